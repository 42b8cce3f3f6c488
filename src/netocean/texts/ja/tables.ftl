### テーブル自身の言葉。

error-answer-malformed = この答えはテーブルでは受け取れません。
error-claim-not-now = 相手が決める番ではないので、時間切れ勝ちにはできません。
error-undo-not-here = このテーブルでは取り消しができません。相手がもう見ています。
error-undo-too-often = 取り消しの回数が多すぎます。このゲームではもう取り消せません。
error-table-full = ゲームが長くなりすぎて続けられません。投了だけができます。
error-record-too-long = この記録には答えが{ $answers }個あります。表示できるのは{ $most }個までです。

## ログ

table-conceded = { $who ->
         [you] あなたが投了した。
        *[other] 相手が投了した。
    }
table-claimed = { $who ->
         [you] あなたの時間切れで、相手の勝ちになった。
        *[other] 相手の時間切れで、あなたの勝ちになった。
    }
