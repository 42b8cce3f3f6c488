### Final Fantasy TCG in the terminal.

play-f-picked = ここまで：{ $cards }
play-ask-f-preset = 公式ルールと入門文、どちらで遊びますか。聞くのは今回だけです。
play-preset-f-official = { $name }（{ $id }）：今の遊び方です。ダメージがパワー以上でブレイク。メインフェイズは2回。ブロックしてもダルになりません。EXバーストは使うかどうか選べます。
play-preset-f-primer = { $name }（{ $id }）：中国語の入門文どおりです。ダメージがパワーを超えたときだけブレイク。メインフェイズは1回。ブロックするとダルになります。EXバーストは自動。フォーメーションとアイテムも使えます。
play-preset-f-official-2-1 = { $name }（{ $id }）：2020年のルール。リミットブレイク、デジョン、プライミング、クリスタルはありません。
play-f-over = { $turn }ターンでゲーム終了。受けたダメージ：あなた{ $mine }点、相手{ $theirs }点。
play-f-table-head = ターン{ $turn }（{ $who ->
         [you] あなた
        *[other] 相手
    }） · { $moment }
play-f-table-side = { $who ->
         [you] あなた
        *[other] 相手
    }：ダメージ{ $points }点 · 手札{ $hand } · デッキ{ $deck } · ブレイクゾーン{ $gone } · クリスタル{ $crystals }
play-f-colon = { "：" }
play-f-table-with = { $card }（上に{ $cards }）
play-f-table-stack = スタック（上から順に解決）：
play-f-table-object = { $card }（{ $who ->
         [you] あなた
        *[other] 相手
    }）：{ $kind }
play-f-table-object-at = { $object } → { $targets }
play-f-object-summon = 召喚獣
play-f-object-action = アクションアビリティ
play-f-object-special = スペシャルアビリティ
play-f-object-auto = オートアビリティ
