"""Keeps the parsed abilities of packs between runs, so that loading a pack does not parse.

An entry is a file named by the digest of all that it depends on, so that it is never stale. Where nothing can be
written, everything works and is parsed each time; an entry that cannot be read is made again.
"""

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from netocean.abilities.cache import BrokenTrees, cache_key, pack_trees, unpack_trees
from netocean.abilities.tree import Ability
from netocean.abilities.vocabulary import Vocabulary


def load_abilities(
    text: str, vocabulary: Vocabulary, cache_dir: Path | None = None, kept: bool = True
) -> Mapping[str, list[Ability]]:
    """The abilities of the text of an `.abilities` file, from the cache if they have been read before and are `kept`."""
    folder = (cache_dir if cache_dir is not None else user_cache()) if kept else None
    entry = folder / f"{cache_key(text, vocabulary)}.trees" if folder else None
    if entry is not None:
        with suppress(OSError, BrokenTrees):
            return unpack_trees(entry.read_bytes())
    from netocean.abilities.reader import read_file  # noqa: PLC0415 - brings the parser, which is slow to import

    cards = read_file(text, vocabulary)
    if entry is not None:
        with suppress(OSError):
            _write(entry, pack_trees(cards))
    return cards


def user_cache() -> Path | None:
    """The folder for parsed abilities in this person's cache, by the XDG convention; none where there is no home."""
    base = os.environ.get("XDG_CACHE_HOME", "")
    if not os.path.isabs(base):
        base = os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base, "netocean", "abilities") if os.path.isabs(base) else None


def _write(entry: Path, data: bytes) -> None:
    """Writes a file so that others see it whole or not at all."""
    entry.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=entry.parent, suffix=".new")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(name, entry)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
