### The board of Final Fantasy TCG: both sides, the stack, payment, what passes by itself.

## The sides

board-f-side = { $who ->
         [you] 你的場地
        *[other] 對手的場地
    }
board-f-row = { $who ->
         [you] 你的
        *[other] 對手的
    }{ $row }：{ $count }
board-f-card = { $card }{ $facts ->
         [none] { "" }
        *[other] ，{ $facts }
    }{ $can ->
         [yes] ，可選
        *[no] { "" }
    }{ $picked ->
         [yes] ，已選
        *[no] { "" }
    }
board-f-new = 本回合登場
board-f-with = 附有{ $cards }
board-f-haste = 加速
board-f-brave = 勇氣
board-f-first-strike = 先制攻擊
board-f-back-attack = 背後攻擊
board-f-plate = { $name }：傷害{ $points }/7，手牌{ $hand }張，水晶{ $crystals }個
board-f-damage = 傷害區：{ $points }/7
board-f-hand = 手牌：{ $hand }
board-f-crystals = 水晶：{ $count }
board-f-short-deck = 卡組
board-f-short-break = 損毀
board-f-short-removed = 移出
board-f-short-lb = LB

## The stack

board-f-stack = 堆疊區
board-f-stack-next = 接下來結算
board-f-stack-count = 堆疊區：{ $count }
board-f-object = { $who ->
         [you] 你的
        *[other] 對手的
    } · { $kind }
board-f-object-summon = 召喚獸
board-f-object-action = 起動技能
board-f-object-special = 特殊技能
board-f-object-auto = 自動技能
board-f-targets = 目標：{ $cards }

## Turn and steps

board-f-turn = 第{ $turn }回合 · { $who ->
         [you] 你的
        *[other] 對手的
    }
board-f-steps = 本回合的步驟。點一個，就在那裡停下；再點就不停。
board-f-moment-draw = 抽卡
board-f-moment-main-1 = 主要一
board-f-moment-preparation = 準備
board-f-moment-declaration = 攻宣
board-f-moment-block = 防宣
board-f-moment-damage = 處理
board-f-moment-main-2 = 主要二
board-f-moment-end = 結束
board-f-stop = { $moment }（{ $turn ->
         [mine] 你的回合
        *[theirs] 對手的回合
    }）：{ $set ->
         [yes] 在此停下
        *[no] 不停
    }

## What passes by itself

board-f-passing = 放棄設定
board-f-passing-about = 沒有設停的地方會自動放棄優先權。對手放進堆疊區的東西，你總能回應。
board-f-full = 完全控制
board-f-full-about = 每次得到優先權都會問你，也不替你套用記住的回答。
board-f-stops = 在哪裡停
board-f-mine = 你的回合
board-f-theirs = 對手的回合
board-f-answers = 記住的回答
board-f-answers-none = 還沒有。卡牌問你要不要執行時，可以把回答記住。
board-f-answer = { $card }：{ $answer ->
         [yes] 總是執行
        *[no] 總是不執行
    }
board-f-forget = 以後再問
board-f-remember = 這個技能以後都這樣回答
board-f-skip = 放棄本回合
board-f-skipping = 本回合結束前都放棄
board-f-skip-stop = 停下
board-f-by-itself = 自動放棄……

## Payment

board-f-pay-title = 支付{ $card }
board-f-pay-sum = { $total }/{ $need } CP
board-f-pay-each = { $element } { $have }/{ $need }
board-f-pay-any = 至少一點{ $elements }CP
board-f-pay-hint = 點後衛和手牌，可以改用別的支付。
board-f-pay-with = { $how ->
         [discard] 丟棄
         [put] 置入損毀區
        *[dull] 橫置
    }：{ $card }
board-f-pay-out = 不用{ $card }
board-f-pay-element = { $card }產生{ $element }CP：換一種
board-f-pay-send = 支付
board-f-pay-lacks = 還差{ $left }CP
board-f-pay-lacks-element = 屬性還不夠
board-f-pay-over = 多出{ $count }CP

## Attack, block, order, EX Burst

board-f-attack-hint = 點要攻擊的前鋒。選幾個就組成隊伍。
board-f-attack-send = { $count ->
         [1] 攻擊
        *[other] { $count }名組隊攻擊
    }
board-f-block-hint = 點要防禦的前鋒。
board-f-block-send = 防禦
board-f-choose-send = 確定
board-f-order = 堆疊區裡的順序
board-f-order-about = 最上面的先結算。
board-f-order-up = { $card }：上移
board-f-order-down = { $card }：下移
board-f-order-send = 就按這個順序
board-f-burst = EX爆發
board-f-burst-of = { $who ->
         [you] 你的EX爆發
        *[other] 對手的EX爆發
    }

## Symbols, as they are said

board-f-symbol-dull = 休止
board-f-symbol-special = 特殊
board-f-symbol-crystal = 水晶

## Help

board-f-help-pay = 支付：付法已經替你排好。點後衛和手牌，可以改用別的支付。
board-f-help-attack = 攻擊：點一名前鋒，組隊就多點幾名，再按確定。
board-f-help-stack = 在堆疊區等著的東西列在桌子旁邊，箭頭指著它選中的目標。結算之前你都能回應。
board-f-help-stops = 點回合裡的步驟，就會在那裡停下；其他地方會自動放棄優先權。同樣的選項在「{ board-f-passing }」和設定頁裡也有。
board-f-help-skip = 「{ board-f-skip }」會一直放棄到回合結束；對手放進堆疊區的東西仍能回應。
board-f-help-answers = 卡片問你要不要執行時，打個勾就能記住回答；在「{ board-f-passing }」裡看得到這些回答，也能改成以後再問。
