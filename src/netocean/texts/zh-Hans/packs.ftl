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
pack-status = “{ $card }”标为{ $status }：只有写明缺少什么的卡才是incomplete，反之亦然。
pack-duplicate-abilities = “{ $card }”的能力重复。
pack-abilities-without-card = 这是“{ $card }”的能力，但卡包里没有这张卡。
pack-digest = 文件与pack.toml中的摘要不符。
pack-other-game = 这个卡包属于游戏“{ $game }”。
pack-duplicate-id = 已经有卡包“{ $pack }”。
pack-deck-unknown-card = 现成卡组里写了“{ $text }”，但没有这张卡。{ $near }

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
