### The Appmon card game: cards in a few words.

telling-p-plug = 插头{ $plug }
telling-p-link = 链接{ $symbol }+{ $amount }
telling-p-cancels = { $letter }攻击：{ $power }，让对方的{ $zeroed }攻击变成0
telling-p-lost = 失分点数：对并级{ $standard }，超级{ $super }，极级{ $ultimate }，神级{ $god }
telling-p-fusion = 应用融合：{ $pairs }
telling-p-partner = 任意一张{ $words }的卡
telling-p-partner-any = 任意一张卡
telling-p-evolution = 由{ $bases }进化：{ $payment }
telling-p-evolution-free = 由{ $bases }进化
telling-p-rarity = 稀有度{ $rarity }
