"""C-R0: card text over rules, both act in every phase, as much as possible, costs all or nothing."""

import pytest

from netocean.games import kit
from netocean.games.colosseum.rules import preset
from table import ME, YOU, library, table

# R0.1: card text beats the rules.


@pytest.mark.rule("C-R0.1", "C-R1.2")
@pytest.mark.parametrize(("number", "faults"), [("XC-61", []), ("St-18", ["fault-copies-name"])])
def test_a_card_that_allows_itself_more_copies_beats_the_copy_limit(number, faults):
    """Ten copies of a card that says so are legal, of any other they are not."""
    numbers = {number: 10, "St-1": 3, "St-2": 3, "St-3": 3, "St-4": 3, "St-5": 3, "St-6": 3, "St-7": 2}
    cards = [(library().card(one).facts, library().card(one).abilities, count) for one, count in numbers.items()]
    assert [fault.key for fault in kit("colosseum").check_deck(cards, preset().values)] == faults


@pytest.mark.rule("C-R0.1", "C-R6.2")
def test_an_open_card_that_says_so_is_not_discarded_from_its_slot():
    """The rules let one discard any card of a slot; XC-60 forbids it for itself."""
    t = table("""phase preparation
                 me box St-1
                 me slot1 XC-60 open
                 me slot2 XC-46 open
                 you box St-5""")
    t.until("discard_slots", ME)
    assert t.options() == ["done", "pick XC-46"]


@pytest.mark.rule("C-R0.1")
def test_a_card_may_forbid_what_the_rules_allow():
    """After XC-59 the opponent may open no options, and is told why."""
    text = """phase battle
              first you
              me box St-1
              me slot1 XC-59
              you box St-5
              you slot1 St-49"""
    assert table(text).until("window_battle", YOU).offers("open St-49")
    barred = table(text).until("window_battle", ME).answer("open XC-59", "pass")
    assert barred.asked == (YOU, "window_battle")
    assert not barred.offers("open St-49")
    assert barred.reasons(YOU, "St-49") == [("use-forbidden", "C-R0.1")]
    assert barred.rules_cited("forbidden") == {"C-R0.1"}


# R0.3: nobody's turn.


@pytest.mark.rule("C-R0.3", "C-R5.1")
@pytest.mark.parametrize(("first", "leader"), [("me", ME), ("you", YOU)])
def test_both_act_in_every_phase_in_the_order_of_that_phase(first, leader):
    """The first attacker leads in Preparation, Evolution and Point calculation, the second in Battle."""
    t = table(f"""phase preparation
                  first {first}
                  me box St-1
                  me hand St-3
                  you box St-5
                  you hand St-7""")
    seen: list[tuple[str, int]] = []
    while t.turn() == 2:
        if (t.phase(), t.choice.seat) not in seen:
            seen.append((t.phase(), t.choice.seat))
        t.passive()
    other = 1 - leader
    assert seen == [
        *[("preparation", leader), ("preparation", other)],
        *[("evolution", leader), ("evolution", other)],
        *[("battle", other), ("battle", leader)],
        *[("points", leader), ("points", other)],
    ]


# R0.4: as much as possible.


@pytest.mark.rule("C-R0.4")
@pytest.mark.parametrize(("left", "milled"), [(2, 2), (3, 3), (4, 3)])
def test_milling_three_takes_what_there_is(left, milled):
    """St-52 sends three cards of the winner's Net Ocean away, or as many as there are."""
    t = table(f"""phase battle
                  me box St-18
                  me slot1 St-52
                  you box St-1
                  you net_ocean {left}""")
    dark = t.count(YOU, "dark_area")
    t.until("window_battle", ME).answer("open St-52").until("points")
    assert t.count(YOU, "net_ocean") == left - milled
    assert t.count(YOU, "dark_area") == dark + milled
    assert [event.amount for event in t.events("milled")] == [milled]


@pytest.mark.rule("C-R0.4")
@pytest.mark.parametrize(("hand", "left"), [("", 0), ("you hand St-7", 0), ("you hand St-7 St-9", 1)])
def test_a_discard_from_too_small_a_hand_takes_what_there_is(hand, left):
    """XC-41 makes the beaten player discard one hand card; with none nothing happens and play goes on."""
    t = table(f"""phase battle
                  me box XC-19 > XC-41
                  you box St-1
                  {hand}""")
    t.until("points")
    assert t.count(YOU, "hand") == left
    assert t.choice.kind == "window_points"


# R0.5: costs are all or nothing.


@pytest.mark.rule("C-R0.5")
@pytest.mark.case("colosseum/32")
def test_a_hand_card_that_cannot_be_paid_refuses_the_card():
    """St-53 asks for one hand card: none refuses it, with the rule."""
    t = table("""phase battle
                 first you
                 me box St-1
                 me slot1 St-53
                 you box St-1""")
    t.until("window_battle", ME)
    assert t.options() == ["pass"]
    assert t.reasons(ME, "St-53") == [("cost-hand", "C-R0.5")]


@pytest.mark.rule("C-R0.5", "C-R9.7")
@pytest.mark.case("colosseum/32")
def test_a_cost_is_paid_before_the_effect():
    """With one hand card it is discarded, then +50 counts; St-53 leaves at the end of the turn."""
    t = table("""phase battle
                 first you
                 me box St-1
                 me hand St-3
                 me slot1 St-53
                 you box St-1""")
    t.until("window_battle", ME).answer("open St-53", "pick St-3")
    assert (t.cards(ME, "hand"), t.cards(ME, "dark_area"), t.power(ME)) == ([], ["St-3"], 360 + 50)
    keys = [event.key for event in t.events()]
    assert keys.index("discarded") < keys.index("attack-added")
    t.until("points")
    assert t.cards(ME, "slots") == ["St-53"]
    t.next_turn()
    assert (t.cards(ME, "slots"), t.cards(ME, "dark_area")) == ([], ["St-3", "St-53"])


@pytest.mark.rule("C-R0.5")
def test_nothing_has_changed_while_a_cost_is_not_paid_whole():
    """Going back from the payment leaves card and hand as they were."""
    t = table("""phase battle
                 first you
                 me box St-1
                 me hand St-3
                 me slot1 St-53
                 you box St-1""")
    t.until("window_battle", ME).answer("open St-53")
    assert t.asked == (ME, "cost_discard")
    t.answer("back")
    assert (t.cards(ME, "hand"), t.count(ME, "dark_area"), t.power(ME)) == (["St-3"], 0, 360)
    assert t.offers("open St-53")


@pytest.mark.rule("C-R0.5")
@pytest.mark.parametrize(("left", "offered"), [(2, False), (3, True)])
def test_a_cost_of_net_ocean_cards_is_not_paid_in_part(left, offered):
    """St-58 asks for three of the own Net Ocean: two refuse it."""
    t = table(f"""phase battle
                  first you
                  me box St-5 > St-6
                  me slot1 St-58
                  me net_ocean {left}
                  you box St-1""")
    t.until("window_battle", ME)
    assert t.offers("open St-58") == offered
    assert t.reasons(ME, "St-58") == ([] if offered else [("cost-net-ocean", "C-R0.5")])
    if offered:
        t.answer("open St-58")
        assert t.count(ME, "net_ocean") == 0
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R0.5")
def test_a_cost_of_two_parts_takes_neither_when_one_cannot_be_paid():
    """XC-43 asks for a hand card and ten points: without a hand card it costs no points either."""
    text = """phase battle
              first you
              me box XC-19 > XC-43
              you box St-1"""
    t = table(text).until("window_battle", ME)
    assert t.options() == ["pass"]
    assert t.reasons(ME, "XC-43") == [("cost-hand", "C-R0.5")]
    assert t.points == [100, 100]
    paid = table(text + "\nme hand St-3").until("window_battle", ME).answer("activate XC-43", "pick St-3")
    assert (paid.points, paid.count(ME, "hand"), paid.power(YOU)) == ([90, 100], 0, 0)


@pytest.mark.rule("C-R0.5")
@pytest.mark.parametrize("hand", ["", "me hand St-3 St-7"])
def test_discarding_all_of_nothing_counts_as_paid(hand):
    """XC-59 asks for the whole hand: an empty one pays it too."""
    t = table(f"""phase battle
                  first you
                  me box St-1
                  {hand}
                  me slot1 XC-59
                  you box St-5""")
    t.until("window_battle", ME).answer("open XC-59")
    assert t.count(ME, "hand") == 0
    assert t.rules_cited("forbidden") == {"C-R0.1"}
