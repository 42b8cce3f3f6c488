### The board of Final Fantasy TCG: both sides, the stack, payment, what passes by itself.

## The sides

board-f-side = { $who ->
         [you] あなたの場
        *[other] 相手の場
    }
board-f-row = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $row }：{ $count }
board-f-card = { $card }{ $facts ->
         [none] { "" }
        *[other] 、{ $facts }
    }{ $can ->
         [yes] 、選べます
        *[no] { "" }
    }{ $picked ->
         [yes] 、選択中
        *[no] { "" }
    }
board-f-new = このターンに登場
board-f-with = { $cards }付き
board-f-haste = ヘイスト
board-f-brave = ブレイブ
board-f-first-strike = 先制攻撃
board-f-back-attack = バックアタック
board-f-plate = { $name }：ダメージ{ $points }/7、手札{ $hand }枚、クリスタル{ $crystals }個
board-f-damage = ダメージゾーン：{ $points }/7
board-f-hand = 手札：{ $hand }
board-f-crystals = クリスタル：{ $count }
board-f-short-deck = デッキ
board-f-short-break = ブレイク
board-f-short-removed = 除外
board-f-short-lb = LB

## The stack

board-f-stack = スタック
board-f-stack-next = 次に解決
board-f-stack-count = スタック：{ $count }
board-f-object = { $who ->
         [you] あなた
        *[other] 相手
    } · { $kind }
board-f-object-summon = 召喚獣
board-f-object-action = アクションアビリティ
board-f-object-special = スペシャルアビリティ
board-f-object-auto = オートアビリティ
board-f-targets = 対象：{ $cards }

## Turn and steps

board-f-turn = { $turn }ターン目 · { $who ->
         [you] あなた
        *[other] 相手
    }
board-f-steps = このターンのステップ。押すとそこで止まります。もう一度で止まりません。
board-f-moment-draw = ドロー
board-f-moment-main-1 = メイン1
board-f-moment-preparation = 準備
board-f-moment-declaration = 宣言
board-f-moment-block = ブロック
board-f-moment-damage = ダメージ
board-f-moment-main-2 = メイン2
board-f-moment-end = エンド
board-f-stop = { $moment }（{ $turn ->
         [mine] あなたのターン
        *[theirs] 相手のターン
    }）：{ $set ->
         [yes] 止まる
        *[no] 止まらない
    }

## What passes by itself

board-f-passing = 優先権の設定
board-f-passing-about = 止まる設定のない場面では、優先権を自動で放棄します。相手がスタックに置いたものには、いつでも対応できます。
board-f-full = フルコントロール
board-f-full-about = 優先権を得るたびに確認します。覚えた答えも使いません。
board-f-stops = 止まる場面
board-f-mine = あなたのターン
board-f-theirs = 相手のターン
board-f-answers = 覚えた答え
board-f-answers-none = ありません。カードが「行いますか」と尋ねるとき、答えを覚えさせられます。
board-f-answer = { $card }：{ $answer ->
         [yes] いつも行う
        *[no] いつも行わない
    }
board-f-forget = また確認する
board-f-remember = このアビリティにはいつもこう答える
board-f-skip = このターンは放棄
board-f-skipping = ターン終了まで放棄します
board-f-skip-stop = やめる
board-f-by-itself = 優先権を放棄します……

## Payment

board-f-pay-title = { $card }の支払い
board-f-pay-sum = { $total }/{ $need } CP
board-f-pay-each = { $element } { $have }/{ $need }
board-f-pay-any = { $elements }のCPを1つ
board-f-pay-hint = バックアップや手札を押すと、支払い方を変えられます。
board-f-pay-with = { $how ->
         [discard] 捨てる
         [put] ブレイクゾーンへ
        *[dull] ダル
    }：{ $card }
board-f-pay-out = { $card }は使わない
board-f-pay-element = { $card }は{ $element }CP：変える
board-f-pay-send = 支払う
board-f-pay-lacks = あと{ $left }CP
board-f-pay-lacks-element = 属性が足りません
board-f-pay-over = { $count }CP多い

## Attack, block, order, EX Burst

board-f-attack-hint = アタックするフォワードを押します。複数ならパーティになります。
board-f-attack-send = { $count ->
         [1] アタック
        *[other] { $count }体のパーティでアタック
    }
board-f-block-hint = ブロックするフォワードを押します。
board-f-block-send = ブロック
board-f-choose-send = 決定
board-f-order = スタックの順番
board-f-order-about = いちばん上から解決します。
board-f-order-up = { $card }：上へ
board-f-order-down = { $card }：下へ
board-f-order-send = この順番で
board-f-burst = EXバースト
board-f-burst-of = { $who ->
         [you] あなたのEXバースト
        *[other] 相手のEXバースト
    }

## Symbols, as they are said

board-f-symbol-dull = ダル
board-f-symbol-special = スペシャル
board-f-symbol-crystal = クリスタル

## Help

board-f-help-pay = 支払い：払い方の案が出ています。バックアップや手札を押すと変えられます。
board-f-help-attack = アタック：フォワードを1体、パーティなら何体か押してから決めます。
board-f-help-stack = スタックで待つものは、選んだ対象への矢印付きで盤の横に並びます。解決する前に対応できます。
board-f-help-stops = ターンのステップを押すと、そこで止まります。ほかでは優先権を自動で放棄します。同じ設定は「{ board-f-passing }」と設定ページにもあります。
board-f-help-skip = 「{ board-f-skip }」を押すと、ターンの終わりまで放棄します。相手がスタックに置いたものには対応できます。
board-f-help-answers = カードが「行いますか」と尋ねるとき、チェックを入れると答えを覚えます。覚えた答えは「{ board-f-passing }」で見られ、また確認するようにもできます。
