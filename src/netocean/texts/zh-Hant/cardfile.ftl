### People's own card files.

## Where a fault is

cardfile-at-line = 第{ $line }行：{ $message }
cardfile-at-record = 第{ $record }張卡：{ $message }

## What is wrong with a file

cardfile-too-large = 檔案太大：共{ $size }位元組，最多讀取{ $limit }位元組。
cardfile-too-many = 檔案中有{ $count }張卡，最多讀取{ $limit }張。
cardfile-empty = 檔案裡沒有卡。
cardfile-encoding = 無法讀取這些文字，可用的編碼有UTF-8、UTF-16、Shift_JIS和GB18030。
cardfile-unknown-layout = 這不是JSON、JSON Lines、CSV，也不是OCTGN的set.xml。
cardfile-malformed-json = 這不是正確的JSON（第{ $column }列）。
cardfile-malformed-csv = 這不是正確的CSV：引號不配對。
cardfile-malformed-xml = 這不是正確的XML（第{ $column }列）。
cardfile-entities = 檔案裡不能宣告文件類型或實體。
cardfile-columns = 這一行有{ $count }欄，而首行有{ $wanted }欄。
cardfile-field-twice = 欄位「{ $field }」出現兩次，值不同。

## What is wrong with a card

cardfile-no-card = 這不是卡。
cardfile-missing-field = 缺少欄位「{ $field }」。
cardfile-bad-value = 「{ $value }」不能填在欄位「{ $field }」裡。
cardfile-too-long = 欄位「{ $field }」太長，最多讀取{ $limit }個字。
cardfile-contradiction = 欄位「{ $field }」互相矛盾：「{ $value }」與「{ $other }」。
cardfile-duplicate = 編號{ $code }重複，第一次是第{ $record }張卡。
