### Card packs.

## Where a fault is

pack-at = { $file }第{ $line }行第{ $column }列：{ $message }
pack-in-file = { $file }：{ $message }

## What is wrong with a pack

pack-unreadable = 這不是可以讀取的資料夾或zip檔案。
pack-too-many-files = 卡包有{ $count }個檔案，最多讀取{ $limit }個。
pack-file-too-large = 檔案太大：{ $size }位元組，最多讀取{ $limit }位元組。
pack-not-utf-8 = 這不是UTF-8文字。
pack-malformed-toml = 不是正確的TOML格式。
pack-malformed-json = 不是正確的JSON格式。
pack-bad-value = 「{ $field }」的值不合要求。
pack-unknown-field = 沒有「{ $field }」這一項。
pack-missing-field = 缺少「{ $field }」這一項。
pack-no-manifest = 卡包需要pack.toml檔案。
pack-unknown-game = 沒有「{ $game }」這個遊戲。
pack-language-version = 能力文字用的是第{ $version }版寫法，這裡只能讀取第{ $known }版。
pack-duplicate-name = 名稱「{ $name }」重複。
pack-duplicate-key = 卡「{ $card }」重複。
pack-foreign-key = 「{ $card }」沒有以「{ $pack }/」開頭。
pack-unknown-name = names.jsonl裡沒有名稱「{ $name }」。
pack-status = 「{ $card }」標為{ $status }：只有寫明缺少什麼的卡才是incomplete，反之亦然。
pack-duplicate-abilities = 「{ $card }」的能力重複。
pack-abilities-without-card = 這是「{ $card }」的能力，但卡包裡沒有這張卡。
pack-digest = 檔案與pack.toml中的摘要不符。
pack-other-game = 這個卡包屬於遊戲「{ $game }」。
pack-duplicate-id = 已經有卡包「{ $pack }」。
pack-deck-unknown-card = 現成卡組裡寫了「{ $text }」，但沒有這張卡。{ $near }

## What of an ability would not be played

ability-unplayed-static = static能力不能用「{ $word }」：它只能持續改變攻擊或提供保護。
ability-unplayed-until = 「{ $word }」沒有持續時間，請去掉「until」。
ability-unplayed-twice = 一張卡只能有一行「{ $word }」。
ability-unplayed-cost = 不是由玩家使用的一行沒有費用：「{ $word }」。
ability-unplayed-event = 「{ $word }」改變事件，只能寫在替換效果裡。
ability-unplayed-choose = 替換效果不會事先指定：請把「{ $word }」改成「select」。
ability-unplayed-action = 本遊戲無法執行「{ $word }」。
ability-unplayed-let = 「{ $word }」只能先取名：請寫「let」。
ability-unplayed-first = 替換效果不能詢問「{ $word }」。
ability-unplayed-level = 「{ $word }」不參與等級比較，請寫「active is {"{"}level { $word }{"}"}」。
ability-unplayed-degenerate = 數碼寶貝只能退化為等級III，不能退化為「{ $word }」：中間的階段已不在場上。
