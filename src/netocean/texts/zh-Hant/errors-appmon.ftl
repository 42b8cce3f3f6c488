### 應用怪獸卡片遊戲：卡組和局面不能接受的地方。

error-deck-chips = 卡組最多帶{ $limit }枚芯片；這副有{ $found }枚。
error-deck-no-base = 卡組裡至少要有1張並級應用怪獸或等級III的數碼寶貝。
error-scenario-appmon-box = 第{ $line }行：應用怪獸區裡有一張基礎卡，上面最多再疊一張融合後的卡：寫成「基礎卡」「基礎卡 > 融合卡」或「基礎卡 down」。
error-scenario-appmon-down = 第{ $line }行：只有第一回合或應用融合階段開始時，基礎卡才會反蓋著。
error-scenario-appmon-slot = 第{ $line }行：一個配置區放一張選項卡，卡不能多過配置區：寫成「卡」或「卡 open」。
error-scenario-appmon-fusion = 第{ $line }行：這裡要寫下一級的卡，然後寫「with」和為它付出的東西。
error-scenario-appmon-material = 第{ $line }行：這不可能是為{ $name }放下的。
error-scenario-appmon-link = 第{ $line }行：只有應用怪獸或芯片能鏈接，也只能鏈接到應用怪獸。
error-scenario-appmon-chip = 第{ $line }行：{ $name }不是芯片。
error-scenario-appmon-no-card = 第{ $line }行：{ $name }是芯片，這裡只能放卡。
error-scenario-appmon-chips = 第{ $line }行：最多只能帶{ $limit }枚芯片。
error-scenario-appmon-base = 「{ $player }」：三十張卡裡必須有並級應用怪獸或等級III數碼寶貝。
error-scenario-appmon-renewal = 「{ $player }」：回合開始時不會牌庫空著而棄牌堆有卡，那些卡早已洗成新牌庫。
error-scenario-appmon-first-turn = 「{ $player }」：第一回合開始時，一張基礎卡反蓋著，手牌{ $hand }張，100點，其餘都在牌庫裡。
