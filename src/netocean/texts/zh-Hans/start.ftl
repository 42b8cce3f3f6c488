### 开始对局、加入对局、规则书。

## The first screen

start-title = 网络之海
start-what = { $game ->
        [fftcg] 前锋、后卫、召唤兽与堆叠，齐聚一桌：规则由牌桌替你把关。
        [alpha] 第二代数码宝贝卡片游戏，按速度一字排开：规则由牌桌替你照看。
        [appmon] 应用怪兽卡片游戏，融合、插头与链接：规则由牌桌替你照看。
       *[other] 最早的数码宝贝卡片游戏，规则由牌桌替你照看。
    }
start-play = 开始
start-begins = 正在布置牌桌……
start-summary = { $deck } · { $opponent } · { $preset }
start-summary-level = { $opponent }（{ $level }）
start-learn = 一分钟学会
start-rules = 规则书
start-remembered = 你的选择会记住，下次照旧。

## Game and deck

start-deck = 你的卡组
start-deck-other = 对方的卡组
start-deck-friend = 朋友的卡组
start-deck-chance = 随机
start-deck-chance-about = 从现成卡组里随机抽一副，内容保密。
start-decks-own-mark = 自己组的卡组。
start-decks-build = 组一副卡组
start-deck-look = 看看内容
start-deck-practice = 练习卡
start-deck-practice-about = 学习用的自制卡，不是真实的卡。
start-deck-count = { $count }张
start-deck-faulty = 这副卡组不符合现在的规则，不能使用。
start-deck-mend = 去修改
start-deck-gone = 原来的卡组已经不在，换成了另一副。

## Opponent

start-opponent = 对手
start-game = 玩哪个游戏
start-game-colosseum = 1999年的数码宝贝：进化，用对攻击字母，把对手的100点打光。
start-game-alpha = 2006年的数码宝贝：一字排开，谁快谁先出手；有费用，有阻挡，还有联手的阿尔法攻击。
start-game-appmon = 2016年的应用怪兽：两只融合成一只，再用插头链接第三只，袖子里还藏着芯片。
start-game-fftcg = 历代最终幻想的英雄：支付水晶点施放，攻击与防御，在堆叠上应对。
start-first-rules = 按哪套规则玩？
start-first-rules-about = 只问这一次；以后每局开始前都可以在“规则”里更改。
start-opponent-computer = 电脑
start-opponent-computer-about = 随时可以开始，决定还能撤销。
start-opponent-here = 同一屏幕上的朋友
start-opponent-here-about = 两人轮流操作，换人时会遮住手牌。
start-opponent-friend = 别处的朋友
start-opponent-friend-about = 会给你一个链接和加入码，发给朋友就行。
start-level = 强度
start-level-greedy = 认真打
start-level-greedy-about = { $game ->
        [fftcg] 会衡量每一步能带来什么。
       *[other] 会预判下一场战斗。
    }
start-level-random = 随便打
start-level-random-about = 适合初学规则。
start-level-other = { $level }
start-limit = 每次决定的时间
start-limit-none = 不限时
start-limit-seconds = { $count }秒
start-limit-minutes = { $count }分钟
start-limit-about = 一方超时，另一方可以宣布获胜。
start-bluff = 没有选择余地时稍等片刻再应答
start-bluff-about = 这样就不会从快慢看出对方手里有没有可用的牌。

## Rules

start-preset = 规则
start-preset-main = 按入门手册的规则。
start-preset-changes = 与入门规则相同，只有这些不同：{ $changes }
start-preset-change = { $switch }：{ $value }
start-preset-changed = 另改了{ $count }个开关
start-switches = 逐个开关
start-switches-about = 资料说法不一、或没有说明的地方。第一个值就是这套预设规则的规定。
start-switch-changed = 已改
start-switch-reset = 恢复预设
start-switch-source = 出处：{ $source }
start-source-s2-organised-play-s1-first = 第二份入门文与赛事记录；第一份入门文为先攻方
start-source-s2-s1-one-each = 第二份入门文；第一份为每次一个行动
start-source-s1 = 第一份入门文
start-source-s2 = 第二份入门文
start-source-s1-s2-own = 第一份入门文；第二份为各自进化之前
start-source-s1-s2-battle = 第一份入门文；第二份为仅战斗阶段
start-source-ours = 由本项目决定
start-source-s2-literal = 第二份入门文原文
start-source-s1-s2 = 两份入门文
start-source-s1-cn-guide = 第一份入门文与早年中文指南
start-source-s1-s2-with-cn-guide = 第一份入门文；第二份与早年中文指南似为5张
start-source-ours-for-s1-s2 = 两份入门文，代替猜拳
start-source-two-outside-sources = 另外两份资料
start-switch-doubt = 没有资料能确定这一点。
start-switch-number = 数字
start-switch-bad = 请填从1开始的整数。
start-more = 更多
start-seed = 随机种子
start-seed-about = 种子相同，发的牌就相同。留空则随机。
start-ask-always = 只有一个答案时也问我

## Joining

start-join = 用加入码加入
start-join-go = 加入
start-join-bad = 加入码是八个字母或数字，例如ABCD-EFGH。
start-join-title = 朋友邀请你对战
start-join-looking = 正在寻找牌桌……
start-join-game = { $game } · { $preset }
start-join-limit = 每次决定的时间：{ $limit }
start-join-choose = 你用哪副卡组？
start-join-sit = 入座
start-join-full = 这张牌桌已经坐满。
start-join-full-about = 请朋友再给一个加入码，或者自己开一局。
start-join-unknown = 没有加入码为{ $code }的牌桌。
start-join-unknown-about = 也许打错了字母，也许牌桌已被清理。加入码的样子是ABCD-EFGH。
start-join-again = 换一个加入码
start-join-own = 这是你自己的牌桌。请在朋友的设备上打开这个链接。
start-join-back = 回到牌桌
start-join-home = 回首页

## Games going on

start-going = 进行中的对局
start-going-continue = 继续
start-going-over = 结束的对局
start-going-replay = 重看
start-going-forget = 从列表移除
start-going-forgotten = 已从列表移除。
start-going-undo = 撤销
start-going-more = 还有{ $count }局
start-going-against-computer = { $deck } 对 电脑（{ $level }）
start-going-against-here = { $deck } 对 同屏的朋友
start-going-against-friend = { $deck } 对 朋友
start-going-table = 牌桌{ $table }
start-going-won = 你赢了。
start-going-lost = 你输了。
start-going-drawn = 平手。
start-going-turn = 第{ $turn }回合

## Problems

start-failed = 对局没能开始。
start-failed-again = 再试一次
start-no-games = 这个服务器上没有游戏。
start-loading = 请稍候……

## The rule book

rulebook-title = 规则书
rulebook-about = 每条规则都有固定的编号。对局记录和“为什么不能用”都会注明编号。
rulebook-search = 查找规则
rulebook-search-hint = 词语或编号，例如8.7
rulebook-found = { $count ->
         [0] 没有规则提到它。
        *[other] { $count }条规则
    }
rulebook-chapters = 章节
rulebook-rule = 规则{ $rule }
rulebook-doubt = 存疑
rulebook-doubt-about = 没有资料能确定这条规则，牌桌按这里写的执行；写有开关的，可以改成别的做法。
rulebook-marks = 标记的含义
rulebook-presets = 各套规则的区别
rulebook-presets-switch = 项目
rulebook-switch = { $switch }：{ $value }
rulebook-switch-mark = 开关
rulebook-switch-values = { $value }（也可以：{ $others }）
rulebook-unknown = 没有“{ $rule }”这条规则。
rulebook-open = 在规则书中查看
rulebook-minute = 一分钟看懂
rulebook-minute-about = 读完五句话就能玩。每一步能做什么，牌桌都会告诉你。
rulebook-minute-play = 试一局
rulebook-minute-1 = 双方各有一只数码宝贝和100点。点数降到0就输。
rulebook-minute-2 = 准备阶段：弃牌，把手牌补满到6张，反盖放好想进化成的数码宝贝、进化条件（○与×来自网络之海），以及最多3张选项卡。
rulebook-minute-3 = 进化阶段：翻开放好的卡。出战的数码宝贝和进化条件都相符，就能进化。
rulebook-minute-4 = 战斗阶段：对手是什么类型（A、B或C），你就用那个字母的攻击。几乎所有C攻击都会让A攻击变为0。选项卡可以改变字母和攻击力，攻击力高的一方获胜。
rulebook-minute-5 = 计算阶段：败者失去点数，失去多少看自己卡上的失分点数中胜者等级的那一项；进化过的数码宝贝退回等级III。
rulebook-whole = 完整的规则书，连同一个回合的实例、资料来源和各种一览表，在项目的文档里。
rulebook-chapter-c-r0 = 基本原则
rulebook-chapter-c-r1 = 卡组
rulebook-chapter-c-r2 = 区域
rulebook-chapter-c-r3 = 卡片
rulebook-chapter-c-r4 = 开局
rulebook-chapter-c-r5 = 回合的框架
rulebook-chapter-c-r6 = 准备阶段
rulebook-chapter-c-r7 = 进化阶段
rulebook-chapter-c-r7a = 条件的种类
rulebook-chapter-c-r8 = 战斗阶段
rulebook-chapter-c-r9 = 计算阶段
rulebook-chapter-c-r10 = 胜负
rulebook-chapter-c-r11 = 选项卡
rulebook-chapter-c-r12 = 特殊能力与支援
rulebook-chapter-c-r13 = 谁知道什么
rulebook-chapter-c-r14 = 一局之外
rulebook-chapter-c-r17 = 规则的整理方式
rulebook-chapter-c-r23 = 卡的可靠程度

## Own cards

start-packs-title = 朋友会用自制的卡
start-packs-about = 下面的卡包会带到这张桌子上。入座后，每张卡都能查看。
start-packs-accept = 好，我接受这些卡
start-packs-decline = 不接受，回到首页
start-packs-undecided = 请先决定是否接受朋友的卡。
