### What `netocean serve` says in the terminal.

serve-here = 牌桌已摆好：{ $address }
serve-network = 同一网络里的其他人：{ $address }
serve-no-network = 这台电脑没有连接任何网络，其他设备无法加入。
serve-other-port = 端口{ $wanted }已被占用，改用{ $port }。
serve-kept = 对局保存在{ $path }
serve-stop = 按Ctrl+C停止；下次启动时对局会继续。
serve-no-address = 无法在{ $host }的端口{ $port }上提供服务：{ $reason }。
serve-no-folder = 无法在{ $path }保存对局：{ $reason }。请用--data选择别的文件夹。
serve-data-full = 无法在{ $path }保存对局：磁盘满了。请腾出空间，或用--data选择别的文件夹。
serve-data-read-only = 无法在{ $path }保存对局：只能读取。请用--data选择别的文件夹。
serve-data-locked = { $path }里的对局正在使用：已经有一个服务器在运行。请先停止它，或用--data选择别的文件夹。
serve-data-trouble = 无法使用{ $path }里的对局：文件已损坏，或不是我们的。请用--data选择别的文件夹。
