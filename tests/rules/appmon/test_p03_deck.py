"""P-3: what a game can begin with, and which chips are played; all faults of a deck are in tests/games/appmon."""

import pytest

from appmon.board import ME, YOU, board, deck, refused, search, stage, start
from appmon.made import appmon


@pytest.mark.rule("P-3.1")
@pytest.mark.primer("appmon/03")
@pytest.mark.parametrize("copies", [2, 4])
def test_a_game_begins_with_exactly_thirty_cards(copies):
    """Twenty-nine or thirty-one cards begin no game; chips do not count."""
    cards = search()[3:] + deck(XP_01=copies, XPC_1=3)
    with refused("deck-size", seat=0, found=27 + copies, wanted=30):
        start(cards)


@pytest.mark.rule("P-3.3")
@pytest.mark.primer("appmon/08")
def test_a_deck_needs_a_base():
    """Thirty Supers cannot begin."""
    with refused("deck-no-base", seat=1):
        start(None, deck(XP_11=10, XP_12=10, XP_13=10))


@pytest.mark.rule("P-3.3", "P-1.7")
@pytest.mark.primer("appmon/08")
def test_a_level_iii_digimon_is_a_base():
    """Emberling alone will do."""
    t = start(deck(XP_41=1, XP_11=10, XP_12=10, XP_13=9))
    assert t.asked == (ME, "starting_base")
    assert t.options() == ["pick XP-41"]


@pytest.mark.rule("P-3.4")
def test_six_chips_begin_no_game():
    """0 to 5."""
    with refused("deck-chips", seat=0, found=6, limit=5):
        start(search(XPC_1=3, XPC_3=3))


@pytest.mark.rule("P-3.5")
def test_an_incomplete_card_begins_no_game():
    """What is missing would have to be made up."""
    unknown = appmon("T-1", status="incomplete", missing=["plug"])
    with refused("deck-incomplete-card", seat=0, card="test/T-1"):
        start([*search()[1:], unknown])


@pytest.mark.rule("P-3.4")
@pytest.mark.parametrize(("value", "mine", "yours", "played"), [
    pytest.param("if_both", 2, 1, True, marks=pytest.mark.case("appmon/switch/chips=if_both")),
    ("if_both", 2, 0, False),
    ("if_both", 0, 1, False),
    pytest.param("off", 2, 1, False, marks=pytest.mark.case("appmon/switch/chips=off")),
    pytest.param("on", 2, 0, True, marks=pytest.mark.case("appmon/switch/chips=on")),
])  # fmt: skip
def test_whether_chips_are_played(value, mine, yours, played):
    """`chips`: if both bring some, never, or always."""
    t = start(search(XPC_1=mine), stage(XPC_2=yours), chips=value)
    assert [t.count(seat, "chip_hand") for seat in (ME, YOU)] == ([mine, yours] if played else [0, 0])
    while t.phase() == "setup":
        t.passive()
    told = {event.key for event in t.events() if event.rule == "P-3.4"}
    assert told == {"chips-played" if played else "chips-left-out"}


@pytest.mark.case("appmon/P-C11")
@pytest.mark.rule("P-3.4")
def test_c11_chips_only_if_both_bring_them():
    """I bring three chips, you none: no choice names one."""
    t = start(search(XPC_1=2, XPC_3=1), stage())
    for _ in range(200):
        if t.game.choice is None or t.turn() > 3:
            break
        assert not any("XPC" in words for words in t.options())
        t.passive()
    assert t.count(ME, "used_chips") == 3
    t = board("phase battle\nfirst you\nme box XP-01\nme hand XP-02\nme chips XPC-1\nyou box XP-03")
    assert t.asked == (ME, "window")
    assert not t.offers("link XPC-1")
    assert t.reasons(ME, "XPC-1") == [("chip-left-out", "P-3.4")]
