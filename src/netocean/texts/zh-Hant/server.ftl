### What the server refuses, and why.

## Seats

server-token-missing = 還不知道你坐在哪個座位。請從首頁開啟對局。
server-token-unknown = 這個連結沒有對應的座位。連結複製完整了嗎？
server-token-expired = 這場對局很久沒有人繼續，已經收起來了。
server-code-unknown = 沒有等待這個加入碼的對局。請再核對一次，或向朋友要一個新的。
server-code-taken = 座位已經有人了。請向朋友要一個新的加入碼。
server-too-many-tabs = 這個座位在太多視窗裡開啟了；最早的這個視窗已中斷連線。
server-too-many-tries = 嘗試次數太多。請等{ $seconds }秒再試。
server-too-many-keys = 一次請求了 { $count } 張卡的資料，最多 { $most } 張。
server-too-many-tables = 從這裡開的對局太多了。{ $seconds }秒後可以再開。

## Playing

server-table-not-begun = 對局還沒開始：朋友還沒到。
server-table-broken = Net Ocean出了錯，這場對局無法繼續。已經打完的部分都儲存著，其他對局不受影響。
server-answer-fault = Net Ocean出了錯，這一步做不了。什麼都沒有改變，請試試別的。
server-claim-early = 對方還有時間。
server-too-fast = 太快了，請稍等一下再試。
server-message-malformed = 看不懂這則訊息。
server-message-too-large = 這則訊息太長：最多讀取{ $most }位元組。
server-stopping = 伺服器正在停止。對局已儲存，伺服器恢復後繼續。

## Opening a table

server-level-unknown = 沒有叫「{ $level }」的電腦對手。可選：{ $known }。
server-limit-bad = 每次決定的時間最多{ $most }秒；0表示不限時。
server-deck-none-ready = 沒有現成卡組符合這套規則。請為對方選一副卡組。
server-language-unknown = 「{ $language }」不是我們的語言。可選：{ $known }。
server-pack-not-accepted = 對方帶來了自己的卡：{ $packs }。接受之後才能一起玩。
server-packs-late = 這段時間情況變了，請再看一次朋友帶來的卡。
server-try-no-position = 這個遊戲還沒有準備好試用卡片的局面。請自己寫一個。
server-try-incomplete = 不完整的卡不能試用。請補上缺少的內容，不確定的地方註明就好。

## Replays and reports

server-replay-not-over = 對局結束後才能看重播：重播會翻開所有隱藏的卡。
server-report-unknown = 沒有這份回報。
server-report-too-long = 回報最多{ $most }個字。

## Storage

server-storage-full = 伺服器的磁碟滿了，現在無法儲存。你的上一步沒有生效，請稍後再試。
server-storage-read-only = 伺服器現在無法寫入磁碟。你的上一步沒有生效，請稍後再試。
server-storage-locked = 伺服器的儲存空間正被占用。你的上一步沒有生效，請再試一次。
server-storage-trouble = 伺服器沒能儲存你的上一步，所以沒有生效。請再試一次。

## Requests

server-body-malformed = 看不懂這個請求。
server-body-too-large = 內容太大：{ $bytes }位元組，最多讀取{ $most }位元組。
server-not-found = 這裡什麼也沒有。
server-method-not-allowed = 不能這樣請求。
server-request-fault = Net Ocean出了錯，無法回應。什麼都沒有改變。
server-no-page = Net Ocean正在執行，但網頁還沒有建置。請執行「{ $command }」，然後重新載入本頁。
