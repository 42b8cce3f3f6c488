"""An option with an ability line, used in the window of a battle that I begin: the set-up of most tests of the words."""

from typing import Any

from appmon.board import ME, Board, board
from appmon.made import fused, option
from netocean.engine.table import Printed

BATTLE = "phase battle\nfirst you\n"
"""The second player begins the window: I do."""


def battle(*lines: str, me: str = "XP-01", you: str = "XP-04", cards: tuple[Printed, ...] = ()) -> Board:
    """A battle in my window, each with a base or `base > form` in the box, and more lines of scenario."""
    return board("\n".join([BATTLE, f"me box {me}", f"you box {you}", *lines]), *cards)


def using(line: str, *lines: str, me: str = "XP-01", you: str = "XP-04", cards: tuple[Printed, ...] = ()) -> Board:
    """Such a battle in which I have just opened an option with this use."""
    card = option("T-1", line)
    return battle("me slot T-1", *lines, me=me, you=you, cards=(card, *cards)).answer("open T-1")


def doing(steps: str, *lines: str, me: str = "XP-01", you: str = "XP-04", cards: tuple[Printed, ...] = ()) -> Board:
    """Such a battle in which an option of mine has done these steps."""
    return using(f"use at battle limit at_use: {steps}", *lines, me=me, you=you, cards=cards)


def form(number: str, *lines: str, **facts: Any) -> Printed:
    """A Super from any two Standards: type A, powers 500, 400, 300."""
    told: dict[str, Any] = {"attack": {"A": 500, "B": 400, "C": 300}, "lost_points": (30, 20, 10, 10)}
    return fused(number, {"grade": 1}, {"grade": 1}, lines=lines, **{**told, **facts})


def hand(t: Board, seat: int = ME) -> list[str]:
    """The numbers of the cards in a hand, in their order."""
    return sorted(t.cards(seat, "hand"))
