### The reports of the command line.

## Shared

report-stopped = 已停止。
report-games = 对局
report-more = 另有{ $count }项。
report-practice = 练习用
report-status-verified = 已核实
report-status-provisional = 暂定
report-status-incomplete = 不完整

## Heads of columns

report-head-what = 项目
report-head-count = 数量
report-head-game = 游戏
report-head-player = 玩家
report-head-deck = 卡组
report-head-wins = 胜局
report-head-rate = 胜率
report-head-interval = 95%区间
report-head-form = 形式
report-head-answers = 回答/秒
report-head-games = 局/秒
report-head-clone = 复制，µs
report-head-view = 视图，µs
report-head-share = 占比
report-head-calls = 调用次数
report-head-function = 函数
report-head-card = 卡
report-head-missing = 缺少
report-head-copies = 张数
report-head-facts = 资料
report-head-mark = 标记
report-head-name = 名称
report-head-about = 说明
report-head-number = 卡号
report-head-switch = 开关
report-head-value = 取值
report-head-values = 可选值
report-head-rules = 规则
report-head-source = 依据
report-head-doubt = 存疑

## What of a game is there

report-coverage-cards = 卡
report-coverage-verified = 已核实
report-coverage-provisional = 暂定
report-coverage-incomplete = 不完整
report-coverage-playable = 已核实或暂定
report-coverage-practice = 自制的练习卡
report-coverage-lines = 能力行
report-coverage-read = 能读取的
report-coverage-binding = 有约束力的规则
report-coverage-tested = 有测试验证的
report-coverage-untested = 以下规则没有测试：

## Fuzzing

report-fuzz = 对局：{ $games }局，回答：{ $answers }次。
report-fuzz-cards = 用到的卡：{ $used }/{ $total }。未用到：
report-fuzz-cards-all = 用到的卡：全部{ $total }种。
report-fuzz-words = 用到的能力词：{ $used }/{ $total }。未用到：
report-fuzz-words-all = 用到的能力词：全部{ $total }个。
report-fuzz-faults = 故障：{ $count }个。
report-fuzz-fault = 第{ $game }局，第{ $answer }次回答：{ $what }

## Simulation

report-simulate = 对局：{ $games }局，其中平手{ $draws }局。
report-simulate-length = 回合数：中位数{ $median }，95%的对局不超过{ $p95 }，最多{ $max }。

## Speed

report-form-compiled = 编译
report-form-interpreted = 解释
report-profile = { $game }的时间花在：

## Decks

report-deck-legal = 这副卡组符合规则：{ $count }张。
report-deck-provisional = 资料存疑的卡：
report-deck-cards = 共{ $count }张。

## Cards

report-cards-none = 没有卡符合“{ $text }”。
report-cards-near = 没有卡符合“{ $text }”。是不是：{ $near }？
report-cards-filter-unknown = 没有“{ $name }”这个筛选项。可用：{ $known }。
report-cards-filter-values = { $name }没有这个值。可用的值例如：{ $known }。
report-cards-count = 共{ $count }种卡。
report-cards-missing = 缺少：{ $facts }
report-cards-doubt = 存疑：{ $facts }

## Rule sets

report-ruleset = { $game }：规则集“{ $preset }”。星号表示与主规则集不同。
report-ruleset-number = 数字
report-ruleset-doubt = [?]
report-ruleset-preset = “{ $preset }”的不同之处：{ $changes }
report-ruleset-main = “{ $preset }”是主规则集。

## Replays

report-replay-verified = 验证通过：{ $answers }次回答都与记录一致。
report-replay-diverged = 有出入：从第{ $at }次回答（共{ $answers }次）起，对局与记录不符。
report-replay-open = 对局还没有结束。
report-replay-won = 座位{ $seat }获胜（{ $rule }）。
report-replay-drawn = 平手（{ $rule }）。
report-replay-hidden = （未公开）
report-replay-view = 座位{ $seat }看到的场面：

## Packs and printed texts

report-verify-cards = 文本中的卡牌
report-verify-whole = 全部读懂
report-verify-lines = 印刷文本行
report-verify-read = 已读懂
report-verify-compared = 已比对
report-verify-absent = 卡包中没有的卡牌
report-verify-unlike = 能力与文本不一致的卡牌
report-verify-differences = 差异
report-verify-only-print = { $card }第{ $line }行：只有印刷文本提到{ $what }。
report-verify-only-tree = { $card }第{ $line }行：只有能力提到{ $what }。

## What can be wrong

error-lab-shard = “{ $shard }”不是有效的分段；4段中的第2段写作2/4。
error-lab-other-run = 文件夹{ $folder }里是另一次运行的结果；请换一个空文件夹，或使用相同的游戏、种子和设置。
error-lab-folder = 文件夹{ $folder }无法使用。
error-lab-file = 文件{ $file }无法打开。
error-fault-process-lost = 有一个进程没有跑完就结束了；请再运行一次，带上--out会从停下的地方继续。
error-fault-no-deck = 试了{ $tries }次，仍然组不出符合规则的卡组。
error-game-no-room = 这个游戏没有可供比对或读取的卡牌文本。
