### Final Fantasy TCG: how actions are written that say what players may do, replacements, and costs.

## Actions: what players may do

ability-fftcg-action-forbid =
    { $filter-form ->
        [some]
            { $player-ban-word ->
                [block] { ability-fftcg--whose }控制的{ $filter }不能防御
                [attack] { ability-fftcg--whose }控制的{ $filter }不能攻击
                [use-abilities] { ability-fftcg--whose }不能使用{ $filter }的技能
                [use-specials] { ability-fftcg--whose }不能使用{ $filter }的特殊能力
                [search] { ability-fftcg--whose }不能检索{ $filter }
                [play-by-effect] { ability-fftcg--whose }不能以召唤兽或技能使{ $filter }上场
                [use-ex] { ability-fftcg--whose }不能使用{ $filter }的EX爆发
               *[cast] { ability-fftcg--whose }不能使用{ $filter }
            }
       *[none]
            { $player-ban-word ->
                [block] { ability-fftcg--whose }控制的前锋不能防御
                [attack] { ability-fftcg--whose }控制的前锋不能攻击
               *[cast] { ability-fftcg--whose }不能{ $player-ban }
            }
    }
    .off = yes
ability-fftcg--to-cast =
    { $things-form ->
        [filter] { $things-many }
       *[var] { $things }
    }
ability-fftcg--cost-of = 使用{ ability-fftcg--to-cast }的费用
ability-fftcg-action-cheaper = { ability-fftcg--cost-of }减少{ $amount }
    .off = yes
ability-fftcg-action-dearer = { ability-fftcg--cost-of }增加{ $amount }
    .off = yes
ability-fftcg-action-cheaper-but-one = { ability-fftcg--cost-of }减少{ $amount }（不会少于1）
    .off = yes
ability-fftcg-action-cheaper-to = { ability-fftcg--cost-of }减少{ $amount }（不会少于{ $amount2 }）
    .off = yes
ability-fftcg-action-cast-cost = { ability-fftcg--cost-of }变为{ $amount }
    .off = yes
ability-fftcg--abilities =
    { $object-form ->
        [none] 技能
       *[some] { $object }
    }
ability-fftcg-action-cheaper-abilities = 使用{ $things-of }{ ability-fftcg--abilities }的费用减少{ $amount }
ability-fftcg-action-dearer-abilities = 使用{ $things-of }{ ability-fftcg--abilities }的费用增加{ $amount }
ability-fftcg-action-extra-cost = 使用{ $things }时须追加支付{ $cp }
    .off = yes
ability-fftcg-action-extra-cost-by = 使用{ $things }时还须{ $ability-costs }
    .off = yes
ability-fftcg-action-attack-cost = 若不支付{ $cp }，{ $things }不能攻击
ability-fftcg-action-block-cost = 若不支付{ $cp }，{ $things }不能防御
ability-fftcg-action-cheaper-if =
    使用{ $things }时，可以{ $ability-costs-form ->
        [none] 使费用减少{ $amount }
       *[some] { $ability-costs }，使费用减少{ $amount }
    }
    .off = yes
ability-fftcg-action-cost-instead = 可以支付{ $cp }，代替使用{ $things-of }费用
    .off = yes
ability-fftcg-action-cast-free-if = 可以{ $ability-costs }，代替支付使用{ $things-of }费用
    .off = yes
ability-fftcg-action-free-special-if = 可以{ $ability-costs }，代替支付{ $things-of }特殊能力的费用
ability-fftcg-action-cannot-cast = 不能使用{ $things }
    .off = yes
ability-fftcg-action-cannot-be-played =
    { $things }不能{ $place-form ->
        [none] { "" }
       *[some] 从{ $place }
    }{ $how }上场
    .off = yes
ability-fftcg-action-may-control-several = 己方可以控制2张以上{ $element }属性的角色
ability-fftcg-action-enter-dull = { $things }以休止状态上场
ability-fftcg-action-no-triggers = { $filter }上场时，不触发自动技能
ability-fftcg-action-max-attacks = { ability-fftcg--whose }每回合最多攻击{ $amount }次
ability-fftcg-action-hasty-abilities =
    { $things-of }{ $object-form ->
        [none] 起动技能
       *[some] { $object }
    }可以视为具有加速来使用
ability-fftcg-action-no-ex-from =
    因{ $things-of }伤害翻开的{ $filter-form ->
        [some] { $filter }
       *[none] 卡牌
    }不能使用EX爆发
    .off = yes
ability-fftcg-action-same-name-by = 可以丢弃{ $filter }，代替{ $things-of }《S》
    .off = yes
ability-fftcg-action-crystal-for-same-name = 可以支付《水晶》，代替{ $things-of }《S》
ability-fftcg-action-only-cast = 只能{ $how }使用{ $things }
    .off = yes
ability-fftcg-action-only-pay = { $things-of }费用只能以{ $element }属性的水晶点数支付
    .off = yes
ability-fftcg-action-only-pay-with = { $things-of }费用只能以{ $filter }产生的水晶点数支付
    .off = yes
ability-fftcg-action-any-pay = { $things-of }费用可以用任意属性的水晶点数支付
    .off = yes
ability-fftcg-action-any-pay-priming = { $things-of }启动融合费用可以用任意属性的水晶点数支付
ability-fftcg-action-any-pay-warp = { $things-of }跃迁费用可以用任意属性的水晶点数支付
    .off = yes
ability-fftcg-action-produce = { $things }可以产生{ $element }属性的水晶点数
ability-fftcg-action-produce-any = { $things }可以产生任意属性的水晶点数{ $filter-form ->
        [some] （用于支付{ $filter }的费用）
       *[none] { "" }
    }
    .off = yes
ability-fftcg-action-produce-elements-of = { $things }可以产生{ $things2 }所具有属性的水晶点数
ability-fftcg--cp-produced =
    { $amount }点{ $element-form ->
        [none] 任意属性
       *[some] { $element }属性
    }的水晶点数
ability-fftcg-action-discard-for-cp = 可以丢弃{ $things }，产生{ ability-fftcg--cp-produced }
    .off = yes
ability-fftcg-action-put-for-cp = 可以将{ $things }置入损毁区，产生{ ability-fftcg--cp-produced }
ability-fftcg-action-back-attack = { $things }获得背后攻击
    .also = 获得背后攻击
ability-fftcg-action-may-cast =
    可以{ $place-word ->
        [none] { "" }
        [anywhere] { "" }
       *[break] 从己方{ $place }
    }使用{ $things }
    .off = yes
ability-fftcg-action-cast = 将{ $things }使用
    .off = yes
ability-fftcg-action-cast-free = 将{ $things }不支付费用使用
    .off = yes
ability-fftcg-action-cast-cheaper = 将{ $things }以减少{ $amount }的费用使用
    .off = yes
ability-fftcg-action-cast-cheaper-but-one = 将{ $things }以减少{ $amount }的费用使用（不会少于1）
    .off = yes
ability-fftcg-action-may-cast-free = 可以不支付费用使用{ $things }
    .off = yes
ability-fftcg-action-remove-after-use = { $things }使用后不置入损毁区，而是移出游戏
ability-fftcg-action-return-after-use = { $things }使用后不置入损毁区，而是返回持有者手牌
ability-fftcg-action-max-hand = { ability-fftcg--whose }手牌上限变为{ $amount }张
ability-fftcg-action-extra-triggers = { $filter }的自动技能多触发1次

## Actions: other

ability-fftcg-action-cancel = 将{ $things }取消
ability-fftcg-action-use-ability-of = 不支付费用使用{ $things-of }1个{ $object }
ability-fftcg-action-reuse-special = 不支付费用使用本回合使用过的1个特殊能力（与本能力同名的除外）
ability-fftcg-action-skip = { ability-fftcg--whose }下个回合跳过{ $phase }
ability-fftcg-action-retarget =
    { $filter-form ->
        [some] 从{ $filter }中
       *[none] { "" }
    }为{ $things }重新指定目标
ability-fftcg-action-retarget-to = 若可能，使{ $things }改为指定{ $things2 }
ability-fftcg-action-extra-turn = { ability-fftcg--does }在本回合之后再进行1个回合
ability-fftcg-action-extra-attack-phase = 本阶段之后再进行1次攻击阶段
ability-fftcg-action-win =
    { $who ->
        [opponent] 对手
       *[me] 己方
    }获得胜利
ability-fftcg-action-lose =
    { $who ->
        [opponent] 对手
       *[me] 己方
    }输掉游戏
ability-fftcg-action-join-attack = 使{ $things }加入攻击
ability-fftcg-action-use-ex = 使用{ $things-of }EX爆发
ability-fftcg-action-again = 将以上处理再进行1次

## Actions: in replacements

ability-fftcg-action-becomes = 使该伤害变为{ $amount }
ability-fftcg-action-reduce = 使该伤害减少{ $amount }
ability-fftcg-action-increase = 使该伤害增加{ $amount }
ability-fftcg-action-double = 使该伤害变为2倍
ability-fftcg-action-redirect = 将该伤害给予{ $things }
ability-fftcg-action-nothing = 什么都不发生
ability-fftcg-action-unreduced = 使该伤害不能被减少
ability-fftcg-action-replace = { $ability-text }
    .front = yes
ability-fftcg-action-not-reduced = { $things }造成的伤害不能被减少

## Costs

ability-fftcg-cost-cp = { $cp }
    .sign = yes
ability-fftcg-cost-crystals = { ability-fftcg--crystals }
    .sign = yes
ability-fftcg-cost-dull = 《休止》
    .sign = yes
ability-fftcg-cost-same-name = 《S》
    .sign = yes
ability-fftcg-cost-put-self = 将{ $card }置入损毁区
ability-fftcg-cost-remove-self = 将{ $card }移出游戏
ability-fftcg-cost-return-self = 将{ $card }返回持有者手牌
ability-fftcg-cost-discard-self = 丢弃{ $card }
ability-fftcg-cost-bottom-self = 将{ $card }放到持有者卡组最下面
ability-fftcg-cost-put = 将{ $amount }张{ $filter }置入损毁区
ability-fftcg-cost-discard = 丢弃{ ability-fftcg--hand-cards }
    .off = yes
ability-fftcg-cost-discard-different =
    丢弃{ $amount }张{ $aspect }各不相同的{ $filter-form ->
        [some] { $filter }
       *[none] 卡牌
    }
    .off = yes
ability-fftcg-cost-only-with = 只以{ $filter }产生的水晶点数支付
    .off = yes
ability-fftcg-cost-only-cp = 只以{ $cp }的水晶点数支付
    .off = yes
ability-fftcg-cost-dull-others = 将{ $amount }张{ $filter }横置
ability-fftcg-cost-return = 将{ $amount }张{ $filter }返回持有者手牌
ability-fftcg-cost-remove = 将{ ability-fftcg--my-place }{ $amount }张{ $filter }移出游戏
ability-fftcg-cost-remove-different = 将{ ability-fftcg--my-place }{ $amount }张{ $aspect }各不相同的{ $filter }移出游戏
ability-fftcg--my-place =
    { $place-word ->
        [field] 场上的
       *[break] 己方{ $place }中的
    }
ability-fftcg-cost-bottom = 将{ ability-fftcg--my-place }{ $amount }张{ $filter }放到卡组最下面
ability-fftcg-cost-take =
    从{ $filter-form ->
        [some] { $filter-any }
       *[none] { $card }
    }上移除{ ability-fftcg--counters }
ability-fftcg-cost-mill = 将己方卡组{ ability-fftcg--top-cards }置入损毁区
ability-fftcg-cost-remove-top = 将己方卡组{ ability-fftcg--top-cards }移出游戏
ability-fftcg-cost-damage-self = 己方受到{ $amount }点伤害
ability-fftcg-cost-reveal = 公开手牌中的{ $amount }张{ $filter }
    .off = yes
ability-fftcg-cost-freeze-self = 将{ $card }冻结
ability-fftcg-cost-discard-any =
    丢弃任意张数的{ $filter-form ->
        [some] { $filter }
       *[none] 手牌
    }
    .off = yes
