### Appmon: how the nodes of its abilities are written.

## Helpers, used by the messages below

ability-appmon--whose =
    { $who ->
        [opponent] 相手の
       *[me] 自分の
    }
ability-appmon--player =
    { $who ->
        [opponent] 相手
       *[me] 自分
    }
ability-appmon--fighter = { ability-appmon--whose }戦うカード
ability-appmon--of-fighter = { ability-appmon--whose }戦うカードの攻撃力
ability-appmon--cards =
    { $amount-form ->
        [number] { $amount }枚
        [that] 同じ枚数
       *[value] { $amount }と同じ枚数
    }
ability-appmon--top-cards =
    { $amount-form ->
        [number] 上から{ $amount }枚
        [that] 上から同じ枚数
       *[value] 上から{ $amount }と同じ枚数
    }
ability-appmon--points =
    { $amount-form ->
        [number] { $amount }
        [that] 同じだけ
       *[value] { $amount }と同じだけ
    }
ability-appmon--limit =
    { $bound-word ->
        [hand] { ability-appmon--whose }手札を補充する枚数
       *[links] { ability-appmon--whose }1回のバトルでのリンク回数
    }

## Actions: what a fighting card is

ability-appmon-action-set-attack =
    { ability-appmon--fighter }の攻撃を{ $letter }攻撃にする{ $amount-form ->
        [none] { "" }
        [number] 。{ $letter }攻撃である間、その攻撃力を＋{ $amount }する
       *[value] 。{ $letter }攻撃である間、その攻撃力に{ $amount }を加える
    }
ability-appmon-action-add-attack =
    { $amount-form ->
        [number] { ability-appmon--of-fighter }を＋{ $amount }する
       *[value] { ability-appmon--of-fighter }に{ $amount }を加える
    }
ability-appmon-action-subtract-attack =
    { $amount-form ->
        [number] { ability-appmon--of-fighter }を－{ $amount }する
       *[value] { ability-appmon--of-fighter }から{ $amount }を引く
    }
ability-appmon-action-multiply-attack = { ability-appmon--of-fighter }を{ $amount }倍にする
ability-appmon-action-halve-attack = { ability-appmon--of-fighter }を半分にする
ability-appmon-action-set-power = { ability-appmon--of-fighter }を{ $amount }にする
ability-appmon-action-zero-attack = { ability-appmon--of-fighter }を0にする
ability-appmon-action-add-power = { ability-appmon--of-fighter }に、そのカードの{ $letter }攻撃の数値を加える
ability-appmon-action-become-type = { ability-appmon--fighter }を{ $letter }タイプにする
ability-appmon-action-set-plug = { ability-appmon--fighter }のプラグを{ $symbol }{ $symbol2 }にする
ability-appmon-action-add-attribute = { ability-appmon--fighter }に{ $attribute }属性を加える
ability-appmon-action-add-name = { ability-appmon--fighter }を「{ $name }」としても扱う
ability-appmon-action-add-link =
    { $amount-form ->
        [number] { ability-appmon--fighter }とリンクするカードのリンク能力を＋{ $amount }する
       *[value] { ability-appmon--fighter }とリンクするカードのリンク能力に{ $amount }を加える
    }
ability-appmon-action-subtract-link =
    { $amount-form ->
        [number] { ability-appmon--fighter }とリンクするカードのリンク能力を－{ $amount }する
       *[value] { ability-appmon--fighter }とリンクするカードのリンク能力から{ $amount }を引く
    }

## Actions: what holds for a player

ability-appmon-action-multiply-loss = { ability-appmon--whose }ロストポイントを{ $amount }倍にする
ability-appmon-action-halve-loss = { ability-appmon--whose }ロストポイントを半分にする
ability-appmon-action-set-loss = { ability-appmon--whose }ロストポイントを{ $amount }にする
ability-appmon-action-keep-points =
    { $mood ->
        [state] { ability-appmon--whose }ポイントは減らない
       *[do] { ability-appmon--whose }ポイントが減らないようにする
    }
ability-appmon-action-keep-form =
    { $mood ->
        [state] { ability-appmon--fighter }は負けても場に残る
       *[do] { ability-appmon--fighter }が負けても場に残るようにする
    }
ability-appmon-action-forbid =
    { $mood ->
        [state] { ability-appmon--player }は{ $use }を使えない
       *[do] { ability-appmon--player }が{ $use }を使えないようにする
    }
ability-appmon-action-immune =
    自分の戦うカードは{ $owner-word ->
        [opponent] 相手の{ $source }の効果を
       *[all] あらゆる{ $source }の効果を
    }{ $mood ->
        [state] 受けない
       *[do] 受けなくなる
    }
ability-appmon-action-immune-from =
    自分の戦うカードは相手の{ $filter }の効果を{ $mood ->
        [state] 受けない
       *[do] 受けなくなる
    }
ability-appmon-action-forbid-evolution =
    { $mood ->
        [state] { ability-appmon--player }は{ $filter }に合体も進化もできない
       *[do] { ability-appmon--player }が{ $filter }に合体も進化もできないようにする
    }
ability-appmon-action-blank =
    { $mood ->
        [state] { ability-appmon--fighter }の能力は効果を失う
       *[do] { ability-appmon--fighter }の能力の効果をなくす
    }
ability-appmon-action-raise-limit = { ability-appmon--limit }を{ ability-appmon--points }増やす
ability-appmon-action-lower-limit = { ability-appmon--limit }を{ ability-appmon--points }減らす
ability-appmon-action-free-chips =
    { $mood ->
        [state] { ability-appmon--player }はチップを使う時に手札を捨てなくてよい
       *[do] { ability-appmon--player }がチップを使う時に手札を捨てなくてよいようにする
    }

## Actions: points and the battle

ability-appmon-action-gain-points = { ability-appmon--whose }ポイントを{ ability-appmon--points }増やす
ability-appmon-action-lose-points = { ability-appmon--whose }ポイントを{ ability-appmon--points }減らす
ability-appmon-action-swap-points = 相手とポイントを交換する
ability-appmon-action-equalise-points = ポイントの多い方を、少ない方と同じポイントまで減らす
ability-appmon-action-tie-battle = このバトルを引き分けにする
ability-appmon-action-win-battle = このバトルを{ ability-appmon--whose }勝ちにする
ability-appmon-action-end-battle = このバトルを勝敗なしで終える
ability-appmon-action-repeat-battle = バトルフェイズに戻り、もう一度バトルする

## Actions: cards

ability-appmon-action-mill = { ability-appmon--whose }山札のカードを{ ability-appmon--top-cards }捨てる
ability-appmon-action-draw =
    { $who ->
        [opponent] 相手にカードを{ ability-appmon--cards }引かせる
       *[me] カードを{ ability-appmon--cards }引く
    }
ability-appmon-action-refill =
    { $who ->
        [opponent] 相手に手札を補充させる
       *[me] 自分の手札を補充する
    }
ability-appmon-action-discard-hand =
    { $who ->
        [opponent] 相手に手札を{ ability-appmon--cards }捨てさせる
       *[me] 自分の手札を{ ability-appmon--cards }捨てる
    }
ability-appmon-action-discard-all =
    { $who ->
        [opponent] 相手に手札をすべて捨てさせる
       *[me] 自分の手札をすべて捨てる
    }
ability-appmon-action-discard-random =
    { $who ->
        [opponent] 相手の手札を無作為に{ ability-appmon--cards }捨てさせる
       *[me] 自分の手札を無作為に{ ability-appmon--cards }捨てる
    }
ability-appmon-action-shuffle = { ability-appmon--whose }山札をシャッフルする
ability-appmon-action-shuffle-hand =
    { $who ->
        [opponent] 相手に手札をすべて山札に戻させ、シャッフルさせる
       *[me] 自分の手札をすべて山札に戻してシャッフルする
    }
ability-appmon-action-renew = { ability-appmon--whose }山札を更新する
ability-appmon-action-discard = { $var }を捨てる
ability-appmon-action-look =
    { $amount-form ->
        [none] { $zone }を見る
       *[number] { $zone }のカードを{ ability-appmon--top-cards }見る
    }
ability-appmon-action-reveal = { $var }を相手に見せる
ability-appmon-action-to-hand = { $var }を手札に加える
ability-appmon-action-to-deck = { $var }を山札の{ $end }に置く
ability-appmon-action-to-gauge = { $var }をゲームから除き、ポイントゲージに重ねて置く
ability-appmon-action-to-slot = { $var }を空いているオプションスロットに裏向きで置く

## Actions: the Appmon Box and links

ability-appmon-action-evolve = 進化条件を満たして{ $var }に進化する
ability-appmon-action-fuse = { $var2 }を素材にして{ $var }に合体する
ability-appmon-action-evolve-free = 戦うカードが合っていれば、素材も支払いもなしで{ $var }に合体または進化する
ability-appmon-action-place = 条件に関係なく、{ $var }を自分のベースの上に置く
ability-appmon-action-exchange = 自分のベースを{ $var }と交換する
ability-appmon-action-remove-evolved = 合体または進化した{ ability-appmon--whose }カードを捨てる
ability-appmon-action-return-evolved = 合体または進化した{ ability-appmon--whose }カードを手札に戻す
ability-appmon-action-remove-base = 上に何も重なっていない{ ability-appmon--whose }ベースを捨てる
ability-appmon-action-link = { $var }をさらにリンクする
ability-appmon-action-return-links = リンクしている{ ability-appmon--whose }カードとチップを手元に戻す
ability-appmon-action-negate = { $var }の効果を無効にする
ability-appmon-action-copy = { $var }の使用時の効果と同じことをする

## Costs

ability-appmon-cost-discard-hand =
    { $filter-form ->
        [none] 自分の手札を{ ability-appmon--cards }捨てる
       *[some] 手札の{ $filter }を{ ability-appmon--cards }捨てる
    }
ability-appmon-cost-discard-all = 自分の手札をすべて捨てる
ability-appmon-cost-mill = 自分の山札のカードを{ ability-appmon--top-cards }捨てる
ability-appmon-cost-lose-points = 自分のポイントを{ ability-appmon--points }減らす
ability-appmon-cost-send-this = このカードを捨てる
ability-appmon-cost-send = スロットまたはリンクにある自分のほかの{ $filter-any }を1枚捨てる
ability-appmon-cost-reveal = 手札の{ $filter-any }を1枚相手に見せる
ability-appmon-cost-remove = 自分の捨て札のカードを{ ability-appmon--top-cards }見ないでポイントゲージに重ねる
ability-appmon-cost-use-chip = 自分のチップを1個使い切る

## Conditions and amounts

ability-appmon-condition-evolved-this-turn = 自分の戦うカードがこのターンに合体または進化していた
    .not = 自分の戦うカードがこのターンに合体も進化もしていなかった
ability-appmon-condition-first-player =
    { $who ->
        [opponent] 相手が先攻
       *[me] 自分が先攻
    }
    .not =
        { $who ->
            [opponent] 相手が後攻
           *[me] 自分が後攻
        }
ability-appmon-condition-has-on-sheet = { ability-appmon--whose }シートに表向きの{ $filter }がある
    .not = { ability-appmon--whose }シートに表向きの{ $filter }がない
ability-appmon-condition-evolved-from = 自分の戦うカードが「{ $name }」から合体または進化したカード
    .not = 自分の戦うカードが「{ $name }」から合体または進化したカードではない
ability-appmon-condition-is-evolved = { ability-appmon--fighter }が合体または進化したカード
    .not = { ability-appmon--fighter }がベース
ability-appmon-condition-is-linked = { ability-appmon--fighter }がリンクしている
    .not = { ability-appmon--fighter }がリンクしていない
ability-appmon-condition-used-option = { ability-appmon--player }がこのバトルでオプションを使っている
    .not = { ability-appmon--player }がこのバトルでオプションを使っていない
ability-appmon-amount-that = それと同じ数値
ability-appmon-amount-power = { ability-appmon--fighter }の{ $letter }攻撃の数値
ability-appmon-amount-times = { $amount }の{ $amount2 }倍
    .each = { $amount2 }
ability-appmon-amount-link-power = リンクしている{ ability-appmon--whose }カードのリンク能力

## Events

ability-appmon-event-opened = このカードが表向きになった時
ability-appmon-event-evolved = このカードに合体または進化した時
ability-appmon-event-start-of-battle = バトル開始時
ability-appmon-event-win = バトルに勝った時
ability-appmon-event-loss = バトルに負けた時
ability-appmon-event-draw = バトルが引き分けになった時
ability-appmon-event-points-lost = 自分のポイントが減った時
ability-appmon-event-points-gained = 自分のポイントが増えた時
ability-appmon-event-attack-added = 自分の戦うカードの攻撃力が効果で増えた時
ability-appmon-event-after-points = ポイント計算フェイズでポイントを失ったあと
ability-appmon-event-end-of-phase = フェイズ終了時
ability-appmon-event-end-of-battle = バトル終了時
ability-appmon-event-end-of-turn = ターン終了時
ability-appmon-event-leaves-slot = このカードがオプションスロットを離れた時
ability-appmon-event-negated = このカードが無効にされた時
ability-appmon-event-box-emptied = 自分のアプモンBOXが空になった時
ability-appmon-event-turn-starts = ターン開始時
ability-appmon-event-attack-used = 自分の戦うカードが攻撃を使う時
ability-appmon-event-leaves-play = このカードがアプモンBOXを離れた時
ability-appmon-event-renewed = 自分の山札が更新された時
ability-appmon-event-evolution-failed = 自分の合体または進化が失敗した時
ability-appmon-event-linked = 自分の戦うカードがリンクした時
ability-appmon-event-links = このカードが自分の戦うカードとリンクした時
ability-appmon-event-point-phase = ポイント計算フェイズ開始時

## Limits and durations

ability-appmon-limit-at-use = 使用時
ability-appmon-limit-end-of-phase = フェイズ終了時
ability-appmon-limit-end-of-battle = バトル終了時
ability-appmon-limit-end-of-turn = ターン終了時
ability-appmon-limit-turns = { $amount }ターン（このターンを含む）
ability-appmon-limit-with-active = 自分の戦うカードとともに離れる
ability-appmon-limit-stays = スロットを離れるまで残る
ability-appmon-duration-end-of-phase = このフェイズの終わりまで
ability-appmon-duration-end-of-battle = このバトルの終わりまで
ability-appmon-duration-end-of-turn = このターンの終わりまで
ability-appmon-duration-turns = { $amount }ターンの間（このターンを含む）
ability-appmon-duration-with-active = そのカードが戦っている間
ability-appmon-duration-stays = このカードが場にある間
ability-appmon-duration-on-box = ゲームの終わりまで

## Keywords

ability-appmon-keyword-stands-for-partner = このカードはどの合体の素材にもなれる。
ability-appmon-keyword-copies = このカードはデックに{ $amount }枚まで入れることができる。
ability-appmon-keyword-kept = このカードは自分から捨てることができない。
ability-appmon-keyword-only-one = この名前のカードは1枚しか表向きにできない。
ability-appmon-keyword-fixed = このカードの条件は無視できない。
ability-appmon-keyword-no-adding = この名前のカードの続く効果は重ならない。

## Properties

ability-appmon-property-points = { ability-appmon--whose }ポイント
ability-appmon-property-grade =
    { $form ->
        [subject] { ability-appmon--fighter }
       *[value] { ability-appmon--fighter }のグレード
    }
ability-appmon-property-type = { ability-appmon--fighter }のバトルタイプ
ability-appmon-property-attack = { ability-appmon--fighter }の使う攻撃
ability-appmon-property-power = { ability-appmon--fighter }の使う攻撃に書かれた数値
ability-appmon-property-active = { ability-appmon--fighter }
ability-appmon-property-base = { ability-appmon--whose }ベース
ability-appmon-property-link = リンクしている{ ability-appmon--whose }カード
ability-appmon-property-hand =
    { $form ->
        [count] { ability-appmon--whose }手札の枚数
       *[place] { ability-appmon--whose }手札
    }
    .each = { ability-appmon--whose }手札1枚につき
ability-appmon-property-deck =
    { $form ->
        [count] { ability-appmon--whose }山札の枚数
       *[place] { ability-appmon--whose }山札
    }
    .each = { ability-appmon--whose }山札1枚につき
ability-appmon-property-discard-pile =
    { $form ->
        [count] { ability-appmon--whose }捨て札の枚数
       *[place] { ability-appmon--whose }捨て札
    }
    .each = { ability-appmon--whose }捨て札1枚につき
ability-appmon-property-removed =
    { $form ->
        [count] { ability-appmon--whose }除外されたカードの枚数
       *[place] { ability-appmon--whose }除外されたカード
    }
    .each = { ability-appmon--whose }除外されたカード1枚につき
ability-appmon-property-slots =
    { $form ->
        [count] { ability-appmon--whose }オプションスロットの枚数
       *[place] { ability-appmon--whose }オプションスロット
    }
    .each = { ability-appmon--whose }オプションスロットのカード1枚につき
ability-appmon-property-fusion-box =
    { $form ->
        [count] { ability-appmon--whose }合体BOXの枚数
       *[place] { ability-appmon--whose }合体BOX
    }
    .each = { ability-appmon--whose }合体BOXのカード1枚につき
ability-appmon-property-links =
    { $form ->
        [count] リンクしている{ ability-appmon--whose }カードの枚数
       *[place] リンクしている{ ability-appmon--whose }カード
    }
    .each = リンクしている{ ability-appmon--whose }カード1枚につき
ability-appmon-property-chips =
    { $form ->
        [count] { ability-appmon--whose }チップの数
       *[place] { ability-appmon--whose }チップ
    }
    .each = { ability-appmon--whose }チップ1個につき
ability-appmon-property-box =
    { $form ->
        [count] { ability-appmon--whose }アプモンBOXの枚数
       *[place] { ability-appmon--whose }アプモンBOX
    }
    .each = { ability-appmon--whose }アプモンBOXのカード1枚につき

## Fields of a filter

ability-appmon-field-name =
    .before = { $values }という名前の
    .not-before = { $values }という名前でない
    .is = { $values }という名前
    .is-not = { $values }以外の名前
ability-appmon-field-contains =
    .before = 名前に{ $values }を含む
    .not-before = 名前に{ $values }を含まない
    .is = 名前に{ $values }を含むカード
    .is-not = 名前に{ $values }を含まないカード
ability-appmon-field-number =
    .before = カードナンバー{ $values }の
    .not-before = カードナンバー{ $values }以外の
    .is = カードナンバー{ $values }
    .is-not = カードナンバー{ $values }以外
ability-appmon-field-grade =
    .before = { $values }の
    .not-before = { $values }でない
    .is = { $values }
    .is-not = { $values }以外
ability-appmon-field-up-to =
    .before = { $values }以下の
    .not-before = { $values }より上の
    .is = { $values }以下
    .is-not = { $values }より上
ability-appmon-field-from =
    .before = { $values }以上の
    .not-before = { $values }より下の
    .is = { $values }以上
    .is-not = { $values }より下
ability-appmon-field-attribute =
    .before = { $values }属性の
    .not-before = { $values }属性でない
    .is = { $values }属性
    .is-not = { $values }属性以外
ability-appmon-field-type =
    .before = { $values }タイプの
    .not-before = { $values }タイプでない
    .is = { $values }タイプ
    .is-not = { $values }タイプ以外
ability-appmon-field-kind =
    .noun = { $values }
    .not-before = { $values }でない
    .is = { $values }カード
    .is-not = { $values }カード以外
ability-appmon-field-plug =
    .before = プラグに{ $values }がある
    .not-before = プラグに{ $values }がない
    .is = プラグに{ $values }があるカード
    .is-not = プラグに{ $values }がないカード
ability-appmon-field-link =
    .before = リンク記号が{ $values }の
    .not-before = リンク記号が{ $values }でない
    .is = リンク記号が{ $values }
    .is-not = リンク記号が{ $values }以外
ability-appmon-field-plain =
    .before = 能力のない
    .not-before = 能力のある
    .is = 能力のないカード
    .is-not = 能力のあるカード
ability-appmon-field-open =
    .before = 表向きの
    .not-before = 裏向きの
    .is = 表向き
    .is-not = 裏向き

## Words

ability-appmon-word-who-me = 自分
ability-appmon-word-who-opponent = 相手
ability-appmon-word-letter-a = A
ability-appmon-word-letter-b = B
ability-appmon-word-letter-c = C
ability-appmon-word-grade-standard = 並グレード
ability-appmon-word-grade-super = 超グレード
ability-appmon-word-grade-ultimate = 極グレード
ability-appmon-word-grade-god = 神グレード
ability-appmon-word-timing-battle = バトル
ability-appmon-word-attribute-social = ソーシャル
ability-appmon-word-attribute-navi = ナビ
ability-appmon-word-attribute-game = ゲーム
ability-appmon-word-attribute-entertainment = エンタメ
ability-appmon-word-attribute-life = ライフ
ability-appmon-word-attribute-tool = ツール
ability-appmon-word-attribute-system = システム
ability-appmon-word-symbol-circle = ●
ability-appmon-word-symbol-square = ■
ability-appmon-word-symbol-triangle = ▲
ability-appmon-word-use-options = オプションカード
ability-appmon-word-use-abilities = 能力
ability-appmon-word-use-links = アプリンク
ability-appmon-word-use-fusion = アプ合体と進化
ability-appmon-word-use-renewal = 山札の更新
ability-appmon-word-source-options = オプションカード
ability-appmon-word-source-abilities = 能力
ability-appmon-word-bound-links = リンク回数
ability-appmon-word-bound-hand = 手札
ability-appmon-word-owner-opponent = 相手
ability-appmon-word-owner-all = すべて
ability-appmon-word-end-top = 一番上
ability-appmon-word-end-bottom = 一番下
ability-appmon-word-span-phase = フェイズ
ability-appmon-word-span-battle = バトル
ability-appmon-word-span-turn = ターン
ability-appmon-word-span-game = ゲーム
ability-appmon-word-kind-appmon = アプモン
ability-appmon-word-kind-digimon = デジモン
ability-appmon-word-kind-option = オプション
ability-appmon-word-kind-chip = アプモンチップ
