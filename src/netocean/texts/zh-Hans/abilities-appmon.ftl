### Appmon: how the nodes of its abilities are written.

## Helpers, used by the messages below

ability-appmon--whose =
    { $who ->
        [opponent] 对方
       *[me] 己方
    }
ability-appmon--fighter = { ability-appmon--whose }出战卡
ability-appmon--of-fighter = { ability-appmon--whose }出战卡的攻击力
ability-appmon--make =
    { $mood ->
        [may] 使
       *[do] { "" }
    }
ability-appmon--cards =
    { $amount-form ->
        [number] { $amount }张
        [that] 同样张数的
       *[value] 张数等于{ $amount }的
    }
ability-appmon--top-cards =
    { $amount-form ->
        [number] 最上面的{ $amount }张卡
        [that] 最上面同样张数的卡
       *[value] 最上面的卡（张数等于{ $amount }）
    }
ability-appmon--plus =
    { $amount-form ->
        [number] +{ $amount }
       *[value] 增加{ $amount }
    }
ability-appmon--minus =
    { $amount-form ->
        [number] -{ $amount }
       *[value] 减少{ $amount }
    }
ability-appmon--limit =
    { $bound-word ->
        [hand] { ability-appmon--whose }补满手牌的张数
       *[links] { ability-appmon--whose }每场战斗的链接次数
    }

## Actions: what a fighting card is

ability-appmon-action-set-attack =
    { ability-appmon--make }{ ability-appmon--fighter }改用{ $letter }攻击{ $amount-form ->
        [none] { "" }
       *[number] ，保持{ $letter }攻击期间攻击力{ ability-appmon--plus }
    }
ability-appmon-action-add-attack = { ability-appmon--make }{ ability-appmon--of-fighter }{ ability-appmon--plus }
ability-appmon-action-subtract-attack = { ability-appmon--make }{ ability-appmon--of-fighter }{ ability-appmon--minus }
ability-appmon-action-multiply-attack = { ability-appmon--make }{ ability-appmon--of-fighter }变为{ $amount }倍
ability-appmon-action-halve-attack = { ability-appmon--make }{ ability-appmon--of-fighter }减半
ability-appmon-action-set-power = { ability-appmon--make }{ ability-appmon--of-fighter }变为{ $amount }
ability-appmon-action-zero-attack = { ability-appmon--make }{ ability-appmon--of-fighter }变为0
ability-appmon-action-add-power = { ability-appmon--make }{ ability-appmon--of-fighter }加上其{ $letter }攻击的数值
ability-appmon-action-become-type = { ability-appmon--make }{ ability-appmon--fighter }变为{ $letter }型
ability-appmon-action-set-plug = { ability-appmon--make }{ ability-appmon--fighter }的插头变为{ $symbol }{ $symbol2 }
ability-appmon-action-add-attribute = { ability-appmon--make }{ ability-appmon--fighter }额外具有{ $attribute }属性
ability-appmon-action-add-name = { ability-appmon--make }{ ability-appmon--fighter }也视为“{ $name }”
ability-appmon-action-add-link = { ability-appmon--make }与{ ability-appmon--fighter }链接的卡的链接能力{ ability-appmon--plus }
ability-appmon-action-subtract-link = { ability-appmon--make }与{ ability-appmon--fighter }链接的卡的链接能力{ ability-appmon--minus }

## Actions: what holds for a player

ability-appmon-action-multiply-loss = { ability-appmon--make }{ ability-appmon--whose }的失分点数变为{ $amount }倍
ability-appmon-action-halve-loss = { ability-appmon--make }{ ability-appmon--whose }的失分点数减半
ability-appmon-action-set-loss = { ability-appmon--make }{ ability-appmon--whose }的失分点数变为{ $amount }
ability-appmon-action-keep-points = { ability-appmon--make }{ ability-appmon--whose }点数不会减少
ability-appmon-action-keep-form = { ability-appmon--make }{ ability-appmon--fighter }落败也留在场上
ability-appmon-action-forbid =
    { $mood ->
        [may] 禁止{ ability-appmon--whose }使用{ $use }
       *[do] { ability-appmon--whose }不能使用{ $use }
    }
ability-appmon-action-immune =
    { ability-appmon--make }己方出战卡不受{ $owner-word ->
        [opponent] 对方
       *[all] 任何
    }{ $source }影响
ability-appmon-action-immune-from = { ability-appmon--make }己方出战卡不受对方{ $filter }的效果影响
ability-appmon-action-forbid-evolution =
    { $mood ->
        [may] 禁止{ ability-appmon--whose }融合或进化为{ $filter }
       *[do] { ability-appmon--whose }不能融合或进化为{ $filter }
    }
ability-appmon-action-blank = { ability-appmon--make }{ ability-appmon--fighter }的能力失去效果
ability-appmon-action-raise-limit = { ability-appmon--make }{ ability-appmon--limit }{ ability-appmon--plus }
ability-appmon-action-lower-limit = { ability-appmon--make }{ ability-appmon--limit }{ ability-appmon--minus }
ability-appmon-action-free-chips = { ability-appmon--make }{ ability-appmon--whose }使用芯片时不必弃置手牌

## Actions: points and the battle

ability-appmon-action-gain-points = { ability-appmon--make }{ ability-appmon--whose }点数{ ability-appmon--plus }
ability-appmon-action-lose-points = { ability-appmon--make }{ ability-appmon--whose }点数{ ability-appmon--minus }
ability-appmon-action-swap-points = 与对方交换点数
ability-appmon-action-equalise-points = 将点数较多一方的点数降到与另一方相同
ability-appmon-action-tie-battle = { ability-appmon--make }这场战斗成为平手
ability-appmon-action-win-battle = { ability-appmon--make }{ ability-appmon--whose }赢得这场战斗
ability-appmon-action-end-battle = 结束这场战斗，不分胜负
ability-appmon-action-repeat-battle = 回到战斗阶段再战一次

## Actions: cards

ability-appmon-action-mill = 弃置{ ability-appmon--whose }牌库{ ability-appmon--top-cards }
ability-appmon-action-draw =
    { $who ->
        [opponent] 让对方抽{ ability-appmon--cards }卡
       *[me] 抽{ ability-appmon--cards }卡
    }
ability-appmon-action-refill =
    { $who ->
        [opponent] 让对方补满手牌
       *[me] 补满己方手牌
    }
ability-appmon-action-discard-hand =
    { $who ->
        [opponent] 让对方选择{ ability-appmon--cards }手牌弃置
       *[me] 弃置己方{ ability-appmon--cards }手牌
    }
ability-appmon-action-discard-all = 弃置{ ability-appmon--whose }所有手牌
ability-appmon-action-discard-random = 随机弃置{ ability-appmon--whose }{ ability-appmon--cards }手牌
ability-appmon-action-shuffle = 将{ ability-appmon--whose }牌库洗牌
ability-appmon-action-shuffle-hand = 将{ ability-appmon--whose }所有手牌洗入牌库
ability-appmon-action-renew = 更新{ ability-appmon--whose }牌库
ability-appmon-action-discard = 弃置{ $var }
ability-appmon-action-look =
    查看{ $zone }{ $amount-form ->
        [none] { "" }
       *[number] { ability-appmon--top-cards }
    }
ability-appmon-action-reveal = 将{ $var }展示给对方
ability-appmon-action-to-hand = 将{ $var }加入手牌
ability-appmon-action-to-deck = 将{ $var }放到牌库{ $end }
ability-appmon-action-to-gauge = 将{ $var }叠放在点数区（不再参与游戏）
ability-appmon-action-to-slot = 将{ $var }反盖放入空的配置区

## Actions: the Appmon Box and links

ability-appmon-action-evolve = 满足进化条件，进化为{ $var }
ability-appmon-action-fuse = 以{ $var2 }为素材，融合为{ $var }
ability-appmon-action-evolve-free = 不用素材与条件卡，融合或进化为{ $var }（出战卡须相符）
ability-appmon-action-place = 无视条件，将{ $var }放到己方底牌上
ability-appmon-action-exchange = 将己方底牌替换为{ $var }
ability-appmon-action-remove-evolved = 弃置{ ability-appmon--whose }融合或进化后的卡
ability-appmon-action-return-evolved = 将{ ability-appmon--whose }融合或进化后的卡收回手牌
ability-appmon-action-remove-base = 弃置{ ability-appmon--whose }没有叠放其他卡的底牌
ability-appmon-action-link = 额外链接{ $var }
ability-appmon-action-return-links = 将{ ability-appmon--whose }链接的卡与芯片收回
ability-appmon-action-negate = 使{ $var }无效
ability-appmon-action-copy = 执行{ $var }的使用效果

## Costs

ability-appmon-cost-discard-hand =
    { $filter-form ->
        [none] 弃置己方{ ability-appmon--cards }手牌
       *[some] 弃置手牌中的{ ability-appmon--cards }{ $filter }
    }
ability-appmon-cost-discard-all = 弃置己方所有手牌
ability-appmon-cost-mill = 弃置己方牌库{ ability-appmon--top-cards }
ability-appmon-cost-lose-points = 己方点数{ ability-appmon--minus }
ability-appmon-cost-send-this = 弃置此卡
ability-appmon-cost-send = 弃置己方配置区或链接中的另1张{ $filter-any }
ability-appmon-cost-reveal = 展示手牌中的1张{ $filter-any }
ability-appmon-cost-remove = 将己方弃牌堆{ ability-appmon--top-cards }不翻看地叠放在点数区
ability-appmon-cost-use-chip = 用掉己方1枚芯片

## Conditions and amounts

ability-appmon-condition-evolved-this-turn = 己方出战卡在本回合融合或进化过
    .not = 己方出战卡在本回合没有融合或进化过
ability-appmon-condition-first-player = { ability-appmon--whose }是先攻
    .not = { ability-appmon--whose }是后攻
ability-appmon-condition-has-on-sheet = { ability-appmon--whose }场上有翻开的{ $filter }
    .not = { ability-appmon--whose }场上没有翻开的{ $filter }
ability-appmon-condition-evolved-from = 己方出战卡由“{ $name }”融合或进化而来
    .not = 己方出战卡不是由“{ $name }”融合或进化而来
ability-appmon-condition-is-evolved = { ability-appmon--fighter }是融合或进化后的卡
    .not = { ability-appmon--fighter }是底牌
ability-appmon-condition-is-linked = { ability-appmon--fighter }已链接
    .not = { ability-appmon--fighter }没有链接
ability-appmon-condition-used-option = { ability-appmon--whose }在这场战斗中用过选项卡
    .not = { ability-appmon--whose }在这场战斗中没有用过选项卡
ability-appmon-amount-that = 同样的数值
ability-appmon-amount-power = { ability-appmon--fighter }{ $letter }攻击的数值
ability-appmon-amount-times = { $amount }乘以{ $amount2 }
    .each = { $amount2 }
ability-appmon-amount-link-power = { ability-appmon--whose }已链接的卡的链接能力

## Events

ability-appmon-event-opened = 此卡翻开时
ability-appmon-event-evolved = 融合或进化为此卡时
ability-appmon-event-start-of-battle = 战斗开始时
ability-appmon-event-win = 己方赢得战斗时
ability-appmon-event-loss = 己方输掉战斗时
ability-appmon-event-draw = 战斗平手时
ability-appmon-event-points-lost = 己方点数减少时
ability-appmon-event-points-gained = 己方点数增加时
ability-appmon-event-attack-added = 己方出战卡的攻击力因效果增加时
ability-appmon-event-after-points = 计算阶段失分之后
ability-appmon-event-end-of-phase = 阶段结束时
ability-appmon-event-end-of-battle = 战斗结束时
ability-appmon-event-end-of-turn = 回合结束时
ability-appmon-event-leaves-slot = 此卡离开配置区时
ability-appmon-event-negated = 此卡被无效时
ability-appmon-event-box-emptied = 己方应用怪兽区变空时
ability-appmon-event-turn-starts = 回合开始时
ability-appmon-event-attack-used = 己方出战卡使出攻击时
ability-appmon-event-leaves-play = 此卡离开应用怪兽区时
ability-appmon-event-renewed = 己方牌库更新时
ability-appmon-event-evolution-failed = 己方融合或进化失败时
ability-appmon-event-linked = 己方出战卡获得链接时
ability-appmon-event-links = 此卡与己方出战卡链接时
ability-appmon-event-point-phase = 计算阶段开始时

## Limits and durations

ability-appmon-limit-at-use = 使用后
ability-appmon-limit-end-of-phase = 阶段结束
ability-appmon-limit-end-of-battle = 战斗结束
ability-appmon-limit-end-of-turn = 回合结束
ability-appmon-limit-turns = { $amount }回合（含本回合）
ability-appmon-limit-with-active = 与己方出战卡一同离场
ability-appmon-limit-stays = 直到离开配置区
ability-appmon-duration-end-of-phase = 到阶段结束为止
ability-appmon-duration-end-of-battle = 到战斗结束为止
ability-appmon-duration-end-of-turn = 到回合结束为止
ability-appmon-duration-turns = { $amount }回合内（含本回合）
ability-appmon-duration-with-active = 在这张出战卡出战期间
ability-appmon-duration-stays = 此卡在场期间
ability-appmon-duration-on-box = 直到游戏结束

## Keywords

ability-appmon-keyword-stands-for-partner = 此卡可以充当任何融合的素材。
ability-appmon-keyword-copies = 卡组中最多可放入{ $amount }张此卡。
ability-appmon-keyword-kept = 不能主动弃置此卡。
ability-appmon-keyword-only-one = 同名的卡只能有1张处于翻开状态。
ability-appmon-keyword-fixed = 此卡的条件不能被无视。
ability-appmon-keyword-no-adding = 同名卡的持续效果不叠加。

## Properties

ability-appmon-property-points = { ability-appmon--whose }点数
ability-appmon-property-grade =
    { $form ->
        [subject] { ability-appmon--fighter }
       *[value] { ability-appmon--fighter }的级别
    }
ability-appmon-property-type = { ability-appmon--fighter }的战斗类型
ability-appmon-property-attack = { ability-appmon--fighter }使用的攻击
ability-appmon-property-power = { ability-appmon--fighter }所用攻击的卡面数值
ability-appmon-property-active = { ability-appmon--fighter }
ability-appmon-property-base = { ability-appmon--whose }底牌
ability-appmon-property-link = { ability-appmon--whose }链接的卡
ability-appmon-property-hand =
    { $form ->
        [count] { ability-appmon--whose }手牌张数
       *[place] { ability-appmon--whose }手牌
    }
    .each = { ability-appmon--whose }手牌每有1张
ability-appmon-property-deck =
    { $form ->
        [count] { ability-appmon--whose }牌库张数
       *[place] { ability-appmon--whose }牌库
    }
    .each = { ability-appmon--whose }牌库每有1张卡
ability-appmon-property-discard-pile =
    { $form ->
        [count] { ability-appmon--whose }弃牌堆张数
       *[place] { ability-appmon--whose }弃牌堆
    }
    .each = { ability-appmon--whose }弃牌堆每有1张卡
ability-appmon-property-removed =
    { $form ->
        [count] { ability-appmon--whose }除外的卡的张数
       *[place] { ability-appmon--whose }除外的卡
    }
    .each = { ability-appmon--whose }每有1张除外的卡
ability-appmon-property-slots =
    { $form ->
        [count] { ability-appmon--whose }配置区张数
       *[place] { ability-appmon--whose }配置区
    }
    .each = { ability-appmon--whose }配置区每有1张卡
ability-appmon-property-fusion-box =
    { $form ->
        [count] { ability-appmon--whose }融合区张数
       *[place] { ability-appmon--whose }融合区
    }
    .each = { ability-appmon--whose }融合区每有1张卡
ability-appmon-property-links =
    { $form ->
        [count] { ability-appmon--whose }链接的卡的张数
       *[place] { ability-appmon--whose }链接的卡
    }
    .each = { ability-appmon--whose }每有1张链接的卡
ability-appmon-property-chips =
    { $form ->
        [count] { ability-appmon--whose }芯片张数
       *[place] { ability-appmon--whose }芯片
    }
    .each = { ability-appmon--whose }每有1枚芯片
ability-appmon-property-box =
    { $form ->
        [count] { ability-appmon--whose }应用怪兽区张数
       *[place] { ability-appmon--whose }应用怪兽区
    }
    .each = { ability-appmon--whose }应用怪兽区每有1张卡

## Fields of a filter

ability-appmon-field-name =
    .before = 名为{ $values }的
    .not-before = 卡名不是{ $values }的
    .is = 名为{ $values }
    .is-not = 卡名不是{ $values }
ability-appmon-field-contains =
    .before = 卡名含{ $values }的
    .not-before = 卡名不含{ $values }的
    .is = 卡名含{ $values }
    .is-not = 卡名不含{ $values }
ability-appmon-field-number =
    .before = 卡号为{ $values }的
    .not-before = 卡号不为{ $values }的
    .is = 卡号为{ $values }
    .is-not = 卡号不为{ $values }
ability-appmon-field-grade =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-appmon-field-up-to =
    .before = { $values }以下的
    .not-before = 高于{ $values }的
    .is = 是{ $values }以下
    .is-not = 高于{ $values }
ability-appmon-field-from =
    .before = { $values }以上的
    .not-before = 低于{ $values }的
    .is = 是{ $values }以上
    .is-not = 低于{ $values }
ability-appmon-field-attribute =
    .before = { $values }属性的
    .not-before = 非{ $values }属性的
    .is = 是{ $values }属性
    .is-not = 不是{ $values }属性
ability-appmon-field-type =
    .before = { $values }型的
    .not-before = 非{ $values }型的
    .is = 是{ $values }型
    .is-not = 不是{ $values }型
ability-appmon-field-kind =
    .noun = { $values }
    .not-noun = 非{ $values }
    .is = 是{ $values }卡
    .is-not = 不是{ $values }卡
ability-appmon-field-plug =
    .before = 插头有{ $values }的
    .not-before = 插头没有{ $values }的
    .is = 插头有{ $values }
    .is-not = 插头没有{ $values }
ability-appmon-field-link =
    .before = 链接符号为{ $values }的
    .not-before = 链接符号不为{ $values }的
    .is = 链接符号为{ $values }
    .is-not = 链接符号不为{ $values }
ability-appmon-field-plain =
    .before = 没有能力的
    .not-before = 有能力的
    .is = 没有能力
    .is-not = 有能力
ability-appmon-field-open =
    .before = 翻开的
    .not-before = 反盖的
    .is = 处于翻开状态
    .is-not = 处于反盖状态

## Words

ability-appmon-word-who-me = 己方
ability-appmon-word-who-opponent = 对方
ability-appmon-word-letter-a = A
ability-appmon-word-letter-b = B
ability-appmon-word-letter-c = C
ability-appmon-word-grade-standard = 并级
ability-appmon-word-grade-super = 超级
ability-appmon-word-grade-ultimate = 极级
ability-appmon-word-grade-god = 神级
ability-appmon-word-timing-battle = 战斗
ability-appmon-word-attribute-social = 社交
ability-appmon-word-attribute-navi = 导航
ability-appmon-word-attribute-game = 游戏
ability-appmon-word-attribute-entertainment = 娱乐
ability-appmon-word-attribute-life = 生活
ability-appmon-word-attribute-tool = 工具
ability-appmon-word-attribute-system = 系统
ability-appmon-word-symbol-circle = ●
ability-appmon-word-symbol-square = ■
ability-appmon-word-symbol-triangle = ▲
ability-appmon-word-use-options = 选项卡
ability-appmon-word-use-abilities = 能力
ability-appmon-word-use-links = 应用链接
ability-appmon-word-use-fusion = 应用融合与进化
ability-appmon-word-use-renewal = 牌库更新
ability-appmon-word-source-options = 选项卡
ability-appmon-word-source-abilities = 能力
ability-appmon-word-bound-links = 链接次数
ability-appmon-word-bound-hand = 手牌
ability-appmon-word-owner-opponent = 对方
ability-appmon-word-owner-all = 任何
ability-appmon-word-end-top = 最上面
ability-appmon-word-end-bottom = 最下面
ability-appmon-word-span-phase = 阶段
ability-appmon-word-span-battle = 战斗
ability-appmon-word-span-turn = 回合
ability-appmon-word-span-game = 局游戏
ability-appmon-word-kind-appmon = 应用怪兽
ability-appmon-word-kind-digimon = 数码宝贝
ability-appmon-word-kind-option = 选项
ability-appmon-word-kind-chip = 应用芯片
