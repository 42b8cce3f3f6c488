"""The files of a pack, in a folder or in a zip, within bounds."""

import zipfile
import zlib
from hashlib import blake2b
from pathlib import Path

from netocean.catalog.errors import PackFault

MOST_BYTES = 5_000_000
"""The size of the largest file in a pack."""
MOST_FILES = 500
MANIFEST = "pack.toml"
_KINDS = (".toml", ".txt", ".jsonl", ".abilities")
_PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # what every Python can unpack


def read_files(path: Path) -> tuple[dict[str, bytes], list[PackFault]]:
    """The files of a pack by their names (`decks/greymon.toml`), and what is wrong with them."""
    try:
        return _read_folder(path) if path.is_dir() else _read_zip(path)
    except (OSError, zipfile.BadZipFile, zlib.error, RuntimeError, EOFError, ValueError):
        return {}, [PackFault("pack-unreadable", {}, path.name)]


def digest(files: dict[str, bytes]) -> str:
    """The digest of the content of a pack: of all its files but `pack.toml`."""
    state = blake2b(digest_size=16)
    for name in sorted(files):
        if name != MANIFEST:
            state.update(f"{name}\0{len(files[name])}\0".encode())
            state.update(files[name])
    return f"blake2b:{state.hexdigest()}"


def _read_folder(path: Path) -> tuple[dict[str, bytes], list[PackFault]]:
    found = [file for file in sorted([*path.iterdir(), *path.glob("decks/*")]) if file.is_file()]
    sizes = {file.relative_to(path).as_posix(): file.stat().st_size for file in found if file.suffix in _KINDS}
    faults = _bounds(sizes)
    return ({}, faults) if faults else ({name: (path / name).read_bytes() for name in sizes}, [])


def _read_zip(path: Path) -> tuple[dict[str, bytes], list[PackFault]]:
    with zipfile.ZipFile(path) as archive:
        members = [info for info in archive.infolist() if not info.is_dir()]
        members = [info for info in members if Path(info.filename).suffix in _KINDS]
        top = _top([info.filename for info in members])
        named = {info.filename.removeprefix(top): info for info in members if info.filename.startswith(top)}
        sizes = {name: info.file_size for name, info in named.items() if _belongs(name)}
        if any(named[name].compress_type not in _PACKED for name in sizes):
            raise zipfile.BadZipFile
        faults = _bounds(sizes)
        return ({}, faults) if faults else ({name: archive.read(top + name) for name in sizes}, [])


def _top(names: list[str]) -> str:
    """The folder in a zip that holds the pack: the place of its manifest."""
    manifests = sorted((name for name in names if name.split("/")[-1] == MANIFEST), key=len)
    return manifests[0].removesuffix(MANIFEST) if manifests else ""


def _belongs(name: str) -> bool:
    """Whether a file of a zip is where a folder would have it too: at the top, or among the decks."""
    return "/" not in name.removeprefix("decks/")


def _bounds(sizes: dict[str, int]) -> list[PackFault]:
    if len(sizes) > MOST_FILES:
        return [PackFault("pack-too-many-files", {"count": len(sizes), "limit": MOST_FILES})]
    return [
        PackFault("pack-file-too-large", {"size": size, "limit": MOST_BYTES}, name)
        for name, size in sizes.items()
        if size > MOST_BYTES
    ]
