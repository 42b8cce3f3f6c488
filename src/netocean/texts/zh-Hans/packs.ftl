### Card packs.

## Where a fault is

pack-at = { $file }第{ $line }行第{ $column }列：{ $message }
pack-in-file = { $file }：{ $message }

## What is wrong with a pack

pack-unreadable = 这不是可以读取的文件夹或zip文件。
pack-too-many-files = 卡包有{ $count }个文件，最多读取{ $limit }个。
pack-file-too-large = 文件太大：{ $size }字节，最多读取{ $limit }字节。
pack-not-utf-8 = 这不是UTF-8文本。
pack-malformed-toml = 不是正确的TOML格式。
pack-malformed-json = 不是正确的JSON格式。
pack-bad-value = “{ $field }”的值不合要求。
pack-unknown-field = 没有“{ $field }”这一项。
pack-missing-field = 缺少“{ $field }”这一项。
pack-no-manifest = 卡包需要pack.toml文件。
pack-unknown-game = 没有“{ $game }”这个游戏。
pack-language-version = 能力文本用的是第{ $version }版写法，这里只能读取第{ $known }版。
pack-duplicate-name = 名称“{ $name }”重复。
pack-duplicate-key = 卡“{ $card }”重复。
pack-foreign-key = “{ $card }”没有以“{ $pack }/”开头。
pack-unknown-name = names.jsonl里没有名称“{ $name }”。
pack-unsaid-part = 有卡牌指定名称含“{ $name }”的卡，而这张卡的名称正含有它：请在“名称中包含”里加上“{ $name }”。
pack-needed-fact = 缺了这一项，这张卡就不能使用：{ $missing }。如果没人知道，就把它列为缺少的内容。
pack-repeated = “{ $name }”在这一项里写了两次。
pack-status = “{ $card }”标为{ $status }：只有写明缺少什么的卡才是incomplete，反之亦然。
pack-duplicate-abilities = “{ $card }”的能力重复。
pack-abilities-without-card = 这是“{ $card }”的能力，但卡包里没有这张卡。
pack-digest = 文件与pack.toml中的摘要不符。
pack-other-game = 这个卡包属于游戏“{ $game }”。
pack-duplicate-id = 已经有卡包“{ $pack }”。
pack-deck-unknown-card = 现成卡组里写了“{ $text }”，但没有这张卡。{ $near }
pack-too-many = { $count } 个卡包太多了；一方最多可以带 { $limit } 个。
pack-too-many-cards = 这些卡包一共有 { $count } 张卡；最多可以带 { $limit } 张。
pack-other-version = 双方都有卡包“{ $pack }”，但内容不同。请统一用其中一个，或给一个换个 id。

## What is wrong with a zip

pack-path-absolute = 这个路径从磁盘根目录开始；卡包里只能有自己文件夹里的文件。
pack-path-outside = 这个路径指向卡包之外。
pack-link = 这是指向别处的链接；卡包里只能有普通文件。
pack-nested = 这是压缩包里的压缩包，不会解开。
pack-packed-otherwise = 这个文件的压缩或加密方式不是人人都能打开的。
pack-bomb = { $packed } 字节会变成 { $size } 字节：卡牌不会压得这么小，所以什么都没有解开。
pack-file-twice = 压缩包里有两个以上的这个文件。
pack-too-large = 所有文件共 { $size } 字节；最多读取 { $limit } 字节。
pack-no-digest = 缺少摘要（digest）：没有它，谁也看不出这些是不是当初发出的文件。

## What is wrong with a value

pack-number-least = “{ $field }”不能小于 { $limit }。
pack-number-most = “{ $field }”不能大于 { $limit }。
pack-number-step = “{ $field }”必须是 { $limit } 的倍数。
pack-language-newer = 能力用的是语言的第 { $version } 版，比这里的第 { $known } 版新。请先更新 Net Ocean。
pack-bad-id = “{ $pack }”不能作卡包的 id：最多 40 个小写字母、数字和连字符。
pack-bad-slug = “{ $name }”不能作 slug：最多 80 个小写字母、数字和连字符。
pack-bad-key = “{ $card }”不能作卡牌的键：斜杠后面最多 60 个字母、数字、点、连字符或下划线。
pack-bad-version = “{ $version }”不是版本号：应是用点隔开的三个数字，如 1.0.0。
pack-line-too-long = 这一行有 { $size } 个字符；最多读取 { $limit } 个。
pack-text-too-long = “{ $field }”的文字太长了。
pack-unseen-signs = “{ $field }”里有看不见的字符。
pack-markup = “{ $field }”里有 HTML 或脚本；只能显示纯文字。

## What is wrong with a pack that fills in cards

pack-overlay-unknown-card = 没有可以补全的卡 { $card }。
pack-overlay-verified = { $card } 已经核实过，没有要补全的。
pack-overlay-status = { $card } 补全后的状态是 provisional；如果还缺什么，就仍是 incomplete。
pack-overlay-known-fact = { $card } 的“{ $field }”是已知的，而且不一样。如果确实要改，请在“doubt”里注明。
pack-overlay-unmarked = { $card } 的“{ $field }”是补上的。请在“doubt”里注明有多可靠。

## What of an ability would not be played

ability-unplayed-static = static能力不能用“{ $word }”：它只能持续改变攻击或提供保护。
ability-unplayed-until = “{ $word }”没有持续时间，请去掉“until”。
ability-unplayed-twice = 一张卡只能有一行“{ $word }”。
ability-unplayed-cost = 不是由玩家使用的一行没有费用：“{ $word }”。
ability-unplayed-event = “{ $word }”改变事件，只能写在替换效果里。
ability-unplayed-choose = 替换效果不会事先指定：请把“{ $word }”改成“select”。
ability-unplayed-action = 本游戏无法执行“{ $word }”。
ability-unplayed-let = “{ $word }”只能先取名：请写“let”。
ability-unplayed-first = 替换效果不能询问“{ $word }”。
ability-unplayed-level = “{ $word }”不参与等级比较，请写“active is {"{"}level { $word }{"}"}”。
ability-unplayed-degenerate = 数码宝贝只能退化为等级III，不能退化为“{ $word }”：中间的阶段已不在场上。
ability-unplayed-static-appmon = static能力不能用“{ $word }”：它只能持续改变现有的数值与规则。
ability-unplayed-costs = 一个能力只能有一项需要选卡的费用，“{ $word }”是第二项。
ability-unplayed-circle = “{ $word }”改变的正是它的条件所问的内容；请改问点数、张数或级别。
ability-unplayed-standing = 常驻能力不能写“{ $word }”：它改变数值或状态，且没有期限。
ability-unplayed-lasting = “{ $word }”会持续一段时间，请用“until”写明期限。
ability-unplayed-timing = “{ $word }”需要写明时机：“at battle”。
ability-unplayed-card = 这种卡不能有“{ $word }”类的能力。
ability-unplayed-count = “{ $word }”须用筛选条件计数，且只能计数该玩家能看到的卡。
ability-unplayed-must = 不能强制“{ $word }”，只能强制“attack”与“block”。
ability-unplayed-immune = “{ $word }”不是卡的效果。
ability-unplayed-duration = 这里的处理不能持续“{ $word }”。
