### Digimon α: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-a-discard-hand = { $need ->
         [0] 要棄掉哪些手牌？
        *[other] 手牌太多了，至少還要棄{ $need }張。棄哪些？
    }
    .title = 棄手牌
choice-a-discard-play = 要棄掉場上的哪些己方數碼寶貝和選項卡？
    .title = 棄場上的卡
choice-a-fill = 手牌已補滿。要重抽手牌，或者重新洗切卡組嗎？
    .title = 重抽或重新洗切
choice-a-place = 這回合反蓋放哪些卡？費用已用{ $costs }，上限{ $limit }。
    .title = 蓋放
choice-a-evolve-partner = { $card }的搭檔用哪隻己方數碼寶貝？它會進暗區。
    .title = 進化的搭檔
choice-a-evolve-discard = { $card }的進化要棄{ $need }張手牌。棄哪些？
    .title = 進化要棄的手牌
choice-a-line-up = 速度值相同：從左起下一隻是誰？
    .title = 排序
choice-a-opportunity = 輪到{ $card }行動。做什麼？
    .title = 行動機會
choice-a-support = { $whose ->
         [attacker] 誰支援{ $card }的阿爾法攻擊？
        *[blocker] 誰支援{ $card }的阻擋？
    }
    .title = 支援
choice-a-block = 攻擊你的是{ $card }。要阻擋嗎？
    .title = 阻擋
choice-a-window = 這場戰鬥中要用指令卡或能力嗎？
    .title = 指令卡
choice-a-cost = { $card }的費用要{ $need }張卡。用哪些？
    .title = 費用

## Answers

option-a-exchange = 重抽手牌
option-a-renew = 重新洗切卡組：場上的卡全部進暗區
option-a-place = 放置{ $card }
option-a-evolve = 把{ $card }蓋在{ $other }上{ $fits ->
         [yes] { "" }
        *[no] （不符合條件）
    }
option-a-attack = 攻擊對手
option-a-attack-card = 攻擊{ $card }
option-a-alpha = 帶著支援發動阿爾法攻擊
option-a-pass-opportunity = 讓過：保持豎置，還能阻擋和支援
option-a-pass-opportunity-taps = 讓過：橫置
option-a-pass = 不用：讓過
option-a-block = 用{ $card }阻擋
option-a-none-block = 不阻擋
option-a-none-support = 不用支援
option-a-none-evolve = 不進化：進化失敗
option-a-use = 使用{ $card }
option-a-done-fill = 都不要
option-a-done-fill-more = 不再做別的
option-a-done-place = 不放卡
option-a-done-support = 就用這些支援
option-a-back-support = 不這樣做，重新選擇
