### 應用怪獸的桌面：卡區的簡稱、階段、操作方法。

## 卡區的簡稱

board-short-appmon-box = 怪獸
board-short-fusion-box = 融合
board-short-power-box = 力量
board-short-applink-box = 鏈接
board-short-option-slots = 配置
board-short-chip-hand = 芯片
board-short-used-chips = 用掉
board-short-p-deck = 牌庫
board-short-discard-pile = 棄牌
board-short-removed = 除外

## 階段

board-phase-fusion = 融合
board-p-hint-setup = 雙方各蓋放一隻並級應用怪獸。先把對手的 100 點打到 0 點的人獲勝。
board-p-hint-preparation = 先丟掉不要的牌，補到六張，再蓋放想融合成的卡、它的素材和選項卡。
board-p-hint-fusion = 翻開蓋放的卡：你的應用怪獸和素材正好是那兩個搭檔，就融合成功。
board-p-hint-battle = 攻擊字母就是對手的類型。手牌的符號在你的插頭上，就能鏈接。
board-p-hint-points = 輸的一方失去點數：看自己卡上對應對方級別的失分。

## 操作方法

board-p-help-fusion = 想融合，就把卡拖進融合區，再把素材（手牌或芯片）拖進力量區；也可以逐張點一下，選旁邊的選項。
board-p-help-link = 戰鬥中把卡拖進應用鏈接區就能鏈接。它的符號（●、■或▲）必須在出戰應用怪獸的插頭上，就是插頭圖示旁邊那兩個。
board-p-help-chips = 芯片放在應用怪獸區旁邊，不算手牌。每枚可以當融合素材，或者鏈接 +100，都要棄一張手牌。
