### Cards of Final Fantasy TCG: the reader, filters, deck lists.

## The reader

reader-f-abilities = 技能
reader-f-kind-keyword = 關鍵字
reader-f-kind-field = 場上技能
reader-f-kind-auto = 自動技能
reader-f-kind-action = 起動技能
reader-f-kind-special = 特殊能力
reader-f-kind-text = 效果
reader-f-no-text = 沒有技能。

## Filters

cards-f-mark-ex = EX
cards-f-mark-lb = 極限突破
cards-f-mark-generic = 通用標誌
cards-f-mark-party = 組隊標誌
cards-f-mark-several = 多屬性
cards-f-opus = 第{ $number }彈
cards-f-set-boss = Boss牌組
cards-f-set-promo = 宣傳卡
cards-f-set-practice = 練習卡

## Deck lists

editor-f-lb = 極限突破牌組
