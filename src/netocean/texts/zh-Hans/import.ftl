### Importing cards and names of one's own.

## What is reported

report-import-line = { $card }第{ $line }行：{ $text }
report-import-unread = { $card }第{ $line }行第{ $column }列：读不懂此处的“{ $found }”。
report-import-unread-end = { $card }第{ $line }行第{ $column }列：此行在这里过早结束。
report-import-unplayed = { $card }第{ $line }行：这里还无法执行“{ $word }”。
report-import-differs = { $card }已经有了；文件中的以下项目与之不同：{ $facts }。
report-import-known = 已有{ $count }张卡，未再导入。
report-import-nothing = 没有新卡，未保存任何内容。
report-import-stored = 已将{ $count }张卡存入{ $folder }。
report-import-incomplete = 其中{ $count }张因文本未全部读懂而不完整，不能放入卡组。
report-import-names = 已添加{ $count }个名称。

## What can be wrong

import-folder-taken = 文件夹{ $folder }中已有内容。使用--replace可用新卡包取代其中的卡包。
import-folder-unusable = 无法写入文件夹{ $folder }。
names-too-large = 文件太大：{ $size }字节，最多读取{ $limit }字节。
names-empty = 文件中没有名称。
names-encoding = 无法读取这种文本；可以读取UTF-8、UTF-16、Shift_JIS和GB18030。
names-unknown-layout = 这既不是JSON、JSON Lines，也不是CSV或TOML。
names-malformed = 文件此处的写法有误。
names-columns = 这一行有{ $count }列，而首行有{ $wanted }列。
names-no-name = 没有写明是哪个名称：需要slug或name一项。
names-unknown = 没有叫“{ $name }”的卡。
names-unknown-field = “{ $field }”不是语言；可用的有en、ja、zh-Hans、zh-Hant。
names-bad-form = “{ $field }”下的名称为空、过长，或不是纯文本。
names-twice = “{ $name }”在此重复出现，且写法不同。
