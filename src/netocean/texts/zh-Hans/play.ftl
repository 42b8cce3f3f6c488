### The terminal's own words.

## Setting up

play-welcome = 网络之海 · { $game }
play-unofficial = 爱好者的非官方作品。随时输入 ? 查看帮助。
play-language-hint = 简体中文。换语言：language en、language zh-Hant、language ja
play-language-now = 从现在起使用简体中文。
play-language-unknown = 没有“{ $text }”这种语言。可选：{ $known }。
play-language-usage = 请在language后面写一种语言：{ $known }。
play-ask-deck = 使用哪副卡组？（输入编号，或卡组文件名）
play-deck = { $name }（{ $id }）：{ $about }
play-deck-practice = { $name }（{ $id }）：{ $about }使用自制的练习卡，不是真实的卡。
play-ask-opponent = 对手怎么打？
play-opponent-greedy = 认真打：会往前多想一步（greedy）
play-opponent-random = 随便打：适合初学规则（random）
play-ask-preset = 使用哪套规则？
play-preset = { $name }（{ $id }）
play-preset-changes = { $name }（{ $id }）。{ $changes }
play-preset-change = { $switch }：{ $value }
play-preset-kept = 规则：{ $name }，与上次相同。想换就用--preset加名称。
play-preset-remembered = 以后的对局也会照此进行。
play-begins = 你使用“{ $deck }”。对手的卡组保密。
play-resumed = 从上次的地方继续。
play-deck-problems = 这副卡组不能使用：

## The prompt

play-option = { $words }。{ $text }
play-empty-line = 直接回车：{ $words }
play-hint-run = 编号都写在同一行，例如：{ "1\u00A03" }
play-hint-need = 在同一行写{ $need }个编号
play-picked = 已放置：{ $cards }
play-standing = 目前：你{ $mine }，对手{ $theirs }。
play-standing-ahead = { $who ->
         [you] 你领先。
         [other] 对手领先。
        *[none] 目前平手。
    }

## Bad input

play-bad-number = 列表里没有{ $text }，编号从1到{ $most }。
play-bad-one = 请只输入一个编号。
play-bad-twice = { $text }写了两次。
play-bad-mixed = “{ $text }”只能单独选。
play-bad-too-many = 太多了：最多{ $most }张。
play-bad-need = 请选{ $need }张，不多不少。
play-bad-empty = 请选一个，这里不能跳过。
play-bad-word = 看不懂“{ $text }”。输入 ? 查看可用的命令。

## Commands

play-words-why = 为什么 为何
play-words-skip = skip 跳过
play-words-table = 场面 桌面
play-words-log = 记录
play-words-rules = 规则
play-words-undo = 撤销 悔棋
play-words-save = 保存 存档
play-words-concede = 认输 投降
play-words-quit = 退出
play-words-language = 语言
play-words-yes = y 是
play-words-no = n 否 不
play-help-title = 可以输入：
play-help-number = 编号：选择对应的答案
play-help-ask = ? 3、? 卡名、? { $rule }、? 词语：解释答案、卡、规则，或查含有这个词的规则
play-help-why = { $command } 卡名（或3、#12）：这张卡现在为什么不能用
play-help-skip = { $command }：一直放弃，直到自己的主要阶段或需要你决定
play-help-table = { $command }：看场上的全部情况
play-help-log = { $command }：重看本回合，附规则编号；log all：重看整局
play-help-rules = { $command }：一分钟看懂规则；rules { $rule }：看这条规则
play-help-undo = { $command }：撤销你的上一个决定
play-help-save = { $command } 文件名：存档，然后继续
play-help-concede = { $command }：认输
play-help-quit = { $command }：离开，可以先存档
play-help-language = { $command } ja：换语言（{ $known }）
play-help-more = 少见但合法的答案，照原样输入：
play-why-usable = { $card }现在就能用：列表里有它。
play-why-title = { $card }现在不能用：
play-why-usage = 请在why后面写卡名或编号：why { $card }、why 3、why #12。
play-why-not-seen = 你看得到的卡里没有“{ $text }”。
play-not-found = “{ $text }”既不是卡也不是规则。{ $near }
play-near = 相近的有：{ $near }。
play-skip-nothing = 这里没有可以放弃的。
play-undone = 已撤销。
play-undo-nothing = 没有可以撤销的决定。
play-save-usage = 请在save后面写文件名。
play-save-exists = { $path }已经存在。覆盖吗？（y或n）
play-saved = 已存档。要继续请输入：
play-save-failed = 无法写入{ $path }，没有存档。
play-concede-sure = 确定认输吗？（y或n）
play-quit-save = 离开前要存档吗？（y或n；直接回车：继续玩）
play-quit-file = 存到哪个文件？（直接回车：{ $path }）
play-yes-or-no = 请输入y或n。
play-goodbye = 下次见。
play-input-ended = 输入已结束，游戏就此中断。
play-broken = 发生了不该发生的错误（{ $error }），不是你的问题。
play-broken-report = 请附上文件{ $path }告诉我们，到此为止的对局都在里面。
play-over = 游戏结束，共{ $turn }回合：你{ $mine }点，对手{ $theirs }点。
play-over-seed = 本局的随机种子：{ $seed }

## The table

play-table-head = 第{ $turn }回合 · { $phase } · 先攻：{ $who ->
         [you] 你
        *[other] 对手
    }
play-table-setup = { $phase }
play-table-side = { $who ->
         [you] 你
        *[other] 对手
    }：{ $points }点 · 手牌{ $hand } · 网络之海{ $ocean } · 暗区{ $dark }
play-table-zone = { $zone }：{ $cards }
play-table-down = { $card }，反盖
play-table-handle = { $card } #{ $handle }
play-table-on = { $card }（在{ $base }上）

## Rules

play-rule = { $rule } · { $text }
play-rule-table = 请看规则书。
play-rule-doubt = [?] 资料对这条规则没有定论。
play-rule-unknown = 没有“{ $text }”这条规则。规则编号从{ $first }到{ $last }。
play-rules-more = 还有：{ $rules }。输入rules加编号查看。
play-passive = { $words }（直接回车）
play-table-empties = 空区域：{ $zones }
play-recorded = 本局的记录在{ $path }。
