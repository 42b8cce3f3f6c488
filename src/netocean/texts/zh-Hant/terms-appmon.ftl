### The Appmon card game: the nouns that the other Digimon games do not have.

## Game and zones

term-game-appmon = 數碼寶貝宇宙 應用怪獸 卡片遊戲
zone-p-deck = 牌庫
zone-discard-pile = 棄牌堆
zone-appmon-box = 應用怪獸區
zone-fusion-box = 融合區
zone-power-box = 力量區
zone-applink-box = 應用鏈接區
zone-chip-hand = 芯片
zone-used-chips = 用掉的芯片

## Phases

phase-fusion = 應用融合階段

## Grades

grade-1 = 並級
grade-2 = 超級
grade-3 = 極級
grade-4 = 神級

## Attributes

attribute-social = 社交
attribute-navi = 導航
attribute-game = 遊戲
attribute-entertainment = 娛樂
attribute-life = 生活
attribute-tool = 工具
attribute-system = 系統

## Kinds and classes of cards

kind-appmon = 應用怪獸卡
kind-chip = 應用芯片
class-raiser = 提高攻擊力
class-bond = 羈絆
class-battle = 改變戰鬥
mark-drive = 應用驅動器

## Facts of a card

fact-grade = 級別
fact-attributes = 屬性
fact-fusion = 融合條件
fact-plug = 插頭
fact-link = 鏈接能力
fact-rarity = 稀有度
fact-picture = 芯片上的應用怪獸
fact-option-class = 選項卡的種類
fact-amount = 數值
fact-restrictions = 可能有的限制

## Words of the rules

term-base = 底牌
term-material = 素材
term-fused-card = 融合卡
term-plug = 插頭
term-link-power = 鏈接能力
term-app-fusion = 應用融合
term-app-link = 應用鏈接

## Rule presets

preset-mixed = 融合α的規則
preset-event = 活動規則

## Rule switches and their values

switch-chips = 應用芯片
switch-chips-if-both = 雙方都帶了才用
switch-chips-off = 不用
switch-chips-on = 使用
switch-chip-limit-by = 同樣的芯片按什麼算
switch-chip-limit-by-name = 名稱
switch-chip-limit-by-picture = 圖
switch-option-slots = 配置區
switch-option-slots-number = { $number }個
switch-no-setup-base = 開局不放底牌
switch-no-setup-base-false = 否：開局就放
switch-no-setup-base-true = 是：第1回合再放
switch-start-exchange-false = 不能
switch-start-exchange-true = 手裡沒有底牌可用時一次
switch-first = 誰先攻
switch-first-winner = 上一場戰鬥的勝者
switch-first-lower-points = 點數少的一方
switch-exchange-in-fusion = 應用融合階段替換底牌
switch-exchange-in-fusion-true = 可以
switch-exchange-in-fusion-false = 不可以
switch-options-from-hand = 直接從手牌用選項卡
switch-options-from-hand-false = 否：只能從配置區
switch-options-from-hand-true = 可以，在戰鬥中
switch-chip-used-up = 用過的芯片
switch-chip-used-up-true = 本局用掉
switch-chip-used-up-false = 可以再用
switch-digimon-evolution = 數碼寶貝的進化
switch-digimon-evolution-printed-only = 照卡上印的
switch-digimon-evolution-first-game = 還要第一代的百分之四十、百分之六十
switch-links-per-turn = 每場戰鬥的鏈接
switch-links-per-turn-number = { $number }次
switch-plug = 插頭
switch-plug-required = 必須有鏈接的符號
switch-plug-ignored = 不看
switch-p-battle-first-second = 後攻
switch-p-battle-first-first = 先攻
switch-p-flip = 底牌何時翻開
switch-p-flip-together = 雙方同時
switch-p-flip-own = 各自融合之前
switch-p-leftovers-both = 雙方融合都結束後
switch-p-exchange-moment = 被替換的底牌何時離開
switch-p-exchange-moment-at-flip = 翻開底牌時
switch-p-devolve = 戰鬥後誰的融合卡離場
switch-p-tie-break = 雙方同時歸零
switch-p-tie-break-none = 平手
switch-p-tie-break-ladder = 先比牌庫，再比級別
switch-tie-break-house = 先比應用驅動器，再比牌庫，再比級別

## Where the value of a switch comes from

start-source-s1-names-chips-as-this-game-s-own-p1-optional = 第一份入門文提到芯片；一份規則目錄說可用可不用
start-source-p5-p1-picture = 一個玩家的分析；一份規則目錄說按圖
start-source-first-game-s2 = 第一代，第二份入門文
start-source-first-game = 第一代
start-source-first-game-s1-s2 = 第一代，兩份入門文
start-source-p4 = 一個玩家的評測
start-source-guess = 推測
start-source-s2-as-in-the-first-game = 第二份入門文，同第一代
