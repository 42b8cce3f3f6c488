### 应用怪兽卡片游戏：卡组和局面不能接受的地方。

error-deck-chips = 卡组最多带{ $limit }枚芯片；这副有{ $found }枚。
error-deck-no-base = 卡组里至少要有1张并级应用怪兽或等级III的数码宝贝。
error-scenario-appmon-box = 第{ $line }行：应用怪兽区里有一张基础卡，上面最多再叠一张融合后的卡：写成“基础卡”“基础卡 > 融合卡”或“基础卡 down”。
error-scenario-appmon-down = 第{ $line }行：只有第一回合或应用融合阶段开始时，基础卡才会反盖着。
error-scenario-appmon-slot = 第{ $line }行：一个配置区放一张选项卡，卡不能多过配置区：写成“卡”或“卡 open”。
error-scenario-appmon-fusion = 第{ $line }行：这里要写下一级的卡，然后写“with”和为它付出的东西。
error-scenario-appmon-material = 第{ $line }行：这不可能是为{ $name }放下的。
error-scenario-appmon-link = 第{ $line }行：只有应用怪兽或芯片能链接，也只能链接到应用怪兽。
error-scenario-appmon-chip = 第{ $line }行：{ $name }不是芯片。
error-scenario-appmon-no-card = 第{ $line }行：{ $name }是芯片，这里只能放卡。
error-scenario-appmon-chips = 第{ $line }行：最多只能带{ $limit }枚芯片。
error-scenario-appmon-base = “{ $player }”：三十张卡里必须有并级应用怪兽或等级III数码宝贝。
error-scenario-appmon-renewal = “{ $player }”：回合开始时不会牌库空着而弃牌堆有卡，那些卡早已洗成新牌库。
error-scenario-appmon-first-turn = “{ $player }”：第一回合开始时，一张基础卡反盖着，手牌{ $hand }张，100点，其余都在牌库里。
