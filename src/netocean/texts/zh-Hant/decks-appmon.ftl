### The Appmon card game: what the rules say against a deck.

fault-no-base = 卡組裡至少要有一張並級應用怪獸或等級III數碼寶貝。
fault-too-many-chips = 芯片有{ $count }枚，最多{ $limit }枚。
fault-chip-name = { $name }的芯片有{ $count }枚，最多{ $limit }枚。
fault-chip-picture = { $name }同一張圖的芯片有{ $count }枚，最多{ $limit }枚。
