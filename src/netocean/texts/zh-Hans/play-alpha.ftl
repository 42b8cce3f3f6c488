### Digimon α in the terminal.

play-digimon-table-head = 第{ $turn }回合 · { $phase } · 先攻：{ $who ->
         [you] 你
        *[other] 对手
    }
play-a-table-side = { $who ->
         [you] 你
        *[other] 对手
    }：{ $points }点 · 手牌{ $hand } · 网络之海{ $ocean } · 暗区{ $dark } · 费用{ $costs }/{ $limit }
play-a-table-under = { $card }，上面盖着{ $cards }
play-a-table-sideways = { $card }（横置）
