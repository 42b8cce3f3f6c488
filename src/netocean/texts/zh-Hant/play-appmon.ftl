### The Appmon card game in the terminal.

play-p-table-side = { $who ->
         [you] 你
        *[other] 對手
    }：{ $points }點 · 手牌{ $hand } · 芯片{ $chips } · 牌庫{ $deck } · 棄牌堆{ $gone }
