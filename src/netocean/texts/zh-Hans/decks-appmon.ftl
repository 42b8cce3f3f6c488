### The Appmon card game: what the rules say against a deck.

fault-no-base = 卡组里至少要有一张并级应用怪兽或等级III数码宝贝。
fault-too-many-chips = 芯片有{ $count }枚，最多{ $limit }枚。
fault-chip-name = { $name }的芯片有{ $count }枚，最多{ $limit }枚。
fault-chip-picture = { $name }同一张图的芯片有{ $count }枚，最多{ $limit }枚。
