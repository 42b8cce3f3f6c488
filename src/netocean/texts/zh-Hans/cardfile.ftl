### People's own card files.

## Where a fault is

cardfile-at-line = 第{ $line }行：{ $message }
cardfile-at-record = 第{ $record }张卡：{ $message }

## What is wrong with a file

cardfile-too-large = 文件太大：共{ $size }字节，最多读取{ $limit }字节。
cardfile-too-many = 文件中有{ $count }张卡，最多读取{ $limit }张。
cardfile-empty = 文件里没有卡。
cardfile-encoding = 无法读取这些文字，可用的编码有UTF-8、UTF-16、Shift_JIS和GB18030。
cardfile-unknown-layout = 这不是JSON、JSON Lines、CSV，也不是OCTGN的set.xml。
cardfile-malformed-json = 这不是正确的JSON（第{ $column }列）。
cardfile-malformed-csv = 这不是正确的CSV：引号不配对。
cardfile-malformed-xml = 这不是正确的XML（第{ $column }列）。
cardfile-entities = 文件里不能声明文档类型或实体。
cardfile-columns = 这一行有{ $count }列，而首行有{ $wanted }列。
cardfile-field-twice = 字段“{ $field }”出现两次，值不同。

## What is wrong with a card

cardfile-no-card = 这不是卡。
cardfile-missing-field = 缺少字段“{ $field }”。
cardfile-bad-value = “{ $value }”不能填在字段“{ $field }”里。
cardfile-too-long = 字段“{ $field }”太长，最多读取{ $limit }个字。
cardfile-contradiction = 字段“{ $field }”互相矛盾：“{ $value }”与“{ $other }”。
cardfile-duplicate = 编号{ $code }重复，第一次是第{ $record }张卡。
