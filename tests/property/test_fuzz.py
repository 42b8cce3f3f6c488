"""A few hundred random games in which everything has to hold (the full run: `netocean fuzz colosseum --games 20000`)."""

from pathlib import Path

import pytest

from netocean.lab.fuzz import Task
from netocean.lab.fuzzing import fuzz

GAMES = 240
PARTS = 4


@pytest.mark.timeout(600)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_show_no_fault(part: int, tmp_path: Path):
    """Random decks of all playable cards, both presets, random switches; in parts that run side by side."""
    report, used = fuzz(Task("colosseum", f"test-{part}", str(tmp_path)), GAMES // PARTS, 1)
    assert report.faults == []
    assert report.games == GAMES // PARTS
    assert used.cards > used.cards_total * 3 // 4
