"""A few hundred random games in which everything has to hold (the full run: `netocean fuzz colosseum --games 20000`)."""

from pathlib import Path

import pytest

from netocean import form
from netocean.lab.fuzz import Task
from netocean.lab.fuzzing import fuzz

PARTS = 4 if form() == "compiled" else 1
"""The interpreted form, which takes many times as long, plays one part of them."""
GAMES = {"colosseum": 60, "alpha": 60, "fftcg": 15, "appmon": 60}  # of a part


@pytest.mark.timeout(600)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_random_games_show_no_fault(game: str, part: int, tmp_path: Path):
    """Random decks out of the whole pool, all presets, random switches; in parts that run side by side."""
    report, used = fuzz(Task(game, f"test-{part}", str(tmp_path)), GAMES[game], 1)
    assert report.faults == []
    assert report.games == GAMES[game]
    assert used.cards > min(used.cards_total // 2, GAMES[game] * 10)
