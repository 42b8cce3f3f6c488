### Digimon α: why something cannot be done now.

## Placing

reason-a-place-command = コマンドは置けません。バトルで使います。
reason-a-place-cost = このターンに置く分と合わせてコストが{ $amount }を超えます。
reason-a-place-digimon = このターンはもうデジモンを{ $amount }枚置いています。
reason-a-place-options = このターンはもうオプションを{ $amount }枚置いています。
reason-a-place-limit-1 = 1枚制限：同じ名前のカードがもう場にあります。
reason-a-place-no-base = 重ねる自分のデジモンがいません。
reason-a-place-fresh = このゲームの設定では、このターンに出したボックスには重ねられません。
reason-a-place-unfit = 条件に合う自分のデジモンがいません。このゲームの設定では、合うものだけを置けます。
reason-a-place-moment = カードは自分の準備フェイズの配置で置きます。
reason-a-place-renewed = 寿命処理をしたので、このターンは置けません。

## Evolving

reason-a-evolve-condition = 下のカードが進化条件を満たしていません。
reason-a-evolve-option = 必要なオプションが自分のスロットに表向きでありません。
reason-a-evolve-partner = 必要なもう1体のデジモンが場にいません。
reason-a-evolve-hand = 手札を{ $amount }枚捨てる必要がありますが、足りません。
reason-a-evolve-forbidden = 今は効果によってこの進化はできません。
reason-a-evolve-fixed = この進化条件は無視できません。

## Commands and abilities

reason-a-command-moment = コマンドはバトル中、自分の番に使います。
reason-a-command-nothing = このコマンドには使えるものがありません。
reason-a-ability-moment = この能力はバトル中、自分の番に使います。
reason-a-ability-alpha = αアタックのバトルでは、アタックした側とブロックした側だけが能力を使えます。
reason-a-cost-upright = 自分の縦向きのカードを{ $amount }枚横向きにするコストですが、足りません。
reason-a-cost-in-play = 場の自分のカード{ $amount }枚がコストですが、足りません。
reason-a-cost-dark-area = ダークエリアのカード{ $amount }枚がコストですが、足りません。
reason-a-cost-this-upright = このカードを横向きにするコストですが、もう横向きです。

## Where a card lies, and whose moment it is

reason-a-card-removed = ゲームから除外されています。
reason-a-command-used = 今使われています。
reason-a-card-face-down = いっせいに表向きにするまで裏向きです。
reason-a-pick-not-listed = ここでは選べないカードです。
reason-a-opportunity-not-next = 今は別のデジモンの番です。
reason-a-attack-forbidden = 今は効果によってアタックできません。
reason-a-block-sideways = 横向きです。ブロックできるのは縦向きのデジモンだけです。
reason-a-block-forbidden = 今は効果によってブロックできません。
reason-a-block-slower = アタックしたデジモンより速くありません。
reason-a-support-sideways = 横向きです。サポートできるのは縦向きのデジモンだけです。
reason-a-support-forbidden = 今は効果によってサポートできません。
reason-a-support-other = タイプが違うか、同じフィールドにいません。
reason-a-evolution-card = このボックスのデジモンになるのを待っています。
reason-a-opportunity-moment = デジモンが動くのはバトルフェイズです。
reason-a-opportunity-sideways = 横向きなので番は飛ばされます。
reason-a-opportunity-had = このターンの番はもう済みました。
