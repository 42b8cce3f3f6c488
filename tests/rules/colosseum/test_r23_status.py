"""R23: verified, provisional, incomplete cards; tables for verified cards; unknown symbols."""

import pytest

from made import bluffing, position
from netocean.catalog.decks import check
from netocean.games.colosseum.rules import preset
from table import ME, library, table

MARKS = {"jp", "us", "inferred", "placeholder", "unknown"}
FILLED = "3 St-1\n3 St-3\n3 St-5\n3 St-7\n3 St-9\n3 St-11\n3 St-13\n3 St-23\n3 St-24\n2 St-64\n"


def faults(card, **switches):
    """The keys and rules of what is wrong with a deck that holds one of this card."""
    told = check(library().deck(FILLED + f"1 {card}\n"), library(), preset("primer", switches).values)
    return [(fault.key, fault.rule) for fault in told]


@pytest.mark.rule("C-R23.1")
def test_every_provisional_card_marks_its_doubtful_fields():
    """Each with a word of the closed list; a provisional card has at least one."""
    cards = [card.facts for card in library().cards() if card.facts.status == "provisional"]
    assert cards
    for facts in cards:
        assert facts.doubt, facts.key
        assert set(facts.doubt.values()) <= MARKS, facts.key


@pytest.mark.rule("C-R23.1")
def test_a_verified_card_has_no_doubtful_field():
    """Every play fact is from a transcription."""
    cards = [card.facts for card in library().cards() if card.facts.status == "verified"]
    assert cards
    assert [facts.key for facts in cards if facts.doubt or facts.missing] == []


@pytest.mark.rule("C-R23.1")
def test_incomplete_cards_say_what_is_missing_and_no_other_card_does():
    """Something needed to play them is unknown."""
    for card in library().cards():
        assert (card.facts.status == "incomplete") == bool(card.facts.missing), card.key


@pytest.mark.rule("C-R23.1")
@pytest.mark.parametrize(
    ("number", "found"), [("St-99", [("fault-incomplete", "C-R23.1")]), ("St-12", []), ("St-2", [])]
)
def test_only_incomplete_cards_are_refused_in_decks(number, found):
    """Provisional and verified ones play."""
    assert faults(number) == found


@pytest.mark.rule("C-R23.1")
def test_an_incomplete_card_can_be_seen_and_searched():
    """St-99 is found by number and by name."""
    card = library().card("St-99")
    assert card.facts.status == "incomplete"
    assert card.key in {found.key for found in library().search("St-99")}
    name, _ = library().name(card.facts.name, "en")
    assert card.key in {found.key for found in library().search(name)}


@pytest.mark.rule("C-R23.2")
@pytest.mark.parametrize("status", ["provisional", "verified"])
@pytest.mark.parametrize(("number", "verified"), [("St-2", True), ("St-12", False), ("St-59", False), ("St-60", False)])
def test_a_table_may_demand_verified_cards_only(number, verified, status):
    """`card_status`: then the programs 40 % and 60 % are refused as well."""
    refused = status == "verified" and not verified
    assert faults(number, card_status=status) == ([("fault-not-verified", "C-R23.2")] if refused else [])


@pytest.mark.rule("C-R23.2")
@pytest.mark.parametrize("number", ["St-59", "St-60", "St-101", "St-102"])
def test_the_programs_of_40_and_60_percent_are_provisional(number):
    """They follow from the primers, not from the card."""
    assert library().card(number).facts.status == "provisional"


@pytest.mark.rule("C-R23.3")
@pytest.mark.parametrize(
    ("base", "paid", "active"),
    [
        ("St-11", "○", "St-12"),  # one card, symbol unknown: ○
        ("St-11", "×", "St-11"),
        ("St-11", "○○", "St-11"),
        ("St-5", "○", "St-14"),
    ],
)
def test_unknown_symbols_count_as_circles(base, paid, active):
    """Ikkakumon on Gomamon, Angemon on Gabumon: one ○ each, nothing else."""
    target = "St-12" if base == "St-11" else "St-14"
    text = f"""phase evolution
               me box {base}
               me evolution {target} with {paid}
               you box St-1"""
    t = position(text, bluffing(target, paid)).answer(f"evolve {target}")
    assert t.active(ME) == active
    assert t.choice.seat == ME


@pytest.mark.rule("C-R23.3")
def test_unknown_symbols_are_set_upright():
    """The payment that the plan lays."""
    t = (
        table("""me box St-11
                 me hand St-12
                 you box St-1""")
        .until("plan", ME)
        .answer("pick St-12", "pay 0", "done")
    )
    assert [card.turned for card in t.game.view(ME).zone(ME, "requirement_box").cards] == [False]


@pytest.mark.rule("C-R23.3")
def test_unknown_symbols_are_marked():
    """Every card with a line of unknown symbols carries the doubt."""
    cards = [card.facts for card in library().cards()]
    unsure = [
        facts for facts in cards if any(line.kind == "net_ocean" and line.symbols is None for line in facts.lines)
    ]
    assert library().card("St-12").facts in unsure
    assert [facts.key for facts in unsure if facts.doubt.get("symbols") != "unknown"] == []
