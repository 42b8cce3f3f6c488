### What `netocean pack` says of packs as files.

report-pack-sound = { $pack } { $version } has no faults. Digest: { $digest }
report-pack-written = Written: { $file }
report-pack-version = Written: { $file }, version { $version }
report-pack-same = Both packs hold the same.
report-pack-open = { $count } differences are open: { $fields }. Say with --take whose value stays.
report-pack-head-what = what
report-pack-head-field = field
report-pack-head-ours = ours
report-pack-head-theirs = theirs
