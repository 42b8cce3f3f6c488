### Hyper Colosseum: the nouns of the game.

## Game and zones

term-game-colosseum = 数码宝贝卡片游戏：超级竞技场
zone-hand = 手牌
zone-net-ocean = 网络之海
zone-dark-area = 暗区
zone-point-gauge = 点数区
zone-digimon-box = 数码宝贝区
zone-evolution-box = 进化区
zone-requirement-box = 条件放置区
zone-option-slot = 配置区
zone-support-box = 支援区

## Phases

phase-setup = 开局准备
phase-preparation = 准备阶段
phase-evolution = 进化阶段
phase-battle = 战斗阶段
phase-points = 计算阶段

## Levels

level-iii = 等级III
level-iv = 等级IV
level-perfect = 完全体
level-ultimate = 究极体
level-armor = 装甲体
level-hybrid = 混合体
level-none = 无等级

## Battle types and attacks

type-a = A型
type-b = B型
type-c = C型
attack-a = A攻击
attack-b = B攻击
attack-c = C攻击

## Attributes

attribute-vaccine = 疫苗种
attribute-data = 数据种
attribute-virus = 病毒种
attribute-free = 自由种
attribute-variable = 可变种

## Fields (families)

field-nsp = 自然灵魂
field-ds = 深海救星
field-nso = 恶梦军团
field-wg = 风之守卫
field-me = 钢铁帝国
field-uk = 未知
field-vb = 病毒克星
field-dr = 龙之咆哮
field-jt = 丛林骑兵
field-da = 黑暗地带

## Frames

frame-blue = 蓝框
frame-red = 红框
frame-green = 绿框
frame-yellow = 黄框
frame-black = 黑框
frame-white = 白框
frame-purple = 紫框

## Kinds and classes of cards

kind-digimon = 数码宝贝卡
kind-option = 选项卡
class-item = 道具
class-program = 程序
class-field = 场地

## Keywords

keyword-sky = 飞行
keyword-underwater = 水中
keyword-underground = 地中
keyword-proud = 骄傲

## Use timings

timing-preparation = 准备阶段
timing-evolution = 进化阶段
timing-field = 进化阶段刚结束时
timing-battle = 战斗阶段
timing-points = 计算阶段
timing-payment = 作为进化条件

## How sure a card and its facts are

status-verified = 已核实
status-provisional = 暂定
status-incomplete = 不完整
status-practice = 练习卡
doubt-jp = 依据日版卡
doubt-us = 依据美版卡
doubt-inferred = 由其他资料推断
doubt-placeholder = 由我们代填
doubt-unknown = 未知

## Words of the rules

term-first-attacker = 先攻
term-second-attacker = 后攻
term-turn = 回合
term-points = 点数
term-lost-points = 失分点数
term-battle-type = 类型
term-guard = A→0
term-requirement = 进化条件
term-support = 支援能力
term-ability = 特殊能力
term-deck = 卡组

## Rule presets

preset-primer = 入门规则
preset-tournament = 赛事规则

## Rule switches and their values

switch-battle-first = 战斗阶段谁先行动
switch-battle-first-second = 后攻方
switch-battle-first-first = 先攻方
switch-window = 战斗中的轮流方式
switch-window-run = 一方行动到停手，再换另一方
switch-window-one-each = 每次一个行动，双方轮流
switch-leftovers = 剩余卡何时清走
switch-leftovers-both = 双方进化都结束后
switch-leftovers-each = 各自的进化结束时
switch-flip = 等级III何时翻开
switch-flip-together = 双方同时
switch-flip-own = 各自进化之前
switch-prep-interleave = 准备阶段双方逐步交替
switch-prep-interleave-false = 否：各自做完整个阶段
switch-prep-interleave-true = 是：每一步双方都做完，再做下一步
switch-exchange-moment = 被替换的等级III何时离开
switch-exchange-moment-at-once = 当场
switch-exchange-moment-at-flip = 翻开等级III时
switch-l3-exchange-in-evolution = 进化阶段可否替换等级III
switch-l3-exchange-in-evolution-true = 可以
switch-l3-exchange-in-evolution-false = 不可以
switch-support-phases = 可以使用支援的阶段
switch-support-phases-all = 每个阶段
switch-support-phases-battle = 仅战斗阶段
switch-support-from = 支援卡从哪里打出
switch-support-from-both = 手牌或配置区
switch-support-from-hand = 仅手牌
switch-support-from-slot = 仅配置区
switch-second-field = 第二张场地卡
switch-second-field-refused = 不能使用
switch-second-field-replaces = 顶替原来的
switch-field-moment = 场地卡何时翻开
switch-field-moment-after-phase = 进化阶段刚结束时
switch-field-moment-own-evolution = 自己的进化完成后
switch-devolve = 战斗后谁的进化数码宝贝离场
switch-devolve-loser = 败者
switch-devolve-both = 双方
switch-lifespan-discards-options = 寿命用尽时连选项卡一起弃掉
switch-lifespan-discards-options-true = 是
switch-lifespan-discards-options-false = 否：只弃进化数码宝贝
switch-guard-before-modifiers = A→0先于加成计算
switch-guard-before-modifiers-true = 是：之后的加成仍有效
switch-guard-before-modifiers-false = 否：按使用顺序只作用一次
switch-allow-bluff = 可否放置无法成功的进化
switch-allow-bluff-true = 可以（虚张声势）
switch-allow-bluff-false = 不可以
switch-name-limit-by = 同卡张数按什么算
switch-name-limit-by-name = 卡名
switch-name-limit-by-number = 卡号
switch-max-ultimate = 卡组中的究极体
switch-max-ultimate-none = 不限
switch-max-ultimate-number = 最多{ $number }张
switch-first-by = 如何决定先攻
switch-first-by-random = 随机
switch-first-by-agreed = 双方商定
switch-tie-break = 同时落败时如何裁定
switch-tie-break-ladder = 依次比点数、网络之海、等级
switch-tie-break-none = 直接平手
switch-max-turns = 最后一个回合
switch-max-turns-number = 第{ $number }回合
switch-card-status = 卡组可用的卡
switch-card-status-provisional = 已核实与暂定
switch-card-status-verified = 仅已核实

## Species

species-amphibian = 两栖类型
species-ancient-beast = 古代兽型
species-ancient-fish = 古代鱼型
species-angel = 天使型
species-aquatic = 水栖型
species-aquatic-beast-man = 水栖兽人型
species-aquatic-mammal = 水栖哺乳类型
species-beast = 兽型
species-beast-man = 兽人型
species-ceratopsian = 角龙型
species-chick = 雏鸟型
species-composite = 合成型
species-cyborg = 半机械型
species-demon-beast = 魔兽型
species-demon-man = 魔人型
species-dinosaur = 恐龙型
species-dragon-man = 龙人型
species-fairy = 妖精型
species-fallen-angel = 堕天使型
species-flame = 火焰型
species-ghost = 幽灵型
species-giant-bird = 巨鸟型
species-holy-knight = 圣骑士型
species-insect = 昆虫型
species-larva = 幼虫型
species-machine = 机械型
species-mammal = 哺乳类型
species-marine-animal = 海兽型
species-mollusk = 软体型
species-mutant = 突变型
species-mythical-beast = 幻兽型
species-oni = 鬼人型
species-ore = 矿石型
species-plant = 植物型
species-plesiosaur = 蛇颈龙型
species-puppet = 木偶型
species-rare-animal = 珍兽型
species-reptile = 爬虫类型
species-rock = 岩石型
species-skeleton = 骸骨型
species-small-devil = 小恶魔型
