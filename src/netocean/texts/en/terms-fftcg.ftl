### Final Fantasy TCG: the nouns of the game.

## Game and zones

term-game-fftcg = Final Fantasy Trading Card Game
zone-deck = main deck
zone-field = field
zone-break = Break Zone
zone-damage = Damage Zone
zone-removed = removed from the game
zone-lb = Limit Break deck
zone-stack = stack
zone-forwards = Forwards
zone-backups = Backups
zone-monsters = Monsters
zone-formation = Formation

## Phases and steps

phase-active = Active Phase
phase-draw = Draw Phase
phase-main-1 = Main Phase 1
phase-attack = Attack Phase
phase-main-2 = Main Phase 2
phase-end = End Phase
step-preparation = Preparation Step
step-declaration = Declaration Step
step-block = Block Step
step-damage = Damage Step

## Types of cards

kind-forward = Forward
kind-backup = Backup
kind-monster = Monster
kind-summon = Summon
kind-formation = Formation
kind-item = Item
kind-crystal = crystal reminder
item-weapon = weapon
item-armor = armor
item-accessory = accessory

## Elements

element-fire = Fire
element-ice = Ice
element-wind = Wind
element-earth = Earth
element-lightning = Lightning
element-water = Water
element-light = Light
element-dark = Dark

## What stands on a card

mark-generic = generic mark
mark-ex = EX mark
mark-party = party mark
fact-card = whole card
fact-name = name
fact-elements = elements
fact-jobs = jobs
fact-categories = categories
fact-generic = generic mark
fact-ex = EX mark
fact-power = power
fact-text = card text
doubt-first-only = there may be more than the first
doubt-contradicted = sources contradict each other
doubt-restored = line breaks restored by rule
doubt-single-source = one source only

## Rule presets

preset-official = Official rules as far as known
preset-official-2-1 = Official rules of 2020

## Rule switches and their values

switch-mulligan = Mulligan
switch-mulligan-all = all five cards or none
switch-mulligan-any = any number of cards
switch-first-turn-rest = The first player's first turn
switch-first-turn-rest-false = no restriction but one card drawn
switch-first-turn-rest-true = no attack and no dulling for abilities
switch-old-types = Formations and Items
switch-old-types-refused = not in decks
switch-old-types-allowed = allowed
switch-item-limit = Items on one Character
switch-item-limit-kind = one of each kind
switch-item-limit-name = one of each name
switch-light-dark-covers = One Light or Dark at a time
switch-light-dark-covers-characters = counts Characters
switch-light-dark-covers-all-cards = counts all cards on the field
switch-generic-exception = The generic mark lifts the limit of names
switch-generic-exception-true = yes
switch-generic-exception-false = no
switch-element-payment = Elements needed to cast a card
switch-element-payment-each = 1 CP of each of its elements
switch-element-payment-any-one = 1 CP of one of its elements
switch-ability-payment = Elements needed for an ability
switch-ability-payment-each-symbol = a CP for each symbol
switch-ability-payment-any-one = 1 CP of one of the symbols
switch-overpay = Making more CP than needed
switch-overpay-free = as much as you like
switch-overpay-odd-discard = one too many by discarding
switch-restricted-cp-waste = Other CP beside “can only be paid with”
switch-restricted-cp-waste-forbidden = not allowed
switch-restricted-cp-waste-allowed = may be wasted
switch-main-phases = Main Phases in a turn
switch-main-phases-number = { $number }
switch-end-order = First in the End Phase
switch-end-order-discard-first = discard to five
switch-end-order-heal-first = end damage and effects
switch-late-end-autos = Late “end of turn” abilities
switch-late-end-autos-next-turn = wait for the next turn
switch-late-end-autos-same-phase = happen in this turn
switch-party-mark = A party forms by
switch-party-mark-card-text = a shared element
switch-party-mark-mark = a shared element, or the party mark
switch-party-shares = What all members of a party must have
switch-party-shares-first-strike = First Strike
switch-party-shares-battle-abilities = abilities about battle
switch-party-shares-all-abilities = all abilities
switch-blocker-dulls = The blocker becomes dull
switch-blocker-dulls-false = no
switch-blocker-dulls-true = yes
switch-attack-turns = After acting in the Attack Phase
switch-attack-turns-holder = the same player goes on
switch-attack-turns-alternate = it is the other player's turn to act
switch-damage-step-window = Acting in the Damage Step
switch-damage-step-window-true = allowed
switch-damage-step-window-false = not allowed
switch-next-attack = Another attack begins with
switch-next-attack-preparation = the Preparation Step
switch-next-attack-declaration = the Declaration Step
switch-lethal = A Forward breaks when damage
switch-lethal-reach = reaches its power
switch-lethal-exceed = exceeds its power
switch-ex-burst = EX Burst
switch-ex-burst-may = may be used
switch-ex-burst-must = happens by itself
switch-ex-rule-check = Rule processes before an EX Burst
switch-ex-rule-check-true = yes
switch-ex-rule-check-false = no
switch-limit-burst = Limit burst lines
switch-limit-burst-off = not used
switch-limit-burst-burst = cast like a Summon
switch-limit-burst-back-attack = stand for Back Attack
switch-effects-may-duplicate = Effects may put a second one of a name onto the field
switch-effects-may-duplicate-false = no, that part is skipped
switch-effects-may-duplicate-true = yes, then both leave
switch-late-protection = “Cannot be chosen” gained after the choice
switch-late-protection-ignored = comes too late
switch-late-protection-counts = still protects
switch-search-may-fail = Finding nothing in a search
switch-search-may-fail-true = allowed
switch-search-may-fail-false = not if it is there
switch-warp-limits = Limits for cards that enter by Warp
switch-warp-limits-all = names, Light and Dark, and Backups
switch-warp-limits-name-only = names only
switch-primed-top = The upper card of a primed Character that leaves
switch-primed-top-removed = is removed from the game
switch-primed-top-with-base = goes with the lower one
switch-late-mechanics = Limit Break, Warp, Priming and crystals
switch-late-mechanics-allowed = allowed
switch-late-mechanics-refused = not in decks
switch-rounding = Fractions
switch-rounding-down = rounded down
switch-rounding-up = rounded up
switch-format = Format
switch-format-standard = Standard: all sets
switch-format-l6 = L6: the newest six sets
switch-format-l3 = L3: the newest three sets
switch-format-title = Title: one category
switch-format-limited = Limited: 40 cards, six points of damage

## Where the value of a switch comes from

start-source-cr-2-1-2 = comprehensive rules of 2020
start-source-cr-2-1-2-c = comprehensive rules of 2020, and players
start-source-cr-3-3 = comprehensive rules of 2026, as others restate them
start-source-texts-cr-3-3 = printed cards, and the comprehensive rules of 2026 as others restate them
start-source-c = players
start-source-p = the primer
