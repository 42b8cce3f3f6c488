### The Appmon card game: what happens, as the log tells it. `$who` is `you` or `other`; keys carry the letter of the rule ids.

## Setting up and cards

event-p-base-chosen = { $who ->
         [you] あなた
        *[other] 相手
    }は最初のベースとして{ $card }をアプモンBOXに置いた。
event-p-chips-played = { $who ->
         [you] あなた
        *[other] 相手
    }のアプモンチップは{ $amount }枚。
event-p-chips-left-out = { $who ->
         [you] あなた
        *[other] 相手
    }のアプモンチップはこのゲームでは使わない。
event-p-hand-exchanged = { $who ->
         [you] あなた
        *[other] 相手
    }はベースのない手札を見せ、6枚引き直した：{ $cards }。
event-p-shuffled = { $who ->
         [you] あなた
        *[other] 相手
    }の山札をシャッフルした。
event-p-hand-shuffled = { $who ->
         [you] あなた
        *[other] 相手
    }は手札を山札に戻してシャッフルした（{ $amount }枚）。
event-p-milled = { $who ->
         [you] あなた
        *[other] 相手
    }の山札の上から{ $amount }枚を、見ずに捨てた。
event-p-discarded = { $who ->
         [you] あなた
        *[other] 相手
    }が捨てた：{ $cards }。
event-p-removed-unseen = { $who ->
         [you] あなた
        *[other] 相手
    }の捨て札から{ $amount }枚を見ずにゲージに重ね、ゲームから除外した。
event-p-renewal = { $who ->
         [you] あなた
        *[other] 相手
    }の山札がなくなり、ゲージのカードとベース以外は捨てられ、捨て札が新しい山札になる。
event-p-moved = { $where ->
         [to-hand] { $who ->
         [you] あなた
        *[other] 相手
    }の手札へ：{ $cards }。
         [to-deck] { $who ->
         [you] あなた
        *[other] 相手
    }の山札へ：{ $cards }。
         [to-gauge] { $who ->
         [you] あなた
        *[other] 相手
    }のゲージに重ね、ゲームから除外：{ $cards }。
        *[to-slot] { $who ->
         [you] あなた
        *[other] 相手
    }のオプションスロットへ：{ $cards }。
    }

## The Appmon Box

event-p-base-laid = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }をアプモンBOXに置いた。
event-p-base-replaced = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は交換され、捨てられた。
event-p-base-turned-up = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }を表向きにした。
event-p-base-removed = { $who ->
         [you] あなた
        *[other] 相手
    }のベース{ $card }がアプモンBOXを離れた。
event-p-box-emptied = { $who ->
         [you] あなた
        *[other] 相手
    }のアプモンBOXが空になった。
event-p-fused = アプ合体！　{ $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }が登場。
event-p-form-removed = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は捨てられ、下のベースは残る。
event-p-form-returned = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は手札に戻り、下のベースは残る。
event-p-form-kept = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は負けても残る。

## App fusion

event-p-declared = { $who ->
         [you] あなた
        *[other] 相手
    }は合体を宣言し、裏向きで置いた：{ $card }。
event-p-materials-laid = { $who ->
         [you] あなた
        *[other] 相手
    }は素材を置いた：{ $cards }。
event-p-fusion-opened = { $who ->
         [you] あなた
        *[other] 相手
    }は合体のために表向きにした：{ $cards }。
event-p-fusion-failed = { $card }への合体は失敗。{ $reason }
event-p-fusion-declined = { $who ->
         [you] あなた
        *[other] 相手
    }は合体を見送った：{ $card }。
event-p-leftovers = { $who ->
         [you] あなた
        *[other] 相手
    }の残ったカードを捨てた：{ $cards }。

## Options, links, chips

event-p-options-set = { $who ->
         [you] あなた
        *[other] 相手
    }はオプションスロットに{ $cards }を置いた。
event-p-linked = アプリンク！　{ $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }をリンク：+{ $amount }。
event-p-links-returned = アプリンクBOXから{ $who ->
         [you] あなた
        *[other] 相手
    }の手札に戻る：{ $cards }。
event-p-chip-paid = { $who ->
         [you] あなた
        *[other] 相手
    }はチップを使った：{ $cards }。
event-p-copied = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }の能力を得る。

## Battle and points

event-p-attack-cancelled = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }が相手の{ $letter }攻撃を0にする。
event-p-attacks-cancelled = → 0、{ $card }による
event-p-attack-changed = { $how ->
         [multiply-attack] { $who ->
         [you] あなた
        *[other] 相手
    }の攻撃力×{ $amount }（{ $card }）。
         [halve-attack] { $who ->
         [you] あなた
        *[other] 相手
    }の攻撃力が半分になる（{ $card }）。
         [set-power] { $who ->
         [you] あなた
        *[other] 相手
    }の攻撃力が{ $amount }になる（{ $card }）。
         [zero-attack] { $who ->
         [you] あなた
        *[other] 相手
    }の攻撃力が0になる（{ $card }）。
         [add-power] { $who ->
         [you] あなた
        *[other] 相手
    }のアプモンに{ $letter }攻撃の攻撃力を足す（{ $card }）。
        *[other] { $who ->
         [you] あなた
        *[other] 相手
    }の攻撃力{ $signed }（{ $card }）。
    }
event-p-fighter-changed = { $how ->
         [become-type] { $who ->
         [you] あなた
        *[other] 相手
    }のアプモンのタイプが変わる（{ $card }）。
         [set-plug] { $who ->
         [you] あなた
        *[other] 相手
    }のアプモンのプラグが今だけ変わる（{ $card }）。
         [add-attribute] { $who ->
         [you] あなた
        *[other] 相手
    }のアプモンに今だけ属性が増える（{ $card }）。
         [add-name] { $who ->
         [you] あなた
        *[other] 相手
    }のアプモンに今だけ名前が増える（{ $card }）。
        *[other] { $who ->
         [you] あなた
        *[other] 相手
    }のリンク{ $signed }（{ $card }）。
    }
event-p-loss-changed = { $how ->
         [multiply-loss] このターン、{ $who ->
         [you] あなた
        *[other] 相手
    }が負けると{ $amount }倍のポイントを失う（{ $card }）。
         [halve-loss] このターン、{ $who ->
         [you] あなた
        *[other] 相手
    }が負けて失うポイントは半分（{ $card }）。
        *[set-loss] このターン、{ $who ->
         [you] あなた
        *[other] 相手
    }が負けると{ $amount }ポイントを失う（{ $card }）。
    }
event-p-rule-changed = { $how ->
         [keep-points] { $who ->
         [you] あなた
        *[other] 相手
    }は今ポイントを失わない（{ $card }）。
         [keep-form] { $who ->
         [you] あなた
        *[other] 相手
    }の合体したカードは、このターン負けても残る（{ $card }）。
         [free-chips] { $who ->
         [you] あなた
        *[other] 相手
    }は今、チップに手札を捨てなくてよい（{ $card }）。
         [raise-limit] { $who ->
         [you] あなた
        *[other] 相手
    }の制限が今{ $signed }変わる（{ $card }）。
         [lower-limit] { $who ->
         [you] あなた
        *[other] 相手
    }の制限が今{ $signed }変わる（{ $card }）。
         [blank] { $who ->
         [you] あなた
        *[other] 相手
    }のアプモンの能力は今働かない（{ $card }）。
         [forbid-evolution] { $who ->
         [you] あなた
        *[other] 相手
    }には今、できない合体がある（{ $card }）。
        *[other] { $who ->
         [you] あなた
        *[other] 相手
    }は今守られている（{ $card }）。
    }
event-p-forbidden = { $what ->
         [options] { $who ->
         [you] あなた
        *[other] 相手
    }は今オプションを使えない（{ $card }）。
         [abilities] { $who ->
         [you] あなた
        *[other] 相手
    }は今能力を使えない（{ $card }）。
         [links] { $who ->
         [you] あなた
        *[other] 相手
    }は今リンクできない（{ $card }）。
         [fusion] { $who ->
         [you] あなた
        *[other] 相手
    }は今合体できない（{ $card }）。
        *[renewal] { $who ->
         [you] あなた
        *[other] 相手
    }の山札は今更新されない（{ $card }）。
    }
event-p-shielded = { $what ->
         [options] { $who ->
         [you] あなた
        *[other] 相手
    }は今オプションの効果を受けない（{ $card }）。
        *[abilities] { $who ->
         [you] あなた
        *[other] 相手
    }は今能力の効果を受けない（{ $card }）。
    }
event-p-battle-decided = { $how ->
         [win] このバトルは攻撃力に関係なく{ $who ->
         [you] あなた
        *[other] 相手
    }の勝ち（{ $card }）。
         [tie] このバトルは攻撃力に関係なく引き分け（{ $card }）。
        *[none] このバトルには決着がつかない（{ $card }）。
    }
event-p-battle-no-result = バトルは決着なしで終わった。
event-p-battle-repeated = ポイント計算のあと、もう一度バトルをする（{ $card }）。
event-p-battle-repeats = バトルに戻る！
event-p-tie-break = 両者が0ポイント。決着のルールで決める。
