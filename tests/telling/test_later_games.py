"""Whole games of α and of the Appmon card game in sayings: in every language, and of what a seat can know."""

from functools import partial

import pytest

from netocean.lab.cards import bench
from netocean.telling import of
from netocean.telling.marks import marks
from netocean.texts import keys
from telling.later import DECKS, library, narrator, played
from telling.whole import all_parts, say_all, speaks_of_known_cards, told_alike

PAIRS = [(game, decks) for game, pairs in DECKS.items() for decks in pairs]


@pytest.mark.parametrize(("of_game", "decks"), PAIRS)
def test_all_that_a_game_says_can_be_said_in_every_language(of_game, decks):
    """Lines, questions, answers, refusals; nothing is left of keys, slugs and of a message's own signs."""
    parts = all_parts(played(of_game, decks, "1"), partial(narrator, of_game))
    assert len(parts) > 150
    say_all(parts, library(of_game), ("{ ", "$", f"{of_game}/", "None("))


@pytest.mark.parametrize(("of_game", "decks"), PAIRS)
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(of_game, decks):
    """Byte for byte: the question, the refusals, and the lines after the same answer until a card is shown."""
    pool = [bench(of_game).faces(deck.cards) for deck in library(of_game).ready_decks()]
    compared = 0
    for place, (game, journal) in enumerate(played(of_game, decks, "2")):
        if place % 3 == 0:
            told_alike(game, journal, place, pool, partial(narrator, of_game))
            compared += 1
    assert compared > 15


@pytest.mark.parametrize(("of_game", "decks"), PAIRS)
def test_questions_speak_of_known_cards_only(of_game, decks):
    """Each key of a question is one that the seat can put a name to."""
    for game, journal in played(of_game, decks, "3", turns=3):
        speaks_of_known_cards(game, journal)


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
