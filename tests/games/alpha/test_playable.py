"""What the language can say and the game does not play is refused, never dropped."""

import pytest

from alpha.made import command, digimon, option
from netocean.engine.errors import DataProblem
from netocean.texts import LANGUAGES, say

REFUSED = [
    (["static: draw me 1"], "standing", "draw"),
    (["static: add_attack me 10 until end_of_turn"], "standing", "add_attack"),
    (["static: set_attack me A 50"], "standing", "set_attack"),
    (["static: swap_speed me opponent"], "standing", "swap_speed"),
    (["static: copy opponent"], "standing", "copy"),
    (["static: add_attack it 10"], "standing", "it"),
    (["static: if me.points = 10 { add_attack me 10 }"], "standing", "{ }"),
    (["when win: add_attack me 10"], "lasting", "add_attack"),
    (["when win: may { raise_limit me hand 1 }"], "lasting", "raise_limit"),
    (["when win: draw me 1 until end_of_turn"], "until", "draw"),
    (["when win: raise_limit me hand 1 until on_box"], "duration", "on_box"),
    (["when win: must me support until end_of_turn"], "must", "support"),
    (["when win: immune me renewal all until end_of_turn"], "immune", "renewal"),
    (["when win: draw me (count self)"], "count", "count"),
    (["when win: draw me (count_in {kind digimon} opponent.hand)"], "count", "count_in"),
    (["when win: draw me (count_in {kind digimon} me.net_ocean)"], "count", "count_in"),
    (["activate: draw me 1"], "timing", "activate"),
    (["activate at battle cost discard_hand 1, send {kind option}: draw me 1"], "costs", "send"),
    (["support: draw me 1"], "card", "support"),
    (["use at battle: draw me 1"], "card", "use"),
]


@pytest.mark.parametrize(("lines", "key", "word"), REFUSED)
def test_an_ability_that_would_not_be_played_whole_is_refused(lines, key, word):
    """With the word that it is about, said in every language."""
    with pytest.raises(DataProblem) as refused:
        digimon("T-1", *lines)
    assert (refused.value.key, refused.value.params["word"]) == (f"ability-unplayed-{key}", word)
    assert all(word in say(language, refused.value.key, word=word) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("lines", "key", "word"),
    [
        (["use at battle: draw me 1"] * 2, "twice", "use"),
        (["use: draw me 1"], "timing", "use"),
        (["when win: draw me 1"], "card", "when"),
        (["static: add_attack me 10"], "card", "static"),
        (["use at battle: add_attack me 10 until stays"], "duration", "stays"),
    ],
)
def test_a_command_has_one_text(lines, key, word):
    """Nothing else, and nothing that lasts as long as it stays."""
    with pytest.raises(DataProblem) as refused:
        command("T-1", *lines)
    assert (refused.value.key, refused.value.params["word"]) == (f"ability-unplayed-{key}", word)


@pytest.mark.parametrize(
    "line",
    [
        "static: add_attack me 10; immune self options opponent",
        "static: set_attack me A",
        "static: forbid_evolution opponent {level IV}",
        "when win: add_attack me 10 until stays",
        "when win: must me block until end_of_turn",
        "when win: draw me (count_in {kind digimon} me.hand)",
        "when win: draw me (count_in {kind digimon} opponent.removed)",
        "activate at battle cost discard_hand 1, lose_points 10, mill 1: draw me 1",
    ],
)
def test_what_is_played_passes(line):
    """The neighbours of what is refused."""
    assert option("T-1", line).lines == [line]


@pytest.mark.rule("A-14.2")
def test_a_usable_ability_without_a_bound_is_used_once_a_turn():
    """The line stays as it is written."""
    card = option("T-1", "activate at battle: draw me 1")
    assert card.lines == ["activate at battle: draw me 1"]
    per = card.abilities[0].per
    assert per is not None and per.name == "turn"
