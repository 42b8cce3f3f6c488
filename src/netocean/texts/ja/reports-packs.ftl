### What `netocean pack` says of packs as files.

report-pack-sound = { $pack } { $version } に誤りはありません。ダイジェスト：{ $digest }
report-pack-written = 書き込みました：{ $file }
report-pack-version = 書き込みました：{ $file }、バージョン { $version }
report-pack-same = 二つのパックの中身は同じです。
report-pack-open = 決まっていない違いが { $count } か所あります：{ $fields }。--take でどちらを残すか指定してください。
report-pack-head-what = 対象
report-pack-head-field = 項目
report-pack-head-ours = こちら
report-pack-head-theirs = あちら
