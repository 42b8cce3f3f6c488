"""What happens at a table, put into sayings: messages that are told apart from the language they are read in.

Every game has a package here with what only it has to say, under the names that its `__init__` lists.
"""

from importlib import import_module
from types import ModuleType

from netocean.games import kit


def of(game: str) -> ModuleType:
    """What a game has to say. Raises DataProblem for an unknown game."""
    kit(game)
    return import_module(f"netocean.telling.{game}")
