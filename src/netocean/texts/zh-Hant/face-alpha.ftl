### Cards of α: short words on the faces.

face-level-i = I
face-level-ii = II

## The kinds of cards, the reader, filters

card-a-kind-field = 場地選項卡
card-a-kind-ordinary = 選項卡
reader-a-skills = 技能
reader-a-skills-about = 戰鬥中，數碼寶貝使用與對方類型同字母的技能。
reader-a-condition = 進化條件
cards-group-speed = 速度值
