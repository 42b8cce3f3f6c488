### Final Fantasy TCG: how actions are written: damage, cards, values.

## Helpers, used by the messages below

ability-fftcg--damage =
    { $amount-form ->
        [number] { $amount }ダメージ
        [that] 同じ値のダメージ
       *[value] { $amount }と同じ値のダメージ
    }
ability-fftcg--source =
    { $things2-form ->
        [none] { "" }
       *[var] { $things2 }は
    }
ability-fftcg--change =
    { $amount-form ->
        [number] { $amount }
       *[value] { $amount }と同じ値だけ
    }
ability-fftcg--hand-cards =
    { $filter-form ->
        [none] 手札を{ ability-fftcg--cards }
       *[some] 手札の{ $filter }を{ $amount }枚
    }
ability-fftcg--deck-of =
    { $things-form ->
        [group] デッキ
       *[var] オーナーのデッキ
    }

ability-fftcg--again-they =
    { $things-form ->
        [filter] それら
        [group] それら
       *[var] { $things }
    }

## Actions: damage

ability-fftcg-action-damage = { ability-fftcg--source }{ $things }に{ ability-fftcg--damage }を{ ability-fftcg--give }
ability-fftcg-action-damage-each = { $things-many }それぞれに{ ability-fftcg--damage }を{ ability-fftcg--give }
    .spread = yes
ability-fftcg-action-damage-unreduced = { ability-fftcg--source }{ $things }に、軽減されない{ ability-fftcg--damage }を{ ability-fftcg--give }
ability-fftcg-action-divide-damage = { ability-fftcg--damage }を{ $things }に好きなように振り分けて{ ability-fftcg--give }
ability-fftcg-action-damage-player =
    { $who ->
        [opponent] 相手
        [you] 相手
       *[me] 自分
    }に{ $amount-form ->
        [number] { $amount }点の
       *[value] { $amount }と同じ点数の
    }ダメージを{ ability-fftcg--give }
ability-fftcg-action-damage-player-no-ex = EXバーストを発生させずに{ ability-fftcg-action-damage-player }
ability-fftcg-action-heal = { $things-of }ダメージをすべて{ ability-fftcg--take-off }

## Actions: cards from zone to zone

ability-fftcg-action-break = { $things }をブレイク{ ability-fftcg--do }
ability-fftcg-action-put = { $things }をブレイクゾーンに{ ability-fftcg--put }
ability-fftcg-action-return = { $things }をオーナーの手札に{ ability-fftcg--give-back }
ability-fftcg-action-add = { $things }を手札に{ ability-fftcg--add }
ability-fftcg-action-remove = { $things }をゲームから除外{ ability-fftcg--do }
ability-fftcg-action-play =
    { $things }を{ $state-form ->
        [none] { "" }
       *[some] { $state }状態で
    }{ $who ->
        [opponent] 相手の
       *[me] { "" }
    }フィールドに{ ability-fftcg--bring }
ability-fftcg-action-play-mine =
    { $things }を{ $state-form ->
        [none] { "" }
       *[some] { $state }状態で
    }自分のフィールドに{ ability-fftcg--bring }
ability-fftcg-action-play-quietly =
    オートアビリティを誘発させずに{ $things }を{ $state-form ->
        [none] { "" }
       *[some] { $state }状態で
    }フィールドに{ ability-fftcg--bring }
ability-fftcg-action-top = { $things }を{ ability-fftcg--deck-of }の上に{ ability-fftcg--put }
ability-fftcg-action-under = { $things }を{ ability-fftcg--deck-of }の上から{ $amount }枚の下に{ ability-fftcg--put }
ability-fftcg-action-bottom = { $things }を{ ability-fftcg--deck-of }の下に{ ability-fftcg--put }
ability-fftcg-action-top-or-bottom = { $things }を{ ability-fftcg--deck-of }の上か下に{ ability-fftcg--put }
ability-fftcg-action-bottom-shuffled = { $things }をシャッフルして{ ability-fftcg--deck-of }の下に{ ability-fftcg--put }
ability-fftcg-action-shuffle-in = { $things }を{ ability-fftcg--deck-of }に加えてシャッフル{ ability-fftcg--do }
ability-fftcg-action-damage-zone = { $things }をオーナーのダメージゾーンに{ ability-fftcg--put }
ability-fftcg-action-discard = { $things }を{ ability-fftcg--throw }
    .off = yes
ability-fftcg-action-draw = { ability-fftcg--does }カードを{ ability-fftcg--cards }{ ability-fftcg--draw }
ability-fftcg-action-discard-cards = { ability-fftcg--does }{ ability-fftcg--hand-cards }{ ability-fftcg--throw }
    .off = yes
ability-fftcg-action-discard-random = { ability-fftcg--does }手札を無作為に{ ability-fftcg--cards }{ ability-fftcg--throw }
ability-fftcg-action-discard-hand = { ability-fftcg--does }手札をすべて{ ability-fftcg--throw }
ability-fftcg-action-mill =
    { ability-fftcg--does }{ $who ->
        [opponent] 自分のデッキ
       *[me] デッキ
    }の上の{ ability-fftcg--top-cards }をブレイクゾーンに{ ability-fftcg--put }
ability-fftcg-action-reveal = { $things }を公開{ ability-fftcg--do }
ability-fftcg-action-reveal-hand = { ability-fftcg--does }手札をすべて公開{ ability-fftcg--do }
ability-fftcg-action-look = { $things }を{ ability-fftcg--look }
ability-fftcg-action-shuffle = { ability-fftcg--does }デッキをシャッフル{ ability-fftcg--do }
ability-fftcg-action-turn-down = { $things }を裏向きに{ ability-fftcg--do }
ability-fftcg-action-turn-up = { $things }を表向きに{ ability-fftcg--do }

## Actions: status, counters, crystals

ability-fftcg-action-dull = { $things }をダルに{ ability-fftcg--do }
ability-fftcg-action-activate = { $things }をアクティブに{ ability-fftcg--do }
ability-fftcg-action-freeze = { $things }を凍結{ ability-fftcg--do }
ability-fftcg--counters =
    { $amount-form ->
        [number] { $counter }カウンターを{ $amount }個
        [none] { $counter }カウンターをすべて
       *[value] { $counter }カウンターを{ $amount }と同じ数
    }
ability-fftcg-action-place = { $things }に{ ability-fftcg--counters }{ ability-fftcg--put }
ability-fftcg-action-take = { $things }から{ ability-fftcg--counters }{ ability-fftcg--take-off }
ability-fftcg--kind-counters =
    { $amount-form ->
        [number] { $var }カウンターを{ $amount }個
       *[value] { $var }カウンターを{ $amount }と同じ数
    }
ability-fftcg-action-place-kind = { $things }に{ ability-fftcg--kind-counters }{ ability-fftcg--put }
ability-fftcg-action-take-kind = { $things }から{ ability-fftcg--kind-counters }{ ability-fftcg--take-off }
ability-fftcg--crystals =
    { $amount-form ->
        [number]
            { $amount ->
                [1] 《クリスタル》
                [2] 《クリスタル》《クリスタル》
                [3] 《クリスタル》《クリスタル》《クリスタル》
               *[other] 《クリスタル》{ $amount }個
            }
       *[value] { $amount }と同じ数の《クリスタル》
    }
ability-fftcg-action-gain-crystals = { ability-fftcg--does }{ ability-fftcg--crystals }を{ ability-fftcg--gain }
ability-fftcg-action-pay = { $cp }を{ ability-fftcg--pay }
ability-fftcg-action-pay-crystals = { ability-fftcg--crystals }を{ ability-fftcg--pay }

## Actions: values and texts of cards

ability-fftcg--plus-power =
    { $amount-form ->
        [number] +{ $amount }{ ability-fftcg--do }
       *[value] { $amount }と同じ値だけ増や{ ability-fftcg--increase }
    }
ability-fftcg--minus-power =
    { $amount-form ->
        [number] -{ $amount }{ ability-fftcg--do }
       *[value] { $amount }と同じ値だけ減ら{ ability-fftcg--increase }
    }
ability-fftcg--increase =
    { $mood ->
        [may] してもよい
        [link] し
       *[do] す
    }
ability-fftcg-action-gain-power = { $things-of }パワーを{ ability-fftcg--plus-power }
    .also = { ability-fftcg--again-they }のパワーを{ ability-fftcg--plus-power }
ability-fftcg-action-lose-power = { $things-of }パワーを{ ability-fftcg--minus-power }
    .also = { ability-fftcg--again-they }のパワーを{ ability-fftcg--minus-power }
ability-fftcg-action-set-power = { $things-of }パワーを{ $amount }に{ ability-fftcg--do }
ability-fftcg-action-double-power = { $things-of }パワーを2倍に{ ability-fftcg--do }
ability-fftcg-action-halve-power = { $things-of }パワーを半分に{ ability-fftcg--do }
ability-fftcg-action-grant = { $things }は{ $keyword }を{ ability-fftcg--gain }
    .also = { ability-fftcg--again-they }は{ $keyword }を{ ability-fftcg--gain }
ability-fftcg-action-take-away = { $things }は{ $keyword }を{ ability-fftcg--lose }
ability-fftcg-action-gain = { $things }は{ $ability }を{ ability-fftcg--gain }
    .also = { ability-fftcg--again-they }は{ $ability }を{ ability-fftcg--gain }
ability-fftcg-action-apply =
    { $things-form ->
        [filter] { $things-many }それぞれについて、{ $ability-text }
       *[var] { $ability-text }
    }
    .front = yes
ability-fftcg-action-later = { $ability-text }
    .front = yes
ability-fftcg-action-lose-abilities = { $things }はすべてのアビリティを{ ability-fftcg--lose }
    .also = { ability-fftcg--again-they }はすべてのアビリティを{ ability-fftcg--lose }
ability-fftcg-action-become-forward =
    { $things }は{ $amount-form ->
        [none] { "" }
        [number] パワー{ $amount }の
       *[value] { $amount }と同じパワーの
    }フォワードに{ ability-fftcg--become }
    .also =
        { ability-fftcg--again-they }は{ $amount-form ->
            [none] { "" }
            [number] パワー{ $amount }の
           *[value] { $amount }と同じパワーの
        }フォワードに{ ability-fftcg--become }
ability-fftcg-action-gain-job = { $things }はジョブ「{ $job }」を{ ability-fftcg--gain }
ability-fftcg-action-set-job = { $things-of }ジョブは「{ $job }」に{ ability-fftcg--become }
ability-fftcg-action-lose-jobs = { $things }はすべてのジョブを{ ability-fftcg--lose }
ability-fftcg-action-gain-jobs-of = { $things }は{ $things2-of }ジョブをすべて{ ability-fftcg--gain }
ability-fftcg-action-lose-categories = { $things }はすべてのカテゴリを{ ability-fftcg--lose }
ability-fftcg-action-gain-abilities-of = { $things }は{ $things2-of }{ $object }をすべて{ ability-fftcg--gain }
ability-fftcg-action-gain-name = { $things }はカード名「{ $name }」を{ ability-fftcg--gain }
ability-fftcg-action-set-element = { $things-of }属性は{ $element }に{ ability-fftcg--become }
ability-fftcg-action-set-named-element = { $things-of }属性は{ $var }に{ ability-fftcg--become }
ability-fftcg-action-gain-element = { $things }は{ $element }属性を{ ability-fftcg--gain }
    .also = { ability-fftcg--again-they }は{ $element }属性を{ ability-fftcg--gain }
ability-fftcg-action-gain-named = { $things }は{ $var }を{ ability-fftcg--gain }
ability-fftcg-action-all-elements = { $things }はすべての属性を{ ability-fftcg--gain }
ability-fftcg-action-gain-coloured-of = { $things }は{ $things2-of }光と闇以外の属性をすべて{ ability-fftcg--gain }
ability-fftcg-action-set-cost = { $things-of }コストは{ $amount }に{ ability-fftcg--become }
ability-fftcg-action-control = { ability-fftcg--does }{ $things-of }コントロールを{ ability-fftcg--gain }
ability-fftcg-action-cannot = { $things }は{ $ban }
    .also = { ability-fftcg--again-they }は{ $ban }
ability-fftcg-action-cannot-be-blocked-by = { $things }は{ $filter }にブロックされ{ ability-fftcg--not }
    .also = { ability-fftcg--again-they }は{ $filter }にブロックされ{ ability-fftcg--not }
ability-fftcg-action-cannot-be-chosen-by = { $things }は{ ability-fftcg--holder }{ $filter }に選ばれ{ ability-fftcg--not }
    .also = { ability-fftcg--again-they }は{ ability-fftcg--holder }{ $filter }に選ばれ{ ability-fftcg--not }
ability-fftcg-action-cannot-block = { $things }は{ $filter }をブロック{ ability-fftcg--cannot }
    .also = { ability-fftcg--again-they }は{ $filter }をブロック{ ability-fftcg--cannot }
ability-fftcg-action-cannot-gain = { $things }は{ $keyword }を得られ{ ability-fftcg--not }
    .also = { ability-fftcg--again-they }は{ $keyword }を得られ{ ability-fftcg--not }
ability-fftcg-action-must = { $things }は可能なら{ $duty }
    .also = { ability-fftcg--again-they }は可能なら{ $duty }
ability-fftcg-action-must-block = { $things }は可能なら{ $things2 }をブロックしなければならない
ability-fftcg-action-must-be-chosen = 相手の召喚獣やアビリティは、{ $things }を選ぶことができるなら選ばなければならない
ability-fftcg--often =
    { $amount-form ->
        [number] { $amount }回
       *[value] { $amount }と同じ回数
    }
ability-fftcg-action-attacks = { $things }は1ターンに{ ability-fftcg--often }アタック{ ability-fftcg--can }
    .also = { ability-fftcg--again-they }は1ターンに{ ability-fftcg--often }アタック{ ability-fftcg--can }
ability-fftcg-action-attack-again = { $things }はもう1回アタック{ ability-fftcg--can }
    .also = { ability-fftcg--again-they }はもう1回アタック{ ability-fftcg--can }
ability-fftcg--any-party =
    どの属性の{ $filter-form ->
        [some] { $filter }
       *[none] フォワード
    }ともパーティを組むことが{ ability-fftcg--can }
ability-fftcg-action-any-party = { $things }は{ ability-fftcg--any-party }
    .also = { ability-fftcg--again-they }は{ ability-fftcg--any-party }
ability-fftcg-action-end-attack = { $things }をアタックから取り除く
