### What the server refuses, and why.

## Seats

server-token-missing = 还不知道你坐在哪个座位。请从首页打开对局。
server-token-unknown = 这个链接没有对应的座位。链接复制完整了吗？
server-token-expired = 这场对局很久没有人继续，已经收起来了。
server-code-unknown = 没有等待这个加入码的对局。请再核对一次，或向朋友要一个新的。
server-code-taken = 座位已经有人了。请向朋友要一个新的加入码。
server-too-many-tabs = 这个座位在太多窗口里打开了；最早的这个窗口已断开。
server-too-many-tries = 尝试次数太多。请等{ $seconds }秒再试。
server-too-many-keys = 一次请求了 { $count } 张卡的资料，最多 { $most } 张。
server-too-many-tables = 从这里开的对局太多了。{ $seconds }秒后可以再开。

## Playing

server-table-not-begun = 对局还没开始：朋友还没到。
server-table-broken = Net Ocean出了错，这场对局无法继续。已经打完的部分都保存着，其他对局不受影响。
server-answer-fault = Net Ocean出了错，这一步做不了。什么都没有改变，请试试别的。
server-claim-early = 对方还有时间。
server-too-fast = 太快了，请稍等一下再试。
server-message-malformed = 看不懂这条消息。
server-message-too-large = 这条消息太长：最多读{ $most }字节。
server-stopping = 服务器正在停止。对局已保存，服务器恢复后继续。

## Opening a table

server-level-unknown = 没有叫“{ $level }”的电脑对手。可选：{ $known }。
server-limit-bad = 每次决定的时间最多{ $most }秒；0表示不限时。
server-deck-none-ready = 没有现成卡组符合这套规则。请为对方选一副卡组。
server-language-unknown = “{ $language }”不是我们的语言。可选：{ $known }。
server-pack-not-accepted = 对方带来了自己的卡：{ $packs }。接受之后才能一起玩。
server-packs-late = 这期间情况变了，请再看一眼朋友带来的卡。
server-try-no-position = 这个游戏还没有准备好试用卡牌的局面。请自己写一个。
server-try-incomplete = 不完整的卡不能试用。请补上缺少的内容，不确定的地方注明即可。

## Replays and reports

server-replay-not-over = 对局结束后才能看回放：回放会翻开所有隐藏的卡。
server-report-unknown = 没有这份报告。
server-report-too-long = 报告最多{ $most }个字。

## Storage

server-storage-full = 服务器的磁盘满了，现在无法保存。你的上一步没有生效，请稍后再试。
server-storage-read-only = 服务器现在无法写入磁盘。你的上一步没有生效，请稍后再试。
server-storage-locked = 服务器的存储正被占用。你的上一步没有生效，请再试一次。
server-storage-trouble = 服务器没能保存你的上一步，所以没有生效。请再试一次。

## Requests

server-body-malformed = 看不懂这个请求。
server-body-too-large = 内容太大：{ $bytes }字节，最多读{ $most }字节。
server-not-found = 这里什么也没有。
server-method-not-allowed = 不能这样请求。
server-request-fault = Net Ocean出了错，无法回应。什么都没有改变。
server-no-page = Net Ocean正在运行，但网页还没有构建。请运行“{ $command }”，然后重新载入本页。
