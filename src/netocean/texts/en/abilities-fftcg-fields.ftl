### Final Fantasy TCG: the fields of a filter.

## Helpers, used by the messages below

ability-fftcg--are =
    { $number ->
        [many] are
       *[one] is
    }
ability-fftcg--were =
    { $number ->
        [many] were
       *[one] was
    }
ability-fftcg--have =
    { $number ->
        [many] have
       *[one] has
    }
ability-fftcg--have-not =
    { $number ->
        [many] do not have
       *[one] does not have
    }
ability-fftcg--is-a =
    { $number ->
        [many] are each
       *[one] is
    } { $start ->
        [vowel] an
       *[other] a
    }
ability-fftcg--is-not-a =
    { $number ->
        [many] are not
       *[one] is not
    } { $start ->
        [vowel] an
       *[other] a
    }
ability-fftcg--bound =
    { $form ->
        [number]
            { $sign ->
                [equal] { $values }
                [unequal] other than { $values }
                [less] less than { $values }
                [at-most] { $values } or less
                [more] more than { $values }
               *[at-least] { $values } or more
            }
       *[value]
            { $sign ->
                [equal] equal to { $values }
                [unequal] other than { $values }
                [less] less than { $values }
                [at-most] less than or equal to { $values }
                [more] greater than { $values }
               *[at-least] greater than or equal to { $values }
            }
    }
ability-fftcg--seat =
    { $values-word ->
        [opponent] your opponent
        [actor] them
       *[me] you
    }
ability-fftcg--seat-controls =
    { $place ->
        [field]
            { $values-word ->
                [opponent] your opponent controls
                [actor] they control
               *[me] you control
            }
       *[other]
            { $values-word ->
                [opponent] of your opponent
                [actor] of theirs
               *[me] of yours
            }
    }
ability-fftcg--seat-does-not-control =
    { $values-word ->
        [opponent] your opponent does not control
        [actor] they do not control
       *[me] you do not control
    }
ability-fftcg--seat-owns =
    { $values-word ->
        [opponent] your opponent owns
        [actor] they own
       *[me] you own
    }
ability-fftcg--seat-does-not-own =
    { $values-word ->
        [opponent] your opponent does not own
        [actor] they do not own
       *[me] you do not own
    }

## Fields

ability-fftcg-field-type =
    .noun = { $values }
    .not-before = non-{ $values }
    .is = { ability-fftcg--is-a } { $values }
    .is-not = { ability-fftcg--is-not-a } { $values }
ability-fftcg-field-element =
    .before = { $values }
    .not-before = non-{ $values }
    .is = { ability-fftcg--are } { $values }
    .is-not = { ability-fftcg--are } not { $values }
ability-fftcg-field-job =
    .before = Job { $values }
    .not-after = without Job { $values }
    .is = { ability-fftcg--have } Job { $values }
    .is-not = { ability-fftcg--have-not } Job { $values }
ability-fftcg-field-category =
    .before = Category { $values }
    .not-after = not of Category { $values }
    .is = { ability-fftcg--are } of Category { $values }
    .is-not = { ability-fftcg--are } not of Category { $values }
ability-fftcg-field-name =
    .before = Card Name { $values }
    .not-last = other than Card Name { $values }
    .is = { ability-fftcg--have } the card name { $values }
    .is-not = { ability-fftcg--have-not } the card name { $values }
ability-fftcg-field-cost =
    .after = of cost { ability-fftcg--bound }
    .is = { ability-fftcg--are } of cost { ability-fftcg--bound }
    .is-not = { ability-fftcg--are } not of cost { ability-fftcg--bound }
ability-fftcg-field-power =
    .after = of power { ability-fftcg--bound }
    .is = { ability-fftcg--are } of power { ability-fftcg--bound }
    .is-not = { ability-fftcg--are } not of power { ability-fftcg--bound }
ability-fftcg-field-of =
    .end = { ability-fftcg--seat-controls }
    .not-end = { ability-fftcg--seat-does-not-control }
    .is = { ability-fftcg--are } controlled by { ability-fftcg--seat }
    .is-not = { ability-fftcg--are } not controlled by { ability-fftcg--seat }
ability-fftcg-field-owned =
    .end = { ability-fftcg--seat-owns }
    .not-end = { ability-fftcg--seat-does-not-own }
    .is = { ability-fftcg--are } owned by { ability-fftcg--seat }
    .is-not = { ability-fftcg--are } not owned by { ability-fftcg--seat }
ability-fftcg-field-active =
    .before = active
    .not-before = non-active
    .is = { ability-fftcg--are } active
    .is-not = { ability-fftcg--are } not active
ability-fftcg-field-dull =
    .before = dull
    .not-before = non-dull
    .is = { ability-fftcg--are } dull
    .is-not = { ability-fftcg--are } not dull
ability-fftcg-field-frozen =
    .before = Frozen
    .not-before = non-Frozen
    .is = { ability-fftcg--are } Frozen
    .is-not = { ability-fftcg--are } not Frozen
ability-fftcg-field-attacking =
    .before = attacking
    .not-before = non-attacking
    .is = { ability-fftcg--are } attacking
    .is-not = { ability-fftcg--are } not attacking
ability-fftcg-field-blocking =
    .before = blocking
    .not-before = non-blocking
    .is = { ability-fftcg--are } blocking
    .is-not = { ability-fftcg--are } not blocking
ability-fftcg-field-blocked =
    .before = blocked
    .not-before = unblocked
    .is = { ability-fftcg--are } blocked
    .is-not = { ability-fftcg--are } not blocked
ability-fftcg-field-damaged =
    .before = damaged
    .not-before = undamaged
    .is = { ability-fftcg--are } damaged
    .is-not = { ability-fftcg--are } not damaged
ability-fftcg-field-multi-element =
    .before = multi-Element
    .not-before = mono-Element
    .is = { ability-fftcg--are } multi-Element
    .is-not = { ability-fftcg--are } not multi-Element
ability-fftcg-field-generic =
    .before = generic
    .not-before = non-generic
    .is = { ability-fftcg--are } generic
    .is-not = { ability-fftcg--are } not generic
ability-fftcg-field-primed =
    .before = primed
    .not-before = non-primed
    .is = { ability-fftcg--are } primed
    .is-not = { ability-fftcg--are } not primed
ability-fftcg-field-face-up =
    .before = face-up
    .not-before = face-down
    .is = { ability-fftcg--are } face up
    .is-not = { ability-fftcg--are } not face up
ability-fftcg-field-in-battle =
    .after = in battle
    .not-after = not in battle
    .is = { ability-fftcg--are } in battle
    .is-not = { ability-fftcg--are } not in battle
ability-fftcg-field-in-party =
    .after = in a party
    .not-after = not in a party
    .is = { ability-fftcg--are } in a party
    .is-not = { ability-fftcg--are } not in a party
ability-fftcg-field-entered-this-turn =
    .last = that entered the field this turn
    .not-last = that did not enter the field this turn
    .is = entered the field this turn
    .is-not = did not enter the field this turn
ability-fftcg-field-put-this-turn =
    .last = put into the Break Zone this turn
    .not-last = not put into the Break Zone this turn
    .is = { ability-fftcg--were } put into the Break Zone this turn
    .is-not = { ability-fftcg--were } not put into the Break Zone this turn
ability-fftcg-field-ex =
    .after = with EX Burst
    .not-after = without EX Burst
    .is = { ability-fftcg--have } EX Burst
    .is-not = { ability-fftcg--have-not } EX Burst
ability-fftcg-field-has-special =
    .after = with a special ability
    .not-after = without a special ability
    .is = { ability-fftcg--have } a special ability
    .is-not = { ability-fftcg--have-not } a special ability
ability-fftcg-field-has-action =
    .after = with an action ability
    .not-after = without an action ability
    .is = { ability-fftcg--have } an action ability
    .is-not = { ability-fftcg--have-not } an action ability
ability-fftcg-field-single-target =
    .after = with a single target
    .not-after = without a single target
    .is = { ability-fftcg--have } a single target
    .is-not = { ability-fftcg--have-not } a single target
ability-fftcg-field-no-abilities =
    .after = without abilities
    .not-after = with abilities
    .is = { ability-fftcg--have } no abilities
    .is-not = { ability-fftcg--have } abilities
ability-fftcg-field-limit-break =
    .after = with Limit Break
    .not-after = without Limit Break
    .is = { ability-fftcg--have } Limit Break
    .is-not = { ability-fftcg--have-not } Limit Break
ability-fftcg-field-has-warp =
    .after = with Warp
    .not-after = without Warp
    .is = { ability-fftcg--have } Warp
    .is-not = { ability-fftcg--have-not } Warp
ability-fftcg-field-has-priming =
    .after = with Priming
    .not-after = without Priming
    .is = { ability-fftcg--have } Priming
    .is-not = { ability-fftcg--have-not } Priming
ability-fftcg-field-keyword =
    .after = with { $values }
    .not-after = without { $values }
    .is = { ability-fftcg--have } { $values }
    .is-not = { ability-fftcg--have-not } { $values }
ability-fftcg-field-counter =
    .after = with a { $values } Counter
    .not-after = without a { $values } Counter
    .is = { ability-fftcg--have } a { $values } Counter
    .is-not = { ability-fftcg--have } no { $values } Counter
ability-fftcg-field-counters =
    .after = with { ability-fftcg--bound } counters
    .is = { ability-fftcg--have } { ability-fftcg--bound } counters
    .is-not = { ability-fftcg--have-not } { ability-fftcg--bound } counters
ability-fftcg-field-self =
    .last = that is { $card }
    .not-last = other than { $card }
    .is = is { $card }
    .is-not = is not { $card }
ability-fftcg-field-in =
    .last = among { $values }
    .not-last = other than { $values }
    .is = { ability-fftcg--are } among { $values }
    .is-not = { ability-fftcg--are } not among { $values }
ability-fftcg-field-same-name =
    .last = with the same card name as { $values }
    .not-last = with a different card name from { $values }
    .is = { ability-fftcg--have } the same card name as { $values }
    .is-not = { ability-fftcg--have-not } the same card name as { $values }
ability-fftcg-field-same-element =
    .last = with the same Element as { $values }
    .not-last = with a different Element from { $values }
    .is = { ability-fftcg--have } the same Element as { $values }
    .is-not = { ability-fftcg--have-not } the same Element as { $values }
ability-fftcg-field-same-cost =
    .last = with the same cost as { $values }
    .not-last = with a different cost from { $values }
    .is = { ability-fftcg--have } the same cost as { $values }
    .is-not = { ability-fftcg--have-not } the same cost as { $values }
ability-fftcg-field-same-job =
    .last = with the same Job as { $values }
    .not-last = with a different Job from { $values }
    .is = { ability-fftcg--have } the same Job as { $values }
    .is-not = { ability-fftcg--have-not } the same Job as { $values }
ability-fftcg-field-same-category =
    .last = with the same Category as { $values }
    .not-last = with a different Category from { $values }
    .is = { ability-fftcg--have } the same Category as { $values }
    .is-not = { ability-fftcg--have-not } the same Category as { $values }
ability-fftcg-field-same-type =
    .last = with the same card type as { $values }
    .not-last = with a different card type from { $values }
    .is = { ability-fftcg--have } the same card type as { $values }
    .is-not = { ability-fftcg--have-not } the same card type as { $values }
ability-fftcg-field-named-value =
    .after = of { $values }
    .not-after = not of { $values }
    .is = { ability-fftcg--are } of { $values }
    .is-not = { ability-fftcg--are } not of { $values }
ability-fftcg-field-battling =
    .last = in battle with { $values }
    .not-last = not in battle with { $values }
    .is = { ability-fftcg--are } in battle with { $values }
    .is-not = { ability-fftcg--are } not in battle with { $values }
ability-fftcg-field-parity =
    .after = of { $values } cost
    .not-after = not of { $values } cost
    .is = { ability-fftcg--are } of { $values } cost
    .is-not = { ability-fftcg--are } not of { $values } cost
ability-fftcg-field-object =
    .noun = { $values }
    .not-before = non-{ $values }
    .is = { ability-fftcg--is-a } { $values }
    .is-not = { ability-fftcg--is-not-a } { $values }
ability-fftcg-field-choosing =
    .last = that chose { $values }
    .not-last = that did not choose { $values }
    .is = chose { $values }
    .is-not = did not choose { $values }
ability-fftcg-field-choosing-only =
    .last = that chose only { $values }
    .not-last = that did not choose only { $values }
    .is = chose only { $values }
    .is-not = did not choose only { $values }
ability-fftcg-field-source =
    .last = from { $values }
    .not-last = not from { $values }
    .is = { ability-fftcg--are } from { $values }
    .is-not = { ability-fftcg--are } not from { $values }
ability-fftcg-field-damaged-by =
    .last = dealt damage by { $values }
    .not-last = not dealt damage by { $values }
    .is = { ability-fftcg--were } dealt damage by { $values }
    .is-not = { ability-fftcg--were } not dealt damage by { $values }
ability-fftcg-field-entered-by =
    .last = that entered the field { $values }
    .not-last = that did not enter the field { $values }
    .is = entered the field { $values }
    .is-not = did not enter the field { $values }
ability-fftcg-field-removed-by =
    .last = removed from the game by { $values }
    .not-last = not removed from the game by { $values }
    .is = { ability-fftcg--were } removed from the game by { $values }
    .is-not = { ability-fftcg--were } not removed from the game by { $values }
