### Final Fantasy TCG: how durations, keywords, bounds of choices and properties are written.

## Durations

ability-fftcg-duration-end-of-turn = ターン終了時まで
ability-fftcg-duration-end-of-opponent-turn = 相手のターン終了時まで
ability-fftcg-duration-end-of-my-turn = 自分のターン終了時まで
ability-fftcg-duration-end-of-next-turn = 次のターン終了時まで
ability-fftcg-duration-end-of-my-next-turn = 自分の次のターン終了時まで
ability-fftcg-duration-my-next-turn = 自分の次のターン開始時まで
ability-fftcg-duration-my-next-active = 自分の次のアクティブフェイズ終了時まで
ability-fftcg-duration-its-next-active = そのコントローラーの次のアクティブフェイズ終了時まで
ability-fftcg-duration-used = このターンの次の1回
ability-fftcg-duration-self-leaves = { $card }がフィールドにあるかぎり
ability-fftcg-duration-control-lost = 自分がコントロールしているかぎり
ability-fftcg-duration-end-of-attack = アタックフェイズ終了時まで

## Keywords

ability-fftcg-keyword-haste = ヘイスト
ability-fftcg-keyword-brave = ブレイブ
ability-fftcg-keyword-first-strike = 先制攻撃
ability-fftcg-keyword-back-attack = バックアタック
ability-fftcg-keyword-limit-break = リミットブレイク{ $amount }
ability-fftcg-keyword-warp = デジョン{ $amount } ― { $cp }
ability-fftcg-keyword-priming = プライミング「{ $name }」 ― { $cp }
ability-fftcg-keyword-also-named = { $card }はすべての領域でカード名「{ $name }」でもある。
ability-fftcg-keyword-also-job = { $card }はすべての領域でジョブ「{ $job }」でもある。
ability-fftcg-keyword-also-element = { $card }はすべての領域で{ $element }属性でもある。
ability-fftcg-keyword-also-type = { $card }はすべての領域で{ $type }でもある。
ability-fftcg-keyword-excludes = カード名「{ $name }」をコントロールしている間は{ $card }をフィールドに出せず、{ $card }をコントロールしている間はカード名「{ $name }」をフィールドに出せない。
ability-fftcg-keyword-beside = 自分がほかの{ $element }属性のキャラクターをコントロールしていても、{ $card }をフィールドに出すことができる。
ability-fftcg-keyword-all-jobs = { $card }はすべての領域ですべてのジョブを持つ。
ability-fftcg-keyword-copies = このカードはデッキに{ $amount }枚まで入れることができる。
ability-fftcg-keyword-enters-dull = { $card }はダル状態でフィールドに出る。
ability-fftcg-keyword-enters-active = { $card }はアクティブ状態でフィールドに出る。
ability-fftcg-keyword-several = 自分は{ $card }を何体でもコントロールできる。

## What choices must fulfil together

ability-fftcg-together-different = { $aspect }がそれぞれ異なる
ability-fftcg-together-alike = { $aspect }が同じ
ability-fftcg-together-total-cost = コストの合計が{ $amount }以下の
ability-fftcg-together-total-power = パワーの合計が{ $amount }以下の
ability-fftcg-together-one-each = { $aspect }ごとに1枚の
ability-fftcg-together-different-and-cost = { $aspect }もコストもそれぞれ異なる
ability-fftcg-together-one-each-within = { $aspect }ごとに1枚でコストの合計が{ $amount }以下の

## Properties

ability-fftcg-property-points = { ability-fftcg--player }が受けたダメージ点数
    .each = { ability-fftcg--player }が受けたダメージ1点につき
    .compare =
        { ability-fftcg--player }が{ $sign ->
            [none] ダメージを受けていない
            [some] ダメージを1点以上受けている
            [equal] 受けたダメージがちょうど{ $right }点である
            [unequal] 受けたダメージが{ $right }点ではない
            [less] 受けたダメージが{ $right }点未満である
            [at-most] 受けたダメージが{ $right }点以下である
            [more] ダメージを{ $right }点より多く受けている
           *[at-least] ダメージを{ $right }点以上受けている
        }
    .gate = ダメージ{ $right } ―{ " " }
ability-fftcg-property-crystals = { ability-fftcg--whose }クリスタルの数
    .each = { ability-fftcg--whose }クリスタル1個につき
    .compare = { ability-fftcg--whose }クリスタルが{ ability-fftcg--pieces }
ability-fftcg-property-elements = { ability-fftcg--player }がコントロールするキャラクターの属性の種類の数
    .each = { ability-fftcg--player }がコントロールするキャラクターの属性1種類につき
    .compare = { ability-fftcg--player }がコントロールするキャラクターの属性の種類が{ ability-fftcg--compared }
ability-fftcg--sheets =
    { $sign ->
        [none] ない
        [some] ある
        [equal] ちょうど{ $right }枚ある
        [unequal] { $right }枚ではない
        [less] { $right }枚未満である
        [at-most] { $right }枚以下である
        [more] { $right }枚より多い
       *[at-least] { $right }枚以上ある
    }
ability-fftcg-property-deck =
    { $form ->
        [count] { ability-fftcg--whose }デッキの枚数
       *[place] { ability-fftcg--whose }デッキ
    }
    .each = { ability-fftcg--whose }デッキのカード1枚につき
    .compare = { ability-fftcg--whose }デッキにカードが{ ability-fftcg--sheets }
ability-fftcg-property-hand =
    { $form ->
        [count] { ability-fftcg--whose }手札の枚数
       *[place] { ability-fftcg--whose }手札
    }
    .each = { ability-fftcg--whose }手札1枚につき
    .compare = { ability-fftcg--whose }手札が{ ability-fftcg--sheets }
ability-fftcg-property-field =
    { $form ->
        [count] { ability-fftcg--whose }フィールドのカードの枚数
       *[place] { ability-fftcg--whose }フィールド
    }
ability-fftcg-property-break =
    { $form ->
        [count] { ability-fftcg--whose }ブレイクゾーンの枚数
       *[place] { ability-fftcg--whose }ブレイクゾーン
    }
    .each = { ability-fftcg--whose }ブレイクゾーンにあるカード1枚につき
    .compare = { ability-fftcg--whose }ブレイクゾーンにカードが{ ability-fftcg--sheets }
ability-fftcg-property-damage =
    { $form ->
        [count] { ability-fftcg--whose }ダメージゾーンの枚数
       *[place] { ability-fftcg--whose }ダメージゾーン
    }
ability-fftcg-property-removed =
    { $form ->
        [count] ゲームから除外されている{ ability-fftcg--whose }カードの枚数
       *[place] ゲームから除外されている{ ability-fftcg--whose }カード
    }
ability-fftcg-property-lb =
    { $form ->
        [count] { ability-fftcg--whose }リミットブレイクデッキの枚数
       *[place] { ability-fftcg--whose }リミットブレイクデッキ
    }
