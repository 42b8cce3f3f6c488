### Cards of α: short words on the faces.

face-level-i = I
face-level-ii = II

## The kinds of cards, the reader, filters

card-a-kind-field = フィールド
card-a-kind-ordinary = オプション
reader-a-skills = ワザ
reader-a-skills-about = バトルでは、相手のタイプと同じ文字のワザを使います。
reader-a-condition = 進化条件
cards-group-speed = スピード
