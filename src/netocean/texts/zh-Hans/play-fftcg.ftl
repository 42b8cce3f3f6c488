### Final Fantasy TCG in the terminal.

play-f-picked = 已选：{ $cards }
play-ask-f-preset = 用官方规则还是入门文？只问这一次。
play-preset-f-official = { $name }（{ $id }）：如今的玩法。伤害达到力量值就破坏；有两个主要阶段；防御者不休止；EX爆发可用可不用。
play-preset-f-primer = { $name }（{ $id }）：照中文入门文的字面来。伤害超过力量值才破坏；只有一个主要阶段；防御者要休止；EX爆发自动发生；可以用阵形和道具。
play-preset-f-official-2-1 = { $name }（{ $id }）：2020年的规则，没有极限突破、跃迁、启动融合和水晶。
play-f-over = 游戏结束，共{ $turn }回合。受到的伤害：你{ $mine }点，对手{ $theirs }点。
play-f-table-head = 第{ $turn }回合（{ $who ->
         [you] 你的
        *[other] 对手的
    }） · { $moment }
play-f-table-side = { $who ->
         [you] 你
        *[other] 对手
    }：伤害{ $points }点 · 手牌{ $hand } · 卡组{ $deck } · 损毁区{ $gone } · 水晶{ $crystals }
play-f-colon = { "：" }
play-f-table-with = { $card }，附带{ $cards }
play-f-table-stack = 堆叠区，先结算的在前：
play-f-table-object = { $card }（{ $who ->
         [you] 你的
        *[other] 对手的
    }）：{ $kind }
play-f-table-object-at = { $object } → { $targets }
play-f-object-summon = 召唤兽
play-f-object-action = 起动技能
play-f-object-special = 特殊能力
play-f-object-auto = 自动技能
