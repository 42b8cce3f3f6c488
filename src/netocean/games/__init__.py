# form: interpreted
"""The games, one folder each, with the same rooms. A game is found by its folder: nothing else lists it."""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from netocean.engine.errors import DataProblem
from netocean.engine.ruleset import RuleSet


def names() -> list[str]:
    """The keys of all games."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def rules_for(game: str, preset: str, switches: dict[str, str]) -> RuleSet:
    """The rules of a game under a preset with single switches changed: what records and saves are opened with."""
    rules: RuleSet = kit(game).preset(preset, switches)
    return rules


def kit(game: str) -> ModuleType:
    """What the rest of the program needs of a game: its `kit` module. Raises DataProblem for an unknown game."""
    if game not in names():
        raise DataProblem("game-unknown", game=game[:40], known=", ".join(names()))
    return import_module(f"netocean.games.{game}.kit")


def room(game: str, name: str) -> ModuleType:
    """A room that not every game has, as `verifying`. Raises DataProblem where the game has none of that name."""
    kit(game)
    if find_spec(f"netocean.games.{game}.{name}") is None:
        raise DataProblem("game-no-room", game=game, room=name)
    return import_module(f"netocean.games.{game}.{name}")
