### The Appmon card game: why something cannot be done now.

## App fusion

reason-p-fuse-no-base = アプモンBOXに合体するアプモンがいません。
reason-p-fuse-base = 戦うカードが条件の2体のどちらでもありません。
reason-p-fuse-material = 置かれた素材が条件に合いません。
reason-p-fuse-other-kind = アプモンをデジモンに、デジモンをアプモンに重ねることはできません。
reason-p-fuse-no-fighter = このカードはアプモンでもデジモンでもありません。
reason-p-fuse-forbidden = 今は効果によってこの合体はできません。
reason-p-fuse-cannot-ignore = この合体の条件は無視できません。

## Options and abilities

reason-p-open-nothing = このカードはスロットから使うものではありません。
reason-p-open-from-slot = オプションは準備フェイズでスロットに置いてから使います。
reason-p-open-timing = オプションはバトル中、自分の番に使います。
reason-p-open-no-slot = スロットに残るカードですが、空きがありません。
reason-p-open-only-one = 同じ名前のカードがもう表向きです。
reason-p-ability-timing = この能力はバトル中、自分の番に使います。
reason-p-ability-silenced = 今は能力が働きません。
reason-p-cost-deck = 山札{ $amount }枚がコストですが、足りません。
reason-p-cost-this = このカードがコストですが、出せません。
reason-p-cost-play = 場のカード{ $amount }枚がコストですが、ありません。
reason-p-cost-reveal = 手札を{ $amount }枚見せるコストですが、ありません。
reason-p-cost-discard-pile = 捨て札{ $amount }枚がコストですが、足りません。
reason-p-cost-chip = チップ1枚がコストですが、残っていません。

## Links

reason-p-link-digimon = デジモンはリンクしません。
reason-p-link-no-appmon = リンクできるのはアプモンとチップだけです。
reason-p-link-moment = リンクはバトル中、自分の番に行います。
reason-p-link-once = このバトルでリンクできる回数（{ $amount }）を使い切りました。
reason-p-link-no-host = 戦う自分のアプモンがいないので、リンクできません。
reason-p-link-same-number = 同じナンバーのカードにはリンクできません。
reason-p-link-no-power = このカードにはリンク能力がありません。
reason-p-link-plug = リンク能力のマークが、戦うアプモンのプラグにありません。

## Where a card lies, and whose moment it is

reason-p-start-base = 最初は並のアプモンかレベルIIIのデジモンです。
reason-p-set-no-slot = オプションスロットはすべて埋まっています。
reason-p-set-moment = オプションは自分の準備フェイズの手順で裏向きに置きます。
reason-p-declare-no-material = 素材にできるものが手札にありません。
reason-p-declare-grade = 次に宣言するのは次のグレードのカードです。
reason-p-declare-moment = 合体は自分の準備フェイズに宣言します。
reason-p-exchange-evolved = ベースの上に合体したカードがあります。交換できるのはベース自身が戦う時だけです。
reason-p-exchange-over = もう合体を試したので、このターンはベースを交換できません。
reason-p-exchange-moment = ベースの交換は、自分の準備フェイズか、合体の前に行います。
reason-p-card-is-material = このカードは素材として置かれています。
reason-p-card-is-linked = このカードはターンの終わりまでリンクされています。
reason-p-fusion-over = この合体は失敗したか、見送られました。
reason-p-fusion-moment = 宣言した合体はアプ合体フェイズに行います。
reason-p-fusion-not-next = 先に宣言した合体があります。
reason-p-box-covered = アプモンBOXで有効なのは、いちばん上のカードだけです。
reason-p-box-face-down = ベースは、表向きにする時まで裏向きです。
reason-p-chip-used-up = このチップはこのゲームではもう使えません。
reason-p-chip-moment = チップは合体を宣言する時の素材か、バトルでのリンクに使います。
reason-p-chip-left-out = このゲームではチップを使いません。
