### The reports of the command line.

## Shared

report-error = 出了問題：{ $what }
report-stopped = 已停止。
report-games = 對局
report-practice = 練習用
report-status-verified = 已核實
report-status-provisional = 暫定
report-status-incomplete = 不完整

## Heads of columns

report-head-what = 項目
report-head-count = 數量
report-head-game = 遊戲
report-head-player = 玩家
report-head-deck = 牌組
report-head-wins = 勝局
report-head-rate = 勝率
report-head-interval = 95 % 區間
report-head-form = 形式
report-head-answers = 應答/秒
report-head-games = 局/秒
report-head-clone = 複製，µs
report-head-view = 視圖，µs
report-head-share = 占比
report-head-calls = 呼叫次數
report-head-function = 函式
report-head-card = 卡
report-head-missing = 缺少
report-head-copies = 張數
report-head-facts = 資料
report-head-mark = 標記
report-head-name = 名稱
report-head-about = 說明
report-head-number = 編號
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
report-coverage-lines = 能力行
report-coverage-read = 已讀懂
report-coverage-binding = 有約束力的規則
report-coverage-tested = 有測試證明
report-coverage-untested = 以下規則沒有測試：

## Fuzzing

report-fuzz = 對局：{ $games }，應答：{ $answers }。
report-fuzz-cards = 用到的卡：{ $used }/{ $total }。未用到：
report-fuzz-cards-all = 用到的卡：全部 { $total } 張。
report-fuzz-words = 用到的能力詞：{ $used }/{ $total }。未用到：
report-fuzz-words-all = 用到的能力詞：全部 { $total } 個。
report-fuzz-faults = 故障：{ $count }。
report-fuzz-fault = 第 { $game } 局，第 { $answer } 次應答：{ $what }

## Simulation

report-simulate = 對局：{ $games }，平局：{ $draws }。
report-simulate-length = 回合：中位數 { $median }，95 % 的對局不超過 { $p95 }，最多 { $max }。

## Speed

report-form-compiled = 編譯
report-form-interpreted = 直譯
report-profile = { $game } 的時間花在：

## Decks

report-deck-legal = 牌組合規：{ $count } 張。
report-deck-provisional = 資料存疑的卡：
report-deck-cards = 共 { $count } 張。

## Cards

report-cards-none = 沒有卡符合「{ $text }」。
report-cards-near = 沒有卡符合「{ $text }」。是不是：{ $near }？
report-cards-count = 共 { $count } 種卡。
report-cards-missing = 缺少：{ $facts }
report-cards-doubt = 存疑：{ $facts }

## Rule sets

report-ruleset = { $game }：規則集「{ $preset }」。星號表示與主規則集不同。
report-ruleset-number = 數字
report-ruleset-doubt = [?]
report-ruleset-preset = 「{ $preset }」的不同之處：{ $changes }
report-ruleset-main = 「{ $preset }」是主規則集。

## Replays

report-replay-verified = 已核實：{ $answers } 次應答與記錄完全一致。
report-replay-diverged = 有出入：從第 { $at } 次應答（共 { $answers } 次）起，對局與記錄不符。
report-replay-open = 對局尚未結束。
report-replay-won = 座位 { $seat } 獲勝（{ $rule }）。
report-replay-drawn = 平局（{ $rule }）。
report-replay-hidden = （未公開）
report-replay-view = 座位 { $seat } 看到的桌面：

## What can be wrong

error-lab-shard = 「{ $shard }」不是執行的一部分；四份中的第二份寫作 2/4。
error-lab-other-run = 資料夾 { $folder } 裡是另一次執行；請換一個空資料夾，或使用相同的遊戲、種子和選項。
error-lab-folder = 資料夾 { $folder } 無法使用。
error-lab-file = 檔案 { $file } 無法開啟。
error-fault-process-lost = 一個行程提前結束了；請再執行一次，用 --out 時會從停下的地方繼續。
error-fault-no-deck = 嘗試 { $tries } 次仍未組成合規的牌組。
