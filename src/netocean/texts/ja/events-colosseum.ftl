### Hyper Colosseum: what happens, as the log tells it. `$who` is `you`, `other` or `none`.

## Groups of cards

event-cards-unseen = カード{ $count }枚
event-cards-down = 裏向きのカード{ $count }枚

## The frame of a turn

event-first-attacker = { $who ->
         [you] あなた
        *[other] 相手
    }が先攻。
event-turn-begins = 第{ $amount }ターン。{ $who ->
         [you] あなた
        *[other] 相手
    }が先攻。
event-phase-begins = { $phase }
event-game-over = { $who ->
         [you] あなたの勝ち！
         [other] 相手の勝ち。
        *[none] 引き分け。
    }
event-tie-break = 決着：ポイント、ネットの海の枚数、レベルの順に比べる。

## Setting up and drawing

event-level-iii-chosen = { $who ->
         [you] あなた
        *[other] 相手
    }は最初のデジモンとして{ $card }をデジモンボックスに置いた。
event-shuffled = { $who ->
         [you] あなた
        *[other] 相手
    }のネットの海をシャッフルした。
event-drawn = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $cards }を引いた。
event-milled = { $who ->
         [you] あなた
        *[other] 相手
    }のネットの海の上から{ $amount }枚を、見ずにダークエリアに送った。
event-discarded = { $who ->
         [you] あなた
        *[other] 相手
    }のカードをダークエリアへ：{ $cards }。
event-lifespan = { $who ->
         [you] あなた
        *[other] 相手
    }のネットの海がなくなり、寿命が来た。レベルIII以外はすべてシートを離れ、ダークエリアが新しいネットの海になる。

## The Digimon Box

event-box-emptied = { $who ->
         [you] あなた
        *[other] 相手
    }のデジモンボックスが空になった。
event-level-iii-laid = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }をデジモンボックスに置いた。
event-level-iii-replaced = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は交換され、ダークエリアに送られた。
event-level-iii-turned-up = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }を表向きにした。
event-level-iii-removed = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }がダークエリアに送られた。
event-evolved = { $who ->
         [you] あなた
        *[other] 相手
    }のデジモンが{ $card }に進化！
event-evolved-removed = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }はダークエリアに送られた。下のレベルIIIは残る。

## Evolution

event-planned = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }を進化ボックスに置いた。
event-payment-laid = { $who ->
         [you] あなた
        *[other] 相手
    }は進化条件として{ $cards }を置いた。
event-evolution-opened = { $who ->
         [you] あなた
        *[other] 相手
    }は進化のために表向きにした：{ $cards }。
event-evolution-failed = { $card }への進化は失敗。{ $reason }
event-evolution-declined = { $who ->
         [you] あなた
        *[other] 相手
    }は進化を見送った：{ $card }。
event-leftovers = { $who ->
         [you] あなた
        *[other] 相手
    }の残ったカードをダークエリアへ：{ $cards }。

## Options, abilities, supports

event-options-laid = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $cards }をオプションスロットに置いた。
event-option-opened = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }を表向きにした。
event-ability-announced = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }の特殊能力を使った。
event-ability-answers = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }の能力が働く。
event-supported = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }でサポートした。
event-negated = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は無効になった。
event-forbidden = { $what ->
         [options] { $who ->
             [you] あなた
            *[other] 相手
        }はしばらくオプションカードを使えない（{ $card }）。
         [abilities] { $who ->
             [you] あなた
            *[other] 相手
        }はしばらく特殊能力を使えない（{ $card }）。
        *[supports] { $who ->
             [you] あなた
            *[other] 相手
        }はしばらくサポートを使えない（{ $card }）。
    }
event-shielded = { $what ->
         [options] { $who ->
             [you] あなた
            *[other] 相手
        }はしばらくオプションカードの効果を受けない（{ $card }）。
         [abilities] { $who ->
             [you] あなた
            *[other] 相手
        }はしばらく特殊能力の効果を受けない（{ $card }）。
        *[supports] { $who ->
             [you] あなた
            *[other] 相手
        }はしばらくサポートの効果を受けない（{ $card }）。
    }
event-looked = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $zone }のカードを見た：{ $cards }。
event-revealed = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $cards }を公開した。
event-moved = { $where ->
         [to-hand] { $who ->
             [you] あなた
            *[other] 相手
        }は{ $cards }を手札に加えた。
         [to-net-ocean] { $who ->
             [you] あなた
            *[other] 相手
        }の{ $cards }をネットの海に戻した。
         [to-gauge] { $who ->
             [you] あなた
            *[other] 相手
        }の{ $cards }をポイントゲージに置いた。もう使えない。
        *[to-support] { $who ->
             [you] あなた
            *[other] 相手
        }の{ $cards }をサポートボックスに置いた。
    }

## Battle

event-attack-set = { $who ->
         [you] あなた
        *[other] 相手
    }の攻撃は{ $letter }攻撃になった。
event-attack-added = { $who ->
         [you] あなた
        *[other] 相手
    }の攻撃力＋{ $amount }（{ $card }）。
event-attack-changed = { $how ->
         [multiply] { $who ->
             [you] あなた
            *[other] 相手
        }の攻撃力は{ $amount }倍（{ $card }）。
         [zero] { $who ->
             [you] あなた
            *[other] 相手
        }の攻撃力は0になった（{ $card }）。
         [power] { $who ->
             [you] あなた
            *[other] 相手
        }のデジモンは自身の{ $letter }攻撃の数値を加える（{ $card }）。
        *[add] { $who ->
             [you] あなた
            *[other] 相手
        }の攻撃力{ $amount }（{ $card }）。
    }
event-attacks = { $who ->
         [you] あなた
        *[other] 相手
    }：{ $card }は{ $letter }攻撃（{ $why }）：{ $sum }
event-attacks-by-type = { $card }は{ $type }
event-attacks-by-effect = カードの効果で変更
event-attacks-guard = → 0（{ $card }の{ $letter }攻撃による）
event-attack-modifier = { $step }（{ $card }）
event-attacks-rest = { $step }（ほかの効果）
event-battle-result = { $who ->
         [you] { $mine }対{ $theirs }：あなたがバトルに勝った。
         [other] { $mine }対{ $theirs }：相手がバトルに勝った。
        *[none] { $mine }対{ $theirs }：バトルは引き分け。
    }

## Points

event-points-lost = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $amount }ポイント失い、残り{ $left }ポイント。
event-points-gained = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $amount }ポイント増え、{ $left }ポイントになった。
event-loss-multiplied = このターン、{ $who ->
         [you] あなた
        *[other] 相手
    }が負けると失うポイントは{ $amount }倍（{ $card }）。
