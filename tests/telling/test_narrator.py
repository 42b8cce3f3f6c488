"""What happens, as sayings: exactly those, from one seat and from the other."""

import re

import pytest

from netocean.engine.events import CardRef, Event
from netocean.telling.colosseum.narrator import NEEDS
from netocean.telling.sayings import AbilityText, CardName, Line, Say, Several
from netocean.telling.skipped import skipped
from netocean.texts import _texts
from telling.seats import sayings, told

AGUMON, GREYMON = CardName("colosseum/St-1"), CardName("colosseum/St-2")


def event(key, seat, *cards, amount=0, word="", rule="C-R6.3"):
    """An event with cards by their keys, None for a back."""
    return Event(1, key, rule, seat, [CardRef(place, card) for place, card in enumerate(cards, 1)], amount, word)


def drawn(seat, *cards):
    """Cards are drawn."""
    return event("drawn", seat, *cards, amount=len(cards))


def test_an_own_draw_names_the_cards_and_another_one_counts_them():
    """The other seat's cards are a number, which chooses the plural."""
    unseen = Say("event-cards-unseen", {"count": 2})
    assert sayings([drawn(1, None, None)]) == [Say("event-drawn", {"who": "other", "cards": unseen})]
    names = Several([AGUMON, GREYMON])
    assert sayings([drawn(0, "colosseum/St-1", "colosseum/St-2")]) == [
        Say("event-drawn", {"who": "you", "cards": names})
    ]


def test_one_card_is_no_list():
    """It stands for itself."""
    assert sayings([drawn(0, "colosseum/St-1")]) == [Say("event-drawn", {"who": "you", "cards": AGUMON})]


def test_a_line_has_its_rule_and_its_doubt():
    """C-R8.7 is in doubt, C-R6.3 is not."""
    (line,) = told([event("shuffled", 0, rule="C-R8.7")])
    assert line == Line(Say("event-shuffled", {"who": "you"}), "", ["C-R8.7"], True)
    (line,) = told([event("shuffled", 1)])
    assert line == Line(Say("event-shuffled", {"who": "other"}), "", ["C-R6.3"])


def test_the_frame_of_a_turn_stands_out():
    """A phase by its name."""
    (line,) = told([event("phase-begins", -1, word="points")])
    assert line == Line(Say("event-phase-begins", {"phase": Say("phase-points")}), "strong", ["C-R6.3"])


def test_an_opened_option_brings_its_text():
    """As an aside, by its place on the card."""
    first, second = told([event("option-opened", 1, "colosseum/St-49")])
    assert first.saying == Say("event-option-opened", {"who": "other", "card": CardName("colosseum/St-49")})
    assert second == Line(AbilityText("colosseum/St-49", 0), "dim")


def test_a_failed_evolution_says_why():
    """With the words of the refusal."""
    failed = event("evolution-failed", 0, "colosseum/St-2", word="evolve-payment")
    assert sayings([failed]) == [
        Say("event-evolution-failed", {"card": GREYMON, "reason": Say("reason-evolve-payment")})
    ]


def test_a_draw_of_the_game_is_about_nobody():
    """Seat 2 is both."""
    assert sayings([event("game-over", 2)]) == [Say("event-game-over", {"who": "none"})]


def test_choices_with_one_answer_are_told_once_each():
    """By the words for their moment."""
    titles = Several([Say("choice-window-battle.title"), Say("choice-refill.title")])
    assert skipped(["window_battle", "refill", "window_battle"]) == Line(
        Say("telling-skipped", {"what": titles}), "dim"
    )


@pytest.mark.parametrize("key", sorted(NEEDS))
def test_a_message_gets_exactly_what_it_needs(key):
    """No parameter is missing, and none is sent for nothing."""
    source = _texts("en").source(f"event-{key}")
    assert set(re.findall(r"\$([\w-]+)", source)) == set(NEEDS[key].split())
