### Appmon: how the nodes of its abilities are written.

## Helpers, used by the messages below

ability-appmon--whose =
    { $who ->
        [opponent] 對方
       *[me] 己方
    }
ability-appmon--fighter = { ability-appmon--whose }出戰卡
ability-appmon--of-fighter = { ability-appmon--whose }出戰卡的攻擊力
ability-appmon--make =
    { $mood ->
        [may] 使
       *[do] { "" }
    }
ability-appmon--cards =
    { $amount-form ->
        [number] { $amount }張
        [that] 同樣張數的
       *[value] 張數等於{ $amount }的
    }
ability-appmon--top-cards =
    { $amount-form ->
        [number] 最上面的{ $amount }張卡
        [that] 最上面同樣張數的卡
       *[value] 最上面的卡（張數等於{ $amount }）
    }
ability-appmon--plus =
    { $amount-form ->
        [number] +{ $amount }
       *[value] 增加{ $amount }
    }
ability-appmon--minus =
    { $amount-form ->
        [number] -{ $amount }
       *[value] 減少{ $amount }
    }
ability-appmon--limit =
    { $bound-word ->
        [hand] { ability-appmon--whose }補滿手牌的張數
       *[links] { ability-appmon--whose }每場戰鬥的鏈接次數
    }

## Actions: what a fighting card is

ability-appmon-action-set-attack =
    { ability-appmon--make }{ ability-appmon--fighter }改用{ $letter }攻擊{ $amount-form ->
        [none] { "" }
       *[number] ，保持{ $letter }攻擊期間攻擊力{ ability-appmon--plus }
    }
ability-appmon-action-add-attack = { ability-appmon--make }{ ability-appmon--of-fighter }{ ability-appmon--plus }
ability-appmon-action-subtract-attack = { ability-appmon--make }{ ability-appmon--of-fighter }{ ability-appmon--minus }
ability-appmon-action-multiply-attack = { ability-appmon--make }{ ability-appmon--of-fighter }變為{ $amount }倍
ability-appmon-action-halve-attack = { ability-appmon--make }{ ability-appmon--of-fighter }減半
ability-appmon-action-set-power = { ability-appmon--make }{ ability-appmon--of-fighter }變為{ $amount }
ability-appmon-action-zero-attack = { ability-appmon--make }{ ability-appmon--of-fighter }變為0
ability-appmon-action-add-power = { ability-appmon--make }{ ability-appmon--of-fighter }加上其{ $letter }攻擊的數值
ability-appmon-action-become-type = { ability-appmon--make }{ ability-appmon--fighter }變為{ $letter }型
ability-appmon-action-set-plug = { ability-appmon--make }{ ability-appmon--fighter }的插頭變為{ $symbol }{ $symbol2 }
ability-appmon-action-add-attribute = { ability-appmon--make }{ ability-appmon--fighter }額外具有{ $attribute }屬性
ability-appmon-action-add-name = { ability-appmon--make }{ ability-appmon--fighter }也視為「{ $name }」
ability-appmon-action-add-link = { ability-appmon--make }與{ ability-appmon--fighter }鏈接的卡的鏈接能力{ ability-appmon--plus }
ability-appmon-action-subtract-link = { ability-appmon--make }與{ ability-appmon--fighter }鏈接的卡的鏈接能力{ ability-appmon--minus }

## Actions: what holds for a player

ability-appmon-action-multiply-loss = { ability-appmon--make }{ ability-appmon--whose }的失分點數變為{ $amount }倍
ability-appmon-action-halve-loss = { ability-appmon--make }{ ability-appmon--whose }的失分點數減半
ability-appmon-action-set-loss = { ability-appmon--make }{ ability-appmon--whose }的失分點數變為{ $amount }
ability-appmon-action-keep-points = { ability-appmon--make }{ ability-appmon--whose }點數不會減少
ability-appmon-action-keep-form = { ability-appmon--make }{ ability-appmon--fighter }落敗也留在場上
ability-appmon-action-forbid =
    { $mood ->
        [may] 禁止{ ability-appmon--whose }使用{ $use }
       *[do] { ability-appmon--whose }不能使用{ $use }
    }
ability-appmon-action-immune =
    { ability-appmon--make }己方出戰卡不受{ $owner-word ->
        [opponent] 對方
       *[all] 任何
    }{ $source }影響
ability-appmon-action-immune-from = { ability-appmon--make }己方出戰卡不受對方{ $filter }的效果影響
ability-appmon-action-forbid-evolution =
    { $mood ->
        [may] 禁止{ ability-appmon--whose }融合或進化為{ $filter }
       *[do] { ability-appmon--whose }不能融合或進化為{ $filter }
    }
ability-appmon-action-blank = { ability-appmon--make }{ ability-appmon--fighter }的能力失去效果
ability-appmon-action-raise-limit = { ability-appmon--make }{ ability-appmon--limit }{ ability-appmon--plus }
ability-appmon-action-lower-limit = { ability-appmon--make }{ ability-appmon--limit }{ ability-appmon--minus }
ability-appmon-action-free-chips = { ability-appmon--make }{ ability-appmon--whose }使用芯片時不必棄置手牌

## Actions: points and the battle

ability-appmon-action-gain-points = { ability-appmon--make }{ ability-appmon--whose }點數{ ability-appmon--plus }
ability-appmon-action-lose-points = { ability-appmon--make }{ ability-appmon--whose }點數{ ability-appmon--minus }
ability-appmon-action-swap-points = 與對方交換點數
ability-appmon-action-equalise-points = 將點數较多一方的點數降到與另一方相同
ability-appmon-action-tie-battle = { ability-appmon--make }這場戰鬥成為平手
ability-appmon-action-win-battle = { ability-appmon--make }{ ability-appmon--whose }贏得這場戰鬥
ability-appmon-action-end-battle = 結束這場戰鬥，不分勝負
ability-appmon-action-repeat-battle = 回到戰鬥階段再戰一次

## Actions: cards

ability-appmon-action-mill = 棄置{ ability-appmon--whose }牌庫{ ability-appmon--top-cards }
ability-appmon-action-draw =
    { $who ->
        [opponent] 讓對方抽{ ability-appmon--cards }卡
       *[me] 抽{ ability-appmon--cards }卡
    }
ability-appmon-action-refill =
    { $who ->
        [opponent] 讓對方補滿手牌
       *[me] 補滿己方手牌
    }
ability-appmon-action-discard-hand =
    { $who ->
        [opponent] 讓對方選擇{ ability-appmon--cards }手牌棄置
       *[me] 棄置己方{ ability-appmon--cards }手牌
    }
ability-appmon-action-discard-all = 棄置{ ability-appmon--whose }所有手牌
ability-appmon-action-discard-random = 隨機棄置{ ability-appmon--whose }{ ability-appmon--cards }手牌
ability-appmon-action-shuffle = 將{ ability-appmon--whose }牌庫洗牌
ability-appmon-action-shuffle-hand = 將{ ability-appmon--whose }所有手牌洗入牌庫
ability-appmon-action-renew = 更新{ ability-appmon--whose }牌庫
ability-appmon-action-discard = 棄置{ $var }
ability-appmon-action-look =
    查看{ $zone }{ $amount-form ->
        [none] { "" }
       *[number] { ability-appmon--top-cards }
    }
ability-appmon-action-reveal = 將{ $var }展示給對方
ability-appmon-action-to-hand = 將{ $var }加入手牌
ability-appmon-action-to-deck = 將{ $var }放到牌庫{ $end }
ability-appmon-action-to-gauge = 將{ $var }疊放在點數區（不再參與遊戲）
ability-appmon-action-to-slot = 將{ $var }反蓋放入空的配置區

## Actions: the Appmon Box and links

ability-appmon-action-evolve = 滿足進化條件，進化為{ $var }
ability-appmon-action-fuse = 以{ $var2 }為素材，融合為{ $var }
ability-appmon-action-evolve-free = 不用素材與條件卡，融合或進化為{ $var }（出戰卡須相符）
ability-appmon-action-place = 無視條件，將{ $var }放到己方底牌上
ability-appmon-action-exchange = 將己方底牌替換為{ $var }
ability-appmon-action-remove-evolved = 棄置{ ability-appmon--whose }融合或進化後的卡
ability-appmon-action-return-evolved = 將{ ability-appmon--whose }融合或進化後的卡收回手牌
ability-appmon-action-remove-base = 棄置{ ability-appmon--whose }沒有疊放其他卡的底牌
ability-appmon-action-link = 額外鏈接{ $var }
ability-appmon-action-return-links = 將{ ability-appmon--whose }鏈接的卡與芯片收回
ability-appmon-action-negate = 使{ $var }無效
ability-appmon-action-copy = 執行{ $var }的使用效果

## Costs

ability-appmon-cost-discard-hand =
    { $filter-form ->
        [none] 棄置己方{ ability-appmon--cards }手牌
       *[some] 棄置手牌中的{ ability-appmon--cards }{ $filter }
    }
ability-appmon-cost-discard-all = 棄置己方所有手牌
ability-appmon-cost-mill = 棄置己方牌庫{ ability-appmon--top-cards }
ability-appmon-cost-lose-points = 己方點數{ ability-appmon--minus }
ability-appmon-cost-send-this = 棄置此卡
ability-appmon-cost-send = 棄置己方配置區或鏈接中的另1張{ $filter-any }
ability-appmon-cost-reveal = 展示手牌中的1張{ $filter-any }
ability-appmon-cost-remove = 將己方棄牌堆{ ability-appmon--top-cards }不翻看地疊放在點數區
ability-appmon-cost-use-chip = 用掉己方1枚芯片

## Conditions and amounts

ability-appmon-condition-evolved-this-turn = 己方出戰卡在本回合融合或進化過
    .not = 己方出戰卡在本回合沒有融合或進化過
ability-appmon-condition-first-player = { ability-appmon--whose }是先攻
    .not = { ability-appmon--whose }是後攻
ability-appmon-condition-has-on-sheet = { ability-appmon--whose }場上有翻開的{ $filter }
    .not = { ability-appmon--whose }場上沒有翻開的{ $filter }
ability-appmon-condition-evolved-from = 己方出戰卡由「{ $name }」融合或進化而來
    .not = 己方出戰卡不是由「{ $name }」融合或進化而來
ability-appmon-condition-is-evolved = { ability-appmon--fighter }是融合或進化後的卡
    .not = { ability-appmon--fighter }是底牌
ability-appmon-condition-is-linked = { ability-appmon--fighter }已鏈接
    .not = { ability-appmon--fighter }沒有鏈接
ability-appmon-condition-used-option = { ability-appmon--whose }在這場戰鬥中用過選項卡
    .not = { ability-appmon--whose }在這場戰鬥中沒有用過選項卡
ability-appmon-amount-that = 同樣的數值
ability-appmon-amount-power = { ability-appmon--fighter }{ $letter }攻擊的數值
ability-appmon-amount-times = { $amount }乘以{ $amount2 }
    .each = { $amount2 }
ability-appmon-amount-link-power = { ability-appmon--whose }已鏈接的卡的鏈接能力

## Events

ability-appmon-event-opened = 此卡翻開時
ability-appmon-event-evolved = 融合或進化為此卡時
ability-appmon-event-start-of-battle = 戰鬥開始時
ability-appmon-event-win = 己方贏得戰鬥時
ability-appmon-event-loss = 己方輸掉戰鬥時
ability-appmon-event-draw = 戰鬥平手時
ability-appmon-event-points-lost = 己方點數減少時
ability-appmon-event-points-gained = 己方點數增加時
ability-appmon-event-attack-added = 己方出戰卡的攻擊力因效果增加時
ability-appmon-event-after-points = 計算階段失分之後
ability-appmon-event-end-of-phase = 階段結束時
ability-appmon-event-end-of-battle = 戰鬥結束時
ability-appmon-event-end-of-turn = 回合結束時
ability-appmon-event-leaves-slot = 此卡離開配置區時
ability-appmon-event-negated = 此卡被無效時
ability-appmon-event-box-emptied = 己方應用怪獸區變空時
ability-appmon-event-turn-starts = 回合開始時
ability-appmon-event-attack-used = 己方出戰卡使出攻擊時
ability-appmon-event-leaves-play = 此卡離開應用怪獸區時
ability-appmon-event-renewed = 己方牌庫更新時
ability-appmon-event-evolution-failed = 己方融合或進化失敗時
ability-appmon-event-linked = 己方出戰卡獲得鏈接時
ability-appmon-event-links = 此卡與己方出戰卡鏈接時
ability-appmon-event-point-phase = 計算階段開始時

## Limits and durations

ability-appmon-limit-at-use = 使用後
ability-appmon-limit-end-of-phase = 階段結束
ability-appmon-limit-end-of-battle = 戰鬥結束
ability-appmon-limit-end-of-turn = 回合結束
ability-appmon-limit-turns = { $amount }回合（含本回合）
ability-appmon-limit-with-active = 與己方出戰卡一同離場
ability-appmon-limit-stays = 直到離開配置區
ability-appmon-duration-end-of-phase = 到階段結束為止
ability-appmon-duration-end-of-battle = 到戰鬥結束為止
ability-appmon-duration-end-of-turn = 到回合結束為止
ability-appmon-duration-turns = { $amount }回合内（含本回合）
ability-appmon-duration-with-active = 在這張出戰卡出戰期間
ability-appmon-duration-stays = 此卡在場期間
ability-appmon-duration-on-box = 直到遊戲結束

## Keywords

ability-appmon-keyword-stands-for-partner = 此卡可以充當任何融合的素材。
ability-appmon-keyword-copies = 卡組中最多可放入{ $amount }張此卡。
ability-appmon-keyword-kept = 不能主動棄置此卡。
ability-appmon-keyword-only-one = 同名的卡只能有1張處於翻開狀態。
ability-appmon-keyword-fixed = 此卡的條件不能被無視。
ability-appmon-keyword-no-adding = 同名卡的持續效果不疊加。

## Properties

ability-appmon-property-points = { ability-appmon--whose }點數
ability-appmon-property-grade =
    { $form ->
        [subject] { ability-appmon--fighter }
       *[value] { ability-appmon--fighter }的級别
    }
ability-appmon-property-type = { ability-appmon--fighter }的戰鬥類型
ability-appmon-property-attack = { ability-appmon--fighter }使用的攻擊
ability-appmon-property-power = { ability-appmon--fighter }所用攻擊的卡面數值
ability-appmon-property-active = { ability-appmon--fighter }
ability-appmon-property-base = { ability-appmon--whose }底牌
ability-appmon-property-link = { ability-appmon--whose }鏈接的卡
ability-appmon-property-hand =
    { $form ->
        [count] { ability-appmon--whose }手牌張數
       *[place] { ability-appmon--whose }手牌
    }
    .each = { ability-appmon--whose }手牌每有1張
ability-appmon-property-deck =
    { $form ->
        [count] { ability-appmon--whose }牌庫張數
       *[place] { ability-appmon--whose }牌庫
    }
    .each = { ability-appmon--whose }牌庫每有1張卡
ability-appmon-property-discard-pile =
    { $form ->
        [count] { ability-appmon--whose }棄牌堆張數
       *[place] { ability-appmon--whose }棄牌堆
    }
    .each = { ability-appmon--whose }棄牌堆每有1張卡
ability-appmon-property-removed =
    { $form ->
        [count] { ability-appmon--whose }除外的卡的張數
       *[place] { ability-appmon--whose }除外的卡
    }
    .each = { ability-appmon--whose }每有1張除外的卡
ability-appmon-property-slots =
    { $form ->
        [count] { ability-appmon--whose }配置區張數
       *[place] { ability-appmon--whose }配置區
    }
    .each = { ability-appmon--whose }配置區每有1張卡
ability-appmon-property-fusion-box =
    { $form ->
        [count] { ability-appmon--whose }融合區張數
       *[place] { ability-appmon--whose }融合區
    }
    .each = { ability-appmon--whose }融合區每有1張卡
ability-appmon-property-links =
    { $form ->
        [count] { ability-appmon--whose }鏈接的卡的張數
       *[place] { ability-appmon--whose }鏈接的卡
    }
    .each = { ability-appmon--whose }每有1張鏈接的卡
ability-appmon-property-chips =
    { $form ->
        [count] { ability-appmon--whose }芯片張數
       *[place] { ability-appmon--whose }芯片
    }
    .each = { ability-appmon--whose }每有1枚芯片
ability-appmon-property-box =
    { $form ->
        [count] { ability-appmon--whose }應用怪獸區張數
       *[place] { ability-appmon--whose }應用怪獸區
    }
    .each = { ability-appmon--whose }應用怪獸區每有1張卡

## Fields of a filter

ability-appmon-field-name =
    .before = 名為{ $values }的
    .not-before = 卡名不是{ $values }的
    .is = 名為{ $values }
    .is-not = 卡名不是{ $values }
ability-appmon-field-contains =
    .before = 卡名含{ $values }的
    .not-before = 卡名不含{ $values }的
    .is = 卡名含{ $values }
    .is-not = 卡名不含{ $values }
ability-appmon-field-number =
    .before = 卡號為{ $values }的
    .not-before = 卡號不為{ $values }的
    .is = 卡號為{ $values }
    .is-not = 卡號不為{ $values }
ability-appmon-field-grade =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-appmon-field-up-to =
    .before = { $values }以下的
    .not-before = 高於{ $values }的
    .is = 是{ $values }以下
    .is-not = 高於{ $values }
ability-appmon-field-from =
    .before = { $values }以上的
    .not-before = 低於{ $values }的
    .is = 是{ $values }以上
    .is-not = 低於{ $values }
ability-appmon-field-attribute =
    .before = { $values }屬性的
    .not-before = 非{ $values }屬性的
    .is = 是{ $values }屬性
    .is-not = 不是{ $values }屬性
ability-appmon-field-type =
    .before = { $values }型的
    .not-before = 非{ $values }型的
    .is = 是{ $values }型
    .is-not = 不是{ $values }型
ability-appmon-field-kind =
    .noun = { $values }
    .not-noun = 非{ $values }
    .is = 是{ $values }卡
    .is-not = 不是{ $values }卡
ability-appmon-field-plug =
    .before = 插頭有{ $values }的
    .not-before = 插頭沒有{ $values }的
    .is = 插頭有{ $values }
    .is-not = 插頭沒有{ $values }
ability-appmon-field-link =
    .before = 鏈接符號為{ $values }的
    .not-before = 鏈接符號不為{ $values }的
    .is = 鏈接符號為{ $values }
    .is-not = 鏈接符號不為{ $values }
ability-appmon-field-plain =
    .before = 沒有能力的
    .not-before = 有能力的
    .is = 沒有能力
    .is-not = 有能力
ability-appmon-field-open =
    .before = 翻開的
    .not-before = 反蓋的
    .is = 處於翻開狀態
    .is-not = 處於反蓋狀態

## Words

ability-appmon-word-who-me = 己方
ability-appmon-word-who-opponent = 對方
ability-appmon-word-letter-a = A
ability-appmon-word-letter-b = B
ability-appmon-word-letter-c = C
ability-appmon-word-grade-standard = 並級
ability-appmon-word-grade-super = 超級
ability-appmon-word-grade-ultimate = 極級
ability-appmon-word-grade-god = 神級
ability-appmon-word-timing-battle = 戰鬥
ability-appmon-word-attribute-social = 社交
ability-appmon-word-attribute-navi = 導航
ability-appmon-word-attribute-game = 遊戲
ability-appmon-word-attribute-entertainment = 娛樂
ability-appmon-word-attribute-life = 生活
ability-appmon-word-attribute-tool = 工具
ability-appmon-word-attribute-system = 系統
ability-appmon-word-symbol-circle = ●
ability-appmon-word-symbol-square = ■
ability-appmon-word-symbol-triangle = ▲
ability-appmon-word-use-options = 選項卡
ability-appmon-word-use-abilities = 能力
ability-appmon-word-use-links = 應用鏈接
ability-appmon-word-use-fusion = 應用融合與進化
ability-appmon-word-use-renewal = 牌庫更新
ability-appmon-word-source-options = 選項卡
ability-appmon-word-source-abilities = 能力
ability-appmon-word-bound-links = 鏈接次數
ability-appmon-word-bound-hand = 手牌
ability-appmon-word-owner-opponent = 對方
ability-appmon-word-owner-all = 任何
ability-appmon-word-end-top = 最上面
ability-appmon-word-end-bottom = 最下面
ability-appmon-word-span-phase = 階段
ability-appmon-word-span-battle = 戰鬥
ability-appmon-word-span-turn = 回合
ability-appmon-word-span-game = 局遊戲
ability-appmon-word-kind-appmon = 應用怪獸
ability-appmon-word-kind-digimon = 數碼寶貝
ability-appmon-word-kind-option = 選項
ability-appmon-word-kind-chip = 應用芯片
