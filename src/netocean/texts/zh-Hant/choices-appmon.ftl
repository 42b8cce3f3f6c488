### The Appmon card game: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-p-starting-base = 請選擇開局用的並級應用怪獸或等級III數碼寶貝。
    .title = 開局的底牌
choice-p-hand-exchange = 要重抽起始手牌嗎？手裡沒有底牌可用時才可以，並且要亮出來。
    .title = 重抽起始手牌
choice-p-exchange = 要把手牌中的另一張底牌放入應用怪獸區嗎？
    .title = 替換底牌
choice-p-declare = 這回合反蓋宣言融合成什麼？
    .title = 宣言融合
choice-p-material = 為{ $card }放什麼素材？
    .title = 素材
choice-p-chip-fee = 為芯片{ $card }棄哪張手牌？
    .title = 芯片的代價
choice-p-set-options = 要把哪些選項卡反蓋放入空的配置區？
    .title = 放置選項卡
choice-p-fusion = { $next ->
         [card] 現在翻開{ $card }融合嗎？
        *[none] 融合都結束了，還要做別的嗎？
    }
    .title = 應用融合
choice-p-window = 這場戰鬥中做什麼？
    .title = 戰鬥中的行動
choice-p-cost-pick = { $card }的費用要{ $need }張卡。用哪些？
    .title = 費用

## Answers

option-p-exchange = 放{ $card }作底牌
option-p-material = 放{ $card }作素材{ $fits ->
         [yes] { "" }
        *[no] （不符合條件）
    }
option-p-pay = 照卡上要求放置
option-p-pay-with = 照卡上要求放置，用{ $card }
option-p-fuse = 翻開{ $card }融合
option-p-decline = 放棄向{ $card }的融合
option-p-link = 鏈接{ $card }
option-p-done-declare = 不宣言
