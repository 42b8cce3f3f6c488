### The Appmon card game: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-p-starting-base = 请选择开局用的并级应用怪兽或等级III数码宝贝。
    .title = 开局的底牌
choice-p-hand-exchange = 要重抽起始手牌吗？手里没有底牌可用时才可以，并且要亮出来。
    .title = 重抽起始手牌
choice-p-exchange = 要把手牌中的另一张底牌放入应用怪兽区吗？
    .title = 替换底牌
choice-p-declare = 这回合反盖宣言融合成什么？
    .title = 宣言融合
choice-p-material = 为{ $card }放什么素材？
    .title = 素材
choice-p-chip-fee = 为芯片{ $card }弃哪张手牌？
    .title = 芯片的代价
choice-p-set-options = 要把哪些选项卡反盖放入空的配置区？
    .title = 放置选项卡
choice-p-fusion = { $next ->
         [card] 现在翻开{ $card }融合吗？
        *[none] 融合都结束了，还要做别的吗？
    }
    .title = 应用融合
choice-p-window = 这场战斗中做什么？
    .title = 战斗中的行动
choice-p-cost-pick = { $card }的费用要{ $need }张卡。用哪些？
    .title = 费用

## Answers

option-p-exchange = 放{ $card }作底牌
option-p-material = 放{ $card }作素材{ $fits ->
         [yes] { "" }
        *[no] （不符合条件）
    }
option-p-pay = 照卡上要求放置
option-p-pay-with = 照卡上要求放置，用{ $card }
option-p-fuse = 翻开{ $card }融合
option-p-decline = 放弃向{ $card }的融合
option-p-link = 链接{ $card }
option-p-done-declare = 不宣言
