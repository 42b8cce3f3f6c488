"""Scenario texts that are refused, for the tests of the positions that cannot arise."""

from typing import Any

import pytest

from made import position
from netocean.engine.errors import ScenarioProblem
from netocean.texts import LANGUAGES, say

BOTH = "me box St-1\nyou box St-5\n"
SIX = "St-7 St-7 St-7 St-7 St-7 St-7"
FIRST = f"turn 1\nme box St-1 down\nme hand {SIX}\nyou box St-5 down\nyou hand {SIX}\n"


def refused(text: str, *cards: Any) -> tuple[str, dict[str, str | int]]:
    """The key and the parameters with which a text is refused; told in every language."""
    with pytest.raises(ScenarioProblem) as caught:
        position(text, *cards)
    for language in LANGUAGES:
        assert say(language, f"error-{caught.value.key}", **caught.value.params)
    return caught.value.key, caught.value.params


def key_and_line(text: str, *cards: Any) -> tuple[str, str | int]:
    """The key and the line with which a text is refused."""
    key, params = refused(text, *cards)
    return key, params["line"]


def accepted(text: str, *cards: Any) -> bool:
    """Whether a text is a position."""
    return position(text, *cards).game.choice is not None
