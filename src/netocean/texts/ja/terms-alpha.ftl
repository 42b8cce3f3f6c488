### Digimon α: the nouns that the first game does not have. Zones, phases, fields and the like are shared by their keys.

## Game and zones

term-game-alpha = デジタルモンスターカードゲームα
zone-digimon-boxes = デジモンボックス
zone-option-slots = オプションスロット
zone-command = 使用中のコマンド

## Steps

step-reset = リセット（1-A）
step-surplus = 整理（1-B）
step-fill = 補充（1-C）
step-placing = 配置（1-D）
step-turning-up = 公開（2-A）
step-cost-check = コストの確認（2-B）
step-evolution-check = 進化条件の確認（2-C）
step-line-up = 整列（2-D）

## Levels, skills, kinds

level-i = レベルI
level-ii = レベルII
skill-a = Aのワザ
skill-b = Bのワザ
skill-c = Cのワザ
kind-command = コマンドカード
class-ordinary = 普通
mark-limit-1 = 1枚制限

## Facts of a card, and how sure they are

fact-level = レベル
fact-speed = スピード
fact-hp = HP
fact-skills = ワザ
fact-kind = カードの種類
fact-number = ナンバー
fact-evolution = 進化条件
fact-ability = 特殊能力
fact-names-en = 英語名
fact-names-zh = 中国語名
doubt-from-series = カードではなくシリーズの設定から
doubt-example = こちらの例
doubt-unverified = 未確認
doubt-ours = 独自

## Words of the rules

term-first-player = 先攻
term-second-player = 後攻
term-opportunity = 行動の番
term-supporter = サポート
term-alpha-attack = αアタック
term-upright = 縦向き
term-sideways = 横向き

## Rule presets

preset-pages = ネットのページのルール

## Rule switches and their values

switch-require-level3 = デックにレベルIII
switch-require-level3-true = 必要
switch-require-level3-false = 不要
switch-start-exchange = 最初の手札の引き直し
switch-start-exchange-primer = ふだんと同じ
switch-start-exchange-no-level3-in-hand = レベルIIIがない時
switch-skip-first = 1ターン目にリセットと整理を飛ばすのは
switch-skip-first-first-player = 先攻
switch-skip-first-both = 両者
switch-redraw = 引き直す前の手札
switch-redraw-shuffle-back = 戻してシャッフル
switch-redraw-discard = 捨てる
switch-renew-by = 寿命処理ができるのは
switch-renew-by-anyone = だれでも
switch-renew-by-no-low-level = 場にレベルIII以下がいない側
switch-renew-when = 寿命処理ができる時
switch-renew-when-always = いつでも
switch-renew-when-deck-short = 補充に足りない時
switch-renew-refill = 寿命処理のあとの補充
switch-renew-refill-true = する
switch-renew-refill-false = しない
switch-place-cost-limit = 配置のコストは10まで
switch-place-cost-limit-hard = 超えられない
switch-place-cost-limit-soft = 制限なし、コストの確認で払う
switch-evolve-fresh = このターンのボックスへの進化カード
switch-evolve-fresh-true = 置ける
switch-evolve-fresh-false = 置けない
switch-place-unfit = 条件に合わない進化カードの配置
switch-place-unfit-true = できる（はったり）
switch-place-unfit-false = できない
switch-cost-counts = コストの確認で数えるのは
switch-cost-counts-all = 場のすべてのカード
switch-cost-counts-tops = 重なりのいちばん上だけ
switch-speed-order = 行動の順番を決めるのは
switch-speed-order-dynamic = その時のスピード
switch-speed-order-fixed = 整列の時のスピード
switch-speed-ties = 同じスピードなら
switch-speed-ties-first-player = 先攻の分をすべて先に
switch-speed-ties-alternate = 1体ずつ交互に
switch-pass-taps = パスしたデジモンは
switch-pass-taps-false = 縦向きのまま
switch-pass-taps-true = 横向きになる
switch-attacked-digimon-taps = アタックされたデジモンは
switch-attacked-digimon-taps-true = 横向きになる
switch-attacked-digimon-taps-false = そのまま
switch-alpha-field = 同じフィールドとは
switch-alpha-field-own-card = 自分のフィールドによって
switch-alpha-field-any-card = どちらかのフィールドによって
switch-alpha-field-shared-icon = 同じアイコンだけで
switch-defender-supporters = ブロック側のサポートは
switch-defender-supporters-exactly = 同じ数か、なし
switch-defender-supporters-at-most = 同じ数まで
switch-alpha-unblocked-damage = ブロックされないαアタックは
switch-alpha-unblocked-damage-number = { $number }ポイント
switch-alpha-unblocked-damage-10-each = アタック側とサポート1体につき10ポイント
switch-tie = バトルで同じ攻撃力なら
switch-tie-both-win = 両方の勝ち
switch-tie-both-damaged = 両方がダメージを受ける
switch-alpha-skill = αアタックのバトルのワザ
switch-alpha-skill-letter-max = 相手のタイプの文字の中から
switch-alpha-skill-any-max = 文字を問わず
switch-dark-area = ダークエリアを見られるのは
switch-dark-area-owner = 持ち主
switch-dark-area-public = 両者

## Where the value of a switch comes from

start-source-s1-name-by-a2-and-the-first-game = 1つめの入門書。名前で数えるのはウィキのページと初代から
start-source-a2 = ウィキのページ
start-source-a1 = ファンのルールページ
start-source-s1-read-widely = 1つめの入門書を広く読んで
start-source-s1-a1-a2-soft = 1つめの入門書とファンのルールページ。ウィキのページでは制限なし
start-source-ours-s1-is-ambiguous = 独自。1つめの入門書はどちらにも読める
start-source-s1-whose-ours = 1つめの入門書。だれのフィールドかは独自
