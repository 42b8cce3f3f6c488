### Hyper Colosseum: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-starting-level-iii = 請選擇開局用的等級III數碼寶貝。
    .title = 開局的等級III
choice-propose-first = 由誰先攻？
    .title = 先攻
choice-agree-first = 對手提議了由誰先攻。同意嗎？不同意就隨機決定。
    .title = 先攻
choice-discard-hand = 補滿手牌之前，要棄掉哪些手牌？
    .title = 棄手牌
choice-discard-slots = 要棄掉配置區的哪些卡？
    .title = 棄配置區的卡
choice-refill = 要把手牌補滿到6張嗎？要麼補滿，要麼不補。
    .title = 補滿手牌
choice-exchange = 要把手牌中的另一張等級III放入數碼寶貝區嗎？
    .title = 替換等級III
choice-plan = 這回合想進化成哪隻數碼寶貝？（反蓋放入進化區）
    .title = 放置進化卡
choice-plan-payment = 為{ $card }放置哪一種進化條件？
    .title = 放置條件卡
choice-lay-options = 要把哪些卡反蓋放入配置區？還有{ $free }個空位。
    .title = 放置選項卡
choice-window-preparation = 準備階段結束前要使用什麼嗎？
    .title = 準備階段的選項卡
choice-window-evolution = 進化之後要使用什麼嗎？
    .title = 進化階段的選項卡
choice-window-field = 要翻開場地卡嗎？
    .title = 場地卡
choice-window-battle = 這場戰鬥要做什麼？
    .title = 戰鬥中的行動
choice-window-points = 失去點數之前要使用什麼嗎？
    .title = 計算階段的選項卡
choice-evolution = { $next ->
         [card] 現在翻開{ $card }，進化嗎？
        *[none] 你的進化結束了。還要做什麼嗎？
    }
    .title = 進化
choice-appearances = 戰鬥開始時，要讓你的數碼寶貝出現嗎？
    .title = 戰鬥開始時的出現
choice-cost-discard = 使用{ $card }要棄{ $need }張手牌。棄哪些？
    .title = 費用
choice-discard-exactly = 棄掉哪{ $need }張手牌？
    .title = 棄手牌
choice-pay-now = 用什麼來滿足{ $card }的進化條件？
    .title = 進化條件
choice-order = 有幾個能力同時發動，先處理哪一個？
    .title = 能力的順序
choice-trigger-may = 要發動{ $card }的能力嗎？
    .title = 能力
choice-effect-may = { $card }：要執行嗎？
    .title = 效果
choice-effect-choose = { $card }：最多選{ $need }張卡。
    .title = 效果的選擇

## Answers

option-pick = { $card }
option-done = 完成
option-done-picks = 都不選
option-done-window = 不再使用
option-pass = 停手
option-back = 撤回上一張
option-yes = 是
option-no = 否
option-none = 什麼都不選
option-me = 你
option-you = 對手
option-agree = 同意：{ $who ->
         [you] 你
        *[other] 對手
    }先攻
option-pay = 放置{ $payment }（進化前：{ $base }{ $fits ->
         [yes] { "" }
        *[no] ，不是你出戰的數碼寶貝
    }）
option-part = 只放{ $symbols }（虛張聲勢）
option-nothing = 什麼都不放（虛張聲勢）
option-open = 翻開{ $card }
option-activate = 發動{ $card }的特殊能力
option-support = 用{ $card }支援
option-appear = 讓{ $card }出現
option-evolve = 進化為{ $card }{ $fits ->
         [yes] { "" }
        *[no] （與你出戰的數碼寶貝不符）
    }
option-decline = 不進化，{ $card }成為剩餘卡
option-exchange = 把等級III替換為{ $card }
