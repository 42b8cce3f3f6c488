### The board of α: both sides, costs, the order of speed, help.

board-a-side = { $who ->
         [you] 你的一側
        *[other] 對手的一側
    }
board-a-card = { $card }{ $facts ->
         [none] { "" }
        *[other] ，{ $facts }
    }{ $can ->
         [yes] ，可以選
        *[no] { "" }
    }{ $picked ->
         [yes] ，已選
        *[no] { "" }
    }
board-a-acts = 輪到它行動
board-a-attacks = 正在攻擊
board-a-defends = 正在防守
board-a-supports = 正在支援
board-a-short-removed = 除外
board-a-block-send = 阻擋

## Costs

board-a-cost = 費用
board-a-costs = 場上費用：{ $open }{ $down ->
         [0] { "" }
        *[other] ，蓋放的{ $down }
    }{ $unknown ->
         [0] { "" }
        *[other] ，未知的卡{ $unknown }張
    }，上限{ $limit }{ $burns ->
         [0] { "" }
        *[other] ；這樣會從卡組爆裂{ $burns }張
    }

## The order of speed

board-a-order = 行動順序：速度快的先
board-a-turn = { $who ->
         [you] 己方
        *[other] 對方
    }：{ $card }，速度值{ $speed }{ $how ->
         [none] { "" }
        *[other] ，{ $how }
    }

## What a phase is about

board-a-hint-setup = 雙方各抽六張。先把對手的100點打到0的人獲勝。
board-a-hint-preparation = 手牌補滿六張，再蓋放數碼寶貝、進化卡與選項卡，費用合計不超過10。
board-a-hint-evolution = 全部翻開。費用每超過10一點，卡組就爆裂一張；之後條件合適的就進化。
board-a-hint-battle = 速度快的先行動。戰鬥中，雙方各用與對方類型同字母的技能。

## Help

board-a-help-place = 蓋放：點一下卡，或把它拖進橫列、配置區，或拖到要進化的數碼寶貝上。最後蓋放的一張再點一下就收回；確認之前都不算數。
board-a-help-costs = 費用條：實心的是翻開的卡，斜紋的是蓋放的卡。超出上限的部分會讓卡組爆裂。
board-a-help-order = 中間一列是行動順序：己方下面有線，對方上面有線，行動過的會變淡。
board-a-help-attack = 攻擊：把自己的數碼寶貝拖到對方的數碼寶貝上；拖到對手一側就是攻擊玩家。點一下會列出它能做的一切。
board-a-help-support = 阿爾法攻擊與它的阻擋：逐一點選支援者，或把它們拖到要支援的數碼寶貝上。
