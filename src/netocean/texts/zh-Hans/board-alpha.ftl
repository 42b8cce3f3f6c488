### The board of α: both sides, costs, the order of speed, help.

board-a-side = { $who ->
         [you] 你的一侧
        *[other] 对手的一侧
    }
board-a-card = { $card }{ $facts ->
         [none] { "" }
        *[other] ，{ $facts }
    }{ $can ->
         [yes] ，可以选
        *[no] { "" }
    }{ $picked ->
         [yes] ，已选
        *[no] { "" }
    }
board-a-acts = 轮到它行动
board-a-attacks = 正在攻击
board-a-defends = 正在防守
board-a-supports = 正在支援
board-a-short-removed = 除外
board-a-block-send = 阻挡

## Costs

board-a-cost = 费用
board-a-costs = 场上费用：{ $open }{ $down ->
         [0] { "" }
        *[other] ，盖放的{ $down }
    }{ $unknown ->
         [0] { "" }
        *[other] ，未知的卡{ $unknown }张
    }，上限{ $limit }{ $burns ->
         [0] { "" }
        *[other] ；这样会从卡组爆裂{ $burns }张
    }

## The order of speed

board-a-order = 行动顺序：速度快的先
board-a-turn = { $who ->
         [you] 己方
        *[other] 对方
    }：{ $card }，速度值{ $speed }{ $how ->
         [none] { "" }
        *[other] ，{ $how }
    }

## What a phase is about

board-a-hint-setup = 双方各抽六张。先把对手的100点打到0的人获胜。
board-a-hint-preparation = 手牌补满六张，再盖放数码宝贝、进化卡与选项卡，费用合计不超过10。
board-a-hint-evolution = 全部翻开。费用每超过10一点，卡组就爆裂一张；之后条件合适的进化。
board-a-hint-battle = 速度快的先行动。战斗中，双方各用与对方类型同字母的技能。

## Help

board-a-help-place = 盖放：点一下卡，或把它拖进横列、配置区，或拖到要进化的数码宝贝上。最后盖放的一张再点一下就收回；确认之前都不算数。
board-a-help-costs = 费用条：实心的是翻开的卡，斜纹的是盖放的卡。超出上限的部分会让卡组爆裂。
board-a-help-order = 中间一列是行动顺序：己方下面有线，对方上面有线，行动过的变淡。
board-a-help-attack = 攻击：把自己的数码宝贝拖到对方的数码宝贝上；拖到对手一侧就是攻击玩家。点一下会列出它能做的一切。
board-a-help-support = 阿尔法攻击与它的阻挡：逐个点选支援者，或把它们拖到要支援的数码宝贝上。
