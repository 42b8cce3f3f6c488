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
error-scenario-switch = 第{ $line }行：开关要写名称和值。
error-scenario-word = 第{ $line }行：这里不能写“{ $name }”。可用：{ $known }。
error-scenario-card = 第{ $line }行：没有名为“{ $name }”的卡。
error-scenario-points = 第{ $line }行：点数必须是10的倍数。
error-scenario-box = 第{ $line }行：数码宝贝区里放1张等级III，上面最多再放1张进化数码宝贝。
error-scenario-slot = 第{ $line }行：这张卡不能这样放在这个配置区。
error-scenario-plan = 第{ $line }行：这里要写进化用的数码宝贝。
error-scenario-result = 从计算阶段开始时，要写明谁赢了战斗。
error-scenario-thirty = 玩家{ $seat }：卡的总数不是{ $wanted }张，已用{ $used }张。
error-scenario-fill = 玩家{ $seat }：要写明用哪张卡填满看不见的牌堆。

## Mistakes of the program

error-fault-no-advance = 规则在这里停不下来（步骤{ $step }）。这是Net Ocean自身的错误。
error-fault-replay = 重放的结果与原来的对局不同。这是Net Ocean自身的错误。

## Files and players

error-file-unreadable = 无法读取{ $path }。
error-player-unknown = 没有名为“{ $name }”的对手。可选：{ $known }。
