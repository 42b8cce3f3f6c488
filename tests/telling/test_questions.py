"""Choices as questions: exactly those sayings, from what a seat may know."""

import re

import pytest

from netocean.engine.play import Reason
from netocean.games import kit
from netocean.telling.colosseum.questions import NEEDS
from netocean.telling.refusals import refusals
from netocean.telling.sayings import AbilityText, CardName, Name, Offer, Part, Refusal, Row, Say
from netocean.texts import _texts
from table import ME, YOU, table
from telling.seats import TELLING, library
from telling.whole import asked

AGUMON, GREYMON = CardName("colosseum/St-1"), CardName("colosseum/St-2")


def question(t):
    """The open choice of a position."""
    return asked(t.game, t.journal)


def words(t):
    """The words of its answers."""
    return [offer.words for offer in question(t).offers]


def test_a_hand_is_discarded_in_one_run():
    """Each card in brief; leaving all is passive and stands last."""
    t = table("phase preparation\nfirst me\nme box St-1\nme hand St-2\nyou box St-18").until("discard_hand", ME)
    told = question(t)
    assert (told.question, told.title) == (Say("choice-discard-hand"), Say("choice-discard-hand.title"))
    assert (told.rule, told.doubt, told.run, told.need, told.picked) == ("C-R6.1", False, True, -1, [])
    handle = t.game.view(ME).zone(ME, "hand").cards[0].handle
    pick = Say("option-pick", {"card": CardName("colosseum/St-2", brief=True)})
    assert told.offers == [
        Offer(f"pick:#{handle}", "pick", pick, card=handle, key="colosseum/St-2"),
        Offer("done", "done", Say("option-done-picks"), passive=True),
    ]


def test_a_digimon_to_set_shows_its_requirement_and_whether_it_fits():
    """Greymon evolves from Agumon for ○○."""
    t = table("phase preparation\nfirst me\nme box St-1\nme hand St-2\nyou box St-18").until("plan", ME)
    line = Say("telling-line", {"base": Name("agumon"), "payment": "○○"})
    lines = Say("telling-line-fits", {"line": line})
    assert words(t)[0] == Say("telling-brief-lines", {"card": CardName("colosseum/St-2", brief=True), "lines": lines})


def test_a_payment_names_its_base():
    """And says when that is not active."""
    t = table("phase preparation\nfirst me\nme box St-3\nme hand St-2\nyou box St-18").until("plan", ME)
    t.answer("pick St-2")
    told = question(t)
    assert told.question == Say("choice-plan-payment", {"card": GREYMON})
    payment = Say("telling-ocean", {"symbols": "○○"})
    assert told.offers[0].words == Say("option-pay", {"payment": payment, "base": Name("agumon"), "fits": "no"})
    assert [offer.words for offer in told.unusual] == [Say("option-part", {"symbols": "○"})]
    assert told.offers[-1].words == Say("option-back")


def test_an_option_in_a_window_brings_its_text():
    """Of an option card all of it."""
    t = table("phase battle\nfirst you\nme box St-1\nme slot1 St-52\nyou box St-18").until("window_battle", ME)
    first, last = question(t).offers
    assert first.words == Say("option-open", {"card": CardName("colosseum/St-52")})
    assert first.more == [AbilityText("colosseum/St-52", 0), AbilityText("colosseum/St-52", 1)]
    assert (last.words, last.passive) == (Say("option-pass"), True)


def test_a_card_to_lay_shows_its_class_and_text():
    """Powers and timings are left to the card."""
    t = table("phase preparation\nfirst me\nme box St-1\nme hand St-52\nyou box St-18").until("lay_options", ME)
    told = question(t)
    assert told.question == Say("choice-lay-options", {"free": 3})
    params: dict[str, Part] = {"card": CardName("colosseum/St-52"), "facts": Say("class-program")}
    assert told.offers[0].words == Say("telling-brief", params)
    assert len(told.offers[0].more) == 2


def test_a_cost_wants_its_number_of_cards():
    """What it is for is named."""
    t = table("phase battle\nfirst you\nme box St-1\nme slot1 St-53\nme hand St-5 St-2\nyou box St-18")
    t.until("window_battle", ME).answer("open St-53")
    told = question(t)
    assert told.question == Say("choice-cost-discard", {"card": CardName("colosseum/St-53"), "need": 1})
    assert (told.run, told.need, told.key) == (True, 1, "colosseum/St-53")


def test_slots_have_their_number():
    """It stands beside the name."""
    assert TELLING.zone("option_slot_2") == Row([Say("zone-option-slot"), "2"])
    assert TELLING.zone("net_ocean") == Say("zone-net-ocean")


def test_a_refusal_has_rule_and_doubt():
    """The amount only where a cost asks for one."""
    doubted = kit("colosseum").DOUBTED.__contains__
    found = refusals([Reason("cost-hand", "C-R11.1", 2), Reason("not-asked", "C-R8.7")], doubted)
    assert found == [
        Refusal(Say("reason-cost-hand", {"amount": 2}), "C-R11.1"),
        Refusal(Say("reason-not-asked"), "C-R8.7", True),
    ]


def test_what_no_card_in_hand_is_for_is_skipped_without_a_word():
    """A field card or an appearance, to who has none."""
    t = table("phase battle\nfirst you\nme box St-1\nme hand St-2\nyou box St-18")
    for kind, matters in (("window_field", False), ("appearances", False), ("window_battle", True)):
        assert TELLING.matters(library(), t.game.view(ME), kind) == matters
    field = next(card for card in library().search("class:field") if card.number)
    t = table(f"phase battle\nfirst you\nme box St-1\nme hand {field.number}\nyou box St-18")
    assert TELLING.matters(library(), t.game.view(ME), "window_field")
    assert not TELLING.matters(library(), t.game.view(YOU), "window_field")


@pytest.mark.parametrize("kind", sorted(NEEDS))
def test_a_question_gets_exactly_what_it_needs(kind):
    """No parameter is missing, and none is sent for nothing."""
    source = _texts("en").source(f"choice-{kind.replace('_', '-')}")
    assert set(re.findall(r"\$([\w-]+)", source)) == set(NEEDS[kind].split())
