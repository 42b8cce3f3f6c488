"""What lies on the table of each game, as plain lines: one module a game, found by the game's key.

Each has `table_lines` (everything on the table), `standing` (one line above a question, or nothing), `over` (how the game
ended, in numbers), `ASKED_FIRST` (the rule sets that the first game asks
about, or nothing), and `RULE` and `CARD`, examples of a rule id and of the slug of a card's name.
"""

from importlib import import_module
from types import ModuleType


def board(game: str) -> ModuleType:
    """The table of a game."""
    return import_module(f"netocean.cli.boards.{game}")
