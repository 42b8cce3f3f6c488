### The reports of the command line.

## Shared

report-stopped = 中止しました。
report-games = 対戦
report-more = ほか{ $count }件。
report-practice = 練習用
report-status-verified = 確認済み
report-status-provisional = 暫定
report-status-incomplete = 未完

## Heads of columns

report-head-what = 項目
report-head-count = 数
report-head-game = ゲーム
report-head-player = プレイヤー
report-head-deck = デック
report-head-wins = 勝ち
report-head-rate = 勝率
report-head-interval = 95％区間
report-head-form = 形式
report-head-answers = 回答/秒
report-head-games = 対戦/秒
report-head-clone = 複製、µs
report-head-view = ビュー、µs
report-head-share = 割合
report-head-calls = 呼び出し
report-head-function = 関数
report-head-card = カード
report-head-missing = 不明な点
report-head-copies = 枚数
report-head-facts = データ
report-head-mark = 印
report-head-name = 名前
report-head-about = 説明
report-head-number = ナンバー
report-head-switch = 設定
report-head-value = 値
report-head-values = 選べる値
report-head-rules = ルール
report-head-source = 出典
report-head-doubt = 疑問

## What of a game is there

report-coverage-cards = カード
report-coverage-verified = 確認済み
report-coverage-provisional = 暫定
report-coverage-incomplete = 未完
report-coverage-playable = 確認済みと暫定の合計
report-coverage-practice = 練習用の自作カード
report-coverage-lines = 能力の行
report-coverage-read = 読み取れた行
report-coverage-binding = 守るべきルール
report-coverage-tested = テストで確認したもの
report-coverage-untested = 次のルールにはテストがありません：

## Fuzzing

report-fuzz = 対戦：{ $games }回、回答：{ $answers }回。
report-fuzz-cards = 使われたカード：{ $used }/{ $total }。使われなかったもの：
report-fuzz-cards-all = 使われたカード：{ $total }種すべて。
report-fuzz-words = 使われた能力の語：{ $used }/{ $total }。使われなかったもの：
report-fuzz-words-all = 使われた能力の語：{ $total }語すべて。
report-fuzz-faults = 不具合：{ $count }件。
report-fuzz-fault = 対戦{ $game }、回答{ $answer }：{ $what }

## Simulation

report-simulate = 対戦：{ $games }回、うち引き分け{ $draws }回。
report-simulate-length = ターン数：中央値{ $median }、対戦の95％は{ $p95 }以下、最多{ $max }。

## Speed

report-form-compiled = コンパイル
report-form-interpreted = インタプリタ
report-profile = { $game }で時間のかかるところ：

## Decks

report-deck-legal = デックはルールどおりです：{ $count }枚。
report-deck-provisional = 不確かな点のあるカード：
report-deck-cards = 計{ $count }枚。

## Cards

report-cards-none = 「{ $text }」に当てはまるカードはありません。
report-cards-near = 「{ $text }」に当てはまるカードはありません。もしかして：{ $near }
report-cards-filter-unknown = 「{ $name }」という絞り込みはありません。使えるのは：{ $known }
report-cards-filter-values = { $name }がこの値のカードはありません。値の例：{ $known }
report-cards-count = { $count }種のカード。
report-cards-missing = 不明：{ $facts }
report-cards-doubt = 不確かな点：{ $facts }

## Rule sets

report-ruleset = { $game }：ルールセット「{ $preset }」。星印は基本のセットと違うところ。
report-ruleset-number = 数
report-ruleset-doubt = [?]
report-ruleset-preset = 「{ $preset }」の違い：{ $changes }
report-ruleset-main = 「{ $preset }」は基本のセットです。

## Replays

report-replay-verified = 確認できました：{ $answers }回の回答がすべて記録どおりです。
report-replay-diverged = 不一致：{ $answers }回のうち{ $at }回目の回答から、記録と違う対戦になります。
report-replay-open = 対戦はまだ終わっていません。
report-replay-won = 席{ $seat }の勝ち（{ $rule }）。
report-replay-drawn = 引き分け（{ $rule }）。
report-replay-hidden = （非公開）
report-replay-view = 席{ $seat }から見た場：

## Packs and printed texts

report-verify-cards = テキストにあるカード
report-verify-whole = すべて読めたもの
report-verify-lines = 印刷された行
report-verify-read = 読めた行
report-verify-compared = 照合した行
report-verify-absent = パックにないカード
report-verify-unlike = 能力がテキストと異なるカード
report-verify-differences = 相違
report-verify-only-print = { $card }の{ $line }行目：{ $what }は印刷にだけあります。
report-verify-only-tree = { $card }の{ $line }行目：{ $what }は能力にだけあります。

## What can be wrong

error-lab-shard = 「{ $shard }」は分割の指定ではありません。4つのうち2つ目なら2/4と書きます。
error-lab-other-run = フォルダー{ $folder }には別の実行結果があります。空のフォルダーを選ぶか、ゲーム・シード・設定を同じにしてください。
error-lab-folder = フォルダー{ $folder }は使えません。
error-lab-file = ファイル{ $file }を開けません。
error-fault-process-lost = プロセスが途中で終了しました。もう一度実行してください。--outを付けると続きから始まります。
error-fault-no-deck = { $tries }回試しましたが、ルールどおりのデックを作れませんでした。
error-game-no-room = このゲームには、照合したり読み込んだりできるカードテキストがありません。
