### Final Fantasy TCG: the nouns of the game.

## Game and zones

term-game-fftcg = 最終幻想集換式卡牌遊戲
zone-deck = 主卡組
zone-field = 場上
zone-break = 損毀區
zone-damage = 傷害區
zone-removed = 移出遊戲
zone-lb = 極限突破卡組
zone-stack = 堆疊區
zone-forwards = 前鋒
zone-backups = 後衛
zone-monsters = 怪物
zone-formation = 陣形

## Phases and steps

phase-active = 重置階段
phase-draw = 抽卡階段
phase-main-1 = 第一主要階段
phase-attack = 攻擊階段
phase-main-2 = 第二主要階段
phase-end = 結束階段
step-preparation = 準備步驟
step-declaration = 攻宣步驟
step-block = 防宣步驟
step-damage = 處理步驟

## Types of cards

kind-forward = 前鋒
kind-backup = 後衛
kind-monster = 怪物
kind-summon = 召喚獸
kind-formation = 陣形
kind-item = 道具
kind-crystal = 水晶提示卡
item-weapon = 武器
item-armor = 防具
item-accessory = 飾品

## Elements

element-fire = 火
element-ice = 冰
element-wind = 風
element-earth = 地
element-lightning = 雷
element-water = 水
element-light = 光
element-dark = 暗

## What stands on a card

mark-generic = 通用標誌
mark-ex = EX標誌
mark-party = 組隊標誌
fact-card = 整張卡
fact-name = 卡牌名
fact-elements = 屬性
fact-jobs = 職業
fact-categories = 類別
fact-generic = 通用標誌
fact-ex = EX標誌
fact-power = 力量值
fact-text = 卡牌文字
doubt-first-only = 可能不止第一個
doubt-contradicted = 資料互相矛盾
doubt-restored = 換行由規則復原
doubt-single-source = 只有一份資料

## Rule presets

preset-official = 官方規則（已知部分）
preset-official-2-1 = 2020年官方規則

## Rule switches and their values

switch-mulligan = 起手調度
switch-mulligan-all = 5張全換，或者不換
switch-mulligan-any = 任意張數
switch-first-turn-rest = 先攻的第一回合
switch-first-turn-rest-false = 除了只抽1張，沒有限制
switch-first-turn-rest-true = 不能攻擊，也不能為技能橫置
switch-old-types = 陣形與道具
switch-old-types-refused = 不能放進卡組
switch-old-types-allowed = 可以使用
switch-item-limit = 一個角色的道具
switch-item-limit-kind = 每類1張
switch-item-limit-name = 同名1張
switch-light-dark-covers = 光與暗只能有一張
switch-light-dark-covers-characters = 只算角色
switch-light-dark-covers-all-cards = 算場上所有的卡
switch-generic-exception = 通用標誌不受同名限制
switch-generic-exception-true = 是
switch-generic-exception-false = 否
switch-element-payment = 使用卡所需的屬性
switch-element-payment-each = 每個屬性各1個CP
switch-element-payment-any-one = 其中一個屬性1個CP
switch-ability-payment = 技能所需的屬性
switch-ability-payment-each-symbol = 每個符號各1個CP
switch-ability-payment-any-one = 其中一個符號1個CP
switch-overpay = 產生多餘的CP
switch-overpay-free = 隨意
switch-overpay-odd-discard = 只有丟棄可以多1個
switch-restricted-cp-waste = 「只能以……支付」時的其他CP
switch-restricted-cp-waste-forbidden = 不可以
switch-restricted-cp-waste-allowed = 可以浪費
switch-main-phases = 一回合的主要階段
switch-main-phases-number = { $number }個
switch-end-order = 結束階段先做
switch-end-order-discard-first = 棄到5張手牌
switch-end-order-heal-first = 清除傷害與效果
switch-late-end-autos = 來不及的「回合結束時」技能
switch-late-end-autos-next-turn = 等到下一回合
switch-late-end-autos-same-phase = 就在這回合
switch-party-mark = 組隊的條件
switch-party-mark-card-text = 共同的屬性
switch-party-mark-mark = 共同的屬性，或組隊標誌
switch-party-shares = 組隊須全員具有才算的
switch-party-shares-first-strike = 先制攻擊
switch-party-shares-battle-abilities = 與戰鬥有關的技能
switch-party-shares-all-abilities = 所有技能
switch-blocker-dulls = 防禦者休止
switch-blocker-dulls-false = 否
switch-blocker-dulls-true = 是
switch-attack-turns = 攻擊階段行動之後
switch-attack-turns-holder = 同一玩家繼續
switch-attack-turns-alternate = 輪到對手
switch-damage-step-window = 處理步驟中的行動
switch-damage-step-window-true = 可以
switch-damage-step-window-false = 不可以
switch-next-attack = 再次攻擊從哪裡開始
switch-next-attack-preparation = 準備步驟
switch-next-attack-declaration = 攻宣步驟
switch-lethal = 前鋒在傷害怎樣時被破壞
switch-lethal-reach = 達到力量值
switch-lethal-exceed = 超過力量值
switch-ex-burst = EX爆發
switch-ex-burst-may = 可以使用
switch-ex-burst-must = 自動發生
switch-ex-rule-check = EX爆發前的規則流程
switch-ex-rule-check-true = 檢查
switch-ex-rule-check-false = 不檢查
switch-limit-burst = 極限爆發技
switch-limit-burst-off = 不使用
switch-limit-burst-burst = 像召喚獸一樣使用
switch-limit-burst-back-attack = 當作背後攻擊
switch-effects-may-duplicate = 效果可以讓同名角色再上場
switch-effects-may-duplicate-false = 不可以，略過這部分
switch-effects-may-duplicate-true = 可以，然後都離場
switch-late-protection = 指定之後才獲得的「不能被指定」
switch-late-protection-ignored = 來不及
switch-late-protection-counts = 仍然有效
switch-search-may-fail = 檢索時當作沒找到
switch-search-may-fail-true = 可以
switch-search-may-fail-false = 有就必須找到
switch-warp-limits = 躍遷登場時的限制
switch-warp-limits-all = 同名、光暗、後衛數量
switch-warp-limits-name-only = 只有同名
switch-primed-top = 啟動融合的角色離場時，上面的卡
switch-primed-top-removed = 移出遊戲
switch-primed-top-with-base = 與下面的卡一起
switch-late-mechanics = 極限突破、躍遷、啟動融合與水晶
switch-late-mechanics-allowed = 可以使用
switch-late-mechanics-refused = 不能放進卡組
switch-rounding = 零頭
switch-rounding-down = 捨去
switch-rounding-up = 進位
switch-format = 賽制
switch-format-standard = 標準賽：所有系列
switch-format-l6 = L6賽制：最新6個系列
switch-format-l3 = L3賽制：最新3個系列
switch-format-title = 作品賽：同一類別
switch-format-limited = 限制賽：40張，6點傷害

## Where the value of a switch comes from

start-source-cr-2-1-2 = 2020年綜合規則
start-source-cr-2-1-2-c = 2020年綜合規則與玩家資料
start-source-cr-3-3 = 2026年綜合規則（轉述）
start-source-texts-cr-3-3 = 卡牌文字與2026年綜合規則（轉述）
start-source-c = 玩家資料
start-source-p = 入門文
