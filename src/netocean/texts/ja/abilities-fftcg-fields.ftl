### Final Fantasy TCG: the fields of a filter.

## Helpers, used by the messages below

ability-fftcg--bound =
    { $form ->
        [number]
            { $sign ->
                [equal] { $values }
                [unequal] { $values }以外
                [less] { $values }未満
                [at-most] { $values }以下
                [more] { $values }より大
               *[at-least] { $values }以上
            }
       *[value]
            { $sign ->
                [equal] が{ $values }と同じ値
                [unequal] が{ $values }とは異なる値
                [less] が{ $values }未満
                [at-most] が{ $values }以下
                [more] が{ $values }より大
               *[at-least] が{ $values }以上
            }
    }
ability-fftcg--seat =
    { $values-word ->
        [opponent] 相手
       *[me] 自分
    }

ability-fftcg--of-seat =
    { $place ->
        [field] { ability-fftcg--seat }がコントロールする
       *[other] { ability-fftcg--seat }の
    }

## Fields

ability-fftcg-field-type =
    .noun = { $values }
    .not-before = { $values }以外の
    .is = { $values }である
    .is-not = { $values }ではない
ability-fftcg-field-element =
    .before = { $values }属性の
    .not-before = { $values }属性以外の
    .is = { $values }属性である
    .is-not = { $values }属性ではない
ability-fftcg-field-job =
    .before = ジョブ「{ $values }」の
    .not-before = ジョブ「{ $values }」以外の
    .is = ジョブ「{ $values }」を持つ
    .is-not = ジョブ「{ $values }」を持たない
ability-fftcg-field-category =
    .before = カテゴリ「{ $values }」の
    .not-before = カテゴリ「{ $values }」以外の
    .is = カテゴリ「{ $values }」である
    .is-not = カテゴリ「{ $values }」ではない
ability-fftcg-field-name =
    .before = カード名{ $values }の
    .not-front = カード名{ $values }以外の
    .is = カード名{ $values }である
    .is-not = カード名{ $values }ではない
ability-fftcg-field-cost =
    .before = コスト{ ability-fftcg--bound }の
    .is = コスト{ ability-fftcg--bound }である
    .is-not = コスト{ ability-fftcg--bound }ではない
ability-fftcg-field-power =
    .before = パワー{ ability-fftcg--bound }の
    .is = パワー{ ability-fftcg--bound }である
    .is-not = パワー{ ability-fftcg--bound }ではない
ability-fftcg-field-of =
    .first = { ability-fftcg--of-seat }
    .not-first = { ability-fftcg--seat }がコントロールしていない
    .is = { ability-fftcg--seat }のコントロール下にある
    .is-not = { ability-fftcg--seat }のコントロール下にない
ability-fftcg-field-owned =
    .first = { ability-fftcg--seat }がオーナーの
    .not-first = { ability-fftcg--seat }がオーナーではない
    .is = { ability-fftcg--seat }がオーナーである
    .is-not = { ability-fftcg--seat }がオーナーではない
ability-fftcg-field-active =
    .before = アクティブ状態の
    .not-before = アクティブ状態以外の
    .is = アクティブ状態である
    .is-not = アクティブ状態ではない
ability-fftcg-field-dull =
    .before = ダル状態の
    .not-before = ダル状態以外の
    .is = ダル状態である
    .is-not = ダル状態ではない
ability-fftcg-field-frozen =
    .before = 凍結状態の
    .not-before = 凍結状態以外の
    .is = 凍結状態である
    .is-not = 凍結状態ではない
ability-fftcg-field-attacking =
    .before = アタックしている
    .not-before = アタックしていない
    .is = アタックしている
    .is-not = アタックしていない
ability-fftcg-field-blocking =
    .before = ブロックしている
    .not-before = ブロックしていない
    .is = ブロックしている
    .is-not = ブロックしていない
ability-fftcg-field-blocked =
    .before = ブロックされている
    .not-before = ブロックされていない
    .is = ブロックされている
    .is-not = ブロックされていない
ability-fftcg-field-in-battle =
    .before = バトル中の
    .not-before = バトル中ではない
    .is = バトル中である
    .is-not = バトル中ではない
ability-fftcg-field-damaged =
    .before = ダメージを受けている
    .not-before = ダメージを受けていない
    .is = ダメージを受けている
    .is-not = ダメージを受けていない
ability-fftcg-field-in-party =
    .before = パーティを組んでいる
    .not-before = パーティを組んでいない
    .is = パーティを組んでいる
    .is-not = パーティを組んでいない
ability-fftcg-field-entered-this-turn =
    .before = このターンにフィールドに出た
    .not-before = このターンにフィールドに出ていない
    .is = このターンにフィールドに出た
    .is-not = このターンにフィールドに出ていない
ability-fftcg-field-put-this-turn =
    .before = このターンにブレイクゾーンに置かれた
    .not-before = このターンにブレイクゾーンに置かれていない
    .is = このターンにブレイクゾーンに置かれた
    .is-not = このターンにブレイクゾーンに置かれていない
ability-fftcg-field-multi-element =
    .before = 複数属性の
    .not-before = 単属性の
    .is = 複数属性である
    .is-not = 複数属性ではない
ability-fftcg-field-ex =
    .before = EXアイコンを持つ
    .not-before = EXアイコンを持たない
    .is = EXアイコンを持つ
    .is-not = EXアイコンを持たない
ability-fftcg-field-generic =
    .before = 一般兵アイコンを持つ
    .not-before = 一般兵アイコンを持たない
    .is = 一般兵アイコンを持つ
    .is-not = 一般兵アイコンを持たない
ability-fftcg-field-has-special =
    .before = スペシャルアビリティを持つ
    .not-before = スペシャルアビリティを持たない
    .is = スペシャルアビリティを持つ
    .is-not = スペシャルアビリティを持たない
ability-fftcg-field-has-action =
    .before = アクションアビリティを持つ
    .not-before = アクションアビリティを持たない
    .is = アクションアビリティを持つ
    .is-not = アクションアビリティを持たない
ability-fftcg-field-single-target =
    .before = 対象が1つだけの
    .not-before = 対象が1つだけではない
    .is = 対象が1つだけである
    .is-not = 対象が1つだけではない
ability-fftcg-field-no-abilities =
    .before = アビリティを持たない
    .not-before = アビリティを持つ
    .is = アビリティを持たない
    .is-not = アビリティを持つ
ability-fftcg-field-limit-break =
    .before = リミットブレイクを持つ
    .not-before = リミットブレイクを持たない
    .is = リミットブレイクを持つ
    .is-not = リミットブレイクを持たない
ability-fftcg-field-has-warp =
    .before = デジョンを持つ
    .not-before = デジョンを持たない
    .is = デジョンを持つ
    .is-not = デジョンを持たない
ability-fftcg-field-has-priming =
    .before = プライミングを持つ
    .not-before = プライミングを持たない
    .is = プライミングを持つ
    .is-not = プライミングを持たない
ability-fftcg-field-primed =
    .before = プライミングした
    .not-before = プライミングしていない
    .is = プライミングしている
    .is-not = プライミングしていない
ability-fftcg-field-face-up =
    .before = 表向きの
    .not-before = 裏向きの
    .is = 表向きである
    .is-not = 裏向きである
ability-fftcg-field-keyword =
    .before = { $values }を持つ
    .not-before = { $values }を持たない
    .is = { $values }を持つ
    .is-not = { $values }を持たない
ability-fftcg-field-counter =
    .before = { $values }カウンターが置かれた
    .not-before = { $values }カウンターが置かれていない
    .is = { $values }カウンターが置かれている
    .is-not = { $values }カウンターが置かれていない
ability-fftcg-field-counters =
    .before = カウンターが{ ability-fftcg--bound }の
    .is = カウンターが{ ability-fftcg--bound }である
    .is-not = カウンターが{ ability-fftcg--bound }ではない
ability-fftcg-field-self =
    .front = { $card }である
    .not-front = { $card }以外の
    .is = { $card }である
    .is-not = { $card }ではない
ability-fftcg-field-in =
    .before = { $values }の中の
    .not-before = { $values }以外の
    .is = { $values }の中にある
    .is-not = { $values }の中にない
ability-fftcg-field-same-name =
    .before = { $values }とカード名が同じ
    .not-before = { $values }とカード名が異なる
    .is = { $values }とカード名が同じである
    .is-not = { $values }とカード名が異なる
ability-fftcg-field-same-element =
    .before = { $values }と属性が同じ
    .not-before = { $values }と属性が異なる
    .is = { $values }と属性が同じである
    .is-not = { $values }と属性が異なる
ability-fftcg-field-same-cost =
    .before = { $values }とコストが同じ
    .not-before = { $values }とコストが異なる
    .is = { $values }とコストが同じである
    .is-not = { $values }とコストが異なる
ability-fftcg-field-same-job =
    .before = { $values }とジョブが同じ
    .not-before = { $values }とジョブが異なる
    .is = { $values }とジョブが同じである
    .is-not = { $values }とジョブが異なる
ability-fftcg-field-same-category =
    .before = { $values }とカテゴリが同じ
    .not-before = { $values }とカテゴリが異なる
    .is = { $values }とカテゴリが同じである
    .is-not = { $values }とカテゴリが異なる
ability-fftcg-field-same-type =
    .before = { $values }とカードタイプが同じ
    .not-before = { $values }とカードタイプが異なる
    .is = { $values }とカードタイプが同じである
    .is-not = { $values }とカードタイプが異なる
ability-fftcg-field-named-value =
    .before = { $values }の
    .not-before = { $values }以外の
    .is = { $values }である
    .is-not = { $values }ではない
ability-fftcg-field-battling =
    .before = { $values }とバトル中の
    .not-before = { $values }とバトル中ではない
    .is = { $values }とバトル中である
    .is-not = { $values }とバトル中ではない
ability-fftcg-field-parity =
    .before = コストが{ $values }の
    .not-before = コストが{ $values }ではない
    .is = コストが{ $values }である
    .is-not = コストが{ $values }ではない
ability-fftcg-field-object =
    .noun = { $values }
    .not-before = { $values }以外の
    .is = { $values }である
    .is-not = { $values }ではない
ability-fftcg-field-choosing =
    .before = { $values }を選んだ
    .not-before = { $values }を選んでいない
    .is = { $values }を選んでいる
    .is-not = { $values }を選んでいない
ability-fftcg-field-choosing-only =
    .before = { $values }だけを選んだ
    .not-before = { $values }だけを選んだのではない
    .is = { $values }だけを選んでいる
    .is-not = { $values }だけを選んでいるのではない
ability-fftcg-field-source =
    .before = { $values }から発生した
    .not-before = { $values }から発生したのではない
    .is = { $values }から発生している
    .is-not = { $values }から発生しているのではない
ability-fftcg-field-damaged-by =
    .before = { $values }からダメージを受けた
    .not-before = { $values }からダメージを受けていない
    .is = { $values }からダメージを受けた
    .is-not = { $values }からダメージを受けていない
ability-fftcg-field-entered-by =
    .before = { $values }フィールドに出た
    .not-before = { $values }フィールドに出たのではない
    .is = { $values }フィールドに出ていた
    .is-not = { $values }フィールドに出たのではない
ability-fftcg-field-removed-by =
    .before = { $values }によってゲームから除外された
    .not-before = { $values }によって除外されたのではない
    .is = { $values }によってゲームから除外された
    .is-not = { $values }によって除外されたのではない
