### Final Fantasy TCG: how durations, keywords, bounds of choices and properties are written.

## Durations

ability-fftcg-duration-end-of-turn = until the end of the turn
ability-fftcg-duration-end-of-opponent-turn = until the end of your opponent's turn
ability-fftcg-duration-end-of-my-turn = until the end of your turn
ability-fftcg-duration-end-of-next-turn = until the end of the next turn
ability-fftcg-duration-end-of-my-next-turn = until the end of your next turn
ability-fftcg-duration-my-next-turn = until the beginning of your next turn
ability-fftcg-duration-my-next-active = until the end of your next Active Phase
ability-fftcg-duration-its-next-active = until the end of its controller's next Active Phase
ability-fftcg-duration-used = the next time this turn
ability-fftcg-duration-self-leaves = for as long as { $card } is on the field
ability-fftcg-duration-control-lost = for as long as you control it
ability-fftcg-duration-end-of-attack = until the end of the Attack Phase

## Keywords

ability-fftcg-keyword-haste = Haste
ability-fftcg-keyword-brave = Brave
ability-fftcg-keyword-first-strike = First Strike
ability-fftcg-keyword-back-attack = Back Attack
ability-fftcg-keyword-limit-break = Limit Break { $amount }
ability-fftcg-keyword-warp = Warp { $amount } — { $cp }
ability-fftcg-keyword-priming = Priming Card Name { $name } — { $cp }
ability-fftcg-keyword-also-named = { $card } also has the card name { $name } in all zones.
ability-fftcg-keyword-also-job = { $card } also has Job { $job } in all zones.
ability-fftcg-keyword-also-element = { $card } is also { $element } in all zones.
ability-fftcg-keyword-also-type = { $card } is also a { $type } in all zones.
ability-fftcg-keyword-excludes = You cannot play { $card } while you control Card Name { $name }, or Card Name { $name } while you control { $card }.
ability-fftcg-keyword-beside = You can play { $card } even while you control other { $element } Characters.
ability-fftcg-keyword-all-jobs = { $card } has all Jobs in all zones.
ability-fftcg-keyword-copies =
    { $amount ->
        [one] A deck may hold 1 copy of this card.
       *[other] A deck may hold up to { $amount } copies of this card.
    }
ability-fftcg-keyword-enters-dull = { $card } enters the field dull.
ability-fftcg-keyword-enters-active = { $card } enters the field active.
ability-fftcg-keyword-several = You may control any number of cards named { $card }.

## What choices must fulfil together

ability-fftcg-together-different = with different { $aspect-many }
ability-fftcg-together-alike = with the same { $aspect }
ability-fftcg-together-total-cost =
    with a total cost of { $amount-form ->
        [number] { $amount } or less
       *[value] at most { $amount }
    }
ability-fftcg-together-total-power =
    with a total power of { $amount-form ->
        [number] { $amount } or less
       *[value] at most { $amount }
    }
ability-fftcg-together-one-each = (1 of each { $aspect })
ability-fftcg-together-different-and-cost = with different { $aspect-many } and different costs
ability-fftcg-together-one-each-within = (1 of each { $aspect }, with a total cost of { $amount } or less)

## Properties

ability-fftcg-property-points = the damage { ability-fftcg--player-has } received
    .each = point of damage { ability-fftcg--player-has } received
    .compare = { ability-fftcg--player-has } received { ability-fftcg--measure-points }
    .gate = Damage { $right } —
ability-fftcg--player-has =
    { $who ->
        [opponent] your opponent has
        [actor] they have
       *[me] you have
    }
ability-fftcg--measure-points =
    { $sign ->
        [none] no points of damage
        [some] 1 point of damage or more
        [equal] exactly { $right ->
            [one] { $right } point of damage
           *[other] { $right } points of damage
        }
        [unequal] a number of points of damage other than { $right }
        [less] less than { $right } points of damage
        [at-most] { $right } points of damage or less
        [more] more than { $right } points of damage
       *[at-least] { $right } points of damage or more
    }
ability-fftcg-property-crystals = the number of { ability-fftcg--whose } Crystals
    .each = Crystal { ability-fftcg--player-has }
    .compare = { ability-fftcg--player-has } { ability-fftcg--quantity } Crystals
ability-fftcg-property-elements = the number of Elements among the Characters { ability-fftcg--controls }
    .each = Element among the Characters { ability-fftcg--controls }
    .compare = there are { ability-fftcg--quantity } Elements among the Characters { ability-fftcg--controls }
ability-fftcg--controls =
    { $who ->
        [opponent] your opponent controls
        [actor] they control
       *[me] you control
    }
ability-fftcg-property-deck =
    { $form ->
        [count] the number of cards in { ability-fftcg--whose } deck
       *[place] { ability-fftcg--whose } deck
    }
    .each = card in { ability-fftcg--whose } deck
    .compare = { ability-fftcg--player-has } { ability-fftcg--quantity } cards in { ability-fftcg--whose-own } deck
ability-fftcg--whose-own =
    { $who ->
        [me] your
        [you] your
       *[opponent] their
    }
ability-fftcg-property-hand =
    { $form ->
        [count] the number of cards in { ability-fftcg--whose } hand
       *[place] { ability-fftcg--whose } hand
    }
    .each = card in { ability-fftcg--whose } hand
    .compare = { ability-fftcg--player-has } { ability-fftcg--quantity } cards in { ability-fftcg--whose-own } hand
ability-fftcg-property-field =
    { $form ->
        [count] the number of cards on { ability-fftcg--whose } field
       *[place] { ability-fftcg--whose } field
    }
ability-fftcg-property-break =
    { $form ->
        [count] the number of cards in { ability-fftcg--whose } Break Zone
       *[place] { ability-fftcg--whose } Break Zone
    }
    .each = card in { ability-fftcg--whose } Break Zone
    .compare = { ability-fftcg--player-has } { ability-fftcg--quantity } cards in { ability-fftcg--whose-own } Break Zone
ability-fftcg-property-damage =
    { $form ->
        [count] the number of cards in { ability-fftcg--whose } Damage Zone
       *[place] { ability-fftcg--whose } Damage Zone
    }
ability-fftcg-property-removed =
    { $form ->
        [count] the number of { ability-fftcg--whose } cards removed from the game
       *[place] { ability-fftcg--whose } cards removed from the game
    }
ability-fftcg-property-lb =
    { $form ->
        [count] the number of cards in { ability-fftcg--whose } LB deck
       *[place] { ability-fftcg--whose } LB deck
    }
