### カード工房。

## Packs

workshop-about = 自作カードのパックは、このブラウザに保存されます。持ち運んだり人に渡したりするには、ファイルに書き出してください。
workshop-about-none = 手元のカードを写すことも、新しいカードを考えることもできます。項目を埋め、効果を組み立て、試して、対戦で使いましょう。新しいパックを作るか、もらったパックを読み込んでください。
workshop-new = 新しいパック
workshop-make = 作る
workshop-import = パックを読み込む
workshop-export = ファイルに書き出す
workshop-merge = 統合
workshop-back = すべてのパック
workshop-back-pack = パックへ
workshop-gone = このパックやカードはここにありません。削除されたか、別のブラウザに保存されているようです。
workshop-storage-full = ブラウザの空きがないか、保存できない設定です。このページを開いている間は残るので、ファイルに書き出してください。
workshop-things-filter = 条件に合うカードすべて
workshop-version = バージョン{ $version }
workshop-overlay = 収録カードを補うパック
workshop-overlay-name = 補ったカード
workshop-own-card = あなたのパック「{ $pack }」のカード
workshop-open = 工房で開く
workshop-complete = このカードを補う
workshop-completing = 収録カードの中で、情報が足りないカードです。読み取れたところを埋めてください。変えたところには印が付き、あなたのデッキで使えます。

## One pack

workshop-pack = このパックについて
workshop-pack-name = パックの名前
workshop-pack-about = ひとこと紹介
workshop-pack-version = バージョン
workshop-pack-version-next = 次のバージョンへ
workshop-pack-licence = ライセンス
workshop-pack-credits = 作った人と元にしたもの（1行に1つ）
workshop-pack-practice = 自分で考えたカード
workshop-pack-id = カードのキーは{ $id }で始まります。
workshop-cards = カード
workshop-cards-none = まだカードがありません。
workshop-card-open = { $card }を開く
workshop-card-new = 新しいカード
workshop-card-kind = 種類
workshop-card-number = カード番号
workshop-card-number-about = なければ空のままで構いません。番号から作るキーは、あとで変わりません。
workshop-card-make = 項目を埋める
workshop-card-delete = このカードを削除
workshop-card-deleted = { $card }を削除しました。
workshop-decks = このパックのデッキ
workshop-decks-about = デッキはファイルと一緒に渡せます。自分のデッキには、どのパックのカードも入れられます。
workshop-deck-put = 自分のデッキを入れる
workshop-deck-take = 自分のデッキに加える
workshop-deck-remove = 「{ $name }」をパックから外す

## Files

workshop-import-about = パックは1つのzipファイルです。全体を読んで調べ、あなたが確かめてから取り込みます。
workshop-import-too-large = パックとしては大きすぎるファイルです。
workshop-import-there = このパックはもうあります（バージョン{ $version }）。
workshop-import-take = 取り込む
workshop-import-beside = 両方残す
workshop-import-instead = 自分のものと入れ替える

## Merging

workshop-merge-title = 比べて統合する
workshop-merge-with = どのパックと統合しますか。
workshop-merge-other-game = それは別のゲームのパックです。
workshop-merge-same = 違いはありません。中身は同じです。
workshop-merge-about = 違いは{ $count }か所です。1つずつどちらにするか選んでください。結果は自分のパックの次のバージョンになります。
workshop-merge-ours = 自分：{ $name } { $version }
workshop-merge-theirs = 相手：{ $name } { $version }
workshop-merge-all-ours = すべて自分のもの
workshop-merge-all-theirs = すべて相手のもの
workshop-merge-nothing = （なし）
workshop-merge-do = { $count }か所を取り入れる
workshop-part-pack = パック
workshop-part-name = 名前
workshop-part-card = カード
workshop-part-deck = デッキ

## One card

workshop-facts = カードに書かれていること
workshop-drawn = 今のカード
workshop-not-drawn = まだ描けません
workshop-faults = 直すところが{ $count }か所あります
workshop-faultless = 問題ありません。
workshop-status-verified = カードのとおり
workshop-status-provisional = 使えるが、不確かなところがある
workshop-status-incomplete = 情報が足りず、まだ使えない
workshop-name = 名前
workshop-name-others = ほかの言語
workshop-name-shared = ほかのカードも使っている名前です。変えるには別の名前を書いてください。
workshop-none = –
workshop-item = { $label } { $number }
workshop-item-more = 追加：{ $label }
workshop-item-remove = { $label }の{ $number }番目を外す
workshop-mark = 確かさ：{ $field }
workshop-mark-sure = カードのとおり
workshop-mark-unreadable = まだ不明
workshop-unreadable-about = 空けておきます。分かるまで、このカードは使えません。
workshop-missing = まだ分かっていないこと：
workshop-missing-known = { $fact }：分かった
workshop-trust = 情報の出どころ

## Pictures

workshop-picture = あなたのカードの写真
workshop-picture-file = 画像を選ぶ
workshop-picture-camera = 写真を撮る
workshop-picture-remove = 画像を外す
workshop-picture-about = 画像はこのブラウザだけに残り、送信もパックへの保存もされません。
workshop-picture-unreadable = ブラウザで開ける画像ではありません。
workshop-picture-full = 画像を保存する空きがありません。
workshop-picture-unkept = ページを閉じると画像は消えます。ブラウザには保存されません。
workshop-camera-failed = ここではカメラを使えません。画像ファイルを選んでください。
workshop-camera-view = カメラの映像
workshop-camera-take = 撮る

## Trying

workshop-try = 試す
workshop-try-about = 対戦の途中から始まり、このカードが手札にあります。お試しなので、対戦の記録は残りません。
workshop-try-here = いない（自分で両方を動かす）
workshop-try-begin = テーブルへ
workshop-trial-of = お試し：{ $card }
workshop-try-scenario = 自分で局面を作る
workshop-try-scenario-about = 局面テキストで書きます。空のままなら、このゲームのいつもの局面になります。

## At a table

workshop-tried = お試しです。離れると、対戦としては残りません。
workshop-here = このテーブルの自作パック
workshop-whose-yours = あなたのもの
workshop-whose-theirs = 相手のもの
workshop-whose-both = 二人とも持っているもの

## What a card does

workshop-abilities = 効果
workshop-abilities-none = まだ効果がありません。
workshop-ability = 効果{ $number }
workshop-ability-more = 効果を加える
workshop-ability-up = 効果{ $number }を1つ上へ
workshop-ability-remove = 効果{ $number }を削除
workshop-way = 書き方
workshop-way-menus = メニューで
workshop-way-typed = 文字で
workshop-typed = 文字で書く
workshop-typed-about = 入力中、次に書けるものが一覧に出ます。Ctrl+Spaceでも開きます。
workshop-typed-only = この行はまだメニューに分けられません。書き進めると、またメニューを使えます。
workshop-offers = ここに書けるもの
workshop-head = 種類
workshop-head-choose = 種類を選ぶ
workshop-about-event = いつ
workshop-about-keyword = キーワード
workshop-does = すること
workshop-clause-while = この間
workshop-clause-mark = 印
workshop-clause-title = 名称
workshop-clause-in = はたらく場所
workshop-clause-at = いつ
workshop-clause-if = 条件
workshop-clause-once = 1回だけ
workshop-clause-at-most = 最大回数
workshop-clause-may = 任意
workshop-clause-cost = コスト
workshop-clause-limit = 期限
workshop-clause-more = いつ・条件・コスト・期限……
workshop-clause-remove = 外す：{ $clause }
workshop-more-cost = コストを加える
workshop-title-new = 名前
workshop-step-do = 何をするか
workshop-step-first = 何をしますか
workshop-step-more = そのあと……
workshop-step-choose = カードを選ぶ
workshop-step-may = ……してもよい
workshop-step-if-done = そうしたら……
workshop-step-chooses = 選ぶ（{ $name }とする）
workshop-step-count = 枚数
workshop-step-exactly = ちょうど
workshop-step-most = 最大
workshop-step-from = どこから
workshop-step-from-none = いつもの場所から
workshop-step-until = いつまで
workshop-step-until-none = いつもの期間
workshop-step-up = 手順{ $number }を1つ上へ
workshop-step-remove = 手順{ $number }を外す
workshop-block-if = もし
workshop-block-may = してもよい
workshop-block-when-done = そうしたあと
workshop-block-else = そうでなければ
workshop-joined = 条件のつながり
workshop-and = かつ
workshop-or = または
workshop-not = 成り立つかどうか
workshop-holds = 次のとおり：
workshop-holds-not = 次のとおりでない：
workshop-asked = 何を調べるか
workshop-asked-comparison = 値を比べる
workshop-asked-match = あるカードが……
workshop-asked-call = そのほかの条件
workshop-more-condition = 条件を加える
workshop-compare = 比べ方
workshop-compare-what = 比べるもの
workshop-remove-part = この部分を外す
workshop-filter = どのカード
workshop-filter-any = どのカードでも
workshop-filter-more = しぼり込む……
workshop-field = カードのどこを見るか
workshop-is = である
workshop-is-not = でない
workshop-number = 数
workshop-amount-of = いくつ
workshop-chosen = 選んだ{ $name }
workshop-arg-who = だれの
workshop-arg-amount = いくつ
workshop-arg-letter = どの攻撃
workshop-arg-slug = 名前
workshop-arg-card = どのカード
workshop-arg-zone = どの場所
workshop-arg-var = 選んだもののどれ
workshop-arg-things = どれ
workshop-arg-other = どれ
