### People's own card files.

## Where a fault is

cardfile-at-line = Line { $line }: { $message }
cardfile-at-record = Card { $record }: { $message }

## What is wrong with a file

cardfile-too-large = The file is too large: { $size } bytes, at most { $limit } are read.
cardfile-too-many = The file has { $count } cards; at most { $limit } are read.
cardfile-empty = There is no card in the file.
cardfile-encoding = This is no text that can be read: UTF-8, UTF-16, Shift_JIS and GB18030 are.
cardfile-unknown-layout = This is neither JSON nor JSON Lines, CSV or a set.xml of OCTGN.
cardfile-malformed-json = This is not correct JSON (column { $column }).
cardfile-malformed-csv = This is not correct CSV: the quotation marks do not fit.
cardfile-malformed-xml = This is not correct XML (column { $column }).
cardfile-entities = A set may not declare a document type or entities.
cardfile-columns = The row has { $count } columns; the first row has { $wanted }.
cardfile-field-twice = The field “{ $field }” stands here twice, with different values.

## What is wrong with a card

cardfile-no-card = This is no card.
cardfile-missing-field = The field “{ $field }” is missing.
cardfile-bad-value = “{ $value }” does not fit the field “{ $field }”.
cardfile-too-long = The field “{ $field }” is too long; at most { $limit } letters are read.
cardfile-contradiction = The field “{ $field }” contradicts itself: “{ $value }” and “{ $other }”.
cardfile-duplicate = The code { $code } stands here a second time; the first is card { $record }.
