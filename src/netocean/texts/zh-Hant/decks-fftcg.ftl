### Final Fantasy TCG: what the rules say against a deck.

fault-main-deck-size = 主卡組必須正好{ $wanted }張；這副有{ $count }張。
fault-deck-size-limited = 限制賽的主卡組至少要有{ $wanted }張；這副有{ $count }張。
fault-lb-size = 極限突破卡組有{ $count }張，最多只能放{ $limit }張。
fault-crystal-card = { $card }只是水晶的提示卡，不能放進卡組。
fault-old-type-formation = { $card }是陣形，而這套規則沒有陣形。
fault-old-type-item = { $card }是道具，而這套規則沒有道具。
fault-late-limit-break = { $card }有極限突破，而這套規則更早。
fault-late-warp = { $card }用到躍遷，而這套規則更早。
fault-late-priming = { $card }用到啟動融合，而這套規則更早。
fault-late-crystals = { $card }用到水晶，而這套規則更早。
fault-format-l3 = { $card }不屬於L3賽制允許的第{ $oldest }至{ $newest }彈。
fault-format-l6 = { $card }不屬於L6賽制允許的第{ $oldest }至{ $newest }彈。
fault-format-title = 作品賽只能用同一類別：多數卡屬於{ $category }，而{ $card }不屬於。
remark-no-ban-list = 無從讀取禁卡表，因此沒有採用。
