### Digimon α: what happens, as the log tells it. `$who` is `you` or `other`; keys carry the letter of the rule ids.

## Preparation

event-a-reset = { $who ->
         [you] あなた
        *[other] 相手
    }のカードを縦向きに：{ $cards }。
event-a-milled = { $who ->
         [you] あなた
        *[other] 相手
    }のネットの海の上からダークエリアへ：{ $cards }。
event-a-deck-ran-out = { $who ->
         [you] あなた
        *[other] 相手
    }のネットの海がなくなり、{ $amount }枚は引けなかった。
event-a-hand-exchanged = { $who ->
         [you] あなた
        *[other] 相手
    }は手札を引き直した。
event-a-renewed = { $who ->
         [you] あなた
        *[other] 相手
    }の寿命処理。場のカードはすべてダークエリアへ行き、新しいネットの海になる。
event-a-placed = { $what ->
         [slot] { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }をオプションスロットに置いた。
         [box] { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }を新しいデジモンボックスに置いた。
        *[evolution] { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }を{ $other }に重ねた。
    }
event-a-placed-open = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }を場に出した。
event-a-exchanged = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $other }を{ $card }に入れ替えた。

## Evolution

event-a-turned-up = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $cards }を表向きにした。
event-a-cost-check = コストの確認：{ $who ->
         [you] あなた
        *[other] 相手
    }の場のコストは{ $amount }。
event-a-burst = バースト処理！{ $who ->
         [you] あなた
        *[other] 相手
    }は{ $amount }超えている。
event-a-evolved = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $other }が{ $card }に進化！
event-a-evolution-failed = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は進化に失敗。ダークエリアへ：{ $cards }。
event-a-evolution-refused = { $card }への進化は失敗。{ $reason }
event-a-lined-up = { $who ->
         [you] あなた
        *[other] 相手
    }の並び、速い順に：{ $cards }。

## Opportunities and attacks

event-a-opportunity = スピード{ $amount }：{ $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }の番。
event-a-opportunity-skipped = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は横向きなので飛ばす。
event-a-opportunity-given = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }にもう一度番が来る。
event-a-passed = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }はパス。
event-a-attack = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }が{ $what ->
         [card] { $other }
        *[player] { $who ->
         [you] 相手
        *[other] あなた
    }
    }にアタック！
event-a-alpha-attack = αアタック！　{ $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }が{ $who ->
         [you] 相手
        *[other] あなた
    }にアタック。
event-a-supported = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }をサポート：{ $cards }。
event-a-blocked = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }が{ $other }をブロック。
event-a-not-blocked = { $who ->
         [you] あなた
        *[other] 相手
    }はブロックしない。
event-a-redirected = { $card }のアタックは{ $what ->
         [card] { $other }
        *[player] { $who ->
         [you] 相手
        *[other] あなた
    }
    }に向かう。
event-a-turned-sideways = 横向きに：{ $cards }。
event-a-turned = { $how ->
         [turn-upright] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }が縦向きになった。
         [used] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }を使い、横向きにした。
        *[sideways] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }が横向きになった。
    }

## Battle

event-a-battle-begins = { $card }と{ $other }のバトル。
event-a-skill = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は{ $what ->
         [lent] { $other }の{ $letter }のワザ
        *[own] { $letter }のワザ
    }を使う。
event-a-powers = { $who ->
         [you] あなた
        *[other] 相手
    }：{ $card }は{ $letter }{ $what ->
         [lent] （{ $other }のワザ）
        *[own] { "" }
    }で攻撃力{ $amount }
event-a-battle-result = { $who ->
         [you] { $mine }対{ $theirs }：あなたがバトルに勝った。
         [other] { $mine }対{ $theirs }：相手がバトルに勝った。
        *[none] { $mine }対{ $theirs }：互角。
    }
event-a-battle-without-result = バトルは決着なしで終わった。
event-a-battle-both-damaged = 両方が相手の攻撃力のダメージを受ける。
event-a-battle-settled = { $card }が攻撃力に関係なくバトルを決める。
event-a-damaged = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }はHPを{ $amount }失い、残り{ $left }。
event-a-destroyed = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }はデリートされ、ゲームから除外された。
event-a-not-destroyed = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }はデリートされない。
event-a-removed = ゲームから除外（{ $who ->
         [you] あなた
        *[other] 相手
    }）：{ $cards }。

## Commands and abilities

event-a-command-used = { $who ->
         [you] あなた
        *[other] 相手
    }はコマンド{ $card }を使った。
event-a-ability-used = { $who ->
         [you] あなた
        *[other] 相手
    }は{ $card }の能力を使った。
event-a-changed = { $how ->
         [set-attack] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は{ $letter }のワザを使う。
         [add-attack] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：攻撃力{ $signed }。
         [subtract-attack] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：攻撃力{ $signed }。
         [add-power] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：攻撃力{ $signed }。
         [multiply-attack] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：攻撃力×{ $amount }。
         [halve-attack] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：攻撃力が半分になる。
         [zero-attack] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：攻撃力が0になる。
         [fix-attack] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：攻撃力が{ $amount }になる。
         [add-hp] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：HP{ $signed }。
         [subtract-hp] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：HP{ $signed }。
         [set-hp] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：HPが{ $amount }になる。
         [add-speed] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：スピード{ $signed }。
         [subtract-speed] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：スピード{ $signed }。
         [set-speed] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：スピードが{ $amount }になる。
         [swap-speed] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：スピードが{ $amount }になる。
         [add-cost] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：コスト{ $signed }。
         [subtract-cost] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：コスト{ $signed }。
         [set-type] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は今{ $letter }タイプになる。
         [set-damage] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }：ブロックされなければ{ $amount }ポイント。
         [cannot] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は今、できないことがある。
         [must] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は今、しなければならないことがある。
         [not-destroyed] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }は今デリートされない。
         [silence] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }の能力は今働かない。
        *[other] { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }に効果がかかっている。
    }
event-a-player-changed = { $how ->
         [keep-points] { $who ->
         [you] あなた
        *[other] 相手
    }は今ポイントを失わない（{ $card }）。
         [multiply-loss] { $who ->
         [you] あなた
        *[other] 相手
    }は今{ $amount }倍のポイントを失う（{ $card }）。
         [halve-loss] { $who ->
         [you] あなた
        *[other] 相手
    }が今失うポイントは半分（{ $card }）。
         [fix-loss] { $who ->
         [you] あなた
        *[other] 相手
    }が今失うのは{ $amount }ポイントずつ（{ $card }）。
         [raise-limit] { $who ->
         [you] あなた
        *[other] 相手
    }の制限が今{ $signed }変わる（{ $card }）。
         [lower-limit] { $who ->
         [you] あなた
        *[other] 相手
    }の制限が今{ $signed }変わる（{ $card }）。
         [forbid] { $who ->
         [you] あなた
        *[other] 相手
    }には今、できないことがある（{ $card }）。
         [ignore-condition] { $who ->
         [you] あなた
        *[other] 相手
    }は今、進化条件を無視できることがある（{ $card }）。
        *[forbid-evolution] { $who ->
         [you] あなた
        *[other] 相手
    }には今、できない進化がある（{ $card }）。
    }
event-a-moved = { $where ->
         [to-hand] { $who ->
         [you] あなた
        *[other] 相手
    }の手札へ：{ $cards }。
        *[to-net-ocean] { $who ->
         [you] あなた
        *[other] 相手
    }のネットの海へ：{ $cards }。
    }
