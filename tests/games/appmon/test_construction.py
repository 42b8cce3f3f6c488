"""Deck lists of Appmon: all faults at once (P-3)."""

import pytest

from appmon.board import library
from netocean.games.appmon.construction import check, conditions_used, names_used
from netocean.games.lists import Entry

PRIMER = {"chip_limit_by": "name", "card_status": "provisional"}
LEGAL = {
    "XP-01": 3,
    "XP-02": 3,
    "XP-04": 3,
    "XP-05": 3,
    "XP-08": 3,
    "XP-11": 3,
    "XP-13": 3,
    "XP-51": 3,
    "XP-52": 3,
    "XP-54": 3,
}


def entries(**copies: int) -> list[Entry]:
    """A legal deck with these numbers of copies instead (`XP_01=4`)."""
    counts = {**LEGAL, **{number.replace("_", "-"): count for number, count in copies.items()}}
    cards = [(library().card(number), count) for number, count in counts.items()]
    return [(card.facts, card.abilities, count) for card, count in cards]


def keys(deck: list[Entry], **switches: str) -> list[str]:
    """The keys of the faults of a deck."""
    return [fault.key for fault in check(deck, {**PRIMER, **switches})]


@pytest.mark.rule("P-3.1", "P-3.2", "P-3.3")
def test_a_legal_deck_has_no_fault():
    """Thirty cards, three of a name, with a base."""
    assert check(entries(), PRIMER) == []


@pytest.mark.rule("P-3.1")
@pytest.mark.primer("appmon/03")
@pytest.mark.parametrize(("copies", "count"), [(2, 29), (0, 27)])
def test_a_deck_has_exactly_thirty_cards(copies, count):
    """And chips beside them."""
    (fault,) = check(entries(XP_54=copies, XPC_1=3), PRIMER)
    assert (fault.key, fault.rule, fault.params) == ("fault-deck-size", "P-3.1", {"count": count, "wanted": 30})


@pytest.mark.rule("P-3.2")
@pytest.mark.primer("appmon/03")
def test_a_deck_has_at_most_three_of_a_name_whatever_the_number():
    """Four are one too many."""
    (fault,) = check(entries(XP_01=4, XP_54=2), PRIMER)
    assert (fault.key, fault.rule) == ("fault-copies-name", "P-3.2")
    assert fault.params == {"name": "lookling", "count": 4, "limit": 3}
    assert fault.card == "appmon-practice/xp-01"


@pytest.mark.rule("P-3.2")
@pytest.mark.parametrize(("copies", "found"), [(6, []), (7, ["fault-copies-name"])])
def test_a_card_may_lift_its_own_limit(copies, found):
    """Bitling: up to six."""
    less = {6: {"XP_51": 0, "XP_52": 0}, 7: {"XP_51": 0, "XP_52": 0, "XP_54": 2}}[copies]
    assert keys(entries(XP_128=copies, **less)) == found


@pytest.mark.rule("P-3.3")
@pytest.mark.primer("appmon/08")
def test_a_deck_needs_a_standard_appmon_or_a_level_iii_digimon():
    """No chip stands in for it; Emberling does."""
    bare = {
        "XP_01": 0,
        "XP_02": 0,
        "XP_04": 0,
        "XP_05": 0,
        "XP_08": 0,
        "XP_12": 3,
        "XP_14": 3,
        "XP_15": 3,
        "XP_21": 3,
        "XP_22": 3,
    }
    (fault,) = check(entries(**bare, XPC_1=1), PRIMER)
    assert (fault.key, fault.rule) == ("fault-no-base", "P-3.3")
    assert keys(entries(**{**bare, "XP_22": 2}, XP_41=1)) == []


@pytest.mark.rule("P-3.4")
@pytest.mark.primer("appmon/05")
@pytest.mark.parametrize(("chips", "found"), [
    ({"XPC_1": 3, "XPC_3": 2}, []),
    ({"XPC_1": 3, "XPC_3": 3}, ["fault-too-many-chips"]),
    ({"XPC_1": 4}, ["fault-chip-name"]),
    ({"XPC_1": 4, "XPC_3": 2}, ["fault-too-many-chips", "fault-chip-name"]),
])  # fmt: skip
def test_up_to_five_chips_with_three_of_a_name(chips, found):
    """They do not count as cards."""
    assert keys(entries(**chips)) == found


@pytest.mark.rule("P-3.4")
@pytest.mark.parametrize(("value", "found"), [
    pytest.param("name", ["fault-chip-name"], marks=pytest.mark.case("appmon/switch/chip_limit_by=name")),
    pytest.param("picture", [], marks=pytest.mark.case("appmon/switch/chip_limit_by=picture")),
])  # fmt: skip
def test_chips_are_limited_by_name_or_by_picture(value, found):
    """Two pictures of one Appmon, two of each: four of a name."""
    card = library().card("XPC-1")
    other = type(card.facts)(**{**{field: getattr(card.facts, field) for field in card.facts.__struct_fields__},
                                "key": "test/other", "picture": "other"})  # fmt: skip
    assert keys([*entries(XPC_1=2), (other, [], 2)], chip_limit_by=value) == found


@pytest.mark.rule("P-3.5")
@pytest.mark.parametrize(("value", "found"), [
    pytest.param("provisional", [], marks=pytest.mark.case("appmon/switch/card_status=provisional")),
    pytest.param("verified", ["fault-not-verified"], marks=pytest.mark.case("appmon/switch/card_status=verified")),
])  # fmt: skip
def test_provisional_cards_play_unless_only_verified_ones_may(value, found):
    """Appli Drive: its number is in doubt."""
    card = library().card("appmon/appli-drive")
    deck = [*entries(XP_54=2), (card.facts, card.abilities, 1)]
    assert keys(deck, card_status=value) == found


@pytest.mark.rule("P-3.5")
def test_incomplete_cards_are_refused_with_what_is_missing():
    """Gatchmon's powers were not readable."""
    card = next(one for one in library().cards() if one.facts.status == "incomplete")
    (fault,) = check([*entries(XP_54=2), (card.facts, card.abilities, 1)], PRIMER)
    assert (fault.key, fault.rule, fault.card) == ("fault-incomplete", "P-3.5", card.key)
    assert fault.params["missing"] == ", ".join(card.facts.missing)


def test_all_faults_come_at_once():
    """A bad deck is told everything."""
    assert keys(entries(XP_01=5, XPC_1=6)) == [
        "fault-deck-size", "fault-copies-name", "fault-too-many-chips", "fault-chip-name",
    ]  # fmt: skip


def test_a_card_uses_its_own_names_and_those_that_it_asks_for():
    """Partners, bases and named cards."""
    assert names_used(library().card("XP-11").facts) == ["seekmaster", "lookling", "waymote"]
    assert names_used(library().card("XP-505").facts) == ["volcanor", "cheer-100", "blazehorn"]
    assert conditions_used(library().card("XP-11").facts) == []
