"""C-R6.1 to C-R6.5: discard, refill, exchange."""

import pytest

from table import ME, YOU, table

# R6.1, R6.2: discarding.


@pytest.mark.rule("C-R6.1")
@pytest.mark.parametrize("picks", [[], ["St-3"], ["St-3", "St-49"], ["St-3", "St-7", "St-49"]])
def test_any_number_of_hand_cards_may_be_discarded(picks):
    """None, some, all."""
    t = table("""phase preparation
                 me box St-1
                 me hand St-3 St-7 St-49
                 you box St-5""")
    assert (t.asked, t.choice.rule) == ((ME, "discard_hand"), "C-R6.1")
    t.answer(*[f"pick {number}" for number in picks], "done")
    assert t.cards(ME, "dark_area") == picks
    assert t.count(ME, "hand") == 3 - len(picks)
    assert t.rules_cited("discarded") == ({"C-R6.1"} if picks else set())


@pytest.mark.rule("C-R6.1")
def test_a_pick_may_be_taken_back_before_it_is_done():
    """Nothing is discarded until `done`."""
    t = table("""phase preparation
                 me box St-1
                 me hand St-3 St-7
                 you box St-5""")
    t.answer("pick St-3")
    assert t.count(ME, "dark_area") == 0
    t.answer("back", "pick St-7", "done")
    assert (t.cards(ME, "dark_area"), t.cards(ME, "hand")) == (["St-7"], ["St-3"])


@pytest.mark.rule("C-R6.2")
@pytest.mark.parametrize("picks", [[], ["St-49"], ["XC-46"], ["St-49", "XC-46"]])
def test_any_number_of_slot_cards_may_be_discarded_open_or_not(picks):
    """St-49 lies face down, XC-46 is open."""
    t = table("""phase preparation
                 me box St-1
                 me slot1 St-49
                 me slot2 XC-46 open
                 you box St-5""")
    t.until("discard_slots")
    assert (t.choice.seat, t.choice.rule) == (ME, "C-R6.2")
    t.answer(*[f"pick {number}" for number in picks], "done")
    assert t.cards(ME, "dark_area") == picks
    assert t.rules_cited("discarded") == ({"C-R6.2"} if picks else set())
    assert t.choice.seat == ME


@pytest.mark.rule("C-R6.2")
def test_a_card_that_is_open_may_forbid_its_discard_and_face_down_it_may_not():
    """XC-60 is kept in its slot once it is in effect."""
    opened = table("phase preparation\nme box St-1\nme slot1 XC-60 open\nyou box St-5")
    hidden = table("phase preparation\nme box St-1\nme slot1 XC-60\nyou box St-5")
    assert opened.choice.kind != "discard_slots"
    assert hidden.until("discard_slots").options() == ["done", "pick XC-60"]


@pytest.mark.rule("C-R6.2")
@pytest.mark.case("colosseum/6")
@pytest.mark.parametrize(("state", "left"), [("open", 40), ("", 60)])
def test_leaving_the_slot_may_trigger(state, left):
    """The open XC-04 costs its owner 20 points; that it works only at 30 or less does not matter."""
    t = table(f"""phase preparation
                  me points 60
                  me box St-1
                  me slot1 XC-04 {state}
                  you box St-5""")
    t.until("discard_slots").answer("pick XC-04", "done")
    assert t.points == [left, 100]
    assert t.cards(ME, "dark_area") == ["XC-04"]
    assert t.choice.seat == ME


@pytest.mark.rule("C-R6.1", "C-R6.2")
def test_there_is_no_going_back_to_an_earlier_step():
    """What is drawn by the refill cannot be discarded in the same Preparation."""
    t = table("""phase preparation
                 me box St-1
                 me hand St-3
                 you box St-5""")
    kinds = []
    while t.choice.seat == ME:
        kinds.append(t.choice.kind)
        t.answer("yes") if t.choice.kind == "refill" else t.passive()
    assert kinds == ["discard_hand", "refill", "exchange", "plan", "lay_options", "window_preparation"]


# R6.3, R6.4: the refill.


@pytest.mark.rule("C-R6.3")
@pytest.mark.case("colosseum/30")
@pytest.mark.parametrize(("answer", "hand"), [("yes", 6), ("no", 2)])
def test_the_hand_is_filled_to_six_or_not_at_all(answer, hand):
    """No other number is offered."""
    t = table("""phase preparation
                 me box St-1
                 me hand St-3 St-7
                 me net_ocean 9
                 you box St-5""")
    t.until("refill")
    assert (t.options(), t.choice.rule) == (["yes", "no"], "C-R6.3")
    t.answer(answer)
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean")) == (hand, 9 - (hand - 2))
    assert t.choice.seat == ME


@pytest.mark.rule("C-R6.3", "C-R9.9")
@pytest.mark.case("colosseum/30")
@pytest.mark.parametrize(("left", "hand"), [(1, 3), (3, 5), (4, 6), (5, 6)])
def test_too_small_a_net_ocean_gives_what_it_has_without_penalty(left, hand):
    """With 2 in hand, four are wanted; nothing is lost and nothing reshuffled now."""
    t = table(f"""phase preparation
                  me box St-1
                  me hand St-3 St-7
                  me net_ocean {left}
                  you box St-5""")
    dark = t.count(ME, "dark_area")
    t.until("refill").answer("yes")
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean")) == (hand, left - (hand - 2))
    assert (t.points, t.count(ME, "dark_area"), t.events("shuffled")) == ([100, 100], dark, [])
    assert t.asked == (ME, "exchange")


@pytest.mark.rule("C-R6.3")
@pytest.mark.parametrize(("cards", "asked"), [(5, True), (6, False), (7, False)])
def test_a_full_hand_is_not_filled(cards, asked):
    """Six or more are enough; there is no upper limit."""
    t = table(f"""phase preparation
                  me box St-1
                  me hand {" ".join(["St-3"] * cards)}
                  you box St-5""")
    t.answer("done")
    assert t.choice.kind == ("refill" if asked else "exchange")
    assert t.count(ME, "hand") == cards


@pytest.mark.rule("C-R6.3")
@pytest.mark.parametrize("interleave", ["false", "true"])
def test_the_refill_comes_once_a_turn(interleave):
    """Cards that leave the hand later in Preparation are not made up for."""
    t = table(f"""phase preparation
                  switch prep_interleave {interleave}
                  me box St-1
                  me hand St-49 St-50
                  you box St-5
                  you net_ocean 20""")
    refills = 0
    while t.turn() == 2:
        if t.choice.seat == ME and t.choice.kind == "refill":
            refills += 1
            t.answer("yes")
        elif t.choice.seat == ME and t.choice.kind == "lay_options" and t.offers("pick St-49"):
            t.answer("pick St-49", "done")
        else:
            t.passive()
    assert (refills, t.count(ME, "hand")) == (1, 5)
    t.until("refill", ME)
    assert t.turn() == 3


@pytest.mark.rule("C-R6.4")
def test_nothing_else_in_the_rules_draws():
    """Over three turns in which nobody refills, no card is drawn."""
    t = table("""phase preparation
                 me box St-1
                 me hand St-3 St-49
                 me slot1 St-50
                 you box St-5
                 you hand St-7""")
    before = (t.count(ME, "net_ocean"), t.count(YOU, "net_ocean"))
    t.next_turn()
    t.next_turn()
    t.next_turn()
    assert t.events("drawn") == []
    assert (t.count(ME, "net_ocean"), t.count(YOU, "net_ocean")) == before
    assert (t.count(ME, "hand"), t.count(YOU, "hand")) == (2, 1)


@pytest.mark.rule("C-R6.4")
def test_the_refill_is_the_draw_that_the_rules_give():
    """And it says so."""
    t = table("""phase preparation
                 me box St-1
                 me hand St-3
                 you box St-5""")
    t.until("refill", ME).answer("yes")
    t.next_turn()
    assert t.rules_cited("drawn") == {"C-R6.3"}


# R6.5: exchanging the Level III.

TWICE = """phase preparation
           switch exchange_moment {moment}
           me box St-1
           me hand St-3 St-5 St-7
           you box St-18"""


@pytest.mark.rule("C-R6.5", "C-R7.2")
@pytest.mark.case("colosseum/47")
def test_replaced_level_iiis_leave_at_once():
    """`exchange_moment = at_once`: each in its own step, in Preparation and in Evolution."""
    t = table(TWICE.format(moment="at_once")).until("exchange")
    assert (t.choice.seat, t.choice.rule) == (ME, "C-R6.5")
    t.answer("pick St-3")
    assert (t.cards(ME, "digimon_box"), t.cards(ME, "dark_area")) == (["St-3"], ["St-1"])
    t.answer("pick St-5")
    assert (t.cards(ME, "digimon_box"), t.cards(ME, "dark_area")) == (["St-5"], ["St-1", "St-3"])
    t.until("evolution", ME).answer("exchange St-7")
    assert (t.cards(ME, "digimon_box"), t.cards(ME, "dark_area")) == (["St-7"], ["St-1", "St-3", "St-5"])
    assert [event.rule for event in t.events("level-iii-replaced")] == ["C-R6.5", "C-R6.5", "C-R7.2"]


@pytest.mark.rule("C-R6.5", "C-R7.2")
@pytest.mark.case("colosseum/47")
def test_replaced_level_iiis_may_leave_when_they_are_turned_up():
    """`exchange_moment = at_flip`: A and B leave at the flip, C at once in Evolution."""
    t = table(TWICE.format(moment="at_flip")).until("exchange")
    t.answer("pick St-3", "pick St-5", "done")
    assert t.cards(ME, "digimon_box") == ["St-1", "St-3", "St-5"]
    assert (t.active(ME), t.cards(ME, "dark_area")) == ("St-5", [])
    t.until("evolution", ME)
    assert (t.cards(ME, "digimon_box"), sorted(t.cards(ME, "dark_area"))) == (["St-5"], ["St-1", "St-3"])
    t.answer("exchange St-7")
    assert (t.cards(ME, "digimon_box"), t.cards(ME, "dark_area")[2:]) == (["St-7"], ["St-5"])


@pytest.mark.rule("C-R6.5")
@pytest.mark.parametrize("moment", ["at_once", "at_flip"])
def test_the_new_level_iii_lies_face_down(moment):
    """Its owner knows it, the other seat sees a back, until the Evolution phase."""
    t = table(TWICE.format(moment=moment)).until("exchange").answer("pick St-3", "done")
    own = t.game.view(ME).zone(ME, "digimon_box").cards[-1]
    back = t.game.view(YOU).zone(ME, "digimon_box").cards[-1]
    assert (own.key, own.up, back.key, back.up) == ("colosseum/St-3", False, None, False)
    t.until("evolution")
    assert t.game.view(YOU).zone(ME, "digimon_box").cards[-1].key == "colosseum/St-3"


@pytest.mark.rule("C-R6.5")
def test_only_a_level_iii_of_the_hand_may_be_laid():
    """No higher Digimon, no option card; and one may lay none."""
    t = table("""phase preparation
                 me box St-1
                 me hand St-2 St-3 St-49 Bo-1
                 you box St-18""")
    assert t.until("exchange").options() == ["done", "pick St-3"]
    assert t.answer("done").cards(ME, "digimon_box") == ["St-1"]


@pytest.mark.rule("C-R6.5")
def test_an_evolved_digimon_is_not_exchanged():
    """The step is not offered, and the reason names the rule."""
    t = table("""phase preparation
                 me box St-1 > St-2
                 me hand St-3
                 you box St-18""")
    t.answer("done", "no")
    assert t.asked == (ME, "plan")
    t.answer("done")
    assert ("exchange-evolved", "C-R6.5") in t.reasons(ME, "St-3")


@pytest.mark.rule("C-R6.5", "C-R10.2")
@pytest.mark.case("colosseum/43")
@pytest.mark.parametrize("places", [True, False])
def test_an_empty_box_takes_a_level_iii_in_the_same_step(places):
    """Who places one plays on; who could and does not loses when Level IIIs are turned up."""
    t = table("""phase preparation
                 me fill St-1
                 me hand St-3
                 you box St-18""")
    t.until("exchange", ME)
    if places:
        t.answer("pick St-3").until("evolution")
        assert (t.cards(ME, "digimon_box"), t.count(ME, "dark_area")) == (["St-3"], 0)
        assert t.outcome is None
    else:
        t.answer("done").to_end()
        assert t.outcome == (YOU, "C-R10.2")
        assert t.phase() == "evolution"
