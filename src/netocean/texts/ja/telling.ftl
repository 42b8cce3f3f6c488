### Sayings: what the terminal and the page put into words alike.

## Between parts

telling-between = { "" }
telling-dot = { " · " }
telling-plus = { " + " }
telling-slash = { " / " }
telling-or = { " または " }

## Cards in a few words

telling-card-unknown = 裏向きのカード
telling-name-foreign = { $name }（英）
telling-brief = { $card } · { $facts }
telling-brief-lines = { $card } · { $lines }
telling-place = { $card }（{ $who ->
         [you] 自分
        *[other] 相手
    }の{ $place }）
telling-ocean = ネットの海から{ $symbols }

## The log

telling-skipped = （決めることなし：{ $what }）

## A card in full

telling-card-kind = { $kind } · { $facts }
telling-card-attack = { $letter }攻撃：{ $power }
telling-card-attack-guard = { $letter }攻撃：{ $power }（{ $zeroed }→0：相手の{ $zeroed }攻撃を0にする）
telling-card-lost = ロストポイント：レベルIIIに負けると{ $iii }、レベルIVに{ $iv }、完全体に{ $perfect }、究極体に{ $ultimate }
telling-card-evolution = 進化条件：{ $line }
telling-card-fusion = 融合条件：{ $line }
telling-card-appearance = 出現条件：{ $line }
telling-card-note = 注記：{ $note }
telling-card-also = { $names }としても扱う
telling-card-ability = ◎ { $text }
telling-card-support = ■ { $text }
telling-card-text = { $text }
telling-card-status = カードの状態：{ $status }
telling-card-doubt = 不確かな点：{ $facts }
telling-card-doubt-fact = { $fact }（{ $doubt }）
telling-card-missing = 不明：{ $facts }
telling-card-name-unsure = この名前の表記は、印刷物では確かめられていません。

## Notes of a requirement

telling-note-discard = そのあと手札をもう{ $count }枚捨てる
telling-note-only = { $base }からのみ
telling-note-not = { $base }からは不可
telling-note-fixed = 進化条件は無視できない

## Requirement lines

telling-line = { $base } + { $payment }
telling-line-jogress = { $base } + { $payment }（ジョグレス進化：どちらがいちばん上でもよい）
telling-line-jogress-brief = { $base } + { $payment }（ジョグレス進化）
telling-line-fusion = { $base } + { $payment }（どちらがいちばん上でもよい）
telling-line-when = { $base }、{ $moment }
telling-line-when-if = { $base }、{ $moment }、条件：{ $condition }
telling-line-during-battle = バトル中
telling-line-start-of-battle = バトル開始時
telling-line-fits = { $line }（今のデジモンに合う）
telling-line-doubtful = { $line } [?]
telling-base-any = どのデジモンでも
telling-base-filter = { $words }のデジモン
telling-base-both = { $name }（{ $words }）
