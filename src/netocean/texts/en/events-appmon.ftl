### The Appmon card game: what happens, as the log tells it. `$who` is `you` or `other`; keys carry the letter of the rule ids.

## Setting up and cards

event-p-base-chosen = { $who ->
         [you] You begin
        *[other] The opponent begins
    } with { $card } in the Appmon Box.
event-p-chips-played = { $who ->
         [you] You bring
        *[other] The opponent brings
    } { $amount } app chips.
event-p-chips-left-out = { $who ->
         [you] Your
        *[other] The opponent's
    } app chips are left out of this game.
event-p-hand-exchanged = { $who ->
         [you] You show
        *[other] The opponent shows
    } a hand without a base and { $who ->
         [you] draw
        *[other] draws
    } six new cards: { $cards }.
event-p-shuffled = { $who ->
         [you] Your
        *[other] The opponent's
    } deck is shuffled.
event-p-hand-shuffled = { $who ->
         [you] You shuffle your
        *[other] The opponent shuffles the
    } hand into the deck ({ $amount } { $amount ->
         [one] card
        *[other] cards
    }).
event-p-milled = { $amount } { $amount ->
         [one] card
        *[other] cards
    } from the top of { $who ->
         [you] your
        *[other] the opponent's
    } deck { $amount ->
         [one] is
        *[other] are
    } discarded unseen.
event-p-discarded = Discarded by { $who ->
         [you] you
        *[other] the opponent
    }: { $cards }.
event-p-removed-unseen = { $amount } { $amount ->
         [one] card goes
        *[other] cards go
    } unseen from { $who ->
         [you] your
        *[other] the opponent's
    } Discard Pile onto the gauge, out of the game.
event-p-renewal = { $who ->
         [you] Your
        *[other] The opponent's
    } deck has run out: all but gauge card and base leaves play, and the Discard Pile becomes a new deck.
event-p-moved = { $where ->
         [to-hand] To { $who ->
         [you] your
        *[other] the opponent's
    } hand: { $cards }.
         [to-deck] Back into { $who ->
         [you] your
        *[other] the opponent's
    } deck: { $cards }.
         [to-gauge] Onto { $who ->
         [you] your
        *[other] the opponent's
    } Point Gauge, out of the game: { $cards }.
        *[to-slot] Into { $who ->
         [you] your
        *[other] the opponent's
    } Option Slots: { $cards }.
    }

## The Appmon Box

event-p-base-laid = { $who ->
         [you] You lay
        *[other] The opponent lays
    } { $card } into the Appmon Box.
event-p-base-replaced = { $who ->
         [you] Your { $card }
        *[other] { $card } of the opponent
    } is replaced and discarded.
event-p-base-turned-up = { $who ->
         [you] You turn
        *[other] The opponent turns
    } up { $card }.
event-p-base-removed = { $who ->
         [you] Your
        *[other] The opponent's
    } base { $card } leaves the Appmon Box.
event-p-box-emptied = { $who ->
         [you] Your
        *[other] The opponent's
    } Appmon Box is empty.
event-p-fused = App fusion! { $who ->
         [you] You have
        *[other] The opponent has
    } { $card }.
event-p-form-removed = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } is discarded; the base below it stays.
event-p-form-returned = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } goes back to the hand; the base below it stays.
event-p-form-kept = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } stays although beaten.

## App fusion

event-p-declared = { $who ->
         [you] You declare
        *[other] The opponent declares
    } a fusion, face down: { $card }.
event-p-materials-laid = { $who ->
         [you] You lay
        *[other] The opponent lays
    } the material for it: { $cards }.
event-p-fusion-opened = { $who ->
         [you] You open
        *[other] The opponent opens
    } for the fusion: { $cards }.
event-p-fusion-failed = The fusion into { $card } fails. { $reason }
event-p-fusion-declined = { $who ->
         [you] You leave
        *[other] The opponent leaves
    } the fusion out: { $card }.
event-p-leftovers = { $who ->
         [you] Your
        *[other] The opponent's
    } leftover cards are discarded: { $cards }.

## Options, links, chips

event-p-options-set = { $who ->
         [you] You set
        *[other] The opponent sets
    } { $cards } in Option Slots.
event-p-linked = App link! { $who ->
         [you] You link
        *[other] The opponent links
    } { $card }: +{ $amount }.
event-p-links-returned = Back to { $who ->
         [you] your
        *[other] the opponent's
    } hand from the Applink Box: { $cards }.
event-p-chip-paid = { $who ->
         [you] You use
        *[other] The opponent uses
    } up a chip: { $cards }.
event-p-copied = { $who ->
         [you] You take
        *[other] The opponent takes
    } over the abilities of { $card }.

## Battle and points

event-p-attack-cancelled = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } cancels the opposing { $letter } attack: 0.
event-p-attacks-cancelled = → 0, cancelled by { $card }
event-p-attack-changed = { $how ->
         [multiply-attack] { $who ->
         [you] Your
        *[other] The opponent's
    } attack power: ×{ $amount } ({ $card }).
         [halve-attack] { $who ->
         [you] Your
        *[other] The opponent's
    } attack power is halved ({ $card }).
         [set-power] { $who ->
         [you] Your
        *[other] The opponent's
    } attack power becomes { $amount } ({ $card }).
         [zero-attack] { $who ->
         [you] Your
        *[other] The opponent's
    } attack power becomes 0 ({ $card }).
         [add-power] { $who ->
         [you] Your
        *[other] The opponent's
    } Appmon adds the power of its { $letter } attack ({ $card }).
        *[other] { $who ->
         [you] Your
        *[other] The opponent's
    } attack power: { $signed } ({ $card }).
    }
event-p-fighter-changed = { $how ->
         [become-type] { $who ->
         [you] Your
        *[other] The opponent's
    } Appmon changes its type ({ $card }).
         [set-plug] { $who ->
         [you] Your
        *[other] The opponent's
    } Appmon has another plug for now ({ $card }).
         [add-attribute] { $who ->
         [you] Your
        *[other] The opponent's
    } Appmon has one more attribute for now ({ $card }).
         [add-name] { $who ->
         [you] Your
        *[other] The opponent's
    } Appmon has one more name for now ({ $card }).
        *[other] { $who ->
         [you] Your
        *[other] The opponent's
    } links: { $signed } ({ $card }).
    }
event-p-loss-changed = { $how ->
         [multiply-loss] { $who ->
         [you] You lose
        *[other] The opponent loses
    } { $amount } times the points this turn, if beaten ({ $card }).
         [halve-loss] { $who ->
         [you] You lose
        *[other] The opponent loses
    } half the points this turn, if beaten ({ $card }).
        *[set-loss] { $who ->
         [you] You lose
        *[other] The opponent loses
    } { $amount } points this turn, if beaten ({ $card }).
    }
event-p-rule-changed = { $how ->
         [keep-points] { $who ->
         [you] You lose
        *[other] The opponent loses
    } no points for now ({ $card }).
         [keep-form] { $who ->
         [you] Your
        *[other] The opponent's
    } fused card stays this turn even if beaten ({ $card }).
         [free-chips] { $who ->
         [you] Your
        *[other] The opponent's
    } chips cost no hand card for now ({ $card }).
         [raise-limit] A limit of { $who ->
         [you] yours
        *[other] the opponent
    } changes by { $signed } for now ({ $card }).
         [lower-limit] A limit of { $who ->
         [you] yours
        *[other] the opponent
    } changes by { $signed } for now ({ $card }).
         [blank] The abilities of { $who ->
         [you] your
        *[other] the opponent's
    } Appmon do not count for now ({ $card }).
         [forbid-evolution] { $who ->
         [you] You are
        *[other] The opponent is
    } forbidden some fusions for now ({ $card }).
        *[other] { $who ->
         [you] You are
        *[other] The opponent is
    } shielded for now ({ $card }).
    }
event-p-forbidden = { $what ->
         [options] { $who ->
         [you] You
        *[other] The opponent
    } can use no Options for now ({ $card }).
         [abilities] { $who ->
         [you] You
        *[other] The opponent
    } can use no abilities for now ({ $card }).
         [links] { $who ->
         [you] You
        *[other] The opponent
    } cannot link for now ({ $card }).
         [fusion] { $who ->
         [you] You
        *[other] The opponent
    } cannot fuse for now ({ $card }).
        *[renewal] { $who ->
         [you] Your
        *[other] The opponent's
    } deck is not renewed for now ({ $card }).
    }
event-p-shielded = { $what ->
         [options] { $who ->
         [you] You are
        *[other] The opponent is
    } not affected by Options for now ({ $card }).
        *[abilities] { $who ->
         [you] You are
        *[other] The opponent is
    } not affected by abilities for now ({ $card }).
    }
event-p-battle-decided = { $how ->
         [win] { $who ->
         [you] You win
        *[other] The opponent wins
    } this battle whatever the powers ({ $card }).
         [tie] This battle is a tie whatever the powers ({ $card }).
        *[none] This battle will have no result ({ $card }).
    }
event-p-battle-no-result = The battle ends without a result.
event-p-battle-repeated = After the points there will be another battle ({ $card }).
event-p-battle-repeats = Back to the battle!
event-p-tie-break = Both are at 0 points: the tie-break decides.
