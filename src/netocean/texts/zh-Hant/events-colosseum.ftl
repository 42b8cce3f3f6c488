### Hyper Colosseum: what happens, as the log tells it. `$who` is `you`, `other` or `none`.

## Groups of cards

event-cards-unseen = { $count }張卡
event-cards-down = { $count }張反蓋的卡

## The frame of a turn

event-first-attacker = { $who ->
         [you] 你
        *[other] 對手
    }先攻。
event-turn-begins = 第{ $amount }回合，{ $who ->
         [you] 你
        *[other] 對手
    }先攻。
event-phase-begins = { $phase }
event-game-over = { $who ->
         [you] 你贏了！
         [other] 對手獲勝。
        *[none] 本局平手。
    }
event-tie-break = 裁定勝負：先比點數，再比網絡之海的張數，最後比等級。

## Setting up and drawing

event-level-iii-chosen = { $who ->
         [you] 你
        *[other] 對手
    }以{ $card }開局，放入數碼寶貝區。
event-shuffled = { $who ->
         [you] 你
        *[other] 對手
    }將網絡之海洗牌。
event-drawn = { $who ->
         [you] 你
        *[other] 對手
    }抽了{ $cards }。
event-milled = { $who ->
         [you] 你
        *[other] 對手
    }的網絡之海最上面的{ $amount }張卡棄至暗區，不看正面。
event-discarded = { $who ->
         [you] 你
        *[other] 對手
    }的卡棄至暗區：{ $cards }。
event-lifespan = { $who ->
         [you] 你
        *[other] 對手
    }的網絡之海用完，壽命到了：場地圖紙上除等級III以外的卡全部棄至暗區，暗區洗牌後成為新的網絡之海。

## The Digimon Box

event-box-emptied = { $who ->
         [you] 你
        *[other] 對手
    }的數碼寶貝區空了。
event-level-iii-laid = { $who ->
         [you] 你
        *[other] 對手
    }將{ $card }放入數碼寶貝區。
event-level-iii-replaced = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }被替換，棄至暗區。
event-level-iii-turned-up = { $who ->
         [you] 你
        *[other] 對手
    }翻開{ $card }。
event-level-iii-removed = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }棄至暗區。
event-evolved = { $who ->
         [you] 你
        *[other] 對手
    }的數碼寶貝進化為{ $card }！
event-evolved-removed = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }棄至暗區，下面的等級III留下。

## Evolution

event-planned = { $who ->
         [you] 你
        *[other] 對手
    }將{ $card }放入進化區。
event-payment-laid = { $who ->
         [you] 你
        *[other] 對手
    }放置了條件卡：{ $cards }。
event-evolution-opened = { $who ->
         [you] 你
        *[other] 對手
    }為了進化翻開：{ $cards }。
event-evolution-failed = 進化為{ $card }失敗。{ $reason }
event-evolution-declined = { $who ->
         [you] 你
        *[other] 對手
    }不進化，{ $card }成為剩餘卡。
event-leftovers = { $who ->
         [you] 你
        *[other] 對手
    }的剩餘卡棄至暗區：{ $cards }。

## Options, abilities, supports

event-options-laid = { $who ->
         [you] 你
        *[other] 對手
    }將{ $cards }放入配置區。
event-option-opened = { $who ->
         [you] 你
        *[other] 對手
    }翻開{ $card }。
event-ability-announced = { $who ->
         [you] 你
        *[other] 對手
    }發動{ $card }的特殊能力。
event-ability-answers = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }的能力發動。
event-supported = { $who ->
         [you] 你
        *[other] 對手
    }用{ $card }支援。
event-negated = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }被無效。
event-forbidden = { $what ->
         [options] { $who ->
             [you] 你
            *[other] 對手
        }暫時不能使用選項卡（{ $card }）。
         [abilities] { $who ->
             [you] 你
            *[other] 對手
        }暫時不能使用特殊能力（{ $card }）。
        *[supports] { $who ->
             [you] 你
            *[other] 對手
        }暫時不能使用支援（{ $card }）。
    }
event-shielded = { $what ->
         [options] { $who ->
             [you] 你
            *[other] 對手
        }暫時不受選項卡影響（{ $card }）。
         [abilities] { $who ->
             [you] 你
            *[other] 對手
        }暫時不受特殊能力影響（{ $card }）。
        *[supports] { $who ->
             [you] 你
            *[other] 對手
        }暫時不受支援影響（{ $card }）。
    }
event-looked = { $who ->
         [you] 你
        *[other] 對手
    }查看了{ $zone }的卡：{ $cards }。
event-revealed = { $who ->
         [you] 你
        *[other] 對手
    }展示{ $cards }。
event-moved = { $where ->
         [to-hand] { $who ->
             [you] 你
            *[other] 對手
        }將{ $cards }加入手牌。
         [to-net-ocean] { $who ->
             [you] 你
            *[other] 對手
        }的{ $cards }回到網絡之海。
         [to-gauge] { $who ->
             [you] 你
            *[other] 對手
        }的{ $cards }放到點數區，不再參與遊戲。
        *[to-support] { $who ->
             [you] 你
            *[other] 對手
        }的{ $cards }放入支援區。
    }

## Battle

event-attack-set = { $who ->
         [you] 你
        *[other] 對手
    }改用{ $letter }攻擊。
event-attack-added = { $who ->
         [you] 你
        *[other] 對手
    }的攻擊力+{ $amount }（{ $card }）。
event-attack-changed = { $how ->
         [multiply] { $who ->
             [you] 你
            *[other] 對手
        }的攻擊力變為{ $amount }倍（{ $card }）。
         [zero] { $who ->
             [you] 你
            *[other] 對手
        }的攻擊力變為0（{ $card }）。
         [power] { $who ->
             [you] 你
            *[other] 對手
        }的數碼寶貝加上自己{ $letter }攻擊的數值（{ $card }）。
        *[add] { $who ->
             [you] 你
            *[other] 對手
        }的攻擊力{ $amount }（{ $card }）。
    }
event-attacks = { $who ->
         [you] 你
        *[other] 對手
    }：{ $card }使用{ $letter }攻擊（{ $why }）：{ $sum }
event-attacks-by-type = { $card }是{ $type }
event-attacks-by-effect = 因卡的效果改變
event-attacks-guard = → 0（因{ $card }的{ $letter }攻擊）
event-attack-modifier = { $step }（{ $card }）
event-attacks-rest = { $step }（其他效果）
event-battle-result = { $who ->
         [you] { $mine }對{ $theirs }：你贏得戰鬥。
         [other] { $mine }對{ $theirs }：對手贏得戰鬥。
        *[none] { $mine }對{ $theirs }：戰鬥平手。
    }

## Points

event-points-lost = { $who ->
         [you] 你
        *[other] 對手
    }失去{ $amount }點，剩{ $left }點。
event-points-gained = { $who ->
         [you] 你
        *[other] 對手
    }獲得{ $amount }點，現有{ $left }點。
event-loss-multiplied = 本回合若戰敗，{ $who ->
         [you] 你
        *[other] 對手
    }失去的點數變為{ $amount }倍（{ $card }）。
