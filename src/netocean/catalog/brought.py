"""Packs that people bring along: checked as any pack is, within bounds, beside the packs that are there already."""

from collections.abc import Sequence
from typing import Final

import msgspec

from netocean.catalog.errors import PackError, PackFault
from netocean.catalog.files import MANIFEST, Files, read_files
from netocean.catalog.library import Library, facts_of, names_of
from netocean.catalog.lines import Manifest, read_text, read_toml
from netocean.catalog.packfile import PackFile, from_files, pack_digest, to_files
from netocean.catalog.packs import Pack, read_pack, sure
from netocean.catalog.safety import printable
from netocean.games import names

MOST_PACKS: Final = 4
"""So many packs come to a table from each side."""
MOST_CARDS: Final = 400
"""So many cards they have together."""
MOST_BYTES: Final = 1_000_000
"""So large they are together, as JSON."""


def with_packs(library: Library, packs: Sequence[PackFile]) -> Library:
    """A library with packs that were brought along. Raises PackError with all that is wrong with the first bad one."""
    read: list[Pack] = []
    for pack in packs:
        below = [one for one in library.packs if one.id != pack.id] + read
        read.append(sure(*read_value(pack, library, below)))
    return library.beside(read)


def read_value(pack: PackFile, library: Library, below: Sequence[Pack]) -> tuple[Pack | None, list[PackFault]]:
    """A pack that was brought along, as far as it can be read, and all its faults."""
    return read_beside(to_files(pack), library, below)


def read_beside(
    files: Files, library: Library, below: Sequence[Pack] | None = None, sealed: bool = False
) -> tuple[Pack | None, list[PackFault]]:
    """The files of a pack, as far as they can be read, and all faults that it has above other packs.

    Those are all of the library but one of the same id, where no others are named.
    """
    found, faults = read_pack(files, trusted=True)
    if found is None:
        return None, faults
    pack = found.id
    if below is None:
        below = [one for one in library.packs if one.id != pack]
    found, faults = read_pack(files, names_of(below), below=facts_of(below), sealed=sealed)
    if found is not None:
        found.kept = False
        if found.manifest.game != library.game:
            faults.append(PackFault("pack-other-game", {"game": printable(found.manifest.game)}, MANIFEST))
    if library.is_bundled(pack) or any(one.id == pack for one in below):
        faults.append(PackFault("pack-duplicate-id", {"pack": printable(pack)}, MANIFEST))
    return found, faults


def game_of(files: Files) -> str:
    """The game that a manifest names; empty if it cannot be read, or there is no such game."""
    text = read_text(files.get(MANIFEST, b""), MANIFEST)
    manifest = text if isinstance(text, PackFault) else read_toml(text, Manifest, MANIFEST)
    return manifest.game if isinstance(manifest, Manifest) and manifest.game in names() else ""


def bounded(packs: Sequence[PackFile]) -> None:
    """Raises PackError if these are more packs than one side may bring along."""
    cards = sum(len(pack.cards) for pack in packs)
    size = len(msgspec.json.encode(packs))
    for key, count, limit in (
        ("pack-too-many", len(packs), MOST_PACKS),
        ("pack-too-many-cards", cards, MOST_CARDS),
        ("pack-too-large", size, MOST_BYTES),
    ):
        if count > limit:
            raise PackError([PackFault(key, {"count": count, "size": count, "limit": limit})])


def same(ours: PackFile, theirs: PackFile) -> None:
    """Raises PackError unless two packs of one id hold the same: else nobody could tell whose card a key means."""
    if pack_digest(ours) != pack_digest(theirs):
        raise PackError([PackFault("pack-other-version", {"pack": printable(ours.id)})])


def own_value(library: Library, pack: str) -> PackFile | None:
    """A pack of a person's own folder as a value; None for any other."""
    folder = library.folder(pack)
    if folder is None:
        return None
    files, _ = read_files(folder)
    return from_files(files) if files else None
