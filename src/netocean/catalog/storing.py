"""Writes what a person has imported: whole or not at all."""

import shutil
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from netocean.catalog.errors import PackError, PackFault
from netocean.catalog.files import MANIFEST, Files
from netocean.catalog.lines import NameForms
from netocean.catalog.packfile import PackFile, lines, to_files
from netocean.catalog.packs import LANGUAGE_VERSION, load_pack


def pack_files(
    pack: str,
    game: str,
    title: str,
    facts: Iterable[Any],
    names: Iterable[NameForms],
    abilities: Mapping[str, Sequence[str]],
) -> Files:
    """The files of a pack by their names; `abilities` are canonical lines by the end of the key of their card."""
    cards = [msgspec.to_builtins(one) for one in facts]
    told = {tail: list(found) for tail, found in abilities.items()}
    value = PackFile(
        pack, game, "1.0.0", LANGUAGE_VERSION, "private", {"en": title}, names=list(names), cards=cards, abilities=told
    )
    return to_files(value)


def store_pack(
    files: Files,
    folder: Path,
    known_names: Mapping[str, NameForms],
    replace: bool = False,
    below: Mapping[str, Any] | None = None,
) -> None:
    """Writes a pack into a folder, once it has passed the checks that every pack must pass.

    Raises PackError with all that is wrong with it, or if the folder holds something and is not a pack to `replace`. Then
    nothing has changed.
    """
    taken = folder.exists() and (not folder.is_dir() or any(folder.iterdir()))
    if taken and not (replace and (folder / MANIFEST).is_file()):
        raise PackError([PackFault("import-folder-taken", {"folder": str(folder)[:200]})])
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        made = Path(tempfile.mkdtemp(prefix=".import-", dir=folder.parent))
    except OSError as error:
        raise PackError([PackFault("import-folder-unusable", {"folder": str(folder)[:200]})]) from error
    try:
        _write(files, made)
        load_pack(made, known_names, below=below)
        _swap(made, folder)
    except OSError as error:
        raise PackError([PackFault("import-folder-unusable", {"folder": str(folder)[:200]})]) from error
    finally:
        shutil.rmtree(made, ignore_errors=True)


def store_names(names: Mapping[str, NameForms], path: Path) -> None:
    """Writes a file of names. Raises PackError if it cannot be written; then nothing has changed."""
    made = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(lines(names[slug] for slug in sorted(names)), encoding="utf-8")
        made.replace(path)
    except OSError as error:
        with suppress(OSError):
            made.unlink()
        raise PackError([PackFault("import-folder-unusable", {"folder": str(path.parent)[:200]})]) from error


def _write(files: Files, folder: Path) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)


def _swap(made: Path, folder: Path) -> None:
    """Puts a folder in the place of another one, which comes back if that fails."""
    made.chmod(0o755)
    if not folder.exists():
        made.rename(folder)
        return
    former = made.with_name(made.name + "-former")
    folder.rename(former)
    try:
        made.rename(folder)
    except OSError:
        former.rename(folder)
        raise
    shutil.rmtree(former, ignore_errors=True)
