### 卡面、單張卡片的詳情、全部卡片的頁面。

## 卡面上的簡短文字：等級一個字，時機一個詞

face-level-iii = III
face-level-iv = IV
face-level-perfect = 完
face-level-ultimate = 究
face-level-armor = 裝
face-level-hybrid = 混
face-level-none = 無
face-timing-preparation = 準備
face-timing-evolution = 進化
face-timing-field = 進化後
face-timing-battle = 戰鬥
face-timing-points = 計算
face-timing-payment = 進化條件
face-lost = 失分點數

## 單張卡片的詳情

reader-number = 卡號{ $number }
reader-number-none = 沒有卡號
reader-attacks = 攻擊
reader-attacks-about = 看對手的類型：對手是A型，就用A攻擊。
reader-attack = 攻擊
reader-power = 攻擊力
reader-guard = 效果
reader-guard-words = { $letter }→0：對方的{ $letter }攻擊變為0
reader-unknown = 未知
reader-lost = 失分點數
reader-lost-about = 這張卡敗給該等級的數碼寶貝時失去的點數。
reader-evolution = 進化條件
reader-fusion = 融合條件
reader-appearance = 出現條件
reader-any-line = 滿足其中一行即可。
reader-symbols = ○：從網絡之海取一張卡直放；×：橫放。
reader-fits = 符合你出戰的數碼寶貝
reader-no-line = 不需要進化條件，直接出場。
reader-notes = 附註
reader-text = 卡片效果
reader-printed = 類別標誌下面的{ $number }在遊戲中沒有作用。
reader-trust = 可信程度
reader-trust-verified = { $game ->
        [fftcg] 各來源的資料一致。
       *[other] 影響遊戲的每一項都抄錄自日版卡。
    }
reader-trust-provisional = { $game ->
        [fftcg] 可以使用，但有些內容只有一個來源，或是推斷而來。
       *[other] 可以使用，但並非每一項都來自日版卡。
    }
reader-trust-incomplete = { $game ->
        [fftcg] 使用它所需的內容還不清楚，或者還沒讀懂。只能查看，不能放入牌組。
       *[other] 還缺少使用時必需的資料。可以查看，不能放進卡組。
    }
reader-trust-practice = 我們自製的練習卡，從未印刷。
reader-sources = 來源與備註（英文）
reader-names = 其他語言的卡名
reader-names-none = 沒有這個語言的卡名
reader-names-failed = 無法取得其他語言的卡名。

## 全部卡片

cards-search = 搜尋卡名、卡號、種類
cards-filters = 篩選
cards-filters-on = 篩選（{ $count }）
cards-clear = 全部清除
cards-group-kind = 種類
cards-group-level = 等級
cards-group-type = 類型
cards-group-frame = 邊框
cards-group-attribute = 屬性
cards-group-family = 領域
cards-group-status = 卡片狀態
cards-group-element = 屬性
cards-group-cost = 費用
cards-group-mark = 標誌
cards-group-category = 類別
cards-group-set = 彈數
cards-count = { $count }張卡
cards-none = 沒有符合的卡。減少篩選條件再試試。
cards-unknown = 這裡沒有這張卡。
cards-all = 全部卡片
cards-previous = 上一張
cards-next = 下一張
cards-page = 單獨開啟這一頁

## 自己的圖片

pictures-title = 自己的圖片
pictures-about = 有卡片的圖片嗎？選擇它們的資料夾，圖片會顯示在徽章的位置。圖片只留在這個瀏覽器裡，不會傳送到任何地方。
pictures-names = 依檔名中的卡號對應，例如 St-1.jpg 或 XC-05.png。
pictures-folder = 選擇資料夾
pictures-files = 選擇檔案
pictures-reading = 正在讀取圖片：{ $done }/{ $all }
pictures-count = 已有{ $count }張卡使用你的圖片。
pictures-taken =
    { $count ->
        [0] 沒有讀入圖片。
       *[other] 已讀入{ $count }張圖片。
    }
pictures-strange = { $count }個檔案的名字裡沒有這裡認得的卡號。
pictures-unreadable = { $count }個檔案無法作為圖片讀取。
pictures-full = 瀏覽器的儲存空間已滿。已讀入的圖片會保留，其餘的沒有讀入。
pictures-unkept = 這個瀏覽器不保存資料：關閉頁面後圖片就會消失。
pictures-remove = 移除所有圖片
pictures-remove-ask = 要從這個瀏覽器移除你的圖片嗎？原來的檔案不受影響。
pictures-keep = 保留
pictures-removed = 圖片已移除。
