### Importing cards and names of one's own.

## What is reported

report-import-line = { $card }, line { $line }: { $text }
report-import-unread = { $card }, line { $line }, column { $column }: “{ $found }” is not understood here.
report-import-unread-end = { $card }, line { $line }, column { $column }: the line ends too soon here.
report-import-unplayed = { $card }, line { $line }: “{ $word }” cannot be played here yet.
report-import-differs = { $card } is there already; the file says something else about: { $facts }.
report-import-known = Left out, because they are there already: { $count } cards.
report-import-nothing = No card is new; nothing was stored.
report-import-stored = { $count } cards are now in { $folder }.
report-import-incomplete = { $count } of them are incomplete, because their text is not wholly understood; decks cannot have them.
report-import-names = Names added: { $count }.

## What can be wrong

import-folder-taken = The folder { $folder } holds something already. With --replace, a pack there makes way for the new one.
import-folder-unusable = Nothing can be written into the folder { $folder }.
names-too-large = The file is too large: { $size } bytes, at most { $limit } are read.
names-empty = There is no name in the file.
names-encoding = This is no text that can be read: UTF-8, UTF-16, Shift_JIS and GB18030 are.
names-unknown-layout = This is neither JSON nor JSON Lines, CSV or TOML.
names-malformed = The file is not written correctly here.
names-columns = The row has { $count } columns; the first row has { $wanted }.
names-no-name = It is not said whose name this is: a field slug or name is needed.
names-unknown = No card is called “{ $name }”.
names-unknown-field = “{ $field }” is no language: en, ja, zh-Hans and zh-Hant are.
names-bad-form = The name under “{ $field }” is empty, too long, or no plain text.
names-twice = “{ $name }” stands here a second time, with another form.
