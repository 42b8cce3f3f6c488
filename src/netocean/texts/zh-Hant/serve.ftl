### What `netocean serve` says in the terminal.

serve-here = 牌桌已擺好：{ $address }
serve-network = 同一網路裡的其他人：{ $address }
serve-no-network = 這台電腦沒有連上任何網路，其他裝置無法加入。
serve-other-port = 連接埠{ $wanted }已被占用，改用{ $port }。
serve-kept = 對局儲存在{ $path }
serve-stop = 按Ctrl+C停止；下次啟動時對局會繼續。
serve-no-address = 無法在{ $host }的連接埠{ $port }上提供服務：{ $reason }。
serve-no-folder = 無法在{ $path }儲存對局：{ $reason }。請用--data選擇別的資料夾。
serve-data-full = 無法在{ $path }儲存對局：磁碟滿了。請騰出空間，或用--data選擇別的資料夾。
serve-data-read-only = 無法在{ $path }儲存對局：只能讀取。請用--data選擇別的資料夾。
serve-data-locked = { $path }裡的對局正在使用：已經有一個伺服器在執行。請先停止它，或用--data選擇別的資料夾。
serve-data-trouble = 無法使用{ $path }裡的對局：檔案已損毀，或不是我們的。請用--data選擇別的資料夾。
