"""A-8: turning up, cost check, evolution check, line up; both players at once."""

import pytest

from alpha.board import ME, YOU, board
from alpha.made import digimon, evolution, option

OPENING = """phase evolution
             me box XA-01 down
             me slot XA-44 down
             me hand XA-51
             you box XA-02 down
             you slot XA-45 down"""


@pytest.mark.rule("A-8.1")
@pytest.mark.primer("alpha/25")
def test_all_placed_cards_are_turned_up_and_upright():
    """Of both players, before any cost is checked."""
    t = board(OPENING)
    assert (t.face_down(ME), t.face_down(YOU), t.sideways(ME), t.sideways(YOU)) == (0, 0, [], [])
    keys = [event.key for event in t.events() if event.key in ("turned-up", "cost-check")]
    assert keys == ["turned-up", "turned-up", "cost-check", "cost-check"]
    assert t.rules_cited("turned-up") == {"A-8.1"}


@pytest.mark.rule("A-8.1")
@pytest.mark.primer("alpha/24")
def test_what_happens_when_revealed_happens_here():
    """First Aid Box gains ten points and leaves before the cost check: its cost of 3 does not count any more."""
    t = board("phase evolution\nme points 50\nme box XA-01\nme slot XA-46 down\nyou box XA-02")
    assert (t.points[ME], t.slots(ME), t.cards(ME, "dark_area")) == (60, [], ["XA-46"])
    assert [event.amount for event in t.events("cost-check")] == [2, 2]


def checked(costs, switch=""):
    """A cost check with Digimon of these costs in play, twenty cards in the deck."""
    made = [digimon(f"T-{cost}", cost=cost) for cost in costs]
    boxes = "".join(f"me box T-{cost}\n" for cost in costs)
    return board(f"{switch}phase evolution\n{boxes}me fill XA-01\nme net_ocean 20\nyou box XA-02", *made)


@pytest.mark.rule("A-8.2", "A-8.3")
@pytest.mark.primer("alpha/26")
@pytest.mark.case("alpha/switch/cost_counts=all")
@pytest.mark.parametrize(("costs", "falls"), [((4, 5), 0), ((4, 6), 0), ((5, 6), 1), ((6, 9), 5)])
def test_each_point_above_ten_mills_one(costs, falls):
    """9 and 10: none; 11: one; 15: five."""
    t = checked(costs)
    assert (t.count(ME, "net_ocean"), len(t.events("milled"))) == (20 - falls, falls)
    assert [event.amount for event in t.events("burst")] == ([falls] if falls else [])


STACK = """phase evolution
           me box XA-11 > XA-21
           me slot XA-45
           me hand XA-51
           me fill XA-01
           you box XA-02"""


@pytest.mark.rule("A-8.2")
@pytest.mark.case("alpha/switch/cost_counts=tops")
@pytest.mark.parametrize(("switch", "costs"), [("", 12), ("switch cost_counts tops\n", 8)])
def test_or_only_the_uppermost_card_of_a_stack_counts(switch, costs):
    """Blazehorn 4, Pyrelord 6 on it, Turbo Band 2."""
    assert [(event.seat, event.amount) for event in board(switch + STACK).events("cost-check")] == [
        (ME, costs),
        (YOU, 2),
    ]


@pytest.mark.rule("A-8.2")
@pytest.mark.parametrize(("switch", "told"), [("", 5), ("switch cost_counts tops\n", 2)])
def test_the_costs_that_are_told_of_open_cards_are_those_that_count(switch, told):
    """A Digimon of 3 with a card placed on it, and a Turbo Band of 2."""
    seed, grown = digimon("T-0", cost=3), evolution("T-1", "t-0")
    text = "me fill XA-02\nme box T-0\nme slot XA-45\nme hand T-1\nyou box XA-02\n"
    t = board(switch + text, seed, grown).until("place", ME)
    assert t.game.view(YOU).numbers["costs0"] == 5
    assert t.answer("evolve T-1 T-0", "done").game.view(YOU).numbers["costs0"] == told


@pytest.mark.rule("A-15.1")
@pytest.mark.case("alpha/switch/cost_counts=tops")
def test_where_only_the_uppermost_card_counts_each_tells_its_cost():
    """Blazehorn costs 4."""
    t = board("switch cost_counts tops\nphase battle\nme box XA-11\nme fill XA-01\nyou box XA-02")
    assert t.game.view(YOU).zone(ME, "digimon_boxes").cards[0].notes["cost"] == 4


@pytest.mark.rule("A-8.3")
def test_a_short_deck_goes_entirely():
    """Nothing more happens."""
    made = [digimon("T-9", cost=9), digimon("T-8", cost=8)]
    t = board("phase evolution\nme box T-9\nme box T-8\nme fill XA-01\nme net_ocean 3\nyou box XA-02", *made)
    assert (t.count(ME, "net_ocean"), len(t.events("milled")), t.outcome) == (0, 3, None)


@pytest.mark.rule("A-8.3", "A-15.1")
def test_milled_cards_are_seen_as_they_fall():
    """By both players."""
    t = checked((5, 6))
    assert [card.key for event in t.events("milled", YOU) for card in event.cards] == ["alpha-practice/xa-01"]


@pytest.mark.rule("A-8.4")
@pytest.mark.primer("alpha/27")
def test_a_condition_that_is_met_evolves():
    """Pyrelord becomes the Digimon of the box, Blazehorn goes to the Dark Area."""
    t = board("phase evolution\nme box XA-11 > XA-21\nme fill XA-01\nyou box XA-02")
    assert (t.boxes(ME), t.cards(ME, "dark_area")) == (["XA-21"], ["XA-11"])
    assert t.rules_cited("evolved") == {"A-8.4"}


@pytest.mark.rule("A-8.4")
def test_a_stack_is_worked_upwards():
    """Emberling, Blazehorn, Pyrelord: two evolutions in one turn."""
    t = board("phase evolution\nme box XA-01 > XA-11 > XA-21\nyou box XA-02")
    assert (t.boxes(ME), t.cards(ME, "dark_area")[-2:]) == (["XA-21"], ["XA-01", "XA-11"])


@pytest.mark.rule("A-8.5")
@pytest.mark.primer("alpha/27")
@pytest.mark.parametrize(
    ("stack", "stays"),
    [("XA-01 > XA-12", "XA-01"), ("XA-01 > XA-11 > XA-22", "XA-11"), ("XA-01 > XA-12 > XA-21", "XA-01")],
)
def test_a_condition_that_is_not_met_stops_the_stack(stack, stays):
    """The highest good one stays; the failed card and all above it go to the Dark Area."""
    t = board(f"phase evolution\nme box {stack}\nme net_ocean 25\nyou box XA-02")
    assert t.boxes(ME) == [stays]
    assert [event.rule for event in t.events("evolution-failed")] == ["A-8.5"]


@pytest.mark.rule("A-8.6", "A-2.9")
def test_an_evolved_digimon_is_upright():
    """Whatever the one below it was."""
    t = board("phase evolution\nme box XA-11 > XA-21 sideways\nme fill XA-01\nyou box XA-02")
    assert (t.boxes(ME), t.sideways(ME)) == (["XA-21"], [])


def sped(until):
    """Emberling is made faster by two when it is turned up, with Blazehorn on it."""
    text = f"when opened: choose $a: 1 {{name emberling}} from me.boxes; add_speed $a 2 until {until}"
    t = board("phase evolution\nme box XA-01 > XA-11\nme slot T-1 down\nyou box XA-02", option("T-1", text))
    return t.answer("pick XA-01")


@pytest.mark.rule("A-8.6")
def test_what_named_the_old_card_is_forgotten_and_what_names_the_box_stays():
    """Blazehorn's speed is 5."""
    assert sped("end_of_turn").speed("XA-11") == 5
    assert sped("on_box").speed("XA-11") == 7


@pytest.mark.rule("A-8.7")
def test_when_evolved_comes_after_all_stacks_of_both():
    """The first player's effect waits for the second player's evolution, and then comes first."""
    mine, other = _answering("T-1", "emberling"), _answering("T-2", "brinepup")
    t = board("phase evolution\nme points 50\nme box XA-01 > T-1\nyou points 50\nyou box XA-02 > T-2", mine, other)
    told = [(event.key, event.seat) for event in t.events() if event.key in ("evolved", "points-gained")]
    assert told == [("evolved", ME), ("evolved", YOU), ("points-gained", ME), ("points-gained", YOU)]


def _answering(number, base):
    return digimon(number, "when evolved: gain_points me 10", level="IV", condition={"any": [{"name": base}]})


@pytest.mark.rule("A-8.8")
@pytest.mark.primer("alpha/28")
def test_digimon_stand_by_speed():
    """Gustlet 6, Blazehorn 5, Emberling 4, Thornkit 3, whatever the order of boxes was."""
    t = board("phase evolution\nme box XA-03\nme box XA-01\nme box XA-05\nme box XA-11\nyou box XA-02")
    assert t.boxes(ME) == ["XA-05", "XA-11", "XA-01", "XA-03"]
    assert t.rules_cited("lined-up") == {"A-8.8"}


@pytest.mark.rule("A-8.8")
def test_equal_speeds_stand_as_the_owner_likes():
    """Brinepup and Blazehorn, both 5: the older box is offered first."""
    text = "phase evolution\nme box XA-02\nme box XA-01\nme box XA-11\nyou box XA-02"
    t = board(text)
    assert (t.asked, t.choice.rule, t.options()) == ((ME, "line_up"), "A-8.8", ["pick XA-02", "pick XA-11"])
    assert t.answer("pick XA-11").boxes(ME) == ["XA-11", "XA-02", "XA-01"]
    assert board(text).answer("pick XA-02").boxes(ME) == ["XA-02", "XA-11", "XA-01"]
