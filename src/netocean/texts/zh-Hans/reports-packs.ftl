### What `netocean pack` says of packs as files.

report-pack-sound = { $pack } { $version } 没有问题。摘要：{ $digest }
report-pack-written = 已写入：{ $file }
report-pack-version = 已写入：{ $file }，版本 { $version }
report-pack-same = 两个卡包的内容相同。
report-pack-open = 还有 { $count } 处不同未决定：{ $fields }。请用 --take 指定保留哪一方。
report-pack-head-what = 对象
report-pack-head-field = 项目
report-pack-head-ours = 己方
report-pack-head-theirs = 对方
