### Cards and chips of the Appmon game: short words on the faces, the reader, the filters.

face-grade-1 = St
face-grade-2 = Su
face-grade-3 = Ul
face-grade-4 = God
face-chip-use = App chip: material of a fusion, or a link of { $power } whatever the symbol; each costs one card from your hand.

## One card in full

reader-lost-grade-about = What you lose when this card is beaten by a card of that grade.
reader-plug-link = Plug and link
reader-plug-link-about = A card can be linked if the symbol of its link power is on the plug of who fights.
reader-app-fusion = Fusion condition

## All cards

cards-group-grade = Grade
cards-group-plug = Plug
cards-group-link = Link symbol
