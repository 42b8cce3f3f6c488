"""How a game stands that is played on sheets, Hyper Colosseum and the Appmon game: registers and phases.

The other modules of a game speak of them in the words of its own `sheet`, whose registers begin at `OWN`.
"""

from typing import Final

from netocean.engine.game import Game

# Registers.
TURN: Final = 0
PHASE: Final = 1
FIRST: Final = 2  # who is first in this turn
RESULT: Final = 3  # the winner of this turn's battle, 2 for a draw, -1 for none yet
WINDOW: Final = 4  # the timing of the window that is open, -1 for none
ACTING: Final = 5  # the seat whose window it is
ACTED: Final = 6  # 1 when the seat has acted in its window
EFFECTS: Final = 7  # effects in this phase
POINTS: Final = 8  # by seat
EVOLVED_AT: Final = 10  # by seat: the turn in which the active card came onto another one, 0 for one that lies below
ENTERED: Final = 12  # by seat: the active card's place in the order of play
OWN: Final = 14

NOBODY: Final = -1  # in RESULT

# Phases; the second and the fourth have the names that a game gives them.
SETUP: Final = 0
PREPARATION: Final = 1
BATTLE: Final = 3
LAST: Final = 4


def registers(size: int) -> list[int]:
    """The registers of a game before its first step."""
    reg = [0] * size
    reg[RESULT] = NOBODY
    reg[WINDOW] = -1
    return reg


def points(game: Game, seat: int) -> int:
    """The points of a seat."""
    return game.reg[POINTS + seat]


def first(game: Game) -> int:
    """Who is first in this turn."""
    return game.reg[FIRST]


def in_phase_order(game: Game, rank: int, second_leads_battle: bool) -> int:
    """The seat that acts first (0) or second (1) in this phase: in a battle the second one may be first."""
    leader = game.reg[FIRST]
    if second_leads_battle and game.reg[PHASE] == BATTLE:
        leader = 1 - leader
    return leader if rank == 0 else 1 - leader


def numbers(game: Game) -> dict[str, int]:
    """What everybody sees of the registers."""
    reg = game.reg
    return {"turn": reg[TURN], "first": reg[FIRST], "points0": reg[POINTS], "points1": reg[POINTS + 1]}
