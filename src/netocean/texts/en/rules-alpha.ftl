### Digimon α: why the rules are so, one message a rule id.
### A-8.3 is rule-a-8-3; the whole rule book is docs/rules/alpha.*.md.

## The game in one minute

rulebook-minute-a-1 = Both of you begin with 100 points and six cards. Turns belong to nobody: both act in every phase, and whoever has fewer points goes first.
rulebook-minute-a-2 = Preparation: cards upright, throw away, fill your hand to six. Then lay up to three Digimon and three Options face down, costs together at most 10: Level III and lower in boxes of their own, the rest on top of your Digimon.
rulebook-minute-a-3 = Evolution: everything is turned up. Each point of cost above 10 in play burns a card from the top of your deck. Then evolution cards whose condition fits become the Digimon; the others are lost.
rulebook-minute-a-4 = Battle: the fastest Digimon acts first. It attacks, alpha attacks with supporters, or passes. An attack on the player takes 10 points, unless a faster upright Digimon blocks.
rulebook-minute-a-5 = When two Digimon fight, each uses the skill with the letter of the other's type; Commands change the powers. The loser's HP fall by the winner's power, and at 0 it is gone for good. Who is brought to 0 points loses.

## Chapters

rulebook-chapter-a-1 = The cards
rulebook-chapter-a-2 = The zones
rulebook-chapter-a-3 = The deck
rulebook-chapter-a-4 = Setting up
rulebook-chapter-a-5 = Winning and losing
rulebook-chapter-a-6 = The turn
rulebook-chapter-a-7 = Preparation
rulebook-chapter-a-8 = Evolution
rulebook-chapter-a-9 = Battle
rulebook-chapter-a-10 = Attack
rulebook-chapter-a-11 = Alpha attack
rulebook-chapter-a-12 = When two Digimon fight
rulebook-chapter-a-13 = Destroyed and discarded
rulebook-chapter-a-14 = Effects
rulebook-chapter-a-15 = Who knows what

## 1 Cards

rule-a-1-1 = There are three kinds of card: Digimon, Options and Commands.
rule-a-1-2 = A Digimon shows its level, type, cost, speed, HP, three skills, what it evolves from, field icons, and perhaps abilities and the mark “limit 1”.
rule-a-1-3 = The battle type is A, B or C. It is printed on the card and never chosen.
rule-a-1-4 = Levels in their order: I, II, III, IV, Perfect, Ultimate. That the two lowest are called I and II is our reading.
rule-a-1-5 = Cost and speed are whole numbers from 0. Options have a cost too; Commands have none.
rule-a-1-6 = HP are what a Digimon can take, measured like powers, in hundreds.
rule-a-1-7 = The evolution condition says from what a card evolves; of a list of names any one will do. Level III and lower have none.
rule-a-1-8 = A Digimon may bear field icons, from none to several: NSp, DS, NSo, WG, ME, VB, DR, JT, DA, UK.
rule-a-1-9 = A Field is an Option that names field icons and makes that field. All other Options are ordinary.
rule-a-1-10 = Commands are played from hand, and only in a battle.
rule-a-1-11 = Of a card with the mark “limit 1” you may have only one in play.
rule-a-1-12 = Evolution conditions may also ask for part of a name, a level, type, field or attribute; for an open Option, discarded hand cards or a second Digimon. Our reading: only lists of names are known for certain.

## 2 Zones

rule-a-2-1 = Your Net Ocean is your deck: face down, in a fixed order, hidden from both.
rule-a-2-2 = Your hand is hidden from the opponent.
rule-a-2-3 = You may have any number of Digimon Boxes. Each holds one Digimon; from placing to the evolution check, evolution cards may lie on it.
rule-a-2-4 = In the Option Slots lie the Options that are in play.
rule-a-2-5 = The Dark Area lies face down. You may look through your own. Our reading; a switch can change this.
rule-a-2-6 = Destroyed Digimon are removed from the game and stay out, unless a card says otherwise. Both see them.
rule-a-2-7 = Points go from 0 to 100.
rule-a-2-8 = “In play” means in Digimon Boxes and Option Slots.
rule-a-2-9 = Upright means: has not acted. Sideways means: has acted. Options can lie either way too.

## 3 Deck

rule-a-3-1 = A deck has exactly 32 cards.
rule-a-3-2 = At most 3 of the same card, by name; a card may state another limit for itself. Our reading; a switch can change this.
rule-a-3-3 = A deck needs at least one Level III Digimon. Our reading; a switch can change this.
rule-a-3-4 = Options and Commands count among the 32 cards.
rule-a-3-5 = Incomplete cards are refused; provisional ones can be played and are marked. A switch can change this.

## 4 Setting up

rule-a-4-1 = Each player shuffles and draws six cards. Then it is settled who is first.
rule-a-4-2 = Both begin with 100 points, and no gain passes 100.
rule-a-4-3 = Nothing is in play at the start.
rule-a-4-4 = The first hand is exchanged only as on any turn: without a Digimon of Level III or lower in play, once. Our reading; a switch can change this.

## 5 Winning and losing

rule-a-5-1 = At 0 points you lose at once.
rule-a-5-2 = You lose when you cannot recover: no Digimon in play, and none of Level III or lower in hand, Net Ocean and Dark Area. It is tested at the end of your own placing. Our reading.
rule-a-5-3 = If both lose at the same moment, the game is drawn. Our reading.
rule-a-5-4 = You may give up at any decision.
rule-a-5-5 = After the last turn the game ends: more points win, equal points are a draw. Our reading; a switch can change this.
rule-a-5-6 = If effects repeat a position with no choice in between, or 500 effects happen in one phase, the game ends and points decide. Our reading.

## 6 The turn

rule-a-6-1 = Turns belong to nobody: both players act in every phase.
rule-a-6-2 = A turn has three phases: Preparation, Evolution, Battle. There is no phase for points.
rule-a-6-3 = Before each turn whoever has fewer points becomes first player. With equal points the order stays.
rule-a-6-4 = Effects of both at one moment: the first player's first, in a battle the attacker's. You order your own. Our reading.

## 7 Preparation

rule-a-7-1 = The first player does the whole Preparation, then the second player does.
rule-a-7-2 = On turn 1 the first player skips reset and surplus (1-A, 1-B). Our reading; a switch can change this.
rule-a-7-3 = 1-A: all your cards in play are turned upright.
rule-a-7-4 = 1-B: discard any number of hand cards; with seven or more you must go down to six or fewer.
rule-a-7-5 = 1-B: discard any number of your Digimon and Options in play.
rule-a-7-6 = 1-C: draw until you hold six. With six or more draw nothing.
rule-a-7-7 = If the Net Ocean runs out, you stop drawing. A short deck alone loses nothing.
rule-a-7-8 = In 1-C you fill up first; then you may exchange and renew, each once, in either order. Our reading.
rule-a-7-9 = With no Digimon of Level III or lower in play you may redraw your hand once: shuffle it back, draw six. Our reading; a switch can change this.
rule-a-7-10 = Renewal: put everything you have in play into the Dark Area and shuffle it, with the rest of the Net Ocean, into a new one; then fill up again. Our reading; switches can change this.
rule-a-7-11 = Who renewed places no card in this turn.
rule-a-7-12 = 1-D: lay any number of cards from your hand face down, within the limits. Commands cannot be placed.
rule-a-7-13 = The costs of the cards that you place this turn add up to 10 or less. Our reading; a switch can change this.
rule-a-7-14 = At most 3 Digimon cards are placed in a turn, evolution cards among them.
rule-a-7-15 = At most 3 Options are placed in a turn.
rule-a-7-16 = Level III and lower are placed alone, in a new box, never on another card.
rule-a-7-17 = Options go into the Option Slots. How many are in play is not limited.
rule-a-7-18 = Level IV and higher are placed as evolution cards on a Digimon of yours in play, several at once if you like, also on a box of this turn. Our reading; a switch can change this.
rule-a-7-19 = Evolution conditions are not checked when placing: a bluff is allowed, and fails later. Our reading; a switch can change this.
rule-a-7-20 = Limit 1: only one such card of yours may be in play, and no other of its name; an X-antibody version counts as the same name.
rule-a-7-21 = Placed cards stay face down until all are turned up. The opponent sees how many lie where, but not which.

## 8 Evolution

rule-a-8-1 = 2-A: all placed cards are turned face up and upright.
rule-a-8-2 = 2-B: the costs of all your cards in play are added, every card of every stack too. Our reading; a switch can change this.
rule-a-8-3 = Burst process: for each point above 10 the top card of your Net Ocean goes to the Dark Area, as far as there are any. Our reading, for a short deck.
rule-a-8-4 = 2-C: stacks are worked upwards. If the card below meets the condition, the evolution card becomes the Digimon and the card below goes to the Dark Area.
rule-a-8-5 = If the condition is not met, the card below stays as the Digimon; the evolution card and all above it go to the Dark Area. Our reading, for several steps.
rule-a-8-6 = An evolved Digimon is upright; effects on the old card are forgotten, effects on its box stay. Our reading.
rule-a-8-7 = Effects “when evolved” happen when all stacks of both players are settled. Our reading.
rule-a-8-8 = 2-D: line up your Digimon by speed, the fastest at the left; equal ones as you like.

## 9 Battle

rule-a-9-1 = Every Digimon in play gets one opportunity, the fastest first; at equal speed the first player's come first. Our reading; switches can change this.
rule-a-9-2 = At its opportunity an upright Digimon attacks, alpha attacks or passes. A sideways one is skipped.
rule-a-9-3 = A Digimon that passes stays upright: it can still block and support, but gets no second opportunity. Our reading; a switch can change this.
rule-a-9-4 = When every Digimon has had its opportunity the turn ends. Nothing is discarded at its end.

## 10 Attack

rule-a-10-1 = The attacker's owner picks one target: the opponent, or one of the opponent's Digimon, upright or sideways.
rule-a-10-2 = When a Digimon is attacked, nobody can block.
rule-a-10-3 = An attacked player may block with one own Digimon that is upright and faster than the attacker.
rule-a-10-4 = Not blocked: the player loses 10 points, the attacker turns sideways, the attack is over.
rule-a-10-5 = Blocked: attacker and blocker fight.
rule-a-10-6 = A Digimon that was attacked turns sideways after the battle, and loses an opportunity that it has not had. Our reading; a switch can change this.

## 11 Alpha attack

rule-a-11-1 = Only the opposing player can be the target of an alpha attack.
rule-a-11-2 = An alpha attack needs at least one supporter: an own upright Digimon of the attacker's type, in the same field.
rule-a-11-3 = In the same field: a Field of yours lies face up, and one of its icons is on both Digimon. Our reading; a switch can change this.
rule-a-11-4 = Against an alpha attack any upright Digimon may block; speed does not matter.
rule-a-11-5 = Who blocks may use as many supporters as the attacker, or none, under like conditions. Our reading; a switch can change this.
rule-a-11-6 = Not blocked: 10 points; attacker and supporters turn sideways. Our reading; a switch can change this.
rule-a-11-7 = Blocked: an alpha battle, with supporters on the side.
rule-a-11-8 = A supporter only has to be upright. When it turns sideways it loses an opportunity that it has not had.

## 12 Battle between two Digimon

rule-a-12-1 = Each uses the skill whose letter is the battle type of the other Digimon.
rule-a-12-2 = The skill's printed power is the base power; a text on it applies now, the attacker's first. Our reading.
rule-a-12-3 = Abilities “at the start of battle” apply before any Command.
rule-a-12-4 = Commands are played in turn, beginning with the attacker's owner, one or a pass each, until both pass in a row. They cost nothing. Our reading; a switch can change this.
rule-a-12-5 = Final powers are compared, never below 0. The higher one wins.
rule-a-12-6 = With equal powers both have won, and nobody loses HP. Our reading; a switch can change this.
rule-a-12-7 = The loser's HP fall by the winner's power. At 0 it is destroyed; otherwise the damage is forgotten when this attack ends.
rule-a-12-8 = At the end of the battle attacker, defender and supporters turn sideways.
rule-a-12-9 = In an alpha battle each side takes the strongest skill of that letter among its main Digimon and supporters. Our reading; a switch can change this.
rule-a-12-10 = In an alpha battle only attacker and blocker use their special abilities. The text of the skill taken applies, even a supporter's: our reading.
rule-a-12-11 = Only the main Digimon of the losing side loses HP; supporters are never destroyed by it.
rule-a-12-12 = Winning or losing a battle costs no points.

## 13 Destroyed and discarded

rule-a-13-1 = A destroyed Digimon is removed from the game. It does not go to the Dark Area.
rule-a-13-2 = A discarded card goes to its owner's Dark Area, and renewal can bring it back.
rule-a-13-3 = A Digimon that an effect destroys outside battle is removed in the same way. Our reading.
rule-a-13-4 = Effects “when a Digimon is destroyed” happen right after it was removed; a card does not meet its own destruction. Our reading.

## 14 Effects

rule-a-14-1 = When a card says something different from these rules, the card wins. Our reading.
rule-a-14-2 = Effects are continuous, triggered, used (once a turn unless stated), or texts of skills and Commands. Our reading.
rule-a-14-3 = “Cannot” beats “can”. Our reading.
rule-a-14-4 = Changes last for this battle, for this turn, or while their source is in play. Our reading.
rule-a-14-5 = Numbers change in this order: set, multiply, add and subtract. Our reading.
rule-a-14-6 = An effect that cannot be done in full is done as far as possible. Our reading.

## 15 Knowledge

rule-a-15-1 = Both know: points, the number of cards everywhere, face-up cards and how they lie, removed cards, Commands as they are played, and cards as they are discarded. Our reading, for the last.
rule-a-15-2 = Hidden: hands, the order of the Net Oceans, placed cards while face down, and the opponent's Dark Area.
