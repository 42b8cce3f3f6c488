# form: interpreted
"""The games, one folder each, with the same rooms. A game is found by its folder: nothing else lists it.

Its package tells the year in which it came out, `RELEASED`: wherever games are listed, they stand in this order.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from netocean.engine.errors import DataProblem
from netocean.engine.ruleset import RuleSet
from netocean.games.rooms import Rooms

_KIT: Final = {
    "BINDING": "rulebook:BINDING",
    "DOUBTED": "rulebook:DOUBTED",
    "MAT": "zones:MAT",
    "NOT_TESTABLE": "rulebook:NOT_TESTABLE",
    "PRESETS": "rulesets:PRESETS",
    "PRIMER": "rulebook:PRIMER",
    "RULES": "rulebook:RULES",
    "SWITCHES": "rulesets:SWITCHES",
    "VOCABULARY": "vocabulary.nodes:VOCABULARY",
    "Drawer": "drawing:Drawer",
    "Facts": "faces:Facts",
    "build": "build:build",
    "build_position": "scenario:build_position",
    "check_deck": "construction:check",
    "policy": "policy",
    "preset": "rules:preset",
    "watching": "watching",
}
"""What the rest of the program needs of a game."""


def names() -> list[str]:
    """The keys of all games, in the order in which they came out."""
    found = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return sorted(found, key=_released)


def _released(game: str) -> int:
    year: int = import_module(f"{__name__}.{game}").RELEASED
    return year


def rules_for(game: str, preset: str, switches: dict[str, str]) -> RuleSet:
    """The rules of a game under a preset with single switches changed: what records and saves are opened with."""
    rules: RuleSet = kit(game).preset(preset, switches)
    return rules


@cache
def kit(game: str) -> Rooms:
    """What the rest of the program needs of a game, by the names above. Raises DataProblem for an unknown game."""
    if game not in names():
        raise DataProblem("game-unknown", game=game[:40], known=", ".join(names()))
    return Rooms(f"netocean.games.{game}", _KIT, {})


def room(game: str, name: str) -> ModuleType:
    """A room that not every game has, as `verifying`. Raises DataProblem where the game has none of that name."""
    kit(game)
    if find_spec(f"netocean.games.{game}.{name}") is None:
        raise DataProblem("game-no-room", game=game, room=name)
    return import_module(f"netocean.games.{game}.{name}")
