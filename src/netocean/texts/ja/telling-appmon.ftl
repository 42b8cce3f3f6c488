### The Appmon card game: cards in a few words.

telling-p-plug = プラグ{ $plug }
telling-p-link = リンク{ $symbol }+{ $amount }
telling-p-cancels = { $letter }攻撃：{ $power }、相手の{ $zeroed }攻撃を0にする
telling-p-lost = ロストポイント：対並 { $standard }、超 { $super }、極 { $ultimate }、神 { $god }
telling-p-fusion = アプ合体：{ $pairs }
telling-p-partner = { $words }のカード
telling-p-partner-any = どのカードでも
telling-p-evolution = { $bases }から進化：{ $payment }
telling-p-evolution-free = { $bases }から進化
telling-p-rarity = レアリティ{ $rarity }
