"""Positions of Appmon from scenario text, and those that cannot arise."""

import pytest

from appmon.board import ME, YOU, board
from appmon.made import option
from netocean.engine.errors import ScenarioProblem
from netocean.texts import LANGUAGES, say

BOTH = "me box XP-01\nyou box XP-03\n"
SIX = "XP-02 XP-02 XP-02 XP-04 XP-04 XP-04"
FIRST = f"turn 1\nme box XP-01 down\nme hand {SIX}\nyou box XP-03 down\nyou hand {SIX}\n"


def refused(text: str, *cards) -> tuple[str, dict[str, str | int]]:
    """The key and the parameters with which a text is refused; told in every language."""
    with pytest.raises(ScenarioProblem) as caught:
        board(text, *cards)
    for language in LANGUAGES:
        assert say(language, f"error-{caught.value.key}", **caught.value.params)
    return caught.value.key, caught.value.params


def test_all_that_can_be_said():
    """Everything lies where it was said to lie."""
    t = board("""preset event
                 switch window one_each
                 turn 7
                 first you
                 phase fusion
                 seed abc
                 me points 60
                 me drives 2
                 me box XP-01 > XP-11
                 me hand XP-02 XP-04
                 me chips XPC-1
                 me slot XP-52
                 me slot XP-662 open
                 me fusion XP-21 with XP-13
                 me removed XP-05
                 me discard XP-08
                 me discard 3
                 me top XP-06 XP-07
                 you fill XP-03
                 you box XP-41
                 you fusion XP-42 with ○○
                 you chips XPC-2
                 you deck 5""")
    assert (t.turn(), t.first(), t.phase(), t.points) == (7, YOU, "fusion", [60, 100])
    assert (t.box(ME), t.cards(ME, "hand"), t.slots(ME)) == ("XP-01>XP-11", ["XP-02", "XP-04"], ["XP-52", "XP-662"])
    assert (t.cards(ME, "fusion_box"), t.cards(ME, "power_box")) == (["XP-21"], ["XP-13"])
    assert (t.cards(ME, "removed"), t.count(ME, "discard_pile")) == (["XP-05"], 4)
    assert t.cards(ME, "deck")[-2:] == ["XP-07", "XP-06"]
    assert [t.count(YOU, zone) for zone in ("deck", "discard_pile", "power_box", "chip_hand")] == [5, 20, 2, 1]
    assert t.game.rules.values["tie_break"] == "house"
    assert t.asked == (YOU, "fusion")


def test_a_link_lies_when_the_point_phase_begins():
    """Card or chip, sideways."""
    t = board(f"phase points\nresult me\n{BOTH}me link XP-02\nyou hand XP-04")
    assert (t.points, t.cards(ME, "discard_pile")) == ([100, 80], ["XP-02"])


@pytest.mark.rule("P-4.1", "P-4.3")
@pytest.mark.parametrize(("change", "key"), [
    ("", ""),
    ("me points 90", "scenario-appmon-first-turn"),
    ("me discard 1", "scenario-appmon-first-turn"),
    ("me slot XP-52", "scenario-appmon-first-turn"),
])  # fmt: skip
def test_the_first_turn_begins_as_it_is_dealt(change, key):
    """One base face down, six cards, 100 points."""
    if key:
        assert refused(FIRST + change) == (key, {"player": "me", "hand": 6})
    else:
        assert board(FIRST).asked == (ME, "discard_hand")


@pytest.mark.parametrize(("line", "key"), [
    ("me box XP-11", "scenario-appmon-box"),
    ("me box XP-52", "scenario-appmon-box"),
    ("me box XP-01 > XP-02", "scenario-appmon-box"),
    ("me box XP-01 XP-11", "scenario-appmon-box"),
    ("me box XP-01 down", "scenario-appmon-down"),
    ("me slot XP-02", "scenario-appmon-slot"),
    ("me slot XP-52 up", "scenario-appmon-slot"),
    ("me slot XP-52 open", "scenario-open"),
    ("me hand XPC-1", "scenario-appmon-no-card"),
    ("me chips XP-02", "scenario-appmon-chip"),
    ("me chips XPC-1 XPC-1 XPC-1 XPC-3 XPC-3 XPC-3", "scenario-appmon-chips"),
    ("me fusion XP-11 with XP-02", "scenario-phase"),
    ("me link XP-02", "scenario-phase"),
    ("me points 95", "scenario-points"),
    ("me hand XP-9999", "scenario-card"),
    ("me hand appmon/bt1-01", "scenario-incomplete"),
    ("me support XP-02", "scenario-unknown"),
    ("result me", "scenario-result"),
])  # fmt: skip
def test_a_line_that_is_impossible_is_refused(line, key):
    """With its number."""
    others = "\n".join(one for one in BOTH.splitlines() if one.split()[:2] != line.split()[:2])
    found, params = refused(f"{line}\n{others}")
    assert (found, params["line"]) == (key, 1)


@pytest.mark.rule("P-6.5", "P-6.6")
@pytest.mark.parametrize(("line", "key"), [
    ("me fusion XP-21 with XP-13", "scenario-appmon-fusion"),  # an Ultimate on a Standard
    ("me fusion XP-52 with XP-02", "scenario-appmon-fusion"),
    ("me fusion XP-11", "scenario-appmon-fusion"),
    ("me fusion XP-11 with XP-52", "scenario-appmon-material"),
    ("me fusion XP-11 with XP-02 XP-04", "scenario-appmon-material"),
    ("me fusion XP-11 with ○", "scenario-appmon-material"),
    ("me fusion XP-11 with XPC-3", "scenario-appmon-material"),
    ("me fusion XP-42 with ○", "scenario-appmon-material"),
])  # fmt: skip
def test_what_cannot_have_been_declared_is_refused(line, key):
    """Or given."""
    assert refused(f"phase fusion\n{BOTH}{line}\nyou chips XPC-2")[0] == key


@pytest.mark.rule("P-9.8")
@pytest.mark.parametrize(("box", "link"), [("XP-41", "XP-02"), ("XP-01", "XP-41"), ("XP-01", "XP-52")])
def test_what_cannot_be_linked_is_refused(box, link):
    """Digimon neither link nor are linked."""
    found, params = refused(f"phase points\nresult me\nme box {box}\nme link {link}\nyou box XP-03")
    assert (found, params) == ("scenario-appmon-link", {"line": 4})


@pytest.mark.rule("P-2.7")
def test_there_are_no_more_options_than_slots():
    """A fourth one."""
    assert refused(BOTH + "me slot XP-52\n" * 4) == ("scenario-appmon-slot", {"line": 6})


@pytest.mark.rule("P-10.4")
@pytest.mark.parametrize(
    ("phase", "turns", "ends"), [("battle", 1, None), ("battle", 2, 1), ("points", 1, 0), ("points", 2, 1)]
)
def test_an_open_option_has_its_turns_left(phase, turns, ends):
    """It was used in an earlier turn, or, when the point phase begins, in this one: so many ends of turns are to come.

    The point phase asks nothing, so that its turn is over at once.
    """
    lasting = option("T-O", f"use at battle limit turns {turns}", "static: add_attack me 10")
    text = f"phase {phase}\n{BOTH}me slot T-O open" + ("\nresult draw" if phase == "points" else "")
    if ends is None:
        assert refused(text, lasting) == ("scenario-open", {"line": 4, "name": "T-O"})
        return
    t = board(text, lasting)
    for _ in range(ends):
        assert t.slots(ME) == ["T-O"]
        t.next_turn()
    assert t.slots(ME) == []


@pytest.mark.rule("P-3.1", "P-3.3", "P-10.5")
@pytest.mark.parametrize(("text", "key"), [
    ("me box XP-01\nme deck 29", "scenario-thirty"),
    ("me box XP-01\nme deck 20\nme discard 3", "scenario-thirty"),
    ("me hand XP-52", "scenario-fill"),
    ("me fill XP-52", "scenario-appmon-base"),
    ("me box XP-01\nme deck 0", "scenario-appmon-renewal"),
])  # fmt: skip
def test_thirty_cards_that_cannot_lie_so_are_refused(text, key):
    """With the player."""
    found, params = refused(f"{text}\nyou box XP-03")
    assert (found, params["player"]) == (key, "me")
