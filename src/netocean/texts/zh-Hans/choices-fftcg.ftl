### Final Fantasy TCG: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-f-first = 你想先攻还是后攻？
    .title = 先攻后攻
choice-f-mulligan = 要换五张新手牌吗？现在这些会放到卡组底。只能换一次。
    .title = 调度
choice-f-mulligan-some = 哪些手牌放到卡组底，换同样张数的新卡？只能换一次。
    .title = 调度
choice-f-priority = { $when ->
         [main] 你要做什么？
        *[other] { $whose ->
             [you] 你的
            *[other] 对手的
        }{ $moment }：要做什么吗？
    }
    .title = 优先权
choice-f-answer = 接下来结算{ $whose ->
         [you] 你的
        *[other] 对手的
    }{ $card }。要响应吗？{ $text }
    .title = 响应堆叠区
choice-f-attack = 用谁攻击？
    .title = 攻击
choice-f-party = { $cards }攻击。还有谁一起组队？
    .title = 组队
choice-f-block = { $cards }攻击。要防御吗？
    .title = 防御
choice-f-order = 有几个技能在等待。哪个先放进堆叠区？先放的后结算。
    .title = 技能顺序
choice-f-backup = 你的后卫超过五名。把哪{ $need }名置入损毁区？
    .title = 后卫过多
choice-f-discard = { $card }：丢弃{ $need }张手牌。丢哪些？
    .title = 丢弃
choice-f-hand-limit = 手牌上限是五张，要丢弃{ $need }张。丢哪些？
    .title = 手牌上限
choice-f-divide = 要分配{ $need }点伤害。给{ $card }多少？
    .title = 分配伤害
choice-f-arrange = 从上往下，接下来放哪张？
    .title = 卡的顺序
choice-f-top-or-bottom = { $card }：放到卡组顶还是卡组底？
    .title = 卡组顶或底
choice-f-ex = { $card }有EX爆发。要使用吗？{ $text }
    .title = EX爆发
choice-f-replace = 要用{ $card }替换{ $cards }的处理吗？{ $text }
    .title = 替换效果
choice-f-replace-order = 有几个效果要替换{ $cards }的处理。哪个先来？
    .title = 替换顺序
choice-f-reuse = { $card }：使用本回合的哪个特殊能力？
    .title = 特殊能力
choice-f-may = { $card }：要执行吗？{ $text }
    .title = 效果
choice-f-select = { $card }：{ $need ->
         [-1] 选择哪些？
        *[other] 选择{ $need }个。
    }{ $text }
    .title = 效果的选择
choice-f-search = { $card }：从卡组拿哪张？{ $text }
    .title = 检索
choice-f-mode = { $card }：{ $need ->
         [-1] 选哪些？
        *[other] 选其中{ $need }项。
    }
    .title = 技能的内容
choice-f-target = { $card }：{ $need ->
         [-1] 指定哪些目标？
        *[other] 指定{ $need }个目标。
    }{ $text }
    .title = 指定目标
choice-f-cost-pick = { $need ->
         [-1] { $card }：用什么支付？
         [1] { $card }：用什么支付？
        *[other] { $card }：用哪{ $need }张支付？
    }{ $text }
    .title = 费用
choice-f-pay = { $card }：还要支付{ $need }点CP。
    .title = CP
choice-f-pay-done = { $card }已付清。还要多付吗？
    .title = CP
choice-f-way = { $card }怎样支付？
    .title = 支付方式
choice-f-x = { $card }：X是多少？{ $text }
    .title = X
choice-f-number = { $card }：宣言一个数字。{ $text }
    .title = 数字
choice-f-name-element = { $card }：宣言一种属性。{ $text }
    .title = 属性
choice-f-name-type = { $card }：宣言一种卡牌种类。{ $text }
    .title = 卡牌种类
choice-f-name-word = { $card }：宣言其中之一。{ $text }
    .title = 名称

## Answers

option-f-first = 先攻
option-f-second = 后攻
option-f-pass = { $to ->
         [attack] 不攻击
         [block] 不防御
         [resolve] 放弃：让{ $card }结算
         [main-1] 放弃：进入攻击阶段
         [main-2] 放弃：结束回合
        *[other] 放弃
    }
option-f-cast = 使用：{ $card }
option-f-cast-lb = 从极限突破卡组使用：{ $card }
option-f-burst = 使用极限爆发技：{ $card }
option-f-use = 起动：{ $card }
option-f-warp = 跃迁：{ $card }
option-f-prime = 启动融合：{ $card }
option-f-pay = { $how ->
         [discard] 丢弃{ $card }：2点{ $element }CP
         [put] 把{ $card }置入损毁区：{ $element }CP
        *[dull] 横置{ $card }：{ $element }CP
    }
option-f-way = 按{ $card }所说
option-f-way-plain = 按原来的费用支付
option-f-next = { $card }
option-f-top = 卡组顶
option-f-bottom = 卡组底
option-f-attack = 攻击：{ $card }
option-f-block = 防御：{ $card }
option-f-done-party = 就这样攻击
option-f-done-none = 都不选
option-f-back-all = 收回

## Cards as they are printed, and as they lie

telling-f-cost = { $elements }{ $cost }
telling-f-cost-plain = 费用{ $cost }
telling-f-and = { "/" }
telling-f-no-element = 无属性
telling-f-lb = 极限突破{ $count }
telling-f-card-cost = 费用：{ $cost }
telling-f-card-power = 力量值：{ $power }
telling-f-card-jobs = 职业：{ $jobs }
telling-f-card-categories = 类别：{ $categories }
telling-f-card-lb = 极限突破：把极限突破卡组另外{ $count }张翻到正面
telling-f-text = { $text }
telling-f-mode = 第{ $number }项效果
telling-f-object = 堆叠区的{ $card }
telling-f-power = { $damage ->
         [0] 力量值{ $power }
        *[other] 力量值{ $power }，伤害{ $damage }
    }
telling-f-powered = { $card }（{ $power }）
telling-f-dull = 休止
telling-f-frozen = 冻结
telling-f-counters = { $count }个指示物
telling-f-attacking = 攻击中
telling-f-blocking = 防御中
telling-f-lost = 失去技能
telling-f-place = { $card }（{ $who ->
         [you] 你的
        *[other] 对手的
    }{ $place }）
