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
error-ruleset-value = 設定「{ $name }」にその値は使えません。
error-deck-size = デックはちょうど{ $wanted }枚です。このデックは{ $found }枚あります。
error-deck-incomplete-card = デックに未完のカード{ $card }があります。使うために必要な情報が足りません。
error-deck-no-level-iii = デックにはレベルIIIのデジモンが1枚以上必要です。

## Records and saves

error-record-too-large = ファイルが大きすぎます。{ $bytes }バイトありますが、読めるのは{ $most }バイトまでです。
error-record-not-utf8 = ファイルがUTF-8のテキストではありません（{ $byte }バイト目）。
error-record-cut = ファイルが壊れているか、途中で切れています：{ $reason }
error-record-other-kind = このファイルは{ $wanted }ではありません。
error-record-version = ファイルのバージョンは{ $found }です。読めるのはバージョン{ $known }です。
error-record-malformed = ファイルの内容が正しくありません：{ $reason }
error-record-edited = このファイルは、書き込まれたあとに変更されています。
error-record-none = このゲームの記録はありません。
error-undo-nothing = 取り消せるものがありません。
error-replay-diverged = { $answer }番目の回答から、記録のとおりに進みません。

## Scenario texts

error-scenario-one-word = { $line }行目：「{ $name }」のあとには語を1つだけ書きます。
error-scenario-number = { $line }行目：「{ $name }」のあとには{ $least }から{ $most }までの数を書きます。
error-scenario-too-large = テキストが長すぎます。読めるのは{ $most }文字までです。
error-scenario-empty = { $line }行目：プレイヤーについて何も書かれていません。
error-scenario-unknown = { $line }行目：「{ $name }」はここでは使えません。
error-scenario-twice = { $line }行目：「{ $name }」はすでに書かれています。
error-scenario-switch = { $line }行目：設定には名前と、選べる値を1つ書きます。
error-scenario-word = { $line }行目：「{ $name }」は使えません。使えるのは：{ $known }
error-scenario-phase = { $line }行目：このフェイズの始めに「{ $name }」はありません。書けるフェイズ：{ $known }
error-scenario-result = { $line }行目：バトルの勝者は、ポイント計算フェイズから始めるときに必ず書き、ほかのフェイズでは書きません。
error-scenario-card = { $line }行目：「{ $name }」というカードはありません。
error-scenario-incomplete = { $line }行目：「{ $name }」は、わかっていないことが多いため使えません。
error-scenario-points = { $line }行目：ポイントは10刻みです。
error-scenario-box = { $line }行目：デジモンボックスに置けるのは、レベルIII1枚と、その上の進化デジモン1枚までです：III、III > EVOLVED、III down
error-scenario-box-down = { $line }行目：レベルIIIが裏向きなのは、最初のターンか進化フェイズの始めだけです。
error-scenario-slot = { $line }行目：オプションスロットに置けるのは1枚だけで、オプションか、支援のためにそこへ置けるデジモンです：CARD、CARD open
error-scenario-open = { $line }行目：このフェイズの始めに{ $name }が表向きであることはありません。表にするのがもっとあとか、もうスロットを離れています。
error-scenario-open-acts = { $line }行目：{ $name }を表にしたときの効果が抜けてしまいます。裏向きに置いて、ゲームの中で表にしてください。
error-scenario-open-active = { $line }行目：{ $name }が表向きでいられるのは、自分のデジモンがいる間だけです。デジモンボックスにデジモンを置いてください。
error-scenario-second-field = { $line }行目：表向きにしておけるフィールドは、各プレイヤー1枚だけです。
error-scenario-support = { $line }行目：{ $name }はデジモンではありません。サポートボックスに置けるのはデジモンだけです。
error-scenario-plan = { $line }行目：ここには進化先のデジモンを書きます。進化条件を置くなら「with」に続けて書きます。
error-scenario-payment = { $line }行目：{ $name }のために置けるのは、そのカードの進化条件1行の全部か一部だけです。
error-scenario-bluff = { $line }行目：はったりができないときは、{ $name }には進化元が先にあり、進化条件がすべてそろっていなければなりません。
error-scenario-thirty = 「{ $player }」：カードの合計が{ $wanted }枚になりません。使われているのは{ $used }枚です。
error-scenario-fill = 「{ $player }」：見えないカードを何のカードで埋めるか、書いてください。
error-scenario-level-iii = 「{ $player }」：30枚の中に、レベルIIIのデジモンが1枚は必要です。
error-scenario-lifespan = 「{ $player }」：ネットの海が空で、ダークエリアにカードがあるままターンが始まることはありません。そのカードはネットの海に戻っているはずです。
error-scenario-first-turn = 「{ $player }」：最初のターンは、裏向きのレベルIII1枚、手札{ $hand }枚、100ポイントで始まり、残りはすべてネットの海にあります。

## Mistakes of the program

error-fault-no-advance = ここでルールの処理が終わりません（ステップ{ $step }）。Net Oceanの不具合です。
error-fault-replay = もう一度たどると、同じゲームになりません。Net Oceanの不具合です。

## Files and players

error-file-unreadable = { $path }を読めません。
error-player-unknown = 「{ $name }」という相手はいません。選べるのは：{ $known }
