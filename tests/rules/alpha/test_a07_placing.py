"""A-7.12 to A-7.21: placing cards face down."""

import pytest

from alpha.board import ME, YOU, board
from alpha.made import digimon, evolution, option

MINE = "me fill XA-02\nyou box XA-02\n"


def placing(hand, more="", *cards):
    """My placing step with this hand, which the fill brings to six."""
    return board(f"{MINE}me hand {hand}\n{more}", *cards).until("place", ME)


@pytest.mark.rule("A-7.12")
@pytest.mark.primer("alpha/18")
def test_any_cards_from_hand_but_commands():
    """Emberling and Training Weights can be placed, Power Up! cannot; one may also place none."""
    t = placing("XA-01 XA-44 XA-51")
    assert (t.choice.rule, t.options()[0]) == ("A-7.12", "done")
    assert (t.offers("place XA-01"), t.offers("place XA-44"), t.offers("place XA-51")) == (True, True, False)
    assert ("place-command", "A-7.12") in t.reasons(ME, "XA-51")
    t.answer("place XA-01", "place XA-44", "done")
    assert (t.boxes(ME), t.slots(ME), t.face_down(ME)) == (["XA-01"], ["XA-44"], 2)


@pytest.mark.rule("A-7.12")
def test_nothing_is_placed_before_it_is_done():
    """A placing can be taken back."""
    t = placing("XA-01").answer("place XA-01")
    assert t.boxes(ME) == []
    t.answer("back", "done")
    assert (t.boxes(ME), t.choice.seat) == ([], YOU)


@pytest.mark.rule("A-7.13")
@pytest.mark.primer("alpha/19")
@pytest.mark.parametrize(("cost", "may"), [(4, True), (5, True), (6, False)])
def test_the_costs_of_one_turn_add_up_to_ten(cost, may):
    """Five and this one; what was in play before does not count."""
    five = digimon("T-5", cost=5)
    other = digimon("T-6", cost=cost)
    t = placing("T-5 T-6", "me box XA-21\nme box XA-22\n", five, other).answer("place T-5")
    assert t.offers("place T-6") == may
    assert t.choice.terms == {"costs": 5, "costs_limit": 10}


@pytest.mark.rule("A-7.14")
@pytest.mark.primer("alpha/20")
def test_three_digimon_a_turn_evolution_cards_included():
    """Two boxes and an evolution card: no fourth."""
    grown = evolution("T-1", "t-0", cost=0)
    seed = digimon("T-0", cost=0)
    t = placing("T-0 T-0 T-0 T-1 T-1", "", grown, seed)
    t.answer("place T-0", "place T-0", "evolve T-1 T-0")
    assert t.options() == ["done", "back"]
    assert ("place-digimon", "A-7.14") in t.reasons(ME, "T-0") + t.reasons(ME, "T-1")


@pytest.mark.rule("A-7.15")
@pytest.mark.primer("alpha/20")
def test_three_options_a_turn():
    """Not a fourth; a Digimon still may."""
    free = option("T-1", cost=0)
    t = placing("T-1 T-1 T-1 T-1 XA-01", "", free).answer("place T-1", "place T-1", "place T-1")
    assert (t.offers("place T-1"), t.offers("place XA-01")) == (False, True)


@pytest.mark.rule("A-7.16")
@pytest.mark.primer("alpha/21")
def test_low_digimon_open_a_new_box():
    """Never on another card."""
    t = placing("XA-01", "me box XA-11\n")
    assert [words for words in t.options() if "XA-01" in words] == ["place XA-01"]
    t.answer("place XA-01", "done")
    assert t.boxes(ME) == ["XA-11", "XA-01"]
    assert [(event.rule, event.word) for event in t.events("placed")] == [("A-7.16", "box")]


@pytest.mark.rule("A-7.17")
@pytest.mark.primer("alpha/22")
def test_options_go_to_the_slots_without_limit_in_play():
    """A fifth one beside four."""
    four = "".join("me slot XA-44\n" for _ in range(4))
    t = placing("XA-45", "me box XA-01\n" + four).answer("place XA-45", "done")
    assert len(t.slots(ME)) == 5
    assert [event.rule for event in t.events("placed")] == ["A-7.17"]


@pytest.mark.rule("A-7.18")
@pytest.mark.primer("alpha/23")
def test_high_digimon_are_placed_on_digimon_several_on_one():
    """Blazehorn and Pyrelord on one Emberling; alone they cannot be placed."""
    grown, higher = evolution("T-1", "emberling"), evolution("T-2", "t-1", level="Perfect")
    t = placing("T-1 T-2", "me box XA-01\n", grown, higher)
    assert not t.offers("place T-1")
    t.answer("evolve T-1 XA-01", "evolve T-2 XA-01", "done")
    assert t.boxes(ME) == ["XA-01>T-1>T-2"]
    assert t.until("opportunity").boxes(ME) == ["T-2"]


@pytest.mark.rule("A-7.18")
def test_the_placing_seat_is_told_what_lies_on_what():
    """Only evolution cards lie on something; what was taken back does not."""
    t = placing("T-1 XA-44", "me box XA-01\n", evolution("T-1", "emberling")).answer("place XA-44", "evolve T-1 XA-01")
    upper, base = (t.game.table.handle(ME, t.find(number)) for number in ("T-1", "XA-01"))
    assert t.choice.terms[f"base{upper}"] == base
    assert len(t.choice.terms) == 3
    assert set(t.answer("back").choice.terms) == {"costs", "costs_limit"}


@pytest.mark.rule("A-7.18")
def test_without_a_digimon_nothing_can_evolve():
    """The reason says so."""
    t = placing("XA-11")
    assert not t.offers("evolve XA-11")
    assert ("place-no-base", "A-7.18") in t.reasons(ME, "XA-11")


@pytest.mark.rule("A-7.19")
@pytest.mark.case("alpha/switch/place_unfit=true")
def test_the_condition_is_not_checked_when_placing():
    """A bluff: Tidefang on Emberling fails at 2-C."""
    t = placing("XA-12", "me box XA-01\n").answer("evolve XA-12 XA-01", "done")
    assert t.boxes(ME) == ["XA-01>XA-12"]
    t.until("opportunity")
    assert (t.boxes(ME), t.cards(ME, "dark_area")) == (["XA-01"], ["XA-12"])


@pytest.mark.rule("A-7.19")
@pytest.mark.case("alpha/switch/place_unfit=false")
def test_or_it_is_checked():
    """Against the card below it, one placed in this run included."""
    text = "switch place_unfit false\nme box XA-01\n"
    t = placing("XA-12 XA-11 XA-21", text)
    assert (t.offers("evolve XA-12"), t.offers("evolve XA-21"), t.offers("evolve XA-11 XA-01")) == (False, False, True)
    assert ("place-unfit", "A-7.19") in t.reasons(ME, "XA-12")
    assert t.answer("evolve XA-11 XA-01").offers("evolve XA-21 XA-01")


@pytest.mark.rule("A-7.20")
def test_limit_1_counts_names():
    """One in play of the name: neither itself nor its X-antibody version, in whatever order; one placed counts too."""
    marked = digimon("T-1", name="blade", limit_1=True, cost=1)
    version = digimon("T-2", name="blade-x", also=["blade"], cost=1)
    for box, hand in (("T-1", "T-1"), ("T-1", "T-2"), ("T-2", "T-1")):
        t = placing(hand, f"me box {box}\n", marked, version)
        assert not t.offers(f"place {hand}")
        assert ("place-limit-1", "A-7.20") in t.reasons_in(ME, "hand", hand)
    assert placing("T-2", "me box T-2\n", marked, version).offers("place T-2")
    t = placing("T-1 T-2", "", marked, version).answer("place T-1")
    assert not t.offers("place T-2")


@pytest.mark.rule("A-7.20")
def test_limit_1_is_for_each_player():
    """The opponent's does not matter."""
    marked = digimon("T-1", name="blade", limit_1=True)
    assert placing("T-1", "you box T-1\n", marked).offers("place T-1")


@pytest.mark.rule("A-7.21")
def test_placed_cards_stay_face_down():
    """The opponent sees how many lie where, not which; their owner knows them."""
    t = placing("XA-01 XA-44 XA-11", "").answer("place XA-01", "evolve XA-11 XA-01", "place XA-44", "done")
    for seat, known in ((ME, True), (YOU, False)):
        view = t.game.view(seat)
        boxes, slots = view.zone(ME, "digimon_boxes").cards, view.zone(ME, "option_slots").cards
        assert [(card.key is not None, card.up) for card in boxes + slots] == [(known, False)] * 3
        assert boxes[1].host == boxes[0].handle
    assert all(card.key is None for event in t.events("placed", YOU) for card in event.cards)
