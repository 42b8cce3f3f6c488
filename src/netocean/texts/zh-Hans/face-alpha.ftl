### Cards of α: short words on the faces.

face-level-i = I
face-level-ii = II

## The kinds of cards, the reader, filters

card-a-kind-field = 场地选项卡
card-a-kind-ordinary = 选项卡
reader-a-skills = 技能
reader-a-skills-about = 战斗中，数码宝贝使用与对方类型同字母的技能。
reader-a-condition = 进化条件
cards-group-speed = 速度值
