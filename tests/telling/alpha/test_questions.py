"""Choices of α as questions: exactly those sayings, from what a seat may know."""

import re

import pytest

from alpha.board import ME, YOU, board
from netocean.engine.play import Reason
from netocean.telling.alpha.cards import zone
from netocean.telling.alpha.questions import NEEDS
from netocean.telling.phrases import own_key
from netocean.telling.refusals import refusals
from netocean.telling.sayings import AbilityText, CardName, Offer, Refusal, Say, Several
from netocean.texts import _texts
from telling.whole import asked

EMBERLING, BLAZEHORN, BRINEPUP = (f"alpha-practice/{card}" for card in ("xa-01", "xa-11", "xa-02"))
HAND = "me box XA-01\nme hand XA-11 XA-13 XA-45 XA-51 XA-51 XA-51\nme fill XA-01\nyou box XA-02"
BATTLE = "phase battle\nme box XA-11\nme fill XA-01\nme hand XA-51\nyou box XA-02\n"


def question(position):
    """The open choice of a position."""
    return asked(position.game, position.journal)


def state(key: str, type_: str, speed: int, hp: int) -> Say:
    """A Digimon as it lies upright."""
    facts = [Say(f"type-{type_}"), Say("telling-a-speed", {"speed": speed}), Say("telling-a-hp", {"hp": hp})]
    return Say("telling-brief", {"card": CardName(key), "facts": Several([*facts], "telling-dot")})


def test_placing_tells_the_costs_so_far():
    """What fits, what does not, what an Option does; a Command is no answer."""
    told = question(board(HAND).until("place", ME))
    assert told.question == Say("choice-a-place", {"costs": 0, "limit": 10})
    base = CardName(EMBERLING)
    good, bad, option, nothing = told.offers
    assert good.words == Say("option-a-evolve", {"card": CardName(BLAZEHORN, True), "other": base, "fits": "yes"})
    assert bad.words == Say(
        "option-a-evolve", {"card": CardName("alpha-practice/xa-13", True), "other": base, "fits": "no"}
    )
    assert option.more == [AbilityText("alpha-practice/xa-45", 0)]
    assert nothing == Offer("done", "done", Say("option-a-done-place"), passive=True)


def test_an_evolution_card_fits_what_is_laid_below_it():
    """Pyrelord does not evolve from Emberling, but from the Blazehorn of this run."""
    position = board("me box XA-01\nme hand XA-11 XA-21\nme fill XA-01\nyou box XA-02").until("place", ME)
    offers = [offer for offer in question(position).offers if offer.key == "alpha-practice/xa-21"]
    assert [offer.words.params["fits"] for offer in offers] == ["no"]
    position.answer("evolve XA-11 XA-01")
    told = question(position)
    assert told.question == Say("choice-a-place", {"costs": 4, "limit": 10})
    offers = [offer for offer in told.offers if offer.key == "alpha-practice/xa-21"]
    assert [offer.words.params["fits"] for offer in offers] == ["yes"]


def test_an_opportunity_offers_the_player_and_every_digimon():
    """A Digimon stands there with type, speed and HP; passing is passive."""
    told = question(board(BATTLE).until("opportunity", ME))
    assert told.question == Say("choice-a-opportunity", {"card": CardName(BLAZEHORN)})
    assert [offer.words for offer in told.offers] == [
        Say("option-a-attack"),
        Say("option-a-attack-card", {"card": state(BRINEPUP, "b", 5, 280)}),
        Say("option-a-pass-opportunity"),
    ]
    assert [offer.passive for offer in told.offers] == [False, False, True]


def test_the_window_offers_commands_with_their_text():
    """Passing is nothing."""
    told = question(board(BATTLE).until("opportunity", ME).answer("attack XA-11 XA-02"))
    use, pass_ = told.offers
    assert (told.question, told.title) == (Say("choice-a-window"), Say("choice-a-window.title"))
    assert use.words == Say("option-a-use", {"card": CardName("alpha-practice/xa-51")})
    assert use.more == [AbilityText("alpha-practice/xa-51", 0)]
    assert pass_.words == Say("option-a-pass")


def test_a_blocker_is_asked_who_attacks():
    """Gustlet is faster than Sunwyrm; both stand there with their state."""
    position = board("phase battle\nme box XA-31\nme fill XA-01\nyou box XA-05\nyou fill XA-02")
    told = question(position.until("opportunity", ME).answer("attack XA-31"))
    assert told.question == Say("choice-a-block", {"card": state("alpha-practice/xa-31", "b", 5, 900)})
    assert [offer.words for offer in told.offers] == [
        Say("option-a-block", {"card": state("alpha-practice/xa-05", "a", 6, 240)}),
        Say("option-a-none-block"),
    ]


def test_supporters_are_asked_for_the_attack():
    """Tidefang attacks with Brinepup; one may still think better of it."""
    position = board("phase battle\nme box XA-02\nme box XA-12\nme slot XA-42\nyou box XA-01").until("opportunity", ME)
    assert Say("option-a-alpha") in [offer.words for offer in question(position).offers]
    told = question(position.answer("alpha"))
    assert told.question == Say("choice-a-support", {"card": CardName("alpha-practice/xa-12"), "whose": "attacker"})
    assert told.offers[0].words == Say("option-pick", {"card": state(BRINEPUP, "b", 5, 280)})
    assert told.offers[-1].words == Say("option-a-back-support")


def test_a_hand_that_is_too_large_asks_for_so_many():
    """Eight cards: at least two go, then as many as one likes."""
    position = board("turn 2\nme box XA-01\nme hand XA-11 XA-11 XA-11 XA-13 XA-13 XA-13 XA-51 XA-51\nyou box XA-02")
    position.until("discard_hand", ME)
    told = question(position)
    assert (told.question, told.run, told.need) == (Say("choice-a-discard-hand", {"need": 2}), True, 2)
    assert len(told.offers) == 8
    told = question(position.answer("pick XA-11", "pick XA-11"))
    assert (told.question, told.need) == (Say("choice-a-discard-hand", {"need": 0}), -1)


@pytest.mark.parametrize(("zone_name", "key"), [("net_ocean", "zone-net-ocean"), ("boxes", "zone-digimon-boxes")])
def test_zones_have_names(zone_name, key):
    """Also as abilities call them."""
    assert zone(zone_name) == Say(key)


def test_refusals_are_said_in_the_words_of_the_game():
    """With the number they are about; shared ones as they are."""
    reasons = [Reason("place-cost", "A-7.13", 10), Reason("choice-first", "A-9.2")]
    assert refusals(reasons, lambda rule: rule == "A-7.13", "alpha") == [
        Refusal(Say("reason-a-place-cost", {"amount": 10}), "A-7.13", True),
        Refusal(Say("reason-choice-first"), "A-9.2"),
    ]


@pytest.mark.parametrize("kind", sorted(NEEDS))
def test_a_question_gets_exactly_what_it_needs(kind):
    """No parameter is missing, and none is sent for nothing."""
    source = _texts("en").source(own_key("a", "choice", kind))
    assert set(re.findall(r"\$([\w-]+)", source)) == set(NEEDS[kind].split())


def test_the_other_seat_is_asked_in_its_own_words():
    """In the same window."""
    position = board(BATTLE).until("opportunity", ME).answer("attack XA-11 XA-02", "pass")
    assert position.choice.seat == YOU
    assert question(position).question == Say("choice-a-window")
