"""Evolution: turning up, exchange, the steps of an evolution, what is left over (C-R7.1–C-R7.7)."""

import pytest

from made import bluffing, option, position
from table import ME, YOU, table

NOBODY_KNOWS = [False, False]


def turned_up(t):
    """The seats whose Level III has been turned up, in order."""
    return [event.seat for event in t.events("level-iii-turned-up")]


def failures(t):
    """Why evolution steps have failed, in order: the reason and its rule."""
    return [(event.word, event.rule) for event in t.events("evolution-failed")]


def seen_by(t, zone, seat=ME):
    """For each card in a zone of a seat, whether me and you know its face."""
    cards = t.game.table.zone(seat, t.game.table.layout.names.index(zone))
    return [[t.game.table.known(viewer, card) for viewer in (ME, YOU)] for card in cards]


# C-R7.1


@pytest.mark.rule("C-R7.1")
def test_levels_iii_are_turned_up_together_when_both_have_prepared():
    """`flip = together`: none while anybody prepares, both before anybody evolves."""
    t = table("""switch flip together
                 turn 1
                 me box St-1 down
                 me hand St-7 St-7 St-7 St-7 St-7 St-7
                 you box St-5 down
                 you hand St-7 St-7 St-7 St-7 St-7 St-7""")
    t.until("window_preparation", YOU)
    assert turned_up(t) == []
    t.until("evolution")
    assert (t.asked, turned_up(t)) == ((ME, "evolution"), [ME, YOU])
    assert t.rules_cited("level-iii-turned-up") == {"C-R7.1"}


@pytest.mark.rule("C-R7.1")
@pytest.mark.parametrize(("first", "order"), [("me", [ME, YOU]), ("you", [YOU, ME])])
def test_each_may_turn_up_before_his_own_evolution(first, order):
    """`flip = own`: the first attacker first, the other only when his part begins."""
    t = table(f"""switch flip own
                  first {first}
                  phase evolution
                  me box St-1 down
                  you box St-5 down""")
    assert (t.choice.seat, turned_up(t)) == (order[0], order[:1])
    t.until("window_evolution")
    assert turned_up(t) == order[:1]
    t.until("evolution", order[1])
    assert turned_up(t) == order


@pytest.mark.rule("C-R7.1", "C-R10.2")
@pytest.mark.parametrize("flip", ["together", "own"])
def test_an_empty_box_loses_when_the_phase_begins_whatever_the_flip(flip):
    """A Level III in hand does not help any more, and nobody is asked."""
    t = table(f"""switch flip {flip}
                  phase evolution
                  me box St-1
                  you fill St-5
                  you hand St-5""")
    assert t.outcome == (ME, "C-R10.2")


# C-R7.2


@pytest.mark.rule("C-R7.2")
def test_a_level_iii_may_be_exchanged_before_evolving():
    """It is laid face up, as often as wanted; what it replaces leaves at once."""
    t = table("""switch l3_exchange_in_evolution true
                 phase evolution
                 me box St-1
                 me hand St-5 St-3
                 you box St-5""")
    t.answer("exchange St-5")
    assert (t.cards(ME, "digimon_box"), t.cards(ME, "dark_area")) == (["St-5"], ["St-1"])
    assert seen_by(t, "digimon_box") == [[True, True]]
    t.answer("exchange St-3")
    assert (t.cards(ME, "digimon_box"), t.cards(ME, "dark_area")) == (["St-3"], ["St-1", "St-5"])
    assert t.rules_cited("level-iii-laid") == t.rules_cited("level-iii-replaced") == {"C-R7.2"}
    t.until("battle")


@pytest.mark.rule("C-R7.2", "C-R6.5")
@pytest.mark.parametrize("moment", ["at_once", "at_flip"])
def test_an_exchange_in_evolution_sends_the_old_one_away_at_once(moment):
    """`exchange_moment` speaks of Preparation only."""
    t = table(f"""switch exchange_moment {moment}
                  phase evolution
                  me box St-1
                  me hand St-5
                  you box St-5""")
    t.answer("exchange St-5")
    assert (t.cards(ME, "dark_area"), t.active(ME)) == (["St-1"], "St-5")
    t.until("battle")


@pytest.mark.rule("C-R7.2")
def test_exchange_in_evolution_can_be_switched_off():
    """`l3_exchange_in_evolution = false`: it is not offered, and the refusal says why."""
    t = table("""switch l3_exchange_in_evolution false
                 phase evolution
                 me box St-1
                 me hand St-5
                 you box St-5""")
    assert t.options() == ["done"]
    assert ("exchange-moment", "C-R6.5") in t.reasons(ME, "St-5")


@pytest.mark.rule("C-R7.2")
def test_the_exchange_comes_before_the_own_evolution():
    """Neither on an evolved Digimon, nor after a first step has failed."""
    evolved = table("""phase evolution
                       me box St-1 > St-2
                       me hand St-5
                       you box St-5""")
    assert not evolved.offers("exchange")
    t = table("""phase evolution
                 me box St-3
                 me evolution St-2 with ○○
                 me hand St-5
                 you box St-5""")
    assert t.offers("exchange St-5")
    t.answer("evolve St-2")
    assert t.options() == ["done"]


@pytest.mark.rule("C-R7.2", "C-R10.2")
@pytest.mark.parametrize(("allowed", "ends"), [("true", None), ("false", (ME, "C-R10.2"))])
def test_a_box_emptied_in_evolution_may_be_refilled_in_the_own_part(allowed, ends):
    """The first attacker's option takes the other's Level III: he may place one face up, where the switch lets him."""
    drain = option("T-1", "use at evolution limit at_use: remove_level_iii opponent")
    t = position(
        f"""switch l3_exchange_in_evolution {allowed}
            phase evolution
            me box St-1
            me slot1 T-1
            you box St-5
            you hand St-3""",
        drain,
    )
    t.until("window_evolution").answer("open T-1").until("evolution", YOU)
    assert t.cards(YOU, "digimon_box") == []
    if allowed == "true":
        t.answer("exchange St-3")
        assert (t.cards(YOU, "digimon_box"), seen_by(t, "digimon_box", YOU)) == (["St-3"], [[True, True]])
        t.until("points")
    else:
        t.to_end()
    assert t.outcome == ends


# C-R7.3


@pytest.mark.rule("C-R7.3")
@pytest.mark.parametrize(("first", "leader"), [("me", ME), ("you", YOU)])
def test_the_first_attacker_evolves_first_and_the_other_sees_it(first, leader):
    """The second attacker decides when he knows what has become of the first one's Digimon."""
    t = table(f"""first {first}
                  phase evolution
                  me box St-1
                  me evolution St-2 with ○○
                  you box St-1
                  you evolution St-2 with ○○""")
    assert t.asked == (leader, "evolution")
    t.answer("evolve St-2").until("evolution", 1 - leader)
    (told,) = t.events("evolved", 1 - leader)
    assert (told.seat, told.cards[0].key) == (leader, "colosseum/St-2")
    assert t.options() == ["evolve St-2", "decline St-2"]


# C-R7.4


@pytest.mark.rule("C-R7.4", "C-R6.7")
@pytest.mark.case("colosseum/22")
def test_a_plain_evolution_takes_two_unseen_cards():
    """Set in Preparation, opened in Evolution: the two cards go from the Net Ocean to the Dark Area, seen by nobody."""
    t = table("""me box St-1
                 me hand St-2
                 me dark 5
                 me net_ocean 22
                 you box St-5""")
    t.until("plan", ME).answer("pick St-2", "pay 0", "done").until("evolution", ME)
    assert (t.count(ME, "net_ocean"), t.count(ME, "requirement_box")) == (20, 2)
    t.answer("evolve St-2")
    assert t.cards(ME, "digimon_box") == ["St-1", "St-2"]
    assert (t.count(ME, "requirement_box"), t.count(ME, "dark_area"), t.count(ME, "net_ocean")) == (0, 7, 20)
    assert seen_by(t, "dark_area")[-2:] == [NOBODY_KNOWS, NOBODY_KNOWS]
    (opened,) = t.events("evolution-opened")
    assert (opened.rule, len(opened.cards)) == ("C-R7.4", 1)
    assert t.rules_cited("evolved") == {"C-R7.4"}


@pytest.mark.rule("C-R7.4")
def test_a_payment_that_is_not_from_the_net_ocean_is_shown():
    """Opening a step turns up the Digimon and its program; both then know the program in the Dark Area."""
    t = table("""phase evolution
                 me box St-1 > St-2
                 me evolution Bo-1 with St-59
                 you box St-5""")
    t.answer("evolve Bo-1")
    (opened,) = t.events("evolution-opened", YOU)
    assert [card.key for card in opened.cards] == ["colosseum/Bo-1", "colosseum/St-59"]
    assert t.cards(ME, "digimon_box") == ["St-1", "Bo-1"]
    assert sorted(t.cards(ME, "dark_area")) == ["St-2", "St-59"]
    assert seen_by(t, "dark_area") == [[True, True], [True, True]]


# C-R7.5


@pytest.mark.rule("C-R7.5")
@pytest.mark.parametrize(
    ("box", "planned", "word"),
    [
        ("St-3", "St-2 with ○○", "evolve-base"),
        ("St-1", "St-2", "evolve-payment"),
        ("St-1", "St-2 with ○", "evolve-payment"),
        ("St-1", "St-2 with ○○○", "evolve-payment"),
        ("St-1", "St-2 with ○×", "evolve-payment"),
        ("St-1 > St-2", "Bo-1 with St-60", "evolve-payment"),
        ("St-1", "XC-06 with ○○", "evolve-notes"),
        ("St-1", "XC-35 with XC-36", "evolve-base"),
        ("XC-13", "XC-62 with ○○", "evolve-base"),
        ("St-1 > XC-05", "XC-64 with XC-31", "evolve-base"),
    ],
)
def test_a_step_fails_without_its_base_its_payment_or_its_notes(box, planned, word):
    """Name, level, field, type or attribute of the base; too few, too many or wrong cards; a limit on the base."""
    number, _, payment = planned.partition(" with ")
    text = f"""phase evolution
               me box {box}
               me evolution {planned}
               you box St-5"""
    t = position(text, bluffing(number, payment)) if payment else table(text)
    t.answer(f"evolve {number}")
    assert failures(t) == [(word, "C-R7.5")]
    assert t.active(ME) == box.split()[-1]
    t.until("battle")


@pytest.mark.rule("C-R7.5")
@pytest.mark.parametrize(
    ("box", "planned"),
    [
        ("St-1", "St-2 with ○○"),
        ("St-3", "St-19 with ○×"),
        ("St-5", "St-6 with ××"),
        ("XC-13", "XC-35 with XC-36"),
        ("XC-20", "XC-62 with ○○"),
        ("XC-13 > XC-39", "XC-64 with XC-31"),
        ("XC-13 > XC-42", "XC-37 with XC-38"),
    ],
)
def test_a_step_succeeds_when_one_line_is_met(box, planned):
    """The base by name, by level and field, by field and type, by level and attribute, by name and frame."""
    t = table(f"""phase evolution
                  me box {box}
                  me evolution {planned}
                  you box St-5""")
    number = planned.split()[0]
    t.answer(f"evolve {number}")
    assert (failures(t), t.active(ME)) == ([], number)
    t.until("battle")


@pytest.mark.rule("C-R7.5")
@pytest.mark.parametrize(("hand", "word"), [("", "evolve-notes"), ("me hand St-3", None), ("me hand St-3 St-5", None)])
def test_a_note_asks_for_one_more_hand_card_after_the_payment(hand, word):
    """XC-08 is paid with 40 % and one more hand card: with none it fails, with one or two its player chooses which."""
    t = table(f"""phase evolution
                  me box St-1 > St-2
                  me evolution XC-08 with St-59
                  {hand}
                  you box St-5""")
    before = t.count(ME, "hand")
    t.answer("evolve XC-08")
    if word is not None:
        assert failures(t) == [(word, "C-R7.5")]
    else:
        assert t.asked == (ME, "discard_exactly")
        assert (t.choice.rule, t.cards(ME, "requirement_box"), t.active(ME)) == ("C-R7.5", ["St-59"], "St-2")
        t.answer("pick St-3")
        assert (t.active(ME), t.count(ME, "hand")) == ("XC-08", before - 1)
    t.until("battle")


# C-R7.6, C-R7.7


@pytest.mark.rule("C-R7.6", "C-R7.3")
@pytest.mark.case("colosseum/23")
@pytest.mark.parametrize(("leftovers", "waiting"), [("both", 3), ("each", 0)])
def test_a_failed_step_waits_until_both_have_evolved(leftovers, waiting):
    """Or only until its player is done, options included (`leftovers = each`)."""
    t = table(f"""switch leftovers {leftovers}
                  phase evolution
                  me box St-3
                  me evolution St-2 with ○○
                  you box St-5""")
    t.answer("evolve St-2").until("window_evolution", ME)
    lying = lambda: t.count(ME, "evolution_box") + t.count(ME, "requirement_box")  # noqa: E731
    assert lying() == 3
    t.until("evolution", YOU)
    assert (lying(), t.count(ME, "dark_area")) == (waiting, 3 - waiting)
    t.until("battle")
    assert (lying(), t.count(ME, "dark_area"), t.active(ME)) == (0, 3, "St-3")
    assert t.rules_cited("leftovers") == {"C-R7.6"}


@pytest.mark.rule("C-R7.6")
@pytest.mark.parametrize("leftovers", ["both", "each"])
def test_what_is_left_of_both_players_goes_to_the_dark_area(leftovers):
    """Also the cards of the second attacker, and a payment that belongs to nothing any more."""
    t = table(f"""switch leftovers {leftovers}
                  phase evolution
                  me box St-3
                  me evolution St-2 with ○○
                  you box St-5
                  you evolution Bo-1 with St-59""")
    t.until("battle")
    for seat in (ME, YOU):
        assert t.count(seat, "evolution_box") == t.count(seat, "requirement_box") == 0
    assert (t.count(ME, "dark_area"), t.count(YOU, "dark_area")) == (3, 2)


@pytest.mark.rule("C-R7.7", "C-R7.6")
def test_a_player_may_decline_and_the_cards_are_left_over():
    """Nothing is opened; the Digimon and its payment lie there until all evolutions are over."""
    t = table("""phase evolution
                 me box St-1
                 me evolution St-2 with ○○
                 you box St-5""")
    t.answer("decline St-2")
    assert t.rules_cited("evolution-declined") == {"C-R7.7"}
    assert (t.events("evolution-opened"), t.active(ME), t.options()) == ([], "St-1", ["done"])
    t.until("evolution", YOU)
    assert (t.count(ME, "evolution_box"), t.count(ME, "requirement_box")) == (1, 2)
    t.until("battle")
    assert (t.count(ME, "dark_area"), t.active(ME)) == (3, "St-1")
