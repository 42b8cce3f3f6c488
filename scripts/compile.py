"""Compile the rules with mypyc into build/compiled/, for `make fast` and the compiled wheel.

One rule says what is compiled: every module of the packages named in netocean/_form.py, except `__init__.py` files and
modules that say `# form: interpreted` near their top (with the reason behind it).
"""

import argparse
import contextlib
import importlib.util
import json
import os
import shutil
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MARK = "# form: interpreted"
NEAR_THE_TOP = 40
GROUP = "netocean"


def load_form(root: Path) -> Any:
    """The module netocean/_form.py, without importing the package (which would choose a form)."""
    spec = importlib.util.spec_from_file_location("_netocean_form", root / "src" / "netocean" / "_form.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def is_compiled(path: Path) -> bool:
    """Whether the rule says that this source is compiled."""
    if path.name == "__init__.py":
        return False
    with path.open(encoding="utf-8") as file:
        return not any(line.startswith(MARK) for line, _ in zip(file, range(NEAR_THE_TOP), strict=False))


def module_name(key: str) -> str:
    """The full module name of a path inside the package."""
    return "netocean." + key.removesuffix(".py").replace("/", ".")


@contextlib.contextmanager
def inside(folder: Path) -> Iterator[None]:
    """Work in a folder: mypyc and setuptools take paths from the current one."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


@contextlib.contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Let a second build wait for the first."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        except ImportError:
            pass
        yield


def compile_in_parallel(jobs: int) -> Any:
    """A build command that compiles the C files of one extension side by side."""
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):  # type: ignore[misc]
        """Builds extensions, and the files inside each, in several processes of the C compiler."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            one_by_one = compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(jobs) as pool:
                    parts = list(pool.map(lambda source: one_by_one([source], **options), sources))
                return [made for part in parts for made in part]

            compiler.compile = compile_all
            super().build_extensions()

    return ParallelBuild


def build_extensions(root: Path, keys: list[str], opt_level: str, jobs: int) -> dict[str, Path]:
    """Compile these sources and give back the files made, by full module name."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    work = root / "build" / "mypyc"
    paths = [f"src/netocean/{key}" for key in keys]
    with inside(root):
        extensions = mypycify(
            ["--config-file=pyproject.toml", "--cache-dir=build/mypyc/cache", *paths],
            opt_level=opt_level,
            debug_level="0",
            multi_file=True,
            group_name=GROUP,
            target_dir=str(work / "c"),
        )
        command = compile_in_parallel(jobs)(Distribution({"name": "netocean-compiled", "ext_modules": extensions}))
        command.build_lib = str(work / "lib")
        command.build_temp = str(work / "objects")
        command.parallel = jobs
        command.ensure_finalized()
        command.run()
        return {extension.name: Path(command.get_ext_fullpath(extension.name)) for extension in extensions}


def build(root: Path = ROOT, opt_level: str = "3", jobs: int | None = None, force: bool = False) -> Path:
    """Bring build/compiled/ up to date and give back its path."""
    form = load_form(root)
    target = root / "build" / "compiled"
    package = str(root / "src" / "netocean")
    with one_at_a_time(root / "build" / "compile.lock"):
        if not force and not form.misfit(str(target), package)[1]:
            return target
        from mypy.version import __version__ as mypy_version

        files: dict[str, str] = form.source_files(package)
        stamps, digest = form.stamps(files), form.digest(files, mypy_version)
        keys = [key for key, path in files.items() if is_compiled(Path(path))]
        print(f"Compiling {len(keys)} modules of the rules ...", flush=True)
        if not keys:
            raise SystemExit("There is nothing to compile: none of the packages has a module.")
        made = build_extensions(root, keys, opt_level, jobs or os.cpu_count() or 1)
        lost = sorted({module_name(key) for key in keys} - set(made))
        if lost:
            raise SystemExit(f"These modules were not compiled: {', '.join(lost)}")
        if form.digest(form.source_files(package), mypy_version) != digest:
            raise SystemExit("The sources changed while they were compiled; run it again.")
        manifest = {
            "digest": digest,
            "python": form.EXTENSION_SUFFIXES[0],
            "mypy": mypy_version,
            "opt_level": opt_level,
            "modules": {name: path.relative_to(root / "build/mypyc/lib").as_posix() for name, path in made.items()},
            "sources": stamps,
        }
        put_in_place(made, manifest, target, root / "build" / "mypyc" / "lib")
    return target


def put_in_place(made: dict[str, Path], manifest: dict[str, Any], target: Path, lib: Path) -> None:
    """Replace the old build by the new one; the manifest comes last, so that half a build is never taken."""
    (target / "manifest.json").unlink(missing_ok=True)
    shutil.rmtree(target, ignore_errors=True)
    for path in made.values():
        place = target / path.relative_to(lib)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, place)
    draft = target / "manifest.json.new"
    draft.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    draft.replace(target / "manifest.json")


def main() -> None:
    """Read the options and compile."""
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc into build/compiled/.")
    parser.add_argument("--opt-level", default="3", choices=["0", "1", "2", "3"], help="of the C compiler")
    parser.add_argument("--jobs", type=int, default=None, help="C files compiled side by side (all cores)")
    parser.add_argument("--force", action="store_true", help="compile even if the build fits the sources")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout (this one)")
    parser.add_argument("--list", action="store_true", help="only say what is compiled and what is not")
    options = parser.parse_args()
    root: Path = options.root.resolve()
    if options.list:
        for key, path in load_form(root).source_files(str(root / "src" / "netocean")).items():
            print("compiled   " if is_compiled(Path(path)) else "interpreted", module_name(key))
        return
    start = time.perf_counter()
    target = build(root, options.opt_level, options.jobs, options.force)
    count = len(json.loads((target / "manifest.json").read_text(encoding="utf-8"))["modules"]) - 1
    print(f"{count} modules compiled in {target.relative_to(root)} ({time.perf_counter() - start:.0f} s)")


if __name__ == "__main__":
    main()
