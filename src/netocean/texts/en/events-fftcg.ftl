### Final Fantasy TCG: what happens, as the log tells it. `$who` is `you` or `other`; keys carry the letter of the rule ids.

## The frame of a turn

event-f-first-player = { $who ->
         [you] You go
        *[other] The opponent goes
    } first.
event-f-mulligan = { $amount ->
         [0] { $who ->
             [you] You keep your hand.
            *[other] The opponent keeps the opening hand.
        }
        *[other] { $who ->
             [you] You change
            *[other] The opponent changes
        } { $amount } { $amount ->
             [one] card
            *[other] cards
        } of the opening hand.
    }
event-f-turn-begins = Turn { $amount }: { $who ->
         [you] yours
        *[other] the opponent's
    }.
event-f-phase-begins = { $phase }
event-f-extra-turn = { $who ->
         [you] You take
        *[other] The opponent takes
    } another turn after this one ({ $card }).
event-f-extra-phase = { $who ->
         [you] You get
        *[other] The opponent gets
    } another Main and Attack Phase ({ $card }).

## Priority and the stack

event-f-cast = { $who ->
         [you] You cast
        *[other] The opponent casts
    } { $card }.
event-f-used = { $who ->
         [you] You use
        *[other] The opponent uses
    } an ability of { $card }.
event-f-used-special = { $who ->
         [you] You use
        *[other] The opponent uses
    } the special ability of { $card }!
event-f-triggered = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } triggers.
event-f-chosen = { $who ->
         [you] You choose
        *[other] The opponent chooses
    } { $cards }.
event-f-resolves = { $card } { $who ->
         [you] (yours)
        *[other] (the opponent's)
    } resolves.
event-f-no-effect = { $card } finds nothing it could act upon, and does nothing.
event-f-no-targets = { $card } has nothing to choose, so its ability is gone.
event-f-cancelled = { $card } is cancelled.
event-f-retargeted = { $card } chooses { $other } instead.
event-f-ex-burst = EX Burst! { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }

## Cards go from place to place

event-f-drawn = { $who ->
         [you] You draw
        *[other] The opponent draws
    } { $cards }.
event-f-shuffled = { $who ->
         [you] Your
        *[other] The opponent's
    } deck is shuffled.
event-f-entered = { $card } enters { $who ->
         [you] your
        *[other] the opponent's
    } field.
event-f-broken = Broken: { $cards } { $who ->
         [you] (yours)
        *[other] (the opponent's)
    }.
event-f-put = Into { $who ->
         [you] your
        *[other] the opponent's
    } Break Zone: { $cards }.
event-f-returned = Back to { $who ->
         [you] your
        *[other] the opponent's
    } hand: { $cards }.
event-f-added = To { $who ->
         [you] your
        *[other] the opponent's
    } hand: { $cards }.
event-f-removed = Removed from the game: { $cards } { $who ->
         [you] (yours)
        *[other] (the opponent's)
    }.
event-f-discarded = { $who ->
         [you] You discard
        *[other] The opponent discards
    } { $cards }.
event-f-milled = From the top of { $who ->
         [you] your
        *[other] the opponent's
    } deck into the Break Zone: { $cards }.
event-f-put-on-top = Onto { $who ->
         [you] your
        *[other] the opponent's
    } deck: { $cards }.
event-f-put-under = Under { $who ->
         [you] your
        *[other] the opponent's
    } deck: { $cards }.
event-f-shuffled-in = Shuffled into { $who ->
         [you] your
        *[other] the opponent's
    } deck: { $cards }.
event-f-put-as-damage = Into { $who ->
         [you] your
        *[other] the opponent's
    } Damage Zone: { $cards }.
event-f-lb-returned = { $card } goes back to { $who ->
         [you] your
        *[other] the opponent's
    } LB deck, face up.
event-f-lb-turned = Face up in { $who ->
         [you] your
        *[other] the opponent's
    } LB deck: { $cards }.

## Cards are seen

event-f-searches = { $who ->
         [you] You look through your
        *[other] The opponent looks through the own
    } deck.
event-f-revealed = { $who ->
         [you] You show
        *[other] The opponent shows
    } { $cards }.
event-f-looked-at = { $who ->
         [you] You look at
        *[other] The opponent looks at
    } { $cards }.
event-f-turned-over = Turned over from { $who ->
         [you] your
        *[other] the opponent's
    } deck: { $cards }.
event-f-turned-up = Turned face up: { $cards }.
event-f-turned-down = Turned face down: { $cards }.
event-f-named = { $who ->
         [you] You name
        *[other] The opponent names
    } { $what } ({ $card }).

## How Characters stand

event-f-activated = Active again: { $cards } { $who ->
         [you] (yours)
        *[other] (the opponent's)
    }.
event-f-activated-all = { $who ->
         [you] Your
        *[other] The opponent's
    } { $count } dull { $count ->
         [one] card becomes
        *[other] cards become
    } active.
event-f-dulled = Dulled: { $cards } { $who ->
         [you] (yours)
        *[other] (the opponent's)
    }.
event-f-thawed = { $card } { $who ->
         [you] (yours)
        *[other] (the opponent's)
    } is frozen no more, and stays as it is.
event-f-frozen = Frozen: { $cards }.
event-f-healed = The damage on { $cards } is gone.
event-f-damaged = { $source ->
         [none] { $card } { $who ->
             [you] (yours)
            *[other] (the opponent's)
        } takes { $amount } damage.
        *[other] { $card } { $who ->
             [you] (yours)
            *[other] (the opponent's)
        } takes { $amount } damage from { $source }.
    }
event-f-replaced = For { $card } something else happens: { $by }.
event-f-control-changed = { $who ->
         [you] You gain
        *[other] The opponent gains
    } control of { $card }.
event-f-counters-placed = { $amount } { $amount ->
         [one] counter
        *[other] counters
    } onto { $cards }.
event-f-counters-taken = { $amount } { $amount ->
         [one] counter
        *[other] counters
    } off { $cards }.
event-f-effect-begins = { $how ->
         [gain-power] +{ $amount } power: { $cards }.
         [lose-power] −{ $amount } power: { $cards }.
         [set-power] Power { $amount } from now on: { $cards }.
         [become-forward] Now a Forward: { $cards }.
         [cannot] From now on restricted: { $cards }.
        *[other] From now on: an effect on { $cards }.
    }

## Attacks

event-f-attacks = { $who ->
         [you] You attack
        *[other] The opponent attacks
    } with { $card }.
event-f-party-attacks = { $who ->
         [you] You attack
        *[other] The opponent attacks
    } with a party: { $cards }.
event-f-blocks = { $who ->
         [you] You block
        *[other] The opponent blocks
    } with { $card }.
event-f-no-block = { $who ->
         [you] You do
        *[other] The opponent does
    } not block.
event-f-attack-ended = No longer attacking: { $cards }.
event-f-joins-attack = Joins the attack: { $cards }.
event-f-point = { $who ->
         [you] You take a point
        *[other] The opponent takes a point
    } of damage, { $amount } now: { $card }.

## Crystals and CP

event-f-crystals-gained = { $who ->
         [you] You gain
        *[other] The opponent gains
    } { $amount } { $amount ->
         [one] crystal
        *[other] crystals
    }.
event-f-crystals-paid = { $who ->
         [you] You spend
        *[other] The opponent spends
    } { $amount } { $amount ->
         [one] crystal
        *[other] crystals
    }.
event-f-paid = { $who ->
         [you] You pay
        *[other] The opponent pays
    } { $amount } CP for { $card }.

## Warp and Priming

event-f-warped = { $who ->
         [you] You warp
        *[other] The opponent warps
    } { $card }: { $amount } Warp { $amount ->
         [one] Counter
        *[other] Counters
    }.
event-f-warp-counts = { $card } loses a Warp Counter.
event-f-warp-missed = { $card } could not enter the field, and has missed its chance.
event-f-primed = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } primes into { $other }.
event-f-primes-nothing = { $card } finds nothing to prime into.
