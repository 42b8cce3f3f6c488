### The board of the Appmon game: the mat in short words, phases, how it is used.

## Zones in a word or two

board-short-appmon-box = Appmon
board-short-fusion-box = Fusion
board-short-power-box = Power
board-short-applink-box = Applink
board-short-option-slots = Options
board-short-chip-hand = Chips
board-short-used-chips = Used
board-short-p-deck = Deck
board-short-discard-pile = Discard
board-short-removed = Out

## Phases

board-phase-fusion = App fusion
board-p-hint-setup = Each side lays a Standard Appmon face down. Whoever brings the other from 100 points to 0 wins.
board-p-hint-preparation = Throw away, refill to six; lay face down what you want to fuse into, its material, and your Options.
board-p-hint-fusion = Open what you laid: if Appmon and material are the two partners, the new one comes out.
board-p-hint-battle = Your attack has the letter of the other’s type. Link a card whose symbol is on your plug.
board-p-hint-points = The loser loses the points that its own card prints against the winner’s grade.

## How it is used

board-p-help-fusion = To fuse, drag a card into the Fusion Box, then its material (a hand card or a chip) into the Power Box; or tap each and take the answer beside it.
board-p-help-link = In battle, drag a card into the Applink Box. Its symbol (●, ■ or ▲) must be one of the two beside the prongs of your fighting Appmon.
board-p-help-chips = Chips lie beside the box, never in your hand. Each serves as material or as a link of +100, and costs one card from your hand.
