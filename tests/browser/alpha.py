"""Digimon α at the page: a deck of a few known cards, and ways to play it that lead to each kind of question."""

from browser.remote import sensible

CARDS = {"01": 3, "08": 3, "57": 3, "05": 3, "59": 3, "11": 3, "15": 3, "41": 3, "45": 2, "51": 3, "55": 3}
DECK = [[copies, f"alpha-practice/xa-{number}"] for number, copies in CARDS.items()]
"""All Digimon are of type A, most of one field; its Field card, a few Options and Commands."""


def _verb(question: dict, verb: str, aims: bool = False) -> str | None:
    """An answer of a verb; one that aims at a card, if that is wanted."""
    return next(
        (one["text"] for one in question["offers"] if one["verb"] == verb and (one.get("target") or not aims)), None
    )


def brawling(question: dict) -> str:
    """Attacks Digimon, not the player."""
    return _verb(question, "attack", aims=True) or sensible(question)


def waiting(question: dict) -> str:
    """Lets every Digimon pass, so that it can block."""
    return "pass" if question["kind"] == "opportunity" else sensible(question)


def joining(question: dict) -> str:
    """Lets every Digimon pass until it can attack together with others."""
    return _verb(question, "alpha") or waiting(question)
