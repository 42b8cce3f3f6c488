### Final Fantasy TCG: what happens, as the log tells it. `$who` is `you` or `other`; keys carry the letter of the rule ids.

## The frame of a turn

event-f-first-player = { $who ->
         [you] 你
        *[other] 对手
    }先攻。
event-f-mulligan = { $amount ->
         [0] { $who ->
             [you] 你
            *[other] 对手
        }保留起手牌。
        *[other] { $who ->
             [you] 你
            *[other] 对手
        }调度，换掉{ $amount }张起手牌。
    }
event-f-turn-begins = 第{ $amount }回合：轮到{ $who ->
         [you] 你
        *[other] 对手
    }。
event-f-phase-begins = { $phase }
event-f-extra-turn = 这回合之后，{ $who ->
         [you] 你
        *[other] 对手
    }再进行一个回合（{ $card }）。
event-f-extra-phase = { $who ->
         [you] 你
        *[other] 对手
    }追加一次主要阶段和攻击阶段（{ $card }）。

## Priority and the stack

event-f-cast = { $who ->
         [you] 你
        *[other] 对手
    }使用{ $card }。
event-f-used = { $who ->
         [you] 你
        *[other] 对手
    }起动{ $card }的技能。
event-f-used-special = { $who ->
         [you] 你
        *[other] 对手
    }使用{ $card }的特殊能力！
event-f-triggered = { $who ->
         [you] 你的
        *[other] 对手的
    }{ $card }触发自动技能。
event-f-chosen = { $who ->
         [you] 你
        *[other] 对手
    }指定：{ $cards }。
event-f-resolves = { $who ->
         [you] 你的
        *[other] 对手的
    }{ $card }结算。
event-f-no-effect = { $card }没有可以作用的目标，什么也没发生。
event-f-no-targets = { $card }没有可以指定的目标，技能消失。
event-f-cancelled = { $card }被取消。
event-f-retargeted = { $card }改为指定{ $other }。
event-f-ex-burst = EX爆发！{ $who ->
         [you] 你的
        *[other] 对手的
    }{ $card }

## Cards go from place to place

event-f-drawn = { $who ->
         [you] 你
        *[other] 对手
    }抽到{ $cards }。
event-f-shuffled = { $who ->
         [you] 你的
        *[other] 对手的
    }卡组洗切。
event-f-entered = { $card }在{ $who ->
         [you] 你的
        *[other] 对手的
    }场上登场。
event-f-broken = { $who ->
         [you] 你的
        *[other] 对手的
    }{ $cards }被破坏。
event-f-put = 置入{ $who ->
         [you] 你的
        *[other] 对手的
    }损毁区：{ $cards }。
event-f-returned = 返回{ $who ->
         [you] 你的
        *[other] 对手的
    }手牌：{ $cards }。
event-f-added = 加入{ $who ->
         [you] 你的
        *[other] 对手的
    }手牌：{ $cards }。
event-f-removed = { $who ->
         [you] 你的
        *[other] 对手的
    }{ $cards }移出游戏。
event-f-discarded = { $who ->
         [you] 你
        *[other] 对手
    }丢弃{ $cards }。
event-f-milled = 从{ $who ->
         [you] 你的
        *[other] 对手的
    }卡组顶置入损毁区：{ $cards }。
event-f-put-on-top = 放到{ $who ->
         [you] 你的
        *[other] 对手的
    }卡组顶：{ $cards }。
event-f-put-under = 放到{ $who ->
         [you] 你的
        *[other] 对手的
    }卡组底：{ $cards }。
event-f-shuffled-in = 洗入{ $who ->
         [you] 你的
        *[other] 对手的
    }卡组：{ $cards }。
event-f-put-as-damage = 置入{ $who ->
         [you] 你的
        *[other] 对手的
    }伤害区：{ $cards }。
event-f-lb-returned = { $card }正面朝上回到{ $who ->
         [you] 你的
        *[other] 对手的
    }极限突破卡组。
event-f-lb-turned = { $who ->
         [you] 你的
        *[other] 对手的
    }极限突破卡组翻到正面：{ $cards }。

## Cards are seen

event-f-searches = { $who ->
         [you] 你
        *[other] 对手
    }查看自己的卡组。
event-f-revealed = { $who ->
         [you] 你
        *[other] 对手
    }公开{ $cards }。
event-f-looked-at = { $who ->
         [you] 你
        *[other] 对手
    }查看{ $cards }。
event-f-turned-over = 从{ $who ->
         [you] 你的
        *[other] 对手的
    }卡组翻开：{ $cards }。
event-f-turned-up = 翻到正面：{ $cards }。
event-f-turned-down = 翻到反面：{ $cards }。
event-f-named = { $who ->
         [you] 你
        *[other] 对手
    }宣言：{ $what }（{ $card }）。

## How Characters stand

event-f-activated = { $who ->
         [you] 你的
        *[other] 对手的
    }{ $cards }转为行动。
event-f-activated-all = { $who ->
         [you] 你的
        *[other] 对手的
    }{ $count }张休止的卡转为行动。
event-f-dulled = { $who ->
         [you] 你
        *[other] 对手
    }横置{ $cards }。
event-f-thawed = { $who ->
         [you] 你的
        *[other] 对手的
    }{ $card }解除冻结，这次不转为行动。
event-f-frozen = 冻结：{ $cards }。
event-f-healed = { $cards }受到的伤害消失。
event-f-damaged = { $source ->
         [none] { $who ->
             [you] 你的
            *[other] 对手的
        }{ $card }受到{ $amount }点伤害。
        *[other] { $who ->
             [you] 你的
            *[other] 对手的
        }{ $card }受到{ $source }的{ $amount }点伤害。
    }
event-f-replaced = { $card }的处理被{ $by }替换。
event-f-control-changed = { $who ->
         [you] 你
        *[other] 对手
    }获得{ $card }的控制权。
event-f-counters-placed = 在{ $cards }上放置{ $amount }个指示物。
event-f-counters-taken = 从{ $cards }上移除{ $amount }个指示物。
event-f-effect-begins = { $how ->
         [gain-power] 力量值+{ $amount }：{ $cards }。
         [lose-power] 力量值−{ $amount }：{ $cards }。
         [set-power] 力量值变为{ $amount }：{ $cards }。
         [become-forward] 成为前锋：{ $cards }。
         [cannot] 行动受到限制：{ $cards }。
        *[other] 效果开始作用：{ $cards }。
    }

## Attacks

event-f-attacks = { $who ->
         [you] 你
        *[other] 对手
    }用{ $card }攻击。
event-f-party-attacks = { $who ->
         [you] 你
        *[other] 对手
    }组队攻击：{ $cards }。
event-f-blocks = { $who ->
         [you] 你
        *[other] 对手
    }用{ $card }防御。
event-f-no-block = { $who ->
         [you] 你
        *[other] 对手
    }不防御。
event-f-attack-ended = 不再攻击：{ $cards }。
event-f-joins-attack = 加入攻击：{ $cards }。
event-f-point = { $who ->
         [you] 你
        *[other] 对手
    }受到一点伤害，共{ $amount }点：{ $card }。

## Crystals and CP

event-f-crystals-gained = { $who ->
         [you] 你
        *[other] 对手
    }获得{ $amount }个水晶。
event-f-crystals-paid = { $who ->
         [you] 你
        *[other] 对手
    }支付{ $amount }个水晶。
event-f-paid = { $who ->
         [you] 你
        *[other] 对手
    }为{ $card }支付{ $amount }点CP。

## Warp and Priming

event-f-warped = { $who ->
         [you] 你
        *[other] 对手
    }让{ $card }跃迁，放置{ $amount }个跃迁指示物。
event-f-warp-counts = { $card }减少一个跃迁指示物。
event-f-warp-missed = { $card }不能上场，错过了机会。
event-f-primed = { $who ->
         [you] 你的
        *[other] 对手的
    }{ $card }启动融合为{ $other }。
event-f-primes-nothing = { $card }找不到可以启动融合的卡。
