"""The golden playthroughs: the same game, to the letter, in both forms."""

from pathlib import Path

import pytest

from playthrough import GOLDEN, playthrough


@pytest.mark.parametrize("preset", GOLDEN)
def test_the_playthrough_of_a_preset_is_as_it_was(preset: str) -> None:
    """Renew it with scripts/golden.py after an intended change, and read the difference."""
    kept = Path(__file__).with_name(f"colosseum-{preset}.txt").read_text(encoding="utf-8")
    assert playthrough(preset).splitlines() == kept.splitlines()
