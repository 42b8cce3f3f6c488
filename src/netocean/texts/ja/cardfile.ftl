### People's own card files.

## Where a fault is

cardfile-at-line = { $line }行目：{ $message }
cardfile-at-record = { $record }枚目：{ $message }

## What is wrong with a file

cardfile-too-large = ファイルが大きすぎます。{ $size }バイトありますが、読めるのは{ $limit }バイトまでです。
cardfile-too-many = カードが{ $count }枚あります。読めるのは{ $limit }枚までです。
cardfile-empty = ファイルにカードがありません。
cardfile-encoding = 文字を読めません。使える文字コードはUTF-8、UTF-16、Shift_JIS、GB18030です。
cardfile-unknown-layout = JSON、JSON Lines、CSV、OCTGNのset.xmlのどれでもありません。
cardfile-malformed-json = 正しいJSONではありません（{ $column }文字目）。
cardfile-malformed-csv = 正しいCSVではありません。引用符が合っていません。
cardfile-malformed-xml = 正しいXMLではありません（{ $column }文字目）。
cardfile-entities = 文書型やエンティティの宣言は使えません。
cardfile-columns = この行は{ $count }列ですが、最初の行は{ $wanted }列です。
cardfile-field-twice = 「{ $field }」が2回あり、値が違います。

## What is wrong with a card

cardfile-no-card = カードではありません。
cardfile-missing-field = 「{ $field }」がありません。
cardfile-bad-value = 「{ $field }」に「{ $value }」は使えません。
cardfile-too-long = 「{ $field }」が長すぎます。{ $limit }文字までです。
cardfile-contradiction = 「{ $field }」が食い違っています：「{ $value }」と「{ $other }」。
cardfile-duplicate = 番号{ $code }は2度目です。最初は{ $record }枚目です。
