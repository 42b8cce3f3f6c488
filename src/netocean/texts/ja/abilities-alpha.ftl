### Digital Monster Card Game α: how the nodes of its abilities are written.

## Frame

ability-alpha-frame-any-card = { $cards }
ability-alpha-frame-all-cards = { $cards }すべて
ability-alpha-frame-modifiers-after = { $first }{ $second }
ability-alpha-frame-modifiers = { $first }{ $second }
ability-alpha-frame-card = カード
ability-alpha-frame-chosen =
    { $style ->
        [mark] { $noun }{ $mark }
        [noun]
            { $role ->
                [choose] 選んだ{ $noun }
               *[it]
                    { $number ->
                        [many] それらの{ $noun }
                       *[one] その{ $noun }
                    }
            }
       *[it]
            { $number ->
                [many] それらのカード
               *[one] そのカード
            }
    }
ability-alpha-frame-choose =
    { $by ->
        [opponent] 相手は{ $zone }から
       *[me] { $zone }から
    }{ $cards }{ $several ->
        [yes] { $mark }を
       *[no] を
    }{ $up-to ->
        [yes] { $count }枚まで選ぶ
       *[no] { $count }枚選ぶ
    }

## Helpers, used by the messages below

ability-alpha--whose =
    { $who ->
        [opponent] 相手の
        [owner] その持ち主の
       *[me] 自分の
    }
ability-alpha--player =
    { $who ->
        [opponent] 相手
        [owner] その持ち主
       *[me] 自分
    }
ability-alpha--cards =
    { $amount-form ->
        [number] { $amount }枚
        [that] 同じ枚数
       *[value] { $amount }と同じ枚数
    }
ability-alpha--top-cards =
    { $amount-form ->
        [number] 上から{ $amount }枚
        [that] 上から同じ枚数
       *[value] 上から{ $amount }と同じ枚数
    }
ability-alpha--points =
    { $amount-form ->
        [number] { $amount }
        [that] 同じだけ
       *[value] { $amount }と同じだけ
    }
ability-alpha--plus =
    { $amount-form ->
        [number] を＋{ $amount }する
       *[value] に{ $amount }を加える
    }
ability-alpha--minus =
    { $amount-form ->
        [number] を－{ $amount }する
       *[value] から{ $amount }を引く
    }
ability-alpha--filtered =
    { $filter-form ->
        [some] { $filter }を{ $amount }枚
       *[none] カードを{ ability-alpha--cards }
    }
ability-alpha--doer =
    { $things-form ->
        [none] { $card }
       *[some] { $things-subject }
    }
ability-alpha--measure =
    { $sign ->
        [equal] { $values }
        [unequal] { $values }以外
        [less] { $values }未満
        [at-most] { $values }以下
        [more] { $values }より大きい
       *[at-least] { $values }以上
    }

## Actions: numbers

ability-alpha-action-set-attack =
    { $things }は{ $letter }のワザを使う{ $amount-form ->
        [none] { "" }
        [number] 。{ $letter }のワザである間、その攻撃力を＋{ $amount }する
       *[value] 。{ $letter }のワザである間、その攻撃力に{ $amount }を加える
    }
ability-alpha-action-add-attack = { $things }の攻撃力{ ability-alpha--plus }
ability-alpha-action-subtract-attack = { $things }の攻撃力{ ability-alpha--minus }
ability-alpha-action-multiply-attack = { $things }の攻撃力を{ $amount }倍にする
ability-alpha-action-zero-attack = { $things }の攻撃力を0にする
ability-alpha-action-add-power = { $things }の攻撃力に、そのデジモンの{ $letter }のワザの数値を加える
ability-alpha-action-halve-attack = { $things }の攻撃力を半分にする
ability-alpha-action-set-power = { $things }の攻撃力を（加減の前に）{ $amount }にする
ability-alpha-action-add-hp = { $things }のHP{ ability-alpha--plus }
ability-alpha-action-subtract-hp = { $things }のHP{ ability-alpha--minus }
ability-alpha-action-set-hp = { $things }のHPを（加減の前に）{ $amount }にする
ability-alpha-action-add-speed = { $things }のスピード{ ability-alpha--plus }
ability-alpha-action-subtract-speed = { $things }のスピード{ ability-alpha--minus }
ability-alpha-action-set-speed = { $things }のスピードを（加減の前に）{ $amount }にする
ability-alpha-action-add-cost = { $things }のコスト{ ability-alpha--plus }
ability-alpha-action-subtract-cost = { $things }のコスト{ ability-alpha--minus }
ability-alpha-action-swap-speed = { $things }と{ $things2 }のスピードを入れかえる

## Actions: what cards are, may and must

ability-alpha-action-become-type = { $things }のバトルタイプを{ $letter }にする
ability-alpha-action-add-field = { $things }に{ $family }のアイコンも与える
ability-alpha-action-add-name = { $things }を「{ $name }」としても扱う
ability-alpha-action-add-attribute = { $things }を{ $attribute }としても扱う
ability-alpha-action-cannot = { $things }は{ $deed-word ->
        [attack] アタックできない
        [alpha-attack] αアタックできない
        [block] ブロックできない
        [support] サポートできない
        [be-attacked] アタックされない
       *[be-blocked] ブロックされない
    }
ability-alpha-action-must = { $things }は可能なら{ $deed }なければならない
ability-alpha-action-block-any-speed = { $things }はスピードにかかわらずブロックできる
ability-alpha-action-blocked-from = { $things }はスピード{ $amount }以上のデジモンにしかブロックされない
ability-alpha-action-set-damage = { $things }のブロックされなかったアタックで減るポイントを{ $amount }にする
ability-alpha-action-support-without = { $things }は{ $part }にかかわらずサポートできる
ability-alpha-action-not-destroyed = { $things }はデリートされない
ability-alpha-action-blank = { $things }の特殊能力の効果をなくす
ability-alpha-action-immune =
    { $things }は{ $owner-word ->
        [opponent] 相手の{ $use }の効果を
       *[all] あらゆる{ $use }の効果を
    }{ $mood ->
        [state] 受けない
       *[do] 受けなくなる
    }
ability-alpha-action-immune-from =
    { $things }は{ $filter }の効果を{ $mood ->
        [state] 受けない
       *[do] 受けなくなる
    }
ability-alpha-action-ignore-condition = 自分の{ $filter }は進化条件を無視して進化する
ability-alpha-action-copy = { $card }に{ $things }の常に働く能力と誘発する能力を与える
ability-alpha-action-abilities-in-support = { $things }はサポートしている間も特殊能力を使える

## Actions: what players may, and what they lose

ability-alpha-action-raise-limit = { ability-alpha--whose }{ $bound }{ ability-alpha--plus }
ability-alpha-action-lower-limit = { ability-alpha--whose }{ $bound }{ ability-alpha--minus }
ability-alpha-action-multiply-loss = { ability-alpha--whose }減るポイントを{ $amount }倍にする
ability-alpha-action-halve-loss = { ability-alpha--whose }減るポイントを半分にする
ability-alpha-action-set-loss = { ability-alpha--whose }1回に減るポイントを{ $amount }にする
ability-alpha-action-keep-points = { ability-alpha--whose }ポイントは減らない
ability-alpha-action-forbid =
    { $mood ->
        [state] { ability-alpha--player }は{ $use }を使えない
       *[do] { ability-alpha--player }が{ $use }を使えないようにする
    }
ability-alpha-action-forbid-evolution =
    { $mood ->
        [state] { ability-alpha--player }は{ $filter }に進化できない
       *[do] { ability-alpha--player }が{ $filter }に進化できないようにする
    }

## Actions: the course of battle

ability-alpha-action-tie-battle = バトルを引き分けにする
ability-alpha-action-win-battle = { ability-alpha--player }をバトルの勝ちにする
ability-alpha-action-end-battle = 勝ち負けなしでバトルを終える
ability-alpha-action-both-damaged = バトル中のデジモンはどちらも相手の攻撃力ぶんのダメージを受ける
ability-alpha-action-redirect = アタックの対象を{ $things }に変える
ability-alpha-action-redirect-to-player = アタックの対象をプレイヤーに変える
ability-alpha-action-extra-opportunity = { $things }にこのターンもう1度行動の機会を与える
ability-alpha-action-turn-upright = { $things }を縦向きにする
ability-alpha-action-turn-sideways = { $things }を横向きにする

## Actions: points

ability-alpha-action-gain-points = { ability-alpha--whose }ポイントを{ ability-alpha--points }増やす
ability-alpha-action-lose-points = { ability-alpha--whose }ポイントを{ ability-alpha--points }減らす
ability-alpha-action-swap-points = 相手とポイントを入れかえる
ability-alpha-action-equalise-points = ポイントの多い方を、少ない方と同じポイントまで減らす

## Actions: cards

ability-alpha-action-mill = { ability-alpha--whose }ネットの海のカードを{ ability-alpha--top-cards }ダークエリアに送る
ability-alpha-action-draw =
    { $who ->
        [opponent] 相手にカードを{ ability-alpha--cards }引かせる
        [owner] その持ち主にカードを{ ability-alpha--cards }引かせる
       *[me] カードを{ ability-alpha--cards }引く
    }
ability-alpha-action-discard-hand =
    { $who ->
        [opponent] 相手に手札を{ ability-alpha--cards }捨てさせる
        [owner] その持ち主に手札を{ ability-alpha--cards }捨てさせる
       *[me] 自分の手札を{ ability-alpha--cards }捨てる
    }
ability-alpha-action-discard-all =
    { $who ->
        [opponent] 相手に手札をすべて捨てさせる
        [owner] その持ち主に手札をすべて捨てさせる
       *[me] 自分の手札をすべて捨てる
    }
ability-alpha-action-discard-random =
    { $who ->
        [opponent] 相手の手札を無作為に{ ability-alpha--cards }捨てさせる
        [owner] その持ち主の手札を無作為に{ ability-alpha--cards }捨てさせる
       *[me] 自分の手札を無作為に{ ability-alpha--cards }捨てる
    }
ability-alpha-action-shuffle = { ability-alpha--whose }ネットの海をシャッフルする
ability-alpha-action-shuffle-hand = { ability-alpha--whose }手札をネットの海に戻してシャッフルする
ability-alpha-action-renew = { ability-alpha--whose }寿命処理を行う
ability-alpha-action-look =
    { $amount-form ->
        [none] { $zone }を見る
       *[number] { $zone }のカードを{ ability-alpha--top-cards }見る
    }
ability-alpha-action-reveal = { $things }を相手に見せる
ability-alpha-action-to-hand =
    { $things-form ->
        [var] { $things }を手札に加える
       *[self] { $things }を手札に戻す
    }
ability-alpha-action-to-net-ocean = { $things }をネットの海の{ $end }に置く
ability-alpha-action-discard = { $things }をダークエリアに送る
ability-alpha-action-destroy = { $things }をデリートする
ability-alpha-action-remove = { $things }をゲームから除外する
ability-alpha-action-place = { $var }を表向きで場に出す
ability-alpha-action-evolve = 進化条件を満たして{ $things }を{ $var }に進化させる
ability-alpha-action-evolve-free = 進化条件を無視して{ $things }を{ $var }に進化させる
ability-alpha-action-exchange = { $things }をダークエリアに送り、そのボックスに{ $var }を置く
ability-alpha-action-negate = { $things }の効果を無効にする

## Costs

ability-alpha-cost-discard-hand = 自分の手札から{ ability-alpha--filtered }捨てる
ability-alpha-cost-discard-all = 自分の手札をすべて捨てる
ability-alpha-cost-mill = 自分のネットの海のカードを{ ability-alpha--top-cards }ダークエリアに送る
ability-alpha-cost-lose-points = 自分のポイントを{ ability-alpha--points }減らす
ability-alpha-cost-turn-this = このカードを横向きにする
ability-alpha-cost-send-this = このカードをダークエリアに送る
ability-alpha-cost-turn = 自分の場のほかの{ $filter-any }を1枚横向きにする
ability-alpha-cost-send = 自分の場のほかの{ $filter-any }を1枚ダークエリアに送る
ability-alpha-cost-reveal = 自分の手札から{ $filter-any }を1枚見せる
ability-alpha-cost-remove = 自分のダークエリアから{ ability-alpha--filtered }ゲームから除外する

## Conditions and amounts

ability-alpha-condition-evolved-this-turn = { ability-alpha--doer }がこのターンに進化していた
    .not = { ability-alpha--doer }がこのターンに進化していなかった
ability-alpha-condition-evolved-from = { ability-alpha--doer }がこのターンに{ $filter }から進化していた
    .not = { ability-alpha--doer }がこのターンに{ $filter }から進化していなかった
ability-alpha-condition-has-on-sheet = { ability-alpha--whose }場に{ $filter }がある
    .not = { ability-alpha--whose }場に{ $filter }がない
ability-alpha-condition-first-player = { ability-alpha--player }が先攻
    .not = { ability-alpha--player }が後攻
ability-alpha-condition-alpha-battle = αアタックによるバトル
    .not = αアタックによらないバトル
ability-alpha-condition-used-command = { ability-alpha--player }がこのバトルでコマンドを使っていた
    .not = { ability-alpha--player }がこのバトルでコマンドを使っていなかった
ability-alpha-amount-that = それと同じ数値
ability-alpha-amount-power = { $things }の{ $letter }のワザの数値
ability-alpha-amount-level = { $things }のレベル
ability-alpha-amount-speed = { $things }のスピード
ability-alpha-amount-hp = { $things }のHP
ability-alpha-amount-cost = { $things }のコスト
ability-alpha-amount-count = { $things-many }の枚数
    .each = { $things-one }1枚につき
ability-alpha-amount-count-in = { $zone }の{ $things-many }の枚数
    .each = { $zone }の{ $things-one }1枚につき
ability-alpha-amount-times = { $amount2 }の{ $amount }倍
    .each = yes

## Events

ability-alpha-event-turn-starts = ターン開始時
ability-alpha-event-step-begins = { ability-alpha--whose }{ $step }の開始時
ability-alpha-event-step-ends = { ability-alpha--whose }{ $step }の終了時
ability-alpha-event-opened = { ability-alpha--doer }が表向きになった時
ability-alpha-event-burst = { ability-alpha--player }がバースト処理を行った時
ability-alpha-event-evolved =
    { $things-form ->
        [none] { $card }に進化した時
       *[some] { $things-subject }が進化した時
    }
ability-alpha-event-evolved-from =
    { $things-form ->
        [none] { $card }から進化した時
       *[some] { $things-subject }から進化した時
    }
ability-alpha-event-evolution-failed = { ability-alpha--doer }の進化が失敗した時
ability-alpha-event-opportunity = { ability-alpha--doer }の行動の機会が来た時
ability-alpha-event-attacks = { ability-alpha--doer }がアタックした時
ability-alpha-event-attacked = { ability-alpha--doer }がアタックされた時
ability-alpha-event-player-attacked = { ability-alpha--player }がアタックされた時
ability-alpha-event-blocks = { ability-alpha--doer }がブロックした時
ability-alpha-event-blocked = { ability-alpha--doer }がブロックされた時
ability-alpha-event-not-blocked = { ability-alpha--doer }のアタックがブロックされなかった時
ability-alpha-event-supports = { ability-alpha--doer }がサポートした時
ability-alpha-event-supported = { ability-alpha--doer }がサポートされた時
ability-alpha-event-start-of-battle =
    { $things-form ->
        [none] バトル開始時
       *[some] { $things-subject }のバトル開始時
    }
ability-alpha-event-skill = { $card }が{ $letter }のワザを使った時
ability-alpha-event-win = { ability-alpha--doer }がバトルに勝った時
ability-alpha-event-loss = { ability-alpha--doer }がバトルに負けた時
ability-alpha-event-draw = { ability-alpha--doer }のバトルが引き分けになった時
ability-alpha-event-end-of-battle =
    { $things-form ->
        [none] バトル終了時
       *[some] { $things-subject }のバトル終了時
    }
ability-alpha-event-attack-over = { ability-alpha--doer }のアタックが終わった時
ability-alpha-event-destroyed = { ability-alpha--doer }がデリートされた時
ability-alpha-event-points-lost = { ability-alpha--whose }ポイントが減った時
ability-alpha-event-points-gained = { ability-alpha--whose }ポイントが増えた時
ability-alpha-event-leaves-play = { ability-alpha--doer }がデリートされずに場を離れた時
ability-alpha-event-leaves-slot = { $card }がオプションスロットを離れた時
ability-alpha-event-negated = { $card }が無効にされた時
ability-alpha-event-renewed = { ability-alpha--player }が寿命処理を行った時
ability-alpha-event-end-of-turn = ターン終了時

## Durations

ability-alpha-duration-end-of-battle = このバトルの終わりまで
ability-alpha-duration-end-of-turn = このターンの終わりまで
ability-alpha-duration-turns =
    { $amount ->
        [1] このターンの間
        [2] 次のターンの終わりまで
       *[other] { $amount }ターンの間（このターンを含む）
    }
ability-alpha-duration-stays = このカードが場にある間
ability-alpha-duration-on-box = そのボックスにデジモンがいる間

## Keywords

ability-alpha-keyword-copies = このカードはデックに{ $amount }枚まで入れることができる。
ability-alpha-keyword-stands-for-partner = このカードは進化の相手の代わりになる。
ability-alpha-keyword-fixed = このカードの進化条件は無視できない。
ability-alpha-keyword-placed-free = このカードを置く時、そのコストは数えない。
ability-alpha-keyword-no-adding = 同じ名前のカードの常に働く能力は重ならない。

## Properties

ability-alpha-property-points = { ability-alpha--whose }ポイント
ability-alpha-property-level =
    { $form ->
        [subject] { ability-alpha--whose }バトル中のデジモン
       *[value] { ability-alpha--whose }バトル中のデジモンのレベル
    }
ability-alpha-property-attack = { ability-alpha--whose }バトル中のデジモンの使うワザ
ability-alpha-property-power = { ability-alpha--whose }バトル中のデジモンの攻撃力
ability-alpha-property-active = { ability-alpha--whose }バトル中のデジモン
ability-alpha-property-type = { ability-alpha--whose }バトル中のデジモンのバトルタイプ
ability-alpha-property-speed = { ability-alpha--whose }バトル中のデジモンのスピード
ability-alpha-property-hp = { ability-alpha--whose }バトル中のデジモンのHP
ability-alpha-property-cost = { ability-alpha--whose }バトル中のデジモンのコスト
ability-alpha-property-supporters = { ability-alpha--whose }サポートしているデジモンの数
    .each = { ability-alpha--whose }サポートしているデジモン1体につき
ability-alpha-property-hand =
    { $form ->
        [count] { ability-alpha--whose }手札の枚数
       *[place] { ability-alpha--whose }手札
    }
    .each = { ability-alpha--whose }手札1枚につき
ability-alpha-property-net-ocean =
    { $form ->
        [count] { ability-alpha--whose }ネットの海の枚数
       *[place] { ability-alpha--whose }ネットの海
    }
    .each = { ability-alpha--whose }ネットの海のカード1枚につき
ability-alpha-property-dark-area =
    { $form ->
        [count] { ability-alpha--whose }ダークエリアの枚数
       *[place] { ability-alpha--whose }ダークエリア
    }
    .each = { ability-alpha--whose }ダークエリアのカード1枚につき
ability-alpha-property-removed =
    { $form ->
        [count] { ability-alpha--whose }ゲームから除外されたカードの枚数
       *[place] { ability-alpha--whose }ゲームから除外されたカード
    }
    .each = { ability-alpha--whose }ゲームから除外されたカード1枚につき
ability-alpha-property-slots =
    { $form ->
        [count] { ability-alpha--whose }オプションスロットの枚数
       *[place] { ability-alpha--whose }オプションスロット
    }
    .each = { ability-alpha--whose }オプションスロットのカード1枚につき
ability-alpha-property-boxes =
    { $form ->
        [count] { ability-alpha--whose }場のデジモンの数
       *[place] { ability-alpha--whose }デジモンボックス
    }
    .each = { ability-alpha--whose }場のデジモン1体につき

## Fields of a filter

ability-alpha-field-name =
    .before = { $values }という名前の
    .not-before = { $values }という名前でない
    .is = { $values }という名前
    .is-not = { $values }以外の名前
ability-alpha-field-contains =
    .before = 名前に{ $values }を含む
    .not-before = 名前に{ $values }を含まない
    .is = 名前に{ $values }を含む
    .is-not = 名前に{ $values }を含まない
ability-alpha-field-number =
    .before = カードナンバー{ $values }の
    .not-before = カードナンバー{ $values }以外の
    .is = カードナンバー{ $values }
    .is-not = カードナンバー{ $values }以外
ability-alpha-field-level =
    .before = { $values }の
    .not-before = { $values }でない
    .is = { $values }
    .is-not = { $values }以外
ability-alpha-field-up-to =
    .before = { $values }以下の
    .not-before = { $values }より高い
    .is = { $values }以下
    .is-not = { $values }より高い
ability-alpha-field-from =
    .before = { $values }以上の
    .not-before = { $values }より低い
    .is = { $values }以上
    .is-not = { $values }より低い
ability-alpha-field-type =
    .before = { $values }タイプの
    .not-before = { $values }タイプでない
    .is = { $values }タイプ
    .is-not = { $values }タイプ以外
ability-alpha-field-field =
    .before = { $values }の
    .not-before = { $values }のアイコンを持たない
    .is = { $values }のアイコンを持つ
    .is-not = { $values }のアイコンを持たない
ability-alpha-field-attribute =
    .before = { $values }の
    .not-before = { $values }でない
    .is = { $values }
    .is-not = { $values }以外
ability-alpha-field-species =
    .before = 種族が{ $values }の
    .not-before = 種族が{ $values }でない
    .is = 種族{ $values }
    .is-not = 種族{ $values }以外
ability-alpha-field-kind =
    .noun = { $values }
    .not-before = { $values }でない
    .is = { $values }カード
    .is-not = { $values }カード以外
ability-alpha-field-class =
    .noun = { $values }
    .not-before = { $values }でない
    .is = { $values }カード
    .is-not = { $values }カード以外
ability-alpha-field-owner =
    .first =
        { $values-word ->
            [opponent] 相手の
            [owner] その持ち主の
           *[me] 自分の
        }
    .not-first =
        { $values-word ->
            [opponent] 相手のものでない
            [owner] その持ち主のものでない
           *[me] 自分のものでない
        }
    .is =
        { $values-word ->
            [opponent] 相手のもの
            [owner] その持ち主のもの
           *[me] 自分のもの
        }
    .is-not =
        { $values-word ->
            [opponent] 相手以外のもの
            [owner] その持ち主以外のもの
           *[me] 自分以外のもの
        }
ability-alpha-field-role =
    .before = { $values }
    .not-before = { $values }のでない
    .is = { $values }
    .is-not = { $values }のでない
ability-alpha-field-upright =
    .before = 縦向きの
    .not-before = 横向きの
    .is = 縦向き
    .is-not = 横向き
ability-alpha-field-plain =
    .before = 特殊能力を持たない
    .not-before = 特殊能力を持つ
    .is = 特殊能力を持たない
    .is-not = 特殊能力を持つ
ability-alpha-field-evolved =
    .front = このターンに進化した
    .not-front = このターンに進化していない
    .is = このターンに進化した
    .is-not = このターンに進化していない
ability-alpha-field-another =
    .first = { $card }以外の
    .not-first = { $card }である
    .is = { $card }以外
    .is-not = { $card }
ability-alpha-field-speed =
    .before = スピード{ ability-alpha--measure }の
    .is = スピード{ ability-alpha--measure }
    .is-not = スピード{ ability-alpha--measure }
ability-alpha-field-cost =
    .before = コスト{ ability-alpha--measure }の
    .is = コスト{ ability-alpha--measure }
    .is-not = コスト{ ability-alpha--measure }
ability-alpha-field-hp =
    .before = HP{ ability-alpha--measure }の
    .is = HP{ ability-alpha--measure }
    .is-not = HP{ ability-alpha--measure }

## Words

ability-alpha-word-who-me = 自分
ability-alpha-word-who-opponent = 相手
ability-alpha-word-who-owner = その持ち主
ability-alpha-word-things-me = 自分のバトル中のデジモン
ability-alpha-word-things-opponent = 相手のバトル中のデジモン
ability-alpha-word-things-self = このカード
ability-alpha-word-things-it = そのカード
ability-alpha-word-things-other = もう一方のデジモン
ability-alpha-word-things-last-command = 最後に使われたコマンド
ability-alpha-word-letter-a = A
ability-alpha-word-letter-b = B
ability-alpha-word-letter-c = C
ability-alpha-word-level-i = レベルI
ability-alpha-word-level-ii = レベルII
ability-alpha-word-level-iii = レベルIII
ability-alpha-word-level-iv = レベルIV
ability-alpha-word-level-perfect = 完全体
ability-alpha-word-level-ultimate = 究極体
ability-alpha-word-timing-battle = コマンドの時
ability-alpha-word-step-reset = リセットステップ
ability-alpha-word-step-surplus = 余りのカードのステップ
ability-alpha-word-step-fill = 補充ステップ
ability-alpha-word-step-placing = 配置ステップ
ability-alpha-word-step-turning-up = めくりステップ
ability-alpha-word-step-cost-check = コスト確認ステップ
ability-alpha-word-step-evolution-check = 進化条件確認ステップ
ability-alpha-word-step-line-up = 整列ステップ
ability-alpha-word-attribute-vaccine = ワクチン種
ability-alpha-word-attribute-data = データ種
ability-alpha-word-attribute-virus = ウィルス種
ability-alpha-word-attribute-free = フリー
ability-alpha-word-attribute-variable = ヴァリアブル
ability-alpha-word-family-nsp = 「ネイチャースピリッツ」
ability-alpha-word-family-ds = 「ディープセイバーズ」
ability-alpha-word-family-nso = 「ナイトメアソルジャーズ」
ability-alpha-word-family-wg = 「ウィンドガーディアンズ」
ability-alpha-word-family-me = 「メタルエンパイア」
ability-alpha-word-family-uk = 「アンノウン」
ability-alpha-word-family-da = 「ダークエリア」
ability-alpha-word-family-vb = 「ウィルスバスターズ」
ability-alpha-word-family-dr = 「ドラゴンズロア」
ability-alpha-word-family-jt = 「ジャングルトルーパーズ」
ability-alpha-word-kind-digimon = デジモン
ability-alpha-word-kind-option = オプション
ability-alpha-word-kind-command = コマンド
ability-alpha-word-class-field = フィールド
ability-alpha-word-class-ordinary = フィールド以外のオプション
ability-alpha-word-role-attacker = アタックしている
ability-alpha-word-role-blocker = ブロックしている
ability-alpha-word-role-target = アタックされている
ability-alpha-word-role-supporter = サポートしている
ability-alpha-word-deed-attack = アタックし
ability-alpha-word-deed-alpha-attack = αアタックし
ability-alpha-word-deed-block = ブロックし
ability-alpha-word-deed-support = サポートし
ability-alpha-word-deed-be-attacked = アタックされ
ability-alpha-word-deed-be-blocked = ブロックされ
ability-alpha-word-part-type = バトルタイプ
ability-alpha-word-part-field = フィールド
ability-alpha-word-use-options = オプション
ability-alpha-word-use-abilities = 特殊能力
ability-alpha-word-use-commands = コマンド
ability-alpha-word-use-renewal = 寿命処理
ability-alpha-word-owner-opponent = 相手
ability-alpha-word-owner-all = すべて
ability-alpha-word-bound-costs = コスト合計の上限
ability-alpha-word-bound-placing = 1ターンに置けるコストの上限
ability-alpha-word-bound-digimon = 1ターンに置けるデジモンカードの枚数
ability-alpha-word-bound-options = 1ターンに置けるオプションの枚数
ability-alpha-word-bound-hand = 手札の上限
ability-alpha-word-end-top = 一番上
ability-alpha-word-end-bottom = 一番下
ability-alpha-word-span-battle = バトル
ability-alpha-word-span-turn = ターン
ability-alpha-word-span-game = ゲーム
