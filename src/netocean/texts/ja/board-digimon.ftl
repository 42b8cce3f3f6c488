### 後のデジモンのゲームのボード：プレイヤーと先攻。

board-digimon-plate = { $name }：{ $points }ポイント、手札{ $hand }枚{ $first ->
         [yes] 、先攻
        *[no] { "" }
    }
board-digimon-first-who = 先攻：{ $who ->
         [you] あなた
        *[other] 相手
    }
