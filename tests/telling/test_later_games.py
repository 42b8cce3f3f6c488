"""Whole games of α and of the Appmon card game in sayings: in every language, and of what a seat can know."""

import msgspec
import pytest

from netocean.engine.chance import seeded
from netocean.lab.cards import bench
from netocean.lab.hidden import Witness
from netocean.telling import of
from netocean.telling.marks import marks
from netocean.telling.refusals import refusals
from netocean.telling.sayings import Part
from netocean.telling.words import Words
from netocean.texts import LANGUAGES, keys
from telling.later import DECKS, asked, choice_of, library, narrator, played

PAIRS = [(game, decks) for game, pairs in DECKS.items() for decks in pairs]
ENCODER = msgspec.json.Encoder()


def why(game_key, game, seat):
    """Why the cards that a seat sees of its own cannot be used now."""
    found = []
    for zone in game.view(seat).zones:
        for card in zone.cards if zone.seat == seat else []:
            found += refusals(game.why_not(seat, card.handle), game.rules.doubted, game_key)
    return found


@pytest.mark.parametrize(("of_game", "decks"), PAIRS)
def test_all_that_a_game_says_can_be_said_in_every_language(of_game, decks):
    """Lines, questions, answers, refusals; nothing is left of keys, slugs and of a message's own signs."""
    spoken = [Words(library(of_game), language) for language in LANGUAGES]
    parts: dict[str, Part] = {}
    for game, journal in played(of_game, decks, "1"):
        question = asked(of_game, game, journal)
        offers = question.offers + question.unusual
        found = [question.question, question.title, *[offer.words for offer in offers]]
        found += [text for offer in offers for text in offer.more]
        found += [one.words for one in why(of_game, game, choice_of(game).seat)]
        parts.update((str(part), part) for part in found)
    for seat in (0, 1):
        teller = narrator(of_game, seat)
        told = [line for event in journal.seats[seat] for line in teller.tell(event)]
        parts.update((str(line), line.saying) for line in told)
    assert len(parts) > 150
    for words in spoken:
        for part in parts.values():
            text = words.part(part)
            assert text and not any(sign in text for sign in ("{ ", "$", f"{of_game}/", "None(")), part


@pytest.mark.parametrize(("of_game", "decks"), PAIRS)
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(of_game, decks):
    """Byte for byte: the question, the refusals, and the lines after the same answer until a card is shown."""
    pool = [bench(of_game).faces(deck.cards) for deck in library(of_game).ready_decks()]
    compared = 0
    for place, (game, journal) in enumerate(played(of_game, decks, "2")):
        if place % 3:
            continue
        seat = choice_of(game).seat
        world = game.resample(seat, seeded(f"world {place}"), pool)
        assert ENCODER.encode(asked(of_game, game, journal)) == ENCODER.encode(asked(of_game, world, journal))
        assert why(of_game, game, seat) == why(of_game, world, seat)
        index = seeded(f"answer {place}").below(len(choice_of(game).options))
        one, two = (lines_after(of_game, each, seat, index, game) for each in (game, world))
        shown = min(one[1], two[1])
        assert ENCODER.encode(one[0][:shown]) == ENCODER.encode(two[0][:shown])
        compared += 1
    assert compared > 15


def lines_after(of_game, game, seat, index, real):
    """The lines of each event after an answer, and how many of these events come before a card is shown."""
    copy = game.clone()
    copy.chance = real.chance.clone()
    copy.sink = witness = Witness(copy, seat)
    copy.answer_index(index)
    teller = narrator(of_game, seat)
    told = [teller.tell(event) for event in witness.seats[seat]]
    shown = next((place for place, shows in enumerate(witness.shows) if shows), len(told))
    return told, shown


@pytest.mark.parametrize(("of_game", "decks"), PAIRS)
def test_questions_speak_of_known_cards_only(of_game, decks):
    """Each key of a question is one that the seat can put a name to."""
    for game, journal in played(of_game, decks, "3", turns=3):
        seat = choice_of(game).seat
        told = {card.key for event in journal.seats[seat] for card in event.cards}
        view = game.view(seat)
        seen = {card.key for zone in view.zones for card in zone.cards} | {card.key for card in view.choice.cards}
        seen |= {view.choice.key, *view.choice.keys, "", None} | {effect.key for effect in view.effects}
        assert {offer.key for offer in asked(of_game, game, journal).offers} <= seen | told


@pytest.mark.parametrize("of_game", DECKS)
def test_every_need_has_a_message_and_every_message_its_need(of_game):
    """What the narrator knows and what the texts say, both ways."""
    letter = of(of_game).MARK
    needs = of(of_game).Narrator.needs
    told_together = {f"event-{letter}-attacks-cancelled"}
    own = {key for key in keys("en") if key.startswith(f"event-{letter}-")} - told_together
    assert own <= {f"event-{letter}-{need}" for need in needs}
    assert {need for need in needs if f"event-{need}" not in keys("en")} <= {
        key.removeprefix(f"event-{letter}-") for key in own
    }


def test_a_line_of_the_appmon_log_bears_the_mark_of_its_rule():
    """Every one whose rule is derived, guessed or ours, and no other."""
    found = set()
    for pair in DECKS["appmon"]:
        for game, journal in played("appmon", pair, "4", turns=3):
            last = (game, journal)
        for line in narrator("appmon").tell_all(last[1].seats[0]):
            own = [marks("appmon")[rule][0] for rule in line.rules if rule in marks("appmon")]
            assert line.mark == (own[0] if own else "")
            found.add(line.mark)
    assert found == {"derived", "guess", "ours", ""}
