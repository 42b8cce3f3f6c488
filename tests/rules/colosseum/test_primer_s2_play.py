"""The sentences of the second primer on play, each played once: from setting up to Evolution."""

import pytest

from table import ME, YOU, ready, start, table


@pytest.mark.primer("colosseum/S2-25")
@pytest.mark.rule("C-R4.1", "C-R4.2", "C-R4.3", "C-R4.4", "C-R4.5")
def test_each_chooses_a_level_iii_and_twenty_two_cards_stay():
    """One in the box, one unseen on the gauge at 100, six in hand, 22 in the Net Ocean."""
    t = start(ready("greymon"), ready("garurumon"))
    for seat in (ME, YOU):
        assert t.asked == (seat, "starting_level_iii")
        t.answer(t.options()[0])
    for seat in (ME, YOU):
        sizes = [t.count(seat, zone) for zone in ("digimon_box", "point_gauge", "hand", "net_ocean")]
        assert sizes == [1, 1, 6, 22]
        for viewer in (ME, YOU):
            assert t.game.view(viewer).zone(seat, "point_gauge").cards == []
    assert t.points == [100, 100] and t.asked[1] == "discard_hand"


@pytest.mark.primer("colosseum/S2-26")
@pytest.mark.rule("C-R4.6")
@pytest.mark.parametrize(("proposal", "first"), [("me", ME), ("you", YOU)])
def test_they_settle_themselves_who_is_first(proposal, first):
    """`first_by = agreed`: one proposes, the other agrees."""
    t = start(ready("greymon"), ready("garurumon"), first_by="agreed")
    for _ in range(2):
        t.answer(t.options()[0])
    assert t.asked == (ME, "propose_first")
    t.answer(proposal)
    assert t.asked == (YOU, "agree_first")
    t.answer("yes")
    assert t.first() == first and t.asked == (first, "discard_hand")


PREPARING = """switch prep_interleave {0}
               me box St-1
               me hand St-3
               me slot1 St-49
               you box St-5
               you hand St-3
               you slot1 St-49"""
STEPS = [
    ["discard_hand", "discard_slots", "refill"],
    ["exchange"],
    ["plan"],
    ["lay_options", "window_preparation"],
]


@pytest.mark.primer("colosseum/S2-27")
@pytest.mark.rule("C-R5.2")
@pytest.mark.parametrize("interleaved", ["false", "true"])
def test_preparation_has_four_steps_from_the_first_attacker(interleaved):
    """Each is ended by an answer: the whole phase by one player, or (read otherwise) step by step in turn."""
    t = table(PREPARING.format(interleaved))
    asked = []
    while t.phase() == "preparation":
        asked.append(t.asked)
        assert {"done", "no"} & set(t.options())
        t.passive()
    steps = [[(seat, kind) for kind in step] for step in STEPS for seat in (ME, YOU)]
    if interleaved == "false":
        steps = [[(seat, kind) for kind in step] for seat in (ME, YOU) for step in STEPS]
    assert asked == [one for step in steps for one in step]


@pytest.mark.primer("colosseum/S2-28")
@pytest.mark.rule("C-R6.1", "C-R6.2", "C-R6.3")
def test_first_cards_are_discarded_from_hand_and_slots_then_drawn_to_six():
    """Two of the hand and one of the slots leave; one in hand draws five."""
    t = table("""me box St-1
                 me hand St-3 St-5 St-7
                 me slot1 St-49
                 you box St-5""")
    t.answer("pick St-3", "pick St-5", "done")
    t.answer("pick St-49", "done")
    assert t.asked == (ME, "refill") and t.cards(ME, "hand") == ["St-7"]
    ocean = t.count(ME, "net_ocean")
    t.answer("yes")
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean")) == (6, ocean - 5)
    assert sorted(t.cards(ME, "dark_area")) == ["St-3", "St-49", "St-5"]


@pytest.mark.primer("colosseum/S2-29")
@pytest.mark.rule("C-R6.5")
@pytest.mark.parametrize(("box", "offered"), [("St-1", True), ("St-1 > St-2", False)])
def test_a_level_iii_is_exchanged_only_while_one_is_active(box, offered):
    """The replaced one goes to the Dark Area."""
    t = table(f"""me box {box}
                  me hand St-3
                  you box St-5""").until("refill", ME)
    t.answer("no")
    assert (t.asked[1] == "exchange") == offered
    if offered:
        t.answer("pick St-3")
        assert (t.active(ME), t.cards(ME, "dark_area")) == ("St-3", ["St-1"])
    else:
        t.until("window_preparation", ME)
        assert ("exchange-evolved", "C-R6.5") in t.reasons(ME, "St-3")


@pytest.mark.primer("colosseum/S2-30")
@pytest.mark.rule("C-R6.6", "C-R6.7")
def test_target_and_requirement_are_set_and_so_for_further_evolution():
    """Greymon with two cards of the Net Ocean, Metal Greymon with the program: two and three cards lie there."""
    t = table("""me box St-1
                 me hand St-2 Bo-1 St-59
                 you box St-5""").until("plan", ME)
    t.answer("pick St-2", "pay", "pick Bo-1", "pay St-59", "done")
    assert t.cards(ME, "evolution_box") == ["St-2", "Bo-1"]
    assert t.count(ME, "requirement_box") == 3 and t.count(ME, "hand") == 0
    t.until("evolution", ME).answer("evolve St-2", "evolve Bo-1")
    assert t.active(ME) == "Bo-1"


@pytest.mark.primer("colosseum/S2-31")
@pytest.mark.rule("C-R6.10")
@pytest.mark.parametrize(("held", "laid"), [(1, 1), (2, 2), (3, 2)])
def test_options_are_laid_into_empty_slots(held, laid):
    """One of the three is taken: two more find room."""
    t = table(f"""me box St-1
                  me slot2 St-53
                  me hand {"St-49 " * held}
                  you box St-5""").until("lay_options", ME)
    for _ in range(laid):
        t.answer("pick St-49")
    assert not t.accepts("pick St-49")
    t.answer("done")
    assert t.cards(ME, "slots").count("St-49") == laid and t.count(ME, "hand") == held - laid
    assert t.cards(ME, "option_slot_2") == ["St-53"]


@pytest.mark.primer("colosseum/S2-32")
@pytest.mark.rule("C-R7.3", "C-R7.1")
@pytest.mark.parametrize(("flip", "other_down"), [("together", False), ("own", True)])
@pytest.mark.parametrize("first", [ME, YOU])
def test_the_first_attacker_evolves_first_with_his_level_iii_open(first, flip, other_down):
    """`flip = own`: that of the second attacker is still down when the first is asked."""
    t = table(f"""switch flip {flip}
                  first {"me" if first == ME else "you"}
                  turn 1
                  me box St-1 down
                  me hand St-7 St-7 St-7 St-7 St-7 St-7
                  you box St-5 down
                  you hand St-7 St-7 St-7 St-7 St-7 St-7""").until("evolution")
    assert t.asked == (first, "evolution")
    other = 1 - first
    assert t.game.view(other).zone(first, "digimon_box").cards[0].up
    assert t.game.view(first).zone(other, "digimon_box").cards[0].up != other_down
    t.until("evolution", other)
    assert t.game.view(first).zone(other, "digimon_box").cards[0].up


@pytest.mark.primer("colosseum/S2-33")
@pytest.mark.rule("C-R7.4", "C-R2.4")
def test_the_former_form_goes_to_the_dark_area_and_the_level_iii_does_not():
    """Greymon becomes Metal Greymon: Agumon stays at the bottom."""
    t = table("""phase evolution
                 me box St-1 > St-2
                 me evolution Bo-1 with St-59
                 you box St-5""").answer("evolve Bo-1")
    assert t.cards(ME, "digimon_box") == ["St-1", "Bo-1"]
    assert sorted(t.cards(ME, "dark_area")) == ["St-2", "St-59"]
    assert t.choice.seat == ME


@pytest.mark.primer("colosseum/S2-34")
@pytest.mark.rule("C-R7.3")
@pytest.mark.parametrize(("answer", "active"), [("evolve St-4", "St-4"), ("decline St-4", "St-3")])
def test_then_the_second_attacker_decides_whether_to_evolve(answer, active):
    """He has seen Greymon come."""
    t = table("""phase evolution
                 me box St-1
                 me evolution St-2 with ○○
                 you box St-3
                 you evolution St-4 with ○○""")
    assert t.asked == (ME, "evolution")
    t.answer("evolve St-2").until("evolution", YOU)
    assert t.events("evolved", YOU)[0].cards[0].key == "colosseum/St-2"
    t.answer(answer)
    assert t.active(YOU) == active


@pytest.mark.primer("colosseum/S2-35")
@pytest.mark.rule("C-R6.9", "C-R7.7")
def test_a_payment_may_be_lacking():
    """Greymon is set without anything: it fails, it is not refused."""
    t = (
        table("""me box St-1
                 me hand St-2
                 you box St-5""")
        .until("plan", ME)
        .answer("pick St-2", "nothing", "done")
    )
    t.until("evolution", ME).answer("evolve St-2")
    assert t.active(ME) == "St-1" and t.rules_cited("evolution-failed") == {"C-R7.5"}


@pytest.mark.primer("colosseum/S2-35")
@pytest.mark.rule("C-R7.7")
def test_or_one_gives_the_evolution_up():
    """With the payment complete it may be declined."""
    t = table("""phase evolution
                 me box St-1
                 me evolution St-2 with ○○
                 you box St-5""").answer("decline St-2")
    assert t.active(ME) == "St-1" and t.options() == ["done"]
    assert t.rules_cited("evolution-declined") == {"C-R7.7"}


@pytest.mark.primer("colosseum/S2-36")
@pytest.mark.rule("C-R7.6")
@pytest.mark.parametrize("answer", ["evolve Bo-1", "decline Bo-1"])
def test_what_is_left_in_both_boxes_goes_to_the_dark_area(answer):
    """Metal Greymon does not fit on Agumon; declined or failed, it leaves with its program."""
    t = (
        table("""phase evolution
                 me box St-1
                 me evolution Bo-1 with St-59
                 you box St-5""")
        .answer(answer)
        .until("battle")
    )
    assert t.count(ME, "evolution_box") == t.count(ME, "requirement_box") == 0
    assert sorted(t.cards(ME, "dark_area")) == ["Bo-1", "St-59"]


@pytest.mark.primer("colosseum/S2-37")
@pytest.mark.rule("C-R7.11")
def test_options_of_evolution_are_opened_after_the_own_evolution_or_not_this_turn():
    """St-55 puts Greymon on Agumon then and only then."""
    t = table("""phase evolution
                 me box St-1
                 me slot1 St-55
                 me hand St-2
                 you box St-5""")
    assert t.asked == (ME, "evolution") and not t.accepts("open St-55")
    t.answer("done")
    assert t.asked == (ME, "window_evolution") and t.accepts("open St-55")
    t.answer("done")
    while t.turn() == 2:
        assert not t.accepts("open St-55")
        t.passive()
    t.until("evolution").until("window_evolution", ME)
    assert t.accepts("open St-55")
