### The Appmon card game: cards in a few words.

telling-p-plug = plug { $plug }
telling-p-link = link { $symbol }+{ $amount }
telling-p-cancels = { $letter } attack: { $power }, sets an opposing { $zeroed } attack to 0
telling-p-lost = Lost Points: against Standard { $standard }, Super { $super }, Ultimate { $ultimate }, God { $god }
telling-p-fusion = App fusion: { $pairs }
telling-p-partner = any { $words } card
telling-p-partner-any = any card
telling-p-evolution = Evolves from { $bases }: { $payment }
telling-p-evolution-free = Evolves from { $bases }
telling-p-rarity = rarity { $rarity }
