### Final Fantasy TCG: what the rules say against a deck.

fault-main-deck-size = メインデッキはちょうど{ $wanted }枚です。このデッキは{ $count }枚あります。
fault-deck-size-limited = リミテッドのメインデッキは{ $wanted }枚以上です。このデッキは{ $count }枚あります。
fault-lb-size = リミットブレイクデッキが{ $count }枚あります。{ $limit }枚までです。
fault-crystal-card = { $card }はクリスタルの説明カードで、デッキには入れられません。
fault-old-type-formation = { $card }はフォーメーションですが、このルールにはフォーメーションがありません。
fault-old-type-item = { $card }はアイテムですが、このルールにはアイテムがありません。
fault-late-limit-break = { $card }にはリミットブレイクがありますが、このルールはそれより前のものです。
fault-late-warp = { $card }はデジョンを使いますが、このルールはそれより前のものです。
fault-late-priming = { $card }はプライミングを使いますが、このルールはそれより前のものです。
fault-late-crystals = { $card }はクリスタルを使いますが、このルールはそれより前のものです。
fault-format-l3 = { $card }は、L3構築で使える第{ $oldest }弾から第{ $newest }弾のカードではありません。
fault-format-l6 = { $card }は、L6構築で使える第{ $oldest }弾から第{ $newest }弾のカードではありません。
fault-format-title = タイトル構築は1つのカテゴリで組みます。多くは{ $category }ですが、{ $card }は違います。
remark-no-ban-list = 禁止リストは読めなかったので、適用していません。
