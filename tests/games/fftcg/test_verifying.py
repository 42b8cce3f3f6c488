"""The check of a pack against printed texts, on cards that were made up for it."""

import json

from netocean.abilities.reader import read_ability
from netocean.games.fftcg.cardfiles import RawCard, read_card_file
from netocean.games.fftcg.faces import Facts
from netocean.games.fftcg.verifying import LineDifference, UnreadLine, Verification, verify
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY

FACTS = Facts("made-up/1", "brannoch", "forward", "verified", 3)


def cards(*texts: str) -> list[RawCard]:
    """A made-up Forward for each text, numbered from 90-001C."""
    lines = [
        {"code": f"90-{place:03}C", "name": f"Brannoch {place}", "type": "Forward", "element": "Water", "cost": 3,
         "power": 7000, "text": text}
        for place, text in enumerate(texts, 1)
    ]  # fmt: skip
    file = read_card_file("\n".join(map(json.dumps, lines)).encode(), "made-up.jsonl")
    assert file.faults == []
    return file.cards


def check(texts: list[str], **abilities: list[str]) -> Verification:
    """The result for cards with these texts; abilities are those of a pack, by `c1`, `c2` …"""
    pack = {
        f"90-{int(number[1:]):03}C": (FACTS, [read_ability(text, VOCABULARY) for text in lines])
        for number, lines in abilities.items()
    }
    return verify(cards(*texts), pack)


def test_a_card_that_says_what_is_printed():
    """Every line is counted, read and compared; an option on a line of its own is a printed line too."""
    text = 'Haste\nWhen Brannoch 1 attacks, select 1 of the 2 following actions.\n"Draw 4 cards."\n"Draw 5 cards."'
    found = check([text], c1=["keyword haste", "when attacks self: modes 1 { draw me 4 } { draw me 5 }"])
    assert found == Verification(1, 1, 4, 4, 4, (), (), (), ())


def test_a_card_that_says_something_else():
    """Its abilities are not those of its text: it is named, and its lines are read but not compared."""
    found = check(["When Brannoch 1 attacks, draw 4 cards."], c1=["when attacks self: draw me 5"])
    assert (found.read, found.compared, found.unlike, found.differences) == (1, 0, ("90-001C",), ())


def test_a_line_that_is_not_understood():
    """It is told with its place, and the card does not count as whole; the other line does."""
    found = check(["Haste\nWhen Brannoch 1 attacks, draw 4 songs."], c1=["keyword haste"])
    assert (found.cards, found.whole, found.lines, found.read, found.compared) == (1, 0, 2, 1, 1)
    assert found.unread == (UnreadLine("90-001C", 2, 33),)


def test_a_card_that_the_pack_does_not_have():
    """It is named."""
    found = check(["Haste", "Brave"], c1=["keyword haste"])
    assert (found.absent, found.read, found.compared) == (("90-002C",), 2, 1)


def test_a_difference_names_the_line_and_the_word(monkeypatch):
    """Where the reader itself misreads, pack and reader agree: only what is mentioned shows it."""
    monkeypatch.setattr("netocean.games.fftcg.reader.lines.line", lambda stream, ctx: ["when attacks self: draw me 5"])
    found = check(["When Brannoch 1 attacks, draw 4 cards."], c1=["when attacks self: draw me 5"])
    assert found.unlike == ()
    assert found.differences == (
        LineDifference("90-001C", 1, "print", "number", "4"),
        LineDifference("90-001C", 1, "tree", "number", "5"),
    )
