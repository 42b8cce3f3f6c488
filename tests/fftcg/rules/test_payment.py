"""F-R11.2, F-R11.6-F-R11.9, F-R11.11: payments from a list of sources."""

from itertools import combinations

import pytest

from netocean.games.fftcg.payment import (
    DISCARD,
    DULL,
    Need,
    Pick,
    Source,
    ability,
    casting,
    completable,
    next_picks,
    other_picks,
    payable,
)
from netocean.games.fftcg.vocabulary.words import EARTH, FIRE, ICE, LIGHT, WATER, WIND

F, I, W, E, A = (1 << element for element in (FIRE, ICE, WIND, EARTH, WATER))  # noqa: E741 - the symbols


def sources(*told: str) -> list[Source]:
    """`dF` a Backup to dull, `cF` a card to discard; several letters are several elements."""
    bits = {"F": F, "I": I, "W": W, "E": E, "A": A}
    found = []
    for card, text in enumerate(told):
        elements = sum(bits[letter] for letter in text[1:])
        found.append(Source(card, DULL if text[0] == "d" else DISCARD, elements, 1 if text[0] == "d" else 2))
    return found


def payments(given: list[Source], need: Need) -> list[str]:
    """Every payment that the canonical runs lead to, each source by its number and what it gives."""
    found: list[str] = []
    letters = "FIWELA"

    def follow(picks: list[Pick]) -> None:
        after = next_picks(given, need, picks)
        if not after:
            found.append(" ".join(f"{pick.place}{letters[pick.element]}" for pick in picks))
        for pick in after:
            follow([*picks, pick])

    follow([])
    return found


def test_the_canonical_list_of_c87_has_three_pairs_of_backups_and_one_discard():
    given = sources("dF", "dF", "dF", "cF")

    assert payments(given, casting(2, F, True)) == ["0F 1F", "0F 2F", "1F 2F", "3F"]


def test_a_card_needs_one_cp_of_each_of_its_elements():
    need = casting(3, F | I, True)

    assert not payable(sources("dF", "dA", "dA"), need)
    assert payable(sources("dF", "dA", "dI"), need)


def test_under_any_one_a_single_cp_of_one_element_is_enough():
    need = casting(3, F | I, False)

    assert payable(sources("dF", "dA", "dA"), need)
    assert not payable(sources("dW", "dA", "dA"), need)


def test_a_two_element_card_cannot_be_made_cheaper_than_its_elements():
    assert casting(1, F | I, True).total == 2
    assert casting(0, F | I, True).total == 0


def test_light_cards_take_any_cp():
    assert payable(sources("dF", "dA"), casting(2, 1 << LIGHT, True))


def test_ability_costs_want_a_cp_for_each_symbol():
    symbols = [2, 0, 0, 0, 0, 0]

    assert not payable(sources("dF", "dA", "dA"), ability(symbols, 1, True))
    assert payable(sources("dF", "dF", "dA"), ability(symbols, 1, True))
    assert payable(sources("dF", "dA", "dA"), ability(symbols, 1, False))


def test_a_source_of_two_elements_gives_one_of_them():
    assert not payable(sources("cFI"), casting(2, F | I, True))
    assert payments(sources("cFI", "dF", "dI"), casting(3, F | I, True)) == ["0F 2I", "0I 1F"]


def test_what_a_source_gives_is_asked_only_where_it_matters():
    assert payments(sources("cWE", "dF"), casting(3, F, True)) == ["0W 1F"]


def test_an_element_that_a_text_asks_about_is_offered():
    need = casting(3, F, True)
    need.asked = E

    assert payments(sources("cWE", "dF"), need) == ["0E 1F"]


@pytest.mark.parametrize(
    ("given", "cost", "elements"),
    [
        (("dF", "dF", "dI", "cF", "cW", "cFI"), 3, F),
        (("dF", "dI", "cF", "cI", "cA", "cFI"), 4, F | I),
        (("dI", "dI", "cW", "cF", "cF"), 5, F),
        (("cFI", "cFI", "cIW", "dW"), 3, F | I | W),
    ],
)
def test_the_runs_are_exactly_the_minimal_payments(given, cost, elements):
    """Counted by trying every set of sources (with elements that nobody asks for left out)."""
    told = sources(*given)
    need = casting(cost, elements, True)
    wanted = {frozenset(text.split()) for text in payments(told, need)}

    assert wanted == _by_hand(told, cost, elements)
    assert len(payments(told, need)) == len(wanted)


def _by_hand(told: list[Source], cost: int, elements: int) -> set[frozenset[str]]:
    found: set[frozenset[str]] = set()
    each = [
        (source.card, letter, source.worth)
        for source in told
        for letter in (
            "FIWELA"[e] for e in range(6) if source.elements >> e & 1 and (source.elements & elements) >> e & 1
        )
    ]
    each += [
        (source.card, next("FIWELA"[e] for e in range(6) if source.elements >> e & 1), source.worth)
        for source in told
        if source.elements & elements == 0
    ]
    for size in range(1, len(told) + 1):
        for chosen in combinations(each, size):
            if len({card for card, _, _ in chosen}) != size or not _pays(chosen, cost, elements):
                continue
            if not any(_pays(chosen[:at] + chosen[at + 1 :], cost, elements) for at in range(size)):
                found.add(frozenset(f"{card}{letter}" for card, letter, _ in chosen))
    return found


def _pays(chosen: tuple[tuple[int, str, int], ...], cost: int, elements: int) -> bool:
    letters = {letter for _, letter, _ in chosen}
    needed = {"FIWELA"[e] for e in range(6) if elements >> e & 1}
    return sum(worth for _, _, worth in chosen) >= cost and needed <= letters


def test_more_than_needed_is_accepted_under_free():
    given = sources("dF", "dF", "dF", "cF")
    need = casting(2, F, True)
    picks = [Pick(0, FIRE), Pick(1, FIRE)]

    assert [pick.place for pick in other_picks(given, need, picks, [])] == [2, 3]
    need.free = False
    assert other_picks(given, need, picks, []) == []


def test_an_odd_pick_is_not_accepted_if_nothing_could_complete_it():
    given = sources("cFI", "dW")
    need = casting(3, F, True)
    listed = next_picks(given, need, [])

    assert [(pick.place, pick.element) for pick in listed] == [(0, FIRE)]
    assert [(pick.place, pick.element) for pick in other_picks(given, need, [], listed)] == [(1, WIND)]
    assert not completable(given, need, [Pick(0, ICE)])


def test_a_run_that_left_the_minimal_payments_goes_on_to_the_end():
    given = sources("dI", "cI", "dF")
    need = casting(2, F, True)
    picks = [Pick(1, ICE), Pick(0, ICE)]

    assert [pick.place for pick in next_picks(given, need, picks)] == [2]


def test_cp_of_the_only_element_that_may_be_used():
    need = casting(2, F, True)
    need.only = F

    assert not payable(sources("dF", "dI"), need)
    given = sources("dI", "dF", "dF")
    listed = next_picks(given, need, [])
    assert payments(given, need) == ["1F 2F"]
    assert [pick.place for pick in other_picks(given, need, [], listed)] == [2]


def test_wasted_cp_beside_it_are_accepted_only_by_the_switch():
    given = sources("dI", "dF", "dF")
    need = casting(2, F, True)
    need.only = F
    need.waste = True
    listed = next_picks(given, need, [])

    assert [pick.place for pick in other_picks(given, need, [], listed)] == [0, 2]


def test_nothing_is_generated_for_a_cost_of_nothing():
    given = sources("dF")

    assert next_picks(given, casting(0, F, True), []) == []
    assert payable([], casting(0, F, True))


def test_without_overpaying_a_minimal_payment_is_accepted_in_any_order():
    """Two of three Fire Backups pay two CP: the list begins with the first two, the third is accepted too."""
    given = sources("dF", "dF", "dF")
    need = casting(2, F, True)
    need.free = False
    listed = next_picks(given, need, [])
    others = other_picks(given, need, [], listed)

    assert [pick.place for pick in listed] == [0, 1]
    assert [pick.place for pick in others] == [2]
    assert [pick.place for pick in next_picks(given, need, [Pick(2, FIRE)])] == [0, 1]
