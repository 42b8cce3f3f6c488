### Hyper Colosseum: why the rules are so, one message a rule id.
### C-R8.7 is rule-c-r8-7; the whole rule book is docs/rules/colosseum.*.md.

## R0 Golden rules

rule-c-r0-1 = When a card says something different from these rules, the card wins.
rule-c-r0-2 = What neither a card nor a rule settles is for a judge. This game lists every such spot as an open question and says how it decides.
rule-c-r0-3 = A turn belongs to nobody. Both players act in every phase, in the order that the phase gives.
rule-c-r0-4 = An effect that cannot be done in full is done as far as possible: told to discard 3 cards with 2 left, it discards 2.
rule-c-r0-5 = A cost is paid in full or not at all; if you cannot pay it in full, the card or ability cannot be used. Discarding your whole hand counts as paid even when the hand is empty.

## R1 Deck

rule-c-r1-1 = A deck has exactly 30 cards, and the Level III you begin with is one of them.
rule-c-r1-2 = A deck may hold at most 3 cards of the same name, whatever their numbers, unless a card lifts its own limit. A switch can change this.
rule-c-r1-3 = A deck needs at least one Level III Digimon.
rule-c-r1-4 = Tournament rules allow at most 5 Ultimate Digimon in a deck; the primer rules set no limit.
rule-c-r1-5 = At events only cards numbered St- and Bo- were allowed. This game does not check it.
rule-c-r1-6 = You play the whole match with the same deck and exchange nothing between its games.
rule-c-r1-7 = At events both players shuffle each deck. Here the game shuffles for you.

## R2 Zones

rule-c-r2-1 = Cards in the Dark Area lie face down and nobody may look through them. How many lie there is known to both.
rule-c-r2-2 = The gauge card is taken unseen from the Net Ocean and only marks your points. It is out of play and is never shuffled back, and so is any card an effect puts there.
rule-c-r2-3 = Points go from 0 to 100 in steps of ten. They never rise above 100 or fall below 0.
rule-c-r2-4 = The bottom card of the Digimon Box is always a Level III.
rule-c-r2-5 = The Digimon Box holds at most two cards: the Level III and the Digimon it last evolved into. Only the top one counts.
rule-c-r2-6 = Both players see how many ○ and × cards lie in the Requirements Box and which way they lie, but not their faces.
rule-c-r2-7 = Only one field card of yours can be in effect. While it is, you cannot open another. A switch can change this.
rule-c-r2-8 = Every zone has its place on the sheet: the Point Gauge at the far left, the boxes in the middle, the Net Ocean above the Dark Area at the right, three Option Slots along the bottom.
rule-c-r2-9 = The gauge card covers every number below your points, so only what you still have can be seen: at 70 it covers 60 and lower.

## R3 Cards

rule-c-r3-1 = A Digimon card tells its level, its type A, B or C, three attack powers, the points it loses when beaten, what it evolves from and its abilities. It has no hit points.
rule-c-r3-2 = A card's requirements are of one kind: evolution, fusion or appearance. Each line names what must be active and what is paid; notes beside them belong to the whole.
rule-c-r3-3 = Older and later cards look different, but play alike.
rule-c-r3-4 = An Option card shows its class (item, program or field), when it may be used, its condition, its cost, its effect and its limit: when it goes to the Dark Area.
rule-c-r3-5 = The number under the class sign does nothing in this game. It is never added to an attack.
rule-c-r3-6 = Two cards have the same name when the name itself is the same; frame, level and attribute are not part of it. The width of letters and similar details of writing make no difference.

## R4 Setting up

rule-c-r4-1 = Each player takes one Level III from the 30 cards to begin with. Both choose without seeing the other's choice.
rule-c-r4-2 = The chosen Level III goes face down into the Digimon Box.
rule-c-r4-3 = The other 29 cards are shuffled and become the Net Ocean.
rule-c-r4-4 = The top card of the Net Ocean goes unseen and face down onto the gauge at 100. You begin with 100 points.
rule-c-r4-5 = You draw 6 cards. 22 are left in the Net Ocean.
rule-c-r4-6 = Chance decides who is first attacker; it stands in for rock-paper-scissors. You may also agree on it.
rule-c-r4-7 = You keep the hand you drew; it cannot be exchanged. No source knows a redraw.

## R5 Turn frame

rule-c-r5-1 = A turn has four phases: Preparation, Evolution, Battle, Point Calculation. Then the next turn begins.
rule-c-r5-2 = In Preparation the first attacker does the whole phase and says so, then the second attacker does it. A switch can change this.
rule-c-r5-3 = In Battle the second attacker acts first. A switch can change this.
rule-c-r5-4 = In Point Calculation the first attacker acts first.
rule-c-r5-5 = Whoever wins the battle is first attacker in the next turn. After a draw the order stays.

## R6 Preparation

rule-c-r6-1 = In Preparation you may discard any number of cards from your hand.
rule-c-r6-2 = You may discard any number of cards from your own Option Slots, open or not, unless the card forbids it. Leaving the slot may set off an effect.
rule-c-r6-3 = Once a turn you may refill your hand to six, or draw nothing at all; no number in between. With too few cards in the Net Ocean you draw what there is.
rule-c-r6-4 = The rules let you draw only at the start of the game and at the refill. Any other draw comes from a card.
rule-c-r6-5 = While your active Digimon is a Level III, you may lay a Level III from your hand face down on it; the old one goes to the Dark Area. If your Digimon Box is empty, you may place a Level III there. A switch can change this.
rule-c-r6-6 = Digimon you want to evolve into go face down into the Evolution Box, several in order if you plan several steps.
rule-c-r6-7 = For each Digimon set, lay what it asks for into the Requirements Box: a card from the top of the Net Ocean, unseen, upright for ○ and sideways for ×; anything else from your hand or Option Slots, face down and upright.
rule-c-r6-8 = If the Net Ocean has fewer cards than ○ and × ask for, all that are left are set, and that evolution step fails.
rule-c-r6-9 = You may set a Digimon that cannot evolve, or set its requirements only in part. It is a bluff: it simply fails later. A switch can change this.
rule-c-r6-10 = You may lay Option cards from your hand face down into free Option Slots, and Digimon with a support ability too.
rule-c-r6-11 = Cards from your hand are laid out only in Preparation. Exceptions are the Level III exchange in Evolution, support, costs, and cards that say so.
rule-c-r6-12 = After laying out Option cards you may open Options whose timing is Preparation.
rule-c-r6-13 = At the end of your Preparation you may use one support. A switch can change this.

## R7 Evolution

rule-c-r7-1 = When both players have finished Preparation, all face-down Level III cards are turned up together. A switch can change this.
rule-c-r7-2 = Before evolving you may once more exchange your Level III, or place one in an empty Digimon Box, face up. A switch can change this.
rule-c-r7-3 = The first attacker evolves first. The second attacker decides after seeing the result.
rule-c-r7-4 = To evolve, open the first card in the Evolution Box and what is set for it (○ and × cards stay unseen). If it fits, the Digimon goes on the Level III; a former evolved Digimon and the payment go to the Dark Area.
rule-c-r7-5 = A step succeeds when the Digimon named in one line of the card is active, that line's payment lies in the Requirements Box and every note is met.
rule-c-r7-6 = What could not evolve stays in the boxes until both players have finished evolving. Then everything left in the Evolution and Requirements Boxes goes to the Dark Area. A switch can change this.
rule-c-r7-7 = You may decide not to evolve. Cards you do not use are left over.
rule-c-r7-8 = You may evolve again and again in one turn. If a later step fails, the Digimon keeps the stage it has reached.
rule-c-r7-9 = Within your part, ordinary evolutions come first, then fusions, then appearances.
rule-c-r7-10 = Abilities that act on evolving take effect as soon as the card lies on the Digimon Box, also for a stage you only pass through.
rule-c-r7-11 = When your own evolution is done you may open Options whose timing is Evolution: only then. What stays closed cannot be used this turn.
rule-c-r7-12 = A Digimon stays evolved from turn to turn until it loses, is removed, or the Net Ocean runs out.
rule-c-r7-13 = During your own part of Evolution you may use one support, at any point between two actions. A switch can change this.
rule-c-r7-14 = Field cards are opened right after the Evolution Phase, first attacker first, and at no other time. A switch can change this.
rule-c-r7a-1 = A Level IV normally asks for ○ and × cards from the Net Ocean.
rule-c-r7a-2 = A Perfect normally asks for the program “Winning Percentage: 40%!”, an Ultimate for “Winning Percentage: 60%!”. What the card says decides.
rule-c-r7a-3 = For Jogress one partner is active and the other lies in the Requirements Box. Either may be the active one.
rule-c-r7a-4 = Armor evolution is paid with the Digimental that the card names.
rule-c-r7a-5 = Super Evolution Plug-In S can stand in for one Jogress partner: the one in the Requirements Box.
rule-c-r7a-6 = An effect that ignores the requirements spares you both payment and notes, unless the card says its requirements cannot be ignored.
rule-c-r7a-7 = In a fusion a restriction binds every Digimon used. A time clause on the card counts even when an Option brought the Digimon in.
rule-c-r7a-8 = A Digimon appears only in the Digimon Box of the player who met its condition. One that appears at the start of battle must do so before any start-of-battle ability is used.
rule-c-r7a-9 = A warp goes through several stages with one card. It stops at the last stage whose extra cost you could pay.
rule-c-r7a-10 = For Spirit, X-antibody, mode change and other later ways to evolve no rules could be found. Each card does what its own lines say.
rule-c-r7a-11 = A Digimon without a level counts as level 0 where levels are compared.

## R8 Battle

rule-c-r8-1 = You attack with the attack whose letter is the opponent's type: against a type B you use your B attack.
rule-c-r8-2 = Your power starts from the number printed for that attack.
rule-c-r8-3 = Guard (A→0): while you use this attack and the opponent uses an A attack, the opponent's power is 0. Nearly every C attack has it.
rule-c-r8-4 = Attacks that zero another letter (B→0, C→0) work in the same way.
rule-c-r8-5 = A battle runs: what happens at its start, then turns of acting until both stop one after the other, then the comparison. The second attacker begins; you act until you stop, then the other player does. A switch can change this.
rule-c-r8-6 = In Battle you may open Options whose timing is Battle, announce special abilities, and use a support.
rule-c-r8-7 = Power is worked out in this order: the final letter, its printed power, Guard, then additions and multiplications in the order played; never below 0. When a letter changes, all of it is worked out again. A switch can change this.
rule-c-r8-8 = Only the last card that changes your letter counts. An earlier one stays in its slot, but does not come back when the later one leaves.
rule-c-r8-9 = A bonus printed on a plug-in counts only for the last plug-in, once, and is lost when the letter changes again.
rule-c-r8-10 = The higher power wins. Equal power is a draw.
rule-c-r8-11 = There is a battle every turn; nobody may decline it.

## R9 Point calculation

rule-c-r9-1 = The loser loses the points printed on the loser's own active card, in the column of the winner's level.
rule-c-r9-2 = In a draw both players lose 10 points, and both Digimon stay as they are.
rule-c-r9-3 = Point Calculation runs in this order: Options and support of this phase, the loss, abilities after the calculation, the beaten Digimon, used cards, lifespan. The first attacker comes first in each.
rule-c-r9-4 = Effects that double or otherwise change the lost points apply before the gauge moves.
rule-c-r9-5 = The loser's evolved Digimon goes to the Dark Area and the Level III under it stays. A Level III that loses stays too. A switch can change this.
rule-c-r9-6 = Support cards stay beside the Digimon until the end of the turn, then go to the Dark Area.
rule-c-r9-7 = An Option whose limit is reached goes to the Dark Area: limits of the battle at the end of Battle, limits of the turn in Point Calculation.
rule-c-r9-8 = Lifespan: if your Net Ocean is empty at the end of this phase, everything on your sheet but the gauge card and the Level III goes to the Dark Area; that is shuffled and becomes your new Net Ocean. You keep your hand. A switch can change this.
rule-c-r9-9 = Only at the end of Point Calculation does an empty Net Ocean matter. Earlier in the turn it merely limits what you can draw or set.
rule-c-r9-10 = The new first attacker is settled, and the next turn begins with Preparation.

## R10 Winning

rule-c-r10-1 = A player at 0 points loses at once; points gained afterwards come too late.
rule-c-r10-2 = You lose if your Digimon Box is empty when Level III cards are turned up, or when the powers are compared. At other times an empty box is no loss yet.
rule-c-r10-3 = When both would lose at once, or the turns run out, the higher one wins: first points, then cards in the Net Ocean, then the level of the active Digimon. If all are equal, the game is drawn. A switch can change this.
rule-c-r10-4 = You may resign at any time.
rule-c-r10-5 = After turn 200 the game ends, and the tie-break decides. A switch can change this.
rule-c-r10-6 = If effects repeat a position with no choice in between, or 500 effects happen in one phase, the game ends and the tie-break decides.

## R11 Options

rule-c-r11-1 = To use an Option, turn it up in your Option Slot at its timing, with its condition met and its cost paid; then do what it says. If its condition is not met it cannot be used.
rule-c-r11-2 = An open Option stays as long as its limit says, even when its condition no longer holds. Its effect applies only while the condition holds.
rule-c-r11-3 = An Option that is negated while in effect counts as having left its slot, and goes to the Dark Area.
rule-c-r11-4 = “Not affected by Option cards” shields the Digimon and its player from the effect. The other player may still use the card.
rule-c-r11-5 = Items are mostly used in Battle; programs mostly pay for evolutions or are used in Battle; fields have their own moment after Evolution. The timing on the card decides.
rule-c-r11-6 = Notes on an Option bind, such as “only one of your Digimon”, and so does a cost written inside its effect.
rule-c-r11-7 = An example of a field: your Metal Empire Digimon attacking with A adds the power of its own C attack, so 700 and 550 make 1250.
rule-c-r11-8 = “Only one of these per battle” counts cards of the same name.
rule-c-r11-9 = An Option whose condition is met may be opened even though its effect will do nothing.

## R12 Special abilities and support

rule-c-r12-1 = Abilities count only on the active Digimon. Sky, underwater, underground and proud do nothing by themselves; other cards refer to them.
rule-c-r12-2 = Special abilities are of three kinds: always on, set off by an event such as winning or evolving, or announced by you in Battle.
rule-c-r12-3 = You may use one support in each phase for your active Digimon, if its condition is met. The card stays beside the Digimon until the end of the turn, but its effect ends with that phase. A switch can change this.
rule-c-r12-4 = A card cannot support a Digimon of the same card number.
rule-c-r12-5 = There is one support per phase, so at most four lie in the Support Box in a turn. Cards put there by other effects do not count.
rule-c-r12-6 = A support may come from your hand or from an Option Slot. The sources leave this open. A switch can change this.
rule-c-r12-7 = When several of your effects are set off at the same moment, you choose their order. Between the players it follows the order of the phase.

## R13 Knowledge

rule-c-r13-1 = Both players know: points, the number of cards in hands, Net Oceans, Dark Areas and Evolution Boxes, which slots are full, how requirement cards lie, and every face-up card.
rule-c-r13-2 = Only you may see your hand, your face-down Level III, your Evolution Box, your face-down Options and what you set as payment besides ○ and ×.
rule-c-r13-3 = Nobody may look at the Net Ocean, the Dark Area, the gauge card, or ○ and × cards. Not even their owner.
rule-c-r13-4 = A card goes to the Dark Area as it lay: a hidden card stays hidden. You may remember what you have seen, but you may not look again.

## R14 Beyond one game

rule-c-r14 = At events: announce what you do, end your phase before the other player starts, and when time runs out the tie-break decides.
rule-c-r15 = There were other ways to play with these cards. This game knows only Hyper Colosseum.
rule-c-r15-1 = Street Battle is played with Digimon cards only. It is not part of this game.
rule-c-r15-2 = Extend Battle adds Option cards and points. It is not part of this game.
rule-c-r15-3 = Hyper Colosseum is the full game, and the one you are playing.
rule-c-r15-4 = Ultimate Battle has three Digimon a side, larger decks and 200 points. It is not part of this game.
rule-c-r16 = The cards came out from 1999 to 2005 and were reprinted from 2013 on. The rules stayed the same.

## R17 How the rules are kept

rule-c-r17 = The rule book shows the whole turn at a glance, step by step.
rule-c-r18 = The two primers differ in some points. The rule book lists them, and a switch stands for each.
rule-c-r19 = Where other sources disagree with the primers, the primers win. The rule book lists these points.
rule-c-r20 = Rules that the sources tell differently can be switched. The rule book lists every switch with its values.
rule-c-r21 = Requirement lines are kept in one fixed form: what must be active, and what is paid.
rule-c-r22 = Some questions no source answers. The game decides them itself and marks them wherever they matter.

## R23 Status of cards

rule-c-r23-1 = Cards are verified, provisional or incomplete. Provisional cards can be played and show which facts are doubtful; incomplete cards cannot be put in a deck.
rule-c-r23-2 = A table may ask for verified cards only. Then decks with provisional cards are refused.
rule-c-r23-3 = Where only the number of a card's ○ and × is known, each counts as ○, and the card is marked.
