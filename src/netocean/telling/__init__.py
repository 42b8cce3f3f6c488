"""What happens at a table, put into sayings: messages that are told apart from the language they are read in.

Every game has a package here with what only it has to say, under the names that its `__init__` lists.

Nouns (zones, phases, types) are shared by their keys. Whole sentences are a game's own: events, questions, answers,
refusals and the game in one minute. Those of the first game are `event-drawn`, `choice-order`; those of another one carry
its `MARK`, the letter of its rule ids: `event-f-drawn`. Where a game has no sentence of its own, the shared one is said.
"""

from importlib import import_module
from types import ModuleType

from netocean.games import kit

FIRST_GAME = "colosseum"
"""The game that is meant where none is named."""


def of(game: str) -> ModuleType:
    """What a game has to say. Raises DataProblem for an unknown game."""
    kit(game)
    return import_module(f"netocean.telling.{game}")
