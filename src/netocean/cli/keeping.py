"""Where games are put aside, and what is remembered from one to the next."""

import os
import shlex
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

import typer

from netocean.cli.session import Session
from netocean.texts import pick_language

NAME = "netocean"


def home_of(environment: Mapping[str, str]) -> Path:
    """The folder of this program's own files."""
    home = environment.get("NETOCEAN_HOME")
    return Path(home) if home else Path(typer.get_app_dir("netocean"))


class Memory:
    """Remembers by which rule set a person plays a game."""

    def __init__(self, game: str, environment: Mapping[str, str] = os.environ) -> None:
        self.path: Path = home_of(environment) / f"{game}.preset"

    def preset(self) -> str:
        """The rule set of the last game; nothing if there was none."""
        try:
            return self.path.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return ""

    def remember(self, preset: str) -> bool:
        """Keep the name of a rule set; False if it cannot be written."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(preset + "\n", encoding="utf-8")
        except OSError:
            return False
        return True


class Keeper:
    """Writes tables into files, whole or not at all."""

    def __init__(self, game: str, environment: Mapping[str, str] = os.environ) -> None:
        self.game = game
        self.environment = environment
        self.default: Path = home_of(environment) / f"{game}.save"

    def write(self, path: Path, session: Session) -> None:
        """Put a game into a file. Raises OSError."""
        self.put(path, session.save())

    def put(self, path: Path, content: bytes) -> None:
        """Write a file. Raises OSError; a file that was there before is whole then."""
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_name(path.name + ".part")
        try:
            half.write_bytes(content)
            half.replace(path)
        except OSError:
            half.unlink(missing_ok=True)
            raise

    def command(self, path: Path, language: str, every_window: bool = False) -> str:
        """What to type to go on with a game as it is played now."""
        more = "" if language == pick_language(self.environment) else f" --language {language}"
        more += " --every-window" if every_window else ""
        return f"{self.program()} play {self.game} --load {shlex.quote(str(path))}{more}"

    def program(self) -> str:
        """How to call this program: by its name, or by its place if a shell would not find it."""
        place = Path(sys.argv[0])
        if place.name != NAME or shutil.which(NAME, path=self.environment.get("PATH", "")):
            return NAME
        return shlex.quote(str(place))
