### Digimon α: the nouns that the first game does not have. Zones, phases, fields and the like are shared by their keys.

## Game and zones

term-game-alpha = 数码宝贝卡片游戏α
zone-digimon-boxes = 数码宝贝区
zone-option-slots = 配置区
zone-command = 使用中的指令卡

## Steps

step-reset = 重置步骤（1-A）
step-surplus = 处理多余卡步骤（1-B）
step-fill = 补满手牌步骤（1-C）
step-placing = 盖放步骤（1-D）
step-turning-up = 翻开盖卡步骤（2-A）
step-cost-check = 检查费用步骤（2-B）
step-evolution-check = 确认进化条件步骤（2-C）
step-line-up = 数码宝贝排序步骤（2-D）

## Levels, skills, kinds

level-i = 等级I
level-ii = 等级II
skill-a = A技能
skill-b = B技能
skill-c = C技能
kind-command = 指令卡
class-ordinary = 普通
mark-limit-1 = 限1张

## Facts of a card, and how sure they are

fact-level = 等级
fact-speed = 速度值
fact-hp = 生命值
fact-skills = 技能
fact-kind = 卡的种类
fact-number = 卡号
fact-evolution = 进化条件
fact-ability = 特殊能力
fact-names-en = 英文名
fact-names-zh = 中文名
doubt-from-series = 来自系列设定，不是卡上读到的
doubt-example = 我们举的例子
doubt-unverified = 未核实
doubt-ours = 我们自订

## Words of the rules

term-first-player = 先攻
term-second-player = 后攻
term-opportunity = 行动机会
term-supporter = 支援
term-alpha-attack = 阿尔法攻击
term-upright = 竖置
term-sideways = 横置

## Rule presets

preset-pages = 网页规则

## Rule switches and their values

switch-require-level3 = 卡组中必须有等级III
switch-require-level3-true = 必须
switch-require-level3-false = 不必
switch-start-exchange = 重抽起始手牌
switch-start-exchange-primer = 和平时一样
switch-start-exchange-no-level3-in-hand = 没有等级III时
switch-skip-first = 第1回合谁跳过重置与处理多余卡
switch-skip-first-first-player = 先攻
switch-skip-first-both = 双方
switch-redraw = 重抽时的旧手牌
switch-redraw-shuffle-back = 洗回卡组
switch-redraw-discard = 弃掉
switch-renew-by = 谁可以重新洗切卡组
switch-renew-by-anyone = 谁都可以
switch-renew-by-no-low-level = 场上没有等级III以下的一方
switch-renew-when = 何时可以重新洗切卡组
switch-renew-when-always = 随时
switch-renew-when-deck-short = 卡组不够补满手牌时
switch-renew-refill = 重新洗切后再补满手牌
switch-renew-refill-true = 是
switch-renew-refill-false = 否
switch-place-cost-limit = 盖放时费用合计10
switch-place-cost-limit-hard = 不能超过
switch-place-cost-limit-soft = 不限，由检查费用处理
switch-evolve-fresh = 进化卡盖在本回合刚放的数码宝贝上
switch-evolve-fresh-true = 可以
switch-evolve-fresh-false = 不可以
switch-place-unfit = 盖放不符合条件的进化卡
switch-place-unfit-true = 可以（虚张声势）
switch-place-unfit-false = 不可以
switch-cost-counts = 检查费用时计算
switch-cost-counts-all = 场上每张卡
switch-cost-counts-tops = 每叠最上面一张
switch-speed-order = 行动顺序依据
switch-speed-order-dynamic = 现在的速度值
switch-speed-order-fixed = 排序时的速度值
switch-speed-ties = 速度值相同时
switch-speed-ties-first-player = 先攻的全部先行动
switch-speed-ties-alternate = 一人一只轮流
switch-pass-taps = 让过的数码宝贝
switch-pass-taps-false = 保持竖置
switch-pass-taps-true = 横置
switch-attacked-digimon-taps = 被攻击的数码宝贝
switch-attacked-digimon-taps-true = 横置
switch-attacked-digimon-taps-false = 保持原样
switch-alpha-field = 同一场地依据
switch-alpha-field-own-card = 己方的场地卡
switch-alpha-field-any-card = 任何一方的场地卡
switch-alpha-field-shared-icon = 相同图标，不需要卡
switch-defender-supporters = 阻挡方的支援
switch-defender-supporters-exactly = 与攻方相同，或者没有
switch-defender-supporters-at-most = 不超过攻方
switch-alpha-unblocked-damage = 没被阻挡的阿尔法攻击
switch-alpha-unblocked-damage-number = { $number }点
switch-alpha-unblocked-damage-10-each = 攻方与支援每只10点
switch-tie = 战斗中攻击力相等
switch-tie-both-win = 双方都算获胜
switch-tie-both-damaged = 双方都受伤害
switch-alpha-skill = 阿尔法战斗中最强的技能
switch-alpha-skill-letter-max = 限对方类型的字母
switch-alpha-skill-any-max = 任何字母
switch-dark-area = 翻看暗区
switch-dark-area-owner = 持有者
switch-dark-area-public = 双方

## Where the value of a switch comes from

start-source-s1-name-by-a2-and-the-first-game = 第一份入门文；指同名：维基页面与第一代
start-source-a2 = 一个维基页面
start-source-a1 = 一个爱好者的规则页
start-source-s1-read-widely = 第一份入门文，从宽理解
start-source-s1-a1-a2-soft = 第一份入门文与爱好者的规则页；维基页面说不限
start-source-ours-s1-is-ambiguous = 由我们决定；第一份入门文两种意思都说得通
start-source-s1-whose-ours = 第一份入门文；谁的场地由我们决定
