### Hyper Colosseum: the nouns of the game.

## Game and zones

term-game-colosseum = Digital Monster Card Game: Hyper Colosseum
zone-hand = hand
zone-net-ocean = Net Ocean
zone-dark-area = Dark Area
zone-point-gauge = Point Gauge
zone-digimon-box = Digimon Box
zone-evolution-box = Evolution Box
zone-requirement-box = Requirements Box
zone-option-slot = Option Slot
zone-support-box = Support Box

## Phases

phase-setup = Setting up
phase-preparation = Preparation Phase
phase-evolution = Evolution Phase
phase-battle = Battle Phase
phase-points = Point Calculation Phase

## Levels

level-iii = Level III
level-iv = Level IV
level-perfect = Perfect
level-ultimate = Ultimate
level-armor = Armor
level-hybrid = Hybrid
level-none = no level

## Battle types and attacks

type-a = type A
type-b = type B
type-c = type C
attack-a = A attack
attack-b = B attack
attack-c = C attack

## Attributes

attribute-vaccine = Vaccine
attribute-data = Data
attribute-virus = Virus
attribute-free = Free
attribute-variable = Variable

## Fields (families)

field-nsp = Nature Spirits
field-ds = Deep Savers
field-nso = Nightmare Soldiers
field-wg = Wind Guardians
field-me = Metal Empire
field-uk = Unknown
field-vb = Virus Busters
field-dr = Dragon's Roar
field-jt = Jungle Troopers
field-da = Dark Area (family)

## Frames

frame-blue = blue frame
frame-red = red frame
frame-green = green frame
frame-yellow = yellow frame
frame-black = black frame
frame-white = white frame
frame-purple = purple frame

## Kinds and classes of cards

kind-digimon = Digimon card
kind-option = Option card
class-item = item
class-program = program
class-field = field

## Keywords

keyword-sky = sky
keyword-underwater = underwater
keyword-underground = underground
keyword-proud = proud

## Use timings

timing-preparation = Preparation
timing-evolution = Evolution
timing-field = right after the Evolution Phase
timing-battle = Battle
timing-points = Point Calculation
timing-payment = as an evolution requirement

## How sure a card and its facts are

status-verified = verified
status-provisional = provisional
status-incomplete = incomplete
status-practice = practice card
doubt-jp = from the Japanese card
doubt-us = from the US edition
doubt-inferred = inferred from other facts
doubt-placeholder = stand-in of our own
doubt-unknown = unknown

## Words of the rules

term-first-attacker = first attacker
term-second-attacker = second attacker
term-turn = turn
term-points = points
term-lost-points = Lost Points
term-battle-type = Battle Type
term-guard = Guard (A→0)
term-requirement = evolution requirement
term-support = support ability
term-ability = special ability
term-deck = deck

## Rule presets

preset-primer = Primer rules
preset-tournament = Tournament rules

## Rule switches and their values

switch-battle-first = Who acts first in Battle
switch-battle-first-second = the second attacker
switch-battle-first-first = the first attacker
switch-window = Taking turns in Battle
switch-window-run = act until you stop, then the other player
switch-window-one-each = one action each, in turn
switch-leftovers = When leftover cards leave
switch-leftovers-both = after the evolutions of both players
switch-leftovers-each = after each player's own part
switch-flip = When Level III cards are turned up
switch-flip-together = both together
switch-flip-own = each before the own evolution
switch-prep-interleave = Preparation step by step in turn
switch-prep-interleave-false = no: each plays the whole phase
switch-prep-interleave-true = yes: both do each step before the next
switch-exchange-moment = When a replaced Level III leaves
switch-exchange-moment-at-once = at once
switch-exchange-moment-at-flip = when Level III cards are turned up
switch-l3-exchange-in-evolution = Level III exchange in the Evolution Phase
switch-l3-exchange-in-evolution-true = allowed
switch-l3-exchange-in-evolution-false = not allowed
switch-support-phases = Phases in which support may be used
switch-support-phases-all = every phase
switch-support-phases-battle = Battle only
switch-support-from = Where a support card comes from
switch-support-from-both = hand or Option Slot
switch-support-from-hand = hand only
switch-support-from-slot = Option Slot only
switch-second-field = A second field card
switch-second-field-refused = cannot be opened
switch-second-field-replaces = replaces the first
switch-field-moment = When field cards are opened
switch-field-moment-after-phase = right after the Evolution Phase
switch-field-moment-own-evolution = at the end of the own evolution
switch-devolve = Whose evolved Digimon leaves after the battle
switch-devolve-loser = the loser's
switch-devolve-both = both players'
switch-lifespan-discards-options = Lifespan also discards Options
switch-lifespan-discards-options-true = yes
switch-lifespan-discards-options-false = no: only the evolved Digimon
switch-guard-before-modifiers = Guard (A→0) comes before additions
switch-guard-before-modifiers-true = yes: bonuses still count afterwards
switch-guard-before-modifiers-false = no: it acts once, in order of play
switch-allow-bluff = Setting evolutions that cannot succeed
switch-allow-bluff-true = allowed (bluff)
switch-allow-bluff-false = not allowed
switch-name-limit-by = Copies are counted by
switch-name-limit-by-name = name
switch-name-limit-by-number = card number
switch-max-ultimate = Ultimates in a deck
switch-max-ultimate-none = no limit
switch-max-ultimate-number = at most { $number }
switch-first-by = How the first attacker is chosen
switch-first-by-random = by chance
switch-first-by-agreed = by agreement
switch-tie-break = Deciding a tie
switch-tie-break-ladder = points, then Net Ocean, then level
switch-tie-break-none = drawn at once
switch-max-turns = Last turn
switch-max-turns-number = turn { $number }
switch-card-status = Cards allowed in decks
switch-card-status-provisional = verified and provisional
switch-card-status-verified = verified only

## Species

species-amphibian = Amphibian
species-ancient-beast = Ancient Beast
species-ancient-fish = Ancient Fish
species-angel = Angel
species-aquatic = Aquatic
species-aquatic-beast-man = Aquatic Beast Man
species-aquatic-mammal = Aquatic Mammal
species-beast = Beast
species-beast-man = Beast Man
species-ceratopsian = Ceratopsian
species-chick = Chick
species-composite = Composite
species-cyborg = Cyborg
species-demon-beast = Demon Beast
species-demon-man = Demon Man
species-dinosaur = Dinosaur
species-dragon-man = Dragon Man
species-fairy = Fairy
species-fallen-angel = Fallen Angel
species-flame = Flame
species-ghost = Ghost
species-giant-bird = Giant Bird
species-holy-knight = Holy Knight
species-insect = Insect
species-larva = Larva
species-machine = Machine
species-mammal = Mammal
species-marine-animal = Marine Animal
species-mollusk = Mollusk
species-mutant = Mutant
species-mythical-beast = Mythical Beast
species-oni = Oni
species-ore = Ore
species-plant = Plant
species-plesiosaur = Plesiosaur
species-puppet = Puppet
species-rare-animal = Rare Animal
species-reptile = Reptile
species-rock = Rock
species-skeleton = Skeleton
species-small-devil = Small Devil
