"""The golden playthroughs: the same game, to the letter, in both forms."""

from pathlib import Path

import pytest

from netocean.games import kit, names
from playthrough import GOLDEN, playthrough


@pytest.mark.parametrize(("game", "preset"), GOLDEN)
def test_the_playthrough_of_a_preset_is_as_it_was(game: str, preset: str) -> None:
    """Renew it with scripts/golden.py after an intended change, and read the difference."""
    kept = Path(__file__).with_name(f"{game}-{preset}.txt").read_text(encoding="utf-8")
    assert playthrough(game, preset).splitlines() == kept.splitlines()


def test_every_preset_of_every_game_has_a_playthrough() -> None:
    """And no file is left behind."""
    assert set(GOLDEN) == {(game, preset) for game in names() for preset in kit(game).PRESETS}
    kept = {path.stem for path in Path(__file__).parent.glob("*.txt")}
    assert kept == {f"{game}-{preset}" for game, preset in GOLDEN}
