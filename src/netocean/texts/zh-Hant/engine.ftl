### What can go wrong in the engine, for people.

error-other = 出了問題：{ $what }。

## Answers

error-answer-game-over = 遊戲已經結束，沒有要決定的事。
error-answer-not-listed = 現在不能選「{ $answer }」。
error-answer-wrong-seat = 現在輪到另一位玩家決定。
error-answer-late = 這件事已經決定了。
error-answer-early = 還沒有問到這件事。

## Games, rule sets, decks

error-game-unknown = 沒有名為「{ $game }」的遊戲。現有：{ $known }。
error-ruleset-unknown = 規則中沒有「{ $name }」。
error-ruleset-value = 開關「{ $name }」不能用這個值。
error-deck-size = 卡組必須正好{ $wanted }張；這副有{ $found }張。
error-deck-incomplete-card = 卡組裡有不完整的卡{ $card }：缺少使用它所需的資料。
error-deck-no-level-iii = 卡組裡至少要有1張等級III的數碼寶貝。

## Records and saves

error-record-too-large = 檔案太大：{ $bytes }位元組，最多讀取{ $most }位元組。
error-record-not-utf8 = 檔案不是UTF-8文字（第{ $byte }位元組）。
error-record-cut = 檔案損壞或不完整：{ $reason }。
error-record-other-kind = 這個檔案不是{ $wanted }。
error-record-version = 檔案的版本是{ $found }，只能讀取版本{ $known }。
error-record-malformed = 檔案內容不正確：{ $reason }。
error-record-edited = 檔案儲存之後被改動過。
error-record-none = 這局遊戲沒有記錄。
error-undo-nothing = 沒有可以復原的決定。
error-replay-diverged = 從第{ $answer }個回答起，對局與記錄不符。

## Scenario texts

error-scenario-one-word = 第{ $line }行：「{ $name }」後面只能寫一個詞。
error-scenario-number = 第{ $line }行：「{ $name }」後面要寫{ $least }到{ $most }之間的數。
error-scenario-too-large = 文字太長：最多讀取{ $most }個字元。
error-scenario-empty = 第{ $line }行：沒有寫這位玩家的內容。
error-scenario-unknown = 第{ $line }行：這裡不能用「{ $name }」。
error-scenario-twice = 第{ $line }行：「{ $name }」前面已經寫過了。
error-scenario-switch = 第{ $line }行：開關要寫名稱和它的一個可用值。
error-scenario-word = 第{ $line }行：這裡不能寫「{ $name }」。可用：{ $known }。
error-scenario-phase = 第{ $line }行：這個階段開始時不會有「{ $name }」。可用的階段：{ $known }。
error-scenario-result = 第{ $line }行：從計算階段開始時要寫明誰贏了戰鬥，其他階段不能寫。
error-scenario-card = 第{ $line }行：沒有名為「{ $name }」的卡。
error-scenario-incomplete = 第{ $line }行：「{ $name }」的資料不全，不能使用。
error-scenario-points = 第{ $line }行：點數必須是10的倍數。
error-scenario-box = 第{ $line }行：數碼寶貝區裡放1張等級III，上面最多再放1張進化數碼寶貝：III、III > EVOLVED或III down。
error-scenario-box-down = 第{ $line }行：只有第1回合或進化階段開始時，等級III才會正面朝下。
error-scenario-slot = 第{ $line }行：一個配置區只放1張卡，可以是選項卡，也可以是允許放在這裡待支援的數碼寶貝：CARD或CARD open。
error-scenario-open = 第{ $line }行：這個階段開始時{ $name }不可能已經翻開：要麼還沒到翻開的時機，要麼早已離場。
error-scenario-open-acts = 第{ $line }行：{ $name }翻開時產生的效果不會補上。請把它正面朝下放置，再在對局中翻開。
error-scenario-open-active = 第{ $line }行：{ $name }只有在己方有出戰的數碼寶貝時才能保持翻開。請在數碼寶貝區放入數碼寶貝。
error-scenario-second-field = 第{ $line }行：每位玩家只能有1張翻開的場地卡。
error-scenario-support = 第{ $line }行：{ $name }不是數碼寶貝，支援區裡只能放數碼寶貝。
error-scenario-plan = 第{ $line }行：這裡要寫進化用的數碼寶貝，後面可以再寫「with」和它的進化條件卡。
error-scenario-payment = 第{ $line }行：為{ $name }放置的只能是它某一行進化條件的全部或一部分。
error-scenario-bluff = 第{ $line }行：不允許虛張聲勢時，{ $name }的前一形態必須在場或已排在它前面，進化條件也要放全。
error-scenario-thirty = 「{ $player }」：卡的總數不是{ $wanted }張，已用{ $used }張。
error-scenario-fill = 「{ $player }」：要寫明用哪張卡填滿看不見的牌堆。
error-scenario-level-iii = 「{ $player }」：30張卡裡至少要有1張等級III的數碼寶貝。
error-scenario-lifespan = 「{ $player }」：回合開始時，不會網路之海是空的而暗區裡還有卡；那些卡應該已經回到網路之海。
error-scenario-first-turn = 「{ $player }」：第1回合開始時，1張等級III正面朝下，手牌{ $hand }張，點數100，其餘的卡都在網路之海。

## Mistakes of the program

error-fault-no-advance = 規則在這裡停不下來（步驟{ $step }）。這是Net Ocean自身的錯誤。
error-fault-replay = 重播的結果與原來的對局不同。這是Net Ocean自身的錯誤。

## Files and players

error-file-unreadable = 無法讀取{ $path }。
error-player-unknown = 沒有名為「{ $name }」的對手。可選：{ $known }。
