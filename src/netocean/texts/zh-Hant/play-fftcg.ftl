### Final Fantasy TCG in the terminal.

play-f-picked = 已選：{ $cards }
play-ask-f-preset = 用官方規則還是入門文？只問這一次。
play-preset-f-official = { $name }（{ $id }）：如今的玩法。傷害達到力量值就破壞；有兩個主要階段；防禦者不休止；EX爆發可用可不用。
play-preset-f-primer = { $name }（{ $id }）：照中文入門文的字面來。傷害超過力量值才破壞；只有一個主要階段；防禦者要休止；EX爆發自動發生；可以用陣形和道具。
play-preset-f-official-2-1 = { $name }（{ $id }）：2020年的規則，沒有極限突破、躍遷、啟動融合和水晶。
play-f-over = 遊戲結束，共{ $turn }回合。受到的傷害：你{ $mine }點，對手{ $theirs }點。
play-f-table-head = 第{ $turn }回合（{ $who ->
         [you] 你的
        *[other] 對手的
    }） · { $moment }
play-f-table-side = { $who ->
         [you] 你
        *[other] 對手
    }：傷害{ $points }點 · 手牌{ $hand } · 卡組{ $deck } · 損毀區{ $gone } · 水晶{ $crystals }
play-f-colon = { "：" }
play-f-table-with = { $card }，附帶{ $cards }
play-f-table-stack = 堆疊區，先結算的在前：
play-f-table-object = { $card }（{ $who ->
         [you] 你的
        *[other] 對手的
    }）：{ $kind }
play-f-table-object-at = { $object } → { $targets }
play-f-object-summon = 召喚獸
play-f-object-action = 起動技能
play-f-object-special = 特殊能力
play-f-object-auto = 自動技能
