### Digimon α: what happens, as the log tells it. `$who` is `you` or `other`; keys carry the letter of the rule ids.

## Preparation

event-a-reset = { $who ->
         [you] 你
        *[other] 对手
    }的卡竖置：{ $cards }。
event-a-milled = 从{ $who ->
         [you] 你
        *[other] 对手
    }的网络之海最上面进暗区：{ $cards }。
event-a-deck-ran-out = { $who ->
         [you] 你
        *[other] 对手
    }的网络之海抽空了，少抽{ $amount }张。
event-a-hand-exchanged = { $who ->
         [you] 你
        *[other] 对手
    }重抽手牌。
event-a-renewed = { $who ->
         [you] 你
        *[other] 对手
    }重新洗切卡组：场上所有卡进暗区，一起洗成新的网络之海。
event-a-placed = { $what ->
         [slot] { $who ->
         [you] 你
        *[other] 对手
    }把{ $card }放进配置区。
         [box] { $who ->
         [you] 你
        *[other] 对手
    }把{ $card }放进新的一格数码宝贝区。
        *[evolution] { $who ->
         [you] 你
        *[other] 对手
    }把{ $card }盖在{ $other }上。
    }
event-a-placed-open = { $who ->
         [you] 你
        *[other] 对手
    }让{ $card }登场。
event-a-exchanged = { $who ->
         [you] 你
        *[other] 对手
    }用{ $card }替换{ $other }。

## Evolution

event-a-turned-up = { $who ->
         [you] 你
        *[other] 对手
    }翻开{ $cards }。
event-a-cost-check = 检查费用：{ $who ->
         [you] 你
        *[other] 对手
    }场上的卡合计{ $amount }费。
event-a-burst = 爆裂处理！{ $who ->
         [you] 你
        *[other] 对手
    }超过{ $amount }费。
event-a-evolved = { $who ->
         [you] 你
        *[other] 对手
    }的{ $other }进化成{ $card }！
event-a-evolution-failed = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }进化失败，进暗区：{ $cards }。
event-a-evolution-refused = 向{ $card }的进化失败。{ $reason }
event-a-lined-up = { $who ->
         [you] 你
        *[other] 对手
    }的排列，快的在前：{ $cards }。

## Opportunities and attacks

event-a-opportunity = 速度值{ $amount }：轮到{ $who ->
         [you] 你
        *[other] 对手
    }的{ $card }。
event-a-opportunity-skipped = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }已横置，跳过。
event-a-opportunity-given = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }再得到一次行动机会。
event-a-passed = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }让过。
event-a-attack = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }攻击{ $what ->
         [card] { $other }
        *[player] { $who ->
         [you] 对手
        *[other] 你
    }
    }！
event-a-alpha-attack = 阿尔法攻击！{ $who ->
         [you] 你
        *[other] 对手
    }的{ $card }攻击{ $who ->
         [you] 对手
        *[other] 你
    }。
event-a-supported = 支援{ $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：{ $cards }。
event-a-blocked = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }阻挡{ $other }。
event-a-not-blocked = { $who ->
         [you] 你
        *[other] 对手
    }不阻挡。
event-a-redirected = { $card }的攻击转向{ $what ->
         [card] { $other }
        *[player] { $who ->
         [you] 对手
        *[other] 你
    }
    }。
event-a-turned-sideways = 横置：{ $cards }。
event-a-turned = { $how ->
         [turn-upright] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }竖置。
         [used] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }使用后横置。
        *[sideways] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }横置。
    }

## Battle

event-a-battle-begins = { $card }与{ $other }交战。
event-a-skill = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }使用{ $what ->
         [lent] { $other }的{ $letter }技能
        *[own] { $letter }技能
    }。
event-a-powers = { $who ->
         [you] 你
        *[other] 对手
    }：{ $card }用{ $letter }{ $what ->
         [lent] （{ $other }的技能）
        *[own] { "" }
    }：攻击力{ $amount }
event-a-battle-result = { $who ->
         [you] { $mine }对{ $theirs }：你赢得战斗。
         [other] { $mine }对{ $theirs }：对手赢得战斗。
        *[none] { $mine }对{ $theirs }：不分高下。
    }
event-a-battle-without-result = 战斗没有结果就结束了。
event-a-battle-both-damaged = 双方都受到对方攻击力的伤害。
event-a-battle-settled = { $card }不论攻击力直接定下战斗。
event-a-damaged = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }失去{ $amount }点生命值，剩{ $left }。
event-a-destroyed = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }被破坏，从游戏中除外。
event-a-not-destroyed = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }不会被破坏。
event-a-removed = 从游戏中除外（{ $who ->
         [you] 你
        *[other] 对手
    }）：{ $cards }。

## Commands and abilities

event-a-command-used = { $who ->
         [you] 你
        *[other] 对手
    }使用指令卡{ $card }。
event-a-ability-used = { $who ->
         [you] 你
        *[other] 对手
    }使用{ $card }的能力。
event-a-changed = { $how ->
         [set-attack] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }改用{ $letter }技能。
         [add-attack] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：攻击力{ $signed }。
         [subtract-attack] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：攻击力{ $signed }。
         [add-power] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：攻击力{ $signed }。
         [multiply-attack] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：攻击力×{ $amount }。
         [halve-attack] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：攻击力减半。
         [zero-attack] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：攻击力变成0。
         [fix-attack] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：攻击力变成{ $amount }。
         [add-hp] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：生命值{ $signed }。
         [subtract-hp] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：生命值{ $signed }。
         [set-hp] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：生命值变成{ $amount }。
         [add-speed] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：速度值{ $signed }。
         [subtract-speed] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：速度值{ $signed }。
         [set-speed] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：速度值变成{ $amount }。
         [swap-speed] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：速度值变成{ $amount }。
         [add-cost] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：费用{ $signed }。
         [subtract-cost] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：费用{ $signed }。
         [set-type] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }暂时是{ $letter }型。
         [set-damage] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }：没被阻挡时造成{ $amount }点。
         [cannot] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }暂时被禁止做某事。
         [must] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }暂时必须做某事。
         [not-destroyed] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }暂时不会被破坏。
         [silence] { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }的能力暂时无效。
        *[other] 对{ $who ->
         [you] 你
        *[other] 对手
    }的{ $card }的效果暂时有效。
    }
event-a-player-changed = { $how ->
         [keep-points] { $who ->
         [you] 你
        *[other] 对手
    }暂时不会失去点数（{ $card }）。
         [multiply-loss] { $who ->
         [you] 你
        *[other] 对手
    }暂时失去{ $amount }倍的点数（{ $card }）。
         [halve-loss] { $who ->
         [you] 你
        *[other] 对手
    }暂时只失去一半点数（{ $card }）。
         [fix-loss] { $who ->
         [you] 你
        *[other] 对手
    }暂时每次失去{ $amount }点（{ $card }）。
         [raise-limit] { $who ->
         [you] 你
        *[other] 对手
    }的一项上限暂时{ $signed }（{ $card }）。
         [lower-limit] { $who ->
         [you] 你
        *[other] 对手
    }的一项上限暂时{ $signed }（{ $card }）。
         [forbid] { $who ->
         [you] 你
        *[other] 对手
    }暂时被禁止做某事（{ $card }）。
         [ignore-condition] { $who ->
         [you] 你
        *[other] 对手
    }暂时可以无视某些进化条件（{ $card }）。
        *[forbid-evolution] { $who ->
         [you] 你
        *[other] 对手
    }暂时不能进行某些进化（{ $card }）。
    }
event-a-moved = { $where ->
         [to-hand] 回到{ $who ->
         [you] 你
        *[other] 对手
    }的手牌：{ $cards }。
        *[to-net-ocean] 回到{ $who ->
         [you] 你
        *[other] 对手
    }的网络之海：{ $cards }。
    }
