### 应用怪兽的卡片与芯片：卡面上的简称、卡片详情、筛选。

face-grade-1 = 并
face-grade-2 = 超
face-grade-3 = 极
face-grade-4 = 神
face-chip-use = 应用芯片：当融合的素材，或链接 { $power }（不看符号）；每次都要弃一张手牌。

## 一张卡的详情

reader-lost-grade-about = 这张卡败给该级别的卡时失去的点数。
reader-plug-link = 插头与链接
reader-plug-link-about = 链接能力的符号在出战者的插头上，这张卡才能链接。
reader-app-fusion = 融合条件

## 所有卡片

cards-group-grade = 级别
cards-group-plug = 插头
cards-group-link = 链接符号
