### The Appmon card game: the nouns that the other Digimon games do not have.

## Game and zones

term-game-appmon = デジモンユニバース アプリモンスターズ カードゲーム
zone-p-deck = 山札
zone-discard-pile = 捨て札
zone-appmon-box = アプモンBOX
zone-fusion-box = 合体BOX
zone-power-box = パワーBOX
zone-applink-box = アプリンクBOX
zone-chip-hand = チップ
zone-used-chips = 使ったチップ

## Phases

phase-fusion = アプ合体フェイズ

## Grades

grade-1 = 並
grade-2 = 超
grade-3 = 極
grade-4 = 神

## Attributes

attribute-social = ソーシャル
attribute-navi = ナビ
attribute-game = ゲーム
attribute-entertainment = エンタメ
attribute-life = ライフ
attribute-tool = ツール
attribute-system = システム

## Kinds and classes of cards

kind-appmon = アプモンカード
kind-chip = アプモンチップ
class-raiser = 攻撃力アップ
class-bond = 絆
class-battle = バトル変化
mark-drive = アプリドライヴ

## Facts of a card

fact-grade = グレード
fact-attributes = 属性
fact-fusion = 合体の条件
fact-plug = プラグ
fact-link = リンク能力
fact-rarity = レアリティ
fact-picture = チップのアプモン
fact-option-class = オプションの種類
fact-amount = 数値
fact-restrictions = 制限（あれば）

## Words of the rules

term-base = ベース
term-material = 素材
term-fused-card = 合体したカード
term-plug = プラグ
term-link-power = リンク能力
term-app-fusion = アプ合体
term-app-link = アプリンク

## Rule presets

preset-mixed = αを混ぜたルール
preset-event = ある大会のルール

## Rule switches and their values

switch-chips = アプモンチップ
switch-chips-if-both = 両者が持ってきた時
switch-chips-off = 使わない
switch-chips-on = 使う
switch-chip-limit-by = チップの数え方
switch-chip-limit-by-name = 名前
switch-chip-limit-by-picture = 絵
switch-option-slots = オプションスロット
switch-option-slots-number = { $number }つ
switch-no-setup-base = 最初にベースを置かない
switch-no-setup-base-false = いいえ：最初に置く
switch-no-setup-base-true = はい：1ターン目に置く
switch-start-exchange-false = なし
switch-start-exchange-true = ベースがない時に1度
switch-first = 先攻になるのは
switch-first-winner = 前のバトルに勝った側
switch-first-lower-points = ポイントの少ない側
switch-exchange-in-fusion = アプ合体フェイズでのベースの交換
switch-exchange-in-fusion-true = できる
switch-exchange-in-fusion-false = できない
switch-options-from-hand = 手札から直接オプションを使う
switch-options-from-hand-false = できない：スロットからだけ
switch-options-from-hand-true = バトルでできる
switch-chip-used-up = 使ったチップは
switch-chip-used-up-true = このゲームでは使い切り
switch-chip-used-up-false = また使える
switch-digimon-evolution = デジモンの進化
switch-digimon-evolution-printed-only = 書かれたとおり
switch-digimon-evolution-first-game = さらに初代の40％・60％が必要
switch-links-per-turn = 1回のバトルのリンク
switch-links-per-turn-number = { $number }回
switch-plug = プラグ
switch-plug-required = リンクのマークが必要
switch-plug-ignored = 関係なし
switch-p-battle-first-second = 後攻
switch-p-battle-first-first = 先攻
switch-p-flip = ベースを表向きにする時
switch-p-flip-together = いっせいに
switch-p-flip-own = それぞれ自分の合体の前に
switch-p-leftovers-both = 両者の合体のあと
switch-p-exchange-moment = 交換したベースを捨てる時
switch-p-exchange-moment-at-flip = ベースを表向きにする時
switch-p-devolve = バトル後に合体したカードを失うのは
switch-p-tie-break = 両者が0ポイントになったら
switch-p-tie-break-none = 引き分け
switch-p-tie-break-ladder = 山札、次にグレード
switch-tie-break-house = アプリドライヴ、山札、グレードの順

## Where the value of a switch comes from

start-source-s1-names-chips-as-this-game-s-own-p1-optional = 1つめの入門書がチップを挙げる。ルールの一覧では任意
start-source-p5-p1-picture = プレイヤーの分析。ルールの一覧では絵
start-source-first-game-s2 = 初代、2つめの入門書
start-source-first-game = 初代
start-source-first-game-s1-s2 = 初代、2つの入門書
start-source-p4 = プレイヤーのレビュー
start-source-guess = 推測
start-source-s2-as-in-the-first-game = 2つめの入門書、初代と同じ
