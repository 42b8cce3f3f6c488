"""Cards and chips of Appmon made up for a test, for what no bundled card shows alone.

shout = option("T-1", "use at battle limit end_of_battle: add_attack me 100")
t = board("phase battle …", shout)
"""

from collections.abc import Sequence
from typing import Any

from cardmaking import made
from netocean.engine.table import Printed


def appmon(number: str, *lines: str, **facts: Any) -> Printed:
    """An Appmon with these ability lines: Standard, type A, powers 300, 200, 100, plug ●■, link ●+100."""
    told: dict[str, Any] = {
        "kind": "appmon",
        "grade": 1,
        "attributes": ["Tool"],
        "type": "A",
        "attack": {"A": 300, "B": 200, "C": 100},
        "lost_points": (20, 10, 10, 10),
        "plug": ("●", "■"),
        "link": {"symbol": "●", "amount": 100},
    }
    return _build(number, lines, {**told, **facts})


def fused(number: str, *partners: Any, lines: Sequence[str] = (), **facts: Any) -> Printed:
    """A Super Appmon of two partners, each a name (slug) or the fields of a condition."""
    pair = [{"name": one} if isinstance(one, str) else one for one in partners]
    return appmon(number, *lines, **{"grade": 2, "fusion": [pair], **facts})


def digimon(number: str, *lines: str, **facts: Any) -> Printed:
    """A Digimon with these ability lines: Level III, type A, powers 300, 200, 100."""
    told: dict[str, Any] = {
        "kind": "digimon",
        "grade": 1,
        "type": "A",
        "attack": {"A": 300, "B": 200, "C": 100},
        "lost_points": (20, 10, 10, 10),
    }
    return _build(number, lines, {**told, **facts})


def option(number: str, *lines: str, **facts: Any) -> Printed:
    """An option with these ability lines."""
    return _build(number, lines, {"kind": "option", "option_class": "battle", **facts})


def chip(number: str, name: str, **facts: Any) -> Printed:
    """A chip that shows the Appmon of this name (slug)."""
    return _build(number, (), {"kind": "chip", "name": name, **facts})


def _build(number: str, lines: Sequence[str], facts: dict[str, Any]) -> Printed:
    card: Printed = made("appmon", number, lines, facts)
    return card
