"""Two Digimon face to face: the position in which most effects show.

t = duel("me hand T-3", command("T-3", "use at battle: add_attack me 50 until end_of_battle"))
t.answer("use T-3")
assert t.power(ME) == 150
"""

from typing import Any

from alpha.board import Board, board
from alpha.made import command, digimon, option
from netocean.engine.table import Printed
from netocean.games.alpha.printed import Face

DUEL = "phase battle\nme box T-1\nme fill XA-01\nyou box T-2\nyou fill XA-02\n"
OPENING = "phase evolution\nme box T-1\nme fill XA-01\nyou box T-2\nyou fill XA-02\nme slot T-0 down\n"


def fighter(number: str, power: int = 100, *lines: str, **facts: Any) -> Face:
    """A Digimon of type A, HP 300, with this power whatever the letter; T-1 is faster than all others."""
    speed = 9 if number == "T-1" else 1
    return digimon(number, *lines, **{"skills": dict.fromkeys("ABC", power), "speed": speed, **facts})


def duel(more: str = "", *cards: Printed, mine: Printed | None = None, other: Printed | None = None) -> Board:
    """T-1, which is mine, attacks T-2 directly: the window is open."""
    t = fight(more, *cards, mine=mine, other=other)
    t.answer("attack T-1 T-2")
    return t


def fight(more: str = "", *cards: Printed, mine: Printed | None = None, other: Printed | None = None) -> Board:
    """The opportunity of T-1, with T-2 on the other side."""
    return board(DUEL + more, mine or fighter("T-1"), other or fighter("T-2"), *cards)


def used(
    line: str, more: str = "", *cards: Printed, mine: Printed | None = None, other: Printed | None = None
) -> Board:
    """A duel in which I have used a Command T-0 with this text."""
    t = duel(f"{more}\nme hand T-0\n" if "me hand" not in more else more, command("T-0", f"use at battle{line}"), *cards,
             mine=mine, other=other)  # fmt: skip
    t.answer("use T-0")
    return t


def opened(
    line: str, more: str = "", *cards: Printed, mine: Printed | None = None, other: Printed | None = None
) -> Board:
    """A turn in which my option T-0 with this ability has been turned up at 2-A."""
    return board(OPENING + more, option("T-0", line), mine or fighter("T-1"), other or fighter("T-2"), *cards)
