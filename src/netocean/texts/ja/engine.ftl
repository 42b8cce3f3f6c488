### What can go wrong in the engine, for people.

error-other = 問題が起きました：{ $what }

## Answers

error-answer-game-over = ゲームは終わっています。決めることはありません。
error-answer-not-listed = 今「{ $answer }」は選べません。
error-answer-wrong-seat = 今はもう一人のプレイヤーが決める番です。
error-answer-late = それはもう決まっています。
error-answer-early = それはまだ聞かれていません。

## Games, rule sets, decks

error-game-unknown = 「{ $game }」というゲームはありません。あるのは：{ $known }
error-ruleset-unknown = ルールに「{ $name }」というものはありません。
error-ruleset-value = スイッチ「{ $name }」にその値は使えません。
error-deck-size = デックはちょうど{ $wanted }枚です。このデックは{ $found }枚あります。
error-deck-no-level-iii = デックにはレベルIIIのデジモンが1枚以上必要です。

## Records and saves

error-record-too-large = ファイルが大きすぎます。{ $bytes }バイトありますが、読めるのは{ $most }バイトまでです。
error-record-not-utf8 = ファイルがUTF-8のテキストではありません（{ $byte }バイト目）。
error-record-cut = ファイルが壊れているか、途中で切れています：{ $reason }
error-record-other-kind = このファイルは{ $wanted }ではありません。
error-record-version = ファイルのバージョンは{ $found }です。読めるのはバージョン{ $known }です。
error-record-malformed = ファイルの内容が正しくありません：{ $reason }
error-record-edited = ファイルは書き込まれたあとに変更されています。
error-record-none = このゲームの記録はありません。
error-undo-nothing = 取り消せるものがありません。
error-replay-diverged = { $answer }番目の回答から、記録のとおりに進みません。

## Scenario texts

error-scenario-one-word = { $line }行目：「{ $name }」には語がちょうど1つ必要です。
error-scenario-number = { $line }行目：「{ $name }」は{ $least }から{ $most }までの数です。
error-scenario-too-large = テキストが長すぎます。読めるのは{ $most }文字までです。
error-scenario-empty = { $line }行目：プレイヤーについて何も書かれていません。
error-scenario-unknown = { $line }行目：「{ $name }」はここでは使えません。
error-scenario-switch = { $line }行目：スイッチには名前と値が必要です。
error-scenario-word = { $line }行目：「{ $name }」は使えません。使えるのは：{ $known }
error-scenario-card = { $line }行目：「{ $name }」というカードはありません。
error-scenario-points = { $line }行目：ポイントは10刻みです。
error-scenario-box = { $line }行目：デジモンボックスにはレベルIIIが1枚、その上に進化したデジモンが1枚まで置けます。
error-scenario-slot = { $line }行目：このカードはオプションスロットにそのようには置けません。
error-scenario-plan = { $line }行目：進化先のデジモンが必要です。
error-scenario-result = ポイント計算フェイズから始めるなら、バトルの勝者が必要です。
error-scenario-thirty = プレイヤー{ $seat }：カードが{ $wanted }枚になりません。{ $used }枚使われています。
error-scenario-fill = プレイヤー{ $seat }：見えない山を埋めるカードを指定してください。

## Mistakes of the program

error-fault-no-advance = ここでルールの処理が終わりません（ステップ{ $step }）。Net Oceanの誤りです。
error-fault-replay = もう一度たどると、ゲームが同じになりません。Net Oceanの誤りです。

## Files and players

error-file-unreadable = { $path }を読めません。
error-player-unknown = 「{ $name }」という相手はいません。選べるのは：{ $known }
