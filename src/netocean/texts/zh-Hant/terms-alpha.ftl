### Digimon α: the nouns that the first game does not have. Zones, phases, fields and the like are shared by their keys.

## Game and zones

term-game-alpha = 數碼寶貝卡片遊戲α
zone-digimon-boxes = 數碼寶貝區
zone-option-slots = 配置區
zone-command = 使用中的指令卡

## Steps

step-reset = 重置步驟（1-A）
step-surplus = 處理多餘卡步驟（1-B）
step-fill = 補滿手牌步驟（1-C）
step-placing = 蓋放步驟（1-D）
step-turning-up = 翻開蓋卡步驟（2-A）
step-cost-check = 檢查費用步驟（2-B）
step-evolution-check = 確認進化條件步驟（2-C）
step-line-up = 數碼寶貝排序步驟（2-D）

## Levels, skills, kinds

level-i = 等級I
level-ii = 等級II
skill-a = A技能
skill-b = B技能
skill-c = C技能
kind-command = 指令卡
class-ordinary = 普通
mark-limit-1 = 限1張

## Facts of a card, and how sure they are

fact-level = 等級
fact-speed = 速度值
fact-hp = 生命值
fact-skills = 技能
fact-kind = 卡的種類
fact-number = 卡號
fact-evolution = 進化條件
fact-ability = 特殊能力
fact-names-en = 英文名
fact-names-zh = 中文名
doubt-from-series = 來自系列設定，不是卡上讀到的
doubt-example = 我們舉的例子
doubt-unverified = 未核實
doubt-ours = 我們自訂

## Words of the rules

term-first-player = 先攻
term-second-player = 後攻
term-opportunity = 行動機會
term-supporter = 支援
term-alpha-attack = 阿爾法攻擊
term-upright = 豎置
term-sideways = 橫置

## Rule presets

preset-pages = 網頁規則

## Rule switches and their values

switch-require-level3 = 卡組中必須有等級III
switch-require-level3-true = 必須
switch-require-level3-false = 不必
switch-start-exchange = 重抽起始手牌
switch-start-exchange-primer = 和平時一樣
switch-start-exchange-no-level3-in-hand = 沒有等級III時
switch-skip-first = 第1回合誰跳過重置與處理多餘卡
switch-skip-first-first-player = 先攻
switch-skip-first-both = 雙方
switch-redraw = 重抽時的舊手牌
switch-redraw-shuffle-back = 洗回卡組
switch-redraw-discard = 棄掉
switch-renew-by = 誰可以重新洗切卡組
switch-renew-by-anyone = 誰都可以
switch-renew-by-no-low-level = 場上沒有等級III以下的一方
switch-renew-when = 何時可以重新洗切卡組
switch-renew-when-always = 隨時
switch-renew-when-deck-short = 卡組不夠補滿手牌時
switch-renew-refill = 重新洗切後再補滿手牌
switch-renew-refill-true = 是
switch-renew-refill-false = 否
switch-place-cost-limit = 蓋放時費用合計10
switch-place-cost-limit-hard = 不能超過
switch-place-cost-limit-soft = 不限，由檢查費用處理
switch-evolve-fresh = 進化卡蓋在本回合剛放的數碼寶貝上
switch-evolve-fresh-true = 可以
switch-evolve-fresh-false = 不可以
switch-place-unfit = 蓋放不符合條件的進化卡
switch-place-unfit-true = 可以（虛張聲勢）
switch-place-unfit-false = 不可以
switch-cost-counts = 檢查費用時計算
switch-cost-counts-all = 場上每張卡
switch-cost-counts-tops = 每疊最上面一張
switch-speed-order = 行動順序依據
switch-speed-order-dynamic = 現在的速度值
switch-speed-order-fixed = 排序時的速度值
switch-speed-ties = 速度值相同時
switch-speed-ties-first-player = 先攻的全部先行動
switch-speed-ties-alternate = 一人一隻輪流
switch-pass-taps = 讓過的數碼寶貝
switch-pass-taps-false = 保持豎置
switch-pass-taps-true = 橫置
switch-attacked-digimon-taps = 被攻擊的數碼寶貝
switch-attacked-digimon-taps-true = 橫置
switch-attacked-digimon-taps-false = 保持原樣
switch-alpha-field = 同一場地依據
switch-alpha-field-own-card = 己方的場地卡
switch-alpha-field-any-card = 任何一方的場地卡
switch-alpha-field-shared-icon = 相同圖示，不需要卡
switch-defender-supporters = 阻擋方的支援
switch-defender-supporters-exactly = 與攻方相同，或者沒有
switch-defender-supporters-at-most = 不超過攻方
switch-alpha-unblocked-damage = 沒被阻擋的阿爾法攻擊
switch-alpha-unblocked-damage-number = { $number }點
switch-alpha-unblocked-damage-10-each = 攻方與支援每隻10點
switch-tie = 戰鬥中攻擊力相等
switch-tie-both-win = 雙方都算獲勝
switch-tie-both-damaged = 雙方都受傷害
switch-alpha-skill = 阿爾法戰鬥中最強的技能
switch-alpha-skill-letter-max = 限對方類型的字母
switch-alpha-skill-any-max = 任何字母
switch-dark-area = 翻看暗區
switch-dark-area-owner = 持有者
switch-dark-area-public = 雙方

## Where the value of a switch comes from

start-source-s1-name-by-a2-and-the-first-game = 第一份入門文；指同名：維基頁面與第一代
start-source-a2 = 一個維基頁面
start-source-a1 = 一個愛好者的規則頁
start-source-s1-read-widely = 第一份入門文，從寬理解
start-source-s1-a1-a2-soft = 第一份入門文與愛好者的規則頁；維基頁面說不限
start-source-ours-s1-is-ambiguous = 由我們決定；第一份入門文兩種意思都說得通
start-source-s1-whose-ours = 第一份入門文；誰的場地由我們決定
