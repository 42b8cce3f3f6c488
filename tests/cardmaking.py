"""Cards made up for a test, of whichever game."""

from collections.abc import Sequence
from typing import Any

import msgspec

from netocean.abilities.reader import read_ability
from netocean.games import kit


def made(game: str, number: str, lines: Sequence[str], facts: dict[str, Any]) -> Any:
    """A card of a game with these ability lines and facts, as the engine uses it: verified, named by its number."""
    rooms = kit(game)
    told = {"key": f"test/{number}", "number": number, "name": number.lower(), "status": "verified", **facts}
    return rooms.build(msgspec.convert(told, rooms.Facts), [read_ability(line, rooms.VOCABULARY) for line in lines])
