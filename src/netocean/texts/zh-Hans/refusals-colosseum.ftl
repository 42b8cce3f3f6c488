### Hyper Colosseum: why something cannot be done now. `$amount` is what a cost asks for.

## The card itself

reason-card-out-of-sight = 你看不到这张卡。
reason-game-is-over = 游戏已经结束。
reason-card-unseen = 这张卡反盖着，你不知道是什么。
reason-card-not-yours = 这是对手的卡。
reason-not-asked = 现在轮到对手决定。
reason-card-out-of-play = 放在这里的卡不能使用。
reason-card-is-payment = 这张卡已作为条件卡放置。
reason-card-does-nothing = 这张卡现在没有可用的效果。

## Laying cards

reason-lay-no-slot = 三个配置区都满了。
reason-lay-in-preparation = 从手牌放置选项卡，要在自己准备阶段里放置进化卡之后的那一步。
reason-exchange-evolved = 你的数码宝贝已经进化；只有等级III在场时才能替换。
reason-exchange-moment = 替换等级III只能在自己的准备阶段，或自己的进化开始时。
reason-plan-moment = 进化用的数码宝贝要在自己的准备阶段放置。

## Costs, conditions, bounds

reason-cost-hand = 要弃{ $amount }张手牌，你的手牌不够。
reason-cost-net-ocean = 要从网络之海弃{ $amount }张，网络之海不够。
reason-cost-points = 要付{ $amount }点，你的点数不够。
reason-use-bound = 已经达到使用次数的上限。
reason-use-condition = 条件不满足。
reason-use-forbidden = 目前被某个效果禁止。

## Opening Options

reason-open-already = 已经翻开了。
reason-open-nothing = 这张卡不从配置区翻开使用，它是进化条件卡。
reason-open-second-field = 你已经有一张翻开的场地卡。
reason-open-field-moment = 场地卡在进化阶段刚结束时翻开。
reason-open-evolution-moment = 它要在自己的进化结束时翻开。
reason-open-timing = 现在不是它的发动时机。

## Abilities, supports, appearances

reason-ability-timing = 现在不能发动这个特殊能力。
reason-support-none = 这张卡没有支援能力。
reason-support-moment = 现在不能支援。
reason-support-battle-only = 这一桌只能在战斗中支援。
reason-support-place = 这一桌不能从那里支援。
reason-support-once = 本阶段的支援已经用过了。
reason-support-no-active = 你没有可以支援的数码宝贝。
reason-support-same-number = 不能支援相同卡号的数码宝贝。
reason-support-condition = 支援条件不满足。
reason-appear-none = 这只数码宝贝不能从手牌出现。
reason-appear-moment = 现在不是它出现的时机。
reason-appear-too-late = 已经有人发动了战斗开始时的能力，来不及出现了。
reason-appear-no-active = 你没有可以让它出现于其上的数码宝贝。
reason-appear-condition = 出现条件不满足。

## Evolution

reason-evolve-no-active = 没有可以进化的数码宝贝。
reason-evolve-notes = 进化条件的附注不满足。
reason-evolve-payment = 放置的条件卡不对。
reason-evolve-base = 不能从这只数码宝贝进化。
reason-evolve-no-digimon = 这张卡不是数码宝贝。
reason-evolve-cannot-ignore = 它的进化条件不能无视。
