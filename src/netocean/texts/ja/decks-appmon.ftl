### The Appmon card game: what the rules say against a deck.

fault-no-base = デックには並のアプモンかレベルIIIのデジモンが1枚以上必要です。
fault-too-many-chips = チップが{ $count }枚あります。{ $limit }枚までです。
fault-chip-name = { $name }のチップが{ $count }枚あります。{ $limit }枚までです。
fault-chip-picture = { $name }の同じ絵のチップが{ $count }枚あります。{ $limit }枚までです。
