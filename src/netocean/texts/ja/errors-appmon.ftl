### アプモンカード：デッキや局面として受け取れないもの。

error-deck-chips = チップは{ $limit }枚までです。このデックには{ $found }枚あります。
error-deck-no-base = デックには並のアプモンかレベルIIIのデジモンが1枚以上必要です。
error-scenario-appmon-box = { $line }行目：アプモンBOXには土台が1枚、その上に合体したカードが多くて1枚です。「土台」「土台 > 合体後」「土台 down」と書きます。
error-scenario-appmon-down = { $line }行目：土台が裏向きなのは、最初のターンかアプ合体フェイズが始まる時だけです。
error-scenario-appmon-slot = { $line }行目：オプションスロット1つにオプション1枚で、スロットの数までです。「カード」か「カード open」と書きます。
error-scenario-appmon-fusion = { $line }行目：次のグレードのカードを書き、「with」に続けて、そのために出すものを書きます。
error-scenario-appmon-material = { $line }行目：{ $name }のためにこれを置くことはできません。
error-scenario-appmon-link = { $line }行目：リンクするのはアプモンかチップで、相手もアプモンだけです。
error-scenario-appmon-chip = { $line }行目：{ $name }はチップではありません。
error-scenario-appmon-no-card = { $line }行目：{ $name }はチップです。ここに置くのはカードだけです。
error-scenario-appmon-chips = { $line }行目：持ち込めるチップは{ $limit }枚までです。
error-scenario-appmon-base = 「{ $player }」：30枚の中に、並のアプモンかレベルIIIデジモンが必要です。
error-scenario-appmon-renewal = 「{ $player }」：山札が空で捨て札があるままターンが始まることはありません。捨て札はもう山札になっています。
error-scenario-appmon-first-turn = 「{ $player }」：最初のターンは、裏向きの土台1枚、手札{ $hand }枚、100ポイントで始まり、残りはすべて山札です。
