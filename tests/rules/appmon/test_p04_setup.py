"""P-4: base, shuffle, gauge, six cards, who is first."""

import pytest

from appmon.board import ME, YOU, board, deck, search, stage, start


def set_up(t):
    """Let both choose what comes first, to the first question of the first turn."""
    while t.phase() == "setup":
        t.passive()
    return t


@pytest.mark.rule("P-4.1")
@pytest.mark.primer("appmon/10")
@pytest.mark.case("appmon/switch/no_setup_base=false")
def test_each_takes_a_base_from_the_deck_and_lays_it_face_down():
    """Any Standard Appmon or Level III Digimon of the deck; of copies one is listed."""
    t = start()
    assert t.asked == (ME, "starting_base")
    assert t.options() == ["pick XP-01", "pick XP-02", "pick XP-04", "pick XP-05", "pick XP-08"]
    t.answer("pick XP-04")
    assert t.asked == (YOU, "starting_base")
    assert t.offers("pick XP-41")
    t.answer("pick XP-03")
    assert [t.box(seat) for seat in (ME, YOU)] == ["XP-04", "XP-03"]
    assert [t.face_down(seat, "appmon_box") for seat in (ME, YOU)] == [1, 1]
    assert t.game.view(ME).zone(YOU, "appmon_box").cards[0].key is None


@pytest.mark.rule("P-4.1", "P-6.4")
@pytest.mark.primer("appmon/02")
@pytest.mark.case("appmon/switch/no_setup_base=true")
def test_the_base_may_come_in_the_first_preparation():
    """`no_setup_base`: nothing lies in the box at the start; the base is laid in P-6.4 of turn 1."""
    t = set_up(start(no_setup_base="true"))
    assert [t.box(seat) for seat in (ME, YOU)] == ["", ""]
    assert t.count(ME, "deck") == 23
    t.until("exchange")
    seat = t.choice.seat
    number = t.options()[1].removeprefix("pick ")
    t.answer(f"pick {number}", "done")
    assert t.box(seat) == number
    assert t.events("base-laid")[0].rule == "P-6.4"


@pytest.mark.rule("P-4.2")
@pytest.mark.primer("appmon/08", "appmon/10")
def test_the_top_card_goes_face_down_on_the_hundred():
    """100 points each, and never more."""
    t = set_up(start())
    assert t.points == [100, 100]
    assert [t.count(seat, "point_gauge") for seat in (ME, YOU)] == [1, 1]
    assert t.rules_cited("shuffled") == {"P-4.2"}
    t = board("""phase battle
                 first you
                 me box XP-06
                 me slot XP-604
                 me points 100
                 you box XP-03""").answer("open XP-604")
    assert t.points == [100, 100]


@pytest.mark.rule("P-4.3")
@pytest.mark.primer("appmon/10")
@pytest.mark.case("appmon/switch/start_exchange=false")
def test_six_cards_are_drawn_and_chance_says_who_is_first():
    """Thirty cards: one base, one on the gauge, six in hand; either seat may begin."""
    t = set_up(start())
    assert [t.count(seat, "hand") for seat in (ME, YOU)] == [6, 6]
    assert [t.count(seat, "deck") for seat in (ME, YOU)] == [22, 22]
    firsts = {set_up(start(seed=str(seed))).first() for seed in range(12)}
    assert firsts == {ME, YOU}
    assert t.rules_cited("first-player") == {"P-4.3"}


@pytest.mark.rule("P-4.3")
@pytest.mark.primer("appmon/02")
@pytest.mark.case("appmon/switch/start_exchange=true")
def test_a_hand_without_a_base_may_be_drawn_anew_once():
    """It is shown, shuffled back, and six are drawn; everybody is asked, so that nothing shows."""
    poor = deck(XP_41=1, XP_11=3, XP_12=3, XP_13=3, XP_14=3, XP_15=3, XP_21=3, XP_22=3, XP_31=3, XP_42=3, XP_51=2)
    t = start(poor, stage(), start_exchange="true")
    t.answer("pick XP-41", "pick XP-03")
    t.until("hand_exchange", ME)
    before = t.cards(ME, "hand")
    t.answer("yes")
    assert [card.key for card in t.events("hand-exchanged", YOU)[0].cards] == [
        f"appmon-practice/{number.lower()}" for number in before
    ]
    assert t.count(ME, "hand") == 6
    assert t.count(ME, "deck") == 22
    assert t.cards(ME, "hand") != before
    assert sum(event.key == "hand-exchanged" for event in t.events()) == 1


@pytest.mark.rule("P-4.3")
def test_a_hand_with_a_base_is_kept():
    """The question comes all the same, with one answer."""
    full = deck(XP_01=3, XP_02=3, XP_03=3, XP_04=3, XP_05=3, XP_06=3, XP_07=3, XP_08=3, XP_101=3, XP_102=3)
    t = start(full, search(), start_exchange="true").answer("pick XP-01", "pick XP-01").until("hand_exchange", ME)
    assert t.options() == ["no"]
