### Final Fantasy TCG in the terminal.

play-f-picked = So far: { $cards }
play-ask-f-preset = Official or primer? You are asked only this once.
play-preset-f-official = { $name } ({ $id }): the game as it is played today. Damage that reaches the power breaks; two Main Phases; a blocker stays as it is; an EX Burst may be used.
play-preset-f-primer = { $name } ({ $id }): the Chinese primer at its word. Only damage that exceeds the power breaks; one Main Phase; blocking dulls; an EX Burst happens by itself; Formations and Items are allowed.
play-preset-f-official-2-1 = { $name } ({ $id }): the rules of 2020, without Limit Break, Warp, Priming and crystals.
play-f-over = The game is over after { $turn } { $turn ->
         [one] turn
        *[other] turns
    }. Points of damage: you { $mine }, opponent { $theirs }.
play-f-table-head = Turn { $turn } ({ $who ->
         [you] yours
        *[other] the opponent's
    }) · { $moment }
play-f-table-side = { $who ->
         [you] You
        *[other] Opponent
    }: damage { $points } · hand { $hand } · deck { $deck } · Break Zone { $gone } · crystals { $crystals }
play-f-colon = { ":" }
play-f-table-with = { $card }, with { $cards }
play-f-table-stack = Stack, the next to resolve first:
play-f-table-object = { $card } ({ $who ->
         [you] yours
        *[other] the opponent's
    }): { $kind }
play-f-table-object-at = { $object } → { $targets }
play-f-object-summon = Summon
play-f-object-action = action ability
play-f-object-special = special ability
play-f-object-auto = auto-ability
