### Digimon α: cards in a few words.

telling-a-cost = cost { $cost }
telling-a-speed = speed { $speed }
telling-a-hp = HP { $hp }
telling-a-hp-left = HP { $left } of { $hp }
telling-a-sideways = sideways
telling-a-had = its turn has come
telling-a-skill = { $letter } skill: { $power }
telling-a-skill-named = { $letter } skill, { $skill }: { $power }
telling-a-evolution = Evolves from { $bases }
telling-a-also-option = and needs { $name } face up in your slots
telling-a-also-discard = and { $count } { $count ->
         [one] hand card
        *[other] hand cards
    } to discard
telling-a-also-partner = and { $base } as partner, which goes to the Dark Area
telling-a-base-contains = a name with “{ $part }”
