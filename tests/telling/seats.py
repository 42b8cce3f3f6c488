"""What the seats of a position or of a whole game are told, in sayings."""

from collections.abc import Iterator

from netocean.catalog.library import Library
from netocean.engine.events import Event, Journal
from netocean.engine.game import Game
from netocean.lab.cards import bench
from netocean.telling import of
from netocean.telling.sayings import Battle, Line, Part
from telling.whole import playing

TELLING = of("colosseum")


def library() -> Library:
    """The bundled cards."""
    return bench("colosseum").library


def narrator(seat: int):
    """Somebody who tells a seat what happens."""
    return TELLING.Narrator(library(), seat, bench("colosseum").rules("primer").doubted)


def told(events: list[Event], seat: int = 0) -> list[Line]:
    """Events as lines."""
    return narrator(seat).tell_all(events)


def sayings(events: list[Event], seat: int = 0) -> list[Part]:
    """What the lines of events say."""
    return [line.saying for line in told(events, seat)]


def fought(position, seat: int = 0) -> Battle:
    """The last battle of a position that was played on."""
    teller = narrator(seat)
    battles = []
    for event in position.journal.seats[seat]:
        teller.tell(event)
        if teller.battle is not None:
            battles.append(teller.battle)
    return battles[-1]


def played(decks: tuple[str, str], seed: str, turns: int = 12) -> Iterator[tuple[Game, Journal]]:
    """A game of chance, at each of its choices."""
    return playing("colosseum", "primer", decks, seed, turns)
