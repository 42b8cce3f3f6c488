### Hyper Colosseum: why something cannot be done now. `$amount` is what a cost asks for.

## The card itself

reason-card-out-of-sight = このカードは見えません。
reason-game-is-over = ゲームは終わっています。
reason-card-unseen = このカードは裏向きなので、何のカードかわかりません。
reason-card-not-yours = これは相手のカードです。
reason-not-asked = 今は相手が決める番です。
reason-card-out-of-play = この場所のカードは使えません。
reason-card-is-payment = このカードは進化条件として置かれています。
reason-card-does-nothing = このカードには今使えるものがありません。
reason-card-picked = このカードはもう選んであります。
reason-card-acts = 今使っているのはこのカードです。
reason-pick-order = カードは並び順に選びます。今はこのカードを選べません。
reason-choice-first = 先に今の選択を終えてください。
reason-start-level-iii = ゲームはレベルIIIから始めます。

## Laying cards

reason-lay-no-slot = オプションスロットは3つとも埋まっています。
reason-lay-later = オプションカードは、この準備フェイズで進化を置いたあとに置きます。
reason-lay-over = このターンにオプションカードを置く手順は終わりました。
reason-lay-in-preparation = 手札のオプションカードは、自分の準備フェイズで、進化を置いたあとに置きます。
reason-exchange-evolved = デジモンが進化しています。交換できるのは、いちばん上がレベルIIIの時だけです。
reason-exchange-moment = レベルIIIの交換は、自分の準備フェイズか、自分の進化の始めに行います。
reason-plan-moment = 進化先のデジモンは、自分の準備フェイズに置きます。
reason-plan-cannot-evolve = 進化できません。このゲームの設定では、進化できるデジモンだけを置けます。
reason-slot-kept = このカードは、自身の効果によりスロットから捨てられません。
reason-box-covered = デジモンボックスで有効なのは、いちばん上のカードだけです。
reason-box-face-down = レベルIIIは、表向きにする時まで裏向きのままです。

## Costs, conditions, bounds

reason-cost-hand = コストは手札{ $amount }枚ですが、足りません。
reason-cost-net-ocean = コストはネットの海{ $amount }枚ですが、足りません。
reason-cost-points = コストは{ $amount }ポイントですが、足りません。
reason-use-bound = 使える回数を使い切りました。
reason-use-condition = 条件を満たしていません。
reason-use-forbidden = 今は効果によって禁止されています。

## Opening Options

reason-open-already = すでに表向きです。
reason-open-nothing = このカードはスロットで表向きにして使うものではありません。進化条件として使います。
reason-open-second-field = 自分のフィールドカードがすでに表向きです。
reason-open-field-moment = フィールドカードは、進化フェイズの直後に表向きにします。
reason-open-evolution-moment = 自分の進化が終わった時に表向きにします。
reason-open-timing = 今は使用タイミングではありません。

## Abilities, supports, appearances

reason-ability-timing = この特殊能力は今は使えません。
reason-support-none = このカードにサポート能力はありません。
reason-support-moment = 今はサポートできません。
reason-support-battle-only = このゲームの設定では、サポートはバトルフェイズだけです。
reason-support-place = このゲームの設定では、そこからはサポートできません。
reason-support-once = このフェイズのサポートはもう使いました。
reason-support-no-active = サポートするデジモンがいません。
reason-support-same-number = 同じカードナンバーのデジモンはサポートできません。
reason-support-condition = サポート条件を満たしていません。
reason-support-given = すでにサポートしています。ターンの終わりまで残ります。
reason-appear-none = このデジモンは手札から出現しません。
reason-appear-moment = 今は出現のタイミングではありません。
reason-appear-no-active = いちばん上のデジモンがいないので、出現できません。
reason-appear-condition = 出現条件を満たしていません。
reason-appear-notes = 出現条件の注記を満たしていません。

## Evolution

reason-evolve-no-active = 進化元のデジモンがいません。
reason-evolve-notes = 進化条件の注記を満たしていません。
reason-evolve-payment = 置かれた進化条件が合っていません。
reason-evolve-base = このデジモンからは進化できません。
reason-evolve-no-digimon = このカードはデジモンではありません。
reason-evolve-cannot-ignore = この進化条件は無視できません。
reason-evolve-moment = 進化ボックスのデジモンは、自分の進化の番に進化します。
reason-evolve-not-next = 進化ボックスの別のカードが先です。
reason-evolve-failed = 進化に失敗しました。すべての進化が終わるまで、ここに残ります。
reason-evolve-declined = この進化は見送りました。
