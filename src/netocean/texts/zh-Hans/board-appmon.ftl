### 应用怪兽的桌面：卡区的简称、阶段、操作方法。

## 卡区的简称

board-short-appmon-box = 怪兽
board-short-fusion-box = 融合
board-short-power-box = 力量
board-short-applink-box = 链接
board-short-option-slots = 配置
board-short-chip-hand = 芯片
board-short-used-chips = 用掉
board-short-p-deck = 牌库
board-short-discard-pile = 弃牌
board-short-removed = 除外

## 阶段

board-phase-fusion = 融合
board-p-hint-setup = 双方各盖放一只并级应用怪兽。先把对手的 100 点打到 0 点的人获胜。
board-p-hint-preparation = 先弃掉不要的牌，补到六张，再盖放想融合成的卡、它的素材和选项卡。
board-p-hint-fusion = 翻开盖放的卡：你的应用怪兽和素材正好是那两个搭档，就融合成功。
board-p-hint-battle = 攻击字母就是对手的类型。手牌的符号在你的插头上，就能链接。
board-p-hint-points = 输的一方失去点数：看自己卡上对应对方级别的失分。

## 操作方法

board-p-help-fusion = 想融合，就把卡拖进融合区，再把素材（手牌或芯片）拖进力量区；也可以逐张点一下，选旁边的选项。
board-p-help-link = 战斗中把卡拖进应用链接区就能链接。它的符号（●、■或▲）必须在出战应用怪兽的插头上，就是插头图标旁边那两个。
board-p-help-chips = 芯片放在应用怪兽区旁边，不算手牌。每枚可以当融合素材，或者链接 +100，都要弃一张手牌。
