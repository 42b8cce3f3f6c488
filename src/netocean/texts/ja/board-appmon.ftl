### アプモンカードのボード：ゾーンの短い呼び名、フェイズ、使い方。

## ゾーンの短い呼び名

board-short-appmon-box = アプモン
board-short-fusion-box = 合体
board-short-power-box = パワー
board-short-applink-box = リンク
board-short-option-slots = スロット
board-short-chip-hand = チップ
board-short-used-chips = 使用済
board-short-p-deck = 山札
board-short-discard-pile = 捨て札
board-short-removed = 除外

## フェイズ

board-phase-fusion = アプ合体
board-p-hint-setup = おたがいに並のアプモンを伏せて始めます。相手の100ポイントを0にすれば勝ちです。
board-p-hint-preparation = いらないカードを捨て、手札を6枚にし、合体先とその素材、オプションを伏せます。
board-p-hint-fusion = 伏せたカードを開きます。自分のアプモンと素材が条件の2体なら、アプ合体です。
board-p-hint-battle = 相手のタイプと同じ文字で攻撃。マークがプラグにあるカードをリンクできます。
board-p-hint-points = 負けた側は、自分のカードに書かれた、勝った側のグレードに対するポイントを失います。

## 使い方

board-p-help-fusion = アプ合体するには、合体先のカードを合体BOXへ、その素材（手札かチップ）をパワーBOXへ動かします。1枚ずつタップして答えを選んでもかまいません。
board-p-help-link = バトル中、カードをアプリンクBOXへ動かすとリンクします。そのマーク（●・■・▲）が、戦うアプモンのプラグの絵の横にある2つのどちらかと同じでなければなりません。
board-p-help-chips = チップはアプモンBOXの横にあり、手札には入りません。合体の素材、または+100のリンクになり、どちらも手札を1枚捨てます。
