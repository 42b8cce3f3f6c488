### Cards of Final Fantasy TCG: the reader, filters, deck lists.

## The reader

reader-f-abilities = アビリティ
reader-f-kind-keyword = キーワード
reader-f-kind-field = フィールドアビリティ
reader-f-kind-auto = オートアビリティ
reader-f-kind-action = アクションアビリティ
reader-f-kind-special = スペシャルアビリティ
reader-f-kind-text = 効果
reader-f-no-text = アビリティはありません。

## Filters

cards-f-mark-ex = EX
cards-f-mark-lb = リミットブレイク
cards-f-mark-generic = 一般兵アイコン
cards-f-mark-party = パーティアイコン
cards-f-mark-several = 複数属性
cards-f-opus = Opus { $number }
cards-f-set-boss = ボスデッキ
cards-f-set-promo = プロモ
cards-f-set-practice = 練習用

## Deck lists

editor-f-lb = リミットブレイクデッキ
