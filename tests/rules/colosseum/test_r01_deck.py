"""C-R1: what a deck must be, as a table checks it: with the switches of its rule set."""

import pytest

from netocean.engine.errors import DataProblem
from netocean.games import kit
from netocean.games.colosseum.rules import preset
from table import deck, library, ready, start

THIRTY = {"St-1": 3, "St-2": 3, "St-3": 3, "St-4": 3, "St-5": 3, "St-6": 3, "St-7": 3, "St-8": 3, "St-9": 3, "St-10": 3}


def faults(cards, name="primer", **switches):
    """Keys and rules of what is wrong with a deck under a rule set."""
    entries = [(library().card(number).facts, library().card(number).abilities, n) for number, n in cards.items()]
    return [(one.key, one.rule) for one in kit("colosseum").check_deck(entries, preset(name, switches).values)]


@pytest.mark.rule("C-R1.1")
@pytest.mark.parametrize(("copies", "found"), [(2, ["C-R1.1"]), (3, []), (4, ["C-R1.1"])])
def test_a_deck_has_exactly_thirty_cards_the_starting_level_iii_among_them(copies, found):
    """29 and 31 are refused, 30 are legal."""
    numbers = {**THIRTY, "St-10": 2, "St-49": copies - 2}
    assert [rule for _, rule in faults(numbers)] == found


@pytest.mark.rule("C-R1.1")
@pytest.mark.parametrize("size", [29, 31])
def test_a_game_does_not_start_with_another_number_of_cards(size):
    """The engine itself refuses it, whoever checked the deck."""
    other = (ready("greymon") + ready("greymon"))[:size]
    with pytest.raises(DataProblem) as caught:
        start(ready("greymon"), other)
    assert caught.value.key == "deck-size"
    assert caught.value.params == {"seat": 1, "found": size, "wanted": 30}


@pytest.mark.rule("C-R1.1", "C-R4.1")
def test_a_game_starts_with_thirty_cards():
    """The counterpart: each player is asked for the starting Level III."""
    t = start(ready("greymon"), ready("garurumon"))
    assert t.asked == (0, "starting_level_iii")


@pytest.mark.rule("C-R1.2", "C-R3.6")
@pytest.mark.case("colosseum/37")
@pytest.mark.parametrize(
    ("switch", "second", "found"),
    [("name", 1, []), ("name", 2, ["fault-copies-name"]), ("number", 1, []), ("number", 2, [])],
)
def test_copies_are_limited_by_name_or_by_number(switch, second, found):
    """Two of St-18 and two of St-63 are four Kunemon, but two of each number (`name_limit_by`)."""
    numbers = {**THIRTY, "St-9": 3, "St-10": 3 - second + 1, "St-8": 0, "St-18": 2, "St-63": second}
    assert sum(numbers.values()) == 30
    assert [key for key, _ in faults(numbers, name_limit_by=switch)] == found


@pytest.mark.rule("C-R1.2")
@pytest.mark.parametrize("switch", ["name", "number"])
def test_three_copies_are_legal_and_four_are_not(switch):
    """N and N+1 under both values of `name_limit_by`."""
    assert faults(THIRTY, name_limit_by=switch) == []
    four = {**THIRTY, "St-1": 4, "St-2": 2}
    assert faults(four, name_limit_by=switch) == [(f"fault-copies-{switch}", "C-R1.2")]


@pytest.mark.rule("C-R1.3")
def test_a_game_does_not_start_without_a_level_iii():
    """Ten kinds of Level IV are no deck; one Level III among them is enough."""
    high = deck(St_2=3, St_4=3, St_6=3, St_8=3, St_10=3, St_12=3, St_14=3, St_15=3, St_16=3, St_17=3)
    with pytest.raises(DataProblem) as caught:
        start(high, ready("greymon"))
    assert (caught.value.key, caught.value.params) == ("deck-no-level-iii", {"seat": 0})
    t = start([*high[:29], *deck(St_1=1)], ready("greymon"))
    assert t.options() == ["pick St-1"]
    numbers = {f"St-{n}": 3 for n in (2, 4, 6, 8, 10, 12, 14, 15, 16, 17)}
    assert faults(numbers) == [("fault-no-level-iii", "C-R1.3")]


@pytest.mark.rule("C-R1.4")
@pytest.mark.parametrize(
    ("limit", "count", "found"),
    [("none", 6, 0), ("none", 9, 0), ("5", 5, 0), ("5", 6, 1), ("1", 1, 0), ("1", 2, 1)],
)
def test_ultimates_are_limited_by_the_switch(limit, count, found):
    """`max_ultimate`: none, or a number that may be reached and not passed."""
    ultimates = {"St-61": min(count, 3), "XC-17": min(max(count - 3, 0), 3), "St-34": max(count - 6, 0)}
    rest = {number: 3 for number in list(THIRTY)[: (30 - count) // 3]}
    short = 30 - count - sum(rest.values())
    numbers = {**ultimates, **rest, "St-49": short}
    assert sum(numbers.values()) == 30
    assert faults(numbers, max_ultimate=limit) == [("fault-too-many-ultimate", "C-R1.4")] * found


@pytest.mark.rule("C-R1.4")
@pytest.mark.parametrize(("name", "found"), [("primer", 0), ("tournament", 1)])
def test_tournaments_allow_five_ultimates(name, found):
    """Six are legal under `primer`, refused under `tournament`."""
    numbers = {"St-61": 3, "XC-17": 3} | {f"St-{n}": 3 for n in range(1, 9)}
    assert faults(numbers, name) == [("fault-too-many-ultimate", "C-R1.4")] * found


@pytest.mark.rule("C-R23.2")
@pytest.mark.case("colosseum/52")
@pytest.mark.parametrize(("switch", "found"), [("provisional", []), ("verified", [("fault-not-verified", "C-R23.2")])])
def test_a_table_may_ask_for_verified_cards(switch, found):
    """St-12 is provisional: legal, unless `card_status` asks for more."""
    assert faults({**THIRTY, "St-10": 2, "St-12": 1}, card_status=switch) == found
    assert faults(THIRTY, card_status=switch) == []
