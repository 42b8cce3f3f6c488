### Final Fantasy TCG: what happens, as the log tells it. `$who` is `you` or `other`; keys carry the letter of the rule ids.

## The frame of a turn

event-f-first-player = { $who ->
         [you] 你
        *[other] 對手
    }先攻。
event-f-mulligan = { $amount ->
         [0] { $who ->
             [you] 你
            *[other] 對手
        }保留起手牌。
        *[other] { $who ->
             [you] 你
            *[other] 對手
        }調度，換掉{ $amount }張起手牌。
    }
event-f-turn-begins = 第{ $amount }回合：輪到{ $who ->
         [you] 你
        *[other] 對手
    }。
event-f-phase-begins = { $phase }
event-f-extra-turn = 這回合之後，{ $who ->
         [you] 你
        *[other] 對手
    }再進行一個回合（{ $card }）。
event-f-extra-phase = { $who ->
         [you] 你
        *[other] 對手
    }追加一次主要階段和攻擊階段（{ $card }）。

## Priority and the stack

event-f-cast = { $who ->
         [you] 你
        *[other] 對手
    }使用{ $card }。
event-f-used = { $who ->
         [you] 你
        *[other] 對手
    }起動{ $card }的技能。
event-f-used-special = { $who ->
         [you] 你
        *[other] 對手
    }使用{ $card }的特殊能力！
event-f-triggered = { $who ->
         [you] 你的
        *[other] 對手的
    }{ $card }觸發自動技能。
event-f-chosen = { $who ->
         [you] 你
        *[other] 對手
    }指定：{ $cards }。
event-f-resolves = { $who ->
         [you] 你的
        *[other] 對手的
    }{ $card }結算。
event-f-no-effect = { $card }沒有可以作用的目標，什麼也沒發生。
event-f-no-targets = { $card }沒有可以指定的目標，技能消失。
event-f-cancelled = { $card }被取消。
event-f-retargeted = { $card }改為指定{ $other }。
event-f-ex-burst = EX爆發！{ $who ->
         [you] 你的
        *[other] 對手的
    }{ $card }

## Cards go from place to place

event-f-drawn = { $who ->
         [you] 你
        *[other] 對手
    }抽到{ $cards }。
event-f-shuffled = { $who ->
         [you] 你的
        *[other] 對手的
    }卡組洗切。
event-f-entered = { $card }在{ $who ->
         [you] 你的
        *[other] 對手的
    }場上登場。
event-f-broken = { $who ->
         [you] 你的
        *[other] 對手的
    }{ $cards }被破壞。
event-f-put = 置入{ $who ->
         [you] 你的
        *[other] 對手的
    }損毀區：{ $cards }。
event-f-returned = 返回{ $who ->
         [you] 你的
        *[other] 對手的
    }手牌：{ $cards }。
event-f-added = 加入{ $who ->
         [you] 你的
        *[other] 對手的
    }手牌：{ $cards }。
event-f-removed = { $who ->
         [you] 你的
        *[other] 對手的
    }{ $cards }移出遊戲。
event-f-discarded = { $who ->
         [you] 你
        *[other] 對手
    }丟棄{ $cards }。
event-f-milled = 從{ $who ->
         [you] 你的
        *[other] 對手的
    }卡組頂置入損毀區：{ $cards }。
event-f-put-on-top = 放到{ $who ->
         [you] 你的
        *[other] 對手的
    }卡組頂：{ $cards }。
event-f-put-under = 放到{ $who ->
         [you] 你的
        *[other] 對手的
    }卡組底：{ $cards }。
event-f-shuffled-in = 洗入{ $who ->
         [you] 你的
        *[other] 對手的
    }卡組：{ $cards }。
event-f-put-as-damage = 置入{ $who ->
         [you] 你的
        *[other] 對手的
    }傷害區：{ $cards }。
event-f-lb-returned = { $card }正面朝上回到{ $who ->
         [you] 你的
        *[other] 對手的
    }極限突破卡組。
event-f-lb-turned = { $who ->
         [you] 你的
        *[other] 對手的
    }極限突破卡組翻到正面：{ $cards }。

## Cards are seen

event-f-searches = { $who ->
         [you] 你
        *[other] 對手
    }查看自己的卡組。
event-f-revealed = { $who ->
         [you] 你
        *[other] 對手
    }公開{ $cards }。
event-f-looked-at = { $who ->
         [you] 你
        *[other] 對手
    }查看{ $cards }。
event-f-turned-over = 從{ $who ->
         [you] 你的
        *[other] 對手的
    }卡組翻開：{ $cards }。
event-f-turned-up = 翻到正面：{ $cards }。
event-f-turned-down = 翻到反面：{ $cards }。
event-f-named = { $who ->
         [you] 你
        *[other] 對手
    }宣言：{ $what }（{ $card }）。

## How Characters stand

event-f-activated = { $who ->
         [you] 你的
        *[other] 對手的
    }{ $cards }轉為行動。
event-f-activated-all = { $who ->
         [you] 你的
        *[other] 對手的
    }{ $count }張休止的卡轉為行動。
event-f-dulled = { $who ->
         [you] 你
        *[other] 對手
    }橫置{ $cards }。
event-f-thawed = { $who ->
         [you] 你的
        *[other] 對手的
    }{ $card }解除凍結，這次不轉為行動。
event-f-frozen = 凍結：{ $cards }。
event-f-healed = { $cards }受到的傷害消失。
event-f-damaged = { $source ->
         [none] { $who ->
             [you] 你的
            *[other] 對手的
        }{ $card }受到{ $amount }點傷害。
        *[other] { $who ->
             [you] 你的
            *[other] 對手的
        }{ $card }受到{ $source }的{ $amount }點傷害。
    }
event-f-replaced = { $card }的處理被{ $by }替換。
event-f-control-changed = { $who ->
         [you] 你
        *[other] 對手
    }獲得{ $card }的控制權。
event-f-counters-placed = 在{ $cards }上放置{ $amount }個指示物。
event-f-counters-taken = 從{ $cards }上移除{ $amount }個指示物。
event-f-effect-begins = { $how ->
         [gain-power] 力量值+{ $amount }：{ $cards }。
         [lose-power] 力量值−{ $amount }：{ $cards }。
         [set-power] 力量值變為{ $amount }：{ $cards }。
         [become-forward] 成為前鋒：{ $cards }。
         [cannot] 行動受到限制：{ $cards }。
        *[other] 效果開始作用：{ $cards }。
    }

## Attacks

event-f-attacks = { $who ->
         [you] 你
        *[other] 對手
    }用{ $card }攻擊。
event-f-party-attacks = { $who ->
         [you] 你
        *[other] 對手
    }組隊攻擊：{ $cards }。
event-f-blocks = { $who ->
         [you] 你
        *[other] 對手
    }用{ $card }防禦。
event-f-no-block = { $who ->
         [you] 你
        *[other] 對手
    }不防禦。
event-f-attack-ended = 不再攻擊：{ $cards }。
event-f-joins-attack = 加入攻擊：{ $cards }。
event-f-point = { $who ->
         [you] 你
        *[other] 對手
    }受到一點傷害，共{ $amount }點：{ $card }。

## Crystals and CP

event-f-crystals-gained = { $who ->
         [you] 你
        *[other] 對手
    }獲得{ $amount }個水晶。
event-f-crystals-paid = { $who ->
         [you] 你
        *[other] 對手
    }支付{ $amount }個水晶。
event-f-paid = { $who ->
         [you] 你
        *[other] 對手
    }為{ $card }支付{ $amount }點CP。

## Warp and Priming

event-f-warped = { $who ->
         [you] 你
        *[other] 對手
    }讓{ $card }躍遷，放置{ $amount }個躍遷指示物。
event-f-warp-counts = { $card }減少一個躍遷指示物。
event-f-warp-missed = { $card }不能上場，錯過了機會。
event-f-primed = { $who ->
         [you] 你的
        *[other] 對手的
    }{ $card }啟動融合為{ $other }。
event-f-primes-nothing = { $card }找不到可以啟動融合的卡。
