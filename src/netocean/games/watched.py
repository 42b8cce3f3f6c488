# form: interpreted (games are watched only where faults are looked for)
"""What the lab asks of a running game of the Digimon games: which abilities act, and what has to hold in one game alone."""

from netocean.abilities.interpreter import EffectStep
from netocean.abilities.tree import Ability
from netocean.engine.game import Game, Sink
from netocean.engine.table import Printed
from netocean.games.able import Able


def acting(game: Game) -> list[tuple[str, int, int]]:
    """The abilities that act now: the key of the card, the place of the ability, the next operation."""
    return [(game.sources[step.source].key, step.b, step.at) for step in game.stack if isinstance(step, EffectStep)]


def abilities(printed: Printed) -> list[Ability]:
    """All abilities of a card, by their places."""
    assert isinstance(printed, Able)
    return printed.abilities


class Watch(Sink):
    """Watches a game for what must hold in it alone: here nothing that the properties of every game do not say."""

    def emit(self, game: Game, key: str, rule: str, seat: int, cards: list[int], amount: int, word: str) -> None:
        """Take one event."""

    def faults(self, game: Game) -> list[tuple[str, str]]:
        """What does not hold now: key, and what was seen."""
        return []
