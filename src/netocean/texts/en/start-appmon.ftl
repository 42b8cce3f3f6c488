### The Appmon game on the first page.

## How the presets differ, a line each

start-about-appmon-primer = As the primer tells it: what no source says of this game is taken from the first one, or guessed. Such rules bear a question mark.
start-about-appmon-mixed = What of α may have been mixed in: the base comes on turn 1, Options straight from hand, one use each in battle, fewer points go first.
start-about-appmon-event = The rules of one event: if both are at 0, fewer Appli Drives win, then more cards in the deck, then the higher grade.
