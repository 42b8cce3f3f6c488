### Final Fantasy TCG: how actions are written that say what players may do, replacements, and costs.

## Actions: what players may do

ability-fftcg-action-forbid =
    { $filter-form ->
        [some]
            { $player-ban-word ->
                [block] { ability-fftcg--player }がコントロールする{ $filter }はブロックできない
                [attack] { ability-fftcg--player }がコントロールする{ $filter }はアタックできない
                [use-abilities] { ability-fftcg--player }は{ $filter }のアビリティを使えない
                [use-specials] { ability-fftcg--player }は{ $filter }のスペシャルアビリティを使えない
                [search] { ability-fftcg--player }は{ $filter }をサーチできない
                [play-by-effect] { ability-fftcg--player }は召喚獣やアビリティで{ $filter }をフィールドに出せない
                [use-ex] { ability-fftcg--player }は{ $filter }のEXバーストを使えない
               *[cast] { ability-fftcg--player }は{ $filter }をキャストできない
            }
       *[none]
            { $player-ban-word ->
                [block] { ability-fftcg--player }がコントロールするフォワードはブロックできない
                [attack] { ability-fftcg--player }がコントロールするフォワードはアタックできない
               *[cast] { ability-fftcg--player }は{ $player-ban }
            }
    }
    .off = yes
ability-fftcg--to-cast =
    { $things-form ->
        [filter] { $things-many }
       *[var] { $things }
    }
ability-fftcg--cost-of = { ability-fftcg--to-cast }をキャストするコスト
ability-fftcg-action-cheaper = { ability-fftcg--cost-of }は{ $amount }減る
    .off = yes
ability-fftcg-action-dearer = { ability-fftcg--cost-of }は{ $amount }増える
    .off = yes
ability-fftcg-action-cheaper-but-one = { ability-fftcg--cost-of }は{ $amount }減る（1より少なくはならない）
    .off = yes
ability-fftcg-action-cheaper-to = { ability-fftcg--cost-of }は{ $amount }減る（{ $amount2 }より少なくはならない）
    .off = yes
ability-fftcg-action-cast-cost = { ability-fftcg--cost-of }は{ $amount }になる
    .off = yes
ability-fftcg--abilities =
    { $object-form ->
        [none] アビリティ
       *[some] { $object }
    }
ability-fftcg-action-cheaper-abilities = { $things-of }{ ability-fftcg--abilities }を使うコストは{ $amount }減る
ability-fftcg-action-dearer-abilities = { $things-of }{ ability-fftcg--abilities }を使うコストは{ $amount }増える
ability-fftcg-action-extra-cost = { $things }をキャストするには、追加で{ $cp }を支払わなければならない
    .off = yes
ability-fftcg-action-extra-cost-by = { $things }をキャストするときの追加コスト：{ $ability-costs }
    .off = yes
ability-fftcg-action-attack-cost = { $cp }を支払わないかぎり、{ $things }はアタックできない
ability-fftcg-action-block-cost = { $cp }を支払わないかぎり、{ $things }はブロックできない
ability-fftcg-action-cheaper-if =
    { $things }をキャストするとき、{ $ability-costs-form ->
        [none] コストを{ $amount }減らしてもよい
       *[some] { $ability-costs }ことでコストを{ $amount }減らしてもよい
    }
    .off = yes
ability-fftcg-action-cost-instead = { $things }をキャストするコストの代わりに{ $cp }を支払ってもよい
    .off = yes
ability-fftcg-action-cast-free-if = { $ability-costs }ことを、{ $things }をキャストするコストの支払いの代わりにしてもよい
    .off = yes
ability-fftcg-action-free-special-if = { $ability-costs }ことを、{ $things-of }スペシャルアビリティのコストの支払いの代わりにしてもよい
ability-fftcg-action-cannot-cast = { $things }はキャストできない
    .off = yes
ability-fftcg-action-cannot-be-played =
    { $things }は{ $place-form ->
        [none] { "" }
       *[some] { $place }から
    }{ $how }フィールドに出せない
    .off = yes
ability-fftcg-action-may-control-several = 自分は{ $element }属性のキャラクターを2体以上コントロールできる
ability-fftcg-action-enter-dull = { $things }はダル状態でフィールドに出る
ability-fftcg-action-no-triggers = { $filter }がフィールドに出たとき、オートアビリティは誘発しない
ability-fftcg-action-max-attacks = { ability-fftcg--player }は1ターンに{ $amount }回までしかアタックできない
ability-fftcg-action-hasty-abilities =
    { $things-of }{ $object-form ->
        [none] アクションアビリティ
       *[some] { $object }
    }は、ヘイストを持つかのように使うことができる
ability-fftcg-action-no-ex-from =
    { $things-of }ダメージでめくられた{ $filter-form ->
        [some] { $filter }
       *[none] カード
    }のEXバーストは使えない
    .off = yes
ability-fftcg-action-same-name-by = { $things-of }《S》の代わりに{ $filter }を捨てることができる
    .off = yes
ability-fftcg-action-crystal-for-same-name = { $things-of }《S》の代わりに《クリスタル》を支払うことができる
ability-fftcg-action-only-cast = { $things }は{ $how }のみキャストできる
    .off = yes
ability-fftcg-action-only-pay = { $things-of }コストは{ $element }属性のCPでしか支払えない
    .off = yes
ability-fftcg-action-only-pay-with = { $things-of }コストは{ $filter }から生み出されたCPでしか支払えない
    .off = yes
ability-fftcg-action-any-pay = { $things-of }コストはどの属性のCPでも支払うことができる
    .off = yes
ability-fftcg-action-any-pay-priming = { $things-of }プライミングのコストはどの属性のCPでも支払うことができる
ability-fftcg-action-any-pay-warp = { $things-of }デジョンのコストはどの属性のCPでも支払うことができる
    .off = yes
ability-fftcg-action-produce = { $things }は{ $element }属性のCPを生み出すことができる
ability-fftcg-action-produce-any = { $things }は{ $filter-form ->
        [some] { $filter }のコストを支払うために
       *[none] { "" }
    }好きな属性のCPを生み出すことができる
    .off = yes
ability-fftcg-action-produce-elements-of = { $things }は{ $things2 }が持つ属性のCPを生み出すことができる
ability-fftcg--cp-produced =
    { $element-form ->
        [none] 好きな属性
       *[some] { $element }属性
    }のCPを{ $amount }
ability-fftcg-action-discard-for-cp = { $things }を捨てて{ ability-fftcg--cp-produced }生み出すことができる
    .off = yes
ability-fftcg-action-put-for-cp = { $things }をブレイクゾーンに置いて{ ability-fftcg--cp-produced }生み出すことができる
ability-fftcg-action-back-attack = { $things }はバックアタックを{ ability-fftcg--gain }
    .also = { ability-fftcg--again-they }はバックアタックを{ ability-fftcg--gain }
ability-fftcg-action-may-cast =
    { $things }を{ $place-word ->
        [none] { "" }
        [anywhere] { "" }
       *[break] 自分の{ $place }から
    }キャスト{ ability-fftcg--can }
    .off = yes
ability-fftcg-action-cast = { $things }をキャスト{ ability-fftcg--do }
    .off = yes
ability-fftcg-action-cast-free = { $things }をコストを支払わずにキャスト{ ability-fftcg--do }
    .off = yes
ability-fftcg-action-cast-cheaper = { $things }を{ $amount }減らしたコストでキャスト{ ability-fftcg--do }
    .off = yes
ability-fftcg-action-cast-cheaper-but-one = { $things }を{ $amount }減らしたコスト（1より少なくはならない）でキャスト{ ability-fftcg--do }
    .off = yes
ability-fftcg-action-may-cast-free = { $things }をコストを支払わずにキャスト{ ability-fftcg--can }
    .off = yes
ability-fftcg-action-remove-after-use = { $things }は使用後、ブレイクゾーンに置く代わりにゲームから除外{ ability-fftcg--do }
ability-fftcg-action-return-after-use = { $things }は使用後、ブレイクゾーンに置く代わりにオーナーの手札に{ ability-fftcg--give-back }
ability-fftcg-action-max-hand = { ability-fftcg--player }の手札の上限は{ $amount }枚に{ ability-fftcg--become }
ability-fftcg-action-extra-triggers = { $filter }のオートアビリティはもう1回誘発する

## Actions: other

ability-fftcg-action-cancel = { $things }を無効に{ ability-fftcg--do }
ability-fftcg-action-use-ability-of = { $things-of }{ $object }1つを、コストを支払わずに使う
ability-fftcg-action-reuse-special = このターンに使われたスペシャルアビリティ（これと同じ名前のものを除く）1つを、コストを支払わずに使う
ability-fftcg-action-skip = { ability-fftcg--player }の次のターンの{ $phase }を飛ばす
ability-fftcg-action-retarget =
    { $things-of }対象を{ $filter-form ->
        [some] { $filter }から
       *[none] { "" }
    }選び直す
ability-fftcg-action-retarget-to = 可能なら{ $things-of }対象を{ $things2 }に変える
ability-fftcg-action-extra-turn = { ability-fftcg--does }このターンの後にもう1ターン行う
ability-fftcg-action-extra-attack-phase = このフェイズの後にもう1回アタックフェイズを行う
ability-fftcg-action-win =
    { $who ->
        [opponent] 相手
       *[me] 自分
    }はゲームに{ ability-fftcg--win }
ability-fftcg-action-lose =
    { $who ->
        [opponent] 相手
       *[me] 自分
    }はゲームに敗北{ ability-fftcg--do }
ability-fftcg-action-join-attack = { $things }をアタックに{ ability-fftcg--add }
ability-fftcg-action-use-ex = { $things-of }EXバーストを使う
ability-fftcg-action-again = これをもう1回行う

## Actions: in replacements

ability-fftcg-action-becomes = そのダメージを{ $amount }に{ ability-fftcg--do }
ability-fftcg-action-reduce = そのダメージを{ ability-fftcg--change }減らす
ability-fftcg-action-increase = そのダメージを{ ability-fftcg--change }増やす
ability-fftcg-action-double = そのダメージを2倍に{ ability-fftcg--do }
ability-fftcg-action-redirect = そのダメージを{ $things }に{ ability-fftcg--give }
ability-fftcg-action-nothing = 何も起こらない
ability-fftcg-action-unreduced = そのダメージは軽減されない
ability-fftcg-action-replace = { $ability-text }
    .front = yes
ability-fftcg-action-not-reduced = { $things }が与えるダメージは軽減されない

## Costs

ability-fftcg-cost-cp = { $cp }
    .sign = yes
ability-fftcg-cost-crystals = { ability-fftcg--crystals }
    .sign = yes
ability-fftcg-cost-dull = 《ダル》
    .sign = yes
ability-fftcg-cost-same-name = 《S》
    .sign = yes
ability-fftcg-cost-put-self = { $card }をブレイクゾーンに置く
ability-fftcg-cost-remove-self = { $card }をゲームから除外する
ability-fftcg-cost-return-self = { $card }をオーナーの手札に戻す
ability-fftcg-cost-discard-self = { $card }を捨てる
ability-fftcg-cost-bottom-self = { $card }をオーナーのデッキの下に置く
ability-fftcg-cost-put = { $filter }{ $amount }体をブレイクゾーンに置く
ability-fftcg-cost-discard = { ability-fftcg--hand-cards }捨てる
    .off = yes
ability-fftcg-cost-discard-different =
    { $aspect }がそれぞれ異なる{ $filter-form ->
        [some] 手札の{ $filter }
       *[none] 手札
    }を{ $amount }枚捨てる
    .off = yes
ability-fftcg-cost-only-with = { $filter }から生み出されたCPだけで支払う
    .off = yes
ability-fftcg-cost-only-cp = { $cp }のCPだけで支払う
    .off = yes
ability-fftcg-cost-dull-others = { $filter }{ $amount }体をダルにする
ability-fftcg-cost-return = { $filter }{ $amount }体をオーナーの手札に戻す
ability-fftcg-cost-remove = { ability-fftcg--my-place }{ $filter }{ $amount }枚をゲームから除外する
ability-fftcg-cost-remove-different = { ability-fftcg--my-place }{ $aspect }がそれぞれ異なる{ $filter }{ $amount }枚をゲームから除外する
ability-fftcg--my-place =
    { $place-word ->
        [field] フィールドにある
       *[break] 自分の{ $place }にある
    }
ability-fftcg-cost-bottom = { ability-fftcg--my-place }{ $filter }{ $amount }枚をデッキの下に置く
ability-fftcg-cost-take =
    { $filter-form ->
        [some] { $filter-any }
       *[none] { $card }
    }から{ ability-fftcg--counters }取り除く
ability-fftcg-cost-mill = 自分のデッキの上の{ ability-fftcg--top-cards }をブレイクゾーンに置く
ability-fftcg-cost-remove-top = 自分のデッキの上の{ ability-fftcg--top-cards }をゲームから除外する
ability-fftcg-cost-damage-self = 自分がダメージを{ $amount }点受ける
ability-fftcg-cost-reveal = 手札の{ $filter }{ $amount }枚を公開する
    .off = yes
ability-fftcg-cost-freeze-self = { $card }を凍結する
ability-fftcg-cost-discard-any =
    { $filter-form ->
        [some] 手札の{ $filter }
       *[none] 手札
    }を好きな枚数捨てる
    .off = yes
