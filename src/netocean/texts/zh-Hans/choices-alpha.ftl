### Digimon α: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-a-discard-hand = { $need ->
         [0] 要弃掉哪些手牌？
        *[other] 手牌太多了，至少还要弃{ $need }张。弃哪些？
    }
    .title = 弃手牌
choice-a-discard-play = 要弃掉场上的哪些己方数码宝贝和选项卡？
    .title = 弃场上的卡
choice-a-fill = 手牌已补满。要重抽手牌，或者重新洗切卡组吗？
    .title = 重抽或重新洗切
choice-a-place = 这回合反盖放哪些卡？费用已用{ $costs }，上限{ $limit }。
    .title = 盖放
choice-a-evolve-partner = { $card }的搭档用哪只己方数码宝贝？它会进暗区。
    .title = 进化的搭档
choice-a-evolve-discard = { $card }的进化要弃{ $need }张手牌。弃哪些？
    .title = 进化要弃的手牌
choice-a-line-up = 速度值相同：从左起下一只是谁？
    .title = 排序
choice-a-opportunity = 轮到{ $card }行动。做什么？
    .title = 行动机会
choice-a-support = { $whose ->
         [attacker] 谁支援{ $card }的阿尔法攻击？
        *[blocker] 谁支援{ $card }的阻挡？
    }
    .title = 支援
choice-a-block = 攻击你的是{ $card }。要阻挡吗？
    .title = 阻挡
choice-a-window = 这场战斗中要用指令卡或能力吗？
    .title = 指令卡
choice-a-cost = { $card }的费用要{ $need }张卡。用哪些？
    .title = 费用

## Answers

option-a-exchange = 重抽手牌
option-a-renew = 重新洗切卡组：场上的卡全部进暗区
option-a-place = 放置{ $card }
option-a-evolve = 把{ $card }盖在{ $other }上{ $fits ->
         [yes] { "" }
        *[no] （不符合条件）
    }
option-a-attack = 攻击对手
option-a-attack-card = 攻击{ $card }
option-a-alpha = 带着支援发动阿尔法攻击
option-a-pass-opportunity = 让过：保持竖置，还能阻挡和支援
option-a-pass-opportunity-taps = 让过：横置
option-a-pass = 不用：让过
option-a-block = 用{ $card }阻挡
option-a-none-block = 不阻挡
option-a-none-support = 不用支援
option-a-none-evolve = 不进化：进化失败
option-a-use = 使用{ $card }
option-a-done-fill = 都不要
option-a-done-fill-more = 不再做别的
option-a-done-place = 不放卡
option-a-done-support = 就用这些支援
option-a-back-support = 不这样做，重新选择
