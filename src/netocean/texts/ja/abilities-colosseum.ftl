### Hyper Colosseum: how the nodes of its abilities are written.

## Helpers, used by the messages below

ability-colosseum--whose =
    { $who ->
        [opponent] 相手の
       *[me] 自分の
    }
ability-colosseum--digimon = { ability-colosseum--whose }デジモン
ability-colosseum--of-digimon = { ability-colosseum--whose }デジモンの攻撃力
ability-colosseum--cards =
    { $amount-form ->
        [number] { $amount }枚
        [that] 同じ枚数
       *[value] { $amount }と同じ枚数
    }
ability-colosseum--top-cards =
    { $amount-form ->
        [number] 上から{ $amount }枚
        [that] 上から同じ枚数
       *[value] 上から{ $amount }と同じ枚数
    }
ability-colosseum--points =
    { $amount-form ->
        [number] { $amount }
        [that] 同じだけ
       *[value] { $amount }と同じだけ
    }

## Actions: attack

ability-colosseum-action-set-attack =
    { ability-colosseum--digimon }の攻撃を{ $letter }攻撃にする{ $amount-form ->
        [none] { "" }
        [number] 。{ $letter }攻撃である間、その攻撃力を＋{ $amount }する
       *[value] 。{ $letter }攻撃である間、その攻撃力に{ $amount }を加える
    }
ability-colosseum-action-add-attack =
    { $amount-form ->
        [number] { ability-colosseum--of-digimon }を＋{ $amount }する
       *[value] { ability-colosseum--of-digimon }に{ $amount }を加える
    }
ability-colosseum-action-subtract-attack =
    { $amount-form ->
        [number] { ability-colosseum--of-digimon }を－{ $amount }する
       *[value] { ability-colosseum--of-digimon }から{ $amount }を引く
    }
ability-colosseum-action-multiply-attack = { ability-colosseum--of-digimon }を{ $amount }倍にする
ability-colosseum-action-zero-attack = { ability-colosseum--of-digimon }を0にする
ability-colosseum-action-add-power = { ability-colosseum--of-digimon }に、そのデジモンの{ $letter }攻撃の数値を加える

## Actions: points

ability-colosseum-action-gain-points = { ability-colosseum--whose }ポイントを{ ability-colosseum--points }増やす
ability-colosseum-action-lose-points = { ability-colosseum--whose }ポイントを{ ability-colosseum--points }減らす
ability-colosseum-action-multiply-loss = { ability-colosseum--whose }ロストポイントを{ $amount }倍にする

## Actions: cards

ability-colosseum-action-mill = { ability-colosseum--whose }ネットの海のカードを{ ability-colosseum--top-cards }ダークエリアに送る
ability-colosseum-action-draw =
    { $who ->
        [opponent] 相手にカードを{ ability-colosseum--cards }引かせる
       *[me] カードを{ ability-colosseum--cards }引く
    }
ability-colosseum-action-refill =
    { $who ->
        [opponent] 相手に手札を補充させる
       *[me] 自分の手札を補充する
    }
ability-colosseum-action-discard-hand =
    { $who ->
        [opponent] 相手に手札を{ ability-colosseum--cards }捨てさせる
       *[me] 自分の手札を{ ability-colosseum--cards }捨てる
    }
ability-colosseum-action-discard-all =
    { $who ->
        [opponent] 相手に手札をすべて捨てさせる
       *[me] 自分の手札をすべて捨てる
    }
ability-colosseum-action-discard-random =
    { $who ->
        [opponent] 相手の手札を無作為に{ ability-colosseum--cards }捨てさせる
       *[me] 自分の手札を無作為に{ ability-colosseum--cards }捨てる
    }
ability-colosseum-action-discard = { $var }をダークエリアに送る
ability-colosseum-action-look =
    { $amount-form ->
        [none] { $zone }を見る
       *[number] { $zone }のカードを{ ability-colosseum--top-cards }見る
    }
ability-colosseum-action-reveal = { $var }を相手に見せる
ability-colosseum-action-to-hand = { $var }を手札に加える
ability-colosseum-action-to-net-ocean = { $var }をネットの海の{ $end }に置く
ability-colosseum-action-to-gauge = { $var }をゲームから除き、ポイントゲージに重ねて置く
ability-colosseum-action-to-support = { $var }をサポートボックスに置く
ability-colosseum-action-shuffle = { ability-colosseum--whose }ネットの海をシャッフルする

## Actions: Digimon

ability-colosseum-action-evolve = 進化条件を満たして{ $var }に進化する
ability-colosseum-action-evolve-free = 進化元が合っていれば、進化条件のカードと注記を無視して{ $var }に進化する
ability-colosseum-action-place = { $var }を自分のデジモンボックスのレベルIIIの上に置く
ability-colosseum-action-warp = 注記に従い、支払いはせずに、自分の進化ボックスのカードで{ $level }まで順に進化する
ability-colosseum-action-degenerate = { ability-colosseum--whose }{ $level }のデジモンを{ $level2 }に退化させる
ability-colosseum-action-remove-evolved = { ability-colosseum--whose }進化デジモンをダークエリアに送る
ability-colosseum-action-remove-level-iii = 上に何も重なっていない{ ability-colosseum--whose }レベルIIIのデジモンをダークエリアに送る
ability-colosseum-action-exchange = 自分のレベルIIIを{ $var }と交換する

## Actions: other effects

ability-colosseum-action-negate = { $var }の効果を無効にする
ability-colosseum-action-forbid =
    { $mood ->
        [state]
            { $who ->
                [opponent] 相手は{ $use }を使えない
               *[me] 自分は{ $use }を使えない
            }
       *[do]
            { $who ->
                [opponent] 相手が{ $use }を使えないようにする
               *[me] 自分が{ $use }を使えないようにする
            }
    }
ability-colosseum-action-immune =
    自分のデジモンは{ $owner-word ->
        [opponent] 相手の{ $use }の効果を
       *[all] あらゆる{ $use }の効果を
    }{ $mood ->
        [state] 受けない
       *[do] 受けなくなる
    }

## Costs

ability-colosseum-cost-discard-hand = 自分の手札を{ ability-colosseum--cards }捨てる
ability-colosseum-cost-discard-all = 自分の手札をすべて捨てる
ability-colosseum-cost-mill = 自分のネットの海のカードを{ ability-colosseum--top-cards }ダークエリアに送る
ability-colosseum-cost-lose-points = 自分のポイントを{ ability-colosseum--points }減らす
ability-colosseum-cost-open-this = このカードを表向きにする
ability-colosseum-cost-send-this = このカードをダークエリアに送る

## Conditions and amounts

ability-colosseum-condition-evolved-this-turn = 自分のデジモンがこのターンに進化していた
    .not = 自分のデジモンがこのターンに進化していなかった
ability-colosseum-condition-first-attacker =
    { $who ->
        [opponent] 相手が先攻
       *[me] 自分が先攻
    }
    .not =
        { $who ->
            [opponent] 相手が後攻
           *[me] 自分が後攻
        }
ability-colosseum-condition-has-on-sheet = { ability-colosseum--whose }シートに{ $filter }がある
    .not = { ability-colosseum--whose }シートに{ $filter }がない
ability-colosseum-amount-that = それと同じ数値
ability-colosseum-amount-power = { ability-colosseum--digimon }の{ $letter }攻撃の数値

## Events

ability-colosseum-event-opened = このカードが表向きになった時
ability-colosseum-event-evolved = このカードに進化した時
ability-colosseum-event-start-of-battle = バトル開始時
ability-colosseum-event-win = バトルに勝った時
ability-colosseum-event-loss = バトルに負けた時
ability-colosseum-event-draw = バトルが引き分けになった時
ability-colosseum-event-points-lost = 自分のポイントが減った時
ability-colosseum-event-points-gained = 自分のポイントが増えた時
ability-colosseum-event-attack-added = 自分のデジモンの攻撃力が効果で増えた時
ability-colosseum-event-after-points = ポイント計算のあと
ability-colosseum-event-end-of-phase = フェイズ終了時
ability-colosseum-event-end-of-battle = バトル終了時
ability-colosseum-event-end-of-turn = ターン終了時
ability-colosseum-event-leaves-slot = このカードがオプションスロットを離れた時
ability-colosseum-event-negated = このカードが無効にされた時
ability-colosseum-event-box-emptied = 自分のデジモンボックスが空になった時

## Limits and durations

ability-colosseum-limit-at-use = 使用時
ability-colosseum-limit-end-of-phase = フェイズ終了時
ability-colosseum-limit-end-of-battle = バトル終了時
ability-colosseum-limit-end-of-turn = ターン終了時
ability-colosseum-limit-turns = { $amount }ターン（このターンを含む）
ability-colosseum-limit-with-active = 自分のいちばん上のデジモンとともに離れる
ability-colosseum-limit-stays = スロットを離れるまで残る
ability-colosseum-duration-end-of-phase = このフェイズの終わりまで
ability-colosseum-duration-end-of-battle = このバトルの終わりまで
ability-colosseum-duration-end-of-turn = このターンの終わりまで
ability-colosseum-duration-turns = { $amount }ターンの間（このターンを含む）
ability-colosseum-duration-with-active = 自分のデジモンがいちばん上にいる間

## Keywords

ability-colosseum-keyword-sky = 空
ability-colosseum-keyword-underwater = 水中
ability-colosseum-keyword-underground = 地中
ability-colosseum-keyword-proud = 誇り
ability-colosseum-keyword-payment = このカードで進化条件を支払うことができる。
ability-colosseum-keyword-stands-for-partner = このカードはジョグレス進化の相手1体の代わりになる。
ability-colosseum-keyword-copies = このカードはデックに{ $amount }枚まで入れることができる。
ability-colosseum-keyword-kept = このカードは自分から捨てることができない。

## Properties

ability-colosseum-property-points = { ability-colosseum--whose }ポイント
ability-colosseum-property-level =
    { $form ->
        [subject] { ability-colosseum--digimon }
       *[value] { ability-colosseum--digimon }のレベル
    }
ability-colosseum-property-attack = { ability-colosseum--digimon }の使う攻撃
ability-colosseum-property-power = { ability-colosseum--of-digimon }
ability-colosseum-property-active = { ability-colosseum--digimon }
ability-colosseum-property-hand =
    { $form ->
        [count] { ability-colosseum--whose }手札の枚数
       *[place] { ability-colosseum--whose }手札
    }
ability-colosseum-property-net-ocean =
    { $form ->
        [count] { ability-colosseum--whose }ネットの海の枚数
       *[place] { ability-colosseum--whose }ネットの海
    }
ability-colosseum-property-dark-area =
    { $form ->
        [count] { ability-colosseum--whose }ダークエリアの枚数
       *[place] { ability-colosseum--whose }ダークエリア
    }
ability-colosseum-property-slots =
    { $form ->
        [count] { ability-colosseum--whose }オプションスロットの枚数
       *[place] { ability-colosseum--whose }オプションスロット
    }
ability-colosseum-property-evolution-box =
    { $form ->
        [count] { ability-colosseum--whose }進化ボックスの枚数
       *[place] { ability-colosseum--whose }進化ボックス
    }
ability-colosseum-property-support-box =
    { $form ->
        [count] { ability-colosseum--whose }サポートボックスの枚数
       *[place] { ability-colosseum--whose }サポートボックス
    }
ability-colosseum-property-box =
    { $form ->
        [count] { ability-colosseum--whose }デジモンボックスの枚数
       *[place] { ability-colosseum--whose }デジモンボックス
    }

## Fields of a filter

ability-colosseum-field-name =
    .before = { $values }という名前の
    .not-before = { $values }という名前でない
    .is = { $values }という名前
    .is-not = { $values }以外の名前
ability-colosseum-field-number =
    .before = カードナンバー{ $values }の
    .not-before = カードナンバー{ $values }以外の
    .is = カードナンバー{ $values }
    .is-not = カードナンバー{ $values }以外
ability-colosseum-field-frame =
    .before = { $values }の
    .not-before = { $values }でない
    .is = { $values }
    .is-not = { $values }以外
ability-colosseum-field-level =
    .before = { $values }の
    .not-before = { $values }でない
    .is = { $values }
    .is-not = { $values }以外
ability-colosseum-field-attribute =
    .before = { $values }の
    .not-before = { $values }でない
    .is = { $values }
    .is-not = { $values }以外
ability-colosseum-field-species =
    .before = 種族が{ $values }の
    .not-before = 種族が{ $values }でない
    .is = 種族{ $values }
    .is-not = 種族{ $values }以外
ability-colosseum-field-field =
    .before = フィールド{ $values }の
    .not-before = フィールド{ $values }でない
    .is = フィールド{ $values }
    .is-not = フィールド{ $values }以外
ability-colosseum-field-group =
    .before = グループ{ $values }の
    .not-before = グループ{ $values }でない
    .is = グループ{ $values }
    .is-not = グループ{ $values }以外
ability-colosseum-field-type =
    .before = { $values }タイプの
    .not-before = { $values }タイプでない
    .is = { $values }タイプ
    .is-not = { $values }タイプ以外
ability-colosseum-field-keyword =
    .before = { $values }を持つ
    .not-before = { $values }を持たない
    .is = { $values }を持つ
    .is-not = { $values }を持たない
ability-colosseum-field-kind =
    .noun = { $values }
    .not-before = { $values }でない
    .is = { $values }カード
    .is-not = { $values }カード以外
ability-colosseum-field-class =
    .noun = { $values }
    .not-before = { $values }でない
    .is = { $values }カード
    .is-not = { $values }カード以外
ability-colosseum-field-block =
    .before = { $values }条件を持つ
    .not-before = { $values }条件を持たない
    .is = { $values }条件を持つ
    .is-not = { $values }条件を持たない
ability-colosseum-field-open =
    .before = 表向きの
    .not-before = 裏向きの
    .is = 表向き
    .is-not = 裏向き

## Words

ability-colosseum-word-who-me = 自分
ability-colosseum-word-who-opponent = 相手
ability-colosseum-word-letter-a = A
ability-colosseum-word-letter-b = B
ability-colosseum-word-letter-c = C
ability-colosseum-word-level-none = レベルなし
ability-colosseum-word-level-iii = レベルIII
ability-colosseum-word-level-iv = レベルIV
ability-colosseum-word-level-perfect = 完全体
ability-colosseum-word-level-ultimate = 究極体
ability-colosseum-word-level-armor = アーマー体
ability-colosseum-word-level-hybrid = ハイブリッド体
ability-colosseum-word-timing-preparation = 準備
ability-colosseum-word-timing-evolution = 進化
ability-colosseum-word-timing-field = 進化フェイズの直後
ability-colosseum-word-timing-battle = バトル
ability-colosseum-word-timing-points = ポイント計算
ability-colosseum-word-frame-blue = 青枠
ability-colosseum-word-frame-red = 赤枠
ability-colosseum-word-frame-green = 緑枠
ability-colosseum-word-frame-yellow = 黄枠
ability-colosseum-word-frame-black = 黒枠
ability-colosseum-word-frame-white = 白枠
ability-colosseum-word-frame-purple = 紫枠
ability-colosseum-word-attribute-vaccine = ワクチン種
ability-colosseum-word-attribute-data = データ種
ability-colosseum-word-attribute-virus = ウィルス種
ability-colosseum-word-attribute-free = フリー
ability-colosseum-word-attribute-variable = ヴァリアブル
ability-colosseum-word-family-nsp = 「ネイチャースピリッツ」
ability-colosseum-word-family-ds = 「ディープセイバーズ」
ability-colosseum-word-family-nso = 「ナイトメアソルジャーズ」
ability-colosseum-word-family-wg = 「ウィンドガーディアンズ」
ability-colosseum-word-family-me = 「メタルエンパイア」
ability-colosseum-word-family-uk = 「アンノウン」
ability-colosseum-word-family-da = 「ダークエリア」
ability-colosseum-word-family-vb = 「ウィルスバスターズ」
ability-colosseum-word-family-dr = 「ドラゴンズロア」
ability-colosseum-word-family-jt = 「ジャングルトルーパーズ」
ability-colosseum-word-block-evolution = 進化
ability-colosseum-word-block-fusion = 融合
ability-colosseum-word-block-appearance = 出現
ability-colosseum-word-trait-sky = 「空」
ability-colosseum-word-trait-underwater = 「水中」
ability-colosseum-word-trait-underground = 「地中」
ability-colosseum-word-trait-proud = 「誇り」
ability-colosseum-word-use-options = オプションカード
ability-colosseum-word-use-abilities = 特殊能力
ability-colosseum-word-use-supports = サポート能力
ability-colosseum-word-owner-opponent = 相手
ability-colosseum-word-owner-all = すべて
ability-colosseum-word-end-top = 一番上
ability-colosseum-word-end-bottom = 一番下
ability-colosseum-word-span-phase = フェイズ
ability-colosseum-word-span-battle = バトル
ability-colosseum-word-span-turn = ターン
ability-colosseum-word-kind-digimon = デジモン
ability-colosseum-word-kind-option = オプション
ability-colosseum-word-class-item = アイテム
ability-colosseum-word-class-program = プログラム
ability-colosseum-word-class-field = フィールド
