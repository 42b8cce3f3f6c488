### Digimon α: why something cannot be done now.

## Placing

reason-a-place-command = 指令卡不能放到场上，只在战斗中使用。
reason-a-place-cost = 加上本回合放的卡，费用会超过{ $amount }。
reason-a-place-digimon = 本回合已放{ $amount }张数码宝贝卡，不能再放。
reason-a-place-options = 本回合已放{ $amount }张选项卡，不能再放。
reason-a-place-limit-1 = 限1张：场上已有同名卡。
reason-a-place-no-base = 没有可以盖上去的己方数码宝贝。
reason-a-place-fresh = 本桌规则下，进化卡不能盖在本回合刚放的数码宝贝上。
reason-a-place-unfit = 没有符合条件的己方数码宝贝；本桌规则下只能放符合条件的进化卡。
reason-a-place-moment = 卡在自己准备阶段的盖放步骤放。
reason-a-place-renewed = 你重新洗切了卡组，本回合不能放卡。

## Evolving

reason-a-evolve-condition = 下面的卡不满足它的进化条件。
reason-a-evolve-option = 它要求的选项卡没有翻开在己方配置区。
reason-a-evolve-partner = 它要求的另一只数码宝贝不在场上。
reason-a-evolve-hand = 它要弃{ $amount }张手牌，手牌不够。
reason-a-evolve-forbidden = 效果暂时禁止这次进化。
reason-a-evolve-fixed = 它的进化条件不能无视。

## Commands and abilities

reason-a-command-moment = 指令卡在战斗中轮到自己时使用。
reason-a-command-nothing = 这张指令卡没有可用的效果。
reason-a-ability-moment = 这个能力在战斗中轮到自己时使用。
reason-a-ability-alpha = 阿尔法战斗中只有攻方和阻挡者能用能力。
reason-a-cost-upright = 费用是横置己方{ $amount }张竖置的卡，不够。
reason-a-cost-in-play = 费用是己方场上{ $amount }张卡，不够。
reason-a-cost-dark-area = 费用是暗区的{ $amount }张卡，不够。
reason-a-cost-this-upright = 费用是横置这张卡，它已经横置。

## Where a card lies, and whose moment it is

reason-a-card-removed = 它已从游戏中除外。
reason-a-command-used = 它正在使用中。
reason-a-card-face-down = 它反盖着，到一起翻开时为止。
reason-a-pick-not-listed = 这里不能选这张卡。
reason-a-opportunity-not-next = 现在轮到另一只数码宝贝行动。
reason-a-attack-forbidden = 效果暂时保护它不被攻击。
reason-a-block-sideways = 它已横置，只有竖置的数码宝贝能阻挡。
reason-a-block-forbidden = 效果暂时禁止它阻挡。
reason-a-block-slower = 它不比攻方快。
reason-a-support-sideways = 它已横置，只有竖置的数码宝贝能支援。
reason-a-support-forbidden = 效果暂时禁止它支援。
reason-a-support-other = 它类型不同，或者不在同一场地中。
reason-a-evolution-card = 它在等着成为这一格的数码宝贝。
reason-a-opportunity-moment = 数码宝贝在战斗阶段行动。
reason-a-opportunity-sideways = 它已横置，行动机会跳过。
reason-a-opportunity-had = 它本回合已经轮过了。
