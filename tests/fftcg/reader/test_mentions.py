"""The check against silent misreading: what print and tree mention, both ways."""

import pytest

from netocean.abilities.reader import read_ability
from netocean.games.fftcg.reader import Names
from netocean.games.fftcg.reader import conventions as say
from netocean.games.fftcg.reader.mentions import differences
from netocean.games.fftcg.reader.tokens import Tokeniser
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY

NAMES = Names(["Ondine", "Brannoch", "Water"], ["Ferryman"], ["QX"])


def compared(text: str, *abilities: str, own: str = "Brannoch") -> list[str]:
    """The differences of a printed line and its abilities, as `side kind what`."""
    tokens = Tokeniser(text, NAMES, (own,)).run()
    found = differences(tokens, [read_ability(ability, VOCABULARY) for ability in abilities])
    return [f"{one.side} {one.mention[0]} {one.mention[1]}" for one in found]


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("When Brannoch blocks, draw 4 cards.", "when blocks self: draw me 4"),
        ("Choose 1 Forward of cost 6 or more. Break it.", "use: choose $a: 1 {type forward, cost >= 6}; break $a"),
        ("{C}{C}{C}: Draw 4 cards.", "activate cost crystals 3: draw me 4"),
        ("{A}{2}{D}: Draw 4 cards. (Two cards of 9 or less.)", "activate cost cp A2, dull: draw me 4"),
        (
            "Brannoch gains all the Elements except Dark.",
            "static: gain_element self fire; gain_element self ice; gain_element self wind; gain_element self earth; "
            "gain_element self lightning; gain_element self water; gain_element self light",
        ),
    ],
)
def test_a_line_that_was_read_well(text: str, ability: str):
    """Both sides mention the same, with what a word always brings with it; reminders in brackets are free."""
    assert compared(text, ability) == []


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ("choose $a: 1 {type forward, cost <= 6, of opponent}", []),
        ("choose $a: 1 {type forward, cost <= 5, of opponent}", ["printed number 6", "tree number 5"]),
        ("choose $a: 1 {type forward, cost >= 6, of opponent}", ["printed bound less", "tree bound more"]),
        ("choose $a: 1 {type backup, cost <= 6, of opponent}", ["printed type forward", "tree type backup"]),
        ("select $a: 1 {type forward, cost <= 6, of opponent}", ["printed verb choose"]),
        ("choose $a: up to 1 {type forward, cost <= 6, of opponent}", ["tree bound up to"]),
        ("choose $a: 1 {type forward, cost <= 6, of opponent, damaged}", ["tree state damaged"]),
        ("choose $a: 1 {type forward, cost <= 6}", ["printed control opponent", "printed who opponent"]),
        ("choose $a: 1 {type forward, cost <= 6, of opponent}; return $a", ["tree zone hand"]),
    ],
)
def test_each_part_of_a_line_is_compared(chosen: str, found: list[str]):
    """What is lost, changed or added on the way from print to tree is told."""
    text = "Choose 1 Forward of cost 6 or less opponent controls. Deal it 7000 damage."
    assert compared(text, f"use: {chosen}; damage $a 7000") == found


@pytest.mark.parametrize(
    ("text", "ability", "found"),
    [
        (
            "Choose 1 Forward. Deal 3000 damage to all the other Forwards.",
            "use: choose $a: 1 {type forward}; damage {type forward, not self} 3000",
            ["tree but self"],
        ),
        (
            "When Brannoch attacks, your opponent draws 1 card.",
            "when attacks self: draw me 1",
            ["printed verb draws", "printed who opponent", "tree verb draw"],
        ),
        ("Dull active Brannoch: Draw 4 cards.", "activate cost dull: draw me 4", ["tree sign D"]),
        ("You may draw 4 cards.", "use: draw me 4", ["printed verb may"]),
        (
            "Draw 4 cards. When you do so, dull all Forwards.",
            "use: draw me 4; if done { dull {type forward} }",
            ["printed link when"],
        ),
        (
            "All Forwards gain Haste until the end of the turn.",
            "use: grant {type forward} haste",
            ["printed time this turn"],
        ),
    ],
)
def test_wordings_that_differ_in_rules(text: str, ability: str, found: list[str]):
    """Who draws, what is paid, whether it is a choice, and for how long."""
    assert compared(text, ability) == found


def test_what_is_replaced_needs_no_word():
    """After "instead of" stands what the other side says with its event."""
    text = "If Brannoch is put into the Break Zone, add it to your hand instead of removing Ondine."
    assert compared(text, "instead put self: add it") == []


def test_a_name_that_is_an_element():
    """Before a noun the card's own name is the element."""
    ability = "use: choose $a: 1 {type summon, element water} from me.break; add $a"
    text = "Choose 1 Water Summon in your Break Zone. Add it to your hand."
    assert compared(text, ability, own="Water") == []
    assert compared(text, ability.replace("water", "fire"), own="Water") == [
        "printed element water",
        "tree element fire",
    ]


def test_conventions_speak_of_words_that_there_are():
    """Of nodes, fields and words of the vocabulary; none is about a card."""
    words = {name for nodes in VOCABULARY.nodes.values() for name in nodes} | set(VOCABULARY.fields)
    words |= {word for table in VOCABULARY.tables.values() for word in table}
    told = {*say.ZONES_OF_NODE, *say.SAID_OF_NODE, *say.OF_WORD, *say.OF_NODE, *say.OPPONENT_TOO, *say.TIMES}
    told |= {*say.SIGN_COSTS, *say.VERBS, *say.STATES, *say.ZONE_WORDS}
    assert sorted(told - words) == []
