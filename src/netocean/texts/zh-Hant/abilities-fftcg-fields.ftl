### Final Fantasy TCG: the fields of a filter.

## Helpers, used by the messages below

ability-fftcg--bound =
    { $form ->
        [number]
            { $sign ->
                [equal] { $values }
                [unequal] 不為{ $values }
                [less] 不足{ $values }
                [at-most] { $values }以下
                [more] 大於{ $values }
               *[at-least] { $values }以上
            }
       *[value]
            { $sign ->
                [equal] 等於{ $values }
                [unequal] 不等於{ $values }
                [less] 小於{ $values }
                [at-most] 不大於{ $values }
                [more] 大於{ $values }
               *[at-least] 不小於{ $values }
            }
    }
ability-fftcg--is-bound =
    { $form ->
        [number]
            { $sign ->
                [equal] 是{ $values }
                [unequal] 不是{ $values }
                [less] 小於{ $values }
                [at-most] 在{ $values }以下
                [more] 大於{ $values }
               *[at-least] 在{ $values }以上
            }
       *[value] { ability-fftcg--bound }
    }
ability-fftcg--seat =
    { $values-word ->
        [opponent] 對手
        [actor] 自己
       *[me] 己方
    }

ability-fftcg--of-seat =
    { $place ->
        [field] { ability-fftcg--seat }控制的
       *[other] { ability-fftcg--seat }的
    }

## Fields

ability-fftcg-field-type =
    .noun = { $values }
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-fftcg-field-element =
    .before = { $values }屬性的
    .not-before = 非{ $values }屬性的
    .is = 是{ $values }屬性
    .is-not = 不是{ $values }屬性
ability-fftcg-field-job =
    .before = 職業「{ $values }」的
    .not-before = 職業不是「{ $values }」的
    .is = 具有職業「{ $values }」
    .is-not = 不具有職業「{ $values }」
ability-fftcg-field-category =
    .before = 類別「{ $values }」的
    .not-before = 類別不是「{ $values }」的
    .is = 是類別「{ $values }」
    .is-not = 不是類別「{ $values }」
ability-fftcg-field-name =
    .before = 卡牌名{ $values }的
    .not-front = 卡牌名不是{ $values }的
    .is = 卡牌名是{ $values }
    .is-not = 卡牌名不是{ $values }
ability-fftcg-field-cost =
    .before = 費用{ ability-fftcg--bound }的
    .is = 費用{ ability-fftcg--is-bound }
    .is-not = 費用不{ ability-fftcg--is-bound }
ability-fftcg-field-power =
    .before = 力量值{ ability-fftcg--bound }的
    .is = 力量值{ ability-fftcg--is-bound }
    .is-not = 力量值不{ ability-fftcg--is-bound }
ability-fftcg-field-of =
    .first = { ability-fftcg--of-seat }
    .not-first = 不由{ ability-fftcg--seat }控制的
    .is = 由{ ability-fftcg--seat }控制
    .is-not = 不由{ ability-fftcg--seat }控制
ability-fftcg-field-owned =
    .first = { ability-fftcg--seat }持有的
    .not-first = 不由{ ability-fftcg--seat }持有的
    .is = 由{ ability-fftcg--seat }持有
    .is-not = 不由{ ability-fftcg--seat }持有
ability-fftcg-field-active =
    .before = 行動狀態的
    .not-before = 非行動狀態的
    .is = 處於行動狀態
    .is-not = 不處於行動狀態
ability-fftcg-field-dull =
    .before = 休止狀態的
    .not-before = 非休止狀態的
    .is = 處於休止狀態
    .is-not = 不處於休止狀態
ability-fftcg-field-frozen =
    .before = 凍結的
    .not-before = 未凍結的
    .is = 已凍結
    .is-not = 未凍結
ability-fftcg-field-attacking =
    .before = 正在攻擊的
    .not-before = 未在攻擊的
    .is = 正在攻擊
    .is-not = 沒有在攻擊
ability-fftcg-field-blocking =
    .before = 正在防禦的
    .not-before = 未在防禦的
    .is = 正在防禦
    .is-not = 沒有在防禦
ability-fftcg-field-blocked =
    .before = 被防禦的
    .not-before = 未被防禦的
    .is = 被防禦
    .is-not = 沒有被防禦
ability-fftcg-field-in-battle =
    .before = 戰鬥中的
    .not-before = 不在戰鬥中的
    .is = 在戰鬥中
    .is-not = 不在戰鬥中
ability-fftcg-field-damaged =
    .before = 受過傷害的
    .not-before = 未受傷害的
    .is = 受到過傷害
    .is-not = 沒有受到傷害
ability-fftcg-field-in-party =
    .before = 組隊中的
    .not-before = 未組隊的
    .is = 在隊伍中
    .is-not = 不在隊伍中
ability-fftcg-field-entered-this-turn =
    .before = 本回合上場的
    .not-before = 非本回合上場的
    .is = 是本回合上場的
    .is-not = 不是本回合上場的
ability-fftcg-field-put-this-turn =
    .before = 本回合置入損毀區的
    .not-before = 非本回合置入損毀區的
    .is = 是本回合置入損毀區的
    .is-not = 不是本回合置入損毀區的
ability-fftcg-field-multi-element =
    .before = 多屬性的
    .not-before = 單屬性的
    .is = 具有多個屬性
    .is-not = 不具有多個屬性
ability-fftcg-field-ex =
    .before = 有EX標誌的
    .not-before = 沒有EX標誌的
    .is = 有EX標誌
    .is-not = 沒有EX標誌
ability-fftcg-field-generic =
    .before = 有通用標誌的
    .not-before = 沒有通用標誌的
    .is = 有通用標誌
    .is-not = 沒有通用標誌
ability-fftcg-field-has-special =
    .before = 具有特殊能力的
    .not-before = 沒有特殊能力的
    .is = 具有特殊能力
    .is-not = 沒有特殊能力
ability-fftcg-field-has-action =
    .before = 具有起動技能的
    .not-before = 沒有起動技能的
    .is = 具有起動技能
    .is-not = 沒有起動技能
ability-fftcg-field-single-target =
    .before = 只有1個目標的
    .not-before = 不止1個目標的
    .is = 只有1個目標
    .is-not = 不止1個目標
ability-fftcg-field-no-abilities =
    .before = 沒有技能的
    .not-before = 具有技能的
    .is = 沒有技能
    .is-not = 具有技能
ability-fftcg-field-limit-break =
    .before = 具有極限突破的
    .not-before = 沒有極限突破的
    .is = 具有極限突破
    .is-not = 沒有極限突破
ability-fftcg-field-has-warp =
    .before = 具有躍遷的
    .not-before = 沒有躍遷的
    .is = 具有躍遷
    .is-not = 沒有躍遷
ability-fftcg-field-has-priming =
    .before = 具有啟動融合的
    .not-before = 沒有啟動融合的
    .is = 具有啟動融合
    .is-not = 沒有啟動融合
ability-fftcg-field-primed =
    .before = 啟動融合過的
    .not-before = 未啟動融合的
    .is = 經過啟動融合
    .is-not = 沒有啟動融合
ability-fftcg-field-face-up =
    .before = 正面朝上的
    .not-before = 反面朝上的
    .is = 正面朝上
    .is-not = 反面朝上
ability-fftcg-field-keyword =
    .before = 具有{ $values }的
    .not-before = 沒有{ $values }的
    .is = 具有{ $values }
    .is-not = 沒有{ $values }
ability-fftcg-field-counter =
    .before = 有{ $values }指示物的
    .not-before = 沒有{ $values }指示物的
    .is = 有{ $values }指示物
    .is-not = 沒有{ $values }指示物
ability-fftcg-field-counters =
    .before = 指示物{ ability-fftcg--bound }的
    .is = 指示物個數{ ability-fftcg--is-bound }
    .is-not = 指示物個數不{ ability-fftcg--is-bound }
ability-fftcg-field-self =
    .front = 作為{ $card }的
    .not-front = { $card }以外的
    .is = 是{ $card }
    .is-not = 不是{ $card }
ability-fftcg-field-in =
    .before = { $values }之中的
    .not-before = { $values }以外的
    .is = 在{ $values }之中
    .is-not = 不在{ $values }之中
ability-fftcg-field-same-name =
    .before = 與{ $values }卡牌名相同的
    .not-before = 與{ $values }卡牌名不同的
    .is = 與{ $values }卡牌名相同
    .is-not = 與{ $values }卡牌名不同
ability-fftcg-field-same-element =
    .before = 與{ $values }屬性相同的
    .not-before = 與{ $values }屬性不同的
    .is = 與{ $values }屬性相同
    .is-not = 與{ $values }屬性不同
ability-fftcg-field-same-cost =
    .before = 與{ $values }費用相同的
    .not-before = 與{ $values }費用不同的
    .is = 與{ $values }費用相同
    .is-not = 與{ $values }費用不同
ability-fftcg-field-same-job =
    .before = 與{ $values }職業相同的
    .not-before = 與{ $values }職業不同的
    .is = 與{ $values }職業相同
    .is-not = 與{ $values }職業不同
ability-fftcg-field-same-category =
    .before = 與{ $values }類別相同的
    .not-before = 與{ $values }類別不同的
    .is = 與{ $values }類別相同
    .is-not = 與{ $values }類別不同
ability-fftcg-field-same-type =
    .before = 與{ $values }卡牌種類相同的
    .not-before = 與{ $values }卡牌種類不同的
    .is = 與{ $values }卡牌種類相同
    .is-not = 與{ $values }卡牌種類不同
ability-fftcg-field-named-value =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-fftcg-field-battling =
    .before = 與{ $values }戰鬥的
    .not-before = 未與{ $values }戰鬥的
    .is = 正與{ $values }戰鬥
    .is-not = 沒有與{ $values }戰鬥
ability-fftcg-field-parity =
    .before = 費用為{ $values }的
    .not-before = 費用不為{ $values }的
    .is = 費用為{ $values }
    .is-not = 費用不為{ $values }
ability-fftcg-field-object =
    .noun = { $values }
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-fftcg-field-choosing =
    .before = 指定了{ $values }的
    .not-before = 沒有指定{ $values }的
    .is = 指定了{ $values }
    .is-not = 沒有指定{ $values }
ability-fftcg-field-choosing-only =
    .before = 只指定了{ $values }的
    .not-before = 並非只指定{ $values }的
    .is = 只指定了{ $values }
    .is-not = 並非只指定{ $values }
ability-fftcg-field-source =
    .before = 來自{ $values }的
    .not-before = 並非來自{ $values }的
    .is = 來自{ $values }
    .is-not = 並非來自{ $values }
ability-fftcg-field-damaged-by =
    .before = 受過{ $values }傷害的
    .not-before = 未受{ $values }傷害的
    .is = 受到過{ $values }的傷害
    .is-not = 沒有受到{ $values }的傷害
ability-fftcg-field-entered-by =
    .before = { $values }上場的
    .not-before = 並非{ $values }上場的
    .is = 是{ $values }上場的
    .is-not = 不是{ $values }上場的
ability-fftcg-field-removed-by =
    .before = 被{ $values }移出遊戲的
    .not-before = 並非被{ $values }移出遊戲的
    .is = 被{ $values }移出遊戲
    .is-not = 沒有被{ $values }移出遊戲
