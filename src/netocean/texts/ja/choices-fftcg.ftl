### Final Fantasy TCG: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-f-first = 先攻と後攻、どちらにしますか。
    .title = 先攻・後攻
choice-f-mulligan = 手札5枚を引き直しますか。今の手札はデッキの下に置きます。1回だけです。
    .title = マリガン
choice-f-mulligan-some = どの手札をデッキの下に置いて、同じ枚数を引き直しますか。1回だけです。
    .title = マリガン
choice-f-priority = { $when ->
         [main] どうしますか。
        *[other] { $whose ->
             [you] あなた
            *[other] 相手
        }の{ $moment }です。何かしますか。
    }
    .title = 優先権
choice-f-answer = 次に解決：{ $whose ->
         [you] あなた
        *[other] 相手
    }の{ $card }。何かしますか。{ $text }
    .title = スタックへの対応
choice-f-attack = どれでアタックしますか。
    .title = アタック
choice-f-party = { $cards }がアタックします。パーティに加えますか。
    .title = パーティ
choice-f-block = { $cards }がアタックしています。ブロックしますか。
    .title = ブロック
choice-f-order = 複数のアビリティが待っています。どれを先にスタックに置きますか。先に置くと後で解決します。
    .title = アビリティの順番
choice-f-backup = バックアップが5体を超えています。ブレイクゾーンに置く{ $need }体を選んでください。
    .title = バックアップの超過
choice-f-discard = { $card }：手札を{ $need }枚捨てます。どれにしますか。
    .title = 捨てる
choice-f-hand-limit = 手札は5枚までです。{ $need }枚捨ててください。
    .title = 手札の上限
choice-f-divide = { $need }ダメージを割り振ります。{ $card }にはいくつ？
    .title = ダメージの割り振り
choice-f-arrange = 上から順に、次はどのカードですか。
    .title = カードの順番
choice-f-top-or-bottom = { $card }：デッキの上と下、どちらに置きますか。
    .title = 上か下
choice-f-ex = { $card }にはEXバーストがあります。使いますか。{ $text }
    .title = EXバースト
choice-f-replace = { $card }で{ $cards }への処理を置き換えますか。{ $text }
    .title = 置換効果
choice-f-replace-order = 複数の効果が{ $cards }への処理を置き換えます。どれを先にしますか。
    .title = 置換の順番
choice-f-reuse = { $card }：このターンのどのスペシャルアビリティを使いますか。
    .title = スペシャルアビリティ
choice-f-may = { $card }：行いますか。{ $text }
    .title = 効果
choice-f-select = { $card }：{ $need ->
         [-1] どれを選択しますか。
        *[other] { $need }つ選択してください。
    }{ $text }
    .title = 効果の選択
choice-f-search = { $card }：デッキからどのカードを取りますか。{ $text }
    .title = サーチ
choice-f-mode = { $card }：{ $need ->
         [-1] どれにしますか。
        *[other] { $need }つ選んでください。
    }
    .title = アビリティの内容
choice-f-target = { $card }：{ $need ->
         [-1] 対象はどれにしますか。
        *[other] 対象を{ $need }つ選んでください。
    }{ $text }
    .title = 対象
choice-f-cost-pick = { $need ->
         [-1] { $card }：何で支払いますか。
         [1] { $card }：何で支払いますか。
        *[other] { $card }：どの{ $need }枚で支払いますか。
    }{ $text }
    .title = コスト
choice-f-pay = { $card }：あと{ $need }CPを支払ってください。
    .title = CP
choice-f-pay-done = { $card }の支払いは足りています。まだ払いますか。
    .title = CP
choice-f-way = { $card }のコストはどう支払いますか。
    .title = 支払い方
choice-f-x = { $card }：Xはいくつですか。{ $text }
    .title = X
choice-f-number = { $card }：数字を宣言してください。{ $text }
    .title = 数字
choice-f-name-element = { $card }：属性を宣言してください。{ $text }
    .title = 属性
choice-f-name-type = { $card }：カードタイプを宣言してください。{ $text }
    .title = カードタイプ
choice-f-name-word = { $card }：1つ宣言してください。{ $text }
    .title = 名前

## Answers

option-f-first = 先攻
option-f-second = 後攻
option-f-pass = { $to ->
         [attack] アタックしない
         [block] ブロックしない
         [resolve] 放棄：{ $card }を解決
         [main-1] 放棄：アタックフェイズへ
         [main-2] 放棄：ターン終了
        *[other] 放棄
    }
option-f-cast = キャスト：{ $card }
option-f-cast-lb = リミットブレイクデッキからキャスト：{ $card }
option-f-burst = 極限バースト：{ $card }
option-f-use = 使う：{ $card }
option-f-warp = デジョン：{ $card }
option-f-prime = プライミング：{ $card }
option-f-pay = { $how ->
         [discard] { $card }を捨てる：{ $element }2CP
         [put] { $card }をブレイクゾーンに置く：{ $element }CP
        *[dull] { $card }をダルにする：{ $element }CP
    }
option-f-way = { $card }に従う
option-f-way-plain = 通常のコストで支払う
option-f-next = { $card }
option-f-top = デッキの上
option-f-bottom = デッキの下
option-f-attack = アタック：{ $card }
option-f-block = ブロック：{ $card }
option-f-done-party = これでアタック
option-f-done-none = どれも選ばない
option-f-back-all = 取り消す

## Cards as they are printed, and as they lie

telling-f-cost = { $elements }{ $cost }
telling-f-cost-plain = コスト{ $cost }
telling-f-and = { "/" }
telling-f-no-element = 無属性
telling-f-lb = LB{ $count }
telling-f-card-cost = コスト：{ $cost }
telling-f-card-power = パワー：{ $power }
telling-f-card-jobs = ジョブ：{ $jobs }
telling-f-card-categories = カテゴリ：{ $categories }
telling-f-card-lb = リミットブレイク：リミットブレイクデッキの他の{ $count }枚を表向きにする
telling-f-text = { " " }{ $text }
telling-f-mode = { $number }番目の効果
telling-f-object = スタックの{ $card }
telling-f-power = { $damage ->
         [0] パワー{ $power }
        *[other] パワー{ $power }、{ $damage }ダメージ
    }
telling-f-powered = { $card }（{ $power }）
telling-f-dull = ダル
telling-f-frozen = 凍結
telling-f-counters = カウンター{ $count }個
telling-f-attacking = アタック中
telling-f-blocking = ブロック中
telling-f-lost = アビリティなし
telling-f-place = { $card }（{ $who ->
         [you] あなた
        *[other] 相手
    }の{ $place }）
