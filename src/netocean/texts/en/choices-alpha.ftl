### Digimon α: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-a-discard-hand = { $need ->
         [0] Which cards in your hand do you throw away?
        *[other] You hold too many cards: throw away at least { $need } more. Which?
    }
    .title = discard from hand
choice-a-discard-play = Which of your Digimon and Options in play do you discard?
    .title = discard from play
choice-a-fill = Your hand is filled. Do you redraw it, or renew your Net Ocean?
    .title = exchange or renewal
choice-a-place = What do you lay face down this turn? Costs so far: { $costs } of { $limit }.
    .title = placing
choice-a-evolve-partner = Which of your Digimon is the partner for { $card }, and goes to the Dark Area?
    .title = partner of an evolution
choice-a-evolve-discard = { $card } asks for { $need } { $need ->
         [one] card
        *[other] cards
    } from your hand. Which?
    .title = cards for an evolution
choice-a-line-up = Equal speed: which Digimon stands next from the left?
    .title = line-up
choice-a-opportunity = { $card } may act. What does it do?
    .title = opportunity
choice-a-support = { $whose ->
         [attacker] Who supports the alpha attack of { $card }?
        *[blocker] Who supports the block of { $card }?
    }
    .title = supporters
choice-a-block = You are attacked by { $card }. Do you block?
    .title = block
choice-a-window = Do you play a Command or use an ability in this battle?
    .title = Commands
choice-a-cost = { $card } asks for { $need } { $need ->
         [one] card
        *[other] cards
    } as its cost. Which?
    .title = cost

## Answers

option-a-exchange = Redraw your hand
option-a-renew = Renew your Net Ocean: all you have in play goes
option-a-place = Lay { $card }
option-a-evolve = Lay { $card } on { $other }{ $fits ->
         [yes] { "" }
        *[no] { " (does not fit it)" }
    }
option-a-attack = Attack the opponent
option-a-attack-card = Attack { $card }
option-a-alpha = Alpha attack with supporters
option-a-pass-opportunity = Pass: stay upright, able to block and support
option-a-pass-opportunity-taps = Pass: turn sideways
option-a-pass = Nothing: pass
option-a-block = Block with { $card }
option-a-none-block = Do not block
option-a-none-support = No supporters
option-a-none-evolve = Do not evolve: the evolution fails
option-a-use = Play { $card }
option-a-done-fill = Neither
option-a-done-fill-more = Nothing more
option-a-done-place = Lay nothing
option-a-done-support = With these supporters
option-a-back-support = Not this way: choose again
