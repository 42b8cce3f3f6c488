### Final Fantasy TCG: what the rules say against a deck.

fault-main-deck-size = 主卡组必须正好{ $wanted }张；这副有{ $count }张。
fault-deck-size-limited = 限制赛的主卡组至少要有{ $wanted }张；这副有{ $count }张。
fault-lb-size = 极限突破卡组有{ $count }张，最多只能放{ $limit }张。
fault-crystal-card = { $card }只是水晶的提示卡，不能放进卡组。
fault-old-type-formation = { $card }是阵形，而这套规则没有阵形。
fault-old-type-item = { $card }是道具，而这套规则没有道具。
fault-late-limit-break = { $card }有极限突破，而这套规则更早。
fault-late-warp = { $card }用到跃迁，而这套规则更早。
fault-late-priming = { $card }用到启动融合，而这套规则更早。
fault-late-crystals = { $card }用到水晶，而这套规则更早。
fault-format-l3 = { $card }不属于L3赛制允许的第{ $oldest }至{ $newest }弹。
fault-format-l6 = { $card }不属于L6赛制允许的第{ $oldest }至{ $newest }弹。
fault-format-title = 作品赛只能用同一类别：多数卡属于{ $category }，而{ $card }不属于。
remark-no-ban-list = 无从读取禁卡表，因此没有采用。
