"""Whole games in sayings: all can be said in every language, and none says what its seat does not know."""

import msgspec
import pytest

from netocean.engine.chance import seeded
from netocean.lab.hidden import Witness
from netocean.telling.refusals import refusals
from netocean.telling.sayings import Part
from netocean.telling.words import Words
from netocean.texts import LANGUAGES
from telling.fftcg.seats import DECKS, TELLING, asked, choice_of, faces, library, narrator, played

ENCODER = msgspec.json.Encoder()


@pytest.mark.parametrize("decks", DECKS)
def test_all_that_a_game_says_can_be_said_in_every_language(decks):
    """Lines, questions, answers, refusals; nothing is left of keys and of a message's own signs."""
    spoken = [Words(library(), language) for language in LANGUAGES]
    parts: dict[str, Part] = {}
    for game, journal in played(decks, "1"):
        question = asked(game, journal)
        offers = question.offers + question.unusual
        found = [question.question, question.title, *[offer.words for offer in offers]]
        found += [text for offer in offers for text in offer.more]
        seat = choice_of(game).seat
        for card in game.view(seat).zone(seat, "hand").cards:
            found += [one.words for one in refusals(game.why_not(seat, card.handle), game.rules.doubted, "fftcg")]
        parts.update((str(part), part) for part in found)
    for seat in (0, 1):
        parts.update((str(line), line.saying) for line in narrator(seat).tell_all(journal.seats[seat]))
    assert len(parts) > 200
    for words in spoken:
        for part in parts.values():
            text = words.part(part)
            assert text and not any(sign in text for sign in ("fftcg/", "None(", "{ ", "$")), part


@pytest.mark.parametrize("decks", DECKS)
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(decks):
    """Byte for byte: the question, the refusals, and the lines after the same answer until a card is shown."""
    pool = [faces(deck) for pair in DECKS for deck in pair]
    compared = 0
    for place, (game, journal) in enumerate(played(decks, "2", turns=8)):
        seat = choice_of(game).seat
        if place % 5:
            continue
        world = game.resample(seat, seeded(f"world {place}"), pool)
        assert ENCODER.encode(asked(game, journal)) == ENCODER.encode(asked(world, journal))
        for card in game.view(seat).zone(seat, "hand").cards:
            assert reasons(game, seat, card.handle) == reasons(world, seat, card.handle)
        index = seeded(f"answer {place}").below(len(choice_of(game).options))
        one, two = lines_after(game, seat, index, game), lines_after(world, seat, index, game)
        shown = min(one[1], two[1])
        assert ENCODER.encode(one[0][:shown]) == ENCODER.encode(two[0][:shown])
        compared += 1
    assert compared > 30


def reasons(game, seat, handle):
    """Why a card cannot be used."""
    return refusals(game.why_not(seat, handle), game.rules.doubted, "fftcg")


def lines_after(game, seat, index, real):
    """The lines of each event after an answer, and how many of these events come before a card is shown."""
    copy = game.clone()
    copy.chance = real.chance.clone()
    copy.sink = witness = Witness(copy, seat)
    copy.answer_index(index)
    teller = narrator(seat)
    lines = [teller.tell(event) for event in witness.seats[seat]]
    shown = next((place for place, shows in enumerate(witness.shows) if shows), len(lines))
    return lines, shown


def test_questions_speak_of_known_cards_only():
    """Each key of a question is one that the seat can put a name to."""
    for game, journal in played(DECKS[1], "3", turns=6):
        seat = choice_of(game).seat
        told = {card.key for event in journal.seats[seat] for card in event.cards}
        view = game.view(seat)
        seen = {card.key for zone in view.zones for card in zone.cards} | {card.key for card in view.choice.cards}
        seen |= {view.choice.key, *view.choice.keys, "", None} | {one.key for one in view.objects}
        assert {offer.key for offer in TELLING.ask(library(), view, {}, game.choice).offers} <= seen
        assert {offer.key for offer in asked(game, journal).offers} <= seen | told
