### What happens in the later Digimon games alike, as the log tells it. `$who` is `you` or `other`.

event-first-player = { $who ->
         [you] あなた
        *[other] 相手
    }が先攻。
event-digimon-turn-begins = 第{ $amount }ターン。{ $who ->
         [you] あなた
        *[other] 相手
    }が先攻。
