### Digimon α: why something cannot be done now.

## Placing

reason-a-place-command = 指令卡不能放到場上，只在戰鬥中使用。
reason-a-place-cost = 加上本回合放的卡，費用會超過{ $amount }。
reason-a-place-digimon = 本回合已放{ $amount }張數碼寶貝卡，不能再放。
reason-a-place-options = 本回合已放{ $amount }張選項卡，不能再放。
reason-a-place-limit-1 = 限1張：場上已有同名卡。
reason-a-place-no-base = 沒有可以蓋上去的己方數碼寶貝。
reason-a-place-fresh = 本桌規則下，進化卡不能蓋在本回合剛放的數碼寶貝上。
reason-a-place-unfit = 沒有符合條件的己方數碼寶貝；本桌規則下只能放符合條件的進化卡。
reason-a-place-moment = 卡在自己準備階段的蓋放步驟放。
reason-a-place-renewed = 你重新洗切了卡組，本回合不能放卡。

## Evolving

reason-a-evolve-condition = 下面的卡不滿足它的進化條件。
reason-a-evolve-option = 它要求的選項卡沒有翻開在己方配置區。
reason-a-evolve-partner = 它要求的另一隻數碼寶貝不在場上。
reason-a-evolve-hand = 它要棄{ $amount }張手牌，手牌不夠。
reason-a-evolve-forbidden = 效果暫時禁止這次進化。
reason-a-evolve-fixed = 它的進化條件不能無視。

## Commands and abilities

reason-a-command-moment = 指令卡在戰鬥中輪到自己時使用。
reason-a-command-nothing = 這張指令卡沒有可用的效果。
reason-a-ability-moment = 這個能力在戰鬥中輪到自己時使用。
reason-a-ability-alpha = 阿爾法戰鬥中只有攻方和阻擋者能用能力。
reason-a-cost-upright = 費用是橫置己方{ $amount }張豎置的卡，不夠。
reason-a-cost-in-play = 費用是己方場上{ $amount }張卡，不夠。
reason-a-cost-dark-area = 費用是暗區的{ $amount }張卡，不夠。
reason-a-cost-this-upright = 費用是橫置這張卡，它已經橫置。

## Where a card lies, and whose moment it is

reason-a-card-removed = 它已從遊戲中除外。
reason-a-command-used = 它正在使用中。
reason-a-card-face-down = 它反蓋著，到一起翻開時為止。
reason-a-pick-not-listed = 這裡不能選這張卡。
reason-a-opportunity-not-next = 現在輪到另一隻數碼寶貝行動。
reason-a-attack-forbidden = 效果暫時保護它不被攻擊。
reason-a-block-sideways = 它已橫置，只有豎置的數碼寶貝能阻擋。
reason-a-block-forbidden = 效果暫時禁止它阻擋。
reason-a-block-slower = 它不比攻方快。
reason-a-support-sideways = 它已橫置，只有豎置的數碼寶貝能支援。
reason-a-support-forbidden = 效果暫時禁止它支援。
reason-a-support-other = 它類型不同，或者不在同一場地中。
reason-a-evolution-card = 它在等著成為這一格的數碼寶貝。
reason-a-opportunity-moment = 數碼寶貝在戰鬥階段行動。
reason-a-opportunity-sideways = 它已橫置，行動機會跳過。
reason-a-opportunity-had = 它本回合已經輪過了。
