### 牌桌自己要说的话。

error-answer-malformed = 牌桌看不懂这个回答。
error-claim-not-now = 现在不是对方在决定，不能按超时判胜。
error-undo-not-here = 在这张牌桌上不能悔棋：对方已经看到了。
error-undo-too-often = 这一局撤销的次数太多了，之后的决定不能再撤销。
error-table-full = 这一局太长了，无法继续，只能认输。
error-record-too-long = 这份记录有{ $answers }个回答，最多显示{ $most }个。

## 记录

table-conceded = { $who ->
         [you] 你认输了。
        *[other] 对手认输了。
    }
table-claimed = { $who ->
         [you] 你超时了，对手取得这一局。
        *[other] 对手超时了，你取得这一局。
    }
