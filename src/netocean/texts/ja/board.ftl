### テーブル：バトル、ログ、カードの詳細、対戦全体の操作、終わり。

## テーブル

board-sheet = { $who ->
         [you] あなたのシート
        *[other] 相手のシート
    }
board-zone = { $who ->
         [you] あなたの
        *[other] 相手の
    }{ $zone }：{ $count ->
         [0] なし
        *[other] { $count }枚
    }
board-short-requirement-box = 条件
board-short-digimon-box = デジモン
board-short-evolution-box = 進化
board-short-support-box = サポート
board-short-net-ocean = ネット
board-short-dark-area = ダーク
board-short-option-slot = スロット
board-gauge = { $who ->
         [you] あなたのポイント
        *[other] 相手のポイント
    }：100のうち{ $points }
board-card = { $card }{ $lies ->
         [down] 、裏向き
         [upright] 、縦向き（○）
         [sideways] 、横向き（×）
        *[up] { "" }
    }{ $can ->
         [yes] 、選べます
        *[no] { "" }
    }{ $picked ->
         [yes] 、選択中
        *[no] { "" }
    }
board-face-down = 裏向き
board-hand = あなたの手札：{ $count ->
         [0] なし
        *[other] { $count }枚
    }
board-hand-empty = 手札はありません
board-tray = 見せてもらうカード
board-bubble = このカードでできること
board-read = 読む
board-pile = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $zone }：{ $count ->
         [0] なし
        *[other] { $count }枚
    }
board-pile-down = 裏向きのカードが{ $count }枚あります。
board-band = 形勢
board-ahead = { $who ->
         [you] あなたがリード
         [other] 相手がリード
        *[none] 互角
    }
board-beside = カードの詳細とログ
board-plate = { $name }：{ $points }ポイント、手札{ $hand }枚{ $first ->
         [yes] 、先攻
        *[no] { "" }
    }
board-who = { $who ->
         [you] あなた
         [computer] CPU
         [friend] 友だち
        *[here] もう一人
    }
board-player = プレイヤー{ $player }
board-hand-count = 手札 { $hand }枚
board-first = 先攻
board-first-who = 先攻：{ $who ->
         [you] あなた
        *[other] 相手
    }

## ターンとフェイズ

board-turn = ターン{ $turn }
board-phases = ターンのフェイズ
board-phase-preparation = 準備
board-phase-evolution = 進化
board-phase-battle = バトル
board-phase-points = ポイント計算
board-hint-setup = おたがいにレベルIIIのデジモンを伏せて始めます。相手の100ポイントを0にすれば勝ちです。
board-hint-preparation = いらないカードを捨て、手札を6枚にし、進化先のデジモンとオプションを伏せます。
board-hint-evolution = 伏せた進化を開きます。進化元と進化条件が合えば進化します。
board-hint-battle = 相手のタイプと同じ文字の攻撃を使います。攻撃力の高い方が勝ちです。
board-hint-points = 負けた側は、自分のカードに書かれた、勝った側のレベルに対するポイントを失います。
board-hint-close = ヒントを隠す
board-hint-open = ヒントを出す

## 質問

board-waiting = { $who ->
         [you] お待ちください……
         [shows] 進んでいます……
        *[other] 相手が考えています……
    }
board-over = 対戦は終わりました。
board-picked = { $exact ->
         [yes] { $need }枚のうち{ $picks }枚を選択中
         [most] { $need }枚まで選べます
        *[no] { $picks ->
             [0] 何枚でも選べます
            *[other] { $picks }枚を選択中
        }
    }
board-pick = { $picked ->
         [yes] 選択をやめる
        *[no] これを選ぶ
    }
board-send = { $exact ->
         [yes] 決定（{ $picks }/{ $need }）
        *[no] { $picks }枚で決定
    }
board-unusual = ほかにもできること
board-clear = すべて外す
board-back = 戻す
board-hurry = すぐに見る
board-end-show = 結果を見る
board-connecting = テーブルにつないでいます……
board-no-seat = ここに席はありません
board-no-seat-words = このブラウザはこのテーブルの席を持っていません。席は、座ったときのブラウザに残ります。
board-refused = この席は使えません

## 離れた友だち

board-away = 相手は接続していません
board-clock = { $who ->
         [you] あなたの残り時間
        *[other] 相手の残り時間
    }
board-claim = 勝ちを申し出る

## バトル

board-battle = バトル
board-battle-skip = 結果を見る
board-battle-result = { $who ->
         [you] { $mine } 対 { $theirs } で、あなたの勝ちです。
         [other] { $theirs } 対 { $mine } で、相手の勝ちです。
        *[none] { $mine } 対 { $theirs } で、引き分けです。
    }
board-go-on = 次へ
board-side = { $who ->
         [you] あなた
        *[other] 相手
    }
board-attack-letter = { $game ->
        [alpha] { $letter }のワザ
       *[other] { $letter }攻撃
    }

## ログとカードの詳細

board-log = 対戦のログ
board-doubt = （資料で決着していないルール）
board-reader = カードの詳細
board-reader-empty = カードを指すかタップすると、ここに全文が出ます。
board-coming = …
board-reader-unknown = 伏せられたカードです。中身はわかりません。
board-why = いま使えないのはなぜ？
board-why-title = いま使えません。理由：
board-why-none = いま使えます。質問の下の選択肢を見てください。

## 対戦全体

board-menu = 対戦
board-undo = 一手戻す
board-undo-not-here = 離れた友だちとの対戦では戻せません。
board-report = 問題を報告
board-report-about = おかしいと思いましたか？ ここまでの対戦が、あなたの言葉と一緒にサーバーに残ります。対戦が終わるまで、伏せたカードは誰にも見えません。
board-report-words = どうなるはずでしたか？
board-report-send = 報告する
board-reported = ありがとうございます。報告 { $id } として残しました。
board-concede = 降参する
board-concede-sure = この対戦を降参しますか？
board-concede-about = すぐに相手の勝ちになります。
board-play-on = 続ける
board-leave = テーブルを離れる
board-leave-about = テーブルはそのまま残ります。スタート画面の「対戦中」から戻れます。
board-help = 操作のしかた
board-help-glow = こはく色の枠とひし形のしるしがあるカードは、いま使えます。選んだカードにはチェックが付きます。
board-help-tap = カードをタップすると、内容とできることが出ます。置き場所までドラッグしてもかまいません。
board-help-run = 何枚も選ぶときは、1枚ずつ選んでからまとめて決めます。決めるまでは何も起こりません。
board-help-why = 使えないカードは、理由とルールを教えてくれます。
board-help-log = ログの各行からルールを開けます。「?」は資料で決着していないしるしです。
board-help-phase = 中央の1行は、いまのフェイズですることのヒントです。隠すことも、「i」でまた出すこともできます。
board-help-battle = バトルでは、どちらの攻撃力がなぜ勝つのかを順に見せます。
board-help-keys = キーボード
board-key-move = カードからカードへ
board-key-act = カードを使う・選ぶ、ボタンを押す
board-key-number = その番号の選択肢
board-key-pass = 何もしない選択肢
board-key-back = 閉じる、まだ決めていない選択を戻す
board-key-help = この説明
board-key-log = ログへ移る・戻る
board-key-send = 選んだカードで決定
board-key-read = そのカードを大きく読む
board-key-undo = 一手戻す

## 同じ画面の二人

board-cover-title = プレイヤー{ $player }の番です
board-cover-text = 画面を渡してください。もう一人は見ないでください。ボタンを押すまで手札は出ません。
board-cover-ready = プレイヤー{ $player }です

## 友だちを待つ

board-lobby-title = 友だちを待っています
board-lobby-text = リンクを送るか、コードを伝えてください。友だちはスタート画面で入力します。
board-lobby-link = リンク
board-lobby-copy-link = リンクをコピー
board-lobby-copy-code = コードをコピー
board-lobby-copied = コピーしました。
board-lobby-copy-failed = このブラウザではコピーできません。リンクを選んで自分でコピーしてください。
board-lobby-waiting = 友だちが来ると、すぐに始まります。
board-packs-asked = 友だちが自作カードを持ってきました
board-packs-asked-about = 次のパックを受け入れると対戦が始まり、どのカードも読めるようになります。
board-packs-accept = このカードで対戦します
board-packs-decline = ほかのデッキにしてもらう
board-packs-waiting = あなたのカードについて友だちに確認しています
board-packs-waiting-about = このテーブルに自作カードを持ってきています。友だちが受け入れると、すぐに始まります。
board-packs-back = ほかのデッキを選ぶ
board-packs-declined = 友だちはこのカードを使わずに対戦したいそうです
board-packs-declined-about = あなたのパックはそのままで、席も空いています。このカードの入っていないデッキか、ほかのパックを選んでください。

## 終わり

board-end-won = あなたの勝ち！
board-end-lost = 相手の勝ち
board-end-draw = 引き分け
board-end-player = プレイヤー{ $player }の勝ち！
board-end-points = { $game ->
        [fftcg] 受けたダメージ：あなた{ $mine }点、相手{ $theirs }点。ターン数：{ $turn }。
       *[other] ポイント：あなた { $mine }、相手 { $theirs }。{ $turn }ターン。
    }
board-end-rule = どのルール？（{ $rule }）
board-end-again = もう一度
board-end-replay = リプレイを見る
board-end-record = 対戦記録をダウンロード
board-end-look = テーブルを見る
board-end-start = スタートへ
