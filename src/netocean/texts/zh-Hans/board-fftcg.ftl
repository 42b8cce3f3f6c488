### The board of Final Fantasy TCG: both sides, the stack, payment, what passes by itself.

## The sides

board-f-side = { $who ->
         [you] 你的场地
        *[other] 对手的场地
    }
board-f-row = { $who ->
         [you] 你的
        *[other] 对手的
    }{ $row }：{ $count }
board-f-card = { $card }{ $facts ->
         [none] { "" }
        *[other] ，{ $facts }
    }{ $can ->
         [yes] ，可选
        *[no] { "" }
    }{ $picked ->
         [yes] ，已选
        *[no] { "" }
    }
board-f-new = 本回合登场
board-f-with = 附有{ $cards }
board-f-haste = 加速
board-f-brave = 勇气
board-f-first-strike = 先制攻击
board-f-back-attack = 背后攻击
board-f-plate = { $name }：伤害{ $points }/7，手牌{ $hand }张，水晶{ $crystals }个
board-f-damage = 伤害区：{ $points }/7
board-f-hand = 手牌：{ $hand }
board-f-crystals = 水晶：{ $count }
board-f-short-deck = 卡组
board-f-short-break = 损毁
board-f-short-removed = 移出
board-f-short-lb = LB

## The stack

board-f-stack = 堆叠区
board-f-stack-next = 接下来结算
board-f-stack-count = 堆叠区：{ $count }
board-f-object = { $who ->
         [you] 你的
        *[other] 对手的
    } · { $kind }
board-f-object-summon = 召唤兽
board-f-object-action = 起动技能
board-f-object-special = 特殊技能
board-f-object-auto = 自动技能
board-f-targets = 目标：{ $cards }

## Turn and steps

board-f-turn = 第{ $turn }回合 · { $who ->
         [you] 你的
        *[other] 对手的
    }
board-f-steps = 本回合的步骤。点一个，就在那里停下；再点就不停。
board-f-moment-draw = 抽卡
board-f-moment-main-1 = 主要一
board-f-moment-preparation = 准备
board-f-moment-declaration = 攻宣
board-f-moment-block = 防宣
board-f-moment-damage = 处理
board-f-moment-main-2 = 主要二
board-f-moment-end = 结束
board-f-stop = { $moment }（{ $turn ->
         [mine] 你的回合
        *[theirs] 对手的回合
    }）：{ $set ->
         [yes] 在此停下
        *[no] 不停
    }

## What passes by itself

board-f-passing = 放弃设定
board-f-passing-about = 没有设停的地方会自动放弃优先权。对手放进堆叠区的东西，你总能响应。
board-f-full = 完全控制
board-f-full-about = 每次得到优先权都会问你，也不替你套用记住的回答。
board-f-stops = 在哪里停
board-f-mine = 你的回合
board-f-theirs = 对手的回合
board-f-answers = 记住的回答
board-f-answers-none = 还没有。卡牌问你要不要执行时，可以把回答记住。
board-f-answer = { $card }：{ $answer ->
         [yes] 总是执行
        *[no] 总是不执行
    }
board-f-forget = 以后再问
board-f-remember = 这个技能以后都这样回答
board-f-skip = 放弃本回合
board-f-skipping = 本回合结束前都放弃
board-f-skip-stop = 停下
board-f-by-itself = 自动放弃……

## Payment

board-f-pay-title = 支付{ $card }
board-f-pay-sum = { $total }/{ $need } CP
board-f-pay-each = { $element } { $have }/{ $need }
board-f-pay-any = 至少一点{ $elements }CP
board-f-pay-hint = 点后卫和手牌，可以改用别的支付。
board-f-pay-with = { $how ->
         [discard] 丢弃
         [put] 置入损毁区
        *[dull] 横置
    }：{ $card }
board-f-pay-out = 不用{ $card }
board-f-pay-element = { $card }产生{ $element }CP：换一种
board-f-pay-send = 支付
board-f-pay-lacks = 还差{ $left }CP
board-f-pay-lacks-element = 属性还不够
board-f-pay-over = 多出{ $count }CP

## Attack, block, order, EX Burst

board-f-attack-hint = 点要攻击的前锋。选几个就组成队伍。
board-f-attack-send = { $count ->
         [1] 攻击
        *[other] { $count }名组队攻击
    }
board-f-block-hint = 点要防御的前锋。
board-f-block-send = 防御
board-f-choose-send = 确定
board-f-order = 堆叠区里的顺序
board-f-order-about = 最上面的先结算。
board-f-order-up = { $card }：上移
board-f-order-down = { $card }：下移
board-f-order-send = 就按这个顺序
board-f-burst = EX爆发
board-f-burst-of = { $who ->
         [you] 你的EX爆发
        *[other] 对手的EX爆发
    }

## Symbols, as they are said

board-f-symbol-dull = 休止
board-f-symbol-special = 特殊
board-f-symbol-crystal = 水晶

## Help

board-f-help-pay = 支付：付法已经替你排好。点后卫和手牌，可以改用别的支付。
board-f-help-attack = 攻击：点一名前锋，组队就多点几名，然后确定。
board-f-help-stack = 在堆叠区等着的东西列在桌子旁边，箭头指着它选中的目标。结算之前你都能响应。
board-f-help-stops = 点回合里的步骤，就会在那里停下；别处会自动放弃优先权。同样的选项在“{ board-f-passing }”和设置页里也有。
board-f-help-skip = “{ board-f-skip }”会一直放弃到回合结束；对手放进堆叠区的东西仍能响应。
board-f-help-answers = 卡牌问你要不要执行时，打个勾就能记住回答；在“{ board-f-passing }”里能看到这些回答，也能改成以后再问。
