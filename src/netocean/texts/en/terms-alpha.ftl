### Digimon α: the nouns that the first game does not have. Zones, phases, fields and the like are shared by their keys.

## Game and zones

term-game-alpha = Digital Monster Card Game α
zone-digimon-boxes = Digimon Boxes
zone-option-slots = Option Slots
zone-command = Command in use

## Steps

step-reset = Reset (1-A)
step-surplus = Surplus (1-B)
step-fill = Fill (1-C)
step-placing = Placing (1-D)
step-turning-up = Turning up (2-A)
step-cost-check = Cost check (2-B)
step-evolution-check = Evolution check (2-C)
step-line-up = Line-up (2-D)

## Levels, skills, kinds

level-i = Level I
level-ii = Level II
skill-a = A skill
skill-b = B skill
skill-c = C skill
kind-command = Command card
class-ordinary = ordinary
mark-limit-1 = limit 1

## Facts of a card, and how sure they are

fact-level = level
fact-speed = speed
fact-hp = HP
fact-skills = skills
fact-kind = kind of card
fact-number = card number
fact-evolution = evolution condition
fact-ability = special ability
fact-names-en = English name
fact-names-zh = Chinese name
doubt-from-series = from the series, not from a card
doubt-example = an example of ours
doubt-unverified = not verified
doubt-ours = ours

## Words of the rules

term-first-player = first player
term-second-player = second player
term-opportunity = opportunity
term-supporter = supporter
term-alpha-attack = alpha attack
term-upright = upright
term-sideways = sideways

## Rule presets

preset-pages = As the pages tell

## Rule switches and their values

switch-require-level3 = A Level III in the deck
switch-require-level3-true = needed
switch-require-level3-false = not needed
switch-start-exchange = Exchange of the first hand
switch-start-exchange-primer = as on any turn
switch-start-exchange-no-level3-in-hand = if there is no Level III in it
switch-skip-first = Who skips reset and surplus on turn 1
switch-skip-first-first-player = the first player
switch-skip-first-both = both players
switch-redraw = A hand that is exchanged
switch-redraw-shuffle-back = is shuffled back
switch-redraw-discard = is discarded
switch-renew-by = Who may renew the deck
switch-renew-by-anyone = anyone
switch-renew-by-no-low-level = who has no Level III or lower in play
switch-renew-when = When the deck may be renewed
switch-renew-when-always = always
switch-renew-when-deck-short = when it is too short to fill up
switch-renew-refill = Filling up again after renewing
switch-renew-refill-true = yes
switch-renew-refill-false = no
switch-place-cost-limit = Costs of 10 when placing
switch-place-cost-limit-hard = a limit
switch-place-cost-limit-soft = no limit; the cost check tells
switch-evolve-fresh = Evolution cards on a box of this turn
switch-evolve-fresh-true = allowed
switch-evolve-fresh-false = not allowed
switch-place-unfit = Placing evolution cards that do not fit
switch-place-unfit-true = allowed (bluff)
switch-place-unfit-false = not allowed
switch-cost-counts = The cost check counts
switch-cost-counts-all = every card in play
switch-cost-counts-tops = the top card of each stack
switch-speed-order = The order of Digimon goes by
switch-speed-order-dynamic = their speed now
switch-speed-order-fixed = their speed at the line-up
switch-speed-ties = Equal speed
switch-speed-ties-first-player = all of the first player's first
switch-speed-ties-alternate = one each in turn
switch-pass-taps = A Digimon that passes
switch-pass-taps-false = stays upright
switch-pass-taps-true = turns sideways
switch-attacked-digimon-taps = A Digimon that was attacked
switch-attacked-digimon-taps-true = turns sideways
switch-attacked-digimon-taps-false = stays as it is
switch-alpha-field = In the same field by
switch-alpha-field-own-card = an own Field card
switch-alpha-field-any-card = a Field card of either player
switch-alpha-field-shared-icon = a shared icon, without a card
switch-defender-supporters = Supporters of the blocker
switch-defender-supporters-exactly = as many as the attacker, or none
switch-defender-supporters-at-most = at most as many
switch-alpha-unblocked-damage = An unblocked alpha attack takes
switch-alpha-unblocked-damage-number = { $number } points
switch-alpha-unblocked-damage-10-each = 10 points for each attacker and supporter
switch-tie = Equal powers in a battle
switch-tie-both-win = both have won
switch-tie-both-damaged = both take damage
switch-alpha-skill = The strongest skill in an alpha battle
switch-alpha-skill-letter-max = of the letter that the other's type asks for
switch-alpha-skill-any-max = of any letter
switch-dark-area = Looking through the Dark Area
switch-dark-area-owner = its owner
switch-dark-area-public = both players

## Where the value of a switch comes from

start-source-s1-name-by-a2-and-the-first-game = first primer; that it means the name: a wiki page and the first game
start-source-a2 = a wiki page
start-source-a1 = a fan's rules page
start-source-s1-read-widely = first primer, read widely
start-source-s1-a1-a2-soft = first primer and a fan's rules page; a wiki page says: no limit
start-source-ours-s1-is-ambiguous = decided here; the first primer reads both ways
start-source-s1-whose-ours = first primer; whose Field: decided here
