### Hyper Colosseum: what happens, as the log tells it. `$who` is `you`, `other` or `none`.

## Groups of cards

event-cards-unseen = { $count }张卡
event-cards-down = { $count }张反盖的卡

## The frame of a turn

event-first-attacker = { $who ->
         [you] 你
        *[other] 对手
    }先攻。
event-turn-begins = 第{ $amount }回合，{ $who ->
         [you] 你
        *[other] 对手
    }先攻。
event-phase-begins = { $phase }
event-game-over = { $who ->
         [you] 你赢了！
         [other] 对手获胜。
        *[none] 本局平手。
    }
event-tie-break = 裁定胜负：先比点数，再比网络之海的张数，最后比等级。

## Setting up and drawing

event-level-iii-chosen = { $who ->
         [you] 你
        *[other] 对手
    }以{ $card }开局，放入数码宝贝区。
event-shuffled = { $who ->
         [you] 你
        *[other] 对手
    }将网络之海洗牌。
event-drawn = { $who ->
         [you] 你
        *[other] 对手
    }抽了{ $cards }。
event-milled = { $who ->
         [you] 你
        *[other] 对手
    }的网络之海最上面的{ $amount }张卡弃至暗区，不看正面。
event-discarded = { $who ->
         [you] 你
        *[other] 对手
    }的卡弃至暗区：{ $cards }。
event-lifespan = { $who ->
         [you] 你
        *[other] 对手
    }的网络之海用完，寿命到了：场地图纸上除等级III以外的卡全部弃至暗区，暗区洗牌后成为新的网络之海。

## The Digimon Box

event-box-emptied = { $who ->
         [you] 你
        *[other] 对手
    }的数码宝贝区空了。
event-level-iii-laid = { $who ->
         [you] 你
        *[other] 对手
    }将{ $card }放入数码宝贝区。
event-level-iii-replaced = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }被替换，弃至暗区。
event-level-iii-turned-up = { $who ->
         [you] 你
        *[other] 对手
    }翻开{ $card }。
event-level-iii-removed = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }弃至暗区。
event-evolved = { $who ->
         [you] 你
        *[other] 对手
    }的数码宝贝进化为{ $card }！
event-evolved-removed = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }弃至暗区，下面的等级III留下。

## Evolution

event-planned = { $who ->
         [you] 你
        *[other] 对手
    }将{ $card }放入进化区。
event-payment-laid = { $who ->
         [you] 你
        *[other] 对手
    }放置了条件卡：{ $cards }。
event-evolution-opened = { $who ->
         [you] 你
        *[other] 对手
    }为了进化翻开：{ $cards }。
event-evolution-failed = 进化为{ $card }失败。{ $reason }
event-evolution-declined = { $who ->
         [you] 你
        *[other] 对手
    }不进化，{ $card }成为剩余卡。
event-leftovers = { $who ->
         [you] 你
        *[other] 对手
    }的剩余卡弃至暗区：{ $cards }。

## Options, abilities, supports

event-options-laid = { $who ->
         [you] 你
        *[other] 对手
    }将{ $cards }放入配置区。
event-option-opened = { $who ->
         [you] 你
        *[other] 对手
    }翻开{ $card }。
event-ability-announced = { $who ->
         [you] 你
        *[other] 对手
    }发动{ $card }的特殊能力。
event-ability-answers = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }的能力发动。
event-supported = { $who ->
         [you] 你
        *[other] 对手
    }用{ $card }支援。
event-negated = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }被无效。
event-forbidden = { $what ->
         [options] { $who ->
             [you] 你
            *[other] 对手
        }暂时不能使用选项卡（{ $card }）。
         [abilities] { $who ->
             [you] 你
            *[other] 对手
        }暂时不能使用特殊能力（{ $card }）。
        *[supports] { $who ->
             [you] 你
            *[other] 对手
        }暂时不能使用支援（{ $card }）。
    }
event-shielded = { $what ->
         [options] { $who ->
             [you] 你
            *[other] 对手
        }暂时不受选项卡影响（{ $card }）。
         [abilities] { $who ->
             [you] 你
            *[other] 对手
        }暂时不受特殊能力影响（{ $card }）。
        *[supports] { $who ->
             [you] 你
            *[other] 对手
        }暂时不受支援影响（{ $card }）。
    }
event-looked = { $who ->
         [you] 你
        *[other] 对手
    }查看了{ $zone }的卡：{ $cards }。
event-revealed = { $who ->
         [you] 你
        *[other] 对手
    }展示{ $cards }。
event-moved = { $where ->
         [to-hand] { $who ->
             [you] 你
            *[other] 对手
        }将{ $cards }加入手牌。
         [to-net-ocean] { $who ->
             [you] 你
            *[other] 对手
        }的{ $cards }回到网络之海。
         [to-gauge] { $who ->
             [you] 你
            *[other] 对手
        }的{ $cards }放到点数区，不再参与游戏。
        *[to-support] { $who ->
             [you] 你
            *[other] 对手
        }的{ $cards }放入支援区。
    }

## Battle

event-attack-set = { $who ->
         [you] 你
        *[other] 对手
    }改用{ $letter }攻击。
event-attack-added = { $who ->
         [you] 你
        *[other] 对手
    }的攻击力+{ $amount }（{ $card }）。
event-attack-changed = { $how ->
         [multiply] { $who ->
             [you] 你
            *[other] 对手
        }的攻击力变为{ $amount }倍（{ $card }）。
         [zero] { $who ->
             [you] 你
            *[other] 对手
        }的攻击力变为0（{ $card }）。
         [power] { $who ->
             [you] 你
            *[other] 对手
        }的数码宝贝加上自己{ $letter }攻击的数值（{ $card }）。
        *[add] { $who ->
             [you] 你
            *[other] 对手
        }的攻击力{ $amount }（{ $card }）。
    }
event-attacks = { $who ->
         [you] 你
        *[other] 对手
    }：{ $card }使用{ $letter }攻击（{ $why }）：{ $sum }
event-attacks-by-type = { $card }是{ $type }
event-attacks-by-effect = 因卡的效果改变
event-attacks-guard = → 0（因{ $card }的{ $letter }攻击）
event-attack-modifier = { $step }（{ $card }）
event-attacks-rest = { $step }（其他效果）
event-battle-result = { $who ->
         [you] { $mine }对{ $theirs }：你赢得战斗。
         [other] { $mine }对{ $theirs }：对手赢得战斗。
        *[none] { $mine }对{ $theirs }：战斗平手。
    }

## Points

event-points-lost = { $who ->
         [you] 你
        *[other] 对手
    }失去{ $amount }点，剩{ $left }点。
event-points-gained = { $who ->
         [you] 你
        *[other] 对手
    }获得{ $amount }点，现有{ $left }点。
event-loss-multiplied = 本回合若战败，{ $who ->
         [you] 你
        *[other] 对手
    }失去的点数变为{ $amount }倍（{ $card }）。
