"""What a person has added in a folder of his own: packs, and names in other languages."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from netocean.catalog.errors import PackError
from netocean.catalog.files import MANIFEST
from netocean.catalog.lines import NameForms, read_lines, read_text
from netocean.catalog.packs import read_manifest

HOME = "NETOCEAN_HOME"
"""The variable that names the folder; without it, it is where programs keep such things on this system."""


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of this person."""
    named = environment.get(HOME)
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(environment.get("APPDATA") or Path.home()) / "netocean"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "netocean"
    return Path(environment.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "netocean"


def packs_folder() -> Path:
    """Where packs lie that are always loaded."""
    return home() / "packs"


def own_packs(game: str) -> list[Path]:
    """The packs of a game in the own folder. Raises PackError where a manifest cannot be read."""
    root = packs_folder()
    if not root.is_dir():
        return []
    found = [path for path in sorted(root.iterdir()) if (path / MANIFEST).is_file()]
    return [path for path in found if read_manifest(path).game == game]


def names_file(game: str) -> Path:
    """The file of names in other languages."""
    return home() / "names" / f"{game}.jsonl"


def own_names(game: str) -> dict[str, NameForms]:
    """Names in other languages by their slugs. Raises PackError where the file cannot be read."""
    path = names_file(game)
    if not path.is_file():
        return {}
    text = read_text(path.read_bytes(), path.name)
    if not isinstance(text, str):
        raise PackError([text])
    read, faults = read_lines(text, NameForms, path.name)
    if faults:
        raise PackError(faults)
    return {forms.slug: forms for _, forms in read}
