### Deck lists and deck rules.

## What the rules say against a deck

fault-deck-size = 卡组必须正好{ $wanted }张；这副有{ $count }张。
fault-copies-name = 名为{ $name }的卡有{ $count }张，最多只能放{ $limit }张。
fault-copies-number = 卡号{ $number }的卡有{ $count }张，最多只能放{ $limit }张。
fault-no-level-iii = 卡组里至少要有1张等级III的数码宝贝。
fault-too-many-ultimate = 究极体有{ $count }张，这套规则最多允许{ $limit }张。
fault-incomplete = { $card }不能使用：资料不完整，缺少：{ $missing }。
fault-not-verified = { $card }是暂定卡，而这套规则只接受已核实的卡。存疑：{ $doubt }。

## What cannot be read in a deck list

deck-at-line = 第{ $line }行：{ $message }
deck-too-large = 卡表太长：共{ $size }字节，最多读取{ $limit }字节。
deck-too-many-lines = 卡表太长：最多读取{ $limit }行。
deck-not-utf-8 = 卡表不是UTF-8文本（第{ $byte }字节）。
deck-empty = 卡表里没有卡。
deck-bad-count = “{ $count }”不是有效的张数，应为1到{ $limit }。
deck-unknown-card = 没有名为“{ $text }”的卡。
deck-unknown-card-near = 没有名为“{ $text }”的卡。是不是：{ $near }？
deck-ambiguous = “{ $text }”可能是多张不同的卡，请写卡号：{ $near }。
deck-number-and-name = 卡号是{ $number }的，卡名却是{ $name }的。
deck-unreadable = 无法打开{ $path }。
deck-not-found = “{ $text }”既不是文件，也不是现成卡组。现成卡组：{ $near }。
deck-malformed-toml = 不是正确的TOML格式。
deck-bad-value = “{ $field }”的值不合要求。
deck-unknown-field = 卡组没有“{ $field }”这一项。
deck-missing-field = 缺少“{ $field }”这一项。
card-unknown = 没有名为“{ $text }”的卡。{ $near }

## Facts of a card that can be missing or in doubt

fact-type = 类型
fact-attack = 攻击力
fact-guard = C攻击的效果
fact-lost-points = 失分点数
fact-species = 种族
fact-attribute = 属性
fact-fields = 领域
fact-lines = 进化条件
fact-symbols = 进化条件的○与×
fact-abilities = 特殊能力
fact-support = 支援能力
fact-timing = 发动时机
fact-condition = 条件
fact-cost = 费用
fact-effect = 效果
fact-limit = 使用限制
list-comma = 、
