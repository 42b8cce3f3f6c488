### Sayings: what the terminal and the page put into words alike.

## Between parts

telling-between = { "" }
telling-dot = { " · " }
telling-plus = { " + " }
telling-slash = { " / " }
telling-or = { " 或 " }

## Cards in a few words

telling-card-unknown = 一張反蓋的卡
telling-name-foreign = { $name }（日）
telling-brief = { $card } · { $facts }
telling-brief-lines = { $card } · { $lines }
telling-place = { $card }，位於{ $who ->
         [you] 己方
        *[other] 對方
    }{ $place }
telling-ocean = 網絡之海的{ $symbols }

## The log

telling-skipped = （無需決定：{ $what }）

## A card in full

telling-card-kind = { $kind } · { $facts }
telling-card-attack = { $letter }攻擊：{ $power }
telling-card-attack-guard = { $letter }攻擊：{ $power }（{ $zeroed }→0：對方的{ $zeroed }攻擊變為0）
telling-card-lost = 失分點數：對等級III { $iii }、等級IV { $iv }、完全體{ $perfect }、究極體{ $ultimate }
telling-card-evolution = 進化條件：{ $line }
telling-card-fusion = 融合條件：{ $line }
telling-card-appearance = 出現條件：{ $line }
telling-card-note = 附註：{ $note }
telling-card-also = 也視為{ $names }
telling-card-ability = ◎ { $text }
telling-card-support = ■ { $text }
telling-card-text = { $text }
telling-card-status = 卡片狀態：{ $status }
telling-card-doubt = 存疑：{ $facts }
telling-card-doubt-fact = { $fact }（{ $doubt }）
telling-card-missing = 未知：{ $facts }
telling-card-name-unsure = 這個譯名沒有印刷來源。

## Notes of a requirement

telling-note-discard = 之後再棄{ $count }張手牌
telling-note-only = 只能由{ $base }進化
telling-note-not = 不能由{ $base }進化
telling-note-fixed = 進化條件不可無視

## Requirement lines

telling-line = { $base } + { $payment }
telling-line-jogress = { $base } + { $payment }（聯展進化：哪一方出戰都可以）
telling-line-jogress-brief = { $base } + { $payment }（聯展進化）
telling-line-fusion = { $base } + { $payment }（哪一方出戰都可以）
telling-line-when = { $base }，{ $moment }
telling-line-when-if = { $base }，{ $moment }，條件：{ $condition }
telling-line-during-battle = 戰鬥中
telling-line-start-of-battle = 戰鬥開始時
telling-line-fits = { $line }（符合你出戰的數碼寶貝）
telling-line-doubtful = { $line } [?]
telling-base-any = 任意數碼寶貝
telling-base-filter = 任意一隻{ $words }的數碼寶貝
telling-base-both = { $name }（{ $words }）
