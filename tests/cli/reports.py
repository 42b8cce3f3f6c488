"""Runs the report commands in this process, as a person or a script would."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from netocean.cli import bench, cards, coverage, deck, fuzz, importing, pack, replay, ruleset, simulate
from netocean.lab.cards import bench as table_of
from netocean.lab.match import Match, Side

FINE, FAILED, UNUSABLE = 0, 1, 2

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
for part in (deck, cards, replay, ruleset, coverage, pack, importing, simulate, fuzz, bench):
    part.register(app)


def run(*arguments: str | Path, language: str = "en", code: int = FINE) -> Result:
    """The result of a command, with the exit code that it must have."""
    words = [str(argument) for argument in arguments]
    result = CliRunner().invoke(app, words, env={"NETOCEAN_LANGUAGE": language, "COLUMNS": "200", "TERM": "dumb"})
    assert result.exit_code == code, f"{words}: {result.exit_code}\n{result.output}\n{result.exception!r}"
    assert "Traceback" not in result.output
    return result


def report(*arguments: str | Path, code: int = FINE) -> Any:
    """The JSON that a command prints, which is all that it prints."""
    return json.loads(run(*arguments, "--json", code=code).stdout)


def record(number: int = 0) -> bytes:
    """The record of a game between two random players."""
    decks = table_of("colosseum").library.ready_decks()[:2]
    sides = (Side("random", decks[0].id, decks[0].cards), Side("random", decks[1].id, decks[1].cards))
    return Match("colosseum", "primer", {}, sides, "record").record(number)


languages = pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant", "ja"])
