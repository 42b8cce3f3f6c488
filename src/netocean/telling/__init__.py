"""What happens at a table, put into sayings: messages that are told apart from the language they are read in.

Every game has a package here with what only it has to say; its `__init__` lists what goes before the rooms and the manners
that are named here.

Nouns (zones, phases, types) are shared by their keys. Whole sentences are a game's own: events, questions, answers,
refusals and the game in one minute. Those of the first game are `event-drawn`, `choice-order`; those of another one carry
its `MARK`, the letter of its rule ids: `event-f-drawn`. Where a game has no sentence of its own, the shared one is said.
"""

from functools import cache
from typing import Final

from netocean.catalog.library import Library
from netocean.engine.play import Choice
from netocean.engine.view import View
from netocean.games import kit
from netocean.games.rooms import Rooms

FIRST_GAME = "colosseum"
"""The game that is meant where none is named."""


_ROOMS: Final = {
    "MARK": "cards:MARK",
    "RUNS": "questions:RUNS",
    "Narrator": "narrator:Narrator",
    "active_key": "cards:active_key",
    "ask": "questions:ask",
    "brief": "cards:brief",
    "describe": "sheet:describe",
    "matters": "questions:matters",
    "sort": "sheet:sort",
    "zone": "cards:zone",
}


def _fitting(_library: Library, _key: str, _active: str | None) -> tuple[bool, ...]:
    """For each requirement line of a card, whether it fits: cards have none, or it is not told line by line."""
    return ()


def _stops(_view: View, _choice: Choice) -> bool:
    """Whether somebody who lets everything pass is asked here all the same: always."""
    return True


_MANNERS: Final = {
    "CARDS_SAY_THEIR_NAMES": False,  # whether a card speaks of itself by its name
    "MARKS_FOREIGN_NAMES": False,  # whether a name is marked where its form of another language stands in
    "PASSES_OFTEN": False,  # whether players pass so often that they may want to go on passing by themselves
    "fitting": _fitting,
    "stops": _stops,
}


@cache
def of(game: str) -> Rooms:
    """What a game has to say, under the names above. Raises DataProblem for an unknown game."""
    kit(game)
    return Rooms(f"netocean.telling.{game}", _ROOMS, _MANNERS)
