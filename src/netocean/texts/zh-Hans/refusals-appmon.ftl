### The Appmon card game: why something cannot be done now.

## App fusion

reason-p-fuse-no-base = 应用怪兽区没有可以融合的应用怪兽。
reason-p-fuse-base = 出战卡不是两个搭档中的任何一个。
reason-p-fuse-material = 放下的素材不对。
reason-p-fuse-other-kind = 应用怪兽不能放在数码宝贝上，反过来也不行。
reason-p-fuse-no-fighter = 这张卡不是应用怪兽，也不是数码宝贝。
reason-p-fuse-forbidden = 效果暂时禁止这次融合。
reason-p-fuse-cannot-ignore = 它的融合条件不能无视。

## Options and abilities

reason-p-open-nothing = 这张卡不是从配置区使用的。
reason-p-open-from-slot = 选项卡要先在准备阶段放进配置区再用。
reason-p-open-timing = 选项卡在战斗中轮到自己时使用。
reason-p-open-no-slot = 它要留在配置区，但没有空位。
reason-p-open-only-one = 同名的卡已经翻开。
reason-p-ability-timing = 这个能力在战斗中轮到自己时使用。
reason-p-ability-silenced = 它的能力暂时无效。
reason-p-cost-deck = 费用是牌库的{ $amount }张卡，不够。
reason-p-cost-this = 费用是这张卡，但给不出。
reason-p-cost-play = 费用是场上的{ $amount }张卡，没有符合的。
reason-p-cost-reveal = 费用是亮出{ $amount }张手牌，没有符合的。
reason-p-cost-discard-pile = 费用是弃牌堆的{ $amount }张卡，不够。
reason-p-cost-chip = 费用是一枚芯片，你没有了。

## Links

reason-p-link-digimon = 数码宝贝不能链接。
reason-p-link-no-appmon = 只有应用怪兽和芯片能链接。
reason-p-link-moment = 链接在战斗中轮到自己时进行。
reason-p-link-once = 这场战斗的链接次数已用完（{ $amount }）。
reason-p-link-no-host = 没有己方应用怪兽出战，无法链接。
reason-p-link-same-number = 卡号相同的卡不能链接。
reason-p-link-no-power = 这张卡没有链接能力。
reason-p-link-plug = 它链接能力的符号不在出战应用怪兽的插头上。

## Where a card lies, and whose moment it is

reason-p-start-base = 开局用的是并级应用怪兽或等级III数码宝贝。
reason-p-set-no-slot = 配置区都满了。
reason-p-set-moment = 选项卡在自己准备阶段的相应步骤反盖放置。
reason-p-declare-no-material = 手里没有能当它素材的卡。
reason-p-declare-grade = 接下来宣言的必须是下一个级别。
reason-p-declare-moment = 融合在自己的准备阶段宣言。
reason-p-exchange-evolved = 底牌上有融合卡；底牌自己出战时才能替换。
reason-p-exchange-over = 已经执行过融合，本回合不能再替换底牌。
reason-p-exchange-moment = 底牌在自己的准备阶段或融合之前替换。
reason-p-card-is-material = 这张卡是素材。
reason-p-card-is-linked = 这张卡已链接，到回合结束为止。
reason-p-fusion-over = 它的融合失败了或已放弃。
reason-p-fusion-moment = 宣言的融合在应用融合阶段执行。
reason-p-fusion-not-next = 另一张宣言的融合卡在前。
reason-p-box-covered = 应用怪兽区只有最上面的卡有效。
reason-p-box-face-down = 底牌反盖着，到翻开底牌时为止。
reason-p-chip-used-up = 这枚芯片本局已用掉。
reason-p-chip-moment = 芯片在宣言融合时当素材，或在战斗中链接。
reason-p-chip-left-out = 本局不用芯片。
