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
pack-unsaid-part = 名前に「{ $name }」を含むカードを指す効果があり、このカードの名前もそれを含みます。「名前に含む言葉」に「{ $name }」を加えてください。
pack-needed-fact = これがないとカードを使えません：{ $missing }。分からないときは、足りないものとして書いてください。
pack-repeated = 「{ $name }」が2回書かれています。
pack-status = 「{ $card }」は{ $status }です。欠けているものを書いたカードだけがincompleteで、incompleteには必ずそれを書きます。
pack-duplicate-abilities = 「{ $card }」の能力が2回書かれています。
pack-abilities-without-card = 「{ $card }」の能力ですが、このカードはパックにありません。
pack-digest = ファイルがpack.tomlのダイジェストと合いません。
pack-other-game = このパックはゲーム「{ $game }」のものです。
pack-duplicate-id = 「{ $pack }」というパックはすでにあります。
pack-deck-unknown-card = 用意されたデックに「{ $text }」とありますが、そのカードはありません。{ $near }
pack-too-many = パックが { $count } 個あります。片方が持ち込めるのは { $limit } 個までです。
pack-too-many-cards = パックのカードは全部で { $count } 枚あります。持ち込めるのは { $limit } 枚までです。
pack-other-version = 二人とも「{ $pack }」というパックを持っていますが、中身が違います。どちらかにそろえるか、片方の id を変えてください。

## What is wrong with a zip

pack-path-absolute = このパスはディスクのルートから始まっています。パックに入るのは自分のフォルダーのファイルだけです。
pack-path-outside = このパスはパックの外を指しています。
pack-link = これは別の場所へのリンクです。パックに入るのは普通のファイルだけです。
pack-nested = アーカイブの中にアーカイブが入っています。中身は展開しません。
pack-packed-otherwise = 誰でも開ける方法で圧縮されていないか、鍵がかかっています。
pack-bomb = { $packed } バイトが { $size } バイトに膨らみます。カードがこれほど縮むことはないので、何も展開していません。
pack-file-twice = このファイルが zip に二つ以上あります。
pack-too-large = ファイルは全部で { $size } バイトです。読めるのは { $limit } バイトまでです。
pack-no-digest = ダイジェスト（digest）がありません。これがないと、配ったときのファイルのままかどうか分かりません。

## What is wrong with a value

pack-number-least = 「{ $field }」は { $limit } 以上です。
pack-number-most = 「{ $field }」は { $limit } 以下です。
pack-number-step = 「{ $field }」は { $limit } の倍数です。
pack-language-newer = 能力は言語の第 { $version } 版で書かれていて、ここの第 { $known } 版より新しいものです。先に Net Ocean を更新してください。
pack-bad-id = 「{ $pack }」はパックの id にできません。英小文字・数字・ハイフンで40字までです。
pack-bad-slug = 「{ $name }」は slug にできません。英小文字・数字・ハイフンで80字までです。
pack-bad-key = 「{ $card }」はキーにできません。スラッシュのあとは英数字・ドット・ハイフン・下線で60字までです。
pack-bad-version = 「{ $version }」はバージョンではありません。1.0.0 のように、点で区切った三つの数字にしてください。
pack-line-too-long = この行は { $size } 文字あります。読めるのは { $limit } 文字までです。
pack-text-too-long = 「{ $field }」の文が長すぎます。
pack-unseen-signs = 「{ $field }」に目に見えない文字があります。
pack-markup = 「{ $field }」に HTML かスクリプトがあります。表示できるのは普通の文字だけです。

## What is wrong with a pack that fills in cards

pack-overlay-unknown-card = 補えるカード { $card } はありません。
pack-overlay-verified = { $card } は確認済みです。補うところはありません。
pack-overlay-status = 補った { $card } は provisional です。まだ足りないものがあれば incomplete のままです。
pack-overlay-known-fact = { $card } の「{ $field }」は分かっていて、値が違います。変えるのであれば「doubt」に記してください。
pack-overlay-unmarked = { $card } の「{ $field }」は補われたものです。どのくらい確かかを「doubt」に記してください。

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
ability-unplayed-static-appmon = staticの能力で「{ $word }」はできません。できるのは、数値やルールを変え続けることだけです。
ability-unplayed-costs = カードを選ぶコストは1つの能力に1つだけです。「{ $word }」は2つめです。
ability-unplayed-circle = 「{ $word }」で変わるものを、その条件がたずねています。ポイント、枚数、グレードをたずねてください。
ability-unplayed-standing = 常に働く能力に「{ $word }」は書けません。数や状態を、期限なしに変えるものだけです。
ability-unplayed-lasting = 「{ $word }」はしばらく続きます。いつまでかを「until」で書いてください。
ability-unplayed-timing = 「{ $word }」には使う時が必要です：「at battle」。
ability-unplayed-card = 「{ $word }」の行は、この種類のカードには書けません。
ability-unplayed-count = 「{ $word }」は、そのプレイヤーが見てよいカードを条件で数えます。
ability-unplayed-must = 「{ $word }」は強制できません。できるのは「attack」と「block」です。
ability-unplayed-immune = 「{ $word }」はカードの効果ではありません。
ability-unplayed-duration = この処理は「{ $word }」まで続けられません。
