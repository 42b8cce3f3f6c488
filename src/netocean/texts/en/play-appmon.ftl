### The Appmon card game in the terminal.

play-p-table-side = { $who ->
         [you] You
        *[other] Opponent
    }: { $points } points · hand { $hand } · chips { $chips } · deck { $deck } · Discard Pile { $gone }
