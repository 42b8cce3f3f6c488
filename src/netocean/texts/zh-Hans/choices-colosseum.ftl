### Hyper Colosseum: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-starting-level-iii = 请选择开局用的等级III数码宝贝。
    .title = 开局的等级III
choice-propose-first = 由谁先攻？
    .title = 先攻
choice-agree-first = 对手提议了由谁先攻。同意吗？不同意就随机决定。
    .title = 先攻
choice-discard-hand = 补满手牌之前，要弃掉哪些手牌？
    .title = 弃手牌
choice-discard-slots = 要弃掉配置区的哪些卡？
    .title = 弃配置区的卡
choice-refill = 要把手牌补满到6张吗？要么补满，要么不补。
    .title = 补满手牌
choice-exchange = 要把手牌中的另一张等级III放入数码宝贝区吗？
    .title = 替换等级III
choice-plan = 这回合想进化成哪只数码宝贝？（反盖放入进化区）
    .title = 放置进化卡
choice-plan-payment = 为{ $card }放置哪一种进化条件？
    .title = 放置条件卡
choice-lay-options = 要把哪些卡反盖放入配置区？还有{ $free }个空位。
    .title = 放置选项卡
choice-window-preparation = 准备阶段结束前要使用什么吗？
    .title = 准备阶段的选项卡
choice-window-evolution = 进化之后要使用什么吗？
    .title = 进化阶段的选项卡
choice-window-field = 要翻开场地卡吗？
    .title = 场地卡
choice-window-battle = 这场战斗要做什么？
    .title = 战斗中的行动
choice-window-points = 失去点数之前要使用什么吗？
    .title = 计算阶段的选项卡
choice-evolution = { $next ->
         [card] 现在翻开{ $card }，进化吗？
        *[none] 你的进化结束了。还要做什么吗？
    }
    .title = 进化
choice-appearances = 战斗开始时，要让你的数码宝贝出现吗？
    .title = 战斗开始时的出现
choice-cost-discard = 使用{ $card }要弃{ $need }张手牌。弃哪些？
    .title = 费用
choice-discard-exactly = 弃掉哪{ $need }张手牌？
    .title = 弃手牌
choice-pay-now = 用什么来满足{ $card }的进化条件？
    .title = 进化条件
choice-order = 有几个能力同时发动，先处理哪一个？
    .title = 能力的顺序
choice-trigger-may = 要发动{ $card }的能力吗？
    .title = 能力
choice-effect-may = { $card }：要执行吗？
    .title = 效果
choice-effect-choose = { $card }：最多选{ $need }张卡。
    .title = 效果的选择

## Answers

option-pick = { $card }
option-done = 完成
option-done-picks = 都不选
option-done-window = 不再使用
option-pass = 停手
option-back = 撤回上一张
option-yes = 是
option-no = 否
option-none = 什么都不选
option-me = 你
option-you = 对手
option-agree = 同意：{ $who ->
         [you] 你
        *[other] 对手
    }先攻
option-pay = 放置{ $payment }（进化前：{ $base }{ $fits ->
         [yes] { "" }
        *[no] ，不是你出战的数码宝贝
    }）
option-part = 只放{ $symbols }（虚张声势）
option-nothing = 什么都不放（虚张声势）
option-open = 翻开{ $card }
option-activate = 发动{ $card }的特殊能力
option-support = 用{ $card }支援
option-appear = 让{ $card }出现
option-evolve = 进化为{ $card }{ $fits ->
         [yes] { "" }
        *[no] （与你出战的数码宝贝不符）
    }
option-decline = 不进化，{ $card }成为剩余卡
option-exchange = 把等级III替换为{ $card }
