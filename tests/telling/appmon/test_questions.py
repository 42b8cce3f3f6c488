"""Choices of the Appmon card game as questions: exactly those sayings, from what a seat may know."""

import re

import pytest

from appmon.board import ME, YOU, board
from netocean.engine.play import Reason
from netocean.telling.appmon.cards import active_key, zone
from netocean.telling.appmon.questions import NEEDS
from netocean.telling.phrases import own_key
from netocean.telling.refusals import refusals
from netocean.telling.sayings import AbilityText, CardName, Offer, Refusal, Say
from netocean.texts import _texts
from telling.whole import asked

LOOKLING, WAYMOTE, SEEKMASTER = (f"appmon-practice/{card}" for card in ("xp-01", "xp-02", "xp-11"))


def question(position):
    """The open choice of a position."""
    return asked(position.game, position.journal)


def test_declaring_shows_the_cards_of_the_next_grade():
    """Nothing declared is passive."""
    told = question(board("me box XP-01\nme hand XP-11 XP-02\nyou box XP-03").until("declare", ME))
    assert told.question == Say("choice-p-declare")
    pick, nothing = told.offers
    assert pick.words == Say("option-pick", {"card": CardName(SEEKMASTER, True)})
    assert nothing == Offer("done", "done", Say("option-p-done-declare"), passive=True)


def test_a_material_says_whether_it_fits():
    """Waymote does; what is legal though it does not is unusual."""
    position = board("me box XP-01\nme hand XP-11 XP-02 XP-03\nyou box XP-03").until("declare", ME)
    told = question(position.answer("pick XP-11"))
    assert told.question == Say("choice-p-material", {"card": CardName(SEEKMASTER)})
    assert told.offers[0].words == Say("option-p-material", {"card": CardName(WAYMOTE, True), "fits": "yes"})
    hummlet = CardName("appmon-practice/xp-03", True)
    assert Say("option-p-material", {"card": hummlet, "fits": "no"}) in [offer.words for offer in told.unusual]


def test_a_declared_fusion_is_carried_out_or_left_out():
    """In the own part."""
    position = board("me box XP-01\nme hand XP-11 XP-02\nyou box XP-03").until("declare", ME)
    position.answer("pick XP-11", "material XP-02", "done")
    told = question(position.until("fusion", ME))
    assert told.question == Say("choice-p-fusion", {"card": CardName(SEEKMASTER), "next": "card"})
    assert [offer.words for offer in told.offers][:2] == [
        Say("option-p-fuse", {"card": CardName(SEEKMASTER)}),
        Say("option-p-decline", {"card": CardName(SEEKMASTER)}),
    ]


def test_the_window_offers_options_with_their_text_and_links_in_brief():
    """Stopping is passive."""
    position = board("phase battle\nfirst you\nme box XP-01\nme hand XP-02\nme slot XP-52\nyou box XP-03")
    told = question(position)
    assert (told.question, told.title) == (Say("choice-p-window"), Say("choice-p-window.title"))
    open_, link, stop = told.offers
    assert (open_.words, open_.more) == (
        Say("option-open", {"card": CardName("appmon-practice/xp-52")}),
        [AbilityText("appmon-practice/xp-52", 0)],
    )
    assert link.words == Say("option-p-link", {"card": CardName(WAYMOTE, True)})
    assert stop.passive


def test_a_base_may_be_exchanged():
    """For another Standard."""
    told = question(board("me box XP-01\nme hand XP-02\nyou box XP-03").until("exchange", ME))
    assert told.question == Say("choice-p-exchange")
    assert [offer.words for offer in told.offers] == [
        Say("option-pick", {"card": CardName(WAYMOTE, True)}),
        Say("option-done-picks"),
    ]


def test_the_fighting_card_is_the_one_on_top():
    """Of either side."""
    view = board("phase battle\nme box XP-01 > XP-11\nyou box XP-02").game.view(ME)
    assert [active_key(view), active_key(view, YOU)] == [SEEKMASTER, WAYMOTE]


@pytest.mark.parametrize(
    ("name", "key"),
    [("deck", "zone-p-deck"), ("links", "zone-applink-box"), ("chips", "zone-chip-hand"), ("hand", "zone-hand")],
)
def test_zones_have_names(name, key):
    """Also as abilities call them."""
    assert zone(name) == Say(key)


def test_refusals_are_said_in_the_words_of_the_game():
    """Shared ones as they are."""
    reasons = [Reason("link-plug", "P-9.2"), Reason("box-covered", "P-2.4"), Reason("choice-first", "P-6.1")]
    assert refusals(reasons, lambda rule: rule == "P-9.2", "appmon") == [
        Refusal(Say("reason-p-link-plug"), "P-9.2", True),
        Refusal(Say("reason-p-box-covered"), "P-2.4"),
        Refusal(Say("reason-choice-first"), "P-6.1"),
    ]


@pytest.mark.parametrize("kind", sorted(NEEDS))
def test_a_question_gets_exactly_what_it_needs(kind):
    """No parameter is missing, and none is sent for nothing."""
    source = _texts("en").source(own_key("p", "choice", kind))
    assert set(re.findall(r"\$([\w-]+)", source)) == set(NEEDS[kind].split())
