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
reason-card-picked = 你已经选了这张卡。
reason-card-acts = 现在使用的就是这张卡。
reason-pick-order = 按卡片的排列顺序选择，现在轮不到这张卡。
reason-choice-first = 请先完成眼前的选择。
reason-start-level-iii = 游戏从等级III的数码宝贝开始。

## Laying cards

reason-lay-no-slot = 3个配置区都满了。
reason-lay-later = 选项卡要在本次准备阶段稍后、放完进化之后放置。
reason-lay-over = 本回合放置选项卡的步骤已经结束。
reason-lay-in-preparation = 手牌中的选项卡，要在自己的准备阶段、放完进化之后放置。
reason-exchange-evolved = 你的数码宝贝已经进化；出战的是等级III时才能替换。
reason-exchange-moment = 只能在自己的准备阶段或自己的进化开始时替换等级III。
reason-plan-moment = 想进化成的数码宝贝，要在自己的准备阶段放置。
reason-plan-cannot-evolve = 它无法进化；本局的规则只允许放置能进化的数码宝贝。
reason-slot-kept = 这张卡的效果不允许把它从配置区弃掉。
reason-box-covered = 数码宝贝区中只有最上面的卡有效。
reason-box-face-down = 你的等级III还反盖着，要等到翻开等级III的时候。

## Costs, conditions, bounds

reason-cost-hand = 费用是弃{ $amount }张手牌，你的手牌不够。
reason-cost-net-ocean = 费用是从网络之海弃{ $amount }张卡，网络之海的卡不够。
reason-cost-points = 费用是{ $amount }点，你的点数不够。
reason-use-bound = 已经达到使用次数的上限。
reason-use-condition = 不满足条件。
reason-use-forbidden = 现在有效果禁止使用。

## Opening Options

reason-open-already = 已经翻开了。
reason-open-nothing = 这张卡不在配置区翻开使用，而是用作进化条件。
reason-open-second-field = 你已经有一张翻开的场地卡。
reason-open-field-moment = 场地卡在进化阶段刚结束时翻开。
reason-open-evolution-moment = 它要在自己的进化结束时翻开。
reason-open-timing = 现在不是它的发动时机。

## Abilities, supports, appearances

reason-ability-timing = 现在不能发动这个特殊能力。
reason-support-none = 这张卡没有支援能力。
reason-support-moment = 现在不能支援。
reason-support-battle-only = 本局的规则只允许在战斗阶段支援。
reason-support-place = 本局的规则不允许从那里支援。
reason-support-once = 本阶段的支援已经用过了。
reason-support-no-active = 你没有可以支援的数码宝贝。
reason-support-same-number = 不能支援与自己卡号相同的数码宝贝。
reason-support-condition = 不满足支援条件。
reason-support-given = 它已经在支援，会留到回合结束。
reason-appear-none = 这只数码宝贝不能从手牌出现。
reason-appear-moment = 现在不是它出现的时机。
reason-appear-no-active = 你没有出战的数码宝贝，它无法出现。
reason-appear-condition = 不满足出现条件。
reason-appear-notes = 不满足出现条件的附注。

## Evolution

reason-evolve-no-active = 没有可以用来进化的数码宝贝。
reason-evolve-notes = 不满足进化条件的附注。
reason-evolve-payment = 放置的条件卡不对。
reason-evolve-base = 它不能由这只数码宝贝进化而来。
reason-evolve-no-digimon = 这张卡不是数码宝贝。
reason-evolve-cannot-ignore = 它的进化条件不可无视。
reason-evolve-moment = 放在进化区的数码宝贝，轮到你自己进化时才进化。
reason-evolve-not-next = 进化区中另一张卡先进化。
reason-evolve-failed = 它进化失败了，会留在这里，直到所有进化结束。
reason-evolve-declined = 你已经放弃了这次进化。
