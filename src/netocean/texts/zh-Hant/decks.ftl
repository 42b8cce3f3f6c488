### Deck lists and deck rules.

## What the rules say against a deck

fault-deck-size = 卡組必須正好{ $wanted }張；這副有{ $count }張。
fault-copies-name = 名為{ $name }的卡有{ $count }張，最多只能放{ $limit }張。
fault-copies-number = 卡號{ $number }的卡有{ $count }張，最多只能放{ $limit }張。
fault-no-level-iii = 卡組裡至少要有1張等級III的數碼寶貝。
fault-too-many-ultimate = 究極體有{ $count }張，這套規則最多允許{ $limit }張。
fault-incomplete = { $card }不能使用：資料不完整，缺少：{ $missing }。
fault-not-verified = { $card }是暫定卡，而這套規則只接受已核實的卡。存疑：{ $doubt }。

## What cannot be read in a deck list

deck-at-line = 第{ $line }行：{ $message }
deck-too-large = 卡表太長：共{ $size }位元組，最多讀取{ $limit }位元組。
deck-too-many-lines = 卡表太長：最多讀取{ $limit }行。
deck-not-utf-8 = 卡表不是UTF-8文字（第{ $byte }位元組）。
deck-empty = 卡表裡沒有卡。
deck-bad-count = 「{ $count }」不是有效的張數，應為1到{ $limit }。
deck-unknown-card = 沒有名為「{ $text }」的卡。
deck-unknown-card-near = 沒有名為「{ $text }」的卡。是不是：{ $near }？
deck-ambiguous = 「{ $text }」可能是多張不同的卡，請寫卡號：{ $near }。
deck-number-and-name = 卡號是{ $number }的，卡名卻是{ $name }的。
deck-unreadable = 無法開啟{ $path }。
deck-not-found = 「{ $text }」既不是檔案，也不是現成卡組。現成卡組：{ $near }。
deck-malformed-toml = 不是正確的TOML格式。
deck-bad-value = 「{ $field }」的值不合要求。
deck-unknown-field = 卡組沒有「{ $field }」這一項。
deck-missing-field = 缺少「{ $field }」這一項。
card-unknown = 沒有名為「{ $text }」的卡。{ $near }

## Facts of a card that can be missing or in doubt

fact-type = 類型
fact-attack = 攻擊力
fact-guard = C攻擊的效果
fact-lost-points = 失分點數
fact-species = 種族
fact-attribute = 屬性
fact-fields = 領域
fact-lines = 進化條件
fact-symbols = 進化條件的○與×
fact-abilities = 特殊能力
fact-support = 支援能力
fact-timing = 發動時機
fact-condition = 條件
fact-cost = 費用
fact-effect = 效果
fact-limit = 使用限制
list-comma = 、
