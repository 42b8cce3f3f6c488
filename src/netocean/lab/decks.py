"""Random legal decks from all playable cards, drawn as the game says, so that their games are lively."""

from functools import cache
from typing import Any

from netocean.catalog.rules import rules_of
from netocean.engine.chance import Chance
from netocean.engine.errors import EngineFault
from netocean.engine.ruleset import RuleSet
from netocean.lab.cards import Bench, Cards, bench

_TRIES = 500


class DeckMaker:
    """Draws decks under one setting of the rules."""

    def __init__(self, bench: Bench, switches: dict[str, str]) -> None:
        self._bench = bench
        self._rules = rules_of(bench.game)
        self._switches = switches
        cards = bench.library.cards()
        self._pool = [card.facts for card in cards]
        self._drawer: Any = bench.kit.Drawer([(card.facts, card.abilities) for card in cards], switches)

    def draw(self, chance: Chance) -> Cards:
        """A legal deck."""
        for _ in range(_TRIES):
            deck: Cards = self._drawer.grow(chance)
            cards = [(self._bench.library.card(key), copies) for copies, key in deck]
            entries = [(card.facts, card.abilities, copies) for card, copies in cards]
            if not self._rules.check(entries, self._switches, self._pool):
                return deck
        raise EngineFault("fault-no-deck", tries=_TRIES)


def maker(game: str, rules: RuleSet) -> DeckMaker:
    """The deck maker of this process for a game under these rules."""
    return _maker(game, tuple(sorted(rules.values.items())))


@cache
def _maker(game: str, switches: tuple[tuple[str, str], ...]) -> DeckMaker:
    return DeckMaker(bench(game), dict(switches))
