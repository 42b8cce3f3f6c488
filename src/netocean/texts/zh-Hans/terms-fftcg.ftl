### Final Fantasy TCG: the nouns of the game.

## Game and zones

term-game-fftcg = 最终幻想集换式卡牌游戏
zone-deck = 主卡组
zone-field = 场上
zone-break = 损毁区
zone-damage = 伤害区
zone-removed = 移出游戏
zone-lb = 极限突破卡组
zone-stack = 堆叠区
zone-forwards = 前锋
zone-backups = 后卫
zone-monsters = 怪物
zone-formation = 阵形

## Phases and steps

phase-active = 重置阶段
phase-draw = 抽卡阶段
phase-main-1 = 第一主要阶段
phase-attack = 攻击阶段
phase-main-2 = 第二主要阶段
phase-end = 结束阶段
step-preparation = 准备步骤
step-declaration = 攻宣步骤
step-block = 防宣步骤
step-damage = 处理步骤

## Types of cards

kind-forward = 前锋
kind-backup = 后卫
kind-monster = 怪物
kind-summon = 召唤兽
kind-formation = 阵形
kind-item = 道具
kind-crystal = 水晶提示卡
item-weapon = 武器
item-armor = 防具
item-accessory = 饰品

## Elements

element-fire = 火
element-ice = 冰
element-wind = 风
element-earth = 地
element-lightning = 雷
element-water = 水
element-light = 光
element-dark = 暗

## What stands on a card

mark-generic = 通用标志
mark-ex = EX标志
mark-party = 组队标志
fact-card = 整张卡
fact-name = 卡牌名
fact-elements = 属性
fact-jobs = 职业
fact-categories = 类别
fact-generic = 通用标志
fact-ex = EX标志
fact-power = 力量值
fact-text = 卡牌文字
doubt-first-only = 可能不止第一个
doubt-contradicted = 资料互相矛盾
doubt-restored = 换行由规则复原
doubt-single-source = 只有一份资料

## Rule presets

preset-official = 官方规则（已知部分）
preset-official-2-1 = 2020年官方规则

## Rule switches and their values

switch-mulligan = 起手调度
switch-mulligan-all = 5张全换，或者不换
switch-mulligan-any = 任意张数
switch-first-turn-rest = 先攻的第一回合
switch-first-turn-rest-false = 除了只抽1张，没有限制
switch-first-turn-rest-true = 不能攻击，也不能为技能横置
switch-old-types = 阵形与道具
switch-old-types-refused = 不能放进卡组
switch-old-types-allowed = 可以使用
switch-item-limit = 一个角色的道具
switch-item-limit-kind = 每类1张
switch-item-limit-name = 同名1张
switch-light-dark-covers = 光与暗只能有一张
switch-light-dark-covers-characters = 只算角色
switch-light-dark-covers-all-cards = 算场上所有的卡
switch-generic-exception = 通用标志不受同名限制
switch-generic-exception-true = 是
switch-generic-exception-false = 否
switch-element-payment = 使用卡所需的属性
switch-element-payment-each = 每个属性各1个CP
switch-element-payment-any-one = 其中一个属性1个CP
switch-ability-payment = 技能所需的属性
switch-ability-payment-each-symbol = 每个符号各1个CP
switch-ability-payment-any-one = 其中一个符号1个CP
switch-overpay = 产生多余的CP
switch-overpay-free = 随意
switch-overpay-odd-discard = 只有丢弃可以多1个
switch-restricted-cp-waste = “只能以……支付”时的其他CP
switch-restricted-cp-waste-forbidden = 不可以
switch-restricted-cp-waste-allowed = 可以浪费
switch-main-phases = 一回合的主要阶段
switch-main-phases-number = { $number }个
switch-end-order = 结束阶段先做
switch-end-order-discard-first = 弃到5张手牌
switch-end-order-heal-first = 清除伤害与效果
switch-late-end-autos = 来不及的“回合结束时”技能
switch-late-end-autos-next-turn = 等到下一回合
switch-late-end-autos-same-phase = 就在这回合
switch-party-mark = 组队的条件
switch-party-mark-card-text = 共同的属性
switch-party-mark-mark = 共同的属性，或组队标志
switch-party-shares = 组队须全员具有才算的
switch-party-shares-first-strike = 先制攻击
switch-party-shares-battle-abilities = 与战斗有关的技能
switch-party-shares-all-abilities = 所有技能
switch-blocker-dulls = 防御者休止
switch-blocker-dulls-false = 否
switch-blocker-dulls-true = 是
switch-attack-turns = 攻击阶段行动之后
switch-attack-turns-holder = 同一玩家继续
switch-attack-turns-alternate = 轮到对手
switch-damage-step-window = 处理步骤中的行动
switch-damage-step-window-true = 可以
switch-damage-step-window-false = 不可以
switch-next-attack = 再次攻击从哪里开始
switch-next-attack-preparation = 准备步骤
switch-next-attack-declaration = 攻宣步骤
switch-lethal = 前锋在伤害怎样时被破坏
switch-lethal-reach = 达到力量值
switch-lethal-exceed = 超过力量值
switch-ex-burst = EX爆发
switch-ex-burst-may = 可以使用
switch-ex-burst-must = 自动发生
switch-ex-rule-check = EX爆发前的规则流程
switch-ex-rule-check-true = 检查
switch-ex-rule-check-false = 不检查
switch-limit-burst = 极限爆发技
switch-limit-burst-off = 不使用
switch-limit-burst-burst = 像召唤兽一样使用
switch-limit-burst-back-attack = 当作背后攻击
switch-effects-may-duplicate = 效果可以让同名角色再上场
switch-effects-may-duplicate-false = 不可以，略过这部分
switch-effects-may-duplicate-true = 可以，然后都离场
switch-late-protection = 指定之后才获得的“不能被指定”
switch-late-protection-ignored = 来不及
switch-late-protection-counts = 仍然有效
switch-search-may-fail = 检索时当作没找到
switch-search-may-fail-true = 可以
switch-search-may-fail-false = 有就必须找到
switch-warp-limits = 跃迁登场时的限制
switch-warp-limits-all = 同名、光暗、后卫数量
switch-warp-limits-name-only = 只有同名
switch-primed-top = 启动融合的角色离场时，上面的卡
switch-primed-top-removed = 移出游戏
switch-primed-top-with-base = 与下面的卡一起
switch-late-mechanics = 极限突破、跃迁、启动融合与水晶
switch-late-mechanics-allowed = 可以使用
switch-late-mechanics-refused = 不能放进卡组
switch-rounding = 零头
switch-rounding-down = 舍去
switch-rounding-up = 进位
switch-format = 赛制
switch-format-standard = 标准赛：所有系列
switch-format-l6 = L6赛制：最新6个系列
switch-format-l3 = L3赛制：最新3个系列
switch-format-title = 作品赛：同一类别
switch-format-limited = 限制赛：40张，6点伤害

## Where the value of a switch comes from

start-source-cr-2-1-2 = 2020年综合规则
start-source-cr-2-1-2-c = 2020年综合规则与玩家资料
start-source-cr-3-3 = 2026年综合规则（转述）
start-source-texts-cr-3-3 = 卡牌文字与2026年综合规则（转述）
start-source-c = 玩家资料
start-source-p = 入门文
