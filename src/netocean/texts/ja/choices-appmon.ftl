### The Appmon card game: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-p-starting-base = 最初に置く並のアプモンかレベルIIIのデジモンを選んでください。
    .title = 最初のベース
choice-p-hand-exchange = 最初の手札を引き直しますか。ベースのない手札だけで、相手に見せます。
    .title = 手札の引き直し
choice-p-exchange = 手札の別のベースをアプモンBOXに置きますか。
    .title = ベースの交換
choice-p-declare = このターン、何への合体を裏向きで宣言しますか。
    .title = 合体の宣言
choice-p-material = { $card }のために何を素材にしますか。
    .title = 素材
choice-p-chip-fee = チップ{ $card }のために、どの手札を捨てますか。
    .title = チップのコスト
choice-p-set-options = 空いたオプションスロットに、どのオプションを裏向きで置きますか。
    .title = オプションのセット
choice-p-fusion = { $next ->
         [card] { $card }を表向きにして合体しますか。
        *[none] 合体は終わりました。ほかに何かしますか。
    }
    .title = アプ合体
choice-p-window = このバトルで何をしますか。
    .title = バトル中の行動
choice-p-cost-pick = { $card }のコストに{ $need }枚必要です。どれにしますか。
    .title = コスト

## Answers

option-p-exchange = { $card }をベースとして置く
option-p-material = { $card }を素材にする{ $fits ->
         [yes] { "" }
        *[no] （条件に合わない）
    }
option-p-pay = カードの条件どおりに置く
option-p-pay-with = カードの条件どおり、{ $card }で置く
option-p-fuse = { $card }を表向きにして合体する
option-p-decline = { $card }への合体を見送る
option-p-link = { $card }をリンクする
option-p-done-declare = 宣言しない
