# form: interpreted (decks are drawn once before a game)
"""Random decks of the Appmon game, grown along the partners that cards ask for, with chips, so that games are lively."""

from collections.abc import Mapping, Sequence

from netocean.abilities.tree import Ability
from netocean.engine.chance import Chance
from netocean.games.appmon.construction import DECK_SIZE, MOST_CHIPS, STANDARD, names_used
from netocean.games.appmon.faces import Facts
from netocean.games.growing import Grower, playable

LEAST_BASES = 10
"""So many bases come first, or few games would see a fusion."""


class Drawer:
    """Grows decks of the right size from the cards that may be in one; they may yet break a rule."""

    def __init__(self, cards: Sequence[tuple[Facts, list[Ability]]], switches: Mapping[str, str]) -> None:
        known = playable(cards, switches)
        self.chips: list[Facts] = [facts for facts in known if facts.kind == "chip"]
        self.cards: list[Facts] = [facts for facts in known if facts.kind != "chip"]
        bases = [facts for facts in self.cards if facts.kind != "option" and facts.grade == STANDARD]
        self._grower = Grower(self.cards, DECK_SIZE, names_used, bases, LEAST_BASES)

    def grow(self, chance: Chance) -> list[tuple[int, str]]:
        """Copies and keys of a deck with its chips."""
        deck = self._grower.grow(chance)
        if self.chips and chance.below(4) != 0:
            keys: dict[str, int] = {}
            for _ in range(1 + chance.below(MOST_CHIPS)):
                key = self.chips[chance.below(len(self.chips))].key
                keys[key] = keys.get(key, 0) + 1
            deck += [(count, key) for key, count in keys.items()]
        return deck
