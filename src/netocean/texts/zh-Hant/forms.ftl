### Forms of the card workshop: what fields, their words and kinds of ability are called.

## Fields, and words that they can hold

form-also = 另有名稱
form-attack-names = 攻擊名稱
form-attack-names-a = A攻擊
form-attack-names-b = B攻擊
form-attack-names-c = C攻擊
form-guard-a = A攻擊
form-guard-b = B攻擊
form-guard-c = C攻擊
form-base = 進化前
form-block = 條件的種類
form-block-evolution = 進化
form-block-fusion = 合體
form-block-appearance = 出現
form-cannot-be-ignored = 不可無視
form-cards = 卡片
form-codes = 各版編號
form-conflicts = 資料不一致之處
form-count = 數量
form-counts-as-level = 視為等級
form-discard-hand = 棄置的手牌
form-doubt = 可靠程度
form-event = 時機
form-event-during-battle = 戰鬥中
form-event-start-of-battle = 戰鬥開始時
form-field = 領域
form-frame = 邊框顏色
form-group = 類別
form-if = 條件
form-item = 道具種類
form-key = 鍵
form-kind = 支付方式
form-kind-appearance = 出現
form-kind-fusion = 合體
form-kind-jogress = 聯展進化
form-kind-named-card = 其他卡片
form-kind-net-ocean = 網絡之海的卡
form-kind-program = 程式
form-level = 等級
form-limit-break = 極限突破
form-missing = 缺少的內容
form-not-from = 不可由此進化
form-note = 備註
form-notes = 注意事項
form-number = 卡片編號
form-only-from = 僅限由此進化
form-option-class = 類型
form-partner = 搭檔
form-party-mark = 組隊標誌
form-power = 力量值
form-practice = 練習卡
form-printed-number = 標記下的數字
form-rarity = 稀有度
form-remarks = 說明
form-set = 系列
form-sources = 出處
form-status = 狀態
form-status-inferred = 由其他內容推斷
form-status-jp = 來自日文卡
form-status-placeholder = 我們暫定的
form-status-unknown = 未知
form-status-us = 來自美版

## Kinds of ability

form-head-keyword = 關鍵詞：本身不做任何事
form-head-static = 只要此卡有效就一直持續
form-head-when = 發生某事時
form-head-use = 使用此卡時
form-head-activate = 可以發動
form-head-support = 作為支援使用
form-head-instead = 代替某件事發生
