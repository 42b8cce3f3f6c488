### What `netocean serve` says in the terminal.

serve-here = The table stands at { $address }
serve-network = For others in your network: { $address }
serve-no-network = This machine is in no network; nobody else can join from elsewhere.
serve-other-port = Port { $wanted } is taken; port { $port } is used.
serve-kept = Tables are kept in { $path }
serve-stop = Stop it with Ctrl+C; games go on next time.
serve-no-address = Nothing can listen at { $host }, port { $port }: { $reason }.
serve-no-folder = Tables cannot be kept in { $path }: { $reason }. Choose another folder with --data.
serve-data-full = Tables cannot be kept in { $path }: the disk is full. Make room, or choose another folder with --data.
serve-data-read-only = Tables cannot be kept in { $path }: it can only be read. Choose another folder with --data.
serve-data-locked = The tables in { $path } are in use: another server runs already. Stop it, or choose another folder with --data.
serve-data-trouble = The tables in { $path } cannot be used: the file is damaged or not ours. Choose another folder with --data.
