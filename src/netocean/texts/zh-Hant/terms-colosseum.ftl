### Hyper Colosseum: the nouns of the game.

## Game and zones

term-game-colosseum = 數碼寶貝卡片遊戲：超級競技場
zone-hand = 手牌
zone-net-ocean = 網絡之海
zone-dark-area = 暗區
zone-point-gauge = 點數區
zone-digimon-box = 數碼寶貝區
zone-evolution-box = 進化區
zone-requirement-box = 條件放置區
zone-option-slot = 配置區
zone-support-box = 支援區

## Phases

phase-setup = 開局準備
phase-preparation = 準備階段
phase-evolution = 進化階段
phase-battle = 戰鬥階段
phase-points = 計算階段

## Levels

level-iii = 等級III
level-iv = 等級IV
level-perfect = 完全體
level-ultimate = 究極體
level-armor = 裝甲體
level-hybrid = 混合體
level-none = 無等級

## Battle types and attacks

type-a = A型
type-b = B型
type-c = C型
attack-a = A攻擊
attack-b = B攻擊
attack-c = C攻擊

## Attributes

attribute-vaccine = 疫苗種
attribute-data = 資料種
attribute-virus = 病毒種
attribute-free = 自由種
attribute-variable = 可變種

## Fields (families)

field-nsp = 自然靈魂
field-ds = 深海救星
field-nso = 惡夢軍團
field-wg = 風之守衛
field-me = 鋼鐵帝國
field-uk = 未知
field-vb = 病毒剋星
field-dr = 龍之咆哮
field-jt = 叢林騎兵
field-da = 黑暗地帶

## Frames

frame-blue = 藍框
frame-red = 紅框
frame-green = 綠框
frame-yellow = 黃框
frame-black = 黑框
frame-white = 白框
frame-purple = 紫框

## Kinds and classes of cards

kind-digimon = 數碼寶貝卡
kind-option = 選項卡
class-item = 道具
class-program = 程式
class-field = 場地

## Keywords

keyword-sky = 飛行
keyword-underwater = 水中
keyword-underground = 地中
keyword-proud = 驕傲

## Use timings

timing-preparation = 準備階段
timing-evolution = 進化階段
timing-field = 進化階段剛結束時
timing-battle = 戰鬥階段
timing-points = 計算階段
timing-payment = 作為進化條件

## How sure a card and its facts are

status-verified = 已核實
status-provisional = 暫定
status-incomplete = 不完整
status-practice = 練習卡
doubt-jp = 依據日版卡
doubt-us = 依據美版卡
doubt-inferred = 由其他資料推斷
doubt-placeholder = 由我們代填
doubt-unknown = 未知

## Words of the rules

term-first-attacker = 先攻
term-second-attacker = 後攻
term-turn = 回合
term-points = 點數
term-lost-points = 失分點數
term-battle-type = 類型
term-guard = A→0
term-requirement = 進化條件
term-support = 支援能力
term-ability = 特殊能力
term-deck = 卡組

## Rule presets

preset-primer = 入門規則
preset-tournament = 賽事規則

## Rule switches and their values

switch-battle-first = 戰鬥階段誰先行動
switch-battle-first-second = 後攻方
switch-battle-first-first = 先攻方
switch-window = 戰鬥中的輪流方式
switch-window-run = 一方行動到停手，再換另一方
switch-window-one-each = 每次一個行動，雙方輪流
switch-leftovers = 剩餘卡何時清走
switch-leftovers-both = 雙方進化都結束後
switch-leftovers-each = 各自的進化結束時
switch-flip = 等級III何時翻開
switch-flip-together = 雙方同時
switch-flip-own = 各自進化之前
switch-prep-interleave = 準備階段雙方逐步交替
switch-prep-interleave-false = 否：各自做完整個階段
switch-prep-interleave-true = 是：每一步雙方都做完，再做下一步
switch-exchange-moment = 被替換的等級III何時離開
switch-exchange-moment-at-once = 當場
switch-exchange-moment-at-flip = 翻開等級III時
switch-l3-exchange-in-evolution = 進化階段可否替換等級III
switch-l3-exchange-in-evolution-true = 可以
switch-l3-exchange-in-evolution-false = 不可以
switch-support-phases = 可以使用支援的階段
switch-support-phases-all = 每個階段
switch-support-phases-battle = 僅戰鬥階段
switch-support-from = 支援卡從哪裡打出
switch-support-from-both = 手牌或配置區
switch-support-from-hand = 僅手牌
switch-support-from-slot = 僅配置區
switch-second-field = 第二張場地卡
switch-second-field-refused = 不能使用
switch-second-field-replaces = 頂替原來的
switch-field-moment = 場地卡何時翻開
switch-field-moment-after-phase = 進化階段剛結束時
switch-field-moment-own-evolution = 自己的進化完成後
switch-devolve = 戰鬥後誰的進化數碼寶貝離場
switch-devolve-loser = 敗者
switch-devolve-both = 雙方
switch-lifespan-discards-options = 壽命用盡時連選項卡一起棄掉
switch-lifespan-discards-options-true = 是
switch-lifespan-discards-options-false = 否：只棄進化數碼寶貝
switch-guard-before-modifiers = A→0先於加成計算
switch-guard-before-modifiers-true = 是：之後的加成仍有效
switch-guard-before-modifiers-false = 否：按使用順序只作用一次
switch-allow-bluff = 可否放置無法成功的進化
switch-allow-bluff-true = 可以（虛張聲勢）
switch-allow-bluff-false = 不可以
switch-name-limit-by = 同卡張數按什麼算
switch-name-limit-by-name = 卡名
switch-name-limit-by-number = 卡號
switch-max-ultimate = 卡組中的究極體
switch-max-ultimate-none = 不限
switch-max-ultimate-number = 最多{ $number }張
switch-first-by = 如何決定先攻
switch-first-by-random = 隨機
switch-first-by-agreed = 雙方約定
switch-tie-break = 同時落敗時如何裁定
switch-tie-break-ladder = 依次比點數、網絡之海、等級
switch-tie-break-none = 直接平手
switch-max-turns = 最後一個回合
switch-max-turns-number = 第{ $number }回合
switch-card-status = 卡組可用的卡
switch-card-status-provisional = 已核實與暫定
switch-card-status-verified = 僅已核實

## Species

species-amphibian = 兩棲類型
species-ancient-beast = 古代獸型
species-ancient-fish = 古代魚型
species-angel = 天使型
species-aquatic = 水棲型
species-aquatic-beast-man = 水棲獸人型
species-aquatic-mammal = 水棲哺乳類型
species-beast = 獸型
species-beast-man = 獸人型
species-ceratopsian = 角龍型
species-chick = 雛鳥型
species-composite = 合成型
species-cyborg = 半機械型
species-demon-beast = 魔獸型
species-demon-man = 魔人型
species-dinosaur = 恐龍型
species-dragon-man = 龍人型
species-fairy = 妖精型
species-fallen-angel = 墮天使型
species-flame = 火焰型
species-ghost = 幽靈型
species-giant-bird = 巨鳥型
species-holy-knight = 聖騎士型
species-insect = 昆蟲型
species-larva = 幼蟲型
species-machine = 機械型
species-mammal = 哺乳類型
species-marine-animal = 海獸型
species-mollusk = 軟體型
species-mutant = 突變型
species-mythical-beast = 幻獸型
species-oni = 鬼人型
species-ore = 礦石型
species-plant = 植物型
species-plesiosaur = 蛇頸龍型
species-puppet = 木偶型
species-rare-animal = 珍獸型
species-reptile = 爬蟲類型
species-rock = 岩石型
species-skeleton = 骸骨型
species-small-devil = 小惡魔型
