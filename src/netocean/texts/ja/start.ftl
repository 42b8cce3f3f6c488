### ゲームを始める、参加する、ルールブック。

## The first screen

start-title = ネットの海
start-what = { $game ->
        [fftcg] フォワード、バックアップ、召喚獣、そしてスタック。ルールはテーブルが守ります。
        [alpha] 2つ目のデジモンカードゲーム。速さで並ぶ戦いを、ルールはおまかせで。
        [appmon] アプ合体、プラグ、アプリンク。アプモンカードを、ルールはおまかせで。
       *[other] いちばん最初のデジモンカードゲームを、ルールはおまかせで。
    }
start-play = はじめる
start-begins = テーブルを用意しています…
start-summary = { $deck } · { $opponent } · { $preset }
start-summary-level = { $opponent }（{ $level }）
start-learn = 1分で覚える
start-rules = ルールブック
start-remembered = 選んだ内容は次回のために覚えておきます。

## Game and deck

start-deck = あなたのデック
start-deck-other = 相手のデック
start-deck-friend = 友だちのデック
start-deck-chance = おまかせ
start-deck-chance-about = 用意されたデックから1つをランダムに選びます。中身は秘密です。
start-decks-own-mark = 自分のデックです。
start-decks-build = デックを作る
start-deck-look = 中身を見る
start-deck-practice = 練習用カード
start-deck-practice-about = 覚えるためのオリジナルのカードです。実在しません。
start-deck-count = { $count }枚
start-deck-faulty = このデックは今のルールでは使えません。
start-deck-mend = 直しに行く
start-deck-gone = 前のデックがなくなったので、別のデックを選びました。

## Opponent

start-opponent = 相手
start-game = どのゲームで遊ぶか
start-game-colosseum = 1999年のデジモン。進化して、相手のタイプに合う攻撃で、100ポイントを0にする。
start-game-alpha = 2006年のデジモン。ずらりと並んで速いものから攻める。コスト、ブロック、力を合わせるαアタック。
start-game-appmon = 2016年のアプモン。2体が1体に合体し、プラグで3体目をリンク。チップも忍ばせて。
start-game-fftcg = 歴代ファイナルファンタジーの英雄たち。CPでキャストし、攻めて守り、スタックで応える。
start-first-rules = どのルールで遊びますか？
start-first-rules-about = たずねるのは一度だけ。ゲームを始める前に「ルール」でいつでも変えられます。
start-opponent-computer = コンピュータ
start-opponent-computer-about = すぐに始められます。決めたことを取り消せます。
start-opponent-here = 同じ画面の友だち
start-opponent-here-about = 交代で操作します。交代のときは手札を隠します。
start-opponent-friend = 離れた友だち
start-opponent-friend-about = リンクとコードが出るので、友だちに送ってください。
start-level = 強さ
start-level-greedy = 本気
start-level-greedy-about = { $game ->
        [fftcg] 一手ごとに、何が得られるかを考える。
       *[other] 1バトル先まで読みます。
    }
start-level-random = でたらめ
start-level-random-about = ルールを覚えるのに向いています。
start-level-other = { $level }
start-limit = 1回の決定にかけられる時間
start-limit-none = 制限なし
start-limit-seconds = { $count }秒
start-limit-minutes = { $count }分
start-limit-about = 時間切れになると、もう一方が勝ちを宣言できます。
start-bluff = 選べないときの返事を少し待たせる
start-bluff-about = 返事の速さで、相手が何かできたかどうかを悟られません。

## Rules

start-preset = ルール
start-preset-main = 入門書どおりのルールです。
start-preset-changes = 入門ルールとの違い：{ $changes }
start-preset-change = { $switch }：{ $value }
start-preset-changed = 自分で変えた設定：{ $count }
start-switches = 設定を1つずつ選ぶ
start-switches-about = 資料によって違う、または資料にない点です。最初の値がこのプリセットの決まりです。
start-switch-changed = 変更あり
start-switch-reset = プリセットに戻す
start-switch-source = 出典：{ $source }
start-source-s2-organised-play-s1-first = 2つめの入門書と公認大会。1つめの入門書では先攻
start-source-s2-s1-one-each = 2つめの入門書。1つめでは1回ずつ交互
start-source-s1 = 1つめの入門書
start-source-s2 = 2つめの入門書
start-source-s1-s2-own = 1つめの入門書。2つめでは自分の進化の前
start-source-s1-s2-battle = 1つめの入門書。2つめではバトルフェイズだけ
start-source-ours = ここで決めたもの
start-source-s2-literal = 2つめの入門書の文面どおり
start-source-s1-s2 = 2つの入門書
start-source-s1-cn-guide = 1つめの入門書と古い中国語の解説
start-source-s1-s2-with-cn-guide = 1つめの入門書。2つめと古い中国語の解説では5枚らしい
start-source-ours-for-s1-s2 = 2つの入門書（じゃんけんの代わり）
start-source-two-outside-sources = ほかの2つの資料
start-switch-doubt = どの資料でも決まりません。
start-switch-number = 数
start-switch-bad = 1以上の整数を入れてください。
start-more = さらに細かく
start-seed = シード
start-seed-about = 同じシードなら同じカードが配られます。空ならランダムです。
start-ask-always = 答えが1つしかないときも聞く

## Joining

start-join = コードで参加する
start-join-go = 参加
start-join-bad = コードはABCD-EFGHのような8文字の英数字です。
start-join-title = 友だちからの招待です
start-join-looking = テーブルを探しています…
start-join-game = { $game } · { $preset }
start-join-limit = 1回の決定にかけられる時間：{ $limit }
start-join-choose = どのデックを使いますか。
start-join-sit = 席に着く
start-join-full = このテーブルはもういっぱいです。
start-join-full-about = 友だちに新しいコードをもらうか、自分でゲームを始めてください。
start-join-unknown = { $code }というコードのテーブルはありません。
start-join-unknown-about = 文字が違うか、テーブルが片づけられたのかもしれません。コードはABCD-EFGHのような形です。
start-join-again = 別のコードを入れる
start-join-own = これは自分のテーブルです。リンクは友だちの端末で開いてください。
start-join-back = テーブルへ戻る
start-join-home = 最初のページへ

## Games going on

start-going = 進行中のゲーム
start-going-continue = 続ける
start-going-over = 終わったゲーム
start-going-replay = 見直す
start-going-forget = リストから外す
start-going-forgotten = リストから外しました。
start-going-undo = 元に戻す
start-going-more = ほかに{ $count }件
start-going-against-computer = { $deck } 対 コンピュータ（{ $level }）
start-going-against-here = { $deck } 対 同じ画面の友だち
start-going-against-friend = { $deck } 対 友だち
start-going-table = テーブル{ $table }
start-going-won = あなたの勝ちでした。
start-going-lost = あなたの負けでした。
start-going-drawn = 引き分けでした。
start-going-turn = { $turn }ターン目

## Problems

start-failed = ゲームを始められませんでした。
start-failed-again = もう一度
start-no-games = このサーバーにはゲームがありません。
start-loading = 少しお待ちください…

## The rule book

rulebook-title = ルールブック
rulebook-about = どのルールにも変わらない番号があります。ゲームの記録や「なぜ使えないのか」の答えに、この番号が出ます。
rulebook-search = ルールを探す
rulebook-search-hint = 言葉や番号（例：8.7）
rulebook-found = { $count ->
         [0] 当てはまるルールはありません。
        *[other] ルール{ $count }件
    }
rulebook-chapters = 章
rulebook-rule = ルール{ $rule }
rulebook-doubt = 不確か
rulebook-doubt-about = どの資料でも決まらないルールです。テーブルではここに書いたとおりに進めます。設定があるものは、ほかのやり方も選べます。
rulebook-marks = 印の意味
rulebook-presets = ルールセットの違い
rulebook-presets-switch = 項目
rulebook-switch = { $switch }：{ $value }
rulebook-switch-mark = 設定
rulebook-switch-values = { $value }（ほかに：{ $others }）
rulebook-unknown = 「{ $rule }」というルールはありません。
rulebook-open = ルールブックで見る
rulebook-minute = 1分でわかるゲーム
rulebook-minute-about = 5つの文を読めば遊べます。できることは、その都度テーブルが教えます。
rulebook-minute-play = 遊んでみる
rulebook-minute-1 = それぞれデジモン1体と100ポイントを持ちます。0ポイントになると負けです。
rulebook-minute-2 = 準備フェイズ：手札を捨て、6枚になるまで補充し、進化先、進化条件（○と×はネットの海から）、オプションカード（3枚まで）を裏向きで置きます。
rulebook-minute-3 = 進化フェイズ：置いたカードを表向きにします。進化元と進化条件が合えば進化します。
rulebook-minute-4 = バトルフェイズ：相手のバトルタイプと同じ文字の攻撃を使います。ほとんどのC攻撃はA攻撃を0にします。オプションカードで文字や攻撃力が変わります。攻撃力の高いほうが勝ちです。
rulebook-minute-5 = ポイント計算フェイズ：負けたほうは、自分のカードにあるロストポイントのうち、勝ったデジモンのレベルの分を失います。進化したデジモンはレベルIIIに戻ります。
rulebook-whole = 1ターンの実例、資料、一覧を含むルールブックの全体は、このプロジェクトの文書にあります。
rulebook-chapter-c-r0 = 基本
rulebook-chapter-c-r1 = デック
rulebook-chapter-c-r2 = 置き場所
rulebook-chapter-c-r3 = カード
rulebook-chapter-c-r4 = ゲームの準備
rulebook-chapter-c-r5 = ターンの骨組み
rulebook-chapter-c-r6 = 準備フェイズ
rulebook-chapter-c-r7 = 進化フェイズ
rulebook-chapter-c-r7a = 進化条件の種類
rulebook-chapter-c-r8 = バトルフェイズ
rulebook-chapter-c-r9 = ポイント計算フェイズ
rulebook-chapter-c-r10 = 勝敗
rulebook-chapter-c-r11 = オプション
rulebook-chapter-c-r12 = 特殊能力とサポート
rulebook-chapter-c-r13 = 公開と非公開
rulebook-chapter-c-r14 = 1つのゲームの外で
rulebook-chapter-c-r17 = ルールのまとめ方
rulebook-chapter-c-r23 = カードの確かさ

## Own cards

start-packs-title = 友だちは自作カードを使います
start-packs-about = 次のパックがこのテーブルで使われます。席に着くと、どのカードも読めます。
start-packs-accept = このカードで対戦します
start-packs-decline = やめて最初のページに戻る
start-packs-undecided = まず、友だちのカードで対戦するか決めてください。
