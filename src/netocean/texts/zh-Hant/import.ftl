### Importing cards and names of one's own.

## What is reported

report-import-line = { $card }第{ $line }行：{ $text }
report-import-unread = { $card }第{ $line }行第{ $column }列：讀不懂此處的「{ $found }」。
report-import-unread-end = { $card }第{ $line }行第{ $column }列：此行在這裡過早結束。
report-import-unplayed = { $card }第{ $line }行：這裡還無法執行「{ $word }」。
report-import-differs = { $card }已經有了；檔案中的以下項目與之不同：{ $facts }。
report-import-known = 已有{ $count }張卡，未再匯入。
report-import-nothing = 沒有新卡，未儲存任何內容。
report-import-stored = 已將{ $count }張卡存入{ $folder }。
report-import-incomplete = 其中{ $count }張因文字未全部讀懂而不完整，不能放入牌組。
report-import-names = 已加入{ $count }個名稱。

## What can be wrong

import-folder-taken = 資料夾{ $folder }中已有內容。使用--replace可用新卡包取代其中的卡包。
import-folder-unusable = 無法寫入資料夾{ $folder }。
names-too-large = 檔案太大：{ $size }位元組，最多讀取{ $limit }位元組。
names-empty = 檔案中沒有名稱。
names-encoding = 無法讀取這種文字；可以讀取UTF-8、UTF-16、Shift_JIS和GB18030。
names-unknown-layout = 這既不是JSON、JSON Lines，也不是CSV或TOML。
names-malformed = 檔案此處的寫法有誤。
names-columns = 這一行有{ $count }欄，而首行有{ $wanted }欄。
names-no-name = 沒有寫明是哪個名稱：需要slug或name一項。
names-unknown = 沒有叫「{ $name }」的卡。
names-unknown-field = 「{ $field }」不是語言；可用的有en、ja、zh-Hans、zh-Hant。
names-bad-form = 「{ $field }」下的名稱為空、過長，或不是純文字。
names-twice = 「{ $name }」在此重複出現，且寫法不同。
