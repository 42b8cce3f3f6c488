### The Appmon card game: the nouns that the other Digimon games do not have.

## Game and zones

term-game-appmon = Digimon Universe Appli Monsters Card Game
zone-p-deck = deck
zone-discard-pile = Discard Pile
zone-appmon-box = Appmon Box
zone-fusion-box = Fusion Box
zone-power-box = Power Box
zone-applink-box = Applink Box
zone-chip-hand = chips
zone-used-chips = used chips

## Phases

phase-fusion = App Fusion Phase

## Grades

grade-1 = Standard
grade-2 = Super
grade-3 = Ultimate
grade-4 = God

## Attributes

attribute-social = Social
attribute-navi = Navi
attribute-game = Game
attribute-entertainment = Entertainment
attribute-life = Life
attribute-tool = Tool
attribute-system = System

## Kinds and classes of cards

kind-appmon = Appmon card
kind-chip = app chip
class-raiser = attack raiser
class-bond = bond
class-battle = battle-changing
mark-drive = Appli Drive

## Facts of a card

fact-grade = grade
fact-attributes = attributes
fact-fusion = fusion condition
fact-plug = plug
fact-link = link power
fact-rarity = rarity
fact-picture = the Appmon shown
fact-option-class = sort of Option
fact-amount = amount
fact-restrictions = restrictions, if any

## Words of the rules

term-base = base
term-material = material
term-fused-card = fused card
term-plug = plug
term-link-power = link power
term-app-fusion = app fusion
term-app-link = app link

## Rule presets

preset-mixed = Mixed with α
preset-event = Rules of an event

## Rule switches and their values

switch-chips = App chips
switch-chips-if-both = if both players bring some
switch-chips-off = not used
switch-chips-on = used
switch-chip-limit-by = Copies of chips are counted by
switch-chip-limit-by-name = name
switch-chip-limit-by-picture = picture
switch-option-slots = Option Slots
switch-option-slots-number = { $number }
switch-no-setup-base = No base before the game
switch-no-setup-base-false = no: it is laid before the game
switch-no-setup-base-true = yes: it is laid on turn 1
switch-start-exchange-false = none
switch-start-exchange-true = once, of a hand without a base
switch-first = Who is first player
switch-first-winner = the winner of the last battle
switch-first-lower-points = who has fewer points
switch-exchange-in-fusion = Exchange of the base in the App Fusion Phase
switch-exchange-in-fusion-true = allowed
switch-exchange-in-fusion-false = not allowed
switch-options-from-hand = Options straight from hand
switch-options-from-hand-false = no: from slots only
switch-options-from-hand-true = yes, in battle
switch-chip-used-up = A chip that was used
switch-chip-used-up-true = is used up for this game
switch-chip-used-up-false = can be used again
switch-digimon-evolution = Evolution of Digimon
switch-digimon-evolution-printed-only = by what is printed
switch-digimon-evolution-first-game = besides, with the 40 % and 60 % of the first game
switch-links-per-turn = Links in a battle
switch-links-per-turn-number = { $number }
switch-plug = The plug
switch-plug-required = must show the link's symbol
switch-plug-ignored = does not matter
switch-p-battle-first-second = the second player
switch-p-battle-first-first = the first player
switch-p-flip = When bases are turned up
switch-p-flip-together = both together
switch-p-flip-own = each before the own fusions
switch-p-leftovers-both = after the fusions of both players
switch-p-exchange-moment = When a replaced base leaves
switch-p-exchange-moment-at-flip = when bases are turned up
switch-p-devolve = Whose fused card leaves after the battle
switch-p-tie-break = Both at 0 points
switch-p-tie-break-none = a draw
switch-p-tie-break-ladder = deck, then grade
switch-tie-break-house = Appli Drives, then deck, then grade

## Where the value of a switch comes from

start-source-s1-names-chips-as-this-game-s-own-p1-optional = first primer, which names chips; a catalogue of rules says: optional
start-source-p5-p1-picture = a player's analysis; a catalogue of rules says: picture
start-source-first-game-s2 = the first game, second primer
start-source-first-game = the first game
start-source-first-game-s1-s2 = the first game, both primers
start-source-p4 = a player's reviews
start-source-guess = guessed
start-source-s2-as-in-the-first-game = second primer, as in the first game
