### Deck lists and deck rules.

## What the rules say against a deck

fault-deck-size = デックはちょうど{ $wanted }枚です。このデックは{ $count }枚あります。
fault-copies-name = 「{ $name }」という名前のカードが{ $count }枚あります。{ $limit }枚までです。
fault-copies-number = カードナンバー{ $number }のカードが{ $count }枚あります。{ $limit }枚までです。
fault-no-level-iii = デックにはレベルIIIのデジモンが1枚以上必要です。
fault-too-many-ultimate = 究極体が{ $count }枚あります。このルールでは{ $limit }枚までです。
fault-incomplete = { $card }は使えません。わかっていないことがあります：{ $missing }。
fault-not-verified = { $card }は暫定カードですが、このルールで使えるのは確認済みカードだけです。不確かな点：{ $doubt }。

## What cannot be read in a deck list

deck-at-line = { $line }行目：{ $message }
deck-too-large = リストが長すぎます。{ $size }バイトありますが、読めるのは{ $limit }バイトまでです。
deck-too-many-lines = リストが長すぎます。読めるのは{ $limit }行までです。
deck-not-utf-8 = リストがUTF-8のテキストではありません（{ $byte }バイト目）。
deck-empty = リストにカードがありません。
deck-bad-count = 「{ $count }」は枚数として読めません。1から{ $limit }までです。
deck-unknown-card = 「{ $text }」というカードはありません。
deck-unknown-card-near = 「{ $text }」というカードはありません。もしかして：{ $near }
deck-ambiguous = 「{ $text }」にあたるカードが複数あります。カードナンバーで書いてください：{ $near }
deck-number-and-name = カードナンバーは{ $number }のものですが、名前は{ $name }のものです。
deck-unreadable = { $path }を開けません。
deck-not-found = 「{ $text }」というファイルも、用意されたデックもありません。用意されているデック：{ $near }
deck-malformed-toml = TOMLとして正しくありません。
deck-bad-value = 「{ $field }」の値が正しくありません。
deck-unknown-field = デックに「{ $field }」という項目はありません。
deck-missing-field = 「{ $field }」の項目がありません。
card-unknown = 「{ $text }」というカードはありません。{ $near }

## Facts of a card that can be missing or in doubt

fact-type = バトルタイプ
fact-attack = 攻撃力
fact-guard = C攻撃の効果
fact-lost-points = ロストポイント
fact-species = 種族
fact-attribute = 属性
fact-fields = フィールド
fact-lines = 進化条件
fact-symbols = 進化条件の○と×
fact-abilities = 特殊能力
fact-support = サポート能力
fact-timing = 使用タイミング
fact-condition = 条件
fact-cost = コスト
fact-effect = 効果
fact-limit = リミット
list-comma = 、
