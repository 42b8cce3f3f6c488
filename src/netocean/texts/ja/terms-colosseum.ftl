### Hyper Colosseum: the nouns of the game.

## Game and zones

term-game-colosseum = デジタルモンスター カードゲーム ハイパーコロシアム
zone-hand = 手札
zone-net-ocean = ネットの海
zone-dark-area = ダークエリア
zone-point-gauge = ポイントゲージ
zone-digimon-box = デジモンボックス
zone-evolution-box = 進化ボックス
zone-requirement-box = 進化条件ボックス
zone-option-slot = オプションスロット
zone-support-box = サポートボックス

## Phases

phase-setup = ゲームの準備
phase-preparation = 準備フェイズ
phase-evolution = 進化フェイズ
phase-battle = バトルフェイズ
phase-points = ポイント計算フェイズ

## Levels

level-iii = レベルIII
level-iv = レベルIV
level-perfect = 完全体
level-ultimate = 究極体
level-armor = アーマー体
level-hybrid = ハイブリッド体
level-none = レベルなし

## Battle types and attacks

type-a = Aタイプ
type-b = Bタイプ
type-c = Cタイプ
attack-a = A攻撃
attack-b = B攻撃
attack-c = C攻撃

## Attributes

attribute-vaccine = ワクチン種
attribute-data = データ種
attribute-virus = ウィルス種
attribute-free = フリー
attribute-variable = ヴァリアブル

## Fields (families)

field-nsp = ネイチャースピリッツ
field-ds = ディープセイバーズ
field-nso = ナイトメアソルジャーズ
field-wg = ウィンドガーディアンズ
field-me = メタルエンパイア
field-uk = アンノウン
field-vb = ウィルスバスターズ
field-dr = ドラゴンズロア
field-jt = ジャングルトルーパーズ
field-da = ダークエリア

## Frames

frame-blue = 青枠
frame-red = 赤枠
frame-green = 緑枠
frame-yellow = 黄枠
frame-black = 黒枠
frame-white = 白枠
frame-purple = 紫枠

## Kinds and classes of cards

kind-digimon = デジモンカード
kind-option = オプションカード
class-item = アイテム
class-program = プログラム
class-field = フィールド

## Keywords

keyword-sky = 空
keyword-underwater = 水中
keyword-underground = 地中
keyword-proud = 誇り

## Use timings

timing-preparation = 準備
timing-evolution = 進化
timing-field = 進化フェイズの直後
timing-battle = バトル
timing-points = ポイント計算
timing-payment = 進化条件として

## How sure a card and its facts are

status-verified = 確認済み
status-provisional = 暫定
status-incomplete = 未完
status-practice = 練習用カード
doubt-jp = 日本版のカードによる
doubt-us = 米国版のカードによる
doubt-inferred = ほかの情報からの推定
doubt-placeholder = こちらで補った仮の値
doubt-unknown = 不明

## Words of the rules

term-first-attacker = 先攻
term-second-attacker = 後攻
term-turn = ターン
term-points = ポイント
term-lost-points = ロストポイント
term-battle-type = バトルタイプ
term-guard = A→0
term-requirement = 進化条件
term-support = サポート能力
term-ability = 特殊能力
term-deck = デック

## Rule presets

preset-primer = 入門ルール
preset-tournament = 大会ルール

## Rule switches and their values

switch-battle-first = バトルで先に行動するのは
switch-battle-first-second = 後攻
switch-battle-first-first = 先攻
switch-window = バトル中の行動の順番
switch-window-run = 止めるまで続けてから相手へ
switch-window-one-each = 1回ずつ交互に
switch-leftovers = 残ったカードを片づける時
switch-leftovers-both = 両者の進化が終わったあと
switch-leftovers-each = 各自の進化が終わった時
switch-flip = レベルIIIを表向きにする時
switch-flip-together = 両者いっせいに
switch-flip-own = それぞれ自分の進化の前
switch-prep-interleave = 準備フェイズを手順ごとに両者で進める
switch-prep-interleave-false = いいえ：片方ずつフェイズ全体を行う
switch-prep-interleave-true = はい：手順ごとに両者が行う
switch-exchange-moment = 交換したレベルIIIを送る時
switch-exchange-moment-at-once = その場で
switch-exchange-moment-at-flip = レベルIIIを表向きにする時
switch-l3-exchange-in-evolution = 進化フェイズでのレベルIIIの交換
switch-l3-exchange-in-evolution-true = できる
switch-l3-exchange-in-evolution-false = できない
switch-support-phases = サポートを使えるフェイズ
switch-support-phases-all = すべてのフェイズ
switch-support-phases-battle = バトルフェイズだけ
switch-support-from = サポートに使うカードを出す場所
switch-support-from-both = 手札またはオプションスロット
switch-support-from-hand = 手札だけ
switch-support-from-slot = オプションスロットだけ
switch-second-field = 2枚目のフィールド
switch-second-field-refused = 使えない
switch-second-field-replaces = 前のカードと入れ替わる
switch-field-moment = フィールドを使う時
switch-field-moment-after-phase = 進化フェイズの直後
switch-field-moment-own-evolution = 自分の進化が済んだあと
switch-devolve = バトル後に進化デジモンを失うのは
switch-devolve-loser = 負けた側
switch-devolve-both = 両者
switch-lifespan-discards-options = 寿命でオプションも送る
switch-lifespan-discards-options-true = はい
switch-lifespan-discards-options-false = いいえ：進化デジモンだけ
switch-guard-before-modifiers = A→0を加算より先に計算する
switch-guard-before-modifiers-true = はい：あとからの加算は有効
switch-guard-before-modifiers-false = いいえ：使った順に1度だけ働く
switch-allow-bluff = 成功しない進化を置くこと
switch-allow-bluff-true = できる（はったり）
switch-allow-bluff-false = できない
switch-name-limit-by = 枚数制限の数え方
switch-name-limit-by-name = カード名
switch-name-limit-by-number = カードナンバー
switch-max-ultimate = デックに入れられる究極体
switch-max-ultimate-none = 制限なし
switch-max-ultimate-number = { $number }枚まで
switch-first-by = 先攻の決め方
switch-first-by-random = ランダム
switch-first-by-agreed = 話し合い
switch-tie-break = 同時に負けた時の決着
switch-tie-break-ladder = ポイント、ネットの海、レベルの順に比べる
switch-tie-break-none = ただちに引き分け
switch-max-turns = 最後のターン
switch-max-turns-number = { $number }ターン目
switch-card-status = デックに使えるカード
switch-card-status-provisional = 確認済みと暫定
switch-card-status-verified = 確認済みだけ

## Species

species-amphibian = 両生類型
species-ancient-beast = 古代獣型
species-ancient-fish = 古代魚型
species-angel = 天使型
species-aquatic = 水棲型
species-aquatic-beast-man = 水棲獣人型
species-aquatic-mammal = 水棲哺乳類型
species-beast = 獣型
species-beast-man = 獣人型
species-ceratopsian = 角竜型
species-chick = 雛鳥型
species-composite = 合成型
species-cyborg = サイボーグ型
species-demon-beast = 魔獣型
species-demon-man = 魔人型
species-dinosaur = 恐竜型
species-dragon-man = 竜人型
species-fairy = 妖精型
species-fallen-angel = 堕天使型
species-flame = 火炎型
species-ghost = ゴースト型
species-giant-bird = 巨鳥型
species-holy-knight = 聖騎士型
species-insect = 昆虫型
species-larva = 幼虫型
species-machine = マシーン型
species-mammal = 哺乳類型
species-marine-animal = 海獣型
species-mollusk = 軟体型
species-mutant = 突然変異型
species-mythical-beast = 幻獣型
species-oni = 鬼人型
species-ore = 鉱石型
species-plant = 植物型
species-plesiosaur = 首長竜型
species-puppet = パペット型
species-rare-animal = 珍獣型
species-reptile = 爬虫類型
species-rock = 岩石型
species-skeleton = スケルトン型
species-small-devil = 小悪魔型
