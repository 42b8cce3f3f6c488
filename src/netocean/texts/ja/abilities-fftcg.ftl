### Final Fantasy TCG: how its abilities are put together, and what they ask: frame and conditions.

## Frame

ability-fftcg-frame-modifiers = { $first }{ $second }
ability-fftcg-frame-modifiers-after = { $first }{ $second }
ability-fftcg-frame-any-card = { $cards }
ability-fftcg-frame-all-cards =
    { $mood ->
        [state] { $cards }
       *[do] { $cards }すべて
    }
ability-fftcg-frame-card =
    { $place ->
        [field] キャラクター
        [stack] 召喚獣かアビリティ
       *[other] カード
    }
ability-fftcg-frame-chosen =
    { $style ->
        [mark] { $noun }{ $mark }
        [noun]
            { $role ->
                [choose] 選んだ{ $noun }
                [select] 選択した{ $noun }
               *[it] { ability-fftcg--that }{ $noun }
            }
       *[it]
            { $role ->
                [it] { ability-fftcg--that }{ $noun }
                [holder] { ability-fftcg--that }{ $noun }
               *[choose]
                    { $number ->
                        [many] それら
                       *[one] それ
                    }
            }
    }{ $case ->
        [of] の
       *[object] { "" }
    }
ability-fftcg--that =
    { $number ->
        [many] それらの
       *[one] その
    }
ability-fftcg-frame-then = { $first }、{ $second }
ability-fftcg-frame-scope = 次のことをすべて行う：{ $body }
ability-fftcg-frame-scoped = { $first }；{ $second }
ability-fftcg-frame-if =
    { $mood ->
        [state] { $condition }間
       *[do] { $condition }場合
    }
ability-fftcg-frame-compare-equal = { $left }が{ $right }である
ability-fftcg-frame-compare-unequal = { $left }が{ $right }ではない
ability-fftcg-frame-compare-less = { $left }が{ $right }未満である
ability-fftcg-frame-compare-at-most = { $left }が{ $right }以下である
ability-fftcg-frame-compare-more = { $left }が{ $right }より大きい
ability-fftcg-frame-compare-at-least = { $left }が{ $right }以上である
ability-fftcg-frame-may =
    { $who ->
        [opponent] 相手は
       *[me] { "" }
    }{ $steps ->
        [all] 次のことを行ってもよい：{ $body }
       *[one] { $body }
    }
ability-fftcg-frame-done =
    { $who ->
        [opponent] 相手がそうした
       *[me] そうした
    }
    .not =
        { $who ->
            [opponent] 相手がそうしなかった
           *[me] そうしなかった
        }
ability-fftcg-frame-after =
    { $who ->
        [opponent] 相手がそうしたとき
       *[me] そうしたとき
    }、{ $body }
ability-fftcg-frame-until = { $duration }、{ $action }
ability-fftcg-frame-choose = { ability-fftcg--by }{ ability-fftcg--picks }{ ability-fftcg--choose }
ability-fftcg-frame-select =
    { ability-fftcg--by }{ $from ->
        [deck] { $zone }から{ ability-fftcg--picks-here }{ ability-fftcg--search }
        [hand] { $zone }から{ ability-fftcg--picks-here }{ ability-fftcg--select }
       *[other] { ability-fftcg--picks }{ ability-fftcg--select }
    }
ability-fftcg--by =
    { $by ->
        [opponent] 相手は
       *[me] { "" }
    }
ability-fftcg--picks =
    { $from ->
        [field] { "" }
        [stack] { "" }
        [var] { $zone }の中から
        [removed] { $zone }の中から
       *[other] { $zone }にある
    }{ ability-fftcg--picks-here }
ability-fftcg--picks-here =
    { $together }{ $count-form ->
        [any] { $cards }を好きな数
        [number]
            { $up-to ->
                [yes] { $cards }{ $mark }を{ $count }{ ability-fftcg--unit }まで
               *[no] { $cards }{ $count }{ ability-fftcg--unit }{ $mark }を
            }
       *[value]
            { $up-to ->
                [yes] { $cards }を{ $count }と同じ数まで
               *[no] { $cards }を{ $count }と同じ数
            }
    }
ability-fftcg--unit =
    { $from ->
        [field] 体
        [stack] つ
       *[other] 枚
    }
ability-fftcg-frame-once =
    { $span ->
        [game] 1ゲームに1回
       *[turn] 1{ $span }に1回
    }
ability-fftcg-frame-used = { $cost }：{ $text }
ability-fftcg-frame-cost-list = { $first }、{ $second }
ability-fftcg-frame-extra = 追加コスト：{ $costs }
ability-fftcg-frame-place =
    { $card }が{ $place-word ->
        [field] フィールドにある
        [stack] スタックにある
        [removed] ゲームから除外されている
        [anywhere] どの領域にある
       *[hand] 自分の{ $place }にある
    }間
ability-fftcg-frame-timings = { $first }の{ $second }
ability-fftcg-frame-only = 次の場合にのみ使用できる：{ $only }
ability-fftcg-frame-only-if = { $condition }
ability-fftcg-frame-only-once = { $only }のみ使用できる
ability-fftcg-frame-only-and-once = 次の場合に、{ $once }のみ使用できる：{ $only }
ability-fftcg-frame-only-list = { $first }；{ $second }
ability-fftcg-frame-trigger-only = この効果は{ $only }のみ誘発する
ability-fftcg-frame-together = 同時に複数が該当しても、この効果は1回だけ誘発する

## Helpers, used by the messages of this game

ability-fftcg--whose =
    { $who ->
        [opponent] 相手の
       *[me] 自分の
    }
ability-fftcg--player =
    { $who ->
        [opponent] 相手
       *[me] 自分
    }
ability-fftcg--holder =
    { $whose ->
        [opponent] 相手の
        [any] いずれかのプレイヤーの
       *[me] 自分の
    }
ability-fftcg--anybody =
    { $whose ->
        [opponent] 相手
        [any] いずれかのプレイヤー
       *[me] 自分
    }
ability-fftcg--does =
    { $who ->
        [opponent] 相手は
        [you] 自分は
       *[me] { "" }
    }
ability-fftcg--cards =
    { $amount-form ->
        [number] { $amount }枚
        [that] 同じ枚数
        [done] 同じ枚数
       *[value] { $amount }と同じ枚数
    }

## Verbs

ability-fftcg--do =
    { $mood ->
        [may] してもよい
        [link] し
       *[do] する
    }
ability-fftcg--put =
    { $mood ->
        [may] 置いてもよい
        [link] 置き
       *[do] 置く
    }
ability-fftcg--give-back =
    { $mood ->
        [may] 戻してもよい
        [link] 戻し
       *[do] 戻す
    }
ability-fftcg--add =
    { $mood ->
        [may] 加えてもよい
        [link] 加え
       *[do] 加える
    }
ability-fftcg--bring =
    { $mood ->
        [may] 出してもよい
        [link] 出し
       *[do] 出す
    }
ability-fftcg--draw =
    { $mood ->
        [may] 引いてもよい
        [link] 引き
       *[do] 引く
    }
ability-fftcg--throw =
    { $mood ->
        [may] 捨ててもよい
        [link] 捨て
       *[do] 捨てる
    }
ability-fftcg--give =
    { $mood ->
        [may] 与えてもよい
        [link] 与え
       *[do] 与える
    }
ability-fftcg--gain =
    { $mood ->
        [may] 得てもよい
        [link] 得て
       *[do] 得る
    }
ability-fftcg--lose =
    { $mood ->
        [may] 失ってもよい
        [link] 失い
       *[do] 失う
    }
ability-fftcg--pay =
    { $mood ->
        [may] 支払ってもよい
        [link] 支払い
       *[do] 支払う
    }
ability-fftcg--look =
    { $mood ->
        [may] 見てもよい
        [link] 見て
       *[do] 見る
    }
ability-fftcg--choose =
    { $mood ->
        [may] 選んでもよい
        [link] 選び
       *[do] 選ぶ
    }
ability-fftcg--select =
    { $mood ->
        [may] 選択してもよい
        [link] 選択し
       *[do] 選択する
    }
ability-fftcg--search =
    { $mood ->
        [may] サーチしてもよい
        [link] サーチし
       *[do] サーチする
    }
ability-fftcg--take-off =
    { $mood ->
        [may] 取り除いてもよい
        [link] 取り除き
       *[do] 取り除く
    }
ability-fftcg--become =
    { $mood ->
        [may] なってもよい
        [link] なり
       *[do] なる
    }
ability-fftcg--can =
    { $mood ->
        [may] できる
        [link] でき
       *[do] できる
    }
ability-fftcg--cannot =
    { $mood ->
        [may] できない
        [link] できず
       *[do] できない
    }
ability-fftcg--win =
    { $mood ->
        [may] 勝利してもよい
        [link] 勝利し
       *[do] 勝利する
    }
ability-fftcg--not =
    { $mood ->
        [link] ず
       *[do] ない
    }
ability-fftcg--does-not =
    { $mood ->
        [link] せず
       *[do] しない
    }

## Conditions

ability-fftcg-condition-my-turn = 自分のターンである
    .not = 自分のターンではない
    .gate = 自分のターン中
ability-fftcg-condition-opponent-turn = 相手のターンである
    .not = 相手のターンではない
    .gate = 相手のターン中
ability-fftcg-condition-in-phase = { $phase }である
    .not = { $phase }ではない
    .gate = { $phase }中
ability-fftcg-condition-entered-by = { $things }が{ $how }フィールドに出ていた
    .not = { $things }が{ $how }フィールドに出たのではない
ability-fftcg-condition-by-ex = これがEXバーストである
    .not = これがEXバーストではない
ability-fftcg-condition-paid-extra = 追加コストを支払っていた
    .not = 追加コストを支払っていなかった
ability-fftcg-condition-paid-with = そのために{ $element }属性のCPを支払っていた
    .not = そのために{ $element }属性のCPを支払っていなかった
ability-fftcg-condition-paid-only-with = そのために支払ったCPがすべて{ $filter }から生み出されていた
    .not = そのために支払ったCPに{ $filter }以外から生み出されたものがあった
ability-fftcg-condition-paid-only = そのために支払ったCPがすべて{ $element }属性であった
    .not = そのために支払ったCPに{ $element }属性以外のものがあった
ability-fftcg-condition-all-different = { $things-of }{ $aspect }がそれぞれ異なる
    .not = { $things }の中に{ $aspect }が同じものがある
ability-fftcg-condition-used-titled = { $things }がこのターンに「{ $title }」を使った
    .not = { $things }がこのターンに「{ $title }」を使っていない
ability-fftcg-condition-same = { $things }と{ $things2-of }{ $aspect }が同じである
    .not = { $things }と{ $things2-of }{ $aspect }が異なる
ability-fftcg-condition-battling = { $things }が{ $filter }とバトル中である
    .not = { $things }が{ $filter }とバトル中ではない
ability-fftcg-condition-in-zone = { $things }が{ $place }にある
    .not = { $things }が{ $place }にない
ability-fftcg-condition-exists = { $things }がある
    .not = { $things }がない
ability-fftcg-condition-party-with = パーティに{ $filter }がいる
    .not = パーティに{ $filter }がいない
ability-fftcg-condition-first-time = このターンの1回目である
    .not = このターンの1回目ではない
