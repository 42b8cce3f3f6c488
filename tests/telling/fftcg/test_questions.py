"""Choices of Final Fantasy TCG as questions: exactly those sayings, from what a seat may know."""

import re

import pytest

from netocean.engine.play import Reason
from netocean.telling.fftcg.cards import element, line_of, zone
from netocean.telling.fftcg.questions import NEEDS
from netocean.telling.refusals import refusals
from netocean.telling.sayings import AbilityText, CardName, Name, Offer, Refusal, Say, Several
from netocean.texts import _texts
from telling.fftcg.seats import TELLING, At, library

AURON, SOLDIER, FRAN = CardName("fftcg/1-001H"), CardName("fftcg/10-009C"), CardName("fftcg/5-157S")
FILL = "\nme fill 1-001H\nyou fill 1-001H"
MAIN = "me field 1-003C\nme hand 10-009C 2-002C 4-082C\nyou field 5-157S" + FILL
ATTACK = "phase attack\nme field 1-001H\nme field 10-009C\nyou field 5-157S damage 2000" + FILL


def power(card: CardName, now: int, damage: int = 0) -> Say:
    """A Forward as it lies."""
    return Say(
        "telling-brief",
        {"card": card, "facts": Several([Say("telling-f-power", {"power": now, "damage": damage})], "telling-dot")},
    )


def test_priority_in_the_own_main_phase():
    """What is cast in brief, a Summon and an ability with their text; passing says where it leads."""
    told = At(MAIN).question
    assert told.question == Say("choice-f-priority", {"moment": Say("phase-main-1"), "whose": "you", "when": "main"})
    cast, summon, use, pass_ = told.offers
    assert cast.words == Say("option-f-cast", {"card": CardName("fftcg/10-009C", brief=True)})
    assert (summon.key, summon.more) == ("fftcg/2-002C", [AbilityText("fftcg/2-002C", 0)])
    assert (use.words, use.more) == (
        Say("option-f-use", {"card": CardName("fftcg/1-003C")}),
        [AbilityText("fftcg/1-003C", 0)],
    )
    assert pass_ == Offer("pass", "pass", Say("option-f-pass", {"to": "main-1", "card": CardName()}), passive=True)


def test_a_payment_is_a_run_over_all_sources():
    """A Backup is dulled, cards of the hand are discarded; those that a minimal payment leaves out come last."""
    position = At(MAIN)
    told = position.answer(f"cast:#{position.card('10-009C')}").question
    assert told.question == Say("choice-f-pay", {"card": SOLDIER, "need": 3})
    assert (told.run, told.need, told.unusual) == (True, -1, [])
    fire, earth = Say("element-fire"), Say("element-earth")
    assert [offer.words for offer in told.offers] == [
        Say("option-f-pay", {"how": "dull", "card": CardName("fftcg/1-003C"), "element": fire}),
        Say("option-f-pay", {"how": "discard", "card": CardName("fftcg/2-002C"), "element": fire}),
        Say("option-f-pay", {"how": "discard", "card": CardName("fftcg/4-082C"), "element": earth}),
        Say("option-f-back-all"),
    ]


def test_what_is_paid_enough_can_be_paid_more():
    """Done is passive."""
    position = At(MAIN)
    position.answer(f"cast:#{position.card('10-009C')}", "pay", "pay")
    told = position.question
    assert told.question == Say("choice-f-pay-done", {"card": SOLDIER})
    assert [offer.verb for offer in told.offers if offer.passive] == ["done"]


def test_attackers_stand_there_with_their_power():
    """Not attacking is passive."""
    told = At(ATTACK).answer("pass", "pass").question
    assert told.question == Say("choice-f-attack", {})
    assert [offer.words for offer in told.offers] == [
        Say("option-f-attack", {"card": power(AURON, 9000)}),
        Say("option-f-attack", {"card": power(SOLDIER, 5000)}),
        Say("option-f-pass", {"to": "attack", "card": CardName()}),
    ]


def test_a_party_is_asked_with_its_leader():
    """Alone is passive; taking back gives up the attack."""
    told = At(ATTACK).answer("pass", "pass", "attack").question
    leader = Say("telling-f-powered", {"card": AURON, "power": 9000})
    assert (told.question, told.run) == (Say("choice-f-party", {"cards": leader}), True)
    assert [offer.words for offer in told.offers] == [
        power(SOLDIER, 5000),
        Say("option-f-back-all"),
        Say("option-f-done-party"),
    ]


def test_a_blocker_stands_there_with_its_damage():
    """The question names what attacks."""
    told = At(ATTACK).answer("pass", "pass", "attack", "done", "pass", "pass").question
    attacker = Say("telling-f-powered", {"card": AURON, "power": 9000})
    assert told.question == Say("choice-f-block", {"cards": attacker})
    assert told.offers[0].words == Say("option-f-block", {"card": power(FRAN, 5000, 2000)})
    assert told.offers[1].words == Say("option-f-pass", {"to": "block", "card": CardName()})


def test_a_target_says_whose_it_is():
    """On both fields; the question has the text of the ability."""
    position = At(MAIN)
    told = position.answer(f"use:#{position.card('1-003C')}").question
    text = Say("telling-f-text", {"text": AbilityText("fftcg/1-003C", 0)})
    assert told.question == Say("choice-f-target", {"card": CardName("fftcg/1-003C"), "need": 1, "text": text})
    assert told.offers[0].words == Say(
        "telling-f-place", {"card": power(FRAN, 5000), "who": "other", "place": Say("zone-field")}
    )


def test_all_cards_to_discard_from_are_offered_at_once():
    """Two of seven: also the last one, which no run of the engine begins with; then they are said in their order."""
    seven = " ".join(["4-082C"] * 7)
    position = At(f"phase main2\nme hand {seven}\nyou field 5-157S" + FILL).answer("pass", "pass")
    told = position.question
    assert (told.kind, told.run, told.need) == ("discard", True, 2)
    texts = [offer.text for offer in told.offers]
    assert len(texts) == 7
    position.answer(texts[5], texts[6])
    assert len(position.game.view(0).zone(0, "hand").cards) == 5


def test_modes_are_told_one_by_one():
    """Each by its own text."""
    position = At("me hand 3-154S 3-127R 3-013R\nyou field 5-157S" + FILL)
    position.answer(f"cast:#{position.card('3-154S')}", "pay", "pay", "done")
    told = position.question
    assert told.question == Say("choice-f-mode", {"card": CardName("fftcg/3-154S"), "need": 1})
    place = next(one for one, ability in enumerate(library().card("3-154S").abilities) if "modes" in ability.text)
    assert [offer.words for offer in told.offers] == [AbilityText("fftcg/3-154S", place, mode) for mode in range(3)]


def test_waiting_abilities_are_told_with_their_text():
    """Two of one card by their lines."""
    position = At("me hand 4-054L 4-054L 4-054L\nme break 1-125R\nyou field 5-157S" + FILL)
    position.answer(f"cast:#{position.card('4-054L')}", "pay", "pay", "done")
    told = position.question
    assert (told.kind, told.question) == ("order", Say("choice-f-order", {}))
    card = CardName("fftcg/4-054L")
    assert [offer.words for offer in told.offers] == [Say("option-f-next", {"card": card})] * 2
    entering = [place for place, one in enumerate(library().card("4-054L").abilities) if "when" in one.text]
    assert [offer.more for offer in told.offers] == [[AbilityText(card.key, place)] for place in entering]


def test_what_lies_on_the_stack_is_answered():
    """The question names what resolves next; passing lets it."""
    position = At(MAIN + "\nyou hand 2-002C 2-002C")
    position.answer(f"use:#{position.card('1-003C')}", "pick", "pay")
    position.answer("done", "pass")
    told = position.question
    text = Say("telling-f-text", {"text": AbilityText("fftcg/1-003C", 0)})
    mage = CardName("fftcg/1-003C")
    assert told.question == Say("choice-f-answer", {"whose": "other", "card": mage, "text": text})
    assert told.offers[-1].words == Say("option-f-pass", {"to": "resolve", "card": mage})


def test_zones_and_elements_have_names():
    """The ninth element is none."""
    assert zone("break") == Say("zone-break")
    assert [element(number) for number in (0, 7, 8)] == [
        Say("element-fire"),
        Say("element-dark"),
        Say("telling-f-no-element"),
    ]


def test_a_bracket_is_told_by_its_line():
    """Abilities in brackets are counted behind the lines."""
    card = library().card("11-135S")
    assert card.abilities[0].quotes
    assert [line_of(card, place) for place in (0, len(card.abilities))] == [0, 0]


def test_a_refusal_names_the_zone_it_is_about():
    """Reasons of its own carry the letter, shared ones do not."""
    reasons = [Reason("zone-out-of-play", "F-R4.1", 0, "damage"), Reason("not-asked", "F-R8.5")]
    assert refusals(reasons, lambda _: False, "fftcg") == [
        Refusal(Say("reason-f-zone-out-of-play", {"zone": Say("zone-damage")}), "F-R4.1"),
        Refusal(Say("reason-not-asked"), "F-R8.5"),
    ]


def test_choices_with_one_answer_are_skipped_without_a_word():
    """But for a search that finds nothing."""
    view = At(MAIN).game.view(0)
    silent = ("priority", "attack", "block", "pay", "target", "order")
    assert not any(TELLING.matters(library(), view, kind) for kind in silent)
    assert TELLING.matters(library(), view, "search")


def test_names_stay_as_they_are_printed():
    """No mark in languages that have no form of their own (glossary)."""
    from netocean.telling.words import Words

    assert Words(library(), "ja").part(Name("auron")) == "Auron"


@pytest.mark.parametrize("kind", sorted(NEEDS))
def test_a_question_gets_exactly_what_it_needs(kind):
    """No parameter is missing, and none is sent for nothing."""
    question = _texts("en").source(f"choice-f-{kind}").partition(".title")[0]
    assert set(re.findall(r"\$([\w-]+)", question)) == set(NEEDS[kind].split())
