### The Appmon card game: why the rules are so, one message a rule id. P-7.5 is rule-p-7-5; the whole book is docs/rules/appmon.*.md.
### The brackets tell what no source on this game says, with the switch that changes it or the word that it is decided.

## The game in one minute

rulebook-minute-p-1 = Each of you has one Appmon and 100 points. Who is brought to 0 points loses.
rulebook-minute-p-2 = Preparation: throw away cards, refill to six, lay face down what you want to fuse into, its material, and up to three Options.
rulebook-minute-p-3 = App fusion: open what you laid. If your Appmon and the material are the two partners that the card names, it comes out on top; if not, the cards are lost.
rulebook-minute-p-4 = Battle: your attack has the letter of the other's type. Options change the powers, and once a battle an Appmon from your hand links, if its symbol is on your fighter's plug. The higher power wins.
rulebook-minute-p-5 = Points: the loser loses the points printed on its own card for the winner's grade, and falls back to its base. A tie costs both 10.

## Chapters

rulebook-chapter-p-1 = Cards and chips
rulebook-chapter-p-2 = The zones
rulebook-chapter-p-3 = Deck and chips
rulebook-chapter-p-4 = Setting up
rulebook-chapter-p-5 = The turn
rulebook-chapter-p-6 = Preparation
rulebook-chapter-p-7 = App fusion
rulebook-chapter-p-8 = Battle
rulebook-chapter-p-9 = App link
rulebook-chapter-p-10 = Points
rulebook-chapter-p-11 = Winning

## What the marks mean

mark-derived = derived
mark-guess = guess
mark-ours = ours
mark-told = [{ $mark }] { $about } { $by }
mark-decided = Decided.
mark-switch = Switch: { $switches }.
mark-derived-about = Taken over from the first game, as the primer tells; no source on this game confirms it.
mark-guess-about = Guessed: not even in the first game, the simplest reading that fits the pieces.
mark-ours-about = Made here, because a game must end and can be played at a screen; in no source.

## 1 Cards and chips

rule-p-1-1 = There are three kinds of card: Appmon, Digimon and Options. App chips are no cards.
rule-p-1-2 = An Appmon shows its grade, attributes, type, attack powers, lost points, fusion condition, a plug of two symbols, a link power, and perhaps an ability. [third symbol: guess, decided]
rule-p-1-3 = Grades, from low to high: Standard, Super, Ultimate, God.
rule-p-1-4 = Attributes: Social, Navi, Game, Entertainment, Life, Tool, System. A card may have several. [several: guess, decided]
rule-p-1-5 = The battle type is A, B or C, and there are three attacks with these letters. [derived, decided]
rule-p-1-6 = Lost points are what you lose when this card is beaten, in four columns by the winner's grade. [columns: derived, decided]
rule-p-1-7 = Digimon: Level III counts as Standard, IV as Super, Perfect as Ultimate, Ultimate as God. They have neither plug nor link power. [derived, decided]
rule-p-1-8 = Options raise attacks, are tied to an attribute, or change the battle.
rule-p-1-9 = A chip shows one Appmon, with name and attribute. Its grade and plug matter only as material of a fusion. [guess, decided]

## 2 Zones

rule-p-2-1 = The Point Gauge goes from 0 to 100; a face-down card marks the points. Cards stacked on it are out of play.
rule-p-2-2 = The deck is hidden from both.
rule-p-2-3 = The Discard Pile lies face down, and neither player may look through it. [who may look: guess, decided]
rule-p-2-4 = In the Appmon Box lie the base and at most one fused card. The top card fights.
rule-p-2-5 = In the Fusion Box wait, face down and in order, the cards that are to become the next form. [derived, decided]
rule-p-2-6 = The Power Box holds the materials; in battle it is the Applink Box and holds what is linked. [its two uses: guess, decided]
rule-p-2-7 = There are three Option Slots. [derived, option_slots]
rule-p-2-8 = Beside your hand you hold up to five chips. The opponent sees how many are left, not which. [what is seen: guess, decided]

## 3 Deck and chips

rule-p-3-1 = A deck has exactly 30 cards.
rule-p-3-2 = At most 3 cards of a name, whatever the number, unless a card says otherwise.
rule-p-3-3 = A deck needs at least one Standard Appmon or Level III Digimon. [Digimon: derived, decided]
rule-p-3-4 = Up to five chips, at most 3 of a name; they are used if both players bring some. [when: guess, chips; chip_limit_by]
rule-p-3-5 = Incomplete cards are refused; provisional ones can be played and are marked. [ours, card_status]

## 4 Setting up

rule-p-4-1 = Each player lays one Standard Appmon or Level III Digimon from the deck face down in the Appmon Box. [derived, no_setup_base]
rule-p-4-2 = The top card of the shuffled deck goes face down on 100 of the gauge. 100 is also the most you can have.
rule-p-4-3 = Draw six, then settle who is first. [derived, start_exchange]

## 5 The turn

rule-p-5-1 = Both players act in every phase: Preparation, App fusion, Battle, Points. [derived, decided]
rule-p-5-2 = Who wins the battle is first in the next turn; after a tie the order stays. [derived, first]
rule-p-5-3 = Effects of both at one moment: the first player's first. You order your own. [guess, decided]

## 6 Preparation

rule-p-6-1 = Discard any number of hand cards. [derived, decided]
rule-p-6-2 = Discard any number of your Options from their slots. [derived, decided]
rule-p-6-3 = Once a turn you may refill your hand: to six, or not at all. [derived, decided]
rule-p-6-4 = While the base is the top of the box, you may lay another Standard Appmon or Level III from your hand face down on it; the old one is discarded. [derived, exchange_moment]
rule-p-6-5 = Declare fusions: lay cards of the next grades face down, in order, in the Fusion Box. [derived, decided]
rule-p-6-6 = For each declared card lay its material face down in the Power Box. [derived, decided]
rule-p-6-7 = Set any Options face down into free slots. [derived, options_from_hand]
rule-p-6-8 = When both are ready, face-down bases are turned up together. [derived, flip]
rule-p-6-9 = The first player does the whole preparation, then the second player does. [derived, prep_interleave]

## 7 App fusion

rule-p-7-1 = A fusion condition names two partners. Two Standards make a Super, two Supers an Ultimate, two Ultimates a God.
rule-p-7-2 = One partner is the Appmon on top of your box; the other is the material, from your hand. [derived, decided]
rule-p-7-3 = A chip that fits may be the material, if you discard one hand card for it. It is then used up for this game. [used up: guess, chip_used_up]
rule-p-7-4 = The first player may exchange the base and carries out or leaves out the fusions; then the second player does, having seen it. [derived, exchange_in_fusion]
rule-p-7-5 = Fusion card and material are turned up. If the condition holds, the card goes onto the base; the former fused card and the material are discarded. [derived, decided]
rule-p-7-6 = If a fusion fails or is left out, its card, all later ones and the remaining materials are discarded when the fusions of both are over. [derived, leftovers]
rule-p-7-7 = Digimon evolve on a Digimon base by what is printed: circles and crosses from the deck, named cards from hand or slots. [derived, digimon_evolution]
rule-p-7-8 = An Appmon cannot be laid on a Digimon base, nor a Digimon on an Appmon, unless the condition says so. [guess, decided]

## 8 Battle

rule-p-8-1 = The top cards fight, each with the attack whose letter is the other's battle type. [derived, decided]
rule-p-8-2 = In battle you use Options, abilities and a link until you stop, then the other player does; the second player begins. [derived, window, battle_first]
rule-p-8-3 = Attacks that set an opposing attack to 0 do so before anybody acts. [derived, decided]
rule-p-8-4 = The higher power wins, equal ones are a tie; an effect may make it a tie whatever the powers. [comparison: derived, decided]

## 9 App link

rule-p-9-1 = Once a battle you may link one Appmon from your hand to the fighting one. [guess, links_per_turn]
rule-p-9-2 = The symbol of its link power must be on the fighting Appmon's plug. [guess, plug]
rule-p-9-3 = The fighting Appmon's power goes up by the amount of the link power, for this battle.
rule-p-9-4 = Abilities may ask for the attribute of the linked card.
rule-p-9-5 = Linking changes no name. A card with “Plus” in its printed name is an ordinary Appmon of that name.
rule-p-9-6 = A card of the same number as the fighting one cannot be linked. [derived, decided]
rule-p-9-7 = Instead of a card you may link a chip, for one discarded hand card: +100 whatever the symbol. It is used up. [guess, links_per_turn, chip_used_up]
rule-p-9-8 = Digimon neither link nor are linked. [guess, decided]

## 10 Points

rule-p-10-1 = The loser loses the lost points of the own fighting card, in the column of the winner's grade. [derived, decided]
rule-p-10-2 = After the abilities of both, the loser's fused card is discarded. The base stays. [derived, devolve]
rule-p-10-3 = A tie costs both 10 points, and both cards stay. [derived, decided]
rule-p-10-4 = Then linked cards and Options whose time is over are discarded. [derived, decided]
rule-p-10-5 = Deck renewal: with an empty deck at the end of this phase, all you have in play except gauge card and base is discarded, and the Discard Pile becomes a new deck. [moment: derived, decided]
rule-p-10-6 = From a deck that is too short you draw what is there.

## 11 Winning

rule-p-11-1 = At 0 points you lose, at once.
rule-p-11-2 = You lose without a base, and with none in hand, deck or Discard Pile, when your preparation ends. [derived, decided]
rule-p-11-3 = Both at 0 in one step: a draw. [ours, tie_break]
rule-p-11-4 = You may give up at any decision. [ours, decided]
rule-p-11-5 = After the last turn the game ends: more points win, equal points are a draw. [ours, max_turns]
rule-p-11-6 = If effects repeat a position with no choice in between, or 500 effects happen in one phase, the game ends and points decide. [ours, decided]
