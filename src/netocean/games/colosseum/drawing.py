# form: interpreted (decks are drawn once before a game)
"""Random decks of Hyper Colosseum, grown along what cards ask for, so that their games are lively."""

from collections.abc import Mapping, Sequence

from netocean.abilities.tree import Ability
from netocean.engine.chance import Chance
from netocean.games.colosseum.construction import DECK_SIZE, names_used
from netocean.games.colosseum.faces import Facts
from netocean.games.growing import Grower, playable


class Drawer:
    """Grows decks of the right size from the cards that may be in one; they may yet break a rule."""

    def __init__(self, cards: Sequence[tuple[Facts, list[Ability]]], switches: Mapping[str, str]) -> None:
        self._grower = Grower(playable(cards, switches), DECK_SIZE, names_used)

    def grow(self, chance: Chance) -> list[tuple[int, str]]:
        """Copies and keys of a deck."""
        return self._grower.grow(chance)
