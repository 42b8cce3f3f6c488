### 每個頁面四周的文字。

## 其他文字到來之前

shell-first-name = Net Ocean
shell-first-loading = 請稍候……
shell-first-offline = 伺服器沒有回應。它有在執行嗎？網路連上了嗎？
shell-first-again = 再試一次
shell-first-reload = 重新載入頁面
shell-first-language-en = English
shell-first-language-zh-hans = 简体中文
shell-first-language-zh-hant = 繁體中文
shell-first-language-ja = 日本語

## 頁首與選單

shell-name = Net Ocean
shell-title = { $page } · Net Ocean
shell-skip = 跳到內文
shell-menu = 選單
shell-pages = 頁面
shell-language = 語言
shell-theme = 外觀
shell-theme-system = 跟隨系統
shell-theme-light = 淺色
shell-theme-dark = 深色
shell-theme-contrast = 高對比
shell-sound = 音效
shell-sound-on = 音效開啟
shell-sound-off = 音效關閉
shell-close = 關閉

## 各頁面

shell-start = 首頁
shell-table = 牌桌
shell-games = 遊戲
shell-game-colosseum = 超級競技場
shell-game-alpha = 數碼寶貝α
shell-game-appmon = 應用怪獸
shell-game-fftcg = 最終幻想集換式卡牌
shell-join = 加入朋友的對戰
shell-decks = 卡組
shell-deck = 卡組
shell-cards = 卡片
shell-card = 卡片
shell-workshop = 製卡工坊
shell-own-pack = 製卡工坊
shell-rules = 規則
shell-rule = 規則
shell-replay = 重播
shell-replay-table = 重播
shell-replay-report = 問題回報
shell-settings = 設定
shell-notice = 聲明
shell-unknown = 這裡什麼都沒有
shell-unknown-words = 這個網址沒有對應的頁面，可能連結少了一段。

## 設定

shell-settings-words = 語言
shell-settings-look = 外觀與節奏
shell-settings-kept = 設定只會存在這個瀏覽器裡。
shell-card-language = 卡名語言
shell-card-language-same = 與介面相同
shell-card-language-about = 沒有這個語言的卡名時，會以另一種語言顯示，並加上標記。
shell-motion = 動畫
shell-motion-system = 跟隨系統
shell-motion-full = 卡片會移動
shell-motion-still = 卡片不移動
shell-pace = 對手行動的節奏
shell-pace-slow = 慢
shell-pace-normal = 普通
shell-pace-fast = 快
shell-pace-about = 對手的每一步停留多久再繼續。

## 連線

shell-lost = 連線中斷，正在重試……
shell-lost-kept = 對戰沒有遺失，牌桌在等你。
shell-back = 已重新連上。
shell-slow-way = 目前的網路不支援即時連線，反應會慢一點。

## 可能發生的問題

shell-not-kept = 這個瀏覽器不替本頁儲存資料（無痕視窗，或空間已滿）。設定、卡組和座位只在關閉頁面前有效。
shell-error-offline = 伺服器沒有回應。請檢查網路後再試。
shell-error-server = 伺服器無法完成這個操作（{ $status }）。請再試一次；如果還是不行，請重新載入頁面。
shell-error-version = 伺服器的版本比本頁新，請重新載入頁面。
shell-fault = 這裡出了點問題
shell-fault-words = 這是頁面的錯，不是你的。你的對戰好好地存在伺服器上。請再試一次，或重新載入頁面。
shell-page-missing = 頁面的這個部分無法載入。請重新載入頁面，你的對戰不會遺失。

## 聲明

shell-unofficial = 愛好者製作的非官方作品。
shell-notice-unofficial = 這是愛好者製作的非官方作品。Net Ocean（網絡之海）與所收錄遊戲的權利人無關，未經其認可或支援，也不販售任何東西。
shell-notice-trademarks = 商標
shell-notice-trademarks-about = Digimon、數碼寶貝（Digital Monster）及各數碼寶貝的名稱歸萬代（Bandai）、東映動畫與本鄉あきよし所有。此處僅用來指明所說的是哪個遊戲、哪張卡。
shell-notice-not-included = 不收錄的內容
shell-notice-not-included-about = 沒有卡圖，沒有掃描檔，沒有卡面原文，沒有標誌。卡片由我們依卡名、卡號、類型、攻擊力等資料繪製；卡的效果和規則都用我們自己的話寫成。
shell-notice-facts = 資料從哪裡來
shell-notice-facts-about = 來自多種語言的入門文與愛好者網頁、官方認可賽事的裁定、公開維基上的日版卡抄錄，以及收有卡表的開放原始碼程式。資料互相矛盾或缺漏的地方，疑問會保留下來並顯示在卡或規則上：[?] 表示由本專案決定。
shell-notice-names = 卡名
shell-notice-names-about = 有些卡名在某個語言裡沒有印刷出處，顯示整張卡時會標明存疑。
shell-notice-marks = 卡片標記的意思
shell-notice-mark-verified = 已核實
shell-notice-mark-verified-about = 使用這張卡所需的每一項都來自日版卡的抄錄。
shell-notice-mark-provisional = 暫定
shell-notice-mark-provisional-about = 可以使用；存疑的項目在卡上和卡組檢查裡都有標記。
shell-notice-mark-incomplete = 不完整
shell-notice-mark-incomplete-about = 使用所需的內容有未知之處，不能放進卡組。
shell-notice-mark-practice = 練習卡
shell-notice-mark-practice-about = 為本專案自創的卡，用來體驗真卡資料不明的玩法，出現時一律註明。
shell-notice-tell-us = 如果你知道得更清楚，例如手上就有這張卡，請告訴我們：一張卡的照片勝過一百次猜測。
