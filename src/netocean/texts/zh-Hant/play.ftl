### The terminal's own words.

## Setting up

play-welcome = 網絡之海 · { $game }
play-unofficial = 愛好者的非官方作品。隨時輸入 ? 查看說明。
play-language-hint = 繁體中文。換語言：language en、language zh-Hans、language ja
play-language-now = 從現在起使用繁體中文。
play-language-unknown = 沒有「{ $text }」這種語言。可選：{ $known }。
play-language-usage = 請在language後面寫一種語言：{ $known }。
play-ask-deck = 使用哪副卡組？（輸入編號，或卡組檔名）
play-deck = { $name }（{ $id }）：{ $about }
play-deck-practice = { $name }（{ $id }）：{ $about }使用自製的練習卡，不是真實的卡。
play-ask-opponent = 對手怎麼打？
play-opponent-greedy = 認真打：會往前多想一步（greedy）
play-opponent-random = 隨便打：適合初學規則（random）
play-ask-preset = 使用哪套規則？
play-preset = { $name }（{ $id }）
play-preset-changes = { $name }（{ $id }）。{ $changes }
play-preset-change = { $switch }：{ $value }
play-preset-kept = 規則：{ $name }，與上次相同。想換就用--preset加名稱。
play-preset-remembered = 以後的對局也會照此進行。
play-begins = 你使用「{ $deck }」。對手的卡組保密。
play-resumed = 從上次的地方繼續。
play-deck-problems = 這副卡組不能使用：

## The prompt

play-option = { $words }。{ $text }
play-empty-line = 直接按Enter：{ $words }
play-hint-run = 編號都寫在同一行，例如：{ "1\u00A03" }
play-hint-need = 在同一行寫{ $need }個編號
play-picked = 已放置：{ $cards }
play-standing = 目前：你{ $mine }，對手{ $theirs }。
play-standing-ahead = { $who ->
         [you] 你領先。
         [other] 對手領先。
        *[none] 目前平手。
    }

## Bad input

play-bad-number = 清單裡沒有{ $text }，編號從1到{ $most }。
play-bad-one = 請只輸入一個編號。
play-bad-twice = { $text }寫了兩次。
play-bad-mixed = 「{ $text }」只能單獨選。
play-bad-too-many = 太多了：最多{ $most }張。
play-bad-need = 請選{ $need }張，不多不少。
play-bad-empty = 請選一個，這裡不能跳過。
play-bad-word = 看不懂「{ $text }」。輸入 ? 查看可用的指令。

## Commands

play-words-why = 為什麼 為何
play-words-skip = skip 跳過
play-words-table = 場面 桌面
play-words-log = 記錄
play-words-rules = 規則
play-words-undo = 復原 撤銷 悔棋
play-words-save = 儲存 存檔
play-words-concede = 認輸 投降
play-words-quit = 離開 退出
play-words-language = 語言
play-words-yes = y 是
play-words-no = n 否 不
play-help-title = 可以輸入：
play-help-number = 編號：選擇對應的答案
play-help-ask = ? 3、? 卡名、? { $rule }、? 詞語：解釋答案、卡、規則，或查含有這個詞的規則
play-help-why = { $command } 卡名（或3、#12）：這張卡現在為什麼不能用
play-help-skip = { $command }：一直放棄，直到自己的主要階段或需要你決定
play-help-table = { $command }：看場上的全部情況
play-help-log = { $command }：重看本回合，附規則編號；log all：重看整局
play-help-rules = { $command }：一分鐘看懂規則；rules { $rule }：看這條規則
play-help-undo = { $command }：收回你的上一個決定
play-help-save = { $command } 檔名：存檔，然後繼續
play-help-concede = { $command }：認輸
play-help-quit = { $command }：離開，可以先存檔
play-help-language = { $command } ja：換語言（{ $known }）
play-help-more = 少見但合法的答案，照原樣輸入：
play-why-usable = { $card }現在就能用：清單裡有它。
play-why-title = { $card }現在不能用：
play-why-usage = 請在why後面寫卡名或編號：why { $card }、why 3、why #12。
play-why-not-seen = 你看得到的卡裡沒有「{ $text }」。
play-not-found = 「{ $text }」既不是卡也不是規則。{ $near }
play-near = 相近的有：{ $near }。
play-skip-nothing = 這裡沒有可以放棄的。
play-undone = 已復原。
play-undo-nothing = 沒有可以復原的決定。
play-save-usage = 請在save後面寫檔名。
play-save-exists = { $path }已經存在。覆蓋嗎？（y或n）
play-saved = 已存檔。要繼續請輸入：
play-save-failed = 無法寫入{ $path }，沒有存檔。
play-concede-sure = 確定認輸嗎？（y或n）
play-quit-save = 離開前要存檔嗎？（y或n；直接按Enter：繼續玩）
play-quit-file = 存到哪個檔案？（直接按Enter：{ $path }）
play-yes-or-no = 請輸入y或n。
play-goodbye = 下次見。
play-input-ended = 輸入已結束，遊戲就此中斷。
play-broken = 發生了不該發生的錯誤（{ $error }），不是你的問題。
play-broken-report = 請附上檔案{ $path }告訴我們，到此為止的對局都在裡面。
play-over = 遊戲結束，共{ $turn }回合：你{ $mine }點，對手{ $theirs }點。
play-over-seed = 本局的亂數種子：{ $seed }

## The table

play-table-head = 第{ $turn }回合 · { $phase } · 先攻：{ $who ->
         [you] 你
        *[other] 對手
    }
play-table-setup = { $phase }
play-table-side = { $who ->
         [you] 你
        *[other] 對手
    }：{ $points }點 · 手牌{ $hand } · 網絡之海{ $ocean } · 暗區{ $dark }
play-table-zone = { $zone }：{ $cards }
play-table-down = { $card }，反蓋
play-table-handle = { $card } #{ $handle }
play-table-on = { $card }（在{ $base }上）

## Rules

play-rule = { $rule } · { $text }
play-rule-table = 請看規則書。
play-rule-doubt = [?] 資料對這條規則沒有定論。
play-rule-unknown = 沒有「{ $text }」這條規則。規則編號從{ $first }到{ $last }。
play-rules-more = 還有：{ $rules }。輸入rules加編號查看。
play-passive = { $words }（直接按Enter）
play-table-empties = 空區域：{ $zones }
play-recorded = 本局的記錄在{ $path }。
