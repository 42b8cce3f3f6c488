# form: interpreted
"""What happens, told to each seat as it may know it at that moment."""

import msgspec

from netocean.engine.game import Game, Sink
from netocean.engine.table import SEATS


class CardRef(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in an event: the seat's handle (0 when it cannot point at it) and its key if the seat knows it."""

    handle: int = 0
    key: str | None = None


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened: `key` names its message, `rule` the rule that made it, `n` counts this seat's events.

    `seat` is whom it is about (-1 for nobody, 2 for both: a draw); `amount` and `word` are what the message needs.
    """

    n: int
    key: str
    rule: str
    seat: int = -1
    cards: list[CardRef] = []
    amount: int = 0
    word: str = ""
    doubt: bool = False


class Journal(Sink):
    """Keeps the events of a game, one list a seat."""

    def __init__(self) -> None:
        self.seats: list[list[Event]] = [[] for _ in range(SEATS)]

    def emit(self, game: Game, key: str, rule: str, seat: int, cards: list[int], amount: int, word: str) -> None:
        """Write one event down for each seat, masked to what it knows now."""
        table = game.table
        doubt = game.rules.doubted(rule)
        for viewer in range(SEATS):
            told = []
            for card in cards:
                if table.known(viewer, card):
                    told.append(CardRef(table.handle(viewer, card), table.face[card].key))
                else:
                    told.append(CardRef(table.handles[viewer][card]))
            events = self.seats[viewer]
            events.append(Event(len(events) + 1, key, rule, seat, told, amount, word, doubt))
