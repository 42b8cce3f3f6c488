### Hyper Colosseum: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-starting-level-iii = Choose the Level III Digimon that you begin with.
    .title = starting Level III
choice-propose-first = Who shall be first attacker?
    .title = first attacker
choice-agree-first = The opponent proposes a first attacker. Do you agree? If not, chance decides.
    .title = first attacker
choice-discard-hand = Which cards in your hand do you throw away before you refill?
    .title = discard from hand
choice-discard-slots = Which cards in your Option Slots do you throw away?
    .title = discard from Option Slots
choice-refill = Refill your hand to six cards? It is that or nothing.
    .title = refill
choice-exchange = Do you lay another Level III from your hand into the Digimon Box?
    .title = Level III exchange
choice-plan = Which Digimon do you set, face down, to evolve into this turn?
    .title = set evolution
choice-plan-payment = Which requirement do you set for { $card }?
    .title = set requirements
choice-lay-options = Which cards do you lay face down into Option Slots? { $free } { $free ->
         [one] is
        *[other] are
    } free.
    .title = set Options
choice-window-preparation = Do you use anything at the end of your Preparation?
    .title = Options of Preparation
choice-window-evolution = Do you use anything after your evolution?
    .title = Options of Evolution
choice-window-field = Do you open a field card?
    .title = field card
choice-window-battle = What do you do in this battle?
    .title = action in battle
choice-window-points = Do you use anything before points are lost?
    .title = Options of Point Calculation
choice-evolution = { $next ->
         [card] Do you open { $card } now and evolve?
        *[none] Your evolutions are over. Anything else?
    }
    .title = evolution
choice-appearances = Does a Digimon of yours appear at the start of battle?
    .title = appearance at the start of battle
choice-cost-discard = { $card } costs { $need } { $need ->
         [one] card
        *[other] cards
    } from your hand. Which?
    .title = cost
choice-discard-exactly = Which { $need } { $need ->
         [one] card
        *[other] cards
    } in your hand do you discard?
    .title = discard
choice-pay-now = How do you meet the requirement of { $card }?
    .title = evolution requirement
choice-order = Several abilities act at this moment. Which one first?
    .title = order of abilities
choice-trigger-may = Does { $card } use its ability?
    .title = ability
choice-effect-may = { $card }: do you do it?
    .title = effect
choice-effect-choose = { $card }: choose up to { $need } { $need ->
         [one] card
        *[other] cards
    }.
    .title = choice for an effect

## Answers

option-pick = { $card }
option-done = Done
option-done-picks = None of them
option-done-window = Nothing more
option-pass = Nothing: stop here
option-back = Take the last one back
option-yes = Yes
option-no = No
option-none = Nothing
option-me = You
option-you = The opponent
option-agree = Yes: { $who ->
         [you] you begin
        *[other] the opponent begins
    }
option-pay = Set { $payment }, for { $base }{ $fits ->
         [yes] { "" }
        *[no] { " (not your active Digimon)" }
    }
option-part = Only { $symbols }, as a bluff
option-nothing = Set nothing, as a bluff
option-open = Open { $card }
option-activate = Use the ability of { $card }
option-support = Support with { $card }
option-appear = Let { $card } appear
option-evolve = Evolve into { $card }{ $fits ->
         [yes] { "" }
        *[no] { " (does not fit your active Digimon)" }
    }
option-decline = Do not evolve; { $card } is left over
option-exchange = Exchange your Level III for { $card }
