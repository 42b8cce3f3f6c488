### 牌桌自己要說的話。

error-answer-malformed = 牌桌看不懂這個回答。
error-claim-not-now = 現在不是對方在決定，不能以逾時判勝。
error-undo-not-here = 這張牌桌不能復原決定：對方已經看到了。
error-undo-too-often = 這一局復原的次數太多了，之後的決定不能再復原。
error-table-full = 這一局太長了，沒辦法繼續，只能認輸。
error-record-too-long = 這份紀錄有{ $answers }個回答，最多顯示{ $most }個。

## 紀錄

table-conceded = { $who ->
         [you] 你認輸了。
        *[other] 對手認輸了。
    }
table-claimed = { $who ->
         [you] 你的時間到了，對手取得這一局。
        *[other] 對手的時間到了，你取得這一局。
    }
