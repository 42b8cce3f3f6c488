### どのページにもある言葉。

## ほかの言葉が届くまで

shell-first-name = Net Ocean
shell-first-loading = 少々お待ちください……
shell-first-offline = サーバーから返事がありません。サーバーは動いていますか。ネットワークにつながっていますか。
shell-first-again = もう一度試す
shell-first-reload = ページを読み込み直す
shell-first-language-en = English
shell-first-language-zh-hans = 简体中文
shell-first-language-zh-hant = 繁體中文
shell-first-language-ja = 日本語

## ページの上の部分とメニュー

shell-name = Net Ocean
shell-title = { $page } · Net Ocean
shell-skip = 本文へ移る
shell-menu = メニュー
shell-pages = ページ
shell-language = 言語
shell-theme = 表示
shell-theme-system = システム
shell-theme-light = 明るい
shell-theme-dark = 暗い
shell-theme-contrast = ハイコントラスト
shell-sound = 音
shell-sound-on = 音あり
shell-sound-off = 音なし
shell-close = 閉じる

## ページ

shell-start = はじめに
shell-table = テーブル
shell-games = ゲーム
shell-game-colosseum = ハイパーコロシアム
shell-game-alpha = デジモンα
shell-game-appmon = アプモンカード
shell-game-fftcg = ファイナルファンタジーTCG
shell-join = 友だちの対戦に加わる
shell-decks = デック
shell-deck = デック
shell-cards = カード
shell-card = カード
shell-workshop = カード工房
shell-own-pack = カード工房
shell-rules = ルール
shell-rule = ルール
shell-replay = リプレイ
shell-replay-table = リプレイ
shell-replay-report = 報告
shell-settings = 設定
shell-notice = お知らせ
shell-unknown = ここには何もありません
shell-unknown-words = このアドレスに当たるページはありません。リンクの一部が欠けているのかもしれません。

## 設定

shell-settings-words = 言語
shell-settings-look = 見た目と速さ
shell-settings-kept = 設定はこのブラウザーにだけ残ります。
shell-card-language = カード名の言語
shell-card-language-same = ページと同じ
shell-card-language-about = その言語の名前がないカードは、ほかの言語の名前に印を付けて表示します。
shell-motion = 動き
shell-motion-system = システムに合わせる
shell-motion-full = カードが動く
shell-motion-still = カードは動かない
shell-pace = 相手の行動の速さ
shell-pace-slow = ゆっくり
shell-pace-normal = ふつう
shell-pace-fast = 速い
shell-pace-about = 相手がしたことを、どのくらい見せてから先へ進むか。

## 接続

shell-lost = 接続が切れました。つなぎ直しています……
shell-lost-kept = 対戦は残っています。テーブルはあなたを待っています。
shell-back = 接続が戻りました。
shell-slow-way = このネットワークでは即時の接続が使えないため、反応が少し遅くなります。

## うまくいかない時

shell-not-kept = このブラウザーはこのページのデータを残しません（プライベートウィンドウか、容量がいっぱいです）。設定・デック・席は、閉じるまでの間だけ有効です。
shell-error-offline = サーバーから返事がありません。接続を確かめて、もう一度お試しください。
shell-error-server = サーバーで処理できませんでした（{ $status }）。もう一度お試しください。直らない時は、ページを読み込み直してください。
shell-error-version = サーバーのバージョンがこのページより新しくなっています。ページを読み込み直してください。
shell-fault = うまくいかないことが起きました
shell-fault-words = これはページの間違いで、あなたのせいではありません。対戦はサーバーに残っています。もう一度試すか、ページを読み込み直してください。
shell-page-missing = ページのこの部分を読み込めませんでした。ページを読み込み直してください。対戦は残っています。

## お知らせ

shell-unofficial = ファンによる非公式の作品です。
shell-notice-unofficial = これはファンによる非公式の作品です。Net Ocean（ネットの海）は、収録したゲームの権利者が制作・公認・支援するものではなく、販売もしていません。
shell-notice-trademarks = 商標について
shell-notice-trademarks-about = デジモン、デジタルモンスターおよび各デジモンの名称は、バンダイ、東映アニメーション、本郷あきよしの各権利者に帰属します。ここでは、どのゲームのどのカードかを示すためだけに用いています。
shell-notice-not-included = 収めていないもの
shell-notice-not-included-about = カードのイラスト、スキャン画像、カードに印刷された文章、ロゴは収めていません。カードは、名前・ナンバー・タイプ・攻撃力などの情報をもとに独自に描いています。カードの働きとルールは、独自の言葉で書き直しています。
shell-notice-facts = 情報の出どころ
shell-notice-facts-about = いくつかの言語の入門資料とファンのページ、公認大会の裁定、公開ウィキにある日本版カードの書き写し、カード表を収めた公開プログラムをもとにしています。資料が食い違うところや欠けているところでは、疑問を残したままカードやルールに示しています。[?] は、このプロジェクトで決めたところです。
shell-notice-names = カードの名前
shell-notice-names-about = 言語によっては、印刷された出どころのない名前があります。カードを詳しく表示する時に、それとわかるように示します。
shell-notice-marks = カードの印の意味
shell-notice-mark-verified = 確認済み
shell-notice-mark-verified-about = 遊ぶのに必要なことがすべて、日本版カードの書き写しによるもの。
shell-notice-mark-provisional = 暫定
shell-notice-mark-provisional-about = 使えます。疑わしい項目には、カードとデックの確認で印が付きます。
shell-notice-mark-incomplete = 未完
shell-notice-mark-incomplete-about = 遊ぶのに必要なことが不明なため、デックに入れられません。
shell-notice-mark-practice = 練習用カード
shell-notice-mark-practice-about = 実際のカードがわからない仕組みを試すために作った独自のカード。必ずそれとわかるように示します。
shell-notice-tell-us = カードをお持ちの方など、より確かなことをご存じでしたら、ぜひお知らせください。カード1枚の写真は、百の推測にまさります。
