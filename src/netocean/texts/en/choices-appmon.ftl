### The Appmon card game: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-p-starting-base = Choose the Standard Appmon or Level III Digimon that you begin with.
    .title = first base
choice-p-hand-exchange = Exchange your first hand? That is possible only without a base card in it, and you show it.
    .title = exchange of the hand
choice-p-exchange = Do you lay another base from your hand into the Appmon Box?
    .title = exchange of the base
choice-p-declare = What do you declare, face down, to fuse into this turn?
    .title = declare fusions
choice-p-material = What do you give for { $card }?
    .title = material
choice-p-chip-fee = Which card from your hand do you discard for the chip { $card }?
    .title = cost of a chip
choice-p-set-options = Which Options do you set face down into free Option Slots?
    .title = set Options
choice-p-fusion = { $next ->
         [card] Do you open { $card } now and fuse?
        *[none] Your fusions are over. Anything else?
    }
    .title = app fusion
choice-p-window = What do you do in this battle?
    .title = action in battle
choice-p-cost-pick = { $card } asks for { $need } { $need ->
         [one] card
        *[other] cards
    } as its cost. Which?
    .title = cost

## Answers

option-p-exchange = Lay { $card } as your base
option-p-material = Give { $card }{ $fits ->
         [yes] { "" }
        *[no] { " (does not fit)" }
    }
option-p-pay = Lay what the card asks for
option-p-pay-with = Lay what the card asks for, with { $card }
option-p-fuse = Open { $card } and fuse
option-p-decline = Leave the fusion into { $card } out
option-p-link = Link { $card }
option-p-done-declare = Declare nothing
