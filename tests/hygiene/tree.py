"""The files of the project, as the hygiene tests look at them."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "netocean"
RULES = ("engine", "abilities", "games")
"""The packages in which the same seed and answers give the same game for ever."""


def sources(*packages: str) -> list[Path]:
    """All Python files of these packages, or of the whole house."""
    folders = [SOURCE / name for name in packages] if packages else [SOURCE]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


@cache
def parsed(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def place(path: Path, line: int = 0) -> str:
    """A path, and a line, for people to read."""
    where = path.relative_to(ROOT).as_posix()
    return f"{where}:{line}" if line else where


def tracked() -> list[Path]:
    """Every text file that belongs to the project."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in paths if path.is_file() and b"\0" not in path.read_bytes()[:4096]]
