### The boards of the later Digimon games: who sits there, who is first.

board-digimon-plate = { $name }: { $points } points, { $hand ->
         [one] one card
        *[other] { $hand } cards
    } in hand{ $first ->
         [yes] , first player
        *[no] { "" }
    }
board-digimon-first-who = First player: { $who ->
         [you] you
        *[other] the opponent
    }
