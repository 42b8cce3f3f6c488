"""A-3: what a deck must be. Every fault of a deck is found at once."""

import msgspec
import pytest

from alpha.board import fire, library
from netocean.engine.errors import DataProblem
from netocean.engine.game import Game
from netocean.games import kit
from netocean.games.alpha.rules import preset

DECK = {
    "XA-01": 3, "XA-05": 3, "XA-08": 2, "XA-11": 3, "XA-15": 3, "XA-21": 3, "XA-24": 1, "XA-31": 2, "XA-41": 2,
    "XA-45": 2, "XA-51": 3, "XA-52": 3, "XA-53": 2,
}  # fmt: skip


def faults(switches=None, status=None, **changes):
    """Key, rule, count and limit of each fault of the deck with these copies changed, or one card's status."""
    entries = []
    for number, count in {**DECK, **{number.replace("_", "-"): count for number, count in changes.items()}}.items():
        card = library().card(number)
        facts = card.facts
        if status is not None and number == status[0]:
            facts = msgspec.structs.replace(facts, status=status[1])
        entries.append((facts, card.abilities, count))
    found = kit("alpha").check_deck(entries, switches or {})
    return [(fault.key, fault.rule, fault.params.get("count"), fault.params.get("limit")) for fault in found]


@pytest.mark.rule("A-3.1", "A-3.4")
@pytest.mark.primer("alpha/02")
@pytest.mark.parametrize(("copies", "wanted"), [(1, 31), (2, None), (3, 33)])
def test_a_deck_has_exactly_32_cards(copies, wanted):
    """Two Plug A make it 32: options and Commands count like Digimon."""
    assert faults(XA_53=copies) == ([] if wanted is None else [("fault-deck-size", "A-3.1", wanted, None)])


@pytest.mark.rule("A-3.1")
def test_no_game_begins_with_fewer():
    """What passes by the check is stopped at the table."""
    with pytest.raises(DataProblem, match="deck-size"):
        Game.start(preset(), [fire()[:31], fire()], "0")


@pytest.mark.rule("A-3.2")
@pytest.mark.case("alpha/switch/name_limit_by=name")
def test_at_most_three_of_a_name():
    """A fourth Emberling is one too many."""
    assert faults(XA_01=4, XA_53=1) == [("fault-copies-name", "A-3.2", 4, 3)]


@pytest.mark.rule("A-3.2")
@pytest.mark.case("alpha/switch/name_limit_by=number")
def test_or_at_most_three_of_a_number():
    """The same deck, counted by number."""
    assert faults({"name_limit_by": "number"}, XA_01=4, XA_53=1) == [("fault-copies-number", "A-3.2", 4, 3)]


@pytest.mark.rule("A-3.2", "A-14.1")
@pytest.mark.parametrize(("copies", "found"), [(8, []), (9, [("fault-copies-name", "A-3.2", 9, 8)])])
def test_a_card_may_state_another_limit_for_itself(copies, found):
    """Swarmite: eight copies, not nine."""
    assert faults(XA_77=copies, XA_15=0, XA_11=0, XA_05=9 - copies) == found


NO_LEVEL_III = {"XA_01": 0, "XA_05": 0, "XA_08": 3, "XA_07": 3, "XA_22": 2}


@pytest.mark.rule("A-3.3")
@pytest.mark.case("alpha/switch/require_level3=true")
def test_one_level_iii_is_needed():
    """Level II does not do."""
    assert faults(**NO_LEVEL_III) == [("fault-no-level-iii", "A-3.3", None, None)]


@pytest.mark.rule("A-3.3")
@pytest.mark.case("alpha/switch/require_level3=false")
def test_or_none_is_needed():
    """The same deck under the other value."""
    assert faults({"require_level3": "false"}, **NO_LEVEL_III) == []


@pytest.mark.rule("A-3.5")
@pytest.mark.case("alpha/switch/card_status=provisional")
def test_incomplete_cards_are_refused_and_provisional_ones_play():
    """By default."""
    assert faults(status=("XA-01", "incomplete")) == [("fault-incomplete", "A-3.5", None, None)]
    assert faults(status=("XA-01", "provisional")) == []


@pytest.mark.rule("A-3.5")
@pytest.mark.case("alpha/switch/card_status=verified")
def test_a_table_may_ask_for_verified_cards():
    """Then provisional ones are refused too."""
    assert faults({"card_status": "verified"}, ("XA-01", "provisional")) == [
        ("fault-not-verified", "A-3.5", None, None)
    ]


@pytest.mark.rule("A-3.1", "A-3.2", "A-3.3")
def test_all_faults_are_told_at_once():
    """Size, copies, Level III."""
    keys = [key for key, *_ in faults(XA_01=0, XA_05=0, XA_08=4)]
    assert keys == ["fault-deck-size", "fault-copies-name", "fault-no-level-iii"]
