"""From where an ability is read."""

from typing import Final

NO_CARD: Final = -1


class Scene:
    """From where an ability is read: its controller, its card, the event's number, its card, and the other card of it."""

    def __init__(self, seat: int, card: int, that: int = 0, it: int = NO_CARD, other: int = NO_CARD) -> None:
        self.seat: int = seat
        self.card: int = card
        self.that: int = that
        self.it: int = it
        self.other: int = other
