### The Appmon card game: what happens, as the log tells it. `$who` is `you` or `other`; keys carry the letter of the rule ids.

## Setting up and cards

event-p-base-chosen = { $who ->
         [you] 你
        *[other] 對手
    }以{ $card }開局，放入應用怪獸區。
event-p-chips-played = { $who ->
         [you] 你
        *[other] 對手
    }帶了{ $amount }枚應用芯片。
event-p-chips-left-out = { $who ->
         [you] 你
        *[other] 對手
    }的應用芯片本局不用。
event-p-hand-exchanged = { $who ->
         [you] 你
        *[other] 對手
    }亮出沒有底牌可用的手牌，重抽6張：{ $cards }。
event-p-shuffled = { $who ->
         [you] 你
        *[other] 對手
    }將牌庫洗牌。
event-p-hand-shuffled = { $who ->
         [you] 你
        *[other] 對手
    }把手牌洗進牌庫（{ $amount }張）。
event-p-milled = { $who ->
         [you] 你
        *[other] 對手
    }的牌庫最上面{ $amount }張棄至棄牌堆，不看正面。
event-p-discarded = { $who ->
         [you] 你
        *[other] 對手
    }棄掉：{ $cards }。
event-p-removed-unseen = { $who ->
         [you] 你
        *[other] 對手
    }棄牌堆的{ $amount }張卡不看正面疊到點數區，從遊戲中除外。
event-p-renewal = { $who ->
         [you] 你
        *[other] 對手
    }的牌庫用完：場上除點數區的卡和底牌以外全部棄掉，棄牌堆成為新的牌庫。
event-p-moved = { $where ->
         [to-hand] 回到{ $who ->
         [you] 你
        *[other] 對手
    }的手牌：{ $cards }。
         [to-deck] 回到{ $who ->
         [you] 你
        *[other] 對手
    }的牌庫：{ $cards }。
         [to-gauge] 疊到{ $who ->
         [you] 你
        *[other] 對手
    }的點數區，從遊戲中除外：{ $cards }。
        *[to-slot] 放進{ $who ->
         [you] 你
        *[other] 對手
    }的配置區：{ $cards }。
    }

## The Appmon Box

event-p-base-laid = { $who ->
         [you] 你
        *[other] 對手
    }將{ $card }放入應用怪獸區。
event-p-base-replaced = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }被替換，棄掉。
event-p-base-turned-up = { $who ->
         [you] 你
        *[other] 對手
    }翻開{ $card }。
event-p-base-removed = { $who ->
         [you] 你
        *[other] 對手
    }的底牌{ $card }離開應用怪獸區。
event-p-box-emptied = { $who ->
         [you] 你
        *[other] 對手
    }的應用怪獸區空了。
event-p-fused = 應用融合！{ $who ->
         [you] 你
        *[other] 對手
    }的{ $card }登場。
event-p-form-removed = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }棄掉，下面的底牌留下。
event-p-form-returned = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }回到手牌，下面的底牌留下。
event-p-form-kept = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }落敗也留下。

## App fusion

event-p-declared = { $who ->
         [you] 你
        *[other] 對手
    }宣言融合，反蓋：{ $card }。
event-p-materials-laid = { $who ->
         [you] 你
        *[other] 對手
    }放下素材：{ $cards }。
event-p-fusion-opened = { $who ->
         [you] 你
        *[other] 對手
    }為融合翻開：{ $cards }。
event-p-fusion-failed = 向{ $card }的融合失敗。{ $reason }
event-p-fusion-declined = { $who ->
         [you] 你
        *[other] 對手
    }放棄融合：{ $card }。
event-p-leftovers = { $who ->
         [you] 你
        *[other] 對手
    }的剩餘卡棄掉：{ $cards }。

## Options, links, chips

event-p-options-set = { $who ->
         [you] 你
        *[other] 對手
    }在配置區放置{ $cards }。
event-p-linked = 應用鏈接！{ $who ->
         [you] 你
        *[other] 對手
    }鏈接{ $card }：+{ $amount }。
event-p-links-returned = 從應用鏈接區回到{ $who ->
         [you] 你
        *[other] 對手
    }的手牌：{ $cards }。
event-p-chip-paid = { $who ->
         [you] 你
        *[other] 對手
    }用掉芯片：{ $cards }。
event-p-copied = { $who ->
         [you] 你
        *[other] 對手
    }取得{ $card }的能力。

## Battle and points

event-p-attack-cancelled = { $who ->
         [you] 你
        *[other] 對手
    }的{ $card }讓對方的{ $letter }攻擊變成0。
event-p-attacks-cancelled = → 0，被{ $card }取消
event-p-attack-changed = { $how ->
         [multiply-attack] { $who ->
         [you] 你
        *[other] 對手
    }的攻擊力×{ $amount }（{ $card }）。
         [halve-attack] { $who ->
         [you] 你
        *[other] 對手
    }的攻擊力減半（{ $card }）。
         [set-power] { $who ->
         [you] 你
        *[other] 對手
    }的攻擊力變成{ $amount }（{ $card }）。
         [zero-attack] { $who ->
         [you] 你
        *[other] 對手
    }的攻擊力變成0（{ $card }）。
         [add-power] { $who ->
         [you] 你
        *[other] 對手
    }的應用怪獸加上{ $letter }攻擊的數值（{ $card }）。
        *[other] { $who ->
         [you] 你
        *[other] 對手
    }的攻擊力{ $signed }（{ $card }）。
    }
event-p-fighter-changed = { $how ->
         [become-type] { $who ->
         [you] 你
        *[other] 對手
    }的應用怪獸改變類型（{ $card }）。
         [set-plug] { $who ->
         [you] 你
        *[other] 對手
    }的應用怪獸暫時換了插頭（{ $card }）。
         [add-attribute] { $who ->
         [you] 你
        *[other] 對手
    }的應用怪獸暫時多一個屬性（{ $card }）。
         [add-name] { $who ->
         [you] 你
        *[other] 對手
    }的應用怪獸暫時多一個名字（{ $card }）。
        *[other] { $who ->
         [you] 你
        *[other] 對手
    }的鏈接{ $signed }（{ $card }）。
    }
event-p-loss-changed = { $how ->
         [multiply-loss] 本回合{ $who ->
         [you] 你
        *[other] 對手
    }若落敗，失去{ $amount }倍的點數（{ $card }）。
         [halve-loss] 本回合{ $who ->
         [you] 你
        *[other] 對手
    }若落敗，只失去一半點數（{ $card }）。
        *[set-loss] 本回合{ $who ->
         [you] 你
        *[other] 對手
    }若落敗，失去{ $amount }點（{ $card }）。
    }
event-p-rule-changed = { $how ->
         [keep-points] { $who ->
         [you] 你
        *[other] 對手
    }暫時不會失去點數（{ $card }）。
         [keep-form] { $who ->
         [you] 你
        *[other] 對手
    }的融合卡本回合落敗也留下（{ $card }）。
         [free-chips] { $who ->
         [you] 你
        *[other] 對手
    }用芯片暫時不用棄手牌（{ $card }）。
         [raise-limit] { $who ->
         [you] 你
        *[other] 對手
    }的一項上限暫時{ $signed }（{ $card }）。
         [lower-limit] { $who ->
         [you] 你
        *[other] 對手
    }的一項上限暫時{ $signed }（{ $card }）。
         [blank] { $who ->
         [you] 你
        *[other] 對手
    }的應用怪獸的能力暫時無效（{ $card }）。
         [forbid-evolution] { $who ->
         [you] 你
        *[other] 對手
    }暫時不能進行某些融合（{ $card }）。
        *[other] { $who ->
         [you] 你
        *[other] 對手
    }暫時受到保護（{ $card }）。
    }
event-p-forbidden = { $what ->
         [options] { $who ->
         [you] 你
        *[other] 對手
    }暫時不能用選項卡（{ $card }）。
         [abilities] { $who ->
         [you] 你
        *[other] 對手
    }暫時不能用能力（{ $card }）。
         [links] { $who ->
         [you] 你
        *[other] 對手
    }暫時不能鏈接（{ $card }）。
         [fusion] { $who ->
         [you] 你
        *[other] 對手
    }暫時不能融合（{ $card }）。
        *[renewal] { $who ->
         [you] 你
        *[other] 對手
    }的牌庫暫時不更新（{ $card }）。
    }
event-p-shielded = { $what ->
         [options] { $who ->
         [you] 你
        *[other] 對手
    }暫時不受選項卡影響（{ $card }）。
        *[abilities] { $who ->
         [you] 你
        *[other] 對手
    }暫時不受能力影響（{ $card }）。
    }
event-p-battle-decided = { $how ->
         [win] 這場戰鬥不論攻擊力由{ $who ->
         [you] 你
        *[other] 對手
    }獲勝（{ $card }）。
         [tie] 這場戰鬥不論攻擊力算平手（{ $card }）。
        *[none] 這場戰鬥沒有結果（{ $card }）。
    }
event-p-battle-no-result = 戰鬥沒有結果就結束了。
event-p-battle-repeated = 計算之後再戰一場（{ $card }）。
event-p-battle-repeats = 回到戰鬥！
event-p-tie-break = 雙方點數同時歸零，進行裁定。
