"""What the language can say and the game does not play is refused, never dropped."""

import pytest

from appmon.made import appmon, option
from netocean.engine.errors import DataProblem
from netocean.texts import LANGUAGES, say


@pytest.mark.parametrize(
    ("lines", "key", "word"),
    [
        (["static: set_attack me A"], "ability-unplayed-static-appmon", "set_attack"),
        (["static: blank opponent"], "ability-unplayed-static-appmon", "blank"),
        (["static: draw me 1"], "ability-unplayed-static-appmon", "draw"),
        (["static: add_attack me 10 until end_of_turn"], "ability-unplayed-static-appmon", "add_attack"),
        (["static: if me.points = 10 { add_attack me 10 }"], "ability-unplayed-static-appmon", "{ }"),
        (["static if me.attack = A: become_type me B"], "ability-unplayed-circle", "become_type"),
        (["static if me.active is {type A}: immune options all"], "ability-unplayed-circle", "immune"),
        (["static if has_on_sheet me {plug circle}: set_plug me circle circle"], "ability-unplayed-circle", "set_plug"),
        (["use at battle limit at_use: draw me 1 until end_of_turn"], "ability-unplayed-until", "draw"),
        (["use at battle limit at_use: draw me 1"] * 2, "ability-unplayed-twice", "use"),
        (["support: draw me 1"], "ability-unplayed-card", "support"),
        (["use at battle cost discard_hand 1, use_chip limit at_use: draw me 1"], "ability-unplayed-costs", "use_chip"),
    ],
)
def test_an_ability_that_would_not_be_played_whole_is_refused(lines: list[str], key: str, word: str) -> None:
    """With the word that it is about, in every language."""
    with pytest.raises(DataProblem) as refused:
        option("T-1", *lines)
    assert (refused.value.key, refused.value.params["word"]) == (key, word)
    assert all(word in say(language, key, word=word) for language in LANGUAGES)


@pytest.mark.parametrize(
    "line",
    [
        "static: add_attack me 10; immune options opponent",
        "static if me.points <= 30 and not is_linked me: become_type me B",
        "static if me.active is {type A}: add_attack me 10",
        "use at battle limit at_use: blank opponent until end_of_turn",
        "use at battle cost discard_hand 1, mill 2, lose_points 10 limit at_use: draw me 1",
    ],
)
def test_what_is_played_passes(line: str) -> None:
    """The neighbours of what is refused."""
    assert option("T-1", line).lines == [line]


@pytest.mark.rule("P-1.8")
def test_only_options_are_used() -> None:
    """An Appmon has no text that is used."""
    with pytest.raises(DataProblem) as refused:
        appmon("T-1", "use at battle limit at_use: draw me 1")
    assert (refused.value.key, refused.value.params["word"]) == ("ability-unplayed-card", "use")
