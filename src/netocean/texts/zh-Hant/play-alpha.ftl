### Digimon α in the terminal.

play-digimon-table-head = 第{ $turn }回合 · { $phase } · 先攻：{ $who ->
         [you] 你
        *[other] 對手
    }
play-a-table-side = { $who ->
         [you] 你
        *[other] 對手
    }：{ $points }點 · 手牌{ $hand } · 網絡之海{ $ocean } · 暗區{ $dark } · 費用{ $costs }/{ $limit }
play-a-table-under = { $card }，上面蓋著{ $cards }
play-a-table-sideways = { $card }（橫置）
