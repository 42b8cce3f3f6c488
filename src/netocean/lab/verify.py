"""Plays records again in a process of their own, in either form: the same game everywhere.

`python -m netocean.lab.verify` takes paths, one a line on its standard input, and says for each how it went.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import netocean
from netocean._form import misfit
from netocean.engine.errors import DataProblem
from netocean.engine.record import Replay
from netocean.games import rules_for

_FINE = "fine"


def verify(path: Path) -> str:
    """Play one record to its end: empty if it agrees with itself, else the key of what is wrong."""
    try:
        Replay(path.read_bytes(), rules_for).to_end()
    except DataProblem as error:
        return error.key
    except OSError:
        return "file-unreadable"
    return ""


def forms() -> list[str]:
    """The forms in which a process can be started here."""
    found = ["interpreted"]
    if netocean.form() == "compiled" or misfit()[1] == "":
        found.append("compiled")
    return found


def verify_elsewhere(paths: Iterable[str], form: str) -> dict[str, str]:
    """Play records in another process of this form: what is wrong, by path; nothing where all agree."""
    wanted = list(paths)
    if not wanted:
        return {}
    done = subprocess.run(
        [sys.executable, "-m", "netocean.lab.verify"],
        input="\n".join(wanted),
        env={**os.environ, "NETOCEAN_FORM": form, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    told = dict(line.split("\t", 1) for line in done.stdout.splitlines() if "\t" in line)
    return {path: told.get(path, "fuzz-replay-lost") for path in wanted if told.get(path) != _FINE}


def main() -> None:
    """Verify the records that are named on the standard input."""
    for line in sys.stdin:
        path = line.rstrip("\n")
        if path:
            sys.stdout.write(f"{path}\t{verify(Path(path)) or _FINE}\n")


if __name__ == "__main__":
    main()
