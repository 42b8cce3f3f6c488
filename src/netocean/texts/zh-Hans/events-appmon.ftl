### The Appmon card game: what happens, as the log tells it. `$who` is `you` or `other`; keys carry the letter of the rule ids.

## Setting up and cards

event-p-base-chosen = { $who ->
         [you] 你
        *[other] 对手
    }以{ $card }开局，放入应用怪兽区。
event-p-chips-played = { $who ->
         [you] 你
        *[other] 对手
    }带了{ $amount }枚应用芯片。
event-p-chips-left-out = { $who ->
         [you] 你
        *[other] 对手
    }的应用芯片本局不用。
event-p-hand-exchanged = { $who ->
         [you] 你
        *[other] 对手
    }亮出没有底牌可用的手牌，重抽6张：{ $cards }。
event-p-shuffled = { $who ->
         [you] 你
        *[other] 对手
    }将牌库洗牌。
event-p-hand-shuffled = { $who ->
         [you] 你
        *[other] 对手
    }把手牌洗进牌库（{ $amount }张）。
event-p-milled = { $who ->
         [you] 你
        *[other] 对手
    }的牌库最上面{ $amount }张弃至弃牌堆，不看正面。
event-p-discarded = { $who ->
         [you] 你
        *[other] 对手
    }弃掉：{ $cards }。
event-p-removed-unseen = { $who ->
         [you] 你
        *[other] 对手
    }弃牌堆的{ $amount }张卡不看正面叠到点数区，从游戏中除外。
event-p-renewal = { $who ->
         [you] 你
        *[other] 对手
    }的牌库用完：场上除点数区的卡和底牌以外全部弃掉，弃牌堆成为新的牌库。
event-p-moved = { $where ->
         [to-hand] 回到{ $who ->
         [you] 你
        *[other] 对手
    }的手牌：{ $cards }。
         [to-deck] 回到{ $who ->
         [you] 你
        *[other] 对手
    }的牌库：{ $cards }。
         [to-gauge] 叠到{ $who ->
         [you] 你
        *[other] 对手
    }的点数区，从游戏中除外：{ $cards }。
        *[to-slot] 放进{ $who ->
         [you] 你
        *[other] 对手
    }的配置区：{ $cards }。
    }

## The Appmon Box

event-p-base-laid = { $who ->
         [you] 你
        *[other] 对手
    }将{ $card }放入应用怪兽区。
event-p-base-replaced = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }被替换，弃掉。
event-p-base-turned-up = { $who ->
         [you] 你
        *[other] 对手
    }翻开{ $card }。
event-p-base-removed = { $who ->
         [you] 你
        *[other] 对手
    }的底牌{ $card }离开应用怪兽区。
event-p-box-emptied = { $who ->
         [you] 你
        *[other] 对手
    }的应用怪兽区空了。
event-p-fused = 应用融合！{ $who ->
         [you] 你
        *[other] 对手
    }的{ $card }登场。
event-p-form-removed = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }弃掉，下面的底牌留下。
event-p-form-returned = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }回到手牌，下面的底牌留下。
event-p-form-kept = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }落败也留下。

## App fusion

event-p-declared = { $who ->
         [you] 你
        *[other] 对手
    }宣言融合，反盖：{ $card }。
event-p-materials-laid = { $who ->
         [you] 你
        *[other] 对手
    }放下素材：{ $cards }。
event-p-fusion-opened = { $who ->
         [you] 你
        *[other] 对手
    }为融合翻开：{ $cards }。
event-p-fusion-failed = 向{ $card }的融合失败。{ $reason }
event-p-fusion-declined = { $who ->
         [you] 你
        *[other] 对手
    }放弃融合：{ $card }。
event-p-leftovers = { $who ->
         [you] 你
        *[other] 对手
    }的剩余卡弃掉：{ $cards }。

## Options, links, chips

event-p-options-set = { $who ->
         [you] 你
        *[other] 对手
    }在配置区放置{ $cards }。
event-p-linked = 应用链接！{ $who ->
         [you] 你
        *[other] 对手
    }链接{ $card }：+{ $amount }。
event-p-links-returned = 从应用链接区回到{ $who ->
         [you] 你
        *[other] 对手
    }的手牌：{ $cards }。
event-p-chip-paid = { $who ->
         [you] 你
        *[other] 对手
    }用掉芯片：{ $cards }。
event-p-copied = { $who ->
         [you] 你
        *[other] 对手
    }取得{ $card }的能力。

## Battle and points

event-p-attack-cancelled = { $who ->
         [you] 你
        *[other] 对手
    }的{ $card }让对方的{ $letter }攻击变成0。
event-p-attacks-cancelled = → 0，被{ $card }取消
event-p-attack-changed = { $how ->
         [multiply-attack] { $who ->
         [you] 你
        *[other] 对手
    }的攻击力×{ $amount }（{ $card }）。
         [halve-attack] { $who ->
         [you] 你
        *[other] 对手
    }的攻击力减半（{ $card }）。
         [set-power] { $who ->
         [you] 你
        *[other] 对手
    }的攻击力变成{ $amount }（{ $card }）。
         [zero-attack] { $who ->
         [you] 你
        *[other] 对手
    }的攻击力变成0（{ $card }）。
         [add-power] { $who ->
         [you] 你
        *[other] 对手
    }的应用怪兽加上{ $letter }攻击的数值（{ $card }）。
        *[other] { $who ->
         [you] 你
        *[other] 对手
    }的攻击力{ $signed }（{ $card }）。
    }
event-p-fighter-changed = { $how ->
         [become-type] { $who ->
         [you] 你
        *[other] 对手
    }的应用怪兽改变类型（{ $card }）。
         [set-plug] { $who ->
         [you] 你
        *[other] 对手
    }的应用怪兽暂时换了插头（{ $card }）。
         [add-attribute] { $who ->
         [you] 你
        *[other] 对手
    }的应用怪兽暂时多一个属性（{ $card }）。
         [add-name] { $who ->
         [you] 你
        *[other] 对手
    }的应用怪兽暂时多一个名字（{ $card }）。
        *[other] { $who ->
         [you] 你
        *[other] 对手
    }的链接{ $signed }（{ $card }）。
    }
event-p-loss-changed = { $how ->
         [multiply-loss] 本回合{ $who ->
         [you] 你
        *[other] 对手
    }若落败，失去{ $amount }倍的点数（{ $card }）。
         [halve-loss] 本回合{ $who ->
         [you] 你
        *[other] 对手
    }若落败，只失去一半点数（{ $card }）。
        *[set-loss] 本回合{ $who ->
         [you] 你
        *[other] 对手
    }若落败，失去{ $amount }点（{ $card }）。
    }
event-p-rule-changed = { $how ->
         [keep-points] { $who ->
         [you] 你
        *[other] 对手
    }暂时不会失去点数（{ $card }）。
         [keep-form] { $who ->
         [you] 你
        *[other] 对手
    }的融合卡本回合落败也留下（{ $card }）。
         [free-chips] { $who ->
         [you] 你
        *[other] 对手
    }用芯片暂时不用弃手牌（{ $card }）。
         [raise-limit] { $who ->
         [you] 你
        *[other] 对手
    }的一项上限暂时{ $signed }（{ $card }）。
         [lower-limit] { $who ->
         [you] 你
        *[other] 对手
    }的一项上限暂时{ $signed }（{ $card }）。
         [blank] { $who ->
         [you] 你
        *[other] 对手
    }的应用怪兽的能力暂时无效（{ $card }）。
         [forbid-evolution] { $who ->
         [you] 你
        *[other] 对手
    }暂时不能进行某些融合（{ $card }）。
        *[other] { $who ->
         [you] 你
        *[other] 对手
    }暂时受到保护（{ $card }）。
    }
event-p-forbidden = { $what ->
         [options] { $who ->
         [you] 你
        *[other] 对手
    }暂时不能用选项卡（{ $card }）。
         [abilities] { $who ->
         [you] 你
        *[other] 对手
    }暂时不能用能力（{ $card }）。
         [links] { $who ->
         [you] 你
        *[other] 对手
    }暂时不能链接（{ $card }）。
         [fusion] { $who ->
         [you] 你
        *[other] 对手
    }暂时不能融合（{ $card }）。
        *[renewal] { $who ->
         [you] 你
        *[other] 对手
    }的牌库暂时不更新（{ $card }）。
    }
event-p-shielded = { $what ->
         [options] { $who ->
         [you] 你
        *[other] 对手
    }暂时不受选项卡影响（{ $card }）。
        *[abilities] { $who ->
         [you] 你
        *[other] 对手
    }暂时不受能力影响（{ $card }）。
    }
event-p-battle-decided = { $how ->
         [win] 这场战斗不论攻击力由{ $who ->
         [you] 你
        *[other] 对手
    }获胜（{ $card }）。
         [tie] 这场战斗不论攻击力算平手（{ $card }）。
        *[none] 这场战斗没有结果（{ $card }）。
    }
event-p-battle-no-result = 战斗没有结果就结束了。
event-p-battle-repeated = 计算之后再战一场（{ $card }）。
event-p-battle-repeats = 回到战斗！
event-p-tie-break = 双方点数同时归零，进行裁定。
