"""Cards of α made up for a test, for what no bundled card shows alone.

scorch = command("T-1", "use at battle: destroy opponent")
t = board("phase battle …", scorch)
"""

from collections.abc import Sequence
from typing import Any

from cardmaking import made
from netocean.games.alpha.printed import Face


def digimon(number: str, *lines: str, **facts: Any) -> Face:
    """A Digimon with these ability lines: Level III, type A, cost 2, speed 4, HP 300, powers 300, 200, 100."""
    told: dict[str, Any] = {
        "kind": "digimon",
        "level": "III",
        "type": "A",
        "cost": 2,
        "speed": 4,
        "hp": 300,
        "skills": {"A": 300, "B": 200, "C": 100},
    }
    return _build(number, lines, {**told, **facts})


def evolution(number: str, *names: str, also: Sequence[dict[str, Any]] = (), **facts: Any) -> Face:
    """A Level IV Digimon that evolves from cards of these names (slugs), and asks for `also` besides."""
    condition = {"any": [{"name": name} for name in names], "also": list(also)}
    return digimon(number, **{"level": "IV", "cost": 3, "condition": condition, **facts})


def option(number: str, *lines: str, **facts: Any) -> Face:
    """An ordinary option of cost 1 with these ability lines."""
    return _build(number, lines, {"kind": "option", "option_class": "ordinary", "cost": 1, **facts})


def field(number: str, *icons: str, **facts: Any) -> Face:
    """A Field option of cost 1 that makes these fields."""
    return _build(number, (), {"kind": "option", "option_class": "field", "cost": 1, "fields": list(icons), **facts})


def command(number: str, *lines: str, **facts: Any) -> Face:
    """A Command with these ability lines."""
    return _build(number, lines, {"kind": "command", **facts})


def _build(number: str, lines: Sequence[str], facts: dict[str, Any]) -> Face:
    card: Face = made("alpha", number, lines, facts)
    return card
