"""Finds the compiled form of the rules, if there is one that fits the sources.

The same sources run in two forms: interpreted, and compiled by `make fast` into `build/compiled/`, where a manifest
tells which sources the build was made from. A build that does not fit is left alone. The variable `NETOCEAN_FORM`
settles the matter: `interpreted` never takes a build, `compiled` stops when there is none that fits.
An installed wheel needs no manifest: its compiled modules lie beside the sources.
"""

# Every process of the package starts here: what is imported at the top is what Python has already loaded.
import os
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

COMPILED_PACKAGES = ("engine", "abilities", "games", "players")
PACKAGE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(PACKAGE))
BUILD = os.path.join(ROOT, "build", "compiled")
MANIFEST = "manifest.json"
WITNESS = "netocean.engine.game"
"""The module whose file tells which form runs."""


def source_files(package: str = PACKAGE) -> dict[str, str]:
    """All sources that a build depends on: path inside the package (with slashes) to path on disk."""
    found: dict[str, str] = {}
    for name in COMPILED_PACKAGES:
        for folder, folders, files in os.walk(os.path.join(package, name)):
            folders[:] = [f for f in folders if f != "__pycache__"]
            for file in files:
                if file.endswith(".py"):
                    path = os.path.join(folder, file)
                    found[os.path.relpath(path, package).replace(os.sep, "/")] = path
    return dict(sorted(found.items()))


def stamps(files: dict[str, str]) -> dict[str, list[int]]:
    """Size and time of every source: a quick way to see that nothing has changed."""
    taken = {}
    for key, path in files.items():
        status = os.stat(path)
        taken[key] = [status.st_size, status.st_mtime_ns]
    return taken


def digest(files: dict[str, str], mypy: str) -> str:
    """The fingerprint of the sources, the compiler's version and this Python."""
    from hashlib import blake2b

    state = blake2b(f"{mypy}\n{EXTENSION_SUFFIXES[0]}\n".encode(), digest_size=32)
    for key, path in files.items():
        with open(path, "rb") as file:
            content = file.read()
        state.update(f"{key}\n{len(content)}\n".encode())
        state.update(content)
    return state.hexdigest()


def misfit(build: str = BUILD, package: str = PACKAGE) -> tuple[dict[str, str], str]:
    """The modules of the build with their files, and why it cannot be used (empty if it can)."""
    if not os.path.exists(os.path.join(build, MANIFEST)):
        return {}, "there is no compiled build"
    import json

    try:
        with open(os.path.join(build, MANIFEST), encoding="utf-8") as file:
            manifest = json.load(file)
        wanted, python, mypy = manifest["digest"], manifest["python"], manifest["mypy"]
        modules = {name: os.path.join(build, path) for name, path in manifest["modules"].items()}
        old_stamps = manifest["sources"]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}, "the manifest of the compiled build cannot be read"
    if python != EXTENSION_SUFFIXES[0]:
        return {}, "the compiled build was made for another Python"
    files = source_files(package)
    if stamps(files) != old_stamps and digest(files, mypy) != wanted:
        return {}, "the sources have changed since the compiled build"
    if not all(os.path.exists(path) for path in modules.values()):
        return {}, "the compiled build is not complete"
    return modules, ""


class CompiledFinder:
    """Finds the modules of a build by their full names."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = modules

    def find_spec(
        self, fullname: str, path: "Sequence[str] | None" = None, target: "ModuleType | None" = None
    ) -> ModuleSpec | None:
        """The compiled module of that name, or nothing."""
        file = self.modules.get(fullname)
        if file is None:
            return None
        spec = ModuleSpec(fullname, ExtensionFileLoader(fullname, file), origin=file)
        spec.has_location = True
        return spec


class SourceFinder:
    """Finds the sources of this package even where compiled modules lie beside them."""

    def find_spec(
        self, fullname: str, path: "Sequence[str] | None" = None, target: "ModuleType | None" = None
    ) -> ModuleSpec | None:
        """The source of that name, or nothing."""
        if not fullname.startswith("netocean.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install() -> None:
    """Choose the form for this process; called once, before any other module of the package is imported."""
    wish = os.environ.get("NETOCEAN_FORM", "")
    if wish not in ("", "compiled", "interpreted"):
        raise ImportError(f"NETOCEAN_FORM is '{wish}'; it can be 'compiled' or 'interpreted'.")
    in_checkout = os.path.basename(os.path.dirname(PACKAGE)) == "src"
    if wish == "interpreted":
        if not in_checkout:
            sys.meta_path.insert(0, SourceFinder())
        return
    if in_checkout:
        modules, reason = misfit()
        if modules:
            sys.meta_path.insert(0, CompiledFinder(modules))
        elif wish == "compiled":
            raise ImportError(f"NETOCEAN_FORM asks for the compiled form, but {reason}. Run `make fast` first.")
    elif wish == "compiled" and not _lies_beside():
        raise ImportError("NETOCEAN_FORM asks for the compiled form, but this is the pure wheel.")


def _lies_beside() -> bool:
    stem = os.path.join(PACKAGE, *WITNESS.split(".")[1:])
    return any(os.path.exists(stem + suffix) for suffix in EXTENSION_SUFFIXES)


def form() -> str:
    """The form that runs in this process: "compiled" or "interpreted"."""
    from importlib.util import find_spec

    try:
        spec = find_spec(WITNESS)
    except ModuleNotFoundError:
        spec = None
    origin = spec.origin if spec else None
    return "compiled" if origin and origin.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
