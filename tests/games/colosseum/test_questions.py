"""Questions in words, for the terminal and the page."""

import pytest

from made import position
from netocean.telling.colosseum.questions import ask
from netocean.telling.known import known
from table import ME, library


def asked(t):
    """The open question of my seat, and the numbers of the cards that can be picked."""
    view = t.game.view(ME)
    question = ask(library(), view, known(view), t.game.choice)
    return question, [offer.key.partition("/")[2] for offer in question.offers if offer.verb == "pick"]


@pytest.mark.rule("C-R0.5")
def test_an_exact_number_of_cards_can_be_any_of_the_hand():
    """XC-62 costs two cards: the last of three is no first pick of a run, but a card that can be paid with."""
    hand = "me hand St-3 St-5 St-9"
    t = position(f"phase battle\nme box XC-23 > XC-62\nyou box St-3\n{hand}").until("window_battle", ME)
    t.answer("activate XC-62")
    question, picks = asked(t)
    assert (question.kind, question.run, question.need) == ("cost_discard", True, 2)
    assert picks == ["St-3", "St-5", "St-9"]


@pytest.mark.rule("C-R0.5")
def test_as_many_cards_as_are_needed_are_all_of_them():
    """Two cards in hand, two to pay: both are listed, and both are needed."""
    hand = "me hand St-3 St-5"
    t = position(f"phase battle\nme box XC-23 > XC-62\nyou box St-3\n{hand}").until("window_battle", ME)
    t.answer("activate XC-62")
    question, picks = asked(t)
    assert (question.need, picks) == (2, ["St-3", "St-5"])
