"""Scenario text of α: what it lays, and that every position which cannot arise is refused with its place."""

import pytest

from alpha.board import ME, YOU, board
from alpha.made import digimon
from netocean.engine.errors import ScenarioProblem
from netocean.texts import LANGUAGES, say

BOTH = "me box XA-01\nyou box XA-02\n"
SIX = "XA-51 XA-51 XA-51 XA-52 XA-52 XA-52"
FIRST = f"turn 1\nme fill XA-01\nme hand {SIX}\nyou fill XA-02\nyou hand {SIX}\n"


def refused(text, *cards):
    """The key and the parameters with which a text is refused; told in every language."""
    with pytest.raises(ScenarioProblem) as caught:
        board(text, *cards)
    for language in LANGUAGES:
        assert say(language, f"error-{caught.value.key}", **caught.value.params)
    return caught.value.key, caught.value.params.get("line", caught.value.params.get("player"))


def test_a_whole_position():
    """Everything that can be said."""
    t = board("""preset pages
                 switch window run
                 turn 7
                 first you
                 phase evolution
                 seed tide
                 me points 35
                 me box XA-11 > XA-21
                 me box XA-01 down
                 me slot XA-44 sideways
                 me slot XA-45 down
                 me hand XA-51 XA-52
                 me dark 2
                 me dark XA-05
                 me removed XA-12
                 me top XA-31
                 you box XA-02 sideways""")  # fmt: skip
    assert (t.turn(), t.first(), t.phase(), t.points) == (7, YOU, "battle", [35, 100])
    assert (t.boxes(ME), t.sideways(ME), t.sideways(YOU)) == (["XA-21", "XA-01"], ["XA-44"], ["XA-02"])
    assert (t.slots(ME), t.cards(ME, "hand"), t.cards(ME, "removed")) == (
        ["XA-44", "XA-45"],
        ["XA-51", "XA-52"],
        ["XA-12"],
    )
    assert t.game.rules.values["window"] == "run"
    assert [sum(t.count(seat, zone) for zone in t.game.table.layout.names) for seat in (ME, YOU)] == [32, 32]


def test_what_is_not_said_is_filled():
    """With the first Level III or lower in a box; the top card is drawn first."""
    t = board(BOTH + "me top XA-31 XA-21\nme hand XA-51 XA-51 XA-51 XA-51")
    assert t.until("place", ME).cards(ME, "hand")[-2:] == ["XA-31", "XA-21"]
    assert set(t.cards(ME, "net_ocean")) == {"XA-01"}


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("first me\nfirst you", "scenario-twice"),
        ("me hand XA-01\nme hand XA-02", "scenario-twice"),
        ("switch window run\nswitch window run", "scenario-twice"),
        ("me sandwich XA-01", "scenario-unknown"),
        ("points 50", "scenario-unknown"),
        ("phase setup", "scenario-word"),
        ("first nobody", "scenario-word"),
        ("preset house", "scenario-word"),
        ("switch window", "scenario-switch"),
        ("switch window open", "scenario-switch"),
        ("turn 201", "scenario-number"),
        ("me points 0", "scenario-number"),
        ("me points 101", "scenario-number"),
        ("me hand XA-999", "scenario-card"),
        ("me hand alpha/omegamon", "scenario-incomplete"),
        ("me box XA-11 XA-12", "scenario-alpha-box"),
        ("me box XA-11 >", "scenario-alpha-box"),
        ("me box XA-44", "scenario-alpha-box"),
        ("me box", "scenario-alpha-box"),
        ("me slot XA-01", "scenario-alpha-slot"),
        ("me slot XA-44 XA-45", "scenario-alpha-slot"),
        ("me slot XA-44 down", "scenario-alpha-down"),
        ("me box XA-05 down", "scenario-alpha-down"),
        ("me box XA-01 > XA-11", "scenario-alpha-down"),
        ("me box XA-24\nme box XA-24", "scenario-alpha-limit-1"),
    ],
)
def test_what_cannot_be_read_or_cannot_lie_so(line, key):
    """With its line."""
    found, place = refused(BOTH + line)
    assert (found, place) == (key, 2 + len(line.splitlines()))


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("me box XA-11 down", "scenario-alpha-box"),
        ("me box XA-11 > XA-01", "scenario-alpha-box"),
        ("me box XA-05 > XA-44", "scenario-alpha-box"),
        ("switch evolve_fresh false\nme box XA-05 > XA-15 down", "scenario-alpha-fresh"),
        ("me box XA-15 > XA-24\nme box XA-15 > XA-24", "scenario-alpha-limit-1"),
    ],
)
def test_what_cannot_have_been_placed(line, key):
    """When the Evolution phase begins."""
    found, place = refused("phase evolution\n" + BOTH + line)
    assert (found, place) == (key, 3 + len(line.splitlines()))


@pytest.mark.rule("A-7.13", "A-7.14", "A-7.15")
@pytest.mark.parametrize(
    ("more", "good"),
    [
        ("me box XA-05 down\nme box XA-05 down\nme box XA-05 down\n", True),
        ("me box XA-05 down\nme box XA-05 down\nme box XA-05 down\nme box XA-08 down\n", False),
        ("me box XA-11 > XA-21\nme box XA-11 > XA-21\n", False),
        ("me slot XA-41 down\nme slot XA-41 down\nme slot XA-42 down\n", True),
        ("me slot XA-41 down\nme slot XA-41 down\nme slot XA-42 down\nme slot XA-42 down\n", False),
    ],
)
def test_what_lies_face_down_was_placed_in_one_turn(more, good):
    """Three Digimon, three options, costs of ten."""
    text = "phase evolution\n" + BOTH + more
    if good:
        assert board(text).turn() == 2
    else:
        assert refused(text) == ("scenario-alpha-placed", "me")


def test_the_cards_must_add_up():
    """Thirty-two."""
    assert refused(BOTH + "me dark 20\nme net_ocean 20") == ("scenario-thirty", "me")
    assert refused("me box XA-11\nyou box XA-02") == ("scenario-fill", "me")
    assert refused("me box XA-07\nyou box XA-02") == ("scenario-alpha-level-iii", "me")


@pytest.mark.rule("A-5.2")
def test_a_lost_game_is_no_position():
    """No Digimon, and nothing low left."""
    text = "phase battle\nme fill XA-11\nme removed XA-01\nyou box XA-02"
    assert refused(text) == ("scenario-alpha-lost", "me")


@pytest.mark.rule("A-4.1", "A-4.3")
@pytest.mark.parametrize("more", ["me dark 1", "me points 90", "me slot XA-44", "me removed XA-05"])
def test_the_first_turn_begins_as_it_is_dealt(more):
    """Six cards in hand, all else in the Net Ocean."""
    assert board(FIRST).count(ME, "net_ocean") == 26
    assert refused(FIRST + more) == ("scenario-alpha-first-turn", "me")


def test_a_battle_begins_lined_up():
    """By speed."""
    assert board("phase battle\nme box XA-01\nme box XA-05\nyou box XA-02").boxes(ME) == ["XA-05", "XA-01"]


def test_made_cards_may_stand_for_any():
    """Beside the bundled ones."""
    assert board("me box T-1\nyou box XA-02", digimon("T-1")).boxes(ME) == ["T-1"]
