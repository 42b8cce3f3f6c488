### Card packs.

## Where a fault is

pack-at = { $file }第{ $line }行第{ $column }列：{ $message }
pack-in-file = { $file }：{ $message }

## What is wrong with a pack

pack-unreadable = 這不是可以讀取的資料夾或zip檔案。
pack-too-many-files = 卡包有{ $count }個檔案，最多讀取{ $limit }個。
pack-file-too-large = 檔案太大：{ $size }位元組，最多讀取{ $limit }位元組。
pack-not-utf-8 = 這不是UTF-8文字。
pack-malformed-toml = 不是正確的TOML格式。
pack-malformed-json = 不是正確的JSON格式。
pack-bad-value = 「{ $field }」的值不合要求。
pack-unknown-field = 沒有「{ $field }」這一項。
pack-missing-field = 缺少「{ $field }」這一項。
pack-no-manifest = 卡包需要pack.toml檔案。
pack-unknown-game = 沒有「{ $game }」這個遊戲。
pack-language-version = 能力文字用的是第{ $version }版寫法，這裡只能讀取第{ $known }版。
pack-duplicate-name = 名稱「{ $name }」重複。
pack-duplicate-key = 卡「{ $card }」重複。
pack-foreign-key = 「{ $card }」沒有以「{ $pack }/」開頭。
pack-unknown-name = names.jsonl裡沒有名稱「{ $name }」。
pack-unsaid-part = 有卡牌指定名稱含「{ $name }」的卡，而這張卡的名稱正含有它：請在「名稱中包含」裡加上「{ $name }」。
pack-needed-fact = 缺了這一項，這張卡就不能使用：{ $missing }。如果沒人知道，就把它列為缺少的內容。
pack-repeated = 「{ $name }」在這一項裡寫了兩次。
pack-status = 「{ $card }」標為{ $status }：只有寫明缺少什麼的卡才是incomplete，反之亦然。
pack-duplicate-abilities = 「{ $card }」的能力重複。
pack-abilities-without-card = 這是「{ $card }」的能力，但卡包裡沒有這張卡。
pack-digest = 檔案與pack.toml中的摘要不符。
pack-other-game = 這個卡包屬於遊戲「{ $game }」。
pack-duplicate-id = 已經有卡包「{ $pack }」。
pack-deck-unknown-card = 現成卡組裡寫了「{ $text }」，但沒有這張卡。{ $near }
pack-too-many = { $count } 個卡包太多了；一方最多可以帶 { $limit } 個。
pack-too-many-cards = 這些卡包一共有 { $count } 張卡；最多可以帶 { $limit } 張。
pack-other-version = 雙方都有卡包「{ $pack }」，但內容不同。請統一用其中一個，或幫其中一個換個 id。

## What is wrong with a zip

pack-path-absolute = 這個路徑從磁碟根目錄開始；卡包裡只能有自己資料夾裡的檔案。
pack-path-outside = 這個路徑通往卡包外面。
pack-link = 這是指向別處的連結；卡包裡只能有一般檔案。
pack-nested = 這是壓縮檔裡的壓縮檔，不會解開。
pack-packed-otherwise = 這個檔案的壓縮或加密方式不是人人都打得開。
pack-bomb = { $packed } 位元組會變成 { $size } 位元組：卡片不會壓得這麼小，所以什麼都沒有解開。
pack-file-twice = 壓縮檔裡這個檔案不只一個。
pack-too-large = 所有檔案共 { $size } 位元組；最多讀取 { $limit } 位元組。
pack-no-digest = 缺少摘要（digest）：沒有它，誰也看不出這些是不是當初送出的檔案。

## What is wrong with a value

pack-number-least = 「{ $field }」不能小於 { $limit }。
pack-number-most = 「{ $field }」不能大於 { $limit }。
pack-number-step = 「{ $field }」必須是 { $limit } 的倍數。
pack-language-newer = 能力用的是語言的第 { $version } 版，比這裡的第 { $known } 版新。請先更新 Net Ocean。
pack-bad-id = 「{ $pack }」不能當卡包的 id：最多 40 個小寫字母、數字和連字號。
pack-bad-slug = 「{ $name }」不能當 slug：最多 80 個小寫字母、數字和連字號。
pack-bad-key = 「{ $card }」不能當卡片的鍵：斜線後面最多 60 個字母、數字、點、連字號或底線。
pack-bad-version = 「{ $version }」不是版本號：應是用點隔開的三個數字，例如 1.0.0。
pack-line-too-long = 這一行有 { $size } 個字元；最多讀取 { $limit } 個。
pack-text-too-long = 「{ $field }」的文字太長了。
pack-unseen-signs = 「{ $field }」裡有看不見的字元。
pack-markup = 「{ $field }」裡有 HTML 或指令碼；只能顯示純文字。

## What is wrong with a pack that fills in cards

pack-overlay-unknown-card = 沒有可以補完的卡 { $card }。
pack-overlay-verified = { $card } 已經查證過，沒有要補的。
pack-overlay-status = { $card } 補完後的狀態是 provisional；如果還缺什麼，就仍是 incomplete。
pack-overlay-known-fact = { $card } 的「{ $field }」是已知的，而且不一樣。如果真的要改，請在「doubt」裡註明。
pack-overlay-unmarked = { $card } 的「{ $field }」是補上的。請在「doubt」裡註明有多可靠。

## What of an ability would not be played

ability-unplayed-static = static能力不能用「{ $word }」：它只能持續改變攻擊或提供保護。
ability-unplayed-until = 「{ $word }」沒有持續時間，請去掉「until」。
ability-unplayed-twice = 一張卡只能有一行「{ $word }」。
ability-unplayed-cost = 不是由玩家使用的一行沒有費用：「{ $word }」。
ability-unplayed-event = 「{ $word }」改變事件，只能寫在替換效果裡。
ability-unplayed-choose = 替換效果不會事先指定：請把「{ $word }」改成「select」。
ability-unplayed-action = 本遊戲無法執行「{ $word }」。
ability-unplayed-let = 「{ $word }」只能先取名：請寫「let」。
ability-unplayed-first = 替換效果不能詢問「{ $word }」。
ability-unplayed-level = 「{ $word }」不參與等級比較，請寫「active is {"{"}level { $word }{"}"}」。
ability-unplayed-degenerate = 數碼寶貝只能退化為等級III，不能退化為「{ $word }」：中間的階段已不在場上。
ability-unplayed-static-appmon = static能力不能用「{ $word }」：它只能持續改變現有的數值與規則。
ability-unplayed-costs = 一個能力只能有一項需要選卡的費用，「{ $word }」是第二項。
ability-unplayed-circle = 「{ $word }」改變的正是它的條件所問的內容；請改問點數、張數或級別。
ability-unplayed-standing = 常駐能力不能寫「{ $word }」：它改變數值或狀態，且沒有期限。
ability-unplayed-lasting = 「{ $word }」會持續一段時間，請用「until」寫明期限。
ability-unplayed-timing = 「{ $word }」需要寫明時機：「at battle」。
ability-unplayed-card = 這種卡不能有「{ $word }」類的能力。
ability-unplayed-count = 「{ $word }」須用篩選條件計數，且只能計數該玩家能看到的卡。
ability-unplayed-must = 不能強制「{ $word }」，只能強制「attack」與「block」。
ability-unplayed-immune = 「{ $word }」不是卡的效果。
ability-unplayed-duration = 這裡的處理不能持續「{ $word }」。
