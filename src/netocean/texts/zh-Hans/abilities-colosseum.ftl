### Hyper Colosseum: how the nodes of its abilities are written.

## Helpers, used by the messages below

ability-colosseum--whose =
    { $who ->
        [opponent] 对方
       *[me] 己方
    }
ability-colosseum--digimon = { ability-colosseum--whose }数码宝贝
ability-colosseum--of-digimon = { ability-colosseum--whose }数码宝贝的攻击力
ability-colosseum--make =
    { $mood ->
        [may] 使
       *[do] { "" }
    }
ability-colosseum--cards =
    { $amount-form ->
        [number] { $amount }张
        [that] 同样张数的
       *[value] 张数等于{ $amount }的
    }
ability-colosseum--top-cards =
    { $amount-form ->
        [number] 最上面的{ $amount }张卡
        [that] 最上面同样张数的卡
       *[value] 最上面的卡（张数等于{ $amount }）
    }
ability-colosseum--plus =
    { $amount-form ->
        [number] +{ $amount }
       *[value] 增加{ $amount }
    }
ability-colosseum--minus =
    { $amount-form ->
        [number] -{ $amount }
       *[value] 减少{ $amount }
    }

## Actions: attack

ability-colosseum-action-set-attack =
    { ability-colosseum--make }{ ability-colosseum--digimon }改用{ $letter }攻击{ $amount-form ->
        [none] { "" }
       *[number] ，保持{ $letter }攻击期间攻击力{ ability-colosseum--plus }
    }
ability-colosseum-action-add-attack = { ability-colosseum--make }{ ability-colosseum--of-digimon }{ ability-colosseum--plus }
ability-colosseum-action-subtract-attack = { ability-colosseum--make }{ ability-colosseum--of-digimon }{ ability-colosseum--minus }
ability-colosseum-action-multiply-attack = { ability-colosseum--make }{ ability-colosseum--of-digimon }变为{ $amount }倍
ability-colosseum-action-zero-attack = { ability-colosseum--make }{ ability-colosseum--of-digimon }变为0
ability-colosseum-action-add-power = { ability-colosseum--make }{ ability-colosseum--of-digimon }加上其{ $letter }攻击的数值

## Actions: points

ability-colosseum-action-gain-points = { ability-colosseum--make }{ ability-colosseum--whose }点数{ ability-colosseum--plus }
ability-colosseum-action-lose-points = { ability-colosseum--make }{ ability-colosseum--whose }点数{ ability-colosseum--minus }
ability-colosseum-action-multiply-loss = { ability-colosseum--make }{ ability-colosseum--whose }的失分点数变为{ $amount }倍

## Actions: cards

ability-colosseum-action-mill = 将{ ability-colosseum--whose }网络之海{ ability-colosseum--top-cards }弃至暗区
ability-colosseum-action-draw =
    { $who ->
        [opponent] 让对方抽{ ability-colosseum--cards }卡
       *[me] 抽{ ability-colosseum--cards }卡
    }
ability-colosseum-action-refill =
    { $who ->
        [opponent] 让对方补满手牌
       *[me] 补满己方手牌
    }
ability-colosseum-action-discard-hand =
    { $who ->
        [opponent] 让对方选择{ ability-colosseum--cards }手牌弃置
       *[me] 弃置己方{ ability-colosseum--cards }手牌
    }
ability-colosseum-action-discard-all = 弃置{ ability-colosseum--whose }所有手牌
ability-colosseum-action-discard-random = 随机弃置{ ability-colosseum--whose }{ ability-colosseum--cards }手牌
ability-colosseum-action-discard = 将{ $var }弃至暗区
ability-colosseum-action-look =
    查看{ $zone }{ $amount-form ->
        [none] { "" }
       *[number] { ability-colosseum--top-cards }
    }
ability-colosseum-action-reveal = 将{ $var }展示给对方
ability-colosseum-action-to-hand = 将{ $var }加入手牌
ability-colosseum-action-to-net-ocean = 将{ $var }放到网络之海的{ $end }
ability-colosseum-action-to-gauge = 将{ $var }叠放在点数区（不再参与游戏）
ability-colosseum-action-to-support = 将{ $var }放入支援区
ability-colosseum-action-shuffle = 将{ ability-colosseum--whose }网络之海洗牌

## Actions: Digimon

ability-colosseum-action-evolve = 满足进化条件，进化为{ $var }
ability-colosseum-action-evolve-free = 无视条件卡与附注，进化为{ $var }（出战的数码宝贝须相符）
ability-colosseum-action-place = 将{ $var }放到己方数码宝贝区的等级III上
ability-colosseum-action-warp = 用己方进化区的卡逐级进化，最高到{ $level }（不必付条件卡，但须遵守附注）
ability-colosseum-action-degenerate = 将{ ability-colosseum--whose }{ $level }的数码宝贝退化为{ $level2 }
ability-colosseum-action-remove-evolved = 将{ ability-colosseum--whose }进化后的数码宝贝弃至暗区
ability-colosseum-action-remove-level-iii = 将{ ability-colosseum--whose }没有叠放其他卡的等级III数码宝贝弃至暗区
ability-colosseum-action-exchange = 将己方的等级III替换为{ $var }

## Actions: other effects

ability-colosseum-action-negate = 使{ $var }无效
ability-colosseum-action-forbid =
    { $mood ->
        [may] 禁止{ ability-colosseum--whose }使用{ $use }
       *[do] { ability-colosseum--whose }不能使用{ $use }
    }
ability-colosseum-action-immune =
    { ability-colosseum--make }己方数码宝贝不受{ $owner-word ->
        [opponent] 对方
       *[all] 任何
    }{ $use }影响

## Costs

ability-colosseum-cost-discard-hand = 弃置己方{ ability-colosseum--cards }手牌
ability-colosseum-cost-discard-all = 弃置己方所有手牌
ability-colosseum-cost-mill = 将己方网络之海{ ability-colosseum--top-cards }弃至暗区
ability-colosseum-cost-lose-points = 己方点数{ ability-colosseum--minus }
ability-colosseum-cost-open-this = 翻开此卡
ability-colosseum-cost-send-this = 将此卡弃至暗区

## Conditions and amounts

ability-colosseum-condition-evolved-this-turn = 己方数码宝贝在本回合进化过
    .not = 己方数码宝贝在本回合没有进化过
ability-colosseum-condition-first-attacker = { ability-colosseum--whose }是先攻
    .not = { ability-colosseum--whose }是后攻
ability-colosseum-condition-has-on-sheet = { ability-colosseum--whose }场地上有{ $filter }
    .not = { ability-colosseum--whose }场地上没有{ $filter }
ability-colosseum-amount-that = 同样的数值
ability-colosseum-amount-power = { ability-colosseum--digimon }{ $letter }攻击的数值

## Events

ability-colosseum-event-opened = 此卡翻开时
ability-colosseum-event-evolved = 进化为此卡时
ability-colosseum-event-start-of-battle = 战斗开始时
ability-colosseum-event-win = 己方赢得战斗时
ability-colosseum-event-loss = 己方输掉战斗时
ability-colosseum-event-draw = 战斗平手时
ability-colosseum-event-points-lost = 己方点数减少时
ability-colosseum-event-points-gained = 己方点数增加时
ability-colosseum-event-attack-added = 己方数码宝贝的攻击力因效果增加时
ability-colosseum-event-after-points = 计算点数后
ability-colosseum-event-end-of-phase = 阶段结束时
ability-colosseum-event-end-of-battle = 战斗结束时
ability-colosseum-event-end-of-turn = 回合结束时
ability-colosseum-event-leaves-slot = 此卡离开配置区时
ability-colosseum-event-negated = 此卡被无效时
ability-colosseum-event-box-emptied = 己方数码宝贝区变空时

## Limits and durations

ability-colosseum-limit-at-use = 使用后
ability-colosseum-limit-end-of-phase = 阶段结束
ability-colosseum-limit-end-of-battle = 战斗结束
ability-colosseum-limit-end-of-turn = 回合结束
ability-colosseum-limit-turns = { $amount }回合（含本回合）
ability-colosseum-limit-with-active = 与己方出战的数码宝贝一同离场
ability-colosseum-limit-stays = 直到离开配置区
ability-colosseum-duration-end-of-phase = 到阶段结束为止
ability-colosseum-duration-end-of-battle = 到战斗结束为止
ability-colosseum-duration-end-of-turn = 到回合结束为止
ability-colosseum-duration-turns = { $amount }回合内（含本回合）
ability-colosseum-duration-with-active = 在己方数码宝贝出战期间

## Keywords

ability-colosseum-keyword-sky = 飞行
ability-colosseum-keyword-underwater = 水中
ability-colosseum-keyword-underground = 地中
ability-colosseum-keyword-proud = 骄傲
ability-colosseum-keyword-payment = 此卡可以用来支付进化条件。
ability-colosseum-keyword-stands-for-partner = 此卡可以代替联展进化的其中一只。
ability-colosseum-keyword-copies = 卡组中最多可放入{ $amount }张此卡。
ability-colosseum-keyword-kept = 不能主动弃置此卡。

## Properties

ability-colosseum-property-points = { ability-colosseum--whose }点数
ability-colosseum-property-level =
    { $form ->
        [subject] { ability-colosseum--digimon }
       *[value] { ability-colosseum--digimon }的等级
    }
ability-colosseum-property-attack = { ability-colosseum--digimon }使用的攻击
ability-colosseum-property-power = { ability-colosseum--of-digimon }
ability-colosseum-property-active = { ability-colosseum--digimon }
ability-colosseum-property-hand =
    { $form ->
        [count] { ability-colosseum--whose }手牌张数
       *[place] { ability-colosseum--whose }手牌
    }
ability-colosseum-property-net-ocean =
    { $form ->
        [count] { ability-colosseum--whose }网络之海张数
       *[place] { ability-colosseum--whose }网络之海
    }
ability-colosseum-property-dark-area =
    { $form ->
        [count] { ability-colosseum--whose }暗区张数
       *[place] { ability-colosseum--whose }暗区
    }
ability-colosseum-property-slots =
    { $form ->
        [count] { ability-colosseum--whose }配置区张数
       *[place] { ability-colosseum--whose }配置区
    }
ability-colosseum-property-evolution-box =
    { $form ->
        [count] { ability-colosseum--whose }进化区张数
       *[place] { ability-colosseum--whose }进化区
    }
ability-colosseum-property-support-box =
    { $form ->
        [count] { ability-colosseum--whose }支援区张数
       *[place] { ability-colosseum--whose }支援区
    }
ability-colosseum-property-box =
    { $form ->
        [count] { ability-colosseum--whose }数码宝贝区张数
       *[place] { ability-colosseum--whose }数码宝贝区
    }

## Fields of a filter

ability-colosseum-field-name =
    .before = 名为{ $values }的
    .not-before = 卡名不是{ $values }的
    .is = 名为{ $values }
    .is-not = 卡名不是{ $values }
ability-colosseum-field-number =
    .before = 卡号为{ $values }的
    .not-before = 卡号不为{ $values }的
    .is = 卡号为{ $values }
    .is-not = 卡号不为{ $values }
ability-colosseum-field-frame =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-colosseum-field-level =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-colosseum-field-attribute =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-colosseum-field-species =
    .before = 种族为{ $values }的
    .not-before = 种族不为{ $values }的
    .is = 种族为{ $values }
    .is-not = 种族不为{ $values }
ability-colosseum-field-field =
    .before = 领域为{ $values }的
    .not-before = 领域不为{ $values }的
    .is = 属于{ $values }领域
    .is-not = 不属于{ $values }领域
ability-colosseum-field-group =
    .before = 属于{ $values }群体的
    .not-before = 不属于{ $values }群体的
    .is = 属于{ $values }群体
    .is-not = 不属于{ $values }群体
ability-colosseum-field-type =
    .before = { $values }型的
    .not-before = 非{ $values }型的
    .is = 是{ $values }型
    .is-not = 不是{ $values }型
ability-colosseum-field-keyword =
    .before = 具有{ $values }能力的
    .not-before = 不具有{ $values }能力的
    .is = 具有{ $values }能力
    .is-not = 不具有{ $values }能力
ability-colosseum-field-kind =
    .noun = { $values }
    .not-noun = 非{ $values }
    .is = 是{ $values }卡
    .is-not = 不是{ $values }卡
ability-colosseum-field-class =
    .noun = { $values }
    .not-noun = 非{ $values }
    .is = 是{ $values }卡
    .is-not = 不是{ $values }卡
ability-colosseum-field-block =
    .before = 有{ $values }条件的
    .not-before = 没有{ $values }条件的
    .is = 有{ $values }条件
    .is-not = 没有{ $values }条件
ability-colosseum-field-open =
    .before = 翻开的
    .not-before = 反盖的
    .is = 处于翻开状态
    .is-not = 处于反盖状态

## Words

ability-colosseum-word-who-me = 己方
ability-colosseum-word-who-opponent = 对方
ability-colosseum-word-letter-a = A
ability-colosseum-word-letter-b = B
ability-colosseum-word-letter-c = C
ability-colosseum-word-level-none = 无等级
ability-colosseum-word-level-iii = 等级III
ability-colosseum-word-level-iv = 等级IV
ability-colosseum-word-level-perfect = 完全体
ability-colosseum-word-level-ultimate = 究极体
ability-colosseum-word-level-armor = 装甲体
ability-colosseum-word-level-hybrid = 混合体
ability-colosseum-word-timing-preparation = 准备
ability-colosseum-word-timing-evolution = 进化
ability-colosseum-word-timing-field = 进化阶段刚结束时
ability-colosseum-word-timing-battle = 战斗
ability-colosseum-word-timing-points = 计算
ability-colosseum-word-frame-blue = 蓝框
ability-colosseum-word-frame-red = 红框
ability-colosseum-word-frame-green = 绿框
ability-colosseum-word-frame-yellow = 黄框
ability-colosseum-word-frame-black = 黑框
ability-colosseum-word-frame-white = 白框
ability-colosseum-word-frame-purple = 紫框
ability-colosseum-word-attribute-vaccine = 疫苗种
ability-colosseum-word-attribute-data = 数据种
ability-colosseum-word-attribute-virus = 病毒种
ability-colosseum-word-attribute-free = 自由种
ability-colosseum-word-attribute-variable = 可变种
ability-colosseum-word-family-nsp = 自然灵魂
ability-colosseum-word-family-ds = 深海救星
ability-colosseum-word-family-nso = 恶梦军团
ability-colosseum-word-family-wg = 风之守卫
ability-colosseum-word-family-me = 钢铁帝国
ability-colosseum-word-family-uk = 未知
ability-colosseum-word-family-da = 黑暗地带
ability-colosseum-word-family-vb = 病毒克星
ability-colosseum-word-family-dr = 龙之咆哮
ability-colosseum-word-family-jt = 丛林骑兵
ability-colosseum-word-block-evolution = 进化
ability-colosseum-word-block-fusion = 融合
ability-colosseum-word-block-appearance = 出现
ability-colosseum-word-trait-sky = 飞行
ability-colosseum-word-trait-underwater = 水中
ability-colosseum-word-trait-underground = 地中
ability-colosseum-word-trait-proud = 骄傲
ability-colosseum-word-use-options = 选项卡
ability-colosseum-word-use-abilities = 特殊能力
ability-colosseum-word-use-supports = 支援能力
ability-colosseum-word-owner-opponent = 对方
ability-colosseum-word-owner-all = 全部
ability-colosseum-word-end-top = 最上面
ability-colosseum-word-end-bottom = 最下面
ability-colosseum-word-span-phase = 阶段
ability-colosseum-word-span-battle = 场战斗
ability-colosseum-word-span-turn = 回合
ability-colosseum-word-kind-digimon = 数码宝贝
ability-colosseum-word-kind-option = 选项
ability-colosseum-word-class-item = 道具
ability-colosseum-word-class-program = 程序
ability-colosseum-word-class-field = 场地
