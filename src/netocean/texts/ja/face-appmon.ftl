### アプモンカードとチップ：カード面の短い言葉、くわしい説明、絞り込み。

face-grade-1 = 並
face-grade-2 = 超
face-grade-3 = 極
face-grade-4 = 神
face-chip-use = アプモンチップ：合体の素材、またはマークを問わず{ $power }のリンクになる。どちらも手札を1枚捨てる。

## 1枚のくわしい説明

reader-lost-grade-about = そのグレードのカードに負けた時に失うポイントです。
reader-plug-link = プラグとリンク
reader-plug-link-about = リンク能力のマークが、戦うアプモンのプラグにあればリンクできます。
reader-app-fusion = 合体の条件

## すべてのカード

cards-group-grade = グレード
cards-group-plug = プラグ
cards-group-link = リンクのマーク
