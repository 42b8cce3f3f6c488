### The Appmon card game in the terminal.

play-p-table-side = { $who ->
         [you] あなた
        *[other] 相手
    }：{ $points }ポイント · 手札{ $hand } · チップ{ $chips } · 山札{ $deck } · 捨て札{ $gone }
