"""C-R6.6 to C-R6.9: setting Digimon to evolve into, and their payment."""

import pytest

from netocean.engine.view import encode
from table import ME, YOU, table


def laid(t, viewer, zone="requirement_box"):
    """The cards of seat 0's zone as a seat sees them: number (none for a back), sideways."""
    cards = t.game.view(viewer).zone(ME, zone).cards
    return [(card.key.split("/")[1] if card.key else None, card.turned) for card in cards]


def planning(hand, box="St-1", more=""):
    """A position at the planning of seat 0."""
    return table(f"""phase preparation
                     me box {box}
                     me hand {hand}
                     you box St-18
                     {more}""").until("plan", ME)


# R6.6: the Digimon.


@pytest.mark.rule("C-R6.6")
def test_a_digimon_is_set_face_down_for_its_owner_alone_to_know():
    """The other seat is told how many lie there."""
    t = planning("St-2")
    assert t.choice.rule == "C-R6.6"
    t.answer("pick St-2", "pay 0", "done")
    assert (laid(t, ME, "evolution_box"), laid(t, YOU, "evolution_box")) == ([("St-2", False)], [(None, False)])
    (told,) = t.events("planned", YOU)
    assert (told.rule, [card.key for card in told.cards]) == ("C-R6.6", [None])


@pytest.mark.rule("C-R6.6", "C-R7.8")
def test_several_may_be_set_for_several_steps_in_their_order():
    """Metal Greymon after Greymon; the boxes keep the order in which they were set."""
    t = planning("Bo-1 St-2 St-59")
    t.answer("pick St-2", "pay 0", "pick Bo-1", "pay St-59 0", "done")
    assert t.cards(ME, "evolution_box") == ["St-2", "Bo-1"]
    t.until("evolution", ME).answer("evolve St-2", "evolve Bo-1")
    assert t.cards(ME, "digimon_box") == ["St-1", "Bo-1"]


@pytest.mark.rule("C-R6.6")
def test_only_digimon_may_be_set():
    """Option cards are not offered, a Digimon set already neither; and one may set none."""
    t = planning("St-2 Bo-1 St-49 St-59")
    assert t.options() == ["done", "pick St-2", "pick Bo-1"]
    t.answer("pick St-2", "pay 0")
    assert t.options() == ["done", "pick Bo-1", "back"]
    t.answer("done")
    assert t.cards(ME, "evolution_box") == ["St-2"]


@pytest.mark.rule("C-R6.6")
def test_a_plan_is_laid_as_a_whole():
    """While it is being made nothing has moved, and it can be taken back."""
    t = planning("St-2")
    before = encode(t.game.view(YOU))
    t.answer("pick St-2", "pay 0")
    assert encode(t.game.view(YOU)) == before
    t.answer("back", "done")
    assert (t.count(ME, "evolution_box"), t.cards(ME, "hand")) == (0, ["St-2"])


# R6.7: the payment.


@pytest.mark.rule("C-R6.7", "C-R2.6", "C-R7a.1")
@pytest.mark.parametrize(
    ("box", "digimon", "line", "turned"),
    [
        ("St-1", "St-2", 0, [False, False]),  # ○○
        ("St-5", "St-6", 0, [True, True]),  # ××
        ("St-5", "St-6", 1, [True]),  # ×
        ("XC-13", "XC-39", 0, [False, True]),  # ○×
        ("XC-61", "XC-41", 1, [False]),  # ○
    ],
)
def test_symbols_are_paid_unseen_from_the_top_of_the_net_ocean(box, digimon, line, turned):
    """○ upright, × sideways; neither seat sees a face."""
    t = planning(digimon, box, "me top St-3 St-9 St-11")
    before = t.count(ME, "net_ocean")
    t.answer(f"pick {digimon}", f"pay {line}", "done")
    assert t.count(ME, "net_ocean") == before - len(turned)
    assert t.cards(ME, "requirement_box") == ["St-3", "St-9"][: len(turned)]
    assert laid(t, ME) == laid(t, YOU) == [(None, side) for side in turned]
    assert t.rules_cited("payment-laid") == {"C-R6.7"}


@pytest.mark.rule("C-R6.7", "C-R7a.2")
@pytest.mark.parametrize(("place", "hand"), [("hand", "Bo-1 St-59"), ("slot", "Bo-1")])
def test_anything_else_comes_from_hand_or_slot_face_down_upright(place, hand):
    """Its owner knows it; a slot that it left is free."""
    t = planning(hand, "St-1 > St-2", "me slot2 St-59" if place == "slot" else "")
    t.answer("pick Bo-1", "pay St-59 0", "done")
    assert (laid(t, ME), laid(t, YOU)) == ([("St-59", False)], [(None, False)])
    assert not any(card.up for card in t.game.view(ME).zone(ME, "requirement_box").cards)
    assert (t.cards(ME, "slots"), t.cards(ME, "hand")) == ([], [])
    assert t.choice.seat == ME


@pytest.mark.rule("C-R6.7")
def test_the_line_is_picked_unannounced():
    """Metal Greymon's two lines ask for the same program; the other seat cannot tell which was meant."""
    seen = []
    for line in (0, 1):
        t = planning("Bo-1 St-59", "St-1 > St-2").answer("pick Bo-1", f"pay St-59 {line}", "done")
        seen.append((encode(t.game.view(YOU)), encode(t.events(seat=YOU))))
    assert seen[0] == seen[1]


@pytest.mark.rule("C-R6.7", "C-R6.9")
@pytest.mark.parametrize(
    ("digimon", "part", "accepted"),
    [
        ("St-2", 10, True),  # one ○ of ○○
        ("St-2", 20, False),  # that is the whole
        ("St-2", 30, False),  # more than the whole
        ("St-2", 1, False),  # a × where ○○ is printed
        ("XC-39", 10, True),  # the ○ of ○×
        ("XC-39", 1, True),  # the × of ○×
        ("XC-39", 2, False),
    ],
)
def test_a_part_of_a_payment_may_be_set_and_never_more(digimon, part, accepted):
    """A part is written as line, upright, sideways: `10` is one upright card of the first line."""
    t = planning(digimon).answer(f"pick {digimon}")
    assert t.offers("pay 0")
    assert t.accepts(f"part {part}") == accepted
    assert not t.offers(f"part {part}")  # a part does no more than nothing: accepted, not listed


@pytest.mark.rule("C-R6.7", "C-R6.9")
@pytest.mark.parametrize(("answer", "number"), [("part 10", 1), ("nothing", 0)])
def test_what_is_set_in_part_lies_there_and_fails(answer, number):
    """With a part or nothing of ○○ Greymon is opened and fails."""
    t = planning("St-2").answer("pick St-2", answer, "done")
    assert (t.count(ME, "evolution_box"), t.count(ME, "requirement_box")) == (1, number)
    t.until("evolution", ME).answer("evolve St-2")
    (failed,) = t.events("evolution-failed")
    assert (t.active(ME), failed.rule, failed.word) == ("St-1", "C-R7.5", "evolve-payment")


# R6.8: too few cards.


@pytest.mark.rule("C-R6.8")
@pytest.mark.case("colosseum/31")
@pytest.mark.parametrize(("left", "number", "active"), [(0, 0, "St-1"), (1, 1, "St-1"), (2, 2, "St-2"), (3, 2, "St-2")])
def test_too_small_a_net_ocean_pays_what_it_has_and_the_step_fails(left, number, active):
    """Greymon asks for ○○."""
    # Without a card in the Net Ocean a turn begins only when all are in hand (C-R9.8).
    t = planning("St-2", more=f"me net_ocean {left}") if left else planning("St-2" + " St-7" * 27)
    t.answer("pick St-2", "pay 0", "done")
    assert (t.count(ME, "requirement_box"), t.count(ME, "net_ocean")) == (number, left - number)
    t.until("evolution", ME).answer("evolve St-2")
    assert t.active(ME) == active
    assert t.choice.seat == ME


@pytest.mark.rule("C-R6.8", "C-R9.9")
def test_the_second_of_two_plans_gets_what_the_first_has_left():
    """Three cards for ○○ and ○○: the first succeeds, for the second one card lies there; no reshuffle comes before."""
    t = planning("St-2 St-10", more="me net_ocean 3")
    t.answer("pick St-2", "pay 0", "pick St-10", "pay 0", "done")
    assert (t.count(ME, "requirement_box"), t.count(ME, "net_ocean"), t.events("shuffled")) == (3, 0, [])
    t.until("evolution", ME).answer("evolve St-2", "evolve St-10")
    assert t.active(ME) == "St-2"
    assert t.count(ME, "requirement_box") == 1


# R6.9: bluff.


@pytest.mark.rule("C-R6.9", "C-R6.7")
@pytest.mark.parametrize(("value", "offered"), [("true", True), ("false", False)])
def test_a_digimon_that_cannot_evolve_may_be_set_as_a_bluff(value, offered):
    """`allow_bluff`: Greymon asks for Agumon, and Piyomon is active."""
    t = planning("St-2", "St-3", f"switch allow_bluff {value}")
    assert t.offers("pick St-2") == offered
    if offered:
        t.answer("pick St-2", "pay 0", "done").until("evolution", ME).answer("evolve St-2")
        assert [(event.rule, event.word) for event in t.events("evolution-failed")] == [("C-R7.5", "evolve-base")]
    assert t.choice.seat == ME
    assert t.active(ME) == "St-3"


@pytest.mark.rule("C-R6.9", "C-R6.7")
@pytest.mark.parametrize(("value", "offered"), [("true", True), ("false", False)])
def test_a_payment_may_be_incomplete_only_as_a_bluff(value, offered):
    """`allow_bluff`: nothing and a part are accepted, or only the whole."""
    t = planning("St-2", more=f"switch allow_bluff {value}").answer("pick St-2")
    assert t.accepts("pay 0")
    assert (t.accepts("nothing"), t.accepts("part 10")) == (offered, offered)


@pytest.mark.rule("C-R6.9")
@pytest.mark.parametrize(("hand", "offered"), [("Bo-1 St-59", True), ("Bo-1 St-60", False), ("Bo-1", False)])
def test_without_bluff_a_card_is_needed_that_pays(hand, offered):
    """Metal Greymon asks for the 40 % program: the 60 % program and none do not serve."""
    t = planning(hand, "St-1 > St-2", "switch allow_bluff false")
    assert t.offers("pick Bo-1") == offered
    assert t.asked == (ME, "plan")


@pytest.mark.rule("C-R6.9")
@pytest.mark.parametrize(("left", "offered"), [(1, False), (2, True)])
def test_without_bluff_the_net_ocean_must_be_able_to_pay(left, offered):
    """Too few cards cannot succeed (C-R6.8), so the card cannot be set."""
    t = planning("St-2", more=f"switch allow_bluff false\nme net_ocean {left}")
    assert t.offers("pick St-2") == offered
    assert t.asked == (ME, "plan")


@pytest.mark.rule("C-R6.9", "C-R6.6")
def test_without_bluff_the_base_may_be_the_digimon_set_before():
    """Metal Greymon's base is the planned Greymon, not the active Agumon."""
    t = planning("St-2 Bo-1 St-59", more="switch allow_bluff false")
    assert t.options() == ["done", "pick St-2"]
    t.answer("pick St-2", "pay 0")
    assert t.options() == ["done", "pick Bo-1", "back"]
    t.answer("pick Bo-1", "pay St-59 0", "done").until("evolution", ME).answer("evolve St-2", "evolve Bo-1")
    assert t.active(ME) == "Bo-1"


@pytest.mark.rule("C-R6.9", "C-R7.5")
@pytest.mark.parametrize(("value", "offered"), [("true", True), ("false", False)])
def test_a_digimon_whose_note_bars_the_base_is_a_bluff_too(value, offered):
    """XC-06 comes only from a Virus: on Agumon, a Vaccine, it can never evolve."""
    t = planning("XC-06", more=f"switch allow_bluff {value}")
    assert t.offers("pick XC-06") == offered
    assert t.asked == (ME, "plan")
