### Hyper Colosseum: how the nodes of its abilities are written.

## Helpers, used by the messages below

ability-colosseum--whose =
    { $who ->
        [opponent] 對方
       *[me] 己方
    }
ability-colosseum--digimon = { ability-colosseum--whose }數碼寶貝
ability-colosseum--of-digimon = { ability-colosseum--whose }數碼寶貝的攻擊力
ability-colosseum--make =
    { $mood ->
        [may] 使
       *[do] { "" }
    }
ability-colosseum--cards =
    { $amount-form ->
        [number] { $amount }張
        [that] 同樣張數的
       *[value] 張數等於{ $amount }的
    }
ability-colosseum--top-cards =
    { $amount-form ->
        [number] 最上面的{ $amount }張卡
        [that] 最上面同樣張數的卡
       *[value] 最上面的卡（張數等於{ $amount }）
    }
ability-colosseum--plus =
    { $amount-form ->
        [number] +{ $amount }
       *[value] 增加{ $amount }
    }
ability-colosseum--minus =
    { $amount-form ->
        [number] -{ $amount }
       *[value] 減少{ $amount }
    }

## Actions: attack

ability-colosseum-action-set-attack =
    { ability-colosseum--make }{ ability-colosseum--digimon }改用{ $letter }攻擊{ $amount-form ->
        [none] { "" }
       *[number] ，保持{ $letter }攻擊期間攻擊力{ ability-colosseum--plus }
    }
ability-colosseum-action-add-attack = { ability-colosseum--make }{ ability-colosseum--of-digimon }{ ability-colosseum--plus }
ability-colosseum-action-subtract-attack = { ability-colosseum--make }{ ability-colosseum--of-digimon }{ ability-colosseum--minus }
ability-colosseum-action-multiply-attack = { ability-colosseum--make }{ ability-colosseum--of-digimon }變為{ $amount }倍
ability-colosseum-action-zero-attack = { ability-colosseum--make }{ ability-colosseum--of-digimon }變為0
ability-colosseum-action-add-power = { ability-colosseum--make }{ ability-colosseum--of-digimon }加上其{ $letter }攻擊的數值

## Actions: points

ability-colosseum-action-gain-points = { ability-colosseum--make }{ ability-colosseum--whose }點數{ ability-colosseum--plus }
ability-colosseum-action-lose-points = { ability-colosseum--make }{ ability-colosseum--whose }點數{ ability-colosseum--minus }
ability-colosseum-action-multiply-loss = { ability-colosseum--make }{ ability-colosseum--whose }的失分點數變為{ $amount }倍

## Actions: cards

ability-colosseum-action-mill = 將{ ability-colosseum--whose }網絡之海{ ability-colosseum--top-cards }棄至暗區
ability-colosseum-action-draw =
    { $who ->
        [opponent] 讓對方抽{ ability-colosseum--cards }卡
       *[me] 抽{ ability-colosseum--cards }卡
    }
ability-colosseum-action-refill =
    { $who ->
        [opponent] 讓對方補滿手牌
       *[me] 補滿己方手牌
    }
ability-colosseum-action-discard-hand =
    { $who ->
        [opponent] 讓對方選擇{ ability-colosseum--cards }手牌棄置
       *[me] 棄置己方{ ability-colosseum--cards }手牌
    }
ability-colosseum-action-discard-all = 棄置{ ability-colosseum--whose }所有手牌
ability-colosseum-action-discard-random = 隨機棄置{ ability-colosseum--whose }{ ability-colosseum--cards }手牌
ability-colosseum-action-discard = 將{ $var }棄至暗區
ability-colosseum-action-look =
    查看{ $zone }{ $amount-form ->
        [none] { "" }
       *[number] { ability-colosseum--top-cards }
    }
ability-colosseum-action-reveal = 將{ $var }展示給對方
ability-colosseum-action-to-hand = 將{ $var }加入手牌
ability-colosseum-action-to-net-ocean = 將{ $var }放到網絡之海的{ $end }
ability-colosseum-action-to-gauge = 將{ $var }疊放在點數區（不再參與遊戲）
ability-colosseum-action-to-support = 將{ $var }放入支援區
ability-colosseum-action-shuffle = 將{ ability-colosseum--whose }網絡之海洗牌

## Actions: Digimon

ability-colosseum-action-evolve = 滿足進化條件，進化為{ $var }
ability-colosseum-action-evolve-free = 無視條件卡與附註，進化為{ $var }（出戰的數碼寶貝須相符）
ability-colosseum-action-place = 將{ $var }放到己方數碼寶貝區的等級III上
ability-colosseum-action-warp = 用己方進化區的卡逐級進化，最高到{ $level }（不必付條件卡，但須遵守附註）
ability-colosseum-action-degenerate = 將{ ability-colosseum--whose }{ $level }的數碼寶貝退化為{ $level2 }
ability-colosseum-action-remove-evolved = 將{ ability-colosseum--whose }進化後的數碼寶貝棄至暗區
ability-colosseum-action-remove-level-iii = 將{ ability-colosseum--whose }沒有疊放其他卡的等級III數碼寶貝棄至暗區
ability-colosseum-action-exchange = 將己方的等級III替換為{ $var }

## Actions: other effects

ability-colosseum-action-negate = 使{ $var }無效
ability-colosseum-action-forbid =
    { $mood ->
        [may] 禁止{ ability-colosseum--whose }使用{ $use }
       *[do] { ability-colosseum--whose }不能使用{ $use }
    }
ability-colosseum-action-immune =
    { ability-colosseum--make }己方數碼寶貝不受{ $owner-word ->
        [opponent] 對方
       *[all] 任何
    }{ $use }影響

## Costs

ability-colosseum-cost-discard-hand = 棄置己方{ ability-colosseum--cards }手牌
ability-colosseum-cost-discard-all = 棄置己方所有手牌
ability-colosseum-cost-mill = 將己方網絡之海{ ability-colosseum--top-cards }棄至暗區
ability-colosseum-cost-lose-points = 己方點數{ ability-colosseum--minus }
ability-colosseum-cost-open-this = 翻開此卡
ability-colosseum-cost-send-this = 將此卡棄至暗區

## Conditions and amounts

ability-colosseum-condition-evolved-this-turn = 己方數碼寶貝在本回合進化過
    .not = 己方數碼寶貝在本回合沒有進化過
ability-colosseum-condition-first-attacker = { ability-colosseum--whose }是先攻
    .not = { ability-colosseum--whose }是後攻
ability-colosseum-condition-has-on-sheet = { ability-colosseum--whose }場地上有{ $filter }
    .not = { ability-colosseum--whose }場地上沒有{ $filter }
ability-colosseum-amount-that = 同樣的數值
ability-colosseum-amount-power = { ability-colosseum--digimon }{ $letter }攻擊的數值

## Events

ability-colosseum-event-opened = 此卡翻開時
ability-colosseum-event-evolved = 進化為此卡時
ability-colosseum-event-start-of-battle = 戰鬥開始時
ability-colosseum-event-win = 己方贏得戰鬥時
ability-colosseum-event-loss = 己方輸掉戰鬥時
ability-colosseum-event-draw = 戰鬥平手時
ability-colosseum-event-points-lost = 己方點數減少時
ability-colosseum-event-points-gained = 己方點數增加時
ability-colosseum-event-attack-added = 己方數碼寶貝的攻擊力因效果增加時
ability-colosseum-event-after-points = 計算點數後
ability-colosseum-event-end-of-phase = 階段結束時
ability-colosseum-event-end-of-battle = 戰鬥結束時
ability-colosseum-event-end-of-turn = 回合結束時
ability-colosseum-event-leaves-slot = 此卡離開配置區時
ability-colosseum-event-negated = 此卡被無效時
ability-colosseum-event-box-emptied = 己方數碼寶貝區變空時

## Limits and durations

ability-colosseum-limit-at-use = 使用後
ability-colosseum-limit-end-of-phase = 階段結束
ability-colosseum-limit-end-of-battle = 戰鬥結束
ability-colosseum-limit-end-of-turn = 回合結束
ability-colosseum-limit-turns = { $amount }回合（含本回合）
ability-colosseum-limit-with-active = 與己方出戰的數碼寶貝一同離場
ability-colosseum-limit-stays = 直到離開配置區
ability-colosseum-duration-end-of-phase = 到階段結束為止
ability-colosseum-duration-end-of-battle = 到戰鬥結束為止
ability-colosseum-duration-end-of-turn = 到回合結束為止
ability-colosseum-duration-turns = { $amount }回合內（含本回合）
ability-colosseum-duration-with-active = 在己方數碼寶貝出戰期間

## Keywords

ability-colosseum-keyword-sky = 飛行
ability-colosseum-keyword-underwater = 水中
ability-colosseum-keyword-underground = 地中
ability-colosseum-keyword-proud = 驕傲
ability-colosseum-keyword-payment = 此卡可以用來支付進化條件。
ability-colosseum-keyword-stands-for-partner = 此卡可以代替聯展進化的其中一隻。
ability-colosseum-keyword-copies = 卡組中最多可放入{ $amount }張此卡。
ability-colosseum-keyword-kept = 不能主動棄置此卡。

## Properties

ability-colosseum-property-points = { ability-colosseum--whose }點數
ability-colosseum-property-level =
    { $form ->
        [subject] { ability-colosseum--digimon }
       *[value] { ability-colosseum--digimon }的等級
    }
ability-colosseum-property-attack = { ability-colosseum--digimon }使用的攻擊
ability-colosseum-property-power = { ability-colosseum--of-digimon }
ability-colosseum-property-active = { ability-colosseum--digimon }
ability-colosseum-property-hand =
    { $form ->
        [count] { ability-colosseum--whose }手牌張數
       *[place] { ability-colosseum--whose }手牌
    }
ability-colosseum-property-net-ocean =
    { $form ->
        [count] { ability-colosseum--whose }網絡之海張數
       *[place] { ability-colosseum--whose }網絡之海
    }
ability-colosseum-property-dark-area =
    { $form ->
        [count] { ability-colosseum--whose }暗區張數
       *[place] { ability-colosseum--whose }暗區
    }
ability-colosseum-property-slots =
    { $form ->
        [count] { ability-colosseum--whose }配置區張數
       *[place] { ability-colosseum--whose }配置區
    }
ability-colosseum-property-evolution-box =
    { $form ->
        [count] { ability-colosseum--whose }進化區張數
       *[place] { ability-colosseum--whose }進化區
    }
ability-colosseum-property-support-box =
    { $form ->
        [count] { ability-colosseum--whose }支援區張數
       *[place] { ability-colosseum--whose }支援區
    }
ability-colosseum-property-box =
    { $form ->
        [count] { ability-colosseum--whose }數碼寶貝區張數
       *[place] { ability-colosseum--whose }數碼寶貝區
    }

## Fields of a filter

ability-colosseum-field-name =
    .before = 名為{ $values }的
    .not-before = 卡名不是{ $values }的
    .is = 名為{ $values }
    .is-not = 卡名不是{ $values }
ability-colosseum-field-number =
    .before = 卡號為{ $values }的
    .not-before = 卡號不為{ $values }的
    .is = 卡號為{ $values }
    .is-not = 卡號不為{ $values }
ability-colosseum-field-frame =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-colosseum-field-level =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-colosseum-field-attribute =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-colosseum-field-species =
    .before = 種族為{ $values }的
    .not-before = 種族不為{ $values }的
    .is = 種族為{ $values }
    .is-not = 種族不為{ $values }
ability-colosseum-field-field =
    .before = 領域為{ $values }的
    .not-before = 領域不為{ $values }的
    .is = 屬於{ $values }領域
    .is-not = 不屬於{ $values }領域
ability-colosseum-field-group =
    .before = 屬於{ $values }群體的
    .not-before = 不屬於{ $values }群體的
    .is = 屬於{ $values }群體
    .is-not = 不屬於{ $values }群體
ability-colosseum-field-type =
    .before = { $values }型的
    .not-before = 非{ $values }型的
    .is = 是{ $values }型
    .is-not = 不是{ $values }型
ability-colosseum-field-keyword =
    .before = 具有{ $values }能力的
    .not-before = 不具有{ $values }能力的
    .is = 具有{ $values }能力
    .is-not = 不具有{ $values }能力
ability-colosseum-field-kind =
    .noun = { $values }
    .not-noun = 非{ $values }
    .is = 是{ $values }卡
    .is-not = 不是{ $values }卡
ability-colosseum-field-class =
    .noun = { $values }
    .not-noun = 非{ $values }
    .is = 是{ $values }卡
    .is-not = 不是{ $values }卡
ability-colosseum-field-block =
    .before = 有{ $values }條件的
    .not-before = 沒有{ $values }條件的
    .is = 有{ $values }條件
    .is-not = 沒有{ $values }條件
ability-colosseum-field-open =
    .before = 翻開的
    .not-before = 反蓋的
    .is = 處於翻開狀態
    .is-not = 處於反蓋狀態

## Words

ability-colosseum-word-who-me = 己方
ability-colosseum-word-who-opponent = 對方
ability-colosseum-word-letter-a = A
ability-colosseum-word-letter-b = B
ability-colosseum-word-letter-c = C
ability-colosseum-word-level-none = 無等級
ability-colosseum-word-level-iii = 等級III
ability-colosseum-word-level-iv = 等級IV
ability-colosseum-word-level-perfect = 完全體
ability-colosseum-word-level-ultimate = 究極體
ability-colosseum-word-level-armor = 裝甲體
ability-colosseum-word-level-hybrid = 混合體
ability-colosseum-word-timing-preparation = 準備
ability-colosseum-word-timing-evolution = 進化
ability-colosseum-word-timing-field = 進化階段剛結束時
ability-colosseum-word-timing-battle = 戰鬥
ability-colosseum-word-timing-points = 計算
ability-colosseum-word-frame-blue = 藍框
ability-colosseum-word-frame-red = 紅框
ability-colosseum-word-frame-green = 綠框
ability-colosseum-word-frame-yellow = 黃框
ability-colosseum-word-frame-black = 黑框
ability-colosseum-word-frame-white = 白框
ability-colosseum-word-frame-purple = 紫框
ability-colosseum-word-attribute-vaccine = 疫苗種
ability-colosseum-word-attribute-data = 資料種
ability-colosseum-word-attribute-virus = 病毒種
ability-colosseum-word-attribute-free = 自由種
ability-colosseum-word-attribute-variable = 可變種
ability-colosseum-word-family-nsp = 自然靈魂
ability-colosseum-word-family-ds = 深海救星
ability-colosseum-word-family-nso = 惡夢軍團
ability-colosseum-word-family-wg = 風之守衛
ability-colosseum-word-family-me = 鋼鐵帝國
ability-colosseum-word-family-uk = 未知
ability-colosseum-word-family-da = 黑暗地帶
ability-colosseum-word-family-vb = 病毒剋星
ability-colosseum-word-family-dr = 龍之咆哮
ability-colosseum-word-family-jt = 叢林騎兵
ability-colosseum-word-block-evolution = 進化
ability-colosseum-word-block-fusion = 融合
ability-colosseum-word-block-appearance = 出現
ability-colosseum-word-trait-sky = 飛行
ability-colosseum-word-trait-underwater = 水中
ability-colosseum-word-trait-underground = 地中
ability-colosseum-word-trait-proud = 驕傲
ability-colosseum-word-use-options = 選項卡
ability-colosseum-word-use-abilities = 特殊能力
ability-colosseum-word-use-supports = 支援能力
ability-colosseum-word-owner-opponent = 對方
ability-colosseum-word-owner-all = 全部
ability-colosseum-word-end-top = 最上面
ability-colosseum-word-end-bottom = 最下面
ability-colosseum-word-span-phase = 階段
ability-colosseum-word-span-battle = 場戰鬥
ability-colosseum-word-span-turn = 回合
ability-colosseum-word-kind-digimon = 數碼寶貝
ability-colosseum-word-kind-option = 選項
ability-colosseum-word-class-item = 道具
ability-colosseum-word-class-program = 程式
ability-colosseum-word-class-field = 場地
