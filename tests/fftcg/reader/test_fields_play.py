"""Field lines about costs, CP and casting, in sentences of our own."""

import pytest

from netocean.games.fftcg.reader import Card, Names, read_line

NAMES = Names(["Ondine", "Brannoch", "Moss"], ["Lamplighter", "Ferryman"], ["QX", "X"])


def read(text: str) -> list[str]:
    """The abilities of a line on the Backup Moss."""
    return read_line(Card(("Moss",), "backup"), text, NAMES)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            "The cost required to cast Moss is reduced by 1 for each Backup you control.",
            "static: cheaper self (count {type backup, of me})",
        ),
        (
            "The cost required to play Moss onto the field is reduced by 3 for each point of damage you "
            "have received (it cannot become 0).",
            "static: cheaper_but_one self (times 3 me.points)",
        ),
        (
            "The cost required to cast Moss is reduced by 2 for each card you have cast this turn (it "
            "cannot become 2 or less).",
            "static: cheaper_to self (times 2 (this_turn cast me)) 3",
        ),
        (
            "The cost required to cast your Earth Summons is reduced by 2 and can be paid with CP of any Element.",
            "static: cheaper {type summon, element earth, of me} 2; any_pay {type summon, element earth, of me}",
        ),
        (
            "The cost required to play _Card Name Ondine_ onto the field is reduced by 2.",
            "static: cheaper {name ondine} 2",
        ),
        (
            "The cost required for your opponent to cast Characters increases by 1.",
            "static: dearer {type character, of opponent} 1",
        ),
        (
            "The cost required for the Monsters opponent controls to use action abilities is increased by {1}.",
            "static: dearer_abilities {type monster, of opponent} 1 action",
        ),
        (
            "If you control _Card Name Ondine_, the cost for playing Moss onto the field becomes 0.",
            "static if (count {name ondine, of me}) >= 1: cast_cost self 0",
        ),
        (
            "During this turn, if you have drawn 2 or more cards, the cost required to cast Moss is reduced by 1.",
            "static if (this_turn drawn me) >= 2: cheaper self 1",
        ),
        (
            "If a Wind Forward has entered your field this turn, the cost required to cast Moss is reduced by 2.",
            "static if (this_turn entered me {type forward, element wind}) >= 1: cheaper self 2",
        ),
    ],
)
def test_what_cards_cost(text: str, canonical: str) -> None:
    """Reductions and increases, with the least that is left to pay (F-R11.13)."""
    assert read(text) == [canonical]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            "You can only cast Moss during your turn.",
            "static if not my_turn: cannot_cast self",
        ),
        (
            "You can only play Moss if you control a _Job Ferryman_.",
            "static if not (count {job ferryman, of me}) >= 1: cannot_be_played self",
        ),
        (
            "You must control 3 or more Backups to cast Moss.",
            "static if not (count {type backup, of me}) >= 3: cannot_cast self",
        ),
        (
            "You cannot play Moss from your hand due to Summons or abilities.",
            "static: cannot_be_played self effect hand",
        ),
        (
            "You cannot play Moss or _Card Name Ondine_ while already in control of either Character.",
            "keyword excludes ondine",
        ),
        (
            "You can cast Moss from your Break Zone.",
            "static: may_cast self break",
        ),
        (
            "You can only cast up to 3 cards per turn.",
            "static if (this_turn cast me) >= 3: forbid me cast",
        ),
    ],
)
def test_whether_cards_may_be_played(text: str, canonical: str) -> None:
    """Casting and playing differ: who cannot play a card cannot put it onto the field by effects either."""
    assert read(text) == [canonical]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            "You can only pay with Ice CP to cast Moss.",
            "static: only_pay self ice",
        ),
        (
            "You can only pay with CP produced by Water Backups to play Moss from your hand onto the field.",
            "static in hand: only_pay_with self {type backup, element water}",
        ),
        (
            "If Moss is on the field, Moss can produce Fire or Ice CP.",
            "static: produce self fire; produce self ice",
        ),
        (
            "The _Category QX_ Backups you control can produce CP of any Element.",
            "static: produce_any {type backup, category QX, of me}",
        ),
        (
            "While paying the cost to cast a _Category X_ card, if Moss is on the field, Moss can "
            "produce CP of any Element.",
            "static: produce_any self {category X}",
        ),
        (
            "Before paying the cost to cast Moss, you can pay {C} to reduce the cost required to cast Moss by 3.",
            "static: cheaper_if self 3 [use cost crystals 1]",
        ),
        (
            "If you cast Moss, you may pay an extra {F}{2}.",
            "static: extra_cost self F2",
        ),
        (
            "If you cast Moss, you may remove 4 Fire cards in your Break Zone from the game as an extra cost.",
            "static: extra_cost_by self [use cost remove 4 {element fire} break]",
        ),
        (
            "You can discard 1 _Job Lamplighter_ (instead of paying the CP cost) to cast Moss.",
            "static: cast_free_if self [use cost discard 1 {job lamplighter}]",
        ),
        (
            "You can dull 1 active Fire Forward and 1 active Ice Forward (instead of paying the CP cost) to cast Moss.",
            "static: cast_free_if self [use cost dull_others 1 {type forward, active, element fire}, "
            "dull_others 1 {type forward, active, element ice}]",
        ),
        (
            "You may use Moss's special ability by discarding a Summon instead of discarding a _Card "
            "Name Moss_ as part of the cost.",
            "static: same_name_by self {type summon}",
        ),
    ],
)
def test_with_what_cards_are_paid(text: str, canonical: str) -> None:
    """CP that is given, and other ways to pay."""
    assert read(text) == [canonical]


def test_another_cost_may_have_a_consequence() -> None:
    """What follows from paying so is an auto-ability of its own."""
    assert read(
        "You can pay {W}{E} (instead of paying the CP cost) to cast Moss. If you do so, when Moss enters the field, "
        "draw 2 cards."
    ) == ["static: cost_instead self WE", "when enters self if paid_extra: draw me 2"]
