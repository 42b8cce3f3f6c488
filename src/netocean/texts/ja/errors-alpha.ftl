### デジモンα：局面を作れないわけ。

error-scenario-alpha-box = { $line }行目：ボックスにはデジモン1枚と、その上のレベルIV以上の進化カードだけが置けます。書き方：カード、カード > カード。レベルIII以下を伏せるなら down、行動済みなら sideways。
error-scenario-alpha-slot = { $line }行目：ここにはオプション1枚を書きます。書き方：カード、カード down、カード sideways。
error-scenario-alpha-down = { $line }行目：裏向きのカードやデジモンの上のカードがあるのは、進化フェイズ（{ $known }）の始まりだけです。
error-scenario-alpha-fresh = { $line }行目：この卓では、同じターンに出したボックスの上には置けません。
error-scenario-alpha-limit-1 = { $line }行目：1枚制限。{ $name }は同じ名前のカードと並べられません。
error-scenario-alpha-placed = 「{ $player }」：1ターンに置ける数より多くのカードが伏せられています。
error-scenario-alpha-lost = 「{ $player }」：場にデジモンがいず、手札・ネットの海・ダークエリアにもレベルIII以下がいないなら、ゲームはもう終わっています。
error-scenario-alpha-level-iii = 「{ $player }」：32枚の中にレベルIIIのデジモンが必要です。
error-scenario-alpha-first-turn = 「{ $player }」：最初のターンは手札{ $hand }枚、100ポイントで始まり、残りはすべてネットの海にあります。
