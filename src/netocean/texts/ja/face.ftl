### カードの面、カードの詳細、カード一覧のページ。

## カードの面の短い言葉：レベルは1、2文字、タイミングは1語

face-level-iii = III
face-level-iv = IV
face-level-perfect = 完
face-level-ultimate = 究
face-level-armor = Ar
face-level-hybrid = Hy
face-level-none = 無
face-timing-preparation = 準備
face-timing-evolution = 進化
face-timing-field = 進化の後
face-timing-battle = バトル
face-timing-points = 計算
face-timing-payment = 進化条件
face-lost = ロストポイント

## カードの詳細

reader-number = カードナンバー { $number }
reader-number-none = カードナンバーなし
reader-attacks = 攻撃
reader-attacks-about = 相手のタイプで決まります。相手がAタイプなら、A攻撃を使います。
reader-attack = 攻撃
reader-power = 攻撃力
reader-guard = 効果
reader-guard-words = { $letter }→0：相手の{ $letter }攻撃を0にする
reader-unknown = 不明
reader-lost = ロストポイント
reader-lost-about = そのレベルのデジモンに負けた時に失うポイントです。
reader-evolution = 進化条件
reader-fusion = 融合条件
reader-appearance = 出現条件
reader-any-line = どれか1行を満たせば進化できます。
reader-symbols = ○はネットの海から1枚を縦向きに、×は横向きに置きます。
reader-fits = 今のデジモンに合う
reader-no-line = 進化条件はなく、そのまま場に出します。
reader-notes = 注記
reader-text = テキスト
reader-printed = 種類の印の下にある{ $number }は、ゲームでは使いません。
reader-trust = 確かさ
reader-trust-verified = { $game ->
        [fftcg] 資料が一致しているカードです。
       *[other] ゲームに関わるすべての項目を日本版のカードから書き写しました。
    }
reader-trust-provisional = { $game ->
        [fftcg] 使えますが、資料が一つしかないか、推定した部分があります。
       *[other] 使えますが、日本版のカードで確かめていない項目があります。
    }
reader-trust-incomplete = { $game ->
        [fftcg] 遊ぶのに必要な情報がまだ足りません。見ることはできますが、デッキには入れられません。
       *[other] 使うのに必要な情報がまだ足りません。見ることはできますが、デックには入れられません。
    }
reader-trust-practice = 練習のために作ったオリジナルのカードです。印刷されたものではありません。
reader-sources = 出典と覚え書き（英語）
reader-names = ほかの言語での名前
reader-names-none = この言語の名前はありません
reader-names-failed = ほかの言語の名前を読み込めませんでした。

## カード一覧

cards-search = 名前・ナンバー・種類でさがす
cards-filters = 絞り込み
cards-filters-on = 絞り込み（{ $count }）
cards-clear = すべて解除
cards-group-kind = 種類
cards-group-level = レベル
cards-group-type = バトルタイプ
cards-group-frame = 枠
cards-group-attribute = 属性
cards-group-family = フィールド（領域）
cards-group-status = カードの状態
cards-group-element = 属性
cards-group-cost = コスト
cards-group-mark = アイコン
cards-group-category = カテゴリ
cards-group-set = セット
cards-count = { $count }枚
cards-none = 合うカードがありません。絞り込みを減らしてみてください。
cards-unknown = そのカードはここにありません。
cards-all = カード一覧
cards-previous = 前のカード
cards-next = 次のカード
cards-page = このカードだけのページを開く

## 自分の画像

pictures-title = 自分の画像
pictures-about = カードの画像をお持ちなら、そのフォルダーを選ぶと、エンブレムの代わりに表示されます。画像はこのブラウザーの中だけに保存され、どこにも送信されません。
pictures-names = ファイル名の中のカードナンバーで見分けます。例：St-1.jpg、XC-05.png
pictures-folder = フォルダーを選ぶ
pictures-files = ファイルを選ぶ
pictures-reading = 画像を読み込み中：{ $done }/{ $all }
pictures-count = { $count }枚のカードに自分の画像があります。
pictures-taken =
    { $count ->
        [0] 画像は読み込まれませんでした。
       *[other] { $count }枚の画像を読み込みました。
    }
pictures-strange = { $count }個のファイル名には、ここで知っているカードナンバーがありません。
pictures-unreadable = { $count }個のファイルは画像として読めませんでした。
pictures-full = ブラウザーの保存容量がいっぱいです。ここまでの画像は保存され、残りは読み込まれませんでした。
pictures-unkept = このブラウザーには保存できないため、ページを閉じると画像は消えます。
pictures-remove = 画像をすべて消す
pictures-remove-ask = このブラウザーから画像を消しますか。元のファイルはそのまま残ります。
pictures-keep = 残す
pictures-removed = 画像を消しました。
