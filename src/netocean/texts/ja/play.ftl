### The terminal's own words.

## Setting up

play-welcome = ネットの海 · { $game }
play-unofficial = ファンによる非公式の作品です。いつでも?でヘルプが出ます。
play-language-hint = 日本語。ほかの言語は：language en、language zh-Hans、language zh-Hant
play-language-now = これからは日本語です。
play-language-unknown = 「{ $text }」という言語はありません。使えるのは：{ $known }
play-language-usage = languageのあとに言語を書いてください：{ $known }
play-ask-deck = どのデックを使いますか。（番号、またはデックのファイル名）
play-deck = { $name }（{ $id }）：{ $about }
play-deck-practice = { $name }（{ $id }）：{ $about }実在しない練習用カードです。
play-ask-opponent = 相手の強さを選んでください。
play-opponent-greedy = 本気：少し先まで読みます（greedy）
play-opponent-random = でたらめ：ルールを覚えるのに向いています（random）
play-ask-preset = どのルールで遊びますか。
play-preset = { $name }（{ $id }）
play-preset-changes = { $name }（{ $id }）。{ $changes }
play-preset-change = { $switch }：{ $value }
play-preset-kept = ルール：{ $name }（前回と同じ）。変えるときは--presetと名前で。
play-preset-remembered = 次のゲームからもこのルールで始めます。
play-begins = あなたのデックは「{ $deck }」。相手のデックは秘密です。
play-resumed = 前回の続きから始めます。
play-deck-problems = このデックは使えません：

## The prompt

play-option = { $words }。{ $text }
play-empty-line = 何も入れずにEnter：{ $words }
play-hint-run = 番号は1行にまとめて入れます。例：{ "1\u00A03" }
play-hint-need = 番号を{ $need }個、1行にまとめて入れます。
play-picked = ここまでに置いたカード：{ $cards }
play-standing = 今のところ：あなた{ $mine }、相手{ $theirs }。
play-standing-ahead = { $who ->
         [you] あなたが勝っています。
         [other] 相手が勝っています。
        *[none] このままなら引き分けです。
    }

## Bad input

play-bad-number = リストに{ $text }はありません。番号は1から{ $most }までです。
play-bad-one = 番号は1つだけ入れてください。
play-bad-twice = { $text }が2回あります。
play-bad-mixed = 「{ $text }」はほかのものと一緒には選べません。
play-bad-too-many = 多すぎます。{ $most }枚までです。
play-bad-need = ちょうど{ $need }枚選んでください。
play-bad-empty = どれか選んでください。ここは飛ばせません。
play-bad-word = 「{ $text }」はわかりません。?で使えるものが出ます。

## Commands

play-words-why = なぜ
play-words-skip = skip スキップ
play-words-table = 場 盤面
play-words-log = 記録 ログ
play-words-rules = ルール
play-words-undo = 戻す 取り消し
play-words-save = 保存
play-words-concede = 投了 降参
play-words-quit = 終了 やめる
play-words-language = 言語
play-words-yes = y はい
play-words-no = n いいえ
play-help-title = 入力できるもの：
play-help-number = 番号：その答えを選ぶ
play-help-ask = ? 3、? カード名、? { $rule }、? ことば：答え、カード、ルールの説明。ことばならそれを含むルール
play-help-why = { $command } カード名（または3、#12）：そのカードが今使えない理由
play-help-skip = { $command }：次の自分のメインフェイズか、判断が必要になるまで放棄し続ける
play-help-table = { $command }：場のようすをすべて見る
play-help-log = { $command }：このターンをルールつきで見直す。log allなら最初から
play-help-rules = { $command }：1分でわかるルール。rules { $rule }ならその項目
play-help-undo = { $command }：直前の決定を取り消す
play-help-save = { $command } ファイル名：保存して続ける
play-help-concede = { $command }：負けを認めて終わる
play-help-quit = { $command }：やめる。その前に保存できる
play-help-language = { $command } en：言語を変える（{ $known }）
play-help-more = あまりないが、ルール上可能な答え。このまま入力します：
play-why-usable = { $card }は今使えます。リストにあります。
play-why-title = { $card }は今使えません：
play-why-usage = whyのあとにカードの名前か番号を書いてください：why { $card }、why 3、why #12。
play-why-not-seen = 見えるカードに「{ $text }」はありません。
play-not-found = 「{ $text }」というカードもルールもありません。{ $near }
play-near = 近いもの：{ $near }
play-skip-nothing = ここで放棄するものはありません。
play-undone = 取り消しました。
play-undo-nothing = 取り消せる決定がありません。
play-save-usage = saveのあとにファイル名を書いてください。
play-save-exists = { $path }はすでにあります。上書きしますか。（yかn）
play-saved = 保存しました。続けるには次のように入力します：
play-save-failed = { $path }に書き込めません。保存していません。
play-concede-sure = 投了しますか。（yかn）
play-quit-save = やめる前に保存しますか。（yかn。何も入れなければ続ける）
play-quit-file = どのファイルに保存しますか。（何も入れなければ：{ $path }）
play-yes-or-no = yかnを入れてください。
play-goodbye = またどうぞ。
play-input-ended = 入力が終わったので、ゲームを中断しました。
play-broken = 起きるはずのない問題が起きました（{ $error }）。あなたの操作のせいではありません。
play-broken-report = ファイル{ $path }を添えてお知らせください。ここまでのゲームが入っています。
play-over = { $turn }ターンでゲーム終了：あなた{ $mine }ポイント、相手{ $theirs }ポイント。
play-over-seed = このゲームのシード：{ $seed }

## The table

play-table-head = 第{ $turn }ターン · { $phase } · 先攻：{ $who ->
         [you] あなた
        *[other] 相手
    }
play-table-setup = { $phase }
play-table-side = { $who ->
         [you] あなた
        *[other] 相手
    }：{ $points }ポイント · 手札{ $hand } · ネットの海{ $ocean } · ダークエリア{ $dark }
play-table-zone = { $zone }：{ $cards }
play-table-down = { $card }（裏向き）
play-table-handle = { $card } #{ $handle }
play-table-on = { $card }（{ $base }の上）

## Rules

play-rule = { $rule } · { $text }
play-rule-table = ルールブックを見てください。
play-rule-doubt = [?] この項目は、資料だけでは決まりません。
play-rule-unknown = 「{ $text }」というルールはありません。{ $first }から{ $last }までです。
play-rules-more = ほかに：{ $rules }。rulesと番号で見られます。
play-passive = { $words }（空のままEnter）
play-table-empties = 何もない場所：{ $zones }
play-recorded = このゲームの記録は{ $path }にあります。
