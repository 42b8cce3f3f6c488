"""Every line of every playable card is played once, in a position made for it, and leaves the marks of its verbs (F-R14.3).

A set a test. `exceptions.json` holds the lines for which no position is made by general means, with the reason; a line that
can be played after all has to leave it.
"""

import json
from functools import cache
from pathlib import Path

import pytest

from fftcg.every.cards import face_of, playable
from fftcg.every.judging import judge
from fftcg.every.trial import PLAYED, Verdict
from netocean.abilities.interpreter import OP_ACT

EXCEPTIONS: dict[str, str] = json.loads((Path(__file__).parent / "exceptions.json").read_text(encoding="utf-8"))
SETS = tuple(playable())
MOST_EXCEPTIONS = 0.01
MOST_UNSEEN = 0.05
"""Of the actions of a set, so many may stand in branches that no position leads into."""


@cache
def verdicts(name: str) -> tuple[list[Verdict], int]:
    """What came of the lines of a set, and how many actions they have."""
    found: list[Verdict] = []
    actions = 0
    for card in playable()[name]:
        face = face_of(card)
        for place in range(face.own):
            found.append(judge(face, place))
            actions += sum(op.kind == OP_ACT for op in face.programs[place])
    return found, actions


@pytest.mark.parametrize("name", SETS)
@pytest.mark.rule("F-R14.3", "F-R13.8", "F-R16.14")
def test_every_line_of_a_set_is_played_and_seen(name: str) -> None:
    """Nothing fails, nothing is left out, no verb is without its mark; few branches are never taken."""
    found, actions = verdicts(name)
    wrong = [
        f"{one.card} line {one.place}: {one.status}: {'; '.join(one.notes + one.missed)}"
        for one in found
        if one.status != PLAYED and f"{one.card}/{one.place}" not in EXCEPTIONS
    ]
    assert not wrong, "\n".join(wrong)
    unseen = [f"{one.card} line {one.place}: {missed}" for one in found for missed in one.missed]
    assert len(unseen) <= MOST_UNSEEN * max(actions, 20), "\n".join(unseen)


@pytest.mark.parametrize("line", EXCEPTIONS)
def test_an_exception_is_one(line: str) -> None:
    """The line cannot be played by general means, or is no exception."""
    number, _, place = line.partition("/")
    card = next(card for cards in playable().values() for card in cards if card.number == number)
    assert judge(face_of(card), int(place)).status != PLAYED


def test_there_are_few_exceptions() -> None:
    """Fewer than one line in a hundred."""
    lines = sum(len(card.abilities) for cards in playable().values() for card in cards)
    assert lines > 5000 and len(EXCEPTIONS) < MOST_EXCEPTIONS * lines
