"""Lines that were misread once, as the comparison of print and tree has shown."""

import pytest

from netocean.games.fftcg.reader import Card, Names, read_line

NAMES = Names(["Ondine", "Brannoch"], ["Ferryman"], ["QX"])


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            "When Brannoch blocks, choose 1 Forward. Deal it 3000 damage and deal 2000 damage to all the other Forwards.",
            "when blocks self: choose $a: 1 {type forward}; damage $a 3000; damage {type forward, not in $a} 2000",
        ),
        (
            "When Brannoch blocks, deal 2000 damage to all the other Forwards.",
            "when blocks self: damage {type forward, not self} 2000",
        ),
        (
            "Dull active Brannoch: Draw 4 cards.",
            "activate cost dull_others 1 {self, active}: draw me 4",
        ),
        (
            "When Brannoch blocks, your opponent discards 2 cards and draws 3 cards.",
            "when blocks self: discard_cards opponent 2; draw opponent 3",
        ),
        (
            "When Brannoch blocks, your opponent discards 2 cards and you draw 3 cards.",
            "when blocks self: discard_cards opponent 2; draw me 3",
        ),
        (
            "When Brannoch blocks, reveal the top 4 cards of your deck. "
            "Play up to 1 Backup among them onto the field and add the other cards to your hand.",
            "when blocks self: let $a (top me 4); reveal $a; select $b: up to 1 {type backup} from $a; play $b; "
            "add (rest $a)",
        ),
    ],
)
def test_a_line_that_was_misread(text: str, canonical: str):
    """The others are those beside what was chosen; who acts goes on acting; words for dulling are not its sign."""
    assert read_line(Card(("Brannoch",), "forward"), text, NAMES) == [canonical]
