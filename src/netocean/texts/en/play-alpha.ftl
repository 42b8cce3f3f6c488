### Digimon α in the terminal.

play-digimon-table-head = Turn { $turn } · { $phase } · first player: { $who ->
         [you] you
        *[other] the opponent
    }
play-a-table-side = { $who ->
         [you] You
        *[other] Opponent
    }: { $points } points · hand { $hand } · Net Ocean { $ocean } · Dark Area { $dark } · costs { $costs } of { $limit }
play-a-table-under = { $card }, below { $cards }
play-a-table-sideways = { $card } (sideways)
