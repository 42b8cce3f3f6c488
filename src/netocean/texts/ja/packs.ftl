### Card packs.

## Where a fault is

pack-at = { $file } { $line }行目{ $column }文字目：{ $message }
pack-in-file = { $file }：{ $message }

## What is wrong with a pack

pack-unreadable = 読めるフォルダーでもzipファイルでもありません。
pack-too-many-files = パックに{ $count }個のファイルがあります。読めるのは{ $limit }個までです。
pack-file-too-large = ファイルが大きすぎます。{ $size }バイトありますが、読めるのは{ $limit }バイトまでです。
pack-not-utf-8 = UTF-8のテキストではありません。
pack-malformed-toml = TOMLとして正しくありません。
pack-malformed-json = JSONとして正しくありません。
pack-bad-value = 「{ $field }」の値が正しくありません。
pack-unknown-field = 「{ $field }」という項目はありません。
pack-missing-field = 「{ $field }」の項目がありません。
pack-no-manifest = パックにはpack.tomlが必要です。
pack-unknown-game = 「{ $game }」というゲームはありません。
pack-language-version = 能力の書き方がバージョン{ $version }です。読めるのはバージョン{ $known }です。
pack-duplicate-name = 名前「{ $name }」が2回書かれています。
pack-duplicate-key = カード「{ $card }」が2回書かれています。
pack-foreign-key = 「{ $card }」が「{ $pack }/」で始まっていません。
pack-unknown-name = 名前「{ $name }」がnames.jsonlにありません。
pack-status = 「{ $card }」は{ $status }です。欠けているものを書いたカードだけがincompleteで、incompleteには必ずそれを書きます。
pack-duplicate-abilities = 「{ $card }」の能力が2回書かれています。
pack-abilities-without-card = 「{ $card }」の能力ですが、このカードはパックにありません。
pack-digest = ファイルがpack.tomlのダイジェストと合いません。
pack-other-game = このパックはゲーム「{ $game }」のものです。
pack-duplicate-id = 「{ $pack }」というパックはすでにあります。
pack-deck-unknown-card = 用意されたデックに「{ $text }」とありますが、そのカードはありません。{ $near }

## What of an ability would not be played

ability-unplayed-static = staticの能力で「{ $word }」はできません。できるのは、攻撃を変え続けることと守り続けることだけです。
ability-unplayed-until = 「{ $word }」に期限はありません。「until」を外してください。
ability-unplayed-twice = 「{ $word }」の行は1枚のカードに1つだけです。
ability-unplayed-cost = 使う能力でない行にコストはありません：「{ $word }」。
ability-unplayed-event = 「{ $word }」はイベントを変えるもので、置換にだけ書けます。
ability-unplayed-choose = 置換が前もって選ぶことはありません。「{ $word }」の代わりに「select」と書いてください。
ability-unplayed-action = このゲームでは「{ $word }」を実行できません。
ability-unplayed-let = 「{ $word }」は先に名付ける必要があります。「let」と書いてください。
ability-unplayed-first = 置換では「{ $word }」を問うことができません。
ability-unplayed-level = 「{ $word }」は比較されるレベルではありません。「active is {"{"}level { $word }{"}"}」と書いてください。
ability-unplayed-degenerate = 退化するとレベルIIIに戻ります。「{ $word }」には戻れません。途中の段階はもう場にないからです。
