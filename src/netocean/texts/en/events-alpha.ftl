### Digimon α: what happens, as the log tells it. `$who` is `you` or `other`; keys carry the letter of the rule ids.

## Preparation

event-a-reset = { $who ->
         [you] You turn your
        *[other] The opponent turns the
    } cards upright: { $cards }.
event-a-milled = Into { $who ->
         [you] your
        *[other] the opponent's
    } Dark Area, from the top of the Net Ocean: { $cards }.
event-a-deck-ran-out = { $who ->
         [you] Your
        *[other] The opponent's
    } Net Ocean has run out; { $amount } could not be drawn.
event-a-hand-exchanged = { $who ->
         [you] You redraw your
        *[other] The opponent redraws the
    } hand.
event-a-renewed = { $who ->
         [you] You renew your
        *[other] The opponent renews the
    } Net Ocean: everything in play goes to the Dark Area, and all is shuffled anew.
event-a-placed = { $what ->
         [slot] { $who ->
         [you] You lay
        *[other] The opponent lays
    } { $card } into an Option Slot.
         [box] { $who ->
         [you] You lay
        *[other] The opponent lays
    } { $card } into a new Digimon Box.
        *[evolution] { $who ->
         [you] You lay
        *[other] The opponent lays
    } { $card } on { $other }.
    }
event-a-placed-open = { $who ->
         [you] You bring
        *[other] The opponent brings
    } { $card } into play.
event-a-exchanged = { $who ->
         [you] You put
        *[other] The opponent puts
    } { $card } in the place of { $other }.

## Evolution

event-a-turned-up = { $who ->
         [you] You turn
        *[other] The opponent turns
    } up { $cards }.
event-a-cost-check = Cost check: { $who ->
         [you] your
        *[other] the opponent's
    } cards in play cost { $amount }.
event-a-burst = Burst! { $who ->
         [you] You are
        *[other] The opponent is
    } { $amount } over the limit.
event-a-evolved = { $who ->
         [you] Your
        *[other] The opponent's
    } { $other } evolves into { $card }!
event-a-evolution-failed = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } stays as it is; to the Dark Area: { $cards }.
event-a-evolution-refused = The evolution into { $card } fails. { $reason }
event-a-lined-up = { $who ->
         [you] Your
        *[other] The opponent's
    } line, the fastest first: { $cards }.

## Opportunities and attacks

event-a-opportunity = Speed { $amount }: it is the turn of { $card } { $who ->
         [you] (yours)
        *[other] (the opponent's)
    }.
event-a-opportunity-skipped = { $card } { $who ->
         [you] (yours)
        *[other] (the opponent's)
    } lies sideways and is skipped.
event-a-opportunity-given = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } gets another opportunity.
event-a-passed = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } passes.
event-a-attack = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } attacks { $what ->
         [card] { $other }
        *[player] { $who ->
         [you] the opponent
        *[other] you
    }
    }!
event-a-alpha-attack = Alpha attack! { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } attacks { $who ->
         [you] the opponent
        *[other] you
    }.
event-a-supported = In support of { $who ->
         [you] your
        *[other] the opponent's
    } { $card }: { $cards }.
event-a-blocked = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } blocks { $other }.
event-a-not-blocked = { $who ->
         [you] You do
        *[other] The opponent does
    } not block.
event-a-redirected = The attack of { $card } now goes at { $what ->
         [card] { $other }
        *[player] { $who ->
         [you] the opponent
        *[other] you
    }
    }.
event-a-turned-sideways = Sideways: { $cards }.
event-a-turned = { $how ->
         [turn-upright] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } turns upright.
         [used] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } is used and turns sideways.
        *[sideways] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } turns sideways.
    }

## Battle

event-a-battle-begins = { $card } and { $other } fight.
event-a-skill = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } uses { $what ->
         [lent] the { $letter } skill of { $other }
        *[own] its { $letter } skill
    }.
event-a-powers = { $who ->
         [you] You
        *[other] Opponent
    }: { $card } with { $letter }{ $what ->
         [lent] , the skill of { $other }
        *[own] { "" }
    }: power { $amount }
event-a-battle-result = { $who ->
         [you] { $mine } against { $theirs }: you win the battle.
         [other] { $mine } against { $theirs }: the opponent wins the battle.
        *[none] { $mine } against { $theirs }: nobody is weaker.
    }
event-a-battle-without-result = The battle ends without a result.
event-a-battle-both-damaged = Both take the power of the other.
event-a-battle-settled = { $card } settles the battle whatever the powers.
event-a-damaged = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } loses { $amount } HP and has { $left } left.
event-a-destroyed = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } is destroyed and removed from the game.
event-a-not-destroyed = { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } cannot be destroyed.
event-a-removed = Removed from the game: { $cards } { $who ->
         [you] (yours)
        *[other] (the opponent's)
    }.

## Commands and abilities

event-a-command-used = { $who ->
         [you] You use
        *[other] The opponent uses
    } the Command { $card }.
event-a-ability-used = { $who ->
         [you] You use
        *[other] The opponent uses
    } an ability of { $card }.
event-a-changed = { $how ->
         [set-attack] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } uses its { $letter } skill.
         [add-attack] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: power { $signed }.
         [subtract-attack] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: power { $signed }.
         [add-power] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: power { $signed }.
         [multiply-attack] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: power ×{ $amount }.
         [halve-attack] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: power halved.
         [zero-attack] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: power 0.
         [fix-attack] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: power { $amount }.
         [add-hp] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: HP { $signed }.
         [subtract-hp] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: HP { $signed }.
         [set-hp] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: HP { $amount }.
         [add-speed] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: speed { $signed }.
         [subtract-speed] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: speed { $signed }.
         [set-speed] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: speed { $amount }.
         [swap-speed] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: speed { $amount }.
         [add-cost] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: cost { $signed }.
         [subtract-cost] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: cost { $signed }.
         [set-type] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } is type { $letter } for now.
         [set-damage] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card }: unblocked it takes { $amount } points.
         [cannot] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } is forbidden something for now.
         [must] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } is bound to something for now.
         [not-destroyed] { $who ->
         [you] Your
        *[other] The opponent's
    } { $card } cannot be destroyed for now.
         [silence] The abilities of { $who ->
         [you] your
        *[other] the opponent's
    } { $card } do not count for now.
        *[other] Something holds of { $who ->
         [you] your
        *[other] the opponent's
    } { $card } for now.
    }
event-a-player-changed = { $how ->
         [keep-points] { $who ->
         [you] You cannot
        *[other] The opponent cannot
    } lose points for now ({ $card }).
         [multiply-loss] { $who ->
         [you] You lose
        *[other] The opponent loses
    } { $amount } times the points for now ({ $card }).
         [halve-loss] { $who ->
         [you] You lose
        *[other] The opponent loses
    } half the points for now ({ $card }).
         [fix-loss] { $who ->
         [you] You lose
        *[other] The opponent loses
    } { $amount } points at a time for now ({ $card }).
         [raise-limit] A limit of { $who ->
         [you] yours
        *[other] the opponent
    } changes by { $signed } for now ({ $card }).
         [lower-limit] A limit of { $who ->
         [you] yours
        *[other] the opponent
    } changes by { $signed } for now ({ $card }).
         [forbid] { $who ->
         [you] You are
        *[other] The opponent is
    } forbidden something for now ({ $card }).
         [ignore-condition] { $who ->
         [you] You
        *[other] The opponent
    } may ignore some evolution conditions for now ({ $card }).
        *[forbid-evolution] { $who ->
         [you] You are
        *[other] The opponent is
    } forbidden some evolutions for now ({ $card }).
    }
event-a-moved = { $where ->
         [to-hand] To { $who ->
         [you] your
        *[other] the opponent's
    } hand: { $cards }.
        *[to-net-ocean] Back into { $who ->
         [you] your
        *[other] the opponent's
    } Net Ocean: { $cards }.
    }
