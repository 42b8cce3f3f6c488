"""The files of a pack, in a folder or in a zip, within bounds. What a zip holds is judged before anything is unpacked."""

import io
import stat
import zipfile
import zlib
from hashlib import blake2b
from pathlib import Path
from typing import Final

from netocean.catalog.errors import PackFault, Params
from netocean.catalog.safety import printable

MOST_BYTES: Final = 5_000_000
"""The size of the largest file in a pack."""
MOST_IN_ALL: Final = 20_000_000
"""The size of all files of a pack together."""
MOST_FILES: Final = 500
MOST_ZIP: Final = 10_000_000
"""The size of the largest zip."""
MOST_RATIO: Final = 200
"""By so much a file in a zip may be packed; those that are no bomb stay far below."""
MANIFEST: Final = "pack.toml"
_KINDS: Final = (".toml", ".txt", ".jsonl", ".abilities")
_ARCHIVES: Final = (".zip", ".gz", ".tgz", ".bz2", ".xz", ".7z", ".rar", ".tar")
_PACKED: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # what every Python can unpack
_SMALL: Final = 4096  # bytes packed: below, no ratio makes a bomb
_WHEN: Final = (1980, 1, 1, 0, 0, 0)
_BROKEN: Final = (OSError, zipfile.BadZipFile, zlib.error, RuntimeError, EOFError, ValueError, NotImplementedError)

Files = dict[str, bytes]


def read_files(path: Path) -> tuple[Files, list[PackFault]]:
    """The files of a pack by their names (`decks/greymon.toml`), and what is wrong with them."""
    try:
        return _read_folder(path) if path.is_dir() else read_zip(_content(path), path.name)
    except _BROKEN:
        return {}, [PackFault("pack-unreadable", {}, path.name)]


def read_zip(content: bytes, name: str) -> tuple[Files, list[PackFault]]:
    """The files of a pack in a zip of that name, and what is wrong with them."""
    if len(content) > MOST_ZIP:
        return {}, [PackFault("pack-file-too-large", {"size": len(content), "limit": MOST_ZIP}, name)]
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return _unpack(archive)
    except _BROKEN:
        return {}, [PackFault("pack-unreadable", {}, name)]


def write_zip(files: Files) -> bytes:
    """A zip of these files: the same files give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            member = zipfile.ZipInfo(name, _WHEN)
            member.compress_type = zipfile.ZIP_DEFLATED
            member.create_system = 3  # the same on every system
            member.external_attr = (stat.S_IFREG | 0o644) << 16
            archive.writestr(member, files[name])
    return out.getvalue()


def digest(files: Files) -> str:
    """The digest of the content of a pack: of all its files but `pack.toml`."""
    state = blake2b(digest_size=16)
    for name in sorted(files):
        if name != MANIFEST:
            state.update(f"{name}\0{len(files[name])}\0".encode())
            state.update(files[name])
    return f"blake2b:{state.hexdigest()}"


def _content(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_ZIP + 1)


def _read_folder(path: Path) -> tuple[Files, list[PackFault]]:
    found = [file for file in sorted([*path.iterdir(), *path.glob("decks/*")]) if file.is_file()]
    sizes = {file.relative_to(path).as_posix(): file.stat().st_size for file in found if file.suffix in _KINDS}
    faults = _bounds(sizes)
    return ({}, faults) if faults else ({name: (path / name).read_bytes() for name in sizes}, [])


# Zips.


def _unpack(archive: zipfile.ZipFile) -> tuple[Files, list[PackFault]]:
    members = archive.infolist()
    if len(members) > MOST_FILES:
        return {}, [PackFault("pack-too-many-files", {"count": len(members), "limit": MOST_FILES})]
    faults = [fault for member in members if (fault := _member_fault(member)) is not None]
    faults += _bounds({member.filename: member.file_size for member in members})
    found = [member.filename for member in members]
    faults += [
        PackFault("pack-file-twice", {}, printable(name)) for name in dict.fromkeys(found) if found.count(name) > 1
    ]
    if faults:
        return {}, faults
    members = [one for one in members if not one.is_dir() and Path(one.filename).suffix in _KINDS]
    top = _top([one.filename for one in members])
    named = {one.filename.removeprefix(top): one for one in members if one.filename.startswith(top)}
    return {name: archive.read(one) for name, one in named.items() if _belongs(name)}, []


def _member_fault(member: zipfile.ZipInfo) -> PackFault | None:
    """What is wrong with a member of a zip by its head alone."""
    name = member.orig_filename.replace("\\", "/")
    params: Params = {}
    key = ""
    if name.startswith("/") or name[1:2] == ":":
        key = "pack-path-absolute"
    elif ".." in name.split("/") or "\0" in name:
        key = "pack-path-outside"
    elif stat.S_ISLNK(member.external_attr >> 16):
        key = "pack-link"
    elif name.lower().endswith(_ARCHIVES):
        key = "pack-nested"
    elif member.flag_bits & 1 or member.compress_type not in _PACKED:
        key = "pack-packed-otherwise"
    elif member.compress_size > _SMALL and member.file_size > MOST_RATIO * member.compress_size:
        key, params = "pack-bomb", {"size": member.file_size, "packed": member.compress_size}
    return PackFault(key, params, printable(name)) if key else None


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
    if sum(sizes.values()) > MOST_IN_ALL:
        return [PackFault("pack-too-large", {"size": sum(sizes.values()), "limit": MOST_IN_ALL})]
    return [
        PackFault("pack-file-too-large", {"size": size, "limit": MOST_BYTES}, printable(name))
        for name, size in sizes.items()
        if size > MOST_BYTES
    ]
