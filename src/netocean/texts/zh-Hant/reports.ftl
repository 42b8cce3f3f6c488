### The reports of the command line.

## Shared

report-stopped = 已停止。
report-games = 對局
report-more = 另有{ $count }項。
report-practice = 練習用
report-status-verified = 已核實
report-status-provisional = 暫定
report-status-incomplete = 不完整

## Heads of columns

report-head-what = 項目
report-head-count = 數量
report-head-game = 遊戲
report-head-player = 玩家
report-head-deck = 卡組
report-head-wins = 勝局
report-head-rate = 勝率
report-head-interval = 95%區間
report-head-form = 形式
report-head-answers = 回答/秒
report-head-games = 局/秒
report-head-clone = 複製，µs
report-head-view = 檢視，µs
report-head-share = 佔比
report-head-calls = 呼叫次數
report-head-function = 函式
report-head-card = 卡
report-head-missing = 缺少
report-head-copies = 張數
report-head-facts = 資料
report-head-mark = 標記
report-head-name = 名稱
report-head-about = 說明
report-head-number = 卡號
report-head-switch = 開關
report-head-value = 取值
report-head-values = 可選值
report-head-rules = 規則
report-head-source = 依據
report-head-doubt = 存疑

## What of a game is there

report-coverage-cards = 卡
report-coverage-verified = 已核實
report-coverage-provisional = 暫定
report-coverage-incomplete = 不完整
report-coverage-playable = 已核實或暫定
report-coverage-practice = 自製的練習卡
report-coverage-lines = 能力行
report-coverage-read = 能讀取的
report-coverage-binding = 有約束力的規則
report-coverage-tested = 有測試驗證的
report-coverage-untested = 以下規則沒有測試：

## Fuzzing

report-fuzz = 對局：{ $games }局，回答：{ $answers }次。
report-fuzz-cards = 用到的卡：{ $used }/{ $total }。未用到：
report-fuzz-cards-all = 用到的卡：全部{ $total }種。
report-fuzz-words = 用到的能力詞：{ $used }/{ $total }。未用到：
report-fuzz-words-all = 用到的能力詞：全部{ $total }個。
report-fuzz-faults = 錯誤：{ $count }個。
report-fuzz-fault = 第{ $game }局，第{ $answer }次回答：{ $what }

## Simulation

report-simulate = 對局：{ $games }局，其中平手{ $draws }局。
report-simulate-length = 回合數：中位數{ $median }，95%的對局不超過{ $p95 }，最多{ $max }。

## Speed

report-form-compiled = 編譯
report-form-interpreted = 直譯
report-profile = { $game }的時間花在：

## Decks

report-deck-legal = 這副卡組符合規則：{ $count }張。
report-deck-provisional = 資料存疑的卡：
report-deck-cards = 共{ $count }張。

## Cards

report-cards-none = 沒有卡符合「{ $text }」。
report-cards-near = 沒有卡符合「{ $text }」。是不是：{ $near }？
report-cards-filter-unknown = 沒有「{ $name }」這個篩選項。可用：{ $known }。
report-cards-filter-values = { $name }沒有這個值。可用的值例如：{ $known }。
report-cards-count = 共{ $count }種卡。
report-cards-missing = 缺少：{ $facts }
report-cards-doubt = 存疑：{ $facts }

## Rule sets

report-ruleset = { $game }：規則集「{ $preset }」。星號表示與主規則集不同。
report-ruleset-number = 數字
report-ruleset-doubt = [?]
report-ruleset-preset = 「{ $preset }」的不同之處：{ $changes }
report-ruleset-main = 「{ $preset }」是主規則集。

## Replays

report-replay-verified = 驗證通過：{ $answers }次回答都與記錄一致。
report-replay-diverged = 有出入：從第{ $at }次回答（共{ $answers }次）起，對局與記錄不符。
report-replay-open = 對局還沒有結束。
report-replay-won = 座位{ $seat }獲勝（{ $rule }）。
report-replay-drawn = 平手（{ $rule }）。
report-replay-hidden = （未公開）
report-replay-view = 座位{ $seat }看到的場面：

## Packs and printed texts

report-verify-cards = 文字中的卡牌
report-verify-whole = 全部讀懂
report-verify-lines = 印刷文字行
report-verify-read = 已讀懂
report-verify-compared = 已比對
report-verify-absent = 卡包中沒有的卡牌
report-verify-unlike = 能力與文字不一致的卡牌
report-verify-differences = 差異
report-verify-only-print = { $card }第{ $line }行：只有印刷文字提到{ $what }。
report-verify-only-tree = { $card }第{ $line }行：只有能力提到{ $what }。

## What can be wrong

error-lab-shard = 「{ $shard }」不是有效的分段；4段中的第2段寫作2/4。
error-lab-other-run = 資料夾{ $folder }裡是另一次執行的結果；請換一個空資料夾，或使用相同的遊戲、亂數種子和設定。
error-lab-folder = 資料夾{ $folder }無法使用。
error-lab-file = 檔案{ $file }無法開啟。
error-fault-process-lost = 有一個行程沒有跑完就結束了；請再執行一次，帶上--out會從停下的地方繼續。
error-fault-no-deck = 試了{ $tries }次，仍然組不出符合規則的卡組。
error-game-no-room = 這個遊戲沒有可供比對或讀取的卡牌文字。
