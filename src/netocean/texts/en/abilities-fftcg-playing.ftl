### Final Fantasy TCG: how actions are written that say what players may do, replacements, and costs.

## Actions: what players may do

ability-fftcg-action-forbid =
    { $filter-form ->
        [some]
            { $player-ban-word ->
                [block] { $filter } { ability-fftcg--player } { ability-fftcg--control-s } cannot block
                [attack] { $filter } { ability-fftcg--player } { ability-fftcg--control-s } cannot attack
                [use-abilities] { ability-fftcg--player } cannot use abilities of { $filter }
                [use-specials] { ability-fftcg--player } cannot use special abilities of { $filter }
                [search] { ability-fftcg--player } cannot search for { $filter }
                [play-by-effect] { ability-fftcg--player } cannot play { $filter } onto the field by Summons or abilities
                [use-ex] { ability-fftcg--player } cannot use EX Bursts of { $filter }
               *[cast] { ability-fftcg--player } cannot cast { $filter }
            }
       *[none]
            { $player-ban-word ->
                [block] Forwards { ability-fftcg--player } { ability-fftcg--control-s } cannot block
                [attack] Forwards { ability-fftcg--player } { ability-fftcg--control-s } cannot attack
               *[cast] { ability-fftcg--player } cannot { $player-ban }
            }
    }
    .off = yes
ability-fftcg--control-s =
    { $who ->
        [opponent] controls
       *[me] control
    }
ability-fftcg-action-cheaper = { ability-fftcg--cost-of } is reduced by { $amount }
    .off = yes
ability-fftcg-action-dearer = { ability-fftcg--cost-of } is increased by { $amount }
    .off = yes
ability-fftcg-action-cheaper-but-one = { ability-fftcg--cost-of } is reduced by { $amount } (it cannot become less than 1)
    .off = yes
ability-fftcg-action-cheaper-abilities =
    the cost required to use { $object-form ->
        [none] abilities
       *[some] { $object-many }
    } of { $things } is reduced by { $amount }
ability-fftcg-action-dearer-abilities =
    the cost required to use { $object-form ->
        [none] abilities
       *[some] { $object-many }
    } of { $things } is increased by { $amount }
ability-fftcg-action-cheaper-to = { ability-fftcg--cost-of } is reduced by { $amount } (it cannot become less than { $amount2 })
    .off = yes
ability-fftcg-action-cast-cost = { ability-fftcg--cost-of } becomes { $amount }
    .off = yes
ability-fftcg-action-extra-cost = to cast { $things }, { $cp } must be paid in addition
    .off = yes
ability-fftcg-action-extra-cost-by = to cast { $things }, you must also { $ability-costs }
    .off = yes
ability-fftcg-action-attack-cost = { $things-subject } cannot attack unless { $cp } is paid
ability-fftcg-action-block-cost = { $things-subject } cannot block unless { $cp } is paid
ability-fftcg-action-cheaper-if = 
    when you cast { $things }, you may { $ability-costs-form ->
        [none] reduce the cost by { $amount }
       *[some] { $ability-costs } to reduce the cost by { $amount }
    }
    .off = yes
ability-fftcg-action-cost-instead = you may pay { $cp } instead of the cost to cast { $things }
    .off = yes
ability-fftcg-action-cast-free-if = you may { $ability-costs } instead of paying the cost to cast { $things }
    .off = yes
ability-fftcg-action-free-special-if = you may { $ability-costs } instead of paying the costs of the special abilities of { $things }
ability-fftcg-action-cannot-cast = { $things } cannot be cast
    .off = yes
ability-fftcg-action-cannot-be-played =
    { $things } cannot be played onto the field{ $place-form ->
        [none] { "" }
       *[some] { " " }from the { $place }
    }{ $how-form ->
        [none] { "" }
       *[some] { " " }{ $how }
    }
    .off = yes
ability-fftcg-action-may-control-several = you can control 2 or more { $element } Characters
ability-fftcg-action-enter-dull = { $things } { ability-fftcg--enter } the field dull
ability-fftcg--enter =
    { $things-number ->
        [many] enter
       *[one] enters
    }
ability-fftcg-action-no-triggers = when { $filter } enter the field, no auto-abilities trigger
ability-fftcg-action-max-attacks =
    { ability-fftcg--player } can attack at most { $amount ->
        [1] once
        [2] twice
       *[other] { $amount } times
    } per turn
ability-fftcg-action-hasty-abilities =
    the { $object-form ->
        [none] action abilities
       *[some] { $object-many }
    } of { $things } can be used as though with Haste
ability-fftcg-action-no-ex-from =
    EX Bursts of { $filter-form ->
        [some] { $filter }
       *[none] cards
    } turned over by damage from { $things } cannot be used
    .off = yes
ability-fftcg-action-same-name-by = { $filter } can be discarded for the { "{" }S{ "}" } of { $things }
    .off = yes
ability-fftcg-action-crystal-for-same-name = { "{" }C{ "}" } can be paid for the { "{" }S{ "}" } of { $things }
ability-fftcg-action-only-cast = { $things } can only be cast { $how }
    .off = yes
ability-fftcg-action-only-pay = the cost of { $things } can only be paid with { $element } CP
    .off = yes
ability-fftcg-action-only-pay-with = the cost of { $things } can only be paid with CP produced by { $filter }
    .off = yes
ability-fftcg-action-any-pay = the cost of { $things } can be paid with CP of any Element
    .off = yes
ability-fftcg-action-any-pay-priming = the Priming cost of { $things } can be paid with CP of any Element
ability-fftcg-action-any-pay-warp = the Warp cost of { $things } can be paid with CP of any Element
    .off = yes
ability-fftcg-action-produce = { $things-subject } can produce { $element } CP
ability-fftcg-action-produce-any = { $things-subject } can produce CP of any Element{ $filter-form ->
        [some] { " " }to pay for { $filter }
       *[none] { "" }
    }
    .off = yes
ability-fftcg-action-produce-elements-of = { $things-subject } can produce CP of the Elements of { $things2 }
ability-fftcg--cp-produced =
    { $element-form ->
        [none] { $amount } CP of any Element
       *[some] { $amount } { $element } CP
    }
ability-fftcg-action-discard-for-cp = you can discard { $things } to produce { ability-fftcg--cp-produced }
    .off = yes
ability-fftcg-action-put-for-cp = you can put { $things } into the Break Zone to produce { ability-fftcg--cp-produced }
ability-fftcg-action-back-attack = { ability-fftcg--gain } Back Attack
    .more = Back Attack
    .also =
        { $things-number ->
            [many] gain
           *[one] gains
        } Back Attack
ability-fftcg-action-may-cast =
    you can cast { $things }{ $place-word ->
        [none] { "" }
        [anywhere] { "" }
       *[break] { " " }from { ability-fftcg--whose-zone }
    }
    .off = yes
ability-fftcg--whose-zone = your { $place }
ability-fftcg-action-cast = cast { $things }
    .off = yes
ability-fftcg-action-cast-free = cast { $things } without paying the cost
    .off = yes
ability-fftcg-action-cast-cheaper = cast { $things } with the cost reduced by { $amount }
    .off = yes
ability-fftcg-action-cast-cheaper-but-one = cast { $things } with the cost reduced by { $amount } (it cannot become less than 1)
    .off = yes
ability-fftcg-action-remove-after-use = after { $things-subject } { ability-fftcg--is-used }, remove { $things-number ->
        [many] them
       *[one] it
    } from the game instead of putting it into the Break Zone
ability-fftcg-action-return-after-use = after { $things-subject } { ability-fftcg--is-used }, return { $things-number ->
        [many] them
       *[one] it
    } to { ability-fftcg--hand } instead of putting it into the Break Zone
ability-fftcg--is-used =
    { $things-number ->
        [many] have been used
       *[one] has been used
    }
ability-fftcg-action-may-cast-free = you can cast { $things } without paying the cost
    .off = yes
ability-fftcg-action-max-hand = the maximum hand size of { ability-fftcg--player } becomes { $amount }
ability-fftcg-action-extra-triggers = the auto-abilities of { $filter } trigger 1 more time

## Actions: other

ability-fftcg-action-cancel = cancel { $things }
ability-fftcg-action-use-ability-of = use { $object-word ->
        [special] a special ability
        [action] an action ability
        [auto] an auto-ability
       *[ability] an ability
    } of { $things } without paying the cost
ability-fftcg-action-reuse-special = use 1 special ability that was used this turn, other than one of this name, without paying the cost
ability-fftcg-action-skip =
    { $who ->
        [opponent] your opponent skips the { $phase } of their next turn
        [you] you skip the { $phase } of your next turn
       *[me] skip the { $phase } of your next turn
    }
ability-fftcg-action-retarget =
    choose new targets for { $things }{ $filter-form ->
        [some] { " " }among { $filter }
       *[none] { "" }
    }
ability-fftcg-action-retarget-to = make { $things } choose { $things2 } instead, if possible
ability-fftcg-action-extra-turn =
    { $who ->
        [opponent] your opponent takes
        [you] you take
       *[me] take
    } 1 more turn after this one
ability-fftcg-action-extra-attack-phase = there is 1 more Attack Phase after this one
ability-fftcg-action-win =
    { $who ->
        [opponent] your opponent wins
       *[me] you win
    } the game
ability-fftcg-action-lose =
    { $who ->
        [opponent] your opponent loses
       *[me] you lose
    } the game
ability-fftcg-action-join-attack = { $things-subject } { $things-number ->
        [many] join
       *[one] joins
    } the attack
ability-fftcg-action-use-ex = use the EX Burst of { $things }
ability-fftcg-action-again = do this once more

## Actions: in replacements

ability-fftcg-action-becomes = the damage becomes { $amount }
ability-fftcg-action-reduce = the damage is reduced by { $amount }
ability-fftcg-action-increase = the damage is increased by { $amount }
ability-fftcg-action-double = the damage is doubled
ability-fftcg-action-redirect = the damage is dealt to { $things }
ability-fftcg-action-nothing = nothing happens
ability-fftcg-action-unreduced = the damage cannot be reduced
ability-fftcg-action-replace = { $ability-text }
    .front = yes
ability-fftcg-action-not-reduced = the damage dealt by { $things } cannot be reduced

## Costs

ability-fftcg-cost-cp = { $cp }
    .sign = yes
ability-fftcg-cost-crystals = { ability-fftcg--crystals }
    .sign = yes
ability-fftcg-cost-dull = { "{" }D{ "}" }
    .sign = yes
ability-fftcg-cost-same-name = { "{" }S{ "}" }
    .sign = yes
ability-fftcg-cost-put-self = put { $card } into the Break Zone
ability-fftcg-cost-remove-self = remove { $card } from the game
ability-fftcg-cost-return-self = return { $card } to its owner's hand
ability-fftcg-cost-discard-self = discard { $card }
ability-fftcg-cost-bottom-self = put { $card } at the bottom of its owner's deck
ability-fftcg-cost-put = put { $amount } { $filter } into the Break Zone
ability-fftcg-cost-discard = discard { ability-fftcg--cards-to-discard }
    .off = yes
ability-fftcg-cost-discard-different =
    discard { $amount } { $filter-form ->
        [some] { $filter }
       *[none] cards
    } with different { $aspect-many }
    .off = yes
ability-fftcg-cost-only-with = pay only with CP produced by { $filter }
    .off = yes
ability-fftcg-cost-only-cp = pay only with CP of { $cp }
    .off = yes
ability-fftcg-cost-dull-others = dull { $amount } { $filter }
ability-fftcg-cost-return = return { $amount } { $filter } to the hand of their owner
ability-fftcg-cost-remove = remove { $amount } { $filter } in { ability-fftcg--my-place } from the game
ability-fftcg-cost-remove-different = remove { $amount } { $filter } with different { $aspect-many } in { ability-fftcg--my-place } from the game
ability-fftcg--my-place =
    { $place-word ->
        [field] the field
       *[break] your { $place }
    }
ability-fftcg-cost-bottom = put { $amount } { $filter } from { ability-fftcg--my-place } at the bottom of your deck
ability-fftcg-cost-take =
    remove { ability-fftcg--counters } from { $filter-form ->
        [some] { $filter-any }
       *[none] { $card }
    }
ability-fftcg-cost-mill = put { ability-fftcg--top-cards } of your deck into the Break Zone
ability-fftcg-cost-remove-top = remove { ability-fftcg--top-cards } of your deck from the game
ability-fftcg-cost-damage-self =
    receive { $amount ->
        [one] { $amount } point of damage
       *[other] { $amount } points of damage
    }
ability-fftcg-cost-reveal = reveal { $amount } { $filter } in your hand
    .off = yes
ability-fftcg-cost-freeze-self = Freeze { $card }
ability-fftcg-cost-discard-any =
    discard any number of { $filter-form ->
        [some] { $filter }
       *[none] cards
    }
    .off = yes
