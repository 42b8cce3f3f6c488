### Final Fantasy TCG: why something cannot be done now. `$amount` is what a rule counts, `$zone` where the card lies.

reason-f-cast-no-text = This Summon has no text that could resolve.
reason-f-before-play = The game has not begun yet.
reason-f-enough-acts = You have acted { $amount } times this turn: that is as often as one may.
reason-f-not-a-choice = This card is not among those that can be picked now.
reason-f-on-the-stack = It lies on the stack already, and resolves when its turn comes.
reason-f-zone-no-ability = Nothing on it can be used there: { $zone }.
reason-f-zone-out-of-play = Nothing is used there: { $zone }.
reason-f-limit-name = You control a Character of this name.
reason-f-limit-light-dark = You control a Light or Dark card already.
reason-f-limit-backups = You have { $amount } Backups already.
reason-f-cast-character-moment = Characters are cast in your own Main Phase while nothing waits on the stack.
reason-f-cast-summon-moment = Summons are cast in a Main or Attack Phase, when you have priority.
reason-f-cast-timing = Its own text says when it may be cast, and that is not now.
reason-f-cast-condition = The condition of its text is not met.
reason-f-cast-forbidden = An effect keeps you from casting it.
reason-f-cast-forbidden-card = A text says that it cannot be cast like this.
reason-f-cast-no-carrier = There is no Character of yours that it could lie on.
reason-f-cost-not-payable = Its cost cannot be paid.
reason-f-no-targets = There is nothing that it could choose.
reason-f-lb-off = This table plays without Limit Break.
reason-f-lb-face-up = It lies face up in the LB deck: it has been used.
reason-f-lb-too-few = Limit Break asks for { $amount } other face-down { $amount ->
         [one] card
        *[other] cards
    } of the LB deck; you have fewer.
reason-f-prime-moment = Priming goes in your own Main Phase while nothing waits on the stack.
reason-f-prime-name = You control a Character of the name that it would take.
reason-f-prime-off-field = Priming is for Characters on the field.
reason-f-use-at-most = Its ability has been used { $amount } { $amount ->
         [one] time
        *[other] times
    } this turn, and not more is allowed.
reason-f-use-condition = The condition of its ability is not met.
reason-f-use-dull = It is dull, and its ability asks for dulling it.
reason-f-use-first-turn = In the first turn of these rules nothing is dulled for abilities.
reason-f-use-forbidden = An effect keeps its ability from being used.
reason-f-use-moment = Abilities are used in a Main or Attack Phase, when you have priority.
reason-f-use-once = Its ability has been used this turn.
reason-f-use-timing = Its ability says when it may be used, and that is not now.
reason-f-use-too-early = It came this turn; to be dulled for its ability it must have been yours since the turn began, or have Haste.
reason-f-warp-moment = Warp goes in your own Main Phase while nothing waits on the stack.
