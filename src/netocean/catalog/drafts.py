"""Packs that are still being made: as much of them as can be read, beside all that is wrong."""

from typing import Final

from netocean.abilities.errors import AbilityError
from netocean.abilities.reader import read_ability
from netocean.abilities.tree import Ability
from netocean.catalog.brought import read_beside
from netocean.catalog.errors import PackFault
from netocean.catalog.library import Library
from netocean.catalog.packfile import PackFile, to_files
from netocean.catalog.packs import Pack
from netocean.catalog.safety import LONGEST_LINE

_MOST_LINES: Final = 40
"""So many abilities of one card are drawn."""


def draft(library: Library, pack: PackFile) -> tuple[Library, Pack | None, list[PackFault]]:
    """A library with a pack that may have faults: with those of its cards whose facts can be read, and all faults."""
    found, faults = read_beside(to_files(pack), library)
    if found is None or pack.game != library.game:
        return library, None, faults
    for key in found.cards:
        found.fill(key, _readable(found, pack.abilities.get(key.removeprefix(f"{found.id}/"), [])))
    return library.beside([found]), found, faults


def _readable(pack: Pack, lines: list[str]) -> list[Ability]:
    read: list[Ability] = []
    for line in lines[:_MOST_LINES]:
        try:
            read.append(read_ability(line[:LONGEST_LINE], pack.rules.vocabulary))
        except AbilityError:
            continue
    return read
