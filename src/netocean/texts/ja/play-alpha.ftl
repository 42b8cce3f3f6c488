### Digimon α in the terminal.

play-digimon-table-head = 第{ $turn }ターン · { $phase } · 先攻：{ $who ->
         [you] あなた
        *[other] 相手
    }
play-a-table-side = { $who ->
         [you] あなた
        *[other] 相手
    }：{ $points }ポイント · 手札{ $hand } · ネットの海{ $ocean } · ダークエリア{ $dark } · コスト{ $costs }/{ $limit }
play-a-table-under = { $card }、上に{ $cards }
play-a-table-sideways = { $card }（横向き）
