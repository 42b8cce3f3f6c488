"""Writes what a person has imported: whole or not at all."""

import json
import shutil
import tempfile
from collections.abc import Iterable, Mapping, Sequence, Set
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from netocean.catalog.errors import PackError, PackFault
from netocean.catalog.files import MANIFEST, digest, read_files
from netocean.catalog.lines import NameForms
from netocean.catalog.packs import LANGUAGE_VERSION, NAMES, load_pack

SET = "cards"
"""The only set of a pack that was imported."""


def pack_files(
    pack: str,
    game: str,
    title: str,
    facts: Iterable[Any],
    names: Iterable[NameForms],
    abilities: Mapping[str, Sequence[str]],
) -> dict[str, str]:
    """The files of a pack by their names; `abilities` are canonical lines by the end of the key of their card."""
    paragraphs = ["\n".join([f"[{tail}]", *lines]) for tail, lines in abilities.items() if lines]
    manifest = [
        f"id = {_quoted(pack)}",
        f"game = {_quoted(game)}",
        'version = "1.0.0"',
        f"language = {LANGUAGE_VERSION}",
        'licence = "private"',
        f"sets = [{_quoted(SET)}]",
        "",
        "[name]",
        f"en = {_quoted(title)}",
    ]
    return {
        MANIFEST: "\n".join(manifest) + "\n",
        f"{SET}.jsonl": _lines(facts),
        NAMES: _lines(names),
        f"{SET}.abilities": "\n\n".join(paragraphs) + "\n",
    }


def store_pack(files: Mapping[str, str], folder: Path, known_names: Set[str], replace: bool = False) -> None:
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
        load_pack(made, known_names)
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
        made.write_text(_lines(names[slug] for slug in sorted(names)), encoding="utf-8")
        made.replace(path)
    except OSError as error:
        with suppress(OSError):
            made.unlink()
        raise PackError([PackFault("import-folder-unusable", {"folder": str(path.parent)[:200]})]) from error


def _write(files: Mapping[str, str], folder: Path) -> None:
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    read, _ = read_files(folder)
    manifest = files[MANIFEST].replace("\n[name]", f"digest = {_quoted(digest(read))}\n\n[name]", 1)
    (folder / MANIFEST).write_text(manifest, encoding="utf-8")


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


def _lines(objects: Iterable[Any]) -> str:
    """A JSON object a line, without what is not set."""
    return "".join(
        json.dumps({name: value for name, value in fields.items() if value not in (None, [], ())}, ensure_ascii=False)
        + "\n"
        for fields in map(msgspec.to_builtins, objects)
    )


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
