### Final Fantasy TCG: how durations, keywords, bounds of choices and properties are written.

## Durations

ability-fftcg-duration-end-of-turn = 直到回合結束
ability-fftcg-duration-end-of-opponent-turn = 直到對手的回合結束
ability-fftcg-duration-end-of-my-turn = 直到己方回合結束
ability-fftcg-duration-end-of-next-turn = 直到下一個回合結束
ability-fftcg-duration-end-of-my-next-turn = 直到己方下一個回合結束
ability-fftcg-duration-my-next-turn = 直到己方下一個回合開始
ability-fftcg-duration-my-next-active = 直到己方下一個重置階段結束
ability-fftcg-duration-its-next-active = 直到其控制者的下一個重置階段結束
ability-fftcg-duration-used = 本回合下1次
ability-fftcg-duration-self-leaves = 只要{ $card }在場上
ability-fftcg-duration-control-lost = 只要己方控制著它
ability-fftcg-duration-end-of-attack = 直到攻擊階段結束

## Keywords

ability-fftcg-keyword-haste = 加速
ability-fftcg-keyword-brave = 勇氣
ability-fftcg-keyword-first-strike = 先制攻擊
ability-fftcg-keyword-back-attack = 背後攻擊
ability-fftcg-keyword-limit-break = 極限突破{ $amount }
ability-fftcg-keyword-warp = 躍遷{ $amount }——{ $cp }
ability-fftcg-keyword-priming = 啟動融合「{ $name }」——{ $cp }
ability-fftcg-keyword-also-named = { $card }在所有區域中也具有卡牌名「{ $name }」。
ability-fftcg-keyword-also-job = { $card }在所有區域中也具有職業「{ $job }」。
ability-fftcg-keyword-also-element = { $card }在所有區域中也是{ $element }屬性。
ability-fftcg-keyword-also-type = { $card }在所有區域中也是{ $type }。
ability-fftcg-keyword-excludes = 己方控制卡牌名「{ $name }」時不能讓{ $card }上場，控制{ $card }時也不能讓卡牌名「{ $name }」上場。
ability-fftcg-keyword-beside = 即使己方控制著其他{ $element }屬性的角色，也可以讓{ $card }上場。
ability-fftcg-keyword-all-jobs = { $card }在所有區域中具有所有職業。
ability-fftcg-keyword-copies = 卡組中最多可放入{ $amount }張此卡。
ability-fftcg-keyword-enters-dull = { $card }以休止狀態上場。
ability-fftcg-keyword-enters-active = { $card }以行動狀態上場。
ability-fftcg-keyword-several = 己方可以控制任意張數的{ $card }。

## What choices must fulfil together

ability-fftcg-together-different = { $aspect }各不相同的
ability-fftcg-together-alike = { $aspect }相同的
ability-fftcg-together-total-cost =
    費用合計{ $amount-form ->
        [number] { $amount }以下
       *[value] 不大於{ $amount }
    }的
ability-fftcg-together-total-power =
    力量值合計{ $amount-form ->
        [number] { $amount }以下
       *[value] 不大於{ $amount }
    }的
ability-fftcg-together-one-each = 每種{ $aspect }各1張的
ability-fftcg-together-different-and-cost = { $aspect }與費用都各不相同的
ability-fftcg-together-one-each-within = 每種{ $aspect }各1張、費用合計{ $amount }以下的

## Properties

ability-fftcg-property-points = { ability-fftcg--whose }所受的傷害點數
    .each = { ability-fftcg--whose }每受到1點傷害
    .compare =
        { $sign ->
            [none] { ability-fftcg--whose }沒有受到傷害
            [some] { ability-fftcg--whose }受到過1點以上傷害
            [equal] { ability-fftcg--whose }所受的傷害正好是{ $right }點
            [unequal] { ability-fftcg--whose }所受的傷害不是{ $right }點
            [less] { ability-fftcg--whose }所受的傷害不足{ $right }點
            [at-most] { ability-fftcg--whose }所受的傷害在{ $right }點以下
            [more] { ability-fftcg--whose }所受的傷害多於{ $right }點
           *[at-least] { ability-fftcg--whose }受到過{ $right }點以上傷害
        }
    .gate = 傷害{ $right }——
ability-fftcg-property-crystals = { ability-fftcg--whose }的水晶個數
    .each = { ability-fftcg--whose }每有1個水晶
    .compare = { ability-fftcg--whose }的水晶{ ability-fftcg--pieces }
ability-fftcg-property-elements = { ability-fftcg--whose }控制的角色的屬性種類數
    .each = { ability-fftcg--whose }控制的角色每有1種屬性
    .compare = { ability-fftcg--whose }控制的角色的屬性種類數是{ ability-fftcg--measure }
ability-fftcg-property-deck =
    { $form ->
        [count] { ability-fftcg--whose }卡組張數
       *[place] { ability-fftcg--whose }卡組
    }
    .each = { ability-fftcg--whose }卡組每有1張卡
    .compare = { ability-fftcg--whose }卡組{ ability-fftcg--quantity }
ability-fftcg-property-hand =
    { $form ->
        [count] { ability-fftcg--whose }手牌張數
       *[place] { ability-fftcg--whose }手牌
    }
    .each = { ability-fftcg--whose }每有1張手牌
    .compare =
        { $sign ->
            [none] { ability-fftcg--whose }沒有手牌
           *[other] { ability-fftcg--whose }手牌{ ability-fftcg--quantity }
        }
ability-fftcg-property-field =
    { $form ->
        [count] { ability-fftcg--whose }場上的卡牌張數
       *[place] { ability-fftcg--whose }場上
    }
ability-fftcg-property-break =
    { $form ->
        [count] { ability-fftcg--whose }損毀區張數
       *[place] { ability-fftcg--whose }損毀區
    }
    .each = { ability-fftcg--whose }損毀區每有1張卡
    .compare =
        { $sign ->
            [none] { ability-fftcg--whose }損毀區沒有卡
           *[other] { ability-fftcg--whose }損毀區的卡{ ability-fftcg--quantity }
        }
ability-fftcg-property-damage =
    { $form ->
        [count] { ability-fftcg--whose }傷害區張數
       *[place] { ability-fftcg--whose }傷害區
    }
ability-fftcg-property-removed =
    { $form ->
        [count] { ability-fftcg--whose }移出遊戲的卡牌張數
       *[place] { ability-fftcg--whose }移出遊戲的卡牌
    }
ability-fftcg-property-lb =
    { $form ->
        [count] { ability-fftcg--whose }極限突破卡組張數
       *[place] { ability-fftcg--whose }極限突破卡組
    }
