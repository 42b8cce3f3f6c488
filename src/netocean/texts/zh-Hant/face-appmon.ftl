### 應用怪獸的卡片與芯片：卡面上的簡稱、卡片詳情、篩選。

face-grade-1 = 並
face-grade-2 = 超
face-grade-3 = 極
face-grade-4 = 神
face-chip-use = 應用芯片：當融合的素材，或鏈接 { $power }（不看符號）；每次都要棄一張手牌。

## 一張卡的詳情

reader-lost-grade-about = 這張卡敗給該級別的卡時失去的點數。
reader-plug-link = 插頭與鏈接
reader-plug-link-about = 鏈接能力的符號在出戰者的插頭上，這張卡才能鏈接。
reader-app-fusion = 融合條件

## 所有卡片

cards-group-grade = 級別
cards-group-plug = 插頭
cards-group-link = 鏈接符號
