### The Appmon card game: why something cannot be done now.

## App fusion

reason-p-fuse-no-base = 應用怪獸區沒有可以融合的應用怪獸。
reason-p-fuse-base = 出戰卡不是兩個搭檔中的任何一個。
reason-p-fuse-material = 放下的素材不對。
reason-p-fuse-other-kind = 應用怪獸不能放在數碼寶貝上，反過來也不行。
reason-p-fuse-no-fighter = 這張卡不是應用怪獸，也不是數碼寶貝。
reason-p-fuse-forbidden = 效果暫時禁止這次融合。
reason-p-fuse-cannot-ignore = 它的融合條件不能無視。

## Options and abilities

reason-p-open-nothing = 這張卡不是從配置區使用的。
reason-p-open-from-slot = 選項卡要先在準備階段放進配置區再用。
reason-p-open-timing = 選項卡在戰鬥中輪到自己時使用。
reason-p-open-no-slot = 它要留在配置區，但沒有空位。
reason-p-open-only-one = 同名的卡已經翻開。
reason-p-ability-timing = 這個能力在戰鬥中輪到自己時使用。
reason-p-ability-silenced = 它的能力暫時無效。
reason-p-cost-deck = 費用是牌庫的{ $amount }張卡，不夠。
reason-p-cost-this = 費用是這張卡，但給不出。
reason-p-cost-play = 費用是場上的{ $amount }張卡，沒有符合的。
reason-p-cost-reveal = 費用是亮出{ $amount }張手牌，沒有符合的。
reason-p-cost-discard-pile = 費用是棄牌堆的{ $amount }張卡，不夠。
reason-p-cost-chip = 費用是一枚芯片，你沒有了。

## Links

reason-p-link-digimon = 數碼寶貝不能鏈接。
reason-p-link-no-appmon = 只有應用怪獸和芯片能鏈接。
reason-p-link-moment = 鏈接在戰鬥中輪到自己時進行。
reason-p-link-once = 這場戰鬥的鏈接次數已用完（{ $amount }）。
reason-p-link-no-host = 沒有己方應用怪獸出戰，無法鏈接。
reason-p-link-same-number = 卡號相同的卡不能鏈接。
reason-p-link-no-power = 這張卡沒有鏈接能力。
reason-p-link-plug = 它鏈接能力的符號不在出戰應用怪獸的插頭上。

## Where a card lies, and whose moment it is

reason-p-start-base = 開局用的是並級應用怪獸或等級III數碼寶貝。
reason-p-set-no-slot = 配置區都滿了。
reason-p-set-moment = 選項卡在自己準備階段的相應步驟反蓋放置。
reason-p-declare-no-material = 手裡沒有能當它素材的卡。
reason-p-declare-grade = 接下來宣言的必須是下一個級別。
reason-p-declare-moment = 融合在自己的準備階段宣言。
reason-p-exchange-evolved = 底牌上有融合卡；底牌自己出戰時才能替換。
reason-p-exchange-over = 已經執行過融合，本回合不能再替換底牌。
reason-p-exchange-moment = 底牌在自己的準備階段或融合之前替換。
reason-p-card-is-material = 這張卡是素材。
reason-p-card-is-linked = 這張卡已鏈接，到回合結束為止。
reason-p-fusion-over = 它的融合失敗了或已放棄。
reason-p-fusion-moment = 宣言的融合在應用融合階段執行。
reason-p-fusion-not-next = 另一張宣言的融合卡在前。
reason-p-box-covered = 應用怪獸區只有最上面的卡有效。
reason-p-box-face-down = 底牌反蓋著，到翻開底牌時為止。
reason-p-chip-used-up = 這枚芯片本局已用掉。
reason-p-chip-moment = 芯片在宣言融合時當素材，或在戰鬥中鏈接。
reason-p-chip-left-out = 本局不用芯片。
