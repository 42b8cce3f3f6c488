### The Appmon card game: the nouns that the other Digimon games do not have.

## Game and zones

term-game-appmon = 数码宝贝宇宙 应用怪兽 卡片游戏
zone-p-deck = 牌库
zone-discard-pile = 弃牌堆
zone-appmon-box = 应用怪兽区
zone-fusion-box = 融合区
zone-power-box = 力量区
zone-applink-box = 应用链接区
zone-chip-hand = 芯片
zone-used-chips = 用掉的芯片

## Phases

phase-fusion = 应用融合阶段

## Grades

grade-1 = 并级
grade-2 = 超级
grade-3 = 极级
grade-4 = 神级

## Attributes

attribute-social = 社交
attribute-navi = 导航
attribute-game = 游戏
attribute-entertainment = 娱乐
attribute-life = 生活
attribute-tool = 工具
attribute-system = 系统

## Kinds and classes of cards

kind-appmon = 应用怪兽卡
kind-chip = 应用芯片
class-raiser = 提高攻击力
class-bond = 羁绊
class-battle = 改变战斗
mark-drive = 应用驱动器

## Facts of a card

fact-grade = 级别
fact-attributes = 属性
fact-fusion = 融合条件
fact-plug = 插头
fact-link = 链接能力
fact-rarity = 稀有度
fact-picture = 芯片上的应用怪兽
fact-option-class = 选项卡的种类
fact-amount = 数值
fact-restrictions = 可能有的限制

## Words of the rules

term-base = 底牌
term-material = 素材
term-fused-card = 融合卡
term-plug = 插头
term-link-power = 链接能力
term-app-fusion = 应用融合
term-app-link = 应用链接

## Rule presets

preset-mixed = 融合α的规则
preset-event = 活动规则

## Rule switches and their values

switch-chips = 应用芯片
switch-chips-if-both = 双方都带了才用
switch-chips-off = 不用
switch-chips-on = 使用
switch-chip-limit-by = 同样的芯片按什么算
switch-chip-limit-by-name = 名称
switch-chip-limit-by-picture = 图
switch-option-slots = 配置区
switch-option-slots-number = { $number }个
switch-no-setup-base = 开局不放底牌
switch-no-setup-base-false = 否：开局就放
switch-no-setup-base-true = 是：第1回合再放
switch-start-exchange-false = 不能
switch-start-exchange-true = 手里没有底牌可用时一次
switch-first = 谁先攻
switch-first-winner = 上一场战斗的胜者
switch-first-lower-points = 点数少的一方
switch-exchange-in-fusion = 应用融合阶段替换底牌
switch-exchange-in-fusion-true = 可以
switch-exchange-in-fusion-false = 不可以
switch-options-from-hand = 直接从手牌用选项卡
switch-options-from-hand-false = 否：只能从配置区
switch-options-from-hand-true = 可以，在战斗中
switch-chip-used-up = 用过的芯片
switch-chip-used-up-true = 本局用掉
switch-chip-used-up-false = 可以再用
switch-digimon-evolution = 数码宝贝的进化
switch-digimon-evolution-printed-only = 照卡上印的
switch-digimon-evolution-first-game = 还要第一代的百分之四十、百分之六十
switch-links-per-turn = 每场战斗的链接
switch-links-per-turn-number = { $number }次
switch-plug = 插头
switch-plug-required = 必须有链接的符号
switch-plug-ignored = 不看
switch-p-battle-first-second = 后攻
switch-p-battle-first-first = 先攻
switch-p-flip = 底牌何时翻开
switch-p-flip-together = 双方同时
switch-p-flip-own = 各自融合之前
switch-p-leftovers-both = 双方融合都结束后
switch-p-exchange-moment = 被替换的底牌何时离开
switch-p-exchange-moment-at-flip = 翻开底牌时
switch-p-devolve = 战斗后谁的融合卡离场
switch-p-tie-break = 双方同时归零
switch-p-tie-break-none = 平手
switch-p-tie-break-ladder = 先比牌库，再比级别
switch-tie-break-house = 先比应用驱动器，再比牌库，再比级别

## Where the value of a switch comes from

start-source-s1-names-chips-as-this-game-s-own-p1-optional = 第一份入门文提到芯片；一份规则目录说可用可不用
start-source-p5-p1-picture = 一个玩家的分析；一份规则目录说按图
start-source-first-game-s2 = 第一代，第二份入门文
start-source-first-game = 第一代
start-source-first-game-s1-s2 = 第一代，两份入门文
start-source-p4 = 一个玩家的评测
start-source-guess = 推测
start-source-s2-as-in-the-first-game = 第二份入门文，同第一代
