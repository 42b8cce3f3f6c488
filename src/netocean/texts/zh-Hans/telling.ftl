### Sayings: what the terminal and the page put into words alike.

## Between parts

telling-between = { "" }
telling-dot = { " · " }
telling-plus = { " + " }
telling-slash = { " / " }
telling-or = { " 或 " }

## Cards in a few words

telling-card-unknown = 一张反盖的卡
telling-name-foreign = { $name }（日）
telling-brief = { $card } · { $facts }
telling-brief-lines = { $card } · { $lines }
telling-place = { $card }，位于{ $who ->
         [you] 己方
        *[other] 对方
    }{ $place }
telling-ocean = 网络之海的{ $symbols }

## The log

telling-skipped = （无需决定：{ $what }）

## A card in full

telling-card-kind = { $kind } · { $facts }
telling-card-attack = { $letter }攻击：{ $power }
telling-card-attack-guard = { $letter }攻击：{ $power }（{ $zeroed }→0：对方的{ $zeroed }攻击变为0）
telling-card-lost = 失分点数：对等级III { $iii }、等级IV { $iv }、完全体{ $perfect }、究极体{ $ultimate }
telling-card-evolution = 进化条件：{ $line }
telling-card-fusion = 融合条件：{ $line }
telling-card-appearance = 出现条件：{ $line }
telling-card-note = 附注：{ $note }
telling-card-also = 也视为{ $names }
telling-card-ability = ◎ { $text }
telling-card-support = ■ { $text }
telling-card-text = { $text }
telling-card-status = 卡片状态：{ $status }
telling-card-doubt = 存疑：{ $facts }
telling-card-doubt-fact = { $fact }（{ $doubt }）
telling-card-missing = 未知：{ $facts }
telling-card-name-unsure = 这个译名没有印刷来源。

## Notes of a requirement

telling-note-discard = 之后再弃{ $count }张手牌
telling-note-only = 只能由{ $base }进化
telling-note-not = 不能由{ $base }进化
telling-note-fixed = 进化条件不可无视

## Requirement lines

telling-line = { $base } + { $payment }
telling-line-jogress = { $base } + { $payment }（联展进化：哪一方出战都可以）
telling-line-jogress-brief = { $base } + { $payment }（联展进化）
telling-line-fusion = { $base } + { $payment }（哪一方出战都可以）
telling-line-when = { $base }，{ $moment }
telling-line-when-if = { $base }，{ $moment }，条件：{ $condition }
telling-line-during-battle = 战斗中
telling-line-start-of-battle = 战斗开始时
telling-line-fits = { $line }（符合你出战的数码宝贝）
telling-line-doubtful = { $line } [?]
telling-base-any = 任意数码宝贝
telling-base-filter = 任意一只{ $words }的数码宝贝
telling-base-both = { $name }（{ $words }）
