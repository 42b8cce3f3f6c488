### Cards of Final Fantasy TCG: the reader, filters, deck lists.

## The reader

reader-f-abilities = 技能
reader-f-kind-keyword = 关键字
reader-f-kind-field = 场上技能
reader-f-kind-auto = 自动技能
reader-f-kind-action = 起动技能
reader-f-kind-special = 特殊能力
reader-f-kind-text = 效果
reader-f-no-text = 没有技能。

## Filters

cards-f-mark-ex = EX
cards-f-mark-lb = 极限突破
cards-f-mark-generic = 通用标志
cards-f-mark-party = 组队标志
cards-f-mark-several = 多属性
cards-f-opus = 第{ $number }弹
cards-f-set-boss = Boss卡组
cards-f-set-promo = 宣传卡
cards-f-set-practice = 练习卡

## Deck lists

editor-f-lb = 极限突破卡组
