### Hyper Colosseum: what happens, as the log tells it. `$who` is `you`, `other` or `none`.

## Groups of cards

event-cards-unseen = { $count } { $count ->
         [one] card
        *[other] cards
    }
event-cards-down = { $count } face-down { $count ->
         [one] card
        *[other] cards
    }

## The frame of a turn

event-first-attacker = { $who ->
         [you] You are
        *[other] The opponent is
    } first attacker.
event-turn-begins = Turn { $amount }. { $who ->
         [you] You are
        *[other] The opponent is
    } first attacker.
event-phase-begins = { $phase }
event-game-over = { $who ->
         [you] You win the game!
         [other] The opponent wins the game.
        *[none] The game is a draw.
    }
event-tie-break = The tie-break decides: more points, then more cards in the Net Ocean, then the higher level.

## Setting up and drawing

event-level-iii-chosen = { $who ->
         [you] You lay
        *[other] The opponent lays
    } { $card } into the Digimon Box to begin with.
event-shuffled = { $who ->
         [you] Your
        *[other] The opponent's
    } Net Ocean is shuffled.
event-drawn = { $who ->
         [you] You draw
        *[other] The opponent draws
    } { $cards }.
event-milled = { $amount } { $amount ->
         [one] card
        *[other] cards
    } from the top of { $who ->
         [you] your
        *[other] the opponent's
    } Net Ocean { $amount ->
         [one] goes
        *[other] go
    } unseen to the Dark Area.
event-discarded = To the Dark Area, from { $who ->
         [you] you
        *[other] the opponent
    }: { $cards }.
event-lifespan = { $who ->
         [you] Your
        *[other] The opponent's
    } Net Ocean has run out: all but the Level III leaves the sheet, and the Dark Area becomes the new Net Ocean.

## The Digimon Box

event-box-emptied = { $who ->
         [you] Your
        *[other] The opponent's
    } Digimon Box is empty.
event-level-iii-laid = { $who ->
         [you] You lay
        *[other] The opponent lays
    } { $card } into the Digimon Box.
event-level-iii-replaced = { $who ->
         [you] Your { $card } is replaced
        *[other] { $card } of the opponent is replaced
    } and goes to the Dark Area.
event-level-iii-turned-up = { $who ->
         [you] You turn
        *[other] The opponent turns
    } up { $card }.
event-level-iii-removed = { $who ->
         [you] Your { $card } goes
        *[other] { $card } of the opponent goes
    } to the Dark Area.
event-evolved = { $who ->
         [you] Your
        *[other] The opponent's
    } Digimon evolves into { $card }!
event-evolved-removed = { $who ->
         [you] Your { $card } goes
        *[other] { $card } of the opponent goes
    } to the Dark Area; the Level III below it stays.

## Evolution

event-planned = { $who ->
         [you] You set
        *[other] The opponent sets
    } { $card } in the Evolution Box.
event-payment-laid = { $who ->
         [you] You set
        *[other] The opponent sets
    } the requirements for it: { $cards }.
event-evolution-opened = { $who ->
         [you] You open
        *[other] The opponent opens
    } for the evolution: { $cards }.
event-evolution-failed = The evolution into { $card } fails. { $reason }
event-evolution-declined = { $who ->
         [you] You do
        *[other] The opponent does
    } not evolve; { $card } is left over.
event-leftovers = { $who ->
         [you] Your
        *[other] The opponent's
    } leftover cards go to the Dark Area: { $cards }.

## Options, abilities, supports

event-options-laid = { $who ->
         [you] You lay
        *[other] The opponent lays
    } { $cards } into Option Slots.
event-option-opened = { $who ->
         [you] You open
        *[other] The opponent opens
    } { $card }.
event-ability-announced = { $who ->
         [you] You use
        *[other] The opponent uses
    } an ability of { $card }.
event-ability-answers = { $who ->
         [you] Your { $card } acts
        *[other] { $card } of the opponent acts
    }.
event-supported = { $who ->
         [you] You support with
        *[other] The opponent supports with
    } { $card }.
event-negated = { $who ->
         [you] Your { $card } is
        *[other] { $card } of the opponent is
    } negated.
event-forbidden = { $what ->
         [options] { $who ->
             [you] You
            *[other] The opponent
        } can use no Options for now ({ $card }).
         [abilities] { $who ->
             [you] You
            *[other] The opponent
        } can use no special abilities for now ({ $card }).
        *[supports] { $who ->
             [you] You
            *[other] The opponent
        } can use no supports for now ({ $card }).
    }
event-shielded = { $what ->
         [options] { $who ->
             [you] You are
            *[other] The opponent is
        } not affected by Options for now ({ $card }).
         [abilities] { $who ->
             [you] You are
            *[other] The opponent is
        } not affected by special abilities for now ({ $card }).
        *[supports] { $who ->
             [you] You are
            *[other] The opponent is
        } not affected by supports for now ({ $card }).
    }
event-looked = { $who ->
         [you] You look
        *[other] The opponent looks
    } at cards ({ $zone }): { $cards }.
event-revealed = { $who ->
         [you] You show
        *[other] The opponent shows
    } { $cards }.
event-moved = { $where ->
         [to-hand] To { $who ->
             [you] your
            *[other] the opponent's
        } hand: { $cards }.
         [to-net-ocean] Back into { $who ->
             [you] your
            *[other] the opponent's
        } Net Ocean: { $cards }.
         [to-gauge] Onto { $who ->
             [you] your
            *[other] the opponent's
        } Point Gauge, out of the game: { $cards }.
        *[to-support] Into { $who ->
             [you] your
            *[other] the opponent's
        } Support Box: { $cards }.
    }

## Battle

event-attack-set = { $who ->
         [you] Your
        *[other] The opponent's
    } attack becomes { $letter }.
event-attack-added = { $who ->
         [you] Your
        *[other] The opponent's
    } attack power: +{ $amount } ({ $card }).
event-attack-changed = { $how ->
         [multiply] { $who ->
             [you] Your
            *[other] The opponent's
        } attack power: ×{ $amount } ({ $card }).
         [zero] { $who ->
             [you] Your
            *[other] The opponent's
        } attack power becomes 0 ({ $card }).
         [power] { $who ->
             [you] Your
            *[other] The opponent's
        } Digimon adds the power of its { $letter } attack ({ $card }).
        *[add] { $who ->
             [you] Your
            *[other] The opponent's
        } attack power: { $amount } ({ $card }).
    }
event-attacks = { $who ->
         [you] You
        *[other] Opponent
    }: { $card } attacks with { $letter } ({ $why }): { $sum }
event-attacks-by-type = { $card } is { $type }
event-attacks-by-effect = changed by a card
event-attacks-guard = → 0, Guard by { $letter } of { $card }
event-attack-modifier = { $step } ({ $card })
event-attacks-rest = { $step } (other effects)
event-battle-result = { $who ->
         [you] { $mine } against { $theirs }: you win the battle.
         [other] { $mine } against { $theirs }: the opponent wins the battle.
        *[none] { $mine } against { $theirs }: the battle is a draw.
    }

## Points

event-points-lost = { $who ->
         [you] You lose { $amount } points and have { $left } left
        *[other] The opponent loses { $amount } points and has { $left } left
    }.
event-points-gained = { $who ->
         [you] You gain { $amount } points and have { $left } now
        *[other] The opponent gains { $amount } points and has { $left } now
    }.
event-loss-multiplied = { $who ->
         [you] You lose
        *[other] The opponent loses
    } { $amount } times the points this turn, if beaten ({ $card }).
