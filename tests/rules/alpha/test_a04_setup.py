"""A-4: setting up, and the exchange of the first hand."""

import pytest

from alpha.board import ME, YOU, board, start


@pytest.mark.rule("A-4.1")
@pytest.mark.primer("alpha/06")
def test_shuffle_draw_six_then_who_is_first():
    """In this order, and then the first turn begins."""
    t = start()
    told = [(event.key, event.rule) for event in t.events() if event.rule == "A-4.1"]
    assert told == [("shuffled", "A-4.1"), ("drawn", "A-4.1")] * 2 + [("first-player", "A-4.1")]
    assert [(event.seat, event.amount) for event in t.events("drawn")] == [(ME, 6), (YOU, 6)]
    assert (t.turn(), t.phase()) == (1, "preparation")


@pytest.mark.rule("A-4.1")
def test_chance_decides_who_is_first():
    """Each of them under some seed."""
    assert {start(str(seed)).first() for seed in range(8)} == {ME, YOU}


@pytest.mark.rule("A-4.2")
def test_both_begin_with_100_points():
    """And neither can have more."""
    assert start().points == [100, 100]


@pytest.mark.rule("A-4.3")
def test_nothing_is_in_play():
    """No Digimon, no option."""
    t = start()
    assert [(t.boxes(seat), t.slots(seat)) for seat in (ME, YOU)] == [([], []), ([], [])]


FIRST = """turn 1
           me fill XA-01
           you fill XA-02
           you hand XA-02 XA-02 XA-02 XA-02 XA-02 XA-02
           """
LOW = "me hand XA-01 XA-51 XA-51 XA-52 XA-52 XA-53"
HIGH = "me hand XA-11 XA-51 XA-51 XA-52 XA-52 XA-53"


@pytest.mark.rule("A-4.4", "A-7.9")
@pytest.mark.case("alpha/switch/start_exchange=primer")
@pytest.mark.parametrize("hand", [LOW, HIGH])
def test_the_first_hand_is_exchanged_as_any_other(hand):
    """Nobody has a Digimon in play, so both may, whatever they hold."""
    t = board(FIRST + hand)
    assert (t.asked, t.choice.rule) == ((ME, "fill"), "A-7.8")
    assert t.offers("exchange")
    assert t.answer("done").until("fill", YOU).offers("exchange")


@pytest.mark.rule("A-4.4")
@pytest.mark.case("alpha/switch/start_exchange=no_level3_in_hand")
def test_or_only_without_a_level_iii_in_hand():
    """Asked in any case, so that the question tells nothing; the hand is shown, and it happens once."""
    text = "preset pages\n" + FIRST
    t = board(text + LOW)
    assert t.asked == (ME, "fill")
    assert not t.offers("exchange")
    t = board(text + HIGH).answer("exchange")
    shown = t.events("revealed", YOU)
    assert [(event.rule, len(event.cards)) for event in shown] == [("A-4.4", 6)]
    assert all(card.key is not None for card in shown[0].cards)
    assert t.count(ME, "hand") == 6
    assert t.choice.seat == ME
    assert not t.offers("exchange")


@pytest.mark.rule("A-4.4", "A-7.9")
def test_from_the_second_turn_on_it_is_the_usual_exchange():
    """Under the pages' switch too: a Level III in hand does not matter, one in play does."""
    text = "preset pages\nme fill XA-01\nme hand XA-01\nyou box XA-02\n"
    assert board(text).until("fill", ME).offers("exchange")
    assert not board(text + "me box XA-01").until("fill", ME).offers("exchange")
