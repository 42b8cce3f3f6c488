"""Deck rules: N and N±1, and all faults at once."""

import pytest

from netocean.abilities.reader import read_ability
from netocean.catalog.library import Library
from netocean.games.colosseum.construction import Entry, check, conditions_used, names_used
from netocean.games.colosseum.faces import Facts
from netocean.games.colosseum.vocabulary.nodes import VOCABULARY

PRIMER = {"name_limit_by": "name", "max_ultimate": "none", "card_status": "provisional"}


@pytest.fixture(scope="module")
def library() -> Library:
    """The bundled cards."""
    return Library.bundled("colosseum")


def entries(library, cards):
    """Cards by number with their copies, as the rules take them."""
    found = [(library.card(number), copies) for number, copies in cards.items()]
    return [(card.facts, card.abilities, copies) for card, copies in found]


def facts(name, number="Te-1", **more):
    """A card made up for a test."""
    more = {"kind": "digimon", "status": "verified", "level": "III", **more}
    return Facts(key=f"test/{number}", number=number, name=name, **more)


def filled(size):
    """A legal filling: Level IIIs of different names."""
    return [(facts(f"filler-{n}", f"Te-{n + 100}"), [], min(3, size - 3 * n)) for n in range((size + 2) // 3)]


def keys(faults):
    """The keys of faults, in their order."""
    return [fault.key for fault in faults]


@pytest.mark.rule("C-R1.1")
@pytest.mark.parametrize(("size", "found"), [(29, ["fault-deck-size"]), (30, []), (31, ["fault-deck-size"])])
def test_a_deck_has_exactly_thirty_cards(size, found):
    """One card fewer or more is a fault that says how many there are."""
    faults = check(filled(size), PRIMER)
    assert keys(faults) == found
    assert all(fault.params == {"count": size, "wanted": 30} and fault.rule == "C-R1.1" for fault in faults)


@pytest.mark.rule("C-R1.2")
@pytest.mark.case("colosseum/37")
def test_copies_are_counted_by_name_whatever_the_number(library):
    """2 of St-18 and 2 of St-63 are four Kunemon; 2 and 1 are three."""
    four = [*entries(library, {"St-18": 2, "St-63": 2}), *filled(26)]
    three = [*entries(library, {"St-18": 2, "St-63": 1}), *filled(27)]
    (fault,) = check(four, PRIMER)
    assert (fault.key, fault.rule) == ("fault-copies-name", "C-R1.2")
    assert fault.params == {"name": "kunemon", "count": 4, "limit": 3}
    assert check(three, PRIMER) == []
    by_number = {**PRIMER, "name_limit_by": "number"}
    assert check(four, by_number) == check(three, by_number) == []


@pytest.mark.rule("C-R1.2")
def test_copies_may_be_counted_by_number():
    """Three of a number pass, four do not."""
    by_number = {**PRIMER, "name_limit_by": "number"}
    assert check([(facts("a"), [], 3), *filled(27)], by_number) == []
    (fault,) = check([(facts("a"), [], 4), *filled(26)], by_number)
    assert (fault.key, fault.params) == ("fault-copies-number", {"number": "Te-1", "count": 4, "limit": 3})


@pytest.mark.rule("C-R1.2")
@pytest.mark.parametrize(("copies", "found"), [(4, []), (10, []), (11, ["fault-copies-name"])])
def test_a_card_may_lift_its_own_limit(library, copies, found):
    """`copies 10` allows ten, not eleven."""
    deck = [*entries(library, {"XC-61": copies}), *filled(30 - copies)]
    assert keys(check(deck, PRIMER)) == found


@pytest.mark.rule("C-R1.2")
def test_a_lifted_limit_does_not_lift_that_of_another_card_with_the_name():
    """Three plain ones and six lifted ones pass; four plain ones do not."""
    lifted = [read_ability("keyword copies 10", VOCABULARY)]
    for plain, found in ((3, []), (4, ["fault-copies-name"])):
        deck = [(facts("twin", "Te-1"), [], plain), (facts("twin", "Te-2"), lifted, 6), *filled(24 - plain)]
        assert keys(check(deck, PRIMER)) == found


@pytest.mark.rule("C-R1.2", "C-R3.6")
def test_a_further_name_does_not_count_for_the_limit():
    """A card that counts as another name is limited by its own."""
    deck = [(facts("a", "Te-1"), [], 3), (facts("b", "Te-2", also=("a",)), [], 3), *filled(24)]
    assert check(deck, PRIMER) == []


@pytest.mark.rule("C-R1.3")
def test_a_deck_needs_a_level_iii():
    """None is a fault, one is enough."""
    high: list[Entry] = [(facts(f"high-{n}", f"Te-{n}", level="IV"), [], 3) for n in range(10)]
    assert keys(check(high, PRIMER)) == ["fault-no-level-iii"]
    one = [*high[1:], (facts("low", "Te-50"), [], 1), (facts("high", "Te-51", level="IV"), [], 2)]
    assert check(one, PRIMER) == []


@pytest.mark.rule("C-R1.4")
@pytest.mark.parametrize("limit", ["none", "5"])
@pytest.mark.parametrize("count", [5, 6])
def test_ultimates_may_be_limited(limit, count):
    """Five pass; six do only without the limit."""
    deck = [
        (facts("u", "Te-1", level="Ultimate"), [], 3),
        (facts("v", "Te-2", level="Ultimate"), [], count - 3),
        *filled(30 - count),
    ]
    faults = check(deck, {**PRIMER, "max_ultimate": limit})
    if count > 5 and limit != "none":
        assert [(fault.key, fault.rule) for fault in faults] == [("fault-too-many-ultimate", "C-R1.4")]
        assert faults[0].params == {"count": 6, "limit": 5}
    else:
        assert faults == []


@pytest.mark.rule("C-R23.1", "C-R23.2")
@pytest.mark.case("colosseum/52")
def test_incomplete_cards_are_refused_and_provisional_ones_by_the_table(library):
    """St-99 says what is missing; St-12 plays, unless only verified cards are wanted."""
    (fault,) = check([*entries(library, {"St-99": 1}), *filled(29)], PRIMER)
    assert (fault.key, fault.rule, fault.card) == ("fault-incomplete", "C-R23.1", "colosseum/St-99")
    assert fault.params == {"card": "colosseum/St-99", "missing": "timing, condition, cost, effect, limit"}
    deck = [*entries(library, {"St-12": 1}), *filled(29)]
    assert library.card("St-12").facts.status == "provisional"
    assert check(deck, PRIMER) == []
    (fault,) = check(deck, {**PRIMER, "card_status": "verified"})
    assert (fault.key, fault.rule) == ("fault-not-verified", "C-R23.2")
    assert fault.params["doubt"] == "abilities, guard, lines, lost_points, support, symbols"


@pytest.mark.rule("C-R23.1")
def test_an_incomplete_card_is_refused_at_tables_for_verified_cards_too(library):
    """It is incomplete there, not merely unverified."""
    deck = [*entries(library, {"St-99": 1}), *filled(29)]
    assert keys(check(deck, {**PRIMER, "card_status": "verified"})) == ["fault-incomplete"]


@pytest.mark.rule("C-R1.1", "C-R1.2", "C-R1.3", "C-R1.4", "C-R23.1", "C-R23.2")
def test_all_faults_are_told_at_once(library):
    """Nothing hides behind the first fault."""
    deck = [
        *entries(library, {"St-99": 1, "St-12": 4}),
        *[(facts(f"u-{n}", f"Te-{n}", level="Ultimate"), [], 3) for n in range(2)],
    ]
    assert keys(check(deck, {**PRIMER, "max_ultimate": "5", "card_status": "verified"})) == [
        "fault-deck-size",
        "fault-copies-name",
        "fault-no-level-iii",
        "fault-too-many-ultimate",
        "fault-incomplete",
        "fault-not-verified",
    ]


def test_no_copies_are_no_card():
    """A card with zero copies is not in the deck."""
    assert check([(facts("x", status="incomplete", missing=("lines",)), [], 0), *filled(30)], PRIMER) == []


@pytest.mark.rule("C-R3.6")
def test_every_name_that_a_card_uses_is_found(library):
    """Own names, bases, partners, payments."""
    assert {"metal-garurumon", "garurumon", "winning-percentage-40"} <= set(names_used(library.card("XC-24").facts))
    assert {"war-greymon", "x-eraser", "omegamon"} <= set(names_used(library.card("St-994").facts))
    assert conditions_used(library.card("XC-11").facts) == ["me.points <= 50"]
