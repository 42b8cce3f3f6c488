"""Whole games in sayings: all can be said in every language, and none says what its seat does not know."""

import pytest

from telling.fftcg.seats import DECKS, faces, library, narrator, played
from telling.whole import all_parts, say_all, speaks_of_known_cards, told_alike


@pytest.mark.parametrize("decks", DECKS)
def test_all_that_a_game_says_can_be_said_in_every_language(decks):
    """Lines, questions, answers, refusals; nothing is left of keys and of a message's own signs."""
    parts = all_parts(played(decks, "1"), narrator)
    assert len(parts) > 200
    say_all(parts, library(), ("fftcg/", "None(", "{ ", "$"))


@pytest.mark.parametrize("decks", DECKS)
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(decks):
    """Byte for byte: the question, the refusals, and the lines after the same answer until a card is shown."""
    pool = [faces(deck) for pair in DECKS for deck in pair]
    compared = 0
    for place, (game, journal) in enumerate(played(decks, "2", turns=8)):
        if place % 5 == 0:
            told_alike(game, journal, place, pool, narrator)
            compared += 1
    assert compared > 30


def test_questions_speak_of_known_cards_only():
    """Each key of a question is one that the seat can put a name to."""
    for game, journal in played(DECKS[1], "3", turns=6):
        speaks_of_known_cards(game, journal)
