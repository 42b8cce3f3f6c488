### The board of α: both sides, costs, the order of speed, help.

board-a-side = { $who ->
         [you] 自分の側
        *[other] 相手の側
    }
board-a-card = { $card }{ $facts ->
         [none] { "" }
        *[other] 、{ $facts }
    }{ $can ->
         [yes] 、選べます
        *[no] { "" }
    }{ $picked ->
         [yes] 、選択中
        *[no] { "" }
    }
board-a-acts = 行動の番
board-a-attacks = アタック中
board-a-defends = 受けて立つ
board-a-supports = サポート中
board-a-short-removed = 除外
board-a-block-send = ブロックする

## Costs

board-a-cost = コスト
board-a-costs = 場のコスト：{ $open }{ $down ->
         [0] { "" }
        *[other] 、裏向きに{ $down }
    }{ $unknown ->
         [0] { "" }
        *[other] 、わからないカード{ $unknown }枚
    }、上限{ $limit }{ $burns ->
         [0] { "" }
        *[other] 。このままだと山札から{ $burns }枚がバースト
    }

## The order of speed

board-a-order = 行動の順：速いデジモンから
board-a-turn = { $who ->
         [you] 自分
        *[other] 相手
    }：{ $card }、スピード{ $speed }{ $how ->
         [none] { "" }
        *[other] 、{ $how }
    }

## What a phase is about

board-a-hint-setup = おたがい手札は6枚。相手の100ポイントを0にすれば勝ちです。
board-a-hint-preparation = 手札を6枚まで補充し、デジモン・進化・オプションをコスト合計10まで裏向きに置きます。
board-a-hint-evolution = すべて表に。コスト10を1超えるごとに山札が1枚バーストし、条件が合えば進化します。
board-a-hint-battle = 速いデジモンから行動。バトルでは、相手のタイプと同じ文字のワザを使います。

## Help

board-a-help-place = 置く：カードをタップするか、列・スロット・進化させたいデジモンへドラッグします。最後に置いたカードはタップで戻せます。決めるまでは何も起こりません。
board-a-help-costs = コストの目もりは表のカード、しま模様は裏向きのカードの分です。上限を超えた分だけ山札がバーストします。
board-a-help-order = まん中の列は行動の順です。自分のデジモンは下、相手は上に線があります。行動ずみはうすく見えます。
board-a-help-attack = アタック：自分のデジモンを相手のデジモンへドラッグ。相手の側に落とすとプレイヤーへのアタックです。タップするとできることがすべて出ます。
board-a-help-support = αアタックとそのブロック：サポートするデジモンをひとつずつタップするか、支えるデジモンへドラッグします。
