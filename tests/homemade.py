"""A small pack of one's own for tests: as a value, as files, as a folder."""

import copy
from pathlib import Path
from typing import Any

import msgspec

from netocean.catalog.packfile import PackFile, to_files

HOME: dict[str, Any] = {
    "id": "home",
    "game": "colosseum",
    "version": "1.0.0",
    "language": 1,
    "licence": "CC0-1.0",
    "name": {"en": "Home set", "ja": "ホームセット"},
    "practice": True,
    "names": [
        {"slug": "kelp-pup", "en": "Kelp Pup", "ja": "ケルプパップ"},
        {"slug": "kelp-hound", "en": "Kelp Hound"},
        {"slug": "spring-flood", "en": "Spring Flood"},
    ],
    "cards": [
        {
            "key": "home/H-1", "name": "kelp-pup", "kind": "digimon", "status": "verified", "number": "H-1",
            "frame": "green", "level": "III", "type": "B", "attack": {"A": 350, "B": 250, "C": 140}, "guard": {"C": "A"},
            "lost_points": [10, 10, 10, 10], "species": "mammal", "attribute": "Data", "fields": ["DS"], "practice": True,
        },
        {
            "key": "home/H-2", "name": "kelp-hound", "kind": "digimon", "status": "verified", "number": "H-2",
            "frame": "green", "level": "IV", "type": "A", "attack": {"A": 430, "B": 350, "C": 200}, "guard": {"C": "A"},
            "lost_points": [20, 10, 10, 10], "species": "beast", "attribute": "Data", "fields": ["DS"],
            "lines": [{"kind": "net_ocean", "base": {"name": "kelp-pup"}, "count": 2, "symbols": "○×"}], "practice": True,
        },
        {
            "key": "home/H-3", "name": "spring-flood", "kind": "option", "status": "verified", "number": "H-3",
            "frame": "green", "option_class": "item", "practice": True,
        },
    ],
    "abilities": {
        "H-2": ["keyword underwater", "when win: mill opponent 1"],
        "H-3": ["use at battle if me.active is {field DS} limit end_of_turn: add_attack me 60"],
    },
}  # fmt: skip
"""A Level III, what it evolves into, and an item."""
DECK = [
    ("home/H-1", 3), ("home/H-2", 3), ("home/H-3", 3), ("colosseum/St-1", 3), ("colosseum/St-2", 3),
    ("colosseum/St-3", 3), ("colosseum/St-4", 3), ("colosseum/St-49", 3), ("colosseum/St-50", 3), ("colosseum/St-51", 3),
]  # fmt: skip
"""A legal deck with all three."""
LISTED = [(copies, key) for key, copies in DECK]
"""The same as requests bring it."""


def homemade(**changes: Any) -> dict[str, Any]:
    """The pack with other fields."""
    return {**copy.deepcopy(HOME), **changes}


def with_card(place: int, /, **changes: Any) -> dict[str, Any]:
    """The pack with other facts of a card; what is None is left out."""
    pack = homemade()
    card = {**pack["cards"][place], **changes}
    pack["cards"][place] = {name: value for name, value in card.items() if value is not None}
    return pack


def value(pack: dict[str, Any]) -> PackFile:
    """The pack as a value."""
    return msgspec.convert(pack, PackFile)


def files(pack: dict[str, Any] | None = None, **changes: bytes | None) -> dict[str, bytes]:
    """The files of the pack, some of them others, or none."""
    found: dict[str, bytes | None] = {**to_files(value(pack or HOME))}
    found |= {name.replace("__", "."): content for name, content in changes.items()}
    return {name: content for name, content in found.items() if content is not None}


def laid(folder: Path, found: dict[str, bytes]) -> Path:
    """Files as a folder."""
    for name, content in found.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder
