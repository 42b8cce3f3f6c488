"""Why a card cannot be used now: every reason, whatever is being asked."""

from typing import Any

import pytest

from made import option, position, variant
from netocean.games.colosseum.zones import LAYOUT
from table import ME, YOU, Position, ready, start, table


def handle(t: Position, viewer: int, owner: int, zone: str, place: int = 0) -> int:
    """The handle that a seat has for a card in a zone."""
    card = t.game.table.zone(owner, LAYOUT.names.index(zone))[place]
    return t.game.table.handles[viewer][card]


def told(t: Position, seat: int, card: int) -> list[tuple[str, str]]:
    """Keys and rules of the reasons for a handle."""
    reasons: list[Any] = t.game.why_not(seat, card)
    return [(reason.key, reason.rule) for reason in reasons]


# Preparation.

PREPARING = """phase preparation
               turn 2
               me box St-1
               me hand St-3 St-49 St-2
               me slot1 St-53
               you box St-18"""


@pytest.mark.rule("C-R6.1")
def test_while_hand_cards_are_discarded():
    """A picked card, one that was passed by, a card elsewhere: each says so, and what else bars it."""
    t = table(PREPARING)
    assert (t.choice.kind, t.reasons(ME, "St-3")) == ("discard_hand", [])
    assert t.reasons(ME, "St-53") == [("choice-first", "C-R6.1"), ("open-timing", "C-R11.5")]
    t.answer("pick St-49")
    assert t.reasons(ME, "St-49") == [("card-picked", "C-R6.1"), ("lay-later", "C-R6.10")]
    assert t.reasons(ME, "St-3") == [("pick-order", "C-R6.1"), ("exchange-moment", "C-R6.5")]
    assert t.reasons(ME, "St-2") == []


@pytest.mark.rule("C-R6.2")
def test_while_slots_are_cleared():
    """A card that stays by its own text, and the hand."""
    kept = option("T-1", "use at battle limit stays", "keyword kept")
    t = position(
        """phase preparation
           turn 2
           me box St-1
           me hand St-49
           me slot1 T-1 open
           me slot2 St-53
           you box St-18""",
        kept,
    ).until("discard_slots", ME)
    assert t.reasons(ME, "T-1") == [("slot-kept", "C-R6.2"), ("open-already", "C-R11.1")]
    assert t.reasons(ME, "St-49") == [("choice-first", "C-R6.2"), ("lay-later", "C-R6.10")]
    assert t.reasons(ME, "St-53") == []


@pytest.mark.rule("C-R6.3")
def test_while_the_refill_is_offered():
    """It comes before the laying."""
    t = table("phase preparation\nme box St-1\nme hand St-49\nyou box St-18").until("refill", ME)
    assert t.reasons(ME, "St-49") == [("choice-first", "C-R6.3"), ("lay-later", "C-R6.10")]


@pytest.mark.rule("C-R6.5", "C-R7.1")
def test_while_levels_iii_are_exchanged():
    """The one in the box lies face down; other cards wait."""
    t = table("""phase preparation
                 turn 1
                 me box St-1 down
                 me hand St-3 St-2 St-49 St-50 St-51 St-53
                 you box St-18 down
                 you hand St-3 St-5 St-7 St-49 St-50 St-51""").until("exchange", ME)
    assert t.reasons(ME, "St-3") == []
    assert t.reasons(ME, "St-2") == [("choice-first", "C-R6.5"), ("plan-moment", "C-R6.6")]
    assert t.reasons(ME, "St-49") == [("choice-first", "C-R6.5"), ("lay-later", "C-R6.10")]
    assert t.reasons(ME, "St-1") == [("choice-first", "C-R6.5"), ("box-face-down", "C-R7.1")]


@pytest.mark.rule("C-R6.6", "C-R6.7")
def test_while_evolutions_are_planned():
    """The planned Digimon, its payment, and what is neither."""
    t = table("phase preparation\nme box St-1 > St-2\nme hand Bo-1 St-59 St-49 St-6\nyou box St-18").until("plan", ME)
    assert t.reasons(ME, "St-49") == [("choice-first", "C-R6.6"), ("lay-later", "C-R6.10")]
    t.answer("pick Bo-1")
    assert t.asked == (ME, "plan_payment")
    assert t.reasons(ME, "Bo-1") == [("card-picked", "C-R6.7")]
    assert t.reasons(ME, "St-59") == []
    assert t.reasons(ME, "St-6") == [("choice-first", "C-R6.7")]
    t.answer("pay St-59")
    assert t.reasons(ME, "St-59") == [("card-picked", "C-R6.6"), ("lay-later", "C-R6.10")]


@pytest.mark.rule("C-R6.9")
def test_without_bluff_what_cannot_evolve_is_not_set():
    """Kabuterimon cannot stand on Agumon."""
    t = table("switch allow_bluff false\nphase preparation\nme box St-1\nme hand St-8\nyou box St-18").until("plan", ME)
    assert t.reasons(ME, "St-8") == [("plan-cannot-evolve", "C-R6.9")]


@pytest.mark.rule("C-R6.10")
def test_while_options_are_laid():
    """One that was passed by, one too many, a Digimon without support."""
    t = table(
        """phase preparation
           turn 2
           me box St-1
           me hand St-49 St-50 St-51 St-2
           me slot1 St-53
           me slot2 St-58
           you box St-18"""
    ).until("lay_options", ME)
    assert t.reasons(ME, "St-2") == [("choice-first", "C-R6.10"), ("plan-moment", "C-R6.6")]
    t.answer("pick St-50")
    assert t.reasons(ME, "St-50") == [("card-picked", "C-R6.10")]
    assert t.reasons(ME, "St-51") == [("lay-no-slot", "C-R6.10")]
    t.answer("done")
    assert t.asked == (ME, "window_preparation")
    assert t.reasons(ME, "St-49") == [("lay-no-slot", "C-R6.10")]


@pytest.mark.rule("C-R6.10")
def test_an_option_that_was_passed_by_while_laying():
    """A set of cards has one run; when the step is over, it is over."""
    t = table("phase preparation\nme box St-1\nme hand St-49 St-50\nyou box St-18").until("lay_options", ME)
    t.answer("pick St-50")
    assert t.reasons(ME, "St-49") == [("pick-order", "C-R6.10")]
    t.answer("done")
    assert t.reasons(ME, "St-49") == [("lay-over", "C-R6.10")]


@pytest.mark.rule("C-R6.11")
def test_options_in_hand_while_the_opponent_prepares():
    """Their own step says when."""
    t = table("phase preparation\nfirst you\nme box St-1\nme hand St-49\nyou box St-18")
    assert t.asked[0] == YOU
    assert t.reasons(ME, "St-49") == [("not-asked", "C-R5.2"), ("lay-in-preparation", "C-R6.11")]


# Evolution.

EVOLVING = """phase evolution
              me box St-1
              me evolution St-2 with ○○
              me evolution Bo-1 with St-59
              me hand St-49
              me slot1 XC-10
              you box St-18"""


@pytest.mark.rule("C-R7.4", "C-R7.6", "C-R7.7")
def test_cards_of_the_evolution_box():
    """The next is offered; the others wait, were declined, or failed."""
    t = table(EVOLVING)
    assert t.reasons(ME, "St-2") == []
    assert t.reasons(ME, "Bo-1") == [("evolve-not-next", "C-R7.4")]
    assert t.reasons(ME, "St-59") == [("card-is-payment", "C-R7.4")]
    t.answer("decline St-2")
    assert t.reasons(ME, "St-2") == [("evolve-declined", "C-R7.7")]
    t.answer("evolve Bo-1")
    assert t.reasons(ME, "Bo-1") == [("evolve-failed", "C-R7.6")]


@pytest.mark.rule("C-R7.9")
def test_a_fusion_waits_for_the_evolutions():
    """It lies first in the box."""
    fusion = variant("St-2", number="T-1", block="fusion")
    t = position(EVOLVING.replace("St-2 with", "T-1 with").replace("Bo-1 with St-59", "St-2 with ○○"), fusion)
    assert (t.reasons(ME, "St-2"), t.reasons(ME, "T-1")) == ([], [("evolve-not-next", "C-R7.9")])


@pytest.mark.rule("C-R7.3", "C-R7.4")
def test_set_digimon_wait_for_the_own_part():
    """While the opponent evolves, and in Preparation."""
    t = table(EVOLVING.replace("phase evolution", "phase evolution\nfirst you"))
    assert t.asked == (YOU, "evolution")
    assert t.reasons(ME, "St-2") == [("not-asked", "C-R7.3"), ("evolve-moment", "C-R7.4")]
    t = table("phase preparation\nme box St-1\nme hand St-2\nme net_ocean 9\nyou box St-18").until("plan", ME)
    t.answer("pick St-2", "pay", "done")
    assert t.asked == (ME, "window_preparation")
    assert t.reasons(ME, "St-2") == [("evolve-moment", "C-R7.4")]


@pytest.mark.rule("C-R7.14")
def test_while_the_opponent_may_open_a_field():
    """The second attacker's turn for it comes."""
    t = table("phase evolution\nfirst you\nme box St-1\nme slot1 XC-16\nyou box St-18").until("window_field", YOU)
    assert t.reasons(ME, "XC-16") == [("not-asked", "C-R7.14")]
    t.until("window_field", ME)
    assert t.reasons(ME, "XC-16") == []


# Battle.


@pytest.mark.rule("C-R8.5", "C-R7a.8")
def test_at_the_appearances_of_the_start_of_battle():
    """What appears later, what would appear but cannot, and all that has its time afterwards."""
    t = table("""phase battle
                 first you
                 me box XC-23
                 me points 60
                 me slot1 St-49
                 me slot2 XC-19
                 me hand XC-11 XC-12
                 you box St-18""")
    assert t.asked == (ME, "appearances")
    assert t.reasons(ME, "St-49") == t.reasons(ME, "XC-19") == [("choice-first", "C-R8.5")]
    assert t.reasons(ME, "XC-11") == [
        ("choice-first", "C-R8.5"),
        ("appear-moment", "C-R7a.8"),
        ("appear-condition", "C-R7a.8"),
    ]
    assert t.reasons(ME, "XC-12") == [("appear-condition", "C-R7a.8")]


@pytest.mark.rule("C-R8.5")
def test_while_the_opponent_acts_in_battle():
    """The card itself is ready."""
    t = table("phase battle\nfirst me\nme box St-1\nme slot1 St-49\nyou box St-18").until("window_battle", YOU)
    assert t.reasons(ME, "St-49") == [("not-asked", "C-R8.5")]


@pytest.mark.rule("C-R0.5")
def test_while_hand_cards_pay():
    """The card that is used, another one, a payer that is needed behind the first."""
    costly = option("T-1", "use at battle cost discard_hand 2 limit at_use: add_attack me 10")
    text = "phase battle\nfirst you\nme box St-1\nme slot1 T-1\nme slot2 St-49\nme hand St-3 St-5\nyou box St-18"
    t = position(text, costly).until("window_battle", ME).answer("open T-1")
    assert t.asked == (ME, "cost_discard")
    assert t.reasons(ME, "T-1") == [("card-acts", "C-R0.5")]
    assert t.reasons(ME, "St-49") == [("choice-first", "C-R0.5")]
    assert t.reasons(ME, "St-5") == [("pick-order", "C-R0.5"), ("exchange-moment", "C-R6.5")]
    t.answer("pick St-3")
    assert t.reasons(ME, "St-3") == [("card-picked", "C-R0.5"), ("exchange-moment", "C-R6.5")]


@pytest.mark.rule("C-R11.1")
def test_while_an_effect_asks():
    """A choice, then a decision: the acting card, and those that wait."""
    asking = option("T-1", "use at battle limit at_use: choose $a: 1 from me.hand; to_gauge $a; may { draw me 1 }")
    text = "phase battle\nfirst you\nme box St-1\nme slot1 T-1\nme slot2 St-49\nme hand St-3\nyou box St-18"
    t = position(text, asking).until("window_battle", ME).answer("open T-1")
    for kind in ("effect_choose", "effect_may"):
        assert t.asked == (ME, kind)
        assert t.reasons(ME, "T-1") == [("card-acts", "C-R11.1"), ("open-already", "C-R11.1")]
        assert t.reasons(ME, "St-49") == [("choice-first", "C-R11.1")]
        t.answer(t.options()[0])


@pytest.mark.rule("C-R12.2", "C-R12.7")
def test_while_abilities_wait():
    """Their order comes first, then whether one acts."""
    cards = [option(f"T-{n}", "use at battle limit end_of_turn", f"when points_lost may: draw me {n}") for n in (1, 2)]
    loss = option("T-3", "use at battle limit at_use: lose_points me 10")
    text = """phase battle
              first you
              me box St-1
              me slot1 T-1
              me slot2 T-2
              me slot3 T-3
              me hand St-49
              you box St-18"""
    t = position(text, *cards, loss).until("window_battle", ME).answer("open T-1", "open T-2", "open T-3")
    assert t.asked == (ME, "order")
    assert t.reasons(ME, "St-49") == [("choice-first", "C-R12.7"), ("lay-in-preparation", "C-R6.11")]
    t.answer("pick T-1")
    assert t.asked == (ME, "trigger_may")
    assert t.reasons(ME, "T-1") == [("card-acts", "C-R12.2"), ("open-already", "C-R11.1")]
    assert t.reasons(ME, "T-2") == [("choice-first", "C-R12.2"), ("open-already", "C-R11.1")]


@pytest.mark.rule("C-R6.7")
def test_while_an_evolution_is_paid_at_once():
    """The Digimon it is for, and a card that does not pay."""
    text = "phase evolution\nturn 2\nme box St-1 > St-2\nme slot1 XC-57\nme hand XC-08 St-59 St-49 St-53\nyou box St-18"
    t = table(text).until("window_evolution", ME).answer("open XC-57", "pick XC-08")
    assert t.asked == (ME, "pay_now")
    assert t.reasons(ME, "XC-08")[0] == ("card-acts", "C-R6.7")
    assert t.reasons(ME, "St-59") == []
    assert t.reasons(ME, "St-49") == [("choice-first", "C-R6.7"), ("lay-in-preparation", "C-R6.11")]


# What bars every card.


@pytest.mark.rule("C-R4.1")
def test_while_the_game_is_set_up():
    """Cards of the deck that cannot be the start, and the other seat's turn."""
    t = start(ready("greymon"), ready("garurumon"))
    options = [card for card in t.game.table.zone(ME, LAYOUT.names.index("net_ocean"))]
    other = [card for card in options if not t.game.table.face[card].digimon]  # type: ignore[attr-defined]
    card = t.game.table.handles[ME][other[0]]
    assert told(t, ME, card) == [("choice-first", "C-R4.1"), ("start-level-iii", "C-R4.1")]
    t.passive()
    assert told(t, ME, card) == [("not-asked", "C-R4.1"), ("start-level-iii", "C-R4.1")]


@pytest.mark.rule("C-R10.4", "C-R10.1")
@pytest.mark.parametrize(("ending", "rule"), [("resign", "C-R10.4"), ("points", "C-R10.1")])
def test_after_the_game_its_end_is_the_reason(ending, rule):
    """With the rule that ended it."""
    t = table("phase battle\nfirst you\nme box St-1\nme hand St-3\nyou box St-18\nyou points 10\nme slot1 XC-27")
    if ending == "resign":
        t.game.concede(YOU)
    else:
        t.until("window_battle", ME).answer("open XC-27").to_end()
    assert t.outcome == (ME, rule)
    assert t.reasons(ME, "St-3") == [("game-is-over", rule)]


@pytest.mark.rule("C-R13.2", "C-R13.3")
def test_cards_that_this_seat_may_not_see():
    """The other seat's own, and those of nobody."""
    t = table("""phase evolution
                 me box St-1
                 me evolution St-2 with ○○
                 you box St-1 > St-2
                 you slot1 St-49
                 you evolution Bo-1 with St-59""")
    assert told(t, ME, handle(t, ME, YOU, "option_slot_1")) == [("card-unseen", "C-R13.2")]
    assert told(t, ME, handle(t, ME, YOU, "evolution_box")) == [("card-unseen", "C-R13.2")]
    assert told(t, ME, handle(t, ME, YOU, "requirement_box")) == [("card-unseen", "C-R13.2")]
    assert told(t, ME, handle(t, ME, ME, "requirement_box")) == [("card-unseen", "C-R13.3")]
    assert told(t, ME, handle(t, ME, ME, "point_gauge")) == [("card-unseen", "C-R13.3")]
    assert told(t, ME, 999) == [("card-out-of-sight", "C-R13.3")]
    assert told(t, ME, handle(t, ME, YOU, "digimon_box")) == [("card-not-yours", "C-R0.3")]


@pytest.mark.rule("C-R2.5", "C-R12.2", "C-R12.3")
def test_cards_on_the_sheet_that_do_nothing():
    """Under the active Digimon, the active one without abilities, a support that was given."""
    t = table("phase battle\nfirst you\nme box St-1 > St-2\nme hand XC-19\nyou box St-18").until("window_battle", ME)
    assert t.reasons(ME, "St-1") == [("box-covered", "C-R2.5")]
    assert t.reasons(ME, "St-2") == [("card-does-nothing", "C-R12.2")]
    t.answer("support XC-19")
    assert t.reasons(ME, "XC-19") == [("support-given", "C-R12.3")]


@pytest.mark.rule("C-R9.3")
def test_while_the_opponent_acts_in_point_calculation():
    """The second attacker's window comes."""
    t = table("phase points\nfirst you\nresult you\nme box St-1\nme slot1 XC-54\nyou box St-18")
    assert t.asked == (YOU, "window_points")
    assert ("not-asked", "C-R9.3") in t.reasons(ME, "XC-54")
    assert ("open-timing", "C-R11.5") not in t.reasons(ME, "XC-54")
