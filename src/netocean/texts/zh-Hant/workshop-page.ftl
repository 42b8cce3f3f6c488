### 製卡工坊。

## Packs

workshop-about = 自己製作的卡包保存在這個瀏覽器裡。想帶走或分享，就存成檔案。
workshop-about-none = 把手邊的卡錄進來，或自己設計新卡：填好表格，寫出效果，先試玩，再正式上桌。可以從新卡包開始，也可以讀入別人給你的卡包。
workshop-new = 新卡包
workshop-make = 建立
workshop-import = 讀入卡包
workshop-export = 存成檔案
workshop-merge = 合併
workshop-back = 全部卡包
workshop-back-pack = 回到卡包
workshop-gone = 這裡沒有這個卡包或這張卡。可能已被刪除，或保存在別的瀏覽器裡。
workshop-storage-full = 瀏覽器沒有空間，或不允許保存。頁面開著的期間卡包仍在，請存成檔案。
workshop-things-filter = 所有符合條件的卡
workshop-version = { $version }版
workshop-overlay = 補全現有卡片
workshop-overlay-name = 補全的卡
workshop-own-card = 來自你的卡包「{ $pack }」
workshop-open = 在工坊裡打開
workshop-complete = 補全這張卡
workshop-completing = 這是一張資料不全的現有卡。把你看得清的填上；更動處都會標明，用在你的卡組裡。

## One pack

workshop-pack = 卡包資訊
workshop-pack-name = 卡包名稱
workshop-pack-about = 一句話介紹
workshop-pack-version = 版本
workshop-pack-version-next = 升一版
workshop-pack-licence = 授權方式
workshop-pack-credits = 製作者與資料來源，每行一條
workshop-pack-practice = 自己設計的卡
workshop-pack-id = 卡片編碼以{ $id }開頭。
workshop-cards = 卡片
workshop-cards-none = 還沒有卡。
workshop-card-open = 打開{ $card }
workshop-card-new = 新卡
workshop-card-kind = 種類
workshop-card-number = 卡面編號
workshop-card-number-about = 沒有就留空。據此產生的編碼以後不變。
workshop-card-make = 填寫表格
workshop-card-delete = 刪除這張卡
workshop-card-deleted = { $card }已刪除。
workshop-decks = 卡包裡的卡組
workshop-decks-about = 卡組會隨檔案一起走。你的卡組可以混用各卡包的卡。
workshop-deck-put = 放入我的卡組
workshop-deck-take = 收進我的卡組
workshop-deck-remove = 把「{ $name }」移出卡包

## Files

workshop-import-about = 卡包是一個zip檔。先整個讀取並檢查，你確認後才收下。
workshop-import-too-large = 這個檔案太大，不像是卡包。
workshop-import-there = 你已有這個卡包，版本{ $version }。
workshop-import-take = 收下
workshop-import-beside = 兩個都留
workshop-import-instead = 換掉我的

## Merging

workshop-merge-title = 比較與合併
workshop-merge-with = 與哪個卡包合併？
workshop-merge-other-game = 那個卡包屬於別的遊戲。
workshop-merge-same = 沒有差別，兩邊內容相同。
workshop-merge-about = 有{ $count }處不同。逐項選擇用哪一邊，結果存為你的卡包的下一版。
workshop-merge-ours = 我的：{ $name } { $version }
workshop-merge-theirs = 對方：{ $name } { $version }
workshop-merge-all-ours = 全用我的
workshop-merge-all-theirs = 全用對方的
workshop-merge-nothing = （無）
workshop-merge-do = 採用{ $count }處更動
workshop-part-pack = 卡包
workshop-part-name = 名稱
workshop-part-card = 卡片
workshop-part-deck = 卡組

## One card

workshop-facts = 卡面內容
workshop-drawn = 卡片現在的樣子
workshop-not-drawn = 還畫不出來
workshop-faults = 有{ $count }處要改
workshop-faultless = 沒有問題。
workshop-status-verified = 與卡面一致
workshop-status-provisional = 可以用，有些地方不確定
workshop-status-incomplete = 資料不全，還不能用
workshop-name = 名稱
workshop-name-others = 其他語言
workshop-name-shared = 別的卡也用這個名稱。要改，就寫一個新的。
workshop-none = –
workshop-item = { $label } { $number }
workshop-item-more = 再加一項：{ $label }
workshop-item-remove = 去掉第{ $number }項{ $label }
workshop-mark = 可信程度：{ $field }
workshop-mark-sure = 與卡面一致
workshop-mark-unreadable = 還不清楚
workshop-unreadable-about = 先空著。弄清之前，這張卡不能用。
workshop-missing = 還不知道：
workshop-missing-known = { $fact }：現在知道了
workshop-trust = 資料來源

## Pictures

workshop-picture = 你的卡圖
workshop-picture-file = 選擇圖片
workshop-picture-camera = 拍照
workshop-picture-remove = 去掉圖片
workshop-picture-about = 圖片只留在這個瀏覽器裡，不會傳送，也不會存進卡包。
workshop-picture-unreadable = 瀏覽器打不開這個圖片。
workshop-picture-full = 瀏覽器沒有空間存圖片了。
workshop-picture-unkept = 關掉頁面後圖片就沒有了，瀏覽器不保存它。
workshop-camera-failed = 這裡無法使用相機，請改選圖片檔。
workshop-camera-view = 相機畫面
workshop-camera-take = 拍下

## Trying

workshop-try = 試玩
workshop-try-about = 直接打開一張對局中的桌子，這張卡就在手上。只是試玩，不留對局紀錄。
workshop-try-here = 沒有對手，我來操作雙方
workshop-try-begin = 上桌
workshop-trial-of = 試玩：{ $card }
workshop-try-scenario = 自己擺局面
workshop-try-scenario-about = 用局面文字書寫。留空就用這個遊戲的常用局面。

## At a table

workshop-tried = 這是試玩：離開後不留對局紀錄。
workshop-here = 這張桌子上的自製卡包
workshop-whose-yours = 你的
workshop-whose-theirs = 對方的
workshop-whose-both = 雙方都有

## What a card does

workshop-abilities = 效果
workshop-abilities-none = 還沒有效果。
workshop-ability = 效果{ $number }
workshop-ability-more = 加一條效果
workshop-ability-up = 效果{ $number }上移一位
workshop-ability-remove = 刪除效果{ $number }
workshop-way = 書寫方式
workshop-way-menus = 用選單
workshop-way-typed = 直接輸入
workshop-typed = 直接輸入
workshop-typed-about = 輸入時會列出接下來能寫的內容；按Ctrl+空白鍵打開清單。
workshop-typed-only = 選單暫時拆不開這一行，繼續輸入，寫通順後選單會回來。
workshop-offers = 這裡可以寫
workshop-head = 種類
workshop-head-choose = 選擇種類
workshop-about-event = 何時
workshop-about-keyword = 關鍵詞
workshop-does = 做什麼
workshop-clause-while = 在此期間
workshop-clause-mark = 標記
workshop-clause-title = 名目
workshop-clause-in = 生效位置
workshop-clause-at = 何時
workshop-clause-if = 條件
workshop-clause-once = 每……一次
workshop-clause-at-most = 最多幾次
workshop-clause-may = 可以不用
workshop-clause-cost = 代價
workshop-clause-limit = 期限
workshop-clause-more = 何時、條件、代價、期限……
workshop-clause-remove = 去掉：{ $clause }
workshop-more-cost = 再加一個代價
workshop-title-new = 名稱
workshop-step-do = 做什麼
workshop-step-first = 做什麼？
workshop-step-more = 然後……
workshop-step-choose = 選擇卡片
workshop-step-may = 可以……
workshop-step-if-done = 若已執行……
workshop-step-chooses = 選擇（記作{ $name }）
workshop-step-count = 張數
workshop-step-exactly = 恰好
workshop-step-most = 最多
workshop-step-from = 從哪裡
workshop-step-from-none = 從通常的地方
workshop-step-until = 持續多久
workshop-step-until-none = 通常的期限
workshop-step-up = 第{ $number }步上移一位
workshop-step-remove = 去掉第{ $number }步
workshop-block-if = 如果
workshop-block-may = 可以
workshop-block-when-done = 執行之後
workshop-block-else = 否則
workshop-joined = 條件之間的關係
workshop-and = 並且
workshop-or = 或者
workshop-not = 是否成立
workshop-holds = 成立：
workshop-holds-not = 不成立：
workshop-asked = 問什麼
workshop-asked-comparison = 比較數值
workshop-asked-match = 某張卡是……
workshop-asked-call = 其他條件
workshop-more-condition = 再加一個條件
workshop-compare = 如何比較
workshop-compare-what = 比較什麼
workshop-remove-part = 去掉這一項
workshop-filter = 哪些卡
workshop-filter-any = 任意卡
workshop-filter-more = 限定……
workshop-field = 看哪一項
workshop-is = 是
workshop-is-not = 不是
workshop-number = 數字
workshop-amount-of = 多少
workshop-chosen = 選中的{ $name }
workshop-arg-who = 誰的
workshop-arg-amount = 多少
workshop-arg-letter = 哪種攻擊
workshop-arg-slug = 名稱
workshop-arg-card = 哪張卡
workshop-arg-zone = 哪個區域
workshop-arg-var = 選中的哪一張
workshop-arg-things = 哪些
workshop-arg-other = 哪一個
