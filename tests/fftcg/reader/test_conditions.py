"""Conditions in sentences of our own."""

import pytest

from netocean.games.fftcg.reader import Card, Names, Unread, read_line

NAMES = Names(["Ondine", "Brannoch", "Moss"], ["Ferryman"], ["QX"])


def condition(text: str) -> str:
    """The condition under which Brannoch draws."""
    (line,) = read_line(Card(("Brannoch",), "forward"), f"When Brannoch blocks, if {text}, draw 4 cards.", NAMES)
    return line.removeprefix("when blocks self if ").removesuffix(": draw me 4")


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("you control 6 or more Ice Characters", "(count {type character, element ice, of me}) >= 6"),
        ("you control 2 or less Monsters", "(count {type monster, of me}) <= 2"),
        ("your opponent does not control any Monsters", "(count {type monster, of opponent}) = 0"),
        ("you control _Card Name Moss_ and a Monster",
        "(count {name moss, of me}) >= 1 and (count {type monster, of me}) >= 1"),
        ("you control _Card Name Moss_ and _Card Name Ondine_",
        "(count {name moss, of me}) >= 1 and (count {name ondine, of me}) >= 1"),
        ("you control 4 or more Backups with different names", "(kinds name {type backup, of me}) >= 4"),
        ("you have 7 cards or less in your hand", "me.hand <= 7"),
        ("your opponent has no cards in their hand", "opponent.hand = 0"),
        ("you have received 4 points of damage or more", "me.points >= 4"),
        ("you have received a point of damage this turn", "(this_turn points_taken me) >= 1"),
        ("there are 9 or more Summons in your Break Zone", "(count {type summon} break me) >= 9"),
        ("you have cast 6 or more cards this turn", "(this_turn cast me) >= 6"),
        ("a Monster you controlled was put from the field into the Break Zone this turn",
        "(this_turn put me {type monster}) >= 1"),
        ("the cost paid to cast Brannoch included Water CP", "paid_with water"),
        ("the cost to cast Brannoch was paid with CP of 5 or more different Elements", "paid_elements >= 5"),
        ("4 or more Salt Counters are placed on Brannoch", "(counters self salt) >= 4"),
        ("Brannoch has 12000 power or more", "self is {power >= 12000}"),
        ("Brannoch is dull", "self is {dull}"),
        ("Brannoch entered the field due to Warp", "entered_by self warp"),
        ("you have {C}{C}{C} or more", "me.crystals >= 3"),
        ("each player has received 4 points of damage or more", "me.points >= 4 and opponent.points >= 4"),
    ],
)  # fmt: skip
def test_conditions(text: str, canonical: str) -> None:
    """Numbers, whose and where are exact."""
    assert condition(text) == canonical


def test_what_is_no_condition_is_unread() -> None:
    """Nothing is guessed."""
    with pytest.raises(Unread):
        condition("the moon is full")
