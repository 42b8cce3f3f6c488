### Digimon α: what happens, as the log tells it. `$who` is `you` or `other`; keys carry the letter of the rule ids.

## Preparation

event-a-reset = { $who ->
         [you] 你
        *[other] 對手
    }的卡豎置：{ $cards }。
event-a-milled = 從{ $who ->
         [you] 你
        *[other] 對手
    }的網絡之海最上面進暗區：{ $cards }。
event-a-deck-ran-out = { $who ->
         [you] 你
        *[other] 對手
    }的網絡之海抽空了，少抽{ $amount }張。
event-a-hand-exchanged = { $who ->
         [you] 你
        *[other] 對手
    }重抽手牌。
event-a-renewed = { $who ->
         [you] 你
        *[other] 對手
    }重新洗切卡組：場上所有卡進暗區，一起洗成新的網絡之海。
event-a-placed = { $what ->
         [slot] { $who ->
         [you] 你
        *[other] 對手
    }把{ $card }放進配置區。
         [box] { $who ->
         [you] 你
        *[other] 對手
    }把{ $card }放進新的一格數碼寶貝區。
        *[evolution] { $who ->
         [you] 你
        *[other] 對手
    }把{ $card }蓋在{ $other }上。
    }
event-a-placed-open = { $who ->
         [you] 你
        *[other] 對手
    }讓{ $card }登場。
event-a-exchanged = { $who ->
         [you] 你
        *[other] 對手
    }用{ $card }替換{ $other }。

## Evolution

event-a-turned-up = { $who ->
         [you] 你
        *[other] 對手
    }翻開{ $cards }。
event-a-cost-check = 檢查費用：{ $who ->
         [you] 你
        *[other] 對手
    }場上的卡合計{ $amount }費。
event-a-burst = 爆裂處理！{ $who ->
         [you] 你
        *[other] 對手
    }超過{ $amount }費。
event-a-evolved = { $who ->
         [you] 你
        *[other] 對手
    }的{ $other }進化成{ $card }！
event-a-evolution-failed = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }進化失敗，進暗區：{ $cards }。
event-a-evolution-refused = 向{ $card }的進化失敗。{ $reason }
event-a-lined-up = { $who ->
         [you] 你
        *[other] 對手
    }的排列，快的在前：{ $cards }。

## Opportunities and attacks

event-a-opportunity = 速度值{ $amount }：輪到{ $who ->
         [you] 你
        *[other] 對手
    }的{ $card }。
event-a-opportunity-skipped = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }已橫置，跳過。
event-a-opportunity-given = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }再得到一次行動機會。
event-a-passed = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }讓過。
event-a-attack = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }攻擊{ $what ->
         [card] { $other }
        *[player] { $who ->
         [you] 對手
        *[other] 你
    }
    }！
event-a-alpha-attack = 阿爾法攻擊！{ $who ->
         [you] 你
        *[other] 對手
    }的{ $card }攻擊{ $who ->
         [you] 對手
        *[other] 你
    }。
event-a-supported = 支援{ $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：{ $cards }。
event-a-blocked = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }阻擋{ $other }。
event-a-not-blocked = { $who ->
         [you] 你
        *[other] 對手
    }不阻擋。
event-a-redirected = { $card }的攻擊轉向{ $what ->
         [card] { $other }
        *[player] { $who ->
         [you] 對手
        *[other] 你
    }
    }。
event-a-turned-sideways = 橫置：{ $cards }。
event-a-turned = { $how ->
         [turn-upright] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }豎置。
         [used] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }使用後橫置。
        *[sideways] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }橫置。
    }

## Battle

event-a-battle-begins = { $card }與{ $other }交戰。
event-a-skill = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }使用{ $what ->
         [lent] { $other }的{ $letter }技能
        *[own] { $letter }技能
    }。
event-a-powers = { $who ->
         [you] 你
        *[other] 對手
    }：{ $card }用{ $letter }{ $what ->
         [lent] （{ $other }的技能）
        *[own] { "" }
    }：攻擊力{ $amount }
event-a-battle-result = { $who ->
         [you] { $mine }對{ $theirs }：你贏得戰鬥。
         [other] { $mine }對{ $theirs }：對手贏得戰鬥。
        *[none] { $mine }對{ $theirs }：不分高下。
    }
event-a-battle-without-result = 戰鬥沒有結果就結束了。
event-a-battle-both-damaged = 雙方都受到對方攻擊力的傷害。
event-a-battle-settled = { $card }不論攻擊力直接定下戰鬥。
event-a-damaged = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }失去{ $amount }點生命值，剩{ $left }。
event-a-destroyed = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }被破壞，從遊戲中除外。
event-a-not-destroyed = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }不會被破壞。
event-a-removed = 從遊戲中除外（{ $who ->
         [you] 你
        *[other] 對手
    }）：{ $cards }。

## Commands and abilities

event-a-command-used = { $who ->
         [you] 你
        *[other] 對手
    }使用指令卡{ $card }。
event-a-ability-used = { $who ->
         [you] 你
        *[other] 對手
    }使用{ $card }的能力。
event-a-changed = { $how ->
         [set-attack] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }改用{ $letter }技能。
         [add-attack] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：攻擊力{ $signed }。
         [subtract-attack] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：攻擊力{ $signed }。
         [add-power] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：攻擊力{ $signed }。
         [multiply-attack] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：攻擊力×{ $amount }。
         [halve-attack] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：攻擊力減半。
         [zero-attack] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：攻擊力變成0。
         [fix-attack] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：攻擊力變成{ $amount }。
         [add-hp] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：生命值{ $signed }。
         [subtract-hp] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：生命值{ $signed }。
         [set-hp] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：生命值變成{ $amount }。
         [add-speed] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：速度值{ $signed }。
         [subtract-speed] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：速度值{ $signed }。
         [set-speed] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：速度值變成{ $amount }。
         [swap-speed] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：速度值變成{ $amount }。
         [add-cost] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：費用{ $signed }。
         [subtract-cost] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：費用{ $signed }。
         [set-type] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }暫時是{ $letter }型。
         [set-damage] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }：沒被阻擋時造成{ $amount }點。
         [cannot] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }暫時被禁止做某事。
         [must] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }暫時必須做某事。
         [not-destroyed] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }暫時不會被破壞。
         [silence] { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }的能力暫時無效。
        *[other] 對{ $who ->
         [you] 你
        *[other] 對手
    }的{ $card }的效果暫時有效。
    }
event-a-player-changed = { $how ->
         [keep-points] { $who ->
         [you] 你
        *[other] 對手
    }暫時不會失去點數（{ $card }）。
         [multiply-loss] { $who ->
         [you] 你
        *[other] 對手
    }暫時失去{ $amount }倍的點數（{ $card }）。
         [halve-loss] { $who ->
         [you] 你
        *[other] 對手
    }暫時只失去一半點數（{ $card }）。
         [fix-loss] { $who ->
         [you] 你
        *[other] 對手
    }暫時每次失去{ $amount }點（{ $card }）。
         [raise-limit] { $who ->
         [you] 你
        *[other] 對手
    }的一項上限暫時{ $signed }（{ $card }）。
         [lower-limit] { $who ->
         [you] 你
        *[other] 對手
    }的一項上限暫時{ $signed }（{ $card }）。
         [forbid] { $who ->
         [you] 你
        *[other] 對手
    }暫時被禁止做某事（{ $card }）。
         [ignore-condition] { $who ->
         [you] 你
        *[other] 對手
    }暫時可以無視某些進化條件（{ $card }）。
        *[forbid-evolution] { $who ->
         [you] 你
        *[other] 對手
    }暫時不能進行某些進化（{ $card }）。
    }
event-a-moved = { $where ->
         [to-hand] 回到{ $who ->
         [you] 你
        *[other] 對手
    }的手牌：{ $cards }。
        *[to-net-ocean] 回到{ $who ->
         [you] 你
        *[other] 對手
    }的網絡之海：{ $cards }。
    }
