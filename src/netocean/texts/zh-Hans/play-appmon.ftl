### The Appmon card game in the terminal.

play-p-table-side = { $who ->
         [you] 你
        *[other] 对手
    }：{ $points }点 · 手牌{ $hand } · 芯片{ $chips } · 牌库{ $deck } · 弃牌堆{ $gone }
