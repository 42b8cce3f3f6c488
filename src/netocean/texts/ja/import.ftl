### Importing cards and names of one's own.

## What is reported

report-import-line = { $card }の{ $line }行目：{ $text }
report-import-unread = { $card }の{ $line }行目{ $column }文字目：「{ $found }」が読み取れません。
report-import-unread-end = { $card }の{ $line }行目{ $column }文字目：文がここで途切れています。
report-import-unplayed = { $card }の{ $line }行目：「{ $word }」はまだ処理できません。
report-import-differs = { $card }はすでにあります。ファイルとは次の項目が違います：{ $facts }
report-import-known = すでにある{ $count }枚のカードは取り込みませんでした。
report-import-nothing = 新しいカードはありません。何も保存していません。
report-import-stored = { $count }枚のカードを{ $folder }に保存しました。
report-import-incomplete = うち{ $count }枚はテキストを読み取りきれず未完のため、デックに入れられません。
report-import-names = 名前を{ $count }件追加しました。

## What can be wrong

import-folder-taken = フォルダー{ $folder }にはすでに何かあります。--replaceを付けると、そこにあるパックを新しいものに置き換えます。
import-folder-unusable = フォルダー{ $folder }に書き込めません。
names-too-large = ファイルが大きすぎます：{ $size }バイト（最大{ $limit }バイト）。
names-empty = ファイルに名前がありません。
names-encoding = 読み取れない文字コードです。UTF-8、UTF-16、Shift_JIS、GB18030なら読み取れます。
names-unknown-layout = JSON、JSON Lines、CSV、TOMLのどれでもありません。
names-malformed = ファイルのこの部分は書き方が正しくありません。
names-columns = この行は{ $count }列ですが、最初の行は{ $wanted }列です。
names-no-name = 何の名前かわかりません。slugかnameの項目が必要です。
names-unknown = 「{ $name }」というカードはありません。
names-unknown-field = 「{ $field }」は言語ではありません。使えるのはen、ja、zh-Hans、zh-Hantです。
names-bad-form = 「{ $field }」の名前が空か、長すぎるか、ただの文字ではありません。
names-twice = 「{ $name }」が別の書き方でもう一度出てきます。
