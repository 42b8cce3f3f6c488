### What `netocean pack` says of packs as files.

report-pack-sound = { $pack } { $version } 沒有問題。摘要：{ $digest }
report-pack-written = 已寫入：{ $file }
report-pack-version = 已寫入：{ $file }，版本 { $version }
report-pack-same = 兩個卡包的內容相同。
report-pack-open = 還有 { $count } 處不同未決定：{ $fields }。請用 --take 指定保留哪一方。
report-pack-head-what = 對象
report-pack-head-field = 項目
report-pack-head-ours = 我方
report-pack-head-theirs = 對方
