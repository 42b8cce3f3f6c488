### 卡組編輯。

## The page of decks

editor-title = 卡組
editor-own = 自己的卡組
editor-own-about = 保存在這個瀏覽器裡。想帶走就存成檔案。
editor-own-none = 你還沒有自己的卡組。可以從空卡組開始，也可以複製現成卡組，或者讀入手邊的卡表。
editor-ready = 現成卡組
editor-new = 新卡組
editor-new-name = 新卡組
editor-import = 讀入卡表
editor-copy = 複製後修改
editor-copy-name = { $name }（副本）
editor-duplicate = 複製一份
editor-rename = 卡組名稱
editor-delete = 刪除
editor-deleted = 「{ $name }」已刪除。
editor-undo = 復原
editor-play = 用這副卡組開局
editor-back = 所有卡組

## Keeping

editor-kept = 已存在瀏覽器裡
editor-unkept = 沒有儲存
editor-storage-full = 瀏覽器沒有空間，或不允許儲存。頁面開著的時候卡組還在，請存成檔案。
editor-gone = 這裡沒有卡組。可能已被刪除，或存在別的瀏覽器裡。
editor-read-only = 這是現成卡組，複製後才能修改。

## Editing

editor-cards = 卡組裡的卡
editor-empty = 卡組是空的。點一張卡就能放進來。
editor-pool = 所有卡片
editor-tab-deck = 卡組
editor-tab-cards = 卡片
editor-add = 加一張{ $card }
editor-remove = 減一張{ $card }
editor-look = 查看{ $card }
editor-copies = { $card }：{ $copies }張
editor-count-plain = { $count }張
editor-group = { $group } · { $count }
editor-group-other = 其他卡
editor-in-deck = 卡組裡有{ $copies }張
editor-added = { $card }：卡組裡現有{ $copies }張
editor-removed = { $card }：已不在卡組裡

## Faults

editor-checking = 正在檢查……
editor-legal = 這副卡組可以使用（{ $preset }）。
editor-faults = 有{ $count }處不合規則（{ $preset }）：
editor-check-failed = 暫時無法檢查規則，卡組不受影響。
editor-check-again = 再檢查一次
editor-checked-by = 依哪套規則檢查
editor-format = 賽制

## Lists in and out

editor-import-title = 讀入卡表
editor-import-about = 每行一張卡：「3 St-1」「3x 亞古獸」「St-1 x3」都可以，卡名用哪種語言都行。
editor-import-text = 卡表
editor-import-file = 開啟檔案
editor-import-drop = 或把檔案拖到這裡
editor-import-read = 讀取
editor-import-preview = 讀到的內容
editor-import-none = 什麼也沒讀到。
editor-import-problems = 有{ $count }行看不懂
editor-import-problems-about = 不會只收下一半：請改好再讀一次，或者只要讀到的部分。
editor-import-take = 收下這副卡組
editor-import-take-found = 只要讀到的部分
editor-import-mend = 回去修改
editor-import-name = 名稱
editor-import-too-large = 這個檔案太大，不像卡表。
editor-import-no-text = 這個檔案裡沒有文字。
editor-export = 匯出文字
editor-export-title = 卡組的文字
editor-export-copy = 複製
editor-export-copied = 已複製。
editor-export-copy-failed = 這裡不允許複製；文字已選取，請手動複製。
editor-export-file = 存成檔案
editor-cancel = 取消
