### Final Fantasy TCG: the nouns of the game.

## Game and zones

term-game-fftcg = ファイナルファンタジー・トレーディングカードゲーム
zone-deck = メインデッキ
zone-field = フィールド
zone-break = ブレイクゾーン
zone-damage = ダメージゾーン
zone-removed = ゲームから除外
zone-lb = リミットブレイクデッキ
zone-stack = スタック
zone-forwards = フォワード
zone-backups = バックアップ
zone-monsters = モンスター
zone-formation = フォーメーション

## Phases and steps

phase-active = アクティブフェイズ
phase-draw = ドローフェイズ
phase-main-1 = メインフェイズ1
phase-attack = アタックフェイズ
phase-main-2 = メインフェイズ2
phase-end = エンドフェイズ
step-preparation = 攻撃準備ステップ
step-declaration = 攻撃宣言ステップ
step-block = ブロック宣言ステップ
step-damage = ダメージ解決ステップ

## Types of cards

kind-forward = フォワード
kind-backup = バックアップ
kind-monster = モンスター
kind-summon = 召喚獣
kind-formation = フォーメーション
kind-item = アイテム
kind-crystal = クリスタルの説明カード
item-weapon = 武器
item-armor = 防具
item-accessory = アクセサリ

## Elements

element-fire = 火
element-ice = 氷
element-wind = 風
element-earth = 土
element-lightning = 雷
element-water = 水
element-light = 光
element-dark = 闇

## What stands on a card

mark-generic = 一般兵アイコン
mark-ex = EXアイコン
mark-party = パーティアイコン
fact-card = カード全体
fact-name = カード名
fact-elements = 属性
fact-jobs = ジョブ
fact-categories = カテゴリ
fact-generic = 一般兵アイコン
fact-ex = EXアイコン
fact-power = パワー
fact-text = テキスト
doubt-first-only = 2つめ以降があるかもしれない
doubt-contradicted = 資料が食い違う
doubt-restored = 改行を規則で復元
doubt-single-source = 資料が1つだけ

## Rule presets

preset-official = 公式ルール（判明分）
preset-official-2-1 = 2020年の公式ルール

## Rule switches and their values

switch-mulligan = マリガン
switch-mulligan-all = 5枚全部か、しないか
switch-mulligan-any = 好きな枚数
switch-first-turn-rest = 先攻の最初のターン
switch-first-turn-rest-false = 引くのが1枚のほかは制限なし
switch-first-turn-rest-true = アタックもアビリティのダルもできない
switch-old-types = フォーメーションとアイテム
switch-old-types-refused = デッキに入れられない
switch-old-types-allowed = 使える
switch-item-limit = 1体につけられるアイテム
switch-item-limit-kind = 種類ごとに1つ
switch-item-limit-name = 名前ごとに1つ
switch-light-dark-covers = 光と闇は1枚だけ
switch-light-dark-covers-characters = キャラクターを数える
switch-light-dark-covers-all-cards = フィールドのカード全部を数える
switch-generic-exception = 一般兵アイコンは同名の制限を受けない
switch-generic-exception-true = はい
switch-generic-exception-false = いいえ
switch-element-payment = キャストに必要な属性
switch-element-payment-each = 各属性のCPを1つずつ
switch-element-payment-any-one = どれか1つの属性のCPを1つ
switch-ability-payment = アビリティに必要な属性
switch-ability-payment-each-symbol = 記号ごとにその属性のCP
switch-ability-payment-any-one = どれか1つの記号のCPを1つ
switch-overpay = 余分なCPを出す
switch-overpay-free = いくらでもよい
switch-overpay-odd-discard = 捨てて1つ余るだけ
switch-restricted-cp-waste = 「～でしか払えない」ときのほかのCP
switch-restricted-cp-waste-forbidden = 出せない
switch-restricted-cp-waste-allowed = むだにしてよい
switch-main-phases = 1ターンのメインフェイズ
switch-main-phases-number = { $number }回
switch-end-order = エンドフェイズで先にすること
switch-end-order-discard-first = 手札を5枚まで捨てる
switch-end-order-heal-first = ダメージと効果を消す
switch-late-end-autos = 間に合わない「ターン終了時」
switch-late-end-autos-next-turn = 次のターンまで待つ
switch-late-end-autos-same-phase = このターンに行う
switch-party-mark = パーティの条件
switch-party-mark-card-text = 同じ属性
switch-party-mark-mark = 同じ属性、またはパーティアイコン
switch-party-shares = パーティの全員が持つ必要があるもの
switch-party-shares-first-strike = 先制攻撃
switch-party-shares-battle-abilities = バトルに関する能力
switch-party-shares-all-abilities = すべての能力
switch-blocker-dulls = ブロックするとダルになる
switch-blocker-dulls-false = いいえ
switch-blocker-dulls-true = はい
switch-attack-turns = アタックフェイズで行動したあと
switch-attack-turns-holder = 同じプレイヤーが続ける
switch-attack-turns-alternate = 相手に移る
switch-damage-step-window = ダメージ解決ステップでの行動
switch-damage-step-window-true = できる
switch-damage-step-window-false = できない
switch-next-attack = 次のアタックの始まり
switch-next-attack-preparation = 攻撃準備ステップ
switch-next-attack-declaration = 攻撃宣言ステップ
switch-lethal = フォワードがブレイクするのは
switch-lethal-reach = ダメージがパワー以上のとき
switch-lethal-exceed = ダメージがパワーを超えたとき
switch-ex-burst = EXバースト
switch-ex-burst-may = 使ってもよい
switch-ex-burst-must = 必ず起きる
switch-ex-rule-check = EXバースト前のルールプロセス
switch-ex-rule-check-true = 行う
switch-ex-rule-check-false = 行わない
switch-limit-burst = 極限バースト
switch-limit-burst-off = 使わない
switch-limit-burst-burst = 召喚獣のように使う
switch-limit-burst-back-attack = バックアタックとみなす
switch-effects-may-duplicate = 効果で同名の2体目を出す
switch-effects-may-duplicate-false = できない（飛ばす）
switch-effects-may-duplicate-true = できる（あとで両方離れる）
switch-late-protection = 選ばれたあとの「選ばれない」
switch-late-protection-ignored = 間に合わない
switch-late-protection-counts = まだ守られる
switch-search-may-fail = サーチで見つけないこと
switch-search-may-fail-true = できる
switch-search-may-fail-false = あれば見つける
switch-warp-limits = デジョンで出るときの制限
switch-warp-limits-all = 同名、光と闇、バックアップの数
switch-warp-limits-name-only = 同名だけ
switch-primed-top = プライミングしたキャラクターが離れるとき、上のカード
switch-primed-top-removed = ゲームから除外
switch-primed-top-with-base = 下のカードと一緒
switch-late-mechanics = リミットブレイク、デジョン、プライミング、クリスタル
switch-late-mechanics-allowed = 使える
switch-late-mechanics-refused = デッキに入れられない
switch-rounding = 端数
switch-rounding-down = 切り捨て
switch-rounding-up = 切り上げ
switch-format = フォーマット
switch-format-standard = スタンダード：すべての弾
switch-format-l6 = L6構築：最新の6弾
switch-format-l3 = L3構築：最新の3弾
switch-format-title = タイトル構築：1つのカテゴリ
switch-format-limited = リミテッド：40枚、6点

## Where the value of a switch comes from

start-source-cr-2-1-2 = 2020年の総合ルール
start-source-cr-2-1-2-c = 2020年の総合ルールとプレイヤーの資料
start-source-cr-3-3 = 2026年の総合ルール（伝聞）
start-source-texts-cr-3-3 = カードのテキストと2026年の総合ルール（伝聞）
start-source-c = プレイヤーの資料
start-source-p = 入門書
