### Final Fantasy TCG: what happens, as the log tells it. `$who` is `you` or `other`; keys carry the letter of the rule ids.

## The frame of a turn

event-f-first-player = { $who ->
         [you] あなた
        *[other] 相手
    }が先攻です。
event-f-mulligan = { $amount ->
         [0] { $who ->
             [you] あなた
            *[other] 相手
        }は最初の手札のまま始めます。
        *[other] { $who ->
             [you] あなた
            *[other] 相手
        }はマリガンで手札{ $amount }枚を引き直します。
    }
event-f-turn-begins = ターン{ $amount }：{ $who ->
         [you] あなた
        *[other] 相手
    }の番です。
event-f-phase-begins = { $phase }
event-f-extra-turn = このターンのあと、{ $who ->
         [you] あなた
        *[other] 相手
    }がもう1ターン行います（{ $card }）。
event-f-extra-phase = { $who ->
         [you] あなた
        *[other] 相手
    }はメインフェイズとアタックフェイズをもう一度行います（{ $card }）。

## Priority and the stack

event-f-cast = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $card }をキャストします。
event-f-used = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $card }のアビリティを使います。
event-f-used-special = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $card }のスペシャルアビリティを使います！
event-f-triggered = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }のオートアビリティが誘発します。
event-f-chosen = { $who ->
         [you] あなた
        *[other] 相手
    }が選んだ対象：{ $cards }。
event-f-resolves = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }を解決します。
event-f-no-effect = { $card }は効果の及ぶ対象がなく、何も起こりません。
event-f-no-targets = { $card }は選べる対象がなく、アビリティは消えます。
event-f-cancelled = { $card }は無効になります。
event-f-retargeted = { $card }の対象が{ $other }に変わります。
event-f-ex-burst = EXバースト！ { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }

## Cards go from place to place

event-f-drawn = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $cards }を引きます。
event-f-shuffled = { $who ->
         [you] あなた
        *[other] 相手
    }のデッキをシャッフルします。
event-f-entered = { $card }が{ $who ->
         [you] あなた
        *[other] 相手
    }のフィールドに出ます。
event-f-broken = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $cards }がブレイクされます。
event-f-put = { $who ->
         [you] あなた
        *[other] 相手
    }のブレイクゾーンに置かれます：{ $cards }。
event-f-returned = { $who ->
         [you] あなた
        *[other] 相手
    }の手札に戻ります：{ $cards }。
event-f-added = { $who ->
         [you] あなた
        *[other] 相手
    }の手札に加わります：{ $cards }。
event-f-removed = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $cards }がゲームから除外されます。
event-f-discarded = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $cards }を捨てます。
event-f-milled = { $who ->
         [you] あなた
        *[other] 相手
    }のデッキの上からブレイクゾーンへ：{ $cards }。
event-f-put-on-top = { $who ->
         [you] あなた
        *[other] 相手
    }のデッキの上に置かれます：{ $cards }。
event-f-put-under = { $who ->
         [you] あなた
        *[other] 相手
    }のデッキの下に置かれます：{ $cards }。
event-f-shuffled-in = { $who ->
         [you] あなた
        *[other] 相手
    }のデッキに混ぜてシャッフル：{ $cards }。
event-f-put-as-damage = { $who ->
         [you] あなた
        *[other] 相手
    }のダメージゾーンに置かれます：{ $cards }。
event-f-lb-returned = { $card }は表向きで{ $who ->
         [you] あなた
        *[other] 相手
    }のリミットブレイクデッキに戻ります。
event-f-lb-turned = { $who ->
         [you] あなた
        *[other] 相手
    }のリミットブレイクデッキで表向きにします：{ $cards }。

## Cards are seen

event-f-searches = { $who ->
         [you] あなた
        *[other] 相手
    }がデッキをサーチします。
event-f-revealed = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $cards }を公開します。
event-f-looked-at = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $cards }を見ます。
event-f-turned-over = { $who ->
         [you] あなた
        *[other] 相手
    }のデッキからめくります：{ $cards }。
event-f-turned-up = 表向きにします：{ $cards }。
event-f-turned-down = 裏向きにします：{ $cards }。
event-f-named = { $who ->
         [you] あなた
        *[other] 相手
    }の宣言：{ $what }（{ $card }）。

## How Characters stand

event-f-activated = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $cards }がアクティブになります。
event-f-activated-all = { $who ->
         [you] あなた
        *[other] 相手
    }のダル状態のカード{ $count }枚がアクティブになります。
event-f-dulled = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $cards }をダルにします。
event-f-thawed = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }の凍結が解けます。今回はアクティブになりません。
event-f-frozen = 凍結：{ $cards }。
event-f-healed = { $cards }のダメージがなくなります。
event-f-damaged = { $source ->
         [none] { $who ->
             [you] あなた
            *[other] 相手
        }の{ $card }に{ $amount }ダメージ。
        *[other] { $source }が{ $who ->
             [you] あなた
            *[other] 相手
        }の{ $card }に{ $amount }ダメージを与えます。
    }
event-f-replaced = { $card }への処理は{ $by }で置き換わります。
event-f-control-changed = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $card }のコントロールを得ます。
event-f-counters-placed = { $cards }にカウンターを{ $amount }個置きます。
event-f-counters-taken = { $cards }からカウンターを{ $amount }個取り除きます。
event-f-effect-begins = { $how ->
         [gain-power] パワー+{ $amount }：{ $cards }。
         [lose-power] パワー−{ $amount }：{ $cards }。
         [set-power] パワー{ $amount }になります：{ $cards }。
         [become-forward] フォワードになります：{ $cards }。
         [cannot] 制限を受けます：{ $cards }。
        *[other] 効果が始まります：{ $cards }。
    }

## Attacks

event-f-attacks = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $card }でアタックします。
event-f-party-attacks = { $who ->
         [you] あなた
        *[other] 相手
    }がパーティでアタックします：{ $cards }。
event-f-blocks = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $card }でブロックします。
event-f-no-block = { $who ->
         [you] あなた
        *[other] 相手
    }はブロックしません。
event-f-attack-ended = アタックから外れます：{ $cards }。
event-f-joins-attack = アタックに加わります：{ $cards }。
event-f-point = { $who ->
         [you] あなた
        *[other] 相手
    }に1点のダメージ（合計{ $amount }点）：{ $card }。

## Crystals and CP

event-f-crystals-gained = { $who ->
         [you] あなた
        *[other] 相手
    }がクリスタルを{ $amount }個得ます。
event-f-crystals-paid = { $who ->
         [you] あなた
        *[other] 相手
    }がクリスタルを{ $amount }個支払います。
event-f-paid = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $card }のために{ $amount }CPを支払います。

## Warp and Priming

event-f-warped = { $who ->
         [you] あなた
        *[other] 相手
    }が{ $card }をデジョンし、デジョンカウンターを{ $amount }個置きます。
event-f-warp-counts = { $card }のデジョンカウンターが1個減ります。
event-f-warp-missed = { $card }はフィールドに出られず、機会を逃しました。
event-f-primed = { $who ->
         [you] あなた
        *[other] 相手
    }の{ $card }が{ $other }にプライミングします。
event-f-primes-nothing = { $card }のプライミング先が見つかりません。
