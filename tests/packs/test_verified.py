"""The committed reports of packs that were compared with printed texts."""

import json
from importlib.resources import files
from typing import Any

import pytest

from netocean.catalog.library import Library
from netocean.catalog.packs import abilities_digest
from netocean.games import names


def reports() -> dict[str, Any]:
    """The report of each game that has one."""
    found = {game: files(f"netocean.games.{game}").joinpath("verified.json") for game in names()}
    return {game: json.loads(file.read_text()) for game, file in found.items() if file.is_file()}


@pytest.mark.parametrize("game", sorted(reports()))
def test_the_report_is_about_the_abilities_of_the_pack(game: str):
    """Whoever changes an ability file compares it again: netocean pack verify GAME --texts FILE --out verified.json."""
    packs = [pack for pack in Library.bundled(game).packs if not pack.manifest.practice]
    assert reports()[game]["abilities"] == abilities_digest(packs)


@pytest.mark.parametrize("game", sorted(reports()))
def test_nothing_is_misread(game: str):
    """Print and tree mention the same on every line that is read, and every such line was compared."""
    report = reports()[game]
    assert (report["differences"], report["unlike"], report["absent"]) == ([], [], [])
    assert report["compared"] == report["read"] == report["lines"] - sum(one["lines"] for one in report["unread"])


def test_there_is_a_report_for_printed_english():
    """The game whose texts are read has one."""
    assert "fftcg" in reports()
