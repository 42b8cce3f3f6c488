### Final Fantasy TCG: how durations, keywords, bounds of choices and properties are written.

## Durations

ability-fftcg-duration-end-of-turn = 直到回合结束
ability-fftcg-duration-end-of-opponent-turn = 直到对手的回合结束
ability-fftcg-duration-end-of-my-turn = 直到己方回合结束
ability-fftcg-duration-end-of-next-turn = 直到下一个回合结束
ability-fftcg-duration-end-of-my-next-turn = 直到己方下一个回合结束
ability-fftcg-duration-my-next-turn = 直到己方下一个回合开始
ability-fftcg-duration-my-next-active = 直到己方下一个重置阶段结束
ability-fftcg-duration-its-next-active = 直到其控制者的下一个重置阶段结束
ability-fftcg-duration-used = 本回合下1次
ability-fftcg-duration-self-leaves = 只要{ $card }在场上
ability-fftcg-duration-control-lost = 只要己方控制着它
ability-fftcg-duration-end-of-attack = 直到攻击阶段结束

## Keywords

ability-fftcg-keyword-haste = 加速
ability-fftcg-keyword-brave = 勇气
ability-fftcg-keyword-first-strike = 先制攻击
ability-fftcg-keyword-back-attack = 背后攻击
ability-fftcg-keyword-limit-break = 极限突破{ $amount }
ability-fftcg-keyword-warp = 跃迁{ $amount }——{ $cp }
ability-fftcg-keyword-priming = 启动融合“{ $name }”——{ $cp }
ability-fftcg-keyword-also-named = { $card }在所有区域中也具有卡牌名“{ $name }”。
ability-fftcg-keyword-also-job = { $card }在所有区域中也具有职业“{ $job }”。
ability-fftcg-keyword-also-element = { $card }在所有区域中也是{ $element }属性。
ability-fftcg-keyword-also-type = { $card }在所有区域中也是{ $type }。
ability-fftcg-keyword-excludes = 己方控制卡牌名“{ $name }”时不能让{ $card }上场，控制{ $card }时也不能让卡牌名“{ $name }”上场。
ability-fftcg-keyword-beside = 即使己方控制着其他{ $element }属性的角色，也可以让{ $card }上场。
ability-fftcg-keyword-all-jobs = { $card }在所有区域中具有所有职业。
ability-fftcg-keyword-copies = 卡组中最多可放入{ $amount }张此卡。
ability-fftcg-keyword-enters-dull = { $card }以休止状态上场。
ability-fftcg-keyword-enters-active = { $card }以行动状态上场。
ability-fftcg-keyword-several = 己方可以控制任意张数的{ $card }。

## What choices must fulfil together

ability-fftcg-together-different = { $aspect }各不相同的
ability-fftcg-together-alike = { $aspect }相同的
ability-fftcg-together-total-cost =
    费用合计{ $amount-form ->
        [number] { $amount }以下
       *[value] 不大于{ $amount }
    }的
ability-fftcg-together-total-power =
    力量值合计{ $amount-form ->
        [number] { $amount }以下
       *[value] 不大于{ $amount }
    }的
ability-fftcg-together-one-each = 每种{ $aspect }各1张的
ability-fftcg-together-different-and-cost = { $aspect }与费用都各不相同的
ability-fftcg-together-one-each-within = 每种{ $aspect }各1张、费用合计{ $amount }以下的

## Properties

ability-fftcg-property-points = { ability-fftcg--whose }所受的伤害点数
    .each = { ability-fftcg--whose }每受到1点伤害
    .compare =
        { $sign ->
            [none] { ability-fftcg--whose }没有受到伤害
            [some] { ability-fftcg--whose }受到过1点以上伤害
            [equal] { ability-fftcg--whose }所受的伤害正好是{ $right }点
            [unequal] { ability-fftcg--whose }所受的伤害不是{ $right }点
            [less] { ability-fftcg--whose }所受的伤害不足{ $right }点
            [at-most] { ability-fftcg--whose }所受的伤害在{ $right }点以下
            [more] { ability-fftcg--whose }所受的伤害多于{ $right }点
           *[at-least] { ability-fftcg--whose }受到过{ $right }点以上伤害
        }
    .gate = 伤害{ $right }——
ability-fftcg-property-crystals = { ability-fftcg--whose }的水晶个数
    .each = { ability-fftcg--whose }每有1个水晶
    .compare = { ability-fftcg--whose }的水晶{ ability-fftcg--pieces }
ability-fftcg-property-elements = { ability-fftcg--whose }控制的角色的属性种类数
    .each = { ability-fftcg--whose }控制的角色每有1种属性
    .compare = { ability-fftcg--whose }控制的角色的属性种类数是{ ability-fftcg--measure }
ability-fftcg-property-deck =
    { $form ->
        [count] { ability-fftcg--whose }卡组张数
       *[place] { ability-fftcg--whose }卡组
    }
    .each = { ability-fftcg--whose }卡组每有1张卡
    .compare = { ability-fftcg--whose }卡组{ ability-fftcg--quantity }
ability-fftcg-property-hand =
    { $form ->
        [count] { ability-fftcg--whose }手牌张数
       *[place] { ability-fftcg--whose }手牌
    }
    .each = { ability-fftcg--whose }每有1张手牌
    .compare =
        { $sign ->
            [none] { ability-fftcg--whose }没有手牌
           *[other] { ability-fftcg--whose }手牌{ ability-fftcg--quantity }
        }
ability-fftcg-property-field =
    { $form ->
        [count] { ability-fftcg--whose }场上的卡牌张数
       *[place] { ability-fftcg--whose }场上
    }
ability-fftcg-property-break =
    { $form ->
        [count] { ability-fftcg--whose }损毁区张数
       *[place] { ability-fftcg--whose }损毁区
    }
    .each = { ability-fftcg--whose }损毁区每有1张卡
    .compare =
        { $sign ->
            [none] { ability-fftcg--whose }损毁区没有卡
           *[other] { ability-fftcg--whose }损毁区的卡{ ability-fftcg--quantity }
        }
ability-fftcg-property-damage =
    { $form ->
        [count] { ability-fftcg--whose }伤害区张数
       *[place] { ability-fftcg--whose }伤害区
    }
ability-fftcg-property-removed =
    { $form ->
        [count] { ability-fftcg--whose }移出游戏的卡牌张数
       *[place] { ability-fftcg--whose }移出游戏的卡牌
    }
ability-fftcg-property-lb =
    { $form ->
        [count] { ability-fftcg--whose }极限突破卡组张数
       *[place] { ability-fftcg--whose }极限突破卡组
    }
