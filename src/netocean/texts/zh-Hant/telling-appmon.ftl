### The Appmon card game: cards in a few words.

telling-p-plug = 插頭{ $plug }
telling-p-link = 鏈接{ $symbol }+{ $amount }
telling-p-cancels = { $letter }攻擊：{ $power }，讓對方的{ $zeroed }攻擊變成0
telling-p-lost = 失分點數：對並級{ $standard }，超級{ $super }，極級{ $ultimate }，神級{ $god }
telling-p-fusion = 應用融合：{ $pairs }
telling-p-partner = 任意一張{ $words }的卡
telling-p-partner-any = 任意一張卡
telling-p-evolution = 由{ $bases }進化：{ $payment }
telling-p-evolution-free = 由{ $bases }進化
telling-p-rarity = 稀有度{ $rarity }
