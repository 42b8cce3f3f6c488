"""A few hundred random games in which everything has to hold (the full run: `netocean fuzz colosseum --games 20000`)."""

from pathlib import Path

import pytest

from netocean.lab.fuzz import Task
from netocean.lab.fuzzing import fuzz

PARTS = 4
COLOSSEUM = 60  # games a part
FFTCG = 15
APPMON = 60


@pytest.mark.timeout(600)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_show_no_fault(part: int, tmp_path: Path):
    """Random decks of all playable cards, both presets, random switches; in parts that run side by side."""
    report, used = fuzz(Task("colosseum", f"test-{part}", str(tmp_path)), COLOSSEUM, 1)
    assert report.faults == []
    assert report.games == COLOSSEUM
    assert used.cards > used.cards_total * 3 // 4


@pytest.mark.timeout(600)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_of_fftcg_show_no_fault(part: int, tmp_path: Path):
    """Decks of two elements out of the whole pool, three presets, random switches."""
    report, used = fuzz(Task("fftcg", f"test-{part}", str(tmp_path)), FFTCG, 1)
    assert report.faults == []
    assert report.games == FFTCG
    assert used.cards > FFTCG * 10


@pytest.mark.timeout(600)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_of_appmon_show_no_fault(part: int, tmp_path: Path):
    """Decks with and without chips, three presets, random switches."""
    report, used = fuzz(Task("appmon", f"test-{part}", str(tmp_path)), APPMON, 1)
    assert report.faults == []
    assert report.games == APPMON
    assert used.cards > used.cards_total // 2
