### Hyper Colosseum: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-starting-level-iii = 最初に置くレベルIIIのデジモンを選んでください。
    .title = 最初のレベルIII
choice-propose-first = どちらが先攻になりますか。
    .title = 先攻
choice-agree-first = 相手から先攻についての提案です。賛成しますか。反対なら、ランダムに決めます。
    .title = 先攻
choice-discard-hand = 手札を補充する前に、どのカードを捨てますか。
    .title = 手札を捨てる
choice-discard-slots = オプションスロットのどのカードを捨てますか。
    .title = オプションスロットのカードを捨てる
choice-refill = 手札を6枚になるまで補充しますか。途中の枚数では止められません。
    .title = 手札の補充
choice-exchange = 手札の別のレベルIIIをデジモンボックスに置きますか。
    .title = レベルIIIの交換
choice-plan = このターン、どのデジモンに進化しますか。裏向きで進化ボックスに置きます。
    .title = 進化のセット
choice-plan-payment = { $card }の進化条件として、何を置きますか。
    .title = 進化条件のセット
choice-lay-options = オプションスロットにどのカードを裏向きで置きますか。空きは{ $free }つ。
    .title = オプションカードのセット
choice-window-preparation = 準備フェイズの終わりに何か使いますか。
    .title = 準備フェイズのオプション
choice-window-evolution = 進化のあとに何か使いますか。
    .title = 進化フェイズのオプション
choice-window-field = フィールドカードを表向きにしますか。
    .title = フィールドカード
choice-window-battle = このバトルで何をしますか。
    .title = バトル中の行動
choice-window-points = ポイントが減る前に何か使いますか。
    .title = ポイント計算フェイズのオプション
choice-evolution = { $next ->
         [card] { $card }を表向きにして進化しますか。
        *[none] 進化は終わりました。ほかに何かしますか。
    }
    .title = 進化
choice-appearances = バトル開始時にデジモンを出現させますか。
    .title = バトル開始時の出現
choice-cost-discard = { $card }のコストとして手札を{ $need }枚捨てます。どれにしますか。
    .title = コスト
choice-discard-exactly = 手札を{ $need }枚捨てます。どれにしますか。
    .title = 手札を捨てる
choice-pay-now = { $card }の進化条件をどう満たしますか。
    .title = 進化条件
choice-order = 同時に働く能力があります。どれから処理しますか。
    .title = 能力の順番
choice-trigger-may = { $card }の能力を使いますか。
    .title = 能力
choice-effect-may = { $card }：実行しますか。
    .title = 効果
choice-effect-choose = { $card }：カードを{ $need }枚まで選んでください。
    .title = 効果の選択

## Answers

option-pick = { $card }
option-done = 終わり
option-done-picks = どれも選ばない
option-done-window = もう使わない
option-pass = ここで止める
option-back = 最後の1枚を戻す
option-yes = はい
option-no = いいえ
option-none = なし
option-me = あなた
option-you = 相手
option-agree = 賛成：{ $who ->
         [you] あなた
        *[other] 相手
    }が先攻
option-pay = { $payment }を置く（進化元：{ $base }{ $fits ->
         [yes] { "" }
        *[no] 。今のデジモンではない
    }）
option-part = { $symbols }だけ置く（はったり）
option-nothing = 何も置かない（はったり）
option-open = { $card }を表向きにする
option-activate = { $card }の特殊能力を使う
option-support = { $card }でサポートする
option-appear = { $card }を出現させる
option-evolve = { $card }に進化する{ $fits ->
         [yes] { "" }
        *[no] （今のデジモンには合わない）
    }
option-decline = 進化しない（{ $card }は残ったカードになる）
option-exchange = レベルIIIを{ $card }に交換する
