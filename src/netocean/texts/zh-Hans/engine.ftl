### What can go wrong in the engine, for people.

error-other = 出了问题：{ $what }。

## Answers

error-answer-game-over = 游戏已经结束，没有要决定的事。
error-answer-not-listed = 现在不能选“{ $answer }”。
error-answer-wrong-seat = 现在轮到另一位玩家决定。
error-answer-late = 这件事已经决定了。
error-answer-early = 还没有问到这件事。

## Games, rule sets, decks

error-game-unknown = 没有名为“{ $game }”的游戏。现有：{ $known }。
error-ruleset-unknown = 规则中没有“{ $name }”。
error-ruleset-value = 开关“{ $name }”不能用这个值。
error-deck-size = 卡组必须正好{ $wanted }张；这副有{ $found }张。
error-deck-incomplete-card = 卡组里有不完整的卡{ $card }：缺少使用它所需的资料。
error-deck-no-level-iii = 卡组里至少要有1张等级III的数码宝贝。

## Records and saves

error-record-too-large = 文件太大：{ $bytes }字节，最多读取{ $most }字节。
error-record-not-utf8 = 文件不是UTF-8文本（第{ $byte }字节）。
error-record-cut = 文件损坏或不完整：{ $reason }。
error-record-other-kind = 这个文件不是{ $wanted }。
error-record-version = 文件的版本是{ $found }，只能读取版本{ $known }。
error-record-malformed = 文件内容不正确：{ $reason }。
error-record-edited = 文件保存之后被改动过。
error-record-none = 这局游戏没有记录。
error-undo-nothing = 没有可以撤销的决定。
error-replay-diverged = 从第{ $answer }个回答起，对局与记录不符。

## Scenario texts

error-scenario-one-word = 第{ $line }行：“{ $name }”后面只能写一个词。
error-scenario-number = 第{ $line }行：“{ $name }”后面要写{ $least }到{ $most }之间的数。
error-scenario-too-large = 文本太长：最多读取{ $most }个字符。
error-scenario-empty = 第{ $line }行：没有写这位玩家的内容。
error-scenario-unknown = 第{ $line }行：这里不能用“{ $name }”。
error-scenario-twice = 第{ $line }行：“{ $name }”前面已经写过了。
error-scenario-switch = 第{ $line }行：开关要写名称和它的一个可用值。
error-scenario-word = 第{ $line }行：这里不能写“{ $name }”。可用：{ $known }。
error-scenario-phase = 第{ $line }行：这个阶段开始时不会有“{ $name }”。可用的阶段：{ $known }。
error-scenario-result = 第{ $line }行：从计算阶段开始时要写明谁赢了战斗，其他阶段不能写。
error-scenario-card = 第{ $line }行：没有名为“{ $name }”的卡。
error-scenario-incomplete = 第{ $line }行：“{ $name }”的资料不全，不能使用。
error-scenario-points = 第{ $line }行：点数必须是10的倍数。
error-scenario-box = 第{ $line }行：数码宝贝区里放1张等级III，上面最多再放1张进化数码宝贝：III、III > EVOLVED或III down。
error-scenario-box-down = 第{ $line }行：只有第1回合或进化阶段开始时，等级III才会正面朝下。
error-scenario-slot = 第{ $line }行：一个配置区只放1张卡，可以是选项卡，也可以是允许放在这里待支援的数码宝贝：CARD或CARD open。
error-scenario-open = 第{ $line }行：这个阶段开始时{ $name }不可能已经翻开：要么还没到翻开的时机，要么早已离场。
error-scenario-open-acts = 第{ $line }行：{ $name }翻开时产生的效果不会补上。请把它正面朝下放置，再在对局中翻开。
error-scenario-open-active = 第{ $line }行：{ $name }只有在己方有出战的数码宝贝时才能保持翻开。请在数码宝贝区放入数码宝贝。
error-scenario-second-field = 第{ $line }行：每位玩家只能有1张翻开的场地卡。
error-scenario-support = 第{ $line }行：{ $name }不是数码宝贝，支援区里只能放数码宝贝。
error-scenario-plan = 第{ $line }行：这里要写进化用的数码宝贝，后面可以再写“with”和它的进化条件卡。
error-scenario-payment = 第{ $line }行：为{ $name }放置的只能是它某一行进化条件的全部或一部分。
error-scenario-bluff = 第{ $line }行：不允许虚张声势时，{ $name }的前一形态必须在场或已排在它前面，进化条件也要放全。
error-scenario-thirty = “{ $player }”：卡的总数不是{ $wanted }张，已用{ $used }张。
error-scenario-fill = “{ $player }”：要写明用哪张卡填满看不见的牌堆。
error-scenario-level-iii = “{ $player }”：30张卡里至少要有1张等级III的数码宝贝。
error-scenario-lifespan = “{ $player }”：回合开始时，不会网络之海是空的而暗区里还有卡；那些卡应该已经回到网络之海。
error-scenario-first-turn = “{ $player }”：第1回合开始时，1张等级III正面朝下，手牌{ $hand }张，点数100，其余的卡都在网络之海。

## Mistakes of the program

error-fault-no-advance = 规则在这里停不下来（步骤{ $step }）。这是Net Ocean自身的错误。
error-fault-replay = 重放的结果与原来的对局不同。这是Net Ocean自身的错误。

## Files and players

error-file-unreadable = 无法读取{ $path }。
error-player-unknown = 没有名为“{ $name }”的对手。可选：{ $known }。
