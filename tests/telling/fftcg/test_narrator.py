"""What happens in Final Fantasy TCG, as sayings: exactly those, from one seat and from the other."""

import re

import pytest

from netocean.telling.fftcg.narrator import NEEDS
from netocean.telling.sayings import AbilityText, CardName, Line, Name, Part, Say, Several
from netocean.texts import _texts
from telling.fftcg.seats import event, narrator, sayings, told

AURON, RED_MAGE, IFRIT = CardName("fftcg/1-001H"), CardName("fftcg/1-003C"), CardName("fftcg/2-002C")


def test_sentences_carry_the_letter_of_the_rules():
    """Other words than those of the first game, its rule, its doubt mark: F-R7.2 is inferred."""
    (line,) = told(event("thawed", 1, "1-001H", rule="F-R7.2"))
    assert line == Line(Say("event-f-thawed", {"who": "other", "card": AURON}), "", ["F-R7.2"], True)


def test_what_all_games_have_is_said_alike():
    """The end of a game."""
    assert sayings(event("game-over", 0)) == [Say("event-game-over", {"who": "you"})]


def test_a_phase_is_told_with_what_happens_in_it():
    """One in which nothing happens is not told at all."""
    phases = [event("phase-begins", 0, word=word) for word in ("main_1", "attack")]
    assert sayings(*phases, event("attacks", 0, "1-001H", amount=1)) == [
        Say("event-f-phase-begins", {"phase": Say("phase-attack")}),
        Say("event-f-attacks", {"who": "you", "card": AURON}),
    ]
    assert sayings(*phases, event("turn-begins", 1, amount=2)) == [
        Say("event-f-turn-begins", {"who": "other", "amount": 2})
    ]


def test_a_phase_is_told_before_somebody_is_asked():
    """Once."""
    teller = narrator()
    assert teller.tell(event("phase-begins", 0, word="main_1")) == []
    assert [line.saying for line in teller.pause()] == [Say("event-f-phase-begins", {"phase": Say("phase-main-1")})]
    assert teller.pause() == []


@pytest.mark.parametrize("word", ["active", "draw"])
def test_phases_without_decisions_are_silent(word):
    """What is drawn says enough."""
    assert narrator().tell_all([event("phase-begins", 0, word=word)]) == []
    teller = narrator()
    teller.tell(event("phase-begins", 0, word=word))
    assert teller.pause() == []


def test_what_becomes_active_in_its_phase_is_counted():
    """By an effect it is named."""
    cards = ("1-001H", "1-003C")
    assert sayings(event("activated", 0, *cards, amount=2, rule="F-R7.1")) == [
        Say("event-f-activated-all", {"who": "you", "count": 2})
    ]
    named = Several([AURON, RED_MAGE])
    assert sayings(event("activated", 0, *cards, amount=2)) == [
        Say("event-f-activated", {"who": "you", "cards": named})
    ]


def test_attackers_are_told_once():
    """Not again as they become dull (F-R10.6); several are a party."""
    dulled = event("dulled", 0, "1-001H", amount=1, rule="F-R10.6")
    assert sayings(event("attacks", 0, "1-001H", "1-003C", amount=2), dulled) == [
        Say("event-f-party-attacks", {"who": "you", "cards": Several([AURON, RED_MAGE])})
    ]


def test_a_character_that_was_cast_is_told_once():
    """One that an effect brings enters."""
    assert sayings(event("cast", 0, "1-001H", amount=6), event("entered", 0, "1-001H", amount=17)) == [
        Say("event-f-cast", {"who": "you", "card": AURON})
    ]
    assert sayings(event("entered", 0, "1-001H", amount=4)) == [Say("event-f-entered", {"who": "you", "card": AURON})]


def test_a_summon_brings_its_text():
    """As an aside, by its place on the card."""
    first, second = told(event("cast", 1, "2-002C", amount=2))
    assert first.saying == Say("event-f-cast", {"who": "other", "card": IFRIT})
    assert second == Line(AbilityText("fftcg/2-002C", 0), "dim")


def test_an_ability_brings_the_text_of_the_card_it_stands_on():
    """Also one that another card has given."""
    first, second = told(event("used", 0, "1-001H", amount=0, word="fftcg/1-003C"))
    assert first.saying == Say("event-f-used", {"who": "you", "card": AURON})
    assert second.saying == AbilityText("fftcg/1-003C", 0)


def test_passes_are_not_told():
    """What resolves after them is."""
    assert sayings(event("passes", 0), event("passes", 1), event("resolves", 1, "1-001H")) == [
        Say("event-f-resolves", {"who": "other", "card": AURON})
    ]


def test_effects_that_are_told_alike_are_told_once():
    """Two changes of one ability to the same card."""
    effect = event("effect-begins", 0, "1-001H", word="gain")
    more = event("effect-begins", 0, "1-001H", amount=1000, word="gain_power")
    gain = Say("event-f-effect-begins", {"how": "gain", "amount": 0, "cards": AURON})
    power = Say("event-f-effect-begins", {"how": "gain-power", "amount": 1000, "cards": AURON})
    assert sayings(more, effect, effect, more) == [power, gain, power]


def test_an_own_draw_names_the_cards_and_another_one_counts_them():
    """The other seat's cards are a number."""
    assert sayings(event("drawn", 1, amount=2)) == [
        Say("event-f-drawn", {"who": "other", "cards": Say("event-cards-unseen", {"count": 2})})
    ]
    assert sayings(event("drawn", 0, "1-001H", amount=1)) == [Say("event-f-drawn", {"who": "you", "cards": AURON})]


def test_damage_names_its_source_if_it_is_known():
    """Else it says only how much."""
    hit: dict[str, Part] = {"who": "other", "card": AURON, "amount": 6000}
    assert sayings(event("damaged", 1, "1-001H", "2-002C", amount=6000)) == [
        Say("event-f-damaged", {**hit, "source": IFRIT})
    ]
    assert sayings(event("damaged", 1, "1-001H", None, amount=6000)) == [
        Say("event-f-damaged", {**hit, "source": "none"})
    ]


@pytest.mark.parametrize(
    ("word", "amount", "what"),
    [
        ("", 4, 4),
        ("element", 1, Say("element-ice")),
        ("type", 8, Say("kind-summon")),
        ("job job-knight", 0, Name("job-knight")),
        ("category FFVII", 0, "FFVII"),
    ],
)
def test_what_is_named_is_said_as_what_it_is(word, amount, what):
    """A number, an element, a type, a job; a category as it is printed."""
    (saying,) = sayings(event("named", 0, "1-001H", amount=amount, word=word))
    assert saying == Say("event-f-named", {"who": "you", "what": what, "card": AURON})


@pytest.mark.parametrize("key", sorted(set(NEEDS) - {"game-over"}))
def test_a_message_gets_exactly_what_it_needs(key):
    """No parameter is missing, and none is sent for nothing."""
    source = _texts("en").source(f"event-f-{key}")
    assert set(re.findall(r"\$([\w-]+)", source)) == set(NEEDS[key].split())
