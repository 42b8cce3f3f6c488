### 後來幾個數碼寶貝遊戲的桌面：玩家與先攻。

board-digimon-plate = { $name }：{ $points } 點，手牌 { $hand } 張{ $first ->
         [yes] ，先攻
        *[no] { "" }
    }
board-digimon-first-who = 先攻：{ $who ->
         [you] 你
        *[other] 對手
    }
