### What the server refuses, and why.

## Seats

server-token-missing = どの席か分かりません。最初のページから対戦を開いてください。
server-token-unknown = このリンクの席はありません。リンクは最後までコピーされていますか。
server-token-expired = この対戦は長いあいだ続きがなかったので、片づけられました。
server-code-unknown = このコードで待っている対戦はありません。もう一度確かめるか、新しいコードをもらってください。
server-code-taken = この席にはもう人がいます。新しいコードをもらってください。
server-too-many-tabs = この席を開いている画面が多すぎるので、いちばん古いこの画面は切断されました。
server-too-many-tries = 試した回数が多すぎます。{ $seconds }秒待ってからもう一度どうぞ。
server-too-many-keys = 一度に求められたカードは{ $count }枚。{ $most }枚までです。
server-too-many-tables = ここから開いた対戦が多すぎます。{ $seconds }秒後にまた開けます。

## Playing

server-table-not-begun = 対戦はまだ始まっていません。友だちを待っています。
server-table-broken = Net Oceanの不具合で、この対戦は続けられなくなりました。ここまでの内容は保存されています。ほかの対戦は続きます。
server-answer-fault = Net Oceanの不具合で、これはできません。何も変わっていないので、ほかの手を試してください。
server-claim-early = 相手にはまだ時間があります。
server-too-fast = 速すぎます。少し待ってからもう一度どうぞ。
server-message-malformed = このメッセージは読めません。
server-message-too-large = このメッセージは長すぎます。{ $most }バイトまで読めます。
server-stopping = サーバーが停止します。対戦は保存されていて、再開すると続きから遊べます。

## Opening a table

server-level-unknown = 「{ $level }」というコンピュータはいません。選べるのは：{ $known }
server-limit-bad = 1回に考えられる時間は{ $most }秒までです。0なら無制限です。
server-deck-none-ready = このルールで使える既製デックがありません。相手のデックを選んでください。
server-language-unknown = 「{ $language }」という言語はありません。使えるのは：{ $known }
server-pack-not-accepted = 相手は自作のカードを持ってきています：{ $packs }。受け入れると対戦できます。
server-packs-late = その間に状況が変わりました。友だちが持ってきたカードをもう一度ご確認ください。
server-try-no-position = このゲームには、カードを試すための局面がまだ用意されていません。自分で書いてください。
server-try-incomplete = 不完全なカードは試せません。足りないところを補い、確かでないところには印を付けてください。

## Replays and reports

server-replay-not-over = リプレイは対戦が終わってから見られます。隠れたカードがすべて見えるためです。
server-report-unknown = その報告はありません。
server-report-too-long = 報告は{ $most }文字までです。

## Storage

server-storage-full = サーバーのディスクがいっぱいで、今は保存できません。今の操作は行われていません。あとでもう一度どうぞ。
server-storage-read-only = サーバーが今ディスクに書き込めません。今の操作は行われていません。あとでもう一度どうぞ。
server-storage-locked = サーバーの保存先が使用中です。今の操作は行われていません。もう一度どうぞ。
server-storage-trouble = サーバーが保存できなかったので、今の操作は行われていません。もう一度どうぞ。

## Requests

server-body-malformed = この要求は読めません。
server-body-too-large = 大きすぎます：{ $bytes }バイト。{ $most }バイトまで読めます。
server-not-found = ここには何もありません。
server-method-not-allowed = この方法では要求できません。
server-request-fault = Net Oceanの不具合で、答えられませんでした。何も変わっていません。
server-no-page = Net Oceanは動いていますが、ページがまだ作られていません。「{ $command }」で作ってから、このページを読み込み直してください。
