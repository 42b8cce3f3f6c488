### 后来几个数码宝贝游戏的桌面：玩家与先攻。

board-digimon-plate = { $name }：{ $points } 点，手牌 { $hand } 张{ $first ->
         [yes] ，先攻
        *[no] { "" }
    }
board-digimon-first-who = 先攻：{ $who ->
         [you] 你
        *[other] 对手
    }
