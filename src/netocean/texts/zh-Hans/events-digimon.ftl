### What happens in the later Digimon games alike, as the log tells it. `$who` is `you` or `other`.

event-first-player = { $who ->
         [you] 你
        *[other] 对手
    }先攻。
event-digimon-turn-begins = 第{ $amount }回合，{ $who ->
         [you] 你
        *[other] 对手
    }先攻。
