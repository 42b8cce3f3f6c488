### Digimon α: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-a-discard-hand = { $need ->
         [0] 手札のどのカードを捨てますか。
        *[other] 手札が多すぎます。少なくともあと{ $need }枚捨ててください。どれにしますか。
    }
    .title = 手札を捨てる
choice-a-discard-play = 場の自分のデジモンやオプションのうち、どれを捨てますか。
    .title = 場のカードを捨てる
choice-a-fill = 手札を補充しました。引き直しや寿命処理をしますか。
    .title = 引き直し・寿命処理
choice-a-place = このターン、どのカードを裏向きで置きますか。コストは今{ $costs }、{ $limit }まで。
    .title = 配置
choice-a-evolve-partner = { $card }のために、どの自分のデジモンをダークエリアに送りますか。
    .title = 進化の相手
choice-a-evolve-discard = { $card }への進化には手札を{ $need }枚捨てます。どれにしますか。
    .title = 進化のための手札
choice-a-line-up = スピードが同じです。次に左から並ぶのはどれですか。
    .title = 整列
choice-a-opportunity = { $card }の番です。何をしますか。
    .title = 行動の番
choice-a-support = { $whose ->
         [attacker] { $card }のαアタックを、だれがサポートしますか。
        *[blocker] { $card }のブロックを、だれがサポートしますか。
    }
    .title = サポート
choice-a-block = アタックしてきたのは{ $card }。ブロックしますか。
    .title = ブロック
choice-a-window = このバトルでコマンドや能力を使いますか。
    .title = コマンド
choice-a-cost = { $card }のコストに{ $need }枚必要です。どれにしますか。
    .title = コスト

## Answers

option-a-exchange = 手札を引き直す
option-a-renew = 寿命処理をする：場のカードはすべて失われる
option-a-place = { $card }を置く
option-a-evolve = { $card }を{ $other }に重ねる{ $fits ->
         [yes] { "" }
        *[no] （条件に合わない）
    }
option-a-attack = 相手にアタック
option-a-attack-card = { $card }にアタック
option-a-alpha = サポートと一緒にαアタック
option-a-pass-opportunity = パス：縦向きのまま、ブロックやサポートができる
option-a-pass-opportunity-taps = パス：横向きになる
option-a-pass = 何もしない：パス
option-a-block = { $card }でブロック
option-a-none-block = ブロックしない
option-a-none-support = サポートなし
option-a-none-evolve = 進化しない：進化は失敗する
option-a-use = { $card }を使う
option-a-done-fill = どちらもしない
option-a-done-fill-more = もうしない
option-a-done-place = 何も置かない
option-a-done-support = このサポートで
option-a-back-support = やめて選び直す
