### Final Fantasy TCG: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-f-first = Do you go first or second?
    .title = who goes first
choice-f-mulligan = Do you want five new cards? These would go under your deck. You may do this once.
    .title = mulligan
choice-f-mulligan-some = Which cards do you put under your deck, for as many new ones? You may do this once.
    .title = mulligan
choice-f-priority = { $when ->
         [main] What do you do?
        *[other] { $moment } ({ $whose ->
             [you] your turn
            *[other] the opponent's turn
        }): do you do anything?
    }
    .title = priority
choice-f-answer = Next to resolve: { $card } ({ $whose ->
         [you] yours
        *[other] the opponent's
    }). Do you answer?{ $text }
    .title = answer to the stack
choice-f-attack = Whom do you attack with?
    .title = attack
choice-f-party = Attack: { $cards }. Who comes along as a party?
    .title = party
choice-f-block = Attack: { $cards }. Do you block?
    .title = block
choice-f-order = Several abilities wait. Which goes onto the stack first? It resolves last.
    .title = order of abilities
choice-f-backup = You have more than five Backups. Which { $need } { $need ->
         [one] goes
        *[other] go
    } to the Break Zone?
    .title = too many Backups
choice-f-discard = { $card }: discard { $need } { $need ->
         [one] card
        *[other] cards
    }. Which?
    .title = discard
choice-f-hand-limit = You may keep five cards: discard { $need }. Which?
    .title = hand limit
choice-f-divide = { $need } damage to divide. How much for { $card }?
    .title = division of damage
choice-f-arrange = Which of these cards comes next, from the top?
    .title = order of cards
choice-f-top-or-bottom = { $card }: on top of the deck, or under it?
    .title = top or bottom
choice-f-ex = { $card } has an EX Burst. Do you use it?{ $text }
    .title = EX Burst
choice-f-replace = Does { $card } change what happens to { $cards }?{ $text }
    .title = replacement
choice-f-replace-order = Several effects change what happens to { $cards }. Which comes first?
    .title = order of replacements
choice-f-reuse = { $card }: which special ability of this turn do you use?
    .title = special ability
choice-f-may = { $card }: do you do it?{ $text }
    .title = effect
choice-f-select = { $card }: { $need ->
         [-1] which do you select?
         [one] select one.
        *[other] select { $need }.
    }{ $text }
    .title = selection for an effect
choice-f-search = { $card }: which card do you take from your deck?{ $text }
    .title = search
choice-f-mode = { $card }: { $need ->
         [-1] which of these?
         [one] which one of these?
        *[other] which { $need } of these?
    }
    .title = what the ability does
choice-f-target = { $card }: { $need ->
         [-1] which do you choose?
         [one] choose one.
        *[other] choose { $need }.
    }{ $text }
    .title = choice
choice-f-cost-pick = { $need ->
         [-1] { $card }: what do you pay with?
         [one] { $card }: what do you pay with?
        *[other] { $card }: what do you pay with? { $need } cards.
    }{ $text }
    .title = cost
choice-f-pay = { $card }: { $need } CP left to pay.
    .title = CP
choice-f-pay-done = { $card } is paid. Anything more?
    .title = CP
choice-f-way = How do you pay for { $card }?
    .title = way to pay
choice-f-x = { $card }: how much is X?{ $text }
    .title = X
choice-f-number = { $card }: name a number.{ $text }
    .title = number
choice-f-name-element = { $card }: name an element.{ $text }
    .title = element
choice-f-name-type = { $card }: name a card type.{ $text }
    .title = card type
choice-f-name-word = { $card }: name one of these.{ $text }
    .title = name

## Answers

option-f-first = You go first
option-f-second = You go second
option-f-pass = { $to ->
         [attack] No attack
         [block] No block
         [resolve] Pass: let { $card } resolve
         [main-1] Pass: on to the Attack Phase
         [main-2] Pass: end the turn
        *[other] Pass
    }
option-f-cast = Cast { $card }
option-f-cast-lb = Cast { $card } from the LB deck
option-f-burst = Cast the limit burst of { $card }
option-f-use = Use { $card }
option-f-warp = Warp { $card }
option-f-prime = Prime { $card }
option-f-pay = { $how ->
         [discard] Discard { $card }: 2 { $element } CP
         [put] Put { $card } into the Break Zone: { $element } CP
        *[dull] Dull { $card }: { $element } CP
    }
option-f-way = As { $card } says
option-f-way-plain = Pay the cost as it is
option-f-next = { $card }
option-f-top = On top
option-f-bottom = Under the deck
option-f-attack = Attack with { $card }
option-f-block = Block with { $card }
option-f-done-party = Attack: that is all
option-f-done-none = None of them
option-f-back-all = Take it back

## Cards as they are printed, and as they lie

telling-f-cost = { $elements } { $cost }
telling-f-cost-plain = cost { $cost }
telling-f-and = { "/" }
telling-f-no-element = colourless
telling-f-lb = LB { $count }
telling-f-card-cost = Cost: { $cost }
telling-f-card-power = Power: { $power }
telling-f-card-jobs = Job: { $jobs }
telling-f-card-categories = Category: { $categories }
telling-f-card-lb = Limit Break: turn { $count } other { $count ->
         [one] card
        *[other] cards
    } of the LB deck
telling-f-text = { " " }{ $text }
telling-f-mode = The effect number { $number }
telling-f-object = { $card } on the stack
telling-f-power = { $damage ->
         [0] power { $power }
        *[other] power { $power }, { $damage } damage
    }
telling-f-powered = { $card } ({ $power })
telling-f-dull = dull
telling-f-frozen = frozen
telling-f-counters = { $count } { $count ->
         [one] counter
        *[other] counters
    }
telling-f-attacking = attacking
telling-f-blocking = blocking
telling-f-lost = without abilities
telling-f-place = { $card } ({ $who ->
         [you] your
        *[other] the opponent's
    } { $place })
