### What happens in the later Digimon games alike, as the log tells it. `$who` is `you` or `other`.

event-first-player = { $who ->
         [you] You are
        *[other] The opponent is
    } first player.
event-digimon-turn-begins = Turn { $amount }. { $who ->
         [you] You are
        *[other] The opponent is
    } first player.
