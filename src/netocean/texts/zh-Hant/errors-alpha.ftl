### 數碼寶貝α：為什麼擺不出這個局面。

error-scenario-alpha-box = 第 { $line } 行：一個區裡放一張數碼寶貝，上面只能疊等級 IV 以上的進化卡。寫法：CARD、CARD > CARD；等級 III 以下反蓋寫 down，已行動寫 sideways。
error-scenario-alpha-slot = 第 { $line } 行：這裡寫一張選項卡。寫法：CARD、CARD down 或 CARD sideways。
error-scenario-alpha-down = 第 { $line } 行：只有進化階段（{ $known }）開始時，才會有反蓋的卡或疊在數碼寶貝上的卡。
error-scenario-alpha-fresh = 第 { $line } 行：照這桌的規則，同一回合新開的區上不能疊卡。
error-scenario-alpha-limit-1 = 第 { $line } 行：限 1 張。{ $name } 不能與同名的卡同時在場。
error-scenario-alpha-placed = 「{ $player }」：反蓋的卡比一個回合能蓋放的還多。
error-scenario-alpha-lost = 「{ $player }」：場上沒有數碼寶貝，手牌、網絡之海和暗區裡也沒有等級 III 以下的，這局早就結束了。
error-scenario-alpha-level-iii = 「{ $player }」：三十二張卡裡必須有一張等級 III 數碼寶貝。
error-scenario-alpha-first-turn = 「{ $player }」：第一回合開始時有 { $hand } 張手牌、100 點，其餘的卡都在網絡之海裡。
