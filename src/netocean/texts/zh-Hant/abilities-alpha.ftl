### Digital Monster Card Game α: how the nodes of its abilities are written.

## Frame

ability-alpha-frame-any-card = { $cards }
ability-alpha-frame-all-cards = 所有{ $cards }
ability-alpha-frame-modifiers-after = { $first }{ $second }
ability-alpha-frame-modifiers = { $first }{ $second }
ability-alpha-frame-card = 卡
ability-alpha-frame-chosen =
    { $style ->
        [mark] { $noun }{ $mark }
        [noun]
            { $role ->
                [choose] 所選的{ $noun }
               *[it]
                    { $number ->
                        [many] 這些{ $noun }
                       *[one] 該{ $noun }
                    }
            }
       *[it]
            { $number ->
                [many] 這些卡
               *[one] 該卡
            }
    }
ability-alpha-frame-choose =
    { $by ->
        [opponent] 由對手從{ $zone }選擇
       *[me] 從{ $zone }選擇
    }{ $up-to ->
        [yes] 最多{ $count }張
       *[no] { $count }張
    }{ $cards }{ $several ->
        [yes] { $mark }
       *[no] { "" }
    }

## Helpers, used by the messages below

ability-alpha--whose =
    { $who ->
        [opponent] 對方
        [owner] 其持有者
       *[me] 己方
    }
ability-alpha--make =
    { $mood ->
        [may] 使
       *[do] { "" }
    }
ability-alpha--cards =
    { $amount-form ->
        [number] { $amount }張
        [that] 同樣張數的
       *[value] 張數等於{ $amount }的
    }
ability-alpha--top-cards =
    { $amount-form ->
        [number] 最上面的{ $amount }張卡
        [that] 最上面同樣張數的卡
       *[value] 最上面的卡（張數等於{ $amount }）
    }
ability-alpha--plus =
    { $amount-form ->
        [number] +{ $amount }
       *[value] 增加{ $amount }
    }
ability-alpha--minus =
    { $amount-form ->
        [number] -{ $amount }
       *[value] 減少{ $amount }
    }
ability-alpha--filtered =
    { $filter-form ->
        [some] { $amount }張{ $filter }
       *[none] { ability-alpha--cards }卡
    }
ability-alpha--doer =
    { $things-form ->
        [none] { $card }
       *[some] { $things-subject }
    }
ability-alpha--measure =
    { $sign ->
        [equal] { $values }
        [unequal] { $values }以外
        [less] 小於{ $values }
        [at-most] { $values }以下
        [more] 大於{ $values }
       *[at-least] { $values }以上
    }

## Actions: numbers

ability-alpha-action-set-attack =
    { ability-alpha--make }{ $things }改用{ $letter }技能{ $amount-form ->
        [none] { "" }
       *[number] ，保持{ $letter }技能期間攻擊力{ ability-alpha--plus }
    }
ability-alpha-action-add-attack = { ability-alpha--make }{ $things }的攻擊力{ ability-alpha--plus }
ability-alpha-action-subtract-attack = { ability-alpha--make }{ $things }的攻擊力{ ability-alpha--minus }
ability-alpha-action-multiply-attack = { ability-alpha--make }{ $things }的攻擊力變為{ $amount }倍
ability-alpha-action-zero-attack = { ability-alpha--make }{ $things }的攻擊力變為0
ability-alpha-action-add-power = { ability-alpha--make }{ $things }的攻擊力加上其{ $letter }技能的數值
ability-alpha-action-halve-attack = { ability-alpha--make }{ $things }的攻擊力減半
ability-alpha-action-set-power = { ability-alpha--make }{ $things }的攻擊力（加減之前）變為{ $amount }
ability-alpha-action-add-hp = { ability-alpha--make }{ $things }的生命值{ ability-alpha--plus }
ability-alpha-action-subtract-hp = { ability-alpha--make }{ $things }的生命值{ ability-alpha--minus }
ability-alpha-action-set-hp = { ability-alpha--make }{ $things }的生命值（加減之前）變為{ $amount }
ability-alpha-action-add-speed = { ability-alpha--make }{ $things }的速度值{ ability-alpha--plus }
ability-alpha-action-subtract-speed = { ability-alpha--make }{ $things }的速度值{ ability-alpha--minus }
ability-alpha-action-set-speed = { ability-alpha--make }{ $things }的速度值（加減之前）變為{ $amount }
ability-alpha-action-add-cost = { ability-alpha--make }{ $things }的費用{ ability-alpha--plus }
ability-alpha-action-subtract-cost = { ability-alpha--make }{ $things }的費用{ ability-alpha--minus }
ability-alpha-action-swap-speed = 互換{ $things }與{ $things2 }的速度值

## Actions: what cards are, may and must

ability-alpha-action-become-type = { ability-alpha--make }{ $things }的戰鬥類型變為{ $letter }
ability-alpha-action-add-field = { ability-alpha--make }{ $things }也擁有{ $family }標誌
ability-alpha-action-add-name = { ability-alpha--make }{ $things }也視為「{ $name }」
ability-alpha-action-add-attribute = { ability-alpha--make }{ $things }也是{ $attribute }
ability-alpha-action-cannot = { ability-alpha--make }{ $things }不能{ $deed }
ability-alpha-action-must = { ability-alpha--make }{ $things }可能的話必須{ $deed }
ability-alpha-action-block-any-speed = { ability-alpha--make }{ $things }可以無視攻擊者的速度值進行阻擋
ability-alpha-action-blocked-from = { ability-alpha--make }{ $things }只能被速度值{ $amount }以上的數碼寶貝阻擋
ability-alpha-action-set-damage = { ability-alpha--make }{ $things }未被阻擋的攻擊造成{ $amount }點失分
ability-alpha-action-support-without = { ability-alpha--make }{ $things }可以無視{ $part }進行支援
ability-alpha-action-not-destroyed = { ability-alpha--make }{ $things }不會被破壞
ability-alpha-action-blank = { ability-alpha--make }{ $things }的特殊能力無效
ability-alpha-action-immune =
    { ability-alpha--make }{ $things }不受{ $owner-word ->
        [opponent] 對方
       *[all] 任何
    }{ $use }影響
ability-alpha-action-immune-from = { ability-alpha--make }{ $things }不受{ $filter }影響
ability-alpha-action-ignore-condition = { ability-alpha--make }己方的{ $filter }無視進化條件進化
ability-alpha-action-copy = 使{ $card }獲得{ $things }的常駐與觸發能力
ability-alpha-action-abilities-in-support = { ability-alpha--make }{ $things }在支援時也能使用特殊能力

## Actions: what players may, and what they lose

ability-alpha-action-raise-limit = { ability-alpha--make }{ ability-alpha--whose }的{ $bound }{ ability-alpha--plus }
ability-alpha-action-lower-limit = { ability-alpha--make }{ ability-alpha--whose }的{ $bound }{ ability-alpha--minus }
ability-alpha-action-multiply-loss = { ability-alpha--make }{ ability-alpha--whose }失去的點數變為{ $amount }倍
ability-alpha-action-halve-loss = { ability-alpha--make }{ ability-alpha--whose }失去的點數減半
ability-alpha-action-set-loss = { ability-alpha--make }{ ability-alpha--whose }每次失去的點數變為{ $amount }
ability-alpha-action-keep-points = { ability-alpha--make }{ ability-alpha--whose }不會失去點數
ability-alpha-action-forbid =
    { $mood ->
        [may] 禁止{ ability-alpha--whose }使用{ $use }
       *[do] { ability-alpha--whose }不能使用{ $use }
    }
ability-alpha-action-forbid-evolution =
    { $mood ->
        [may] 禁止{ ability-alpha--whose }進化為{ $filter }
       *[do] { ability-alpha--whose }不能進化為{ $filter }
    }

## Actions: the course of battle

ability-alpha-action-tie-battle = { ability-alpha--make }戰鬥成為平手
ability-alpha-action-win-battle = { ability-alpha--make }{ ability-alpha--whose }贏得戰鬥
ability-alpha-action-end-battle = { ability-alpha--make }戰鬥不分結果地結束
ability-alpha-action-both-damaged = { ability-alpha--make }戰鬥中的雙方數碼寶貝都受到等於對手攻擊力的傷害
ability-alpha-action-redirect = 將攻擊轉向{ $things }
ability-alpha-action-redirect-to-player = 將攻擊轉向玩家
ability-alpha-action-extra-opportunity = { ability-alpha--make }{ $things }本回合再獲得一次行動機會
ability-alpha-action-turn-upright = 將{ $things }豎置
ability-alpha-action-turn-sideways = 將{ $things }橫置

## Actions: points

ability-alpha-action-gain-points = { ability-alpha--make }{ ability-alpha--whose }點數{ ability-alpha--plus }
ability-alpha-action-lose-points = { ability-alpha--make }{ ability-alpha--whose }點數{ ability-alpha--minus }
ability-alpha-action-swap-points = 與對方互換點數
ability-alpha-action-equalise-points = 將點數較多一方的點數降到與另一方相同

## Actions: cards

ability-alpha-action-mill = 將{ ability-alpha--whose }網絡之海{ ability-alpha--top-cards }棄至暗區
ability-alpha-action-draw =
    { $who ->
        [opponent] 讓對方抽{ ability-alpha--cards }卡
        [owner] 讓其持有者抽{ ability-alpha--cards }卡
       *[me] 抽{ ability-alpha--cards }卡
    }
ability-alpha-action-discard-hand =
    { $who ->
        [opponent] 讓對方選擇{ ability-alpha--cards }手牌棄置
        [owner] 讓其持有者選擇{ ability-alpha--cards }手牌棄置
       *[me] 棄置己方{ ability-alpha--cards }手牌
    }
ability-alpha-action-discard-all = 棄置{ ability-alpha--whose }所有手牌
ability-alpha-action-discard-random = 隨機棄置{ ability-alpha--whose }{ ability-alpha--cards }手牌
ability-alpha-action-shuffle = 將{ ability-alpha--whose }網絡之海洗牌
ability-alpha-action-shuffle-hand = 將{ ability-alpha--whose }手牌洗回網絡之海
ability-alpha-action-renew = 重新洗切{ ability-alpha--whose }卡組
ability-alpha-action-look =
    查看{ $zone }{ $amount-form ->
        [none] { "" }
       *[number] { ability-alpha--top-cards }
    }
ability-alpha-action-reveal = 將{ $things }展示給對方
ability-alpha-action-to-hand =
    { $things-form ->
        [var] 將{ $things }加入手牌
       *[self] 將{ $things }收回手牌
    }
ability-alpha-action-to-net-ocean = 將{ $things }放到網絡之海的{ $end }
ability-alpha-action-discard = 將{ $things }棄至暗區
ability-alpha-action-destroy = 破壞{ $things }
ability-alpha-action-remove = 將{ $things }從遊戲中除外
ability-alpha-action-place = 將{ $var }正面放到場上
ability-alpha-action-evolve = 滿足進化條件，使{ $things }進化為{ $var }
ability-alpha-action-evolve-free = 無視進化條件，使{ $things }進化為{ $var }
ability-alpha-action-exchange = 將{ $things }棄至暗區，並將{ $var }放到其區域
ability-alpha-action-negate = 使{ $things }無效

## Costs

ability-alpha-cost-discard-hand = 棄置手牌中的{ ability-alpha--filtered }
ability-alpha-cost-discard-all = 棄置己方所有手牌
ability-alpha-cost-mill = 將己方網絡之海{ ability-alpha--top-cards }棄至暗區
ability-alpha-cost-lose-points = 己方點數{ ability-alpha--minus }
ability-alpha-cost-turn-this = 將此卡橫置
ability-alpha-cost-send-this = 將此卡棄至暗區
ability-alpha-cost-turn = 將己方場上其他1張{ $filter-any }橫置
ability-alpha-cost-send = 將己方場上其他1張{ $filter-any }棄至暗區
ability-alpha-cost-reveal = 展示手牌中的1張{ $filter-any }
ability-alpha-cost-remove = 將己方暗區的{ ability-alpha--filtered }從遊戲中除外

## Conditions and amounts

ability-alpha-condition-evolved-this-turn = { ability-alpha--doer }在本回合進化過
    .not = { ability-alpha--doer }在本回合沒有進化過
ability-alpha-condition-evolved-from = { ability-alpha--doer }在本回合由{ $filter }進化而來
    .not = { ability-alpha--doer }在本回合不是由{ $filter }進化而來
ability-alpha-condition-has-on-sheet = { ability-alpha--whose }場上有{ $filter }
    .not = { ability-alpha--whose }場上沒有{ $filter }
ability-alpha-condition-first-player = { ability-alpha--whose }是先攻
    .not = { ability-alpha--whose }是後攻
ability-alpha-condition-alpha-battle = 這是阿爾法戰鬥
    .not = 這不是阿爾法戰鬥
ability-alpha-condition-used-command = { ability-alpha--whose }在本次戰鬥中使用過指令卡
    .not = { ability-alpha--whose }在本次戰鬥中沒有使用過指令卡
ability-alpha-amount-that = 相同數值
ability-alpha-amount-power = { $things }的{ $letter }技能的數值
ability-alpha-amount-level = { $things }的等級
ability-alpha-amount-speed = { $things }的速度值
ability-alpha-amount-hp = { $things }的生命值
ability-alpha-amount-cost = { $things }的費用
ability-alpha-amount-count = { $things-many }的張數
    .each = 每有1張{ $things-one }
ability-alpha-amount-count-in = { $zone }中{ $things-many }的張數
    .each = { $zone }中每有1張{ $things-one }
ability-alpha-amount-times = { $amount2 }的{ $amount }倍
    .each = yes

## Events

ability-alpha-event-turn-starts = 回合開始時
ability-alpha-event-step-begins = { ability-alpha--whose }{ $step }開始時
ability-alpha-event-step-ends = { ability-alpha--whose }{ $step }結束時
ability-alpha-event-opened = { ability-alpha--doer }翻開時
ability-alpha-event-burst = { ability-alpha--whose }進行爆裂處理時
ability-alpha-event-evolved =
    { $things-form ->
        [none] 進化為{ $card }時
       *[some] { $things-subject }進化後
    }
ability-alpha-event-evolved-from =
    { $things-form ->
        [none] 由{ $card }進化時
       *[some] 由{ $things-subject }進化時
    }
ability-alpha-event-evolution-failed = { ability-alpha--doer }的進化失敗時
ability-alpha-event-opportunity = 輪到{ ability-alpha--doer }行動時
ability-alpha-event-attacks = { ability-alpha--doer }攻擊時
ability-alpha-event-attacked = { ability-alpha--doer }被攻擊時
ability-alpha-event-player-attacked = { ability-alpha--whose }玩家被攻擊時
ability-alpha-event-blocks = { ability-alpha--doer }阻擋時
ability-alpha-event-blocked = { ability-alpha--doer }被阻擋時
ability-alpha-event-not-blocked = { ability-alpha--doer }的攻擊未被阻擋時
ability-alpha-event-supports = { ability-alpha--doer }進行支援時
ability-alpha-event-supported = { ability-alpha--doer }得到支援時
ability-alpha-event-start-of-battle =
    { $things-form ->
        [none] 戰鬥開始時
       *[some] { $things-subject }的戰鬥開始時
    }
ability-alpha-event-skill = { $card }使用{ $letter }技能時
ability-alpha-event-win = { ability-alpha--doer }戰鬥勝利時
ability-alpha-event-loss = { ability-alpha--doer }戰鬥失敗時
ability-alpha-event-draw = { ability-alpha--doer }的戰鬥平手時
ability-alpha-event-end-of-battle =
    { $things-form ->
        [none] 戰鬥結束時
       *[some] { $things-subject }的戰鬥結束時
    }
ability-alpha-event-attack-over = { ability-alpha--doer }的攻擊結束後
ability-alpha-event-destroyed = { ability-alpha--doer }被破壞時
ability-alpha-event-points-lost = { ability-alpha--whose }失去點數時
ability-alpha-event-points-gained = { ability-alpha--whose }獲得點數時
ability-alpha-event-leaves-play = { ability-alpha--doer }未被破壞而離場時
ability-alpha-event-leaves-slot = { $card }離開配置區時
ability-alpha-event-negated = { $card }被無效時
ability-alpha-event-renewed = { ability-alpha--whose }重新洗切卡組時
ability-alpha-event-end-of-turn = 回合結束時

## Durations

ability-alpha-duration-end-of-battle = 直到戰鬥結束
ability-alpha-duration-end-of-turn = 直到本回合結束
ability-alpha-duration-turns =
    { $amount ->
        [1] 本回合中
        [2] 直到下回合結束
       *[other] { $amount }回合內（包括本回合）
    }
ability-alpha-duration-stays = 此卡在場期間
ability-alpha-duration-on-box = 只要該區域有數碼寶貝

## Keywords

ability-alpha-keyword-copies = 卡組中最多可放入{ $amount }張此卡。
ability-alpha-keyword-stands-for-partner = 此卡可代替進化所需的搭檔。
ability-alpha-keyword-fixed = 此卡的進化條件不能無視。
ability-alpha-keyword-placed-free = 蓋放此卡時不計算其費用。
ability-alpha-keyword-no-adding = 同名卡的常駐能力不疊加。

## Properties

ability-alpha-property-points = { ability-alpha--whose }點數
ability-alpha-property-level =
    { $form ->
        [subject] { ability-alpha--whose }戰鬥中的數碼寶貝
       *[value] { ability-alpha--whose }戰鬥中的數碼寶貝的等級
    }
ability-alpha-property-attack = { ability-alpha--whose }戰鬥中的數碼寶貝所用的技能
ability-alpha-property-power = { ability-alpha--whose }戰鬥中的數碼寶貝的攻擊力
ability-alpha-property-active = { ability-alpha--whose }戰鬥中的數碼寶貝
ability-alpha-property-type = { ability-alpha--whose }戰鬥中的數碼寶貝的戰鬥類型
ability-alpha-property-speed = { ability-alpha--whose }戰鬥中的數碼寶貝的速度值
ability-alpha-property-hp = { ability-alpha--whose }戰鬥中的數碼寶貝的生命值
ability-alpha-property-cost = { ability-alpha--whose }戰鬥中的數碼寶貝的費用
ability-alpha-property-supporters = { ability-alpha--whose }支援的數碼寶貝數量
    .each = 每有1隻{ ability-alpha--whose }支援的數碼寶貝
ability-alpha-property-hand =
    { $form ->
        [count] { ability-alpha--whose }手牌張數
       *[place] { ability-alpha--whose }手牌
    }
    .each = { ability-alpha--whose }每有1張手牌
ability-alpha-property-net-ocean =
    { $form ->
        [count] { ability-alpha--whose }網絡之海的張數
       *[place] { ability-alpha--whose }網絡之海
    }
    .each = { ability-alpha--whose }網絡之海每有1張卡
ability-alpha-property-dark-area =
    { $form ->
        [count] { ability-alpha--whose }暗區的張數
       *[place] { ability-alpha--whose }暗區
    }
    .each = { ability-alpha--whose }暗區每有1張卡
ability-alpha-property-removed =
    { $form ->
        [count] { ability-alpha--whose }從遊戲中除外的卡的張數
       *[place] { ability-alpha--whose }從遊戲中除外的卡
    }
    .each = { ability-alpha--whose }每有1張從遊戲中除外的卡
ability-alpha-property-slots =
    { $form ->
        [count] { ability-alpha--whose }配置區的張數
       *[place] { ability-alpha--whose }配置區
    }
    .each = { ability-alpha--whose }配置區每有1張卡
ability-alpha-property-boxes =
    { $form ->
        [count] { ability-alpha--whose }場上的數碼寶貝數量
       *[place] { ability-alpha--whose }數碼寶貝區
    }
    .each = { ability-alpha--whose }場上每有1隻數碼寶貝

## Fields of a filter

ability-alpha-field-name =
    .before = 名稱為{ $values }的
    .not-before = 名稱不是{ $values }的
    .is = 名稱為{ $values }
    .is-not = 名稱不是{ $values }
ability-alpha-field-contains =
    .before = 名稱含{ $values }的
    .not-before = 名稱不含{ $values }的
    .is = 名稱含{ $values }
    .is-not = 名稱不含{ $values }
ability-alpha-field-number =
    .before = 編號為{ $values }的
    .not-before = 編號不是{ $values }的
    .is = 編號為{ $values }
    .is-not = 編號不是{ $values }
ability-alpha-field-level =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-alpha-field-up-to =
    .before = { $values }以下的
    .not-before = 高於{ $values }的
    .is = 是{ $values }以下
    .is-not = 高於{ $values }
ability-alpha-field-from =
    .before = { $values }以上的
    .not-before = 低於{ $values }的
    .is = 是{ $values }以上
    .is-not = 低於{ $values }
ability-alpha-field-type =
    .before = 戰鬥類型{ $values }的
    .not-before = 戰鬥類型不是{ $values }的
    .is = 戰鬥類型是{ $values }
    .is-not = 戰鬥類型不是{ $values }
ability-alpha-field-field =
    .before = { $values }
    .not-before = 沒有{ $values }標誌的
    .is = 有{ $values }標誌
    .is-not = 沒有{ $values }標誌
ability-alpha-field-attribute =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-alpha-field-species =
    .before = 種族為{ $values }的
    .not-before = 種族不是{ $values }的
    .is = 種族為{ $values }
    .is-not = 種族不是{ $values }
ability-alpha-field-kind =
    .noun = { $values }
    .not-noun = 非{ $values }卡
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-alpha-field-class =
    .noun = { $values }
    .not-noun = 非{ $values }卡
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-alpha-field-owner =
    .first =
        { $values-word ->
            [opponent] 對方
            [owner] 其持有者的
           *[me] 己方
        }
    .not-first =
        { $values-word ->
            [opponent] 不屬於對方的
            [owner] 不屬於其持有者的
           *[me] 不屬於己方的
        }
    .is =
        { $values-word ->
            [opponent] 屬於對方
            [owner] 屬於其持有者
           *[me] 屬於己方
        }
    .is-not =
        { $values-word ->
            [opponent] 不屬於對方
            [owner] 不屬於其持有者
           *[me] 不屬於己方
        }
ability-alpha-field-role =
    .before = { $values }的
    .not-before = 並非{ $values }的
    .is = 正在{ $values }
    .is-not = 並非正在{ $values }
ability-alpha-field-upright =
    .before = 豎置的
    .not-before = 橫置的
    .is = 是豎置狀態
    .is-not = 是橫置狀態
ability-alpha-field-plain =
    .before = 沒有特殊能力的
    .not-before = 有特殊能力的
    .is = 沒有特殊能力
    .is-not = 有特殊能力
ability-alpha-field-evolved =
    .front = 本回合進化過的
    .not-front = 本回合沒有進化過的
    .is = 在本回合進化過
    .is-not = 在本回合沒有進化過
ability-alpha-field-another =
    .first = { $card }以外的
    .not-first = 作為{ $card }的
    .is = 不是{ $card }
    .is-not = 是{ $card }
ability-alpha-field-speed =
    .before = 速度值{ ability-alpha--measure }的
    .is = 速度值為{ ability-alpha--measure }
    .is-not = 速度值為{ ability-alpha--measure }
ability-alpha-field-cost =
    .before = 費用{ ability-alpha--measure }的
    .is = 費用為{ ability-alpha--measure }
    .is-not = 費用為{ ability-alpha--measure }
ability-alpha-field-hp =
    .before = 生命值{ ability-alpha--measure }的
    .is = 生命值為{ ability-alpha--measure }
    .is-not = 生命值為{ ability-alpha--measure }

## Words

ability-alpha-word-who-me = 己方
ability-alpha-word-who-opponent = 對方
ability-alpha-word-who-owner = 其持有者
ability-alpha-word-things-me = 己方戰鬥中的數碼寶貝
ability-alpha-word-things-opponent = 對方戰鬥中的數碼寶貝
ability-alpha-word-things-self = 此卡
ability-alpha-word-things-it = 該卡
ability-alpha-word-things-other = 另一隻數碼寶貝
ability-alpha-word-things-last-command = 最後使用的指令卡
ability-alpha-word-letter-a = A
ability-alpha-word-letter-b = B
ability-alpha-word-letter-c = C
ability-alpha-word-level-i = 等級I
ability-alpha-word-level-ii = 等級II
ability-alpha-word-level-iii = 等級III
ability-alpha-word-level-iv = 等級IV
ability-alpha-word-level-perfect = 完全體
ability-alpha-word-level-ultimate = 究極體
ability-alpha-word-timing-battle = 指令時機
ability-alpha-word-step-reset = 重置步驟
ability-alpha-word-step-surplus = 處理多餘卡步驟
ability-alpha-word-step-fill = 補滿手牌步驟
ability-alpha-word-step-placing = 蓋放步驟
ability-alpha-word-step-turning-up = 翻開蓋卡步驟
ability-alpha-word-step-cost-check = 檢查費用步驟
ability-alpha-word-step-evolution-check = 確認進化條件步驟
ability-alpha-word-step-line-up = 數碼寶貝排序步驟
ability-alpha-word-attribute-vaccine = 疫苗種
ability-alpha-word-attribute-data = 資料種
ability-alpha-word-attribute-virus = 病毒種
ability-alpha-word-attribute-free = 自由種
ability-alpha-word-attribute-variable = 可變種
ability-alpha-word-family-nsp = 自然靈魂
ability-alpha-word-family-ds = 深海救星
ability-alpha-word-family-nso = 惡夢軍團
ability-alpha-word-family-wg = 風之守衛
ability-alpha-word-family-me = 鋼鐵帝國
ability-alpha-word-family-uk = 未知
ability-alpha-word-family-da = 黑暗領域
ability-alpha-word-family-vb = 病毒剋星
ability-alpha-word-family-dr = 龍之咆哮
ability-alpha-word-family-jt = 叢林軍團
ability-alpha-word-kind-digimon = 數碼寶貝
ability-alpha-word-kind-option = 選項卡
ability-alpha-word-kind-command = 指令卡
ability-alpha-word-class-field = 場地
ability-alpha-word-class-ordinary = 普通選項卡
ability-alpha-word-role-attacker = 攻擊
ability-alpha-word-role-blocker = 阻擋
ability-alpha-word-role-target = 被攻擊
ability-alpha-word-role-supporter = 支援
ability-alpha-word-deed-attack = 攻擊
ability-alpha-word-deed-alpha-attack = 進行阿爾法攻擊
ability-alpha-word-deed-block = 阻擋
ability-alpha-word-deed-support = 支援
ability-alpha-word-deed-be-attacked = 被攻擊
ability-alpha-word-deed-be-blocked = 被阻擋
ability-alpha-word-part-type = 戰鬥類型
ability-alpha-word-part-field = 場地
ability-alpha-word-use-options = 選項卡
ability-alpha-word-use-abilities = 特殊能力
ability-alpha-word-use-commands = 指令卡
ability-alpha-word-use-renewal = 重新洗切卡組
ability-alpha-word-owner-opponent = 對方
ability-alpha-word-owner-all = 所有
ability-alpha-word-bound-costs = 總費用上限
ability-alpha-word-bound-placing = 蓋放費用上限
ability-alpha-word-bound-digimon = 可蓋放的數碼寶貝卡張數
ability-alpha-word-bound-options = 可蓋放的選項卡張數
ability-alpha-word-bound-hand = 手牌上限
ability-alpha-word-end-top = 最上面
ability-alpha-word-end-bottom = 最下面
ability-alpha-word-span-battle = 場戰鬥
ability-alpha-word-span-turn = 回合
ability-alpha-word-span-game = 場遊戲
