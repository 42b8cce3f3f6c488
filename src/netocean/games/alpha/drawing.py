# form: interpreted (decks are drawn once before a game)
"""Random decks of α, grown along what cards evolve from, so that their games are lively."""

from collections.abc import Mapping, Sequence

from netocean.abilities.tree import Ability
from netocean.engine.chance import Chance
from netocean.games.alpha.construction import DECK_SIZE, names_used
from netocean.games.alpha.faces import Facts
from netocean.games.growing import Grower, playable

LOW = ("I", "II", "III")
LEAST_LOW = 9


class Drawer:
    """Grows decks of the right size from the cards that may be in one; they may yet break a rule."""

    def __init__(self, cards: Sequence[tuple[Facts, list[Ability]]], switches: Mapping[str, str]) -> None:
        good = playable(cards, switches)
        low = [facts for facts in good if facts.level in LOW]
        self._grower = Grower(good, DECK_SIZE, names_used, low, LEAST_LOW)

    def grow(self, chance: Chance) -> list[tuple[int, str]]:
        """Copies and keys of a deck."""
        return self._grower.grow(chance)
