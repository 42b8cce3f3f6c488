"""What people do with whole packs: seal and give away, take in, number anew, copy, put two together, fill in cards."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from netocean.catalog.brought import game_of, read_beside
from netocean.catalog.errors import PackError, PackFault
from netocean.catalog.files import MANIFEST, Files, digest, read_files, write_zip
from netocean.catalog.library import Library, facts_of, names_of
from netocean.catalog.lines import Manifest, read_text, read_toml
from netocean.catalog.packfile import PackFile, manifest_text, to_files
from netocean.catalog.packs import LANGUAGE_VERSION, read_pack
from netocean.catalog.storing import store_pack

_VERSION: Final = re.compile(r"\d{1,6}\.\d{1,6}\.\d{1,6}")
_NUMBER: Final = re.compile(r"\d{1,6}")


def library_for(game: str) -> Library:
    """The library that a pack is checked above: with the packs of the own folder, if those can be used."""
    library = Library.bundled(game)
    try:
        names_of(library.packs)
    except PackError:
        return Library(game, library.bundled_folders)
    return library


def checked(path: Path) -> tuple[Files, list[PackFault]]:
    """The files of a pack in a folder or a zip, and all that is wrong with it."""
    files, faults = read_files(path)
    game = game_of(files)
    if faults or not game:
        return files, faults or read_pack(files, sealed=path.is_file())[1]
    return files, read_beside(files, library_for(game), sealed=path.is_file())[1]


def sound(path: Path) -> Files:
    """The files of a pack without faults. Raises PackError with all that is wrong with it."""
    files, faults = checked(path)
    if faults:
        raise PackError(faults)
    return files


def sealed(files: Files, version: str = "") -> Files:
    """Files with their digest in the manifest, and perhaps with another version."""
    manifest = manifest_in(files)
    changed = msgspec.structs.replace(manifest, digest=digest(files), version=version or manifest.version)
    return {**files, MANIFEST: manifest_text(changed).encode()}


def manifest_in(files: Files) -> Manifest:
    """What a manifest says that can be read. Raises PackError for any other."""
    text = read_text(files.get(MANIFEST, b""), MANIFEST)
    manifest = text if isinstance(text, PackFault) else read_toml(text, Manifest, MANIFEST)
    if isinstance(manifest, PackFault):
        raise PackError([manifest])
    return manifest


def write(files: Files, out: Path, replace: bool) -> None:
    """Writes a sound pack: into a folder, or as a zip if the name says so. Raises PackError; then nothing has changed."""
    if out.suffix != ".zip":
        below = library_for(manifest_in(files).game).packs
        others = [pack for pack in below if pack.id != manifest_in(files).id]
        store_pack(files, out, names_of(others), replace, facts_of(others))
        return
    if out.exists() and not replace:
        raise PackError([PackFault("import-folder-taken", {"folder": str(out)[:200]})])
    made = out.with_name(out.name + ".new")
    try:
        made.write_bytes(write_zip(sealed(files)))
        made.replace(out)
    except OSError as error:
        made.unlink(missing_ok=True)
        raise PackError([PackFault("import-folder-unusable", {"folder": str(out.parent)[:200]})]) from error


def versioned(version: str) -> str:
    """A version as packs have it: three numbers. Raises PackError for any other text."""
    if _VERSION.fullmatch(version) is None:
        raise PackError([PackFault("pack-bad-version", {"version": version[:40]}, MANIFEST)])
    return version


def next_version(*versions: str) -> str:
    """The version after the newest of these."""
    numbers = max([int(number) for number in [*_NUMBER.findall(one), "0", "0", "0"][:3]] for one in versions)
    return ".".join(map(str, [*numbers[:2], numbers[2] + 1]))


def renamed(pack: PackFile, id: str) -> PackFile:
    """A copy of a pack under another id: the keys of its cards begin with that."""
    former, now = f"{pack.id}/", f"{id}/"

    def key(text: str) -> str:
        return now + text.removeprefix(former) if text.startswith(former) else text

    return msgspec.structs.replace(
        pack,
        id=id,
        cards=[{**card, "key": key(str(card.get("key", "")))} for card in pack.cards],
        decks=[
            msgspec.structs.replace(deck, cards={key(card): copies for card, copies in deck.cards.items()})
            for deck in pack.decks
        ],
    )


def overlay(library: Library, keys: Iterable[str], id: str, title: str) -> PackFile:
    """A pack to fill in cards: all that is known of them, as it stands. Raises UnknownCard, PackError for other cards."""
    cards = [library.card(key) for key in keys]
    known = [card.key for card in cards if card.facts.status == "verified"]
    if known:
        raise PackError([PackFault("pack-overlay-verified", {"card": key}) for key in known])
    facts: list[dict[str, Any]] = [json.loads(msgspec.json.encode(card.facts)) for card in cards]
    return PackFile(id, library.game, "0.1.0", LANGUAGE_VERSION, "private", {"en": title}, overlay=True, cards=facts)


def files_of(pack: PackFile) -> Files:
    """The files of a value that is a sound pack. Raises PackError with all that is wrong with it."""
    files = to_files(pack)
    faults = read_beside(files, library_for(pack.game))[1]
    if faults:
        raise PackError(faults)
    return files
