### What `netocean serve` says in the terminal.

serve-here = テーブルの用意ができました：{ $address }
serve-network = 同じネットワークのほかの人は：{ $address }
serve-no-network = この機械はネットワークにつながっていないので、ほかの人は参加できません。
serve-other-port = ポート{ $wanted }は使用中なので、{ $port }を使います。
serve-kept = 対戦の保存先：{ $path }
serve-stop = Ctrl+Cで停止します。対戦は次に続きから遊べます。
serve-no-address = { $host }のポート{ $port }では待ち受けできません：{ $reason }
serve-no-folder = { $path }には対戦を保存できません：{ $reason }。--dataで別のフォルダを選んでください。
serve-data-full = { $path }には対戦を保存できません。ディスクがいっぱいです。空きを作るか、--dataで別のフォルダを選んでください。
serve-data-read-only = { $path }には対戦を保存できません。読み取り専用です。--dataで別のフォルダを選んでください。
serve-data-locked = { $path }の対戦は使用中です。別のサーバーが動いています。それを止めるか、--dataで別のフォルダを選んでください。
serve-data-trouble = { $path }の対戦を使えません。ファイルが壊れているか、このプログラムのものではありません。--dataで別のフォルダを選んでください。
