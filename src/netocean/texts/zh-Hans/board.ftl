### 牌桌：战斗、记录、看卡、整局操作、结束。

## 牌桌

board-sheet = { $who ->
         [you] 你的场地
        *[other] 对手的场地
    }
board-zone = { $who ->
         [you] 你的
        *[other] 对手的
    }{ $zone }：{ $count ->
         [0] 空
        *[other] { $count } 张卡
    }
board-short-requirement-box = 条件
board-short-digimon-box = 数码宝贝
board-short-evolution-box = 进化
board-short-support-box = 支援
board-short-net-ocean = 网络
board-short-dark-area = 暗区
board-short-option-slot = 配置
board-gauge = { $who ->
         [you] 你的点数
        *[other] 对手的点数
    }：{ $points }，满分 100
board-card = { $card }{ $lies ->
         [down] ，盖着
         [upright] ，竖放（○）
         [sideways] ，横放（×）
        *[up] { "" }
    }{ $can ->
         [yes] ，可以选
        *[no] { "" }
    }{ $picked ->
         [yes] ，已选
        *[no] { "" }
    }
board-face-down = 盖着
board-hand = 你的手牌：{ $count ->
         [0] 空
        *[other] { $count } 张
    }
board-hand-empty = 没有手牌
board-tray = 给你看的卡
board-bubble = 这张卡能做什么
board-read = 看卡
board-pile = { $who ->
         [you] 你的
        *[other] 对手的
    }{ $zone }：{ $count ->
         [0] 空
        *[other] { $count }张
    }
board-pile-down = 有{ $count }张背面朝上。
board-band = 目前形势
board-ahead = { $who ->
         [you] 你领先
         [other] 对手领先
        *[none] 打平
    }
board-beside = 看卡与记录
board-plate = { $name }：{ $points } 点，手牌 { $hand } 张{ $first ->
         [yes] ，先攻
        *[no] { "" }
    }
board-who = { $who ->
         [you] 你
         [computer] 电脑
         [friend] 朋友
        *[here] 另一位玩家
    }
board-player = 玩家{ $player }
board-hand-count = 手牌 { $hand } 张
board-first = 先攻
board-first-who = 先攻：{ $who ->
         [you] 你
        *[other] 对手
    }

## 回合与阶段

board-turn = 第 { $turn } 回合
board-phases = 一回合的阶段
board-phase-preparation = 准备
board-phase-evolution = 进化
board-phase-battle = 战斗
board-phase-points = 计算
board-hint-setup = 双方各盖放一只等级Ⅲ数码宝贝。先把对手的 100 点打到 0 点的人获胜。
board-hint-preparation = 先弃掉不要的牌，补到六张，再盖放想进化的数码宝贝和选项卡。
board-hint-evolution = 翻开盖放的进化：进化前与条件都符合，就进化成功。
board-hint-battle = 你用的攻击字母，就是对手数码宝贝的类型。威力高的一方获胜。
board-hint-points = 输的一方失去点数：看自己卡上对应对方等级的失分。
board-hint-close = 收起提示
board-hint-open = 显示提示

## 提问

board-waiting = { $who ->
         [you] 请稍等……
         [shows] 正在进行……
        *[other] 等对手决定……
    }
board-over = 对局结束了。
board-picked = { $exact ->
         [yes] 已选 { $picks } 张，共要 { $need } 张
         [most] 最多可选 { $need } 张
        *[no] { $picks ->
             [0] 可以选任意张
            *[other] 已选 { $picks } 张
        }
    }
board-pick = { $picked ->
         [yes] 取消选择
        *[no] 选这张
    }
board-send = { $exact ->
         [yes] 确定（{ $picks }/{ $need }）
        *[no] 确定 { $picks } 张
    }
board-unusual = 也可以这样
board-clear = 全部取消
board-back = 退回
board-hurry = 直接看结果
board-end-show = 看结果
board-connecting = 正在连接牌桌……
board-no-seat = 你在这里没有座位
board-no-seat-words = 这个浏览器在这张牌桌没有座位。座位只留在当初入座的那个浏览器里。
board-refused = 这个座位不能用了

## 远方的朋友

board-away = 对手没有连线
board-clock = { $who ->
         [you] 你剩下的时间
        *[other] 对手剩下的时间
    }
board-claim = 判定获胜

## 战斗

board-battle = 战斗
board-battle-skip = 直接看结果
board-battle-result = { $who ->
         [you] 你以 { $mine } 比 { $theirs } 赢得这场战斗。
         [other] 对手以 { $theirs } 比 { $mine } 赢得这场战斗。
        *[none] { $mine } 比 { $theirs }，这场战斗不分胜负。
    }
board-go-on = 继续
board-side = { $who ->
         [you] 你
        *[other] 对手
    }
board-attack-letter = { $game ->
        [alpha] { $letter }技能
       *[other] { $letter }攻击
    }

## 记录与看卡

board-log = 对战记录
board-doubt = （这条规则资料未有定论）
board-reader = 卡牌详情
board-reader-empty = 指向或点一下卡牌，这里会显示完整内容。
board-coming = …
board-reader-unknown = 盖着的卡，你不知道是什么。
board-why = 现在为什么不能用？
board-why-title = 现在不能用，因为：
board-why-none = 现在可以用，请看问题下面的选项。

## 整局操作

board-menu = 本局
board-undo = 悔棋
board-undo-not-here = 和远方的朋友对战时不能悔棋。
board-report = 报告问题
board-report-about = 觉得哪里不对？到此刻为止的对局会连同你的说明存到服务器上。对局结束之前，没有人看得到盖着的卡。
board-report-words = 你觉得应该怎样？
board-report-send = 报告
board-reported = 谢谢，已存为报告 { $id }。
board-concede = 认输
board-concede-sure = 这一局要认输吗？
board-concede-about = 对方立即获胜。
board-play-on = 接着打
board-leave = 离开牌桌
board-leave-about = 牌桌会保持原样，在首页的“进行中”里可以回来。
board-help = 怎么操作
board-help-glow = 带琥珀色边框和菱形标记的卡现在可以用，选中的卡带有对勾。
board-help-tap = 点一下卡牌可以看内容和能做的事，也可以把它拖到要去的地方。
board-help-run = 要选好几张时，逐张选好再一起确定，确定之前都不算数。
board-help-why = 用不了的卡会告诉你原因和依据的规则。
board-help-log = 记录里的每一行都能打开对应的规则；问号表示资料未有定论。
board-help-phase = 中间那一行说明这个阶段做什么；可以收起，点“i”再显示。
board-help-battle = 战斗会一步一步地显示哪一方的威力为什么赢。
board-help-keys = 键盘操作
board-key-move = 在卡牌之间移动
board-key-act = 使用或选中这张卡，按下按钮
board-key-number = 选这个编号的选项
board-key-pass = 选“什么都不做”的选项
board-key-back = 关闭，或撤回还没确定的选择
board-key-help = 打开这份说明
board-key-log = 转到记录，再按回来
board-key-send = 确定选好的卡
board-key-read = 放大看这张卡
board-key-undo = 悔棋

## 同屏双人

board-cover-title = 轮到玩家{ $player }
board-cover-text = 请把屏幕交给对方，另一位请回避。按下按钮之前不会显示手牌。
board-cover-ready = 我是玩家{ $player }

## 等朋友

board-lobby-title = 正在等朋友
board-lobby-text = 把链接发给朋友，或告诉他代码，让他在首页输入。
board-lobby-link = 链接
board-lobby-copy-link = 复制链接
board-lobby-copy-code = 复制代码
board-lobby-copied = 已复制。
board-lobby-copy-failed = 浏览器不允许本页复制，请自己选中链接复制。
board-lobby-waiting = 朋友一到，对局就会自动开始。
board-packs-asked = 朋友带来了自制的卡
board-packs-asked-about = 接受下面的卡包，对局就开始，之后每张卡都能查看。
board-packs-accept = 好，就用这些卡玩
board-packs-decline = 请朋友换一副卡组
board-packs-waiting = 正在问朋友是否接受你的卡
board-packs-waiting-about = 你把自制的卡带到了这张桌子上。朋友一接受，对局就会自动开始。
board-packs-back = 换一副卡组
board-packs-declined = 朋友不想用这些卡对局
board-packs-declined-about = 你的卡包还是原样，座位也还空着。请选一副没有这些卡的卡组，或换一个卡包。

## 结束

board-end-won = 你赢了！
board-end-lost = 对手获胜
board-end-draw = 平局
board-end-player = 玩家{ $player }获胜！
board-end-points = { $game ->
        [fftcg] 受到的伤害：你{ $mine }点，对手{ $theirs }点。回合：{ $turn }。
       *[other] 点数：你 { $mine }，对手 { $theirs }。共 { $turn } 回合。
    }
board-end-rule = 依据哪条规则？（{ $rule }）
board-end-again = 再来一局
board-end-replay = 看回放
board-end-record = 下载对局记录
board-end-look = 看看牌桌
board-end-start = 回首页
