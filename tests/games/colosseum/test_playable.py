"""What the language can say and the game does not play is refused, never dropped."""

import pytest

from made import digimon, option
from netocean.engine.errors import DataProblem


@pytest.mark.parametrize(
    ("lines", "key", "word"),
    [
        (["static: set_attack me A"], "ability-unplayed-static", "set_attack"),
        (["static: draw me 1"], "ability-unplayed-static", "draw"),
        (["static: forbid opponent options"], "ability-unplayed-static", "forbid"),
        (["static: add_attack me 10 until end_of_turn"], "ability-unplayed-static", "add_attack"),
        (["static: if me.points = 10 { add_attack me 10 }"], "ability-unplayed-static", "{ }"),
        (["use at battle limit at_use: draw me 1 until end_of_turn"], "ability-unplayed-until", "draw"),
        (["use at battle if me.level = Armor limit at_use: draw me 1"], "ability-unplayed-level", "Armor"),
        (["use at battle limit at_use: draw me 1"] * 2, "ability-unplayed-twice", "use"),
        (["support: draw me 1"], "ability-unplayed-card", "support"),
    ],
)
def test_an_ability_that_would_not_be_played_whole_is_refused(lines: list[str], key: str, word: str) -> None:
    """With the word that it is about."""
    with pytest.raises(DataProblem) as refused:
        option("T-1", *lines)
    assert (refused.value.key, refused.value.params["word"]) == (key, word)


@pytest.mark.parametrize(
    "line",
    [
        "static: add_attack me 10; immune options opponent",
        "use at battle limit at_use: add_attack me 10 until end_of_turn",
        "use at battle if me.level = none limit at_use: draw me 1",
    ],
)
def test_what_is_played_passes(line: str) -> None:
    """The neighbours of what is refused."""
    assert option("T-1", line).lines == [line]


def test_each_kind_of_card_has_its_own_abilities() -> None:
    """A Digimon supports, an option is used; not the other way round, and only one support each."""
    assert digimon("T-1", "support: draw me 1").lines == ["support: draw me 1"]
    for lines, key, word in (
        (["use at battle limit at_use: draw me 1"], "ability-unplayed-card", "use"),
        (["support: draw me 1"] * 2, "ability-unplayed-twice", "support"),
    ):
        with pytest.raises(DataProblem) as refused:
            digimon("T-1", *lines)
        assert (refused.value.key, refused.value.params["word"]) == (key, word)
