### Forms of the card workshop: what fields, their words and kinds of ability are called.

## Fields, and words that they can hold

form-also = ほかの名前
form-attack-names = 攻撃の名前
form-attack-names-a = A攻撃
form-attack-names-b = B攻撃
form-attack-names-c = C攻撃
form-guard-a = A攻撃
form-guard-b = B攻撃
form-guard-c = C攻撃
form-base = 進化元
form-block = 条件の種類
form-block-evolution = 進化
form-block-fusion = 合体
form-block-appearance = 出現
form-cannot-be-ignored = 無視できない
form-cards = カード
form-codes = 各版の番号
form-conflicts = 資料の食い違い
form-count = 枚数
form-counts-as-level = 扱うレベル
form-discard-hand = 捨てる手札
form-doubt = 確かさ
form-event = タイミング
form-event-during-battle = バトル中
form-event-start-of-battle = バトル開始時
form-field = フィールド
form-frame = 枠の色
form-group = グループ
form-if = 条件
form-item = アイテムの種類
form-key = キー
form-kind = 支払うもの
form-kind-appearance = 出現
form-kind-fusion = 合体
form-kind-jogress = ジョグレス
form-kind-named-card = ほかのカード
form-kind-net-ocean = ネットの海のカード
form-kind-program = プログラム
form-level = レベル
form-limit-break = リミットブレイク
form-missing = 足りないもの
form-not-from = ここからは不可
form-note = メモ
form-notes = 注記
form-number = カード番号
form-only-from = ここからのみ
form-option-class = 種別
form-partner = 相手
form-party-mark = パーティーマーク
form-power = パワー
form-practice = 練習カード
form-printed-number = マークの下の数字
form-rarity = レアリティ
form-remarks = 備考
form-set = シリーズ
form-sources = 出典
form-status = 状態
form-status-inferred = ほかの記載から推定
form-status-jp = 日本語版から
form-status-placeholder = 仮の値
form-status-unknown = 不明
form-status-us = 米国版から

## Kinds of ability

form-head-keyword = キーワード：それだけでは何も起こらない
form-head-static = このカードが有効な間ずっと
form-head-when = 何かが起きたとき
form-head-use = このカードを使ったとき
form-head-activate = 発動できる
form-head-support = 支援として使う
form-head-instead = 代わりに起こる
