### Final Fantasy TCG: the fields of a filter.

## Helpers, used by the messages below

ability-fftcg--bound =
    { $form ->
        [number]
            { $sign ->
                [equal] { $values }
                [unequal] 不为{ $values }
                [less] 不足{ $values }
                [at-most] { $values }以下
                [more] 大于{ $values }
               *[at-least] { $values }以上
            }
       *[value]
            { $sign ->
                [equal] 等于{ $values }
                [unequal] 不等于{ $values }
                [less] 小于{ $values }
                [at-most] 不大于{ $values }
                [more] 大于{ $values }
               *[at-least] 不小于{ $values }
            }
    }
ability-fftcg--is-bound =
    { $form ->
        [number]
            { $sign ->
                [equal] 是{ $values }
                [unequal] 不是{ $values }
                [less] 小于{ $values }
                [at-most] 在{ $values }以下
                [more] 大于{ $values }
               *[at-least] 在{ $values }以上
            }
       *[value] { ability-fftcg--bound }
    }
ability-fftcg--seat =
    { $values-word ->
        [opponent] 对手
        [actor] 自己
       *[me] 己方
    }

ability-fftcg--of-seat =
    { $place ->
        [field] { ability-fftcg--seat }控制的
       *[other] { ability-fftcg--seat }的
    }

## Fields

ability-fftcg-field-type =
    .noun = { $values }
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-fftcg-field-element =
    .before = { $values }属性的
    .not-before = 非{ $values }属性的
    .is = 是{ $values }属性
    .is-not = 不是{ $values }属性
ability-fftcg-field-job =
    .before = 职业“{ $values }”的
    .not-before = 职业不是“{ $values }”的
    .is = 具有职业“{ $values }”
    .is-not = 不具有职业“{ $values }”
ability-fftcg-field-category =
    .before = 类别“{ $values }”的
    .not-before = 类别不是“{ $values }”的
    .is = 是类别“{ $values }”
    .is-not = 不是类别“{ $values }”
ability-fftcg-field-name =
    .before = 卡牌名{ $values }的
    .not-front = 卡牌名不是{ $values }的
    .is = 卡牌名是{ $values }
    .is-not = 卡牌名不是{ $values }
ability-fftcg-field-cost =
    .before = 费用{ ability-fftcg--bound }的
    .is = 费用{ ability-fftcg--is-bound }
    .is-not = 费用不{ ability-fftcg--is-bound }
ability-fftcg-field-power =
    .before = 力量值{ ability-fftcg--bound }的
    .is = 力量值{ ability-fftcg--is-bound }
    .is-not = 力量值不{ ability-fftcg--is-bound }
ability-fftcg-field-of =
    .first = { ability-fftcg--of-seat }
    .not-first = 不由{ ability-fftcg--seat }控制的
    .is = 由{ ability-fftcg--seat }控制
    .is-not = 不由{ ability-fftcg--seat }控制
ability-fftcg-field-owned =
    .first = { ability-fftcg--seat }持有的
    .not-first = 不由{ ability-fftcg--seat }持有的
    .is = 由{ ability-fftcg--seat }持有
    .is-not = 不由{ ability-fftcg--seat }持有
ability-fftcg-field-active =
    .before = 行动状态的
    .not-before = 非行动状态的
    .is = 处于行动状态
    .is-not = 不处于行动状态
ability-fftcg-field-dull =
    .before = 休止状态的
    .not-before = 非休止状态的
    .is = 处于休止状态
    .is-not = 不处于休止状态
ability-fftcg-field-frozen =
    .before = 冻结的
    .not-before = 未冻结的
    .is = 已冻结
    .is-not = 未冻结
ability-fftcg-field-attacking =
    .before = 正在攻击的
    .not-before = 未在攻击的
    .is = 正在攻击
    .is-not = 没有在攻击
ability-fftcg-field-blocking =
    .before = 正在防御的
    .not-before = 未在防御的
    .is = 正在防御
    .is-not = 没有在防御
ability-fftcg-field-blocked =
    .before = 被防御的
    .not-before = 未被防御的
    .is = 被防御
    .is-not = 没有被防御
ability-fftcg-field-in-battle =
    .before = 战斗中的
    .not-before = 不在战斗中的
    .is = 在战斗中
    .is-not = 不在战斗中
ability-fftcg-field-damaged =
    .before = 受过伤害的
    .not-before = 未受伤害的
    .is = 受到过伤害
    .is-not = 没有受到伤害
ability-fftcg-field-in-party =
    .before = 组队中的
    .not-before = 未组队的
    .is = 在队伍中
    .is-not = 不在队伍中
ability-fftcg-field-entered-this-turn =
    .before = 本回合上场的
    .not-before = 非本回合上场的
    .is = 是本回合上场的
    .is-not = 不是本回合上场的
ability-fftcg-field-put-this-turn =
    .before = 本回合置入损毁区的
    .not-before = 非本回合置入损毁区的
    .is = 是本回合置入损毁区的
    .is-not = 不是本回合置入损毁区的
ability-fftcg-field-multi-element =
    .before = 多属性的
    .not-before = 单属性的
    .is = 具有多个属性
    .is-not = 不具有多个属性
ability-fftcg-field-ex =
    .before = 有EX标志的
    .not-before = 没有EX标志的
    .is = 有EX标志
    .is-not = 没有EX标志
ability-fftcg-field-generic =
    .before = 有通用标志的
    .not-before = 没有通用标志的
    .is = 有通用标志
    .is-not = 没有通用标志
ability-fftcg-field-has-special =
    .before = 具有特殊能力的
    .not-before = 没有特殊能力的
    .is = 具有特殊能力
    .is-not = 没有特殊能力
ability-fftcg-field-has-action =
    .before = 具有起动技能的
    .not-before = 没有起动技能的
    .is = 具有起动技能
    .is-not = 没有起动技能
ability-fftcg-field-single-target =
    .before = 只有1个目标的
    .not-before = 不止1个目标的
    .is = 只有1个目标
    .is-not = 不止1个目标
ability-fftcg-field-no-abilities =
    .before = 没有技能的
    .not-before = 具有技能的
    .is = 没有技能
    .is-not = 具有技能
ability-fftcg-field-limit-break =
    .before = 具有极限突破的
    .not-before = 没有极限突破的
    .is = 具有极限突破
    .is-not = 没有极限突破
ability-fftcg-field-has-warp =
    .before = 具有跃迁的
    .not-before = 没有跃迁的
    .is = 具有跃迁
    .is-not = 没有跃迁
ability-fftcg-field-has-priming =
    .before = 具有启动融合的
    .not-before = 没有启动融合的
    .is = 具有启动融合
    .is-not = 没有启动融合
ability-fftcg-field-primed =
    .before = 启动融合过的
    .not-before = 未启动融合的
    .is = 经过启动融合
    .is-not = 没有启动融合
ability-fftcg-field-face-up =
    .before = 正面朝上的
    .not-before = 反面朝上的
    .is = 正面朝上
    .is-not = 反面朝上
ability-fftcg-field-keyword =
    .before = 具有{ $values }的
    .not-before = 没有{ $values }的
    .is = 具有{ $values }
    .is-not = 没有{ $values }
ability-fftcg-field-counter =
    .before = 有{ $values }指示物的
    .not-before = 没有{ $values }指示物的
    .is = 有{ $values }指示物
    .is-not = 没有{ $values }指示物
ability-fftcg-field-counters =
    .before = 指示物{ ability-fftcg--bound }的
    .is = 指示物个数{ ability-fftcg--is-bound }
    .is-not = 指示物个数不{ ability-fftcg--is-bound }
ability-fftcg-field-self =
    .front = 作为{ $card }的
    .not-front = { $card }以外的
    .is = 是{ $card }
    .is-not = 不是{ $card }
ability-fftcg-field-in =
    .before = { $values }之中的
    .not-before = { $values }以外的
    .is = 在{ $values }之中
    .is-not = 不在{ $values }之中
ability-fftcg-field-same-name =
    .before = 与{ $values }卡牌名相同的
    .not-before = 与{ $values }卡牌名不同的
    .is = 与{ $values }卡牌名相同
    .is-not = 与{ $values }卡牌名不同
ability-fftcg-field-same-element =
    .before = 与{ $values }属性相同的
    .not-before = 与{ $values }属性不同的
    .is = 与{ $values }属性相同
    .is-not = 与{ $values }属性不同
ability-fftcg-field-same-cost =
    .before = 与{ $values }费用相同的
    .not-before = 与{ $values }费用不同的
    .is = 与{ $values }费用相同
    .is-not = 与{ $values }费用不同
ability-fftcg-field-same-job =
    .before = 与{ $values }职业相同的
    .not-before = 与{ $values }职业不同的
    .is = 与{ $values }职业相同
    .is-not = 与{ $values }职业不同
ability-fftcg-field-same-category =
    .before = 与{ $values }类别相同的
    .not-before = 与{ $values }类别不同的
    .is = 与{ $values }类别相同
    .is-not = 与{ $values }类别不同
ability-fftcg-field-same-type =
    .before = 与{ $values }卡牌种类相同的
    .not-before = 与{ $values }卡牌种类不同的
    .is = 与{ $values }卡牌种类相同
    .is-not = 与{ $values }卡牌种类不同
ability-fftcg-field-named-value =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-fftcg-field-battling =
    .before = 与{ $values }战斗的
    .not-before = 未与{ $values }战斗的
    .is = 正与{ $values }战斗
    .is-not = 没有与{ $values }战斗
ability-fftcg-field-parity =
    .before = 费用为{ $values }的
    .not-before = 费用不为{ $values }的
    .is = 费用为{ $values }
    .is-not = 费用不为{ $values }
ability-fftcg-field-object =
    .noun = { $values }
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-fftcg-field-choosing =
    .before = 指定了{ $values }的
    .not-before = 没有指定{ $values }的
    .is = 指定了{ $values }
    .is-not = 没有指定{ $values }
ability-fftcg-field-choosing-only =
    .before = 只指定了{ $values }的
    .not-before = 并非只指定{ $values }的
    .is = 只指定了{ $values }
    .is-not = 并非只指定{ $values }
ability-fftcg-field-source =
    .before = 来自{ $values }的
    .not-before = 并非来自{ $values }的
    .is = 来自{ $values }
    .is-not = 并非来自{ $values }
ability-fftcg-field-damaged-by =
    .before = 受过{ $values }伤害的
    .not-before = 未受{ $values }伤害的
    .is = 受到过{ $values }的伤害
    .is-not = 没有受到{ $values }的伤害
ability-fftcg-field-entered-by =
    .before = { $values }上场的
    .not-before = 并非{ $values }上场的
    .is = 是{ $values }上场的
    .is-not = 不是{ $values }上场的
ability-fftcg-field-removed-by =
    .before = 被{ $values }移出游戏的
    .not-before = 并非被{ $values }移出游戏的
    .is = 被{ $values }移出游戏
    .is-not = 没有被{ $values }移出游戏
