"""Deck rules of Final Fantasy TCG: N and N±1, and all faults at once."""

import pytest

from netocean.abilities.reader import read_ability
from netocean.catalog.library import Library
from netocean.games.fftcg.construction import Entry, check, late_mechanics, names_used, remarks
from netocean.games.fftcg.faces import Facts
from netocean.games.fftcg.rulesets import PRESETS, settle
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY

OFFICIAL = settle("official", {})


@pytest.fixture(scope="module")
def library() -> Library:
    """The bundled cards."""
    return Library.bundled("fftcg")


def facts(number, **more):
    """A card made up for a test: a Forward of Opus 27, unless said otherwise."""
    told = {"kind": "forward", "status": "verified", "cost": 3, "power": 7000, "categories": ("X",), **more}
    return Facts(key=f"test/{number}", number=number, name=number.lower(), **told)


def abilities(*lines):
    """Abilities of a card made up for a test."""
    return [read_ability(line, VOCABULARY) for line in lines]


def filled(size, first=500, **more):
    """A legal filling: cards of different numbers, three each."""
    return [(facts(f"27-{first + n}C", **more), [], min(3, size - 3 * n)) for n in range((size + 2) // 3)]


def switched(**changes):
    """The official rules with single switches changed."""
    return {**OFFICIAL, **changes}


def told(faults):
    """Keys and rules of faults, in their order."""
    return [(fault.key, fault.rule) for fault in faults]


@pytest.mark.rule("F-R5.1", "F-R21.20")
@pytest.mark.primer("fftcg/01")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("size", "legal"), [(49, False), (50, True), (51, False)])
def test_a_main_deck_has_exactly_fifty_cards(preset, size, legal):
    """One card fewer or more is a fault that says how many there are, under every preset."""
    faults = check(filled(size), settle(preset, {}))
    assert told(faults) == ([] if legal else [("fault-main-deck-size", "F-R5.1")])
    assert all(fault.params == {"count": size, "wanted": 50} for fault in faults)


@pytest.mark.rule("F-R5.1", "F-R21.20")
@pytest.mark.primer("fftcg/01")
@pytest.mark.parametrize(("copies", "legal"), [(3, True), (4, False)])
def test_at_most_three_cards_have_one_number(copies, legal):
    """Three pass, four do not; two cards of one name and different numbers do not count together."""
    deck = [(facts("1-001H"), [], copies), (facts("2-001H"), [], 3), *filled(47 - copies)]
    faults = check(deck, OFFICIAL)
    assert told(faults) == ([] if legal else [("fault-copies-number", "F-R5.1")])
    assert all(fault.params == {"number": "1-001H", "count": 4, "limit": 3} for fault in faults)


@pytest.mark.rule("F-R5.3")
def test_printings_with_the_old_number_count_with_it_and_a_new_number_counts_apart(library):
    """Re-008C is 1-007R again; 1-182L and 1-187S are two cards of one name."""
    assert library.read_deck("2 1-007R\n2 Re-008C\n").deck.cards == [(4, "fftcg/1-007R")]
    faults = check([(library.card("Re-008C").facts, [], 4), *filled(46)], OFFICIAL)
    assert faults[0].params == {"number": "1-007R", "count": 4, "limit": 3}
    two = [library.card(number).facts for number in ("1-182L", "1-187S")]
    assert two[0].name == two[1].name
    assert "fault-copies-number" not in dict(told(check([*[(one, [], 3) for one in two], *filled(44)], OFFICIAL)))


@pytest.mark.rule("F-R5.4")
@pytest.mark.parametrize(("copies", "legal"), [(4, True), (10, True), (11, False)])
def test_a_card_may_lift_its_own_limit(copies, legal):
    """With room for ten, ten pass and eleven do not."""
    deck = [(facts("1-001H"), abilities("keyword copies 10"), copies), *filled(50 - copies)]
    assert told(check(deck, OFFICIAL)) == ([] if legal else [("fault-copies-number", "F-R5.1")])


@pytest.mark.rule("F-R5.2")
@pytest.mark.parametrize(("size", "legal"), [(0, True), (8, True), (9, False)])
def test_an_lb_deck_has_at_most_eight_cards_beside_the_fifty(size, legal):
    """Cards with Limit Break are its cards, wherever they stand in the list."""
    deck = [*filled(size, 700, limit_break=1), *filled(50)]
    faults = check(deck, OFFICIAL)
    assert told(faults) == ([] if legal else [("fault-lb-size", "F-R5.2")])
    assert all(fault.params == {"count": 9, "limit": 8} for fault in faults)


@pytest.mark.rule("F-R5.2")
def test_an_lb_card_fills_no_place_of_the_main_deck_and_is_limited_to_three():
    """Forty-nine and one are not fifty; four of a number are too many."""
    deck = [(facts("27-900L", limit_break=2), [], 1), *filled(49)]
    assert told(check(deck, OFFICIAL)) == [("fault-main-deck-size", "F-R5.1")]
    four = [(facts("27-900L", limit_break=2), [], 4), *filled(50)]
    assert told(check(four, OFFICIAL)) == [("fault-copies-number", "F-R5.2")]


@pytest.mark.rule("F-R5.1", "F-R5.5")
@pytest.mark.parametrize(("size", "legal"), [(39, False), (40, True), (75, True)])
def test_a_limited_deck_has_forty_cards_or_more_of_any_number(size, legal):
    """Also all of one number."""
    faults = check([(facts("27-001H"), [], size)], switched(format="limited"))
    assert told(faults) == ([] if legal else [("fault-deck-size-limited", "F-R5.1")])
    assert all(fault.params == {"count": 39, "wanted": 40} for fault in faults)


@pytest.mark.rule("F-R5.5")
@pytest.mark.parametrize(
    ("wanted", "number", "legal"),
    [
        ("l3", "25-001H", True), ("l3", "24-001H", False), ("l3", "27-122S", True), ("l3", "PR-051", True),
        ("l3", "B-001", False), ("l6", "22-001H", True), ("l6", "21-001H", False), ("standard", "1-001H", True),
        ("standard", "B-001", True),
    ],
)  # fmt: skip
def test_the_newest_sets_are_those_of_the_packs_in_use(wanted, number, legal):
    """With Opus 27 as the newest set, L3 is 25 to 27 and L6 is 22 to 27; promotional cards are legal in both."""
    deck = [(facts(number), [], 1), *filled(49)]
    pool = [facts("27-001H"), facts("3-001H"), facts("PR-001"), facts("B-054")]
    faults = check(deck, switched(format=wanted), pool)
    assert told(faults) == ([] if legal else [(f"fault-format-{wanted}", "F-R5.5")])
    oldest = {"l3": 25, "l6": 22}.get(wanted)
    params = {"card": f"test/{number}", "oldest": oldest, "newest": 27}
    assert all((fault.params, fault.card) == (params, f"test/{number}") for fault in faults)


@pytest.mark.rule("F-R5.5")
def test_a_new_set_moves_the_window():
    """With a card of Opus 28 among the packs, L3 begins at 26."""
    deck = [(facts("25-001H"), [], 1), *filled(49)]
    (fault,) = check(deck, switched(format="l3"), [facts("28-001H")])
    assert (fault.params["oldest"], fault.params["newest"]) == (26, 28)


@pytest.mark.rule("F-R5.5")
def test_title_asks_for_one_category():
    """A card of two categories fits either; the one outside is told, with the category of the others."""
    deck = [(facts("27-001H", categories=("VII", "X")), [], 1), *filled(49)]
    assert check(deck, switched(format="title")) == []
    other = [(facts("27-001H", categories=("VII",)), [], 1), *filled(49)]
    (fault,) = check(other, switched(format="title"))
    assert (fault.key, fault.params) == ("fault-format-title", {"card": "test/27-001H", "category": "X"})
    assert check(other, OFFICIAL) == []


@pytest.mark.rule("F-R5.5")
def test_no_ban_list_could_be_read_and_the_deck_check_says_so():
    """It is a remark, no fault; Limited knows no ban list."""
    assert told(remarks(OFFICIAL)) == [("remark-no-ban-list", "F-R5.5")]
    assert remarks(switched(format="limited")) == []


@pytest.mark.rule("F-R21.20", "F-R21.5", "F-R21.6")
@pytest.mark.parametrize("kind", ["formation", "item"])
@pytest.mark.parametrize(("preset", "legal"), [("official", False), ("official-2.1", False), ("primer", True)])
def test_formations_and_items_are_refused_where_the_rules_do_not_know_them(kind, preset, legal):
    """Under the primer they are cards like others."""
    deck = [(facts("27-001H", kind=kind, power=None), [], 1), *filled(49)]
    expected = [] if legal else [(f"fault-old-type-{kind}", "F-R21.20")]
    assert told(check(deck, settle(preset, {}))) == expected


@pytest.mark.rule("F-R17.1", "F-R18.1", "F-R19.1", "F-R4.12")
@pytest.mark.parametrize(
    ("line", "mechanic", "rule"),
    [
        ("keyword warp 2 F1", "warp", "F-R18.1"),
        ("keyword priming shiva-xvi I2", "priming", "F-R19.1"),
        ("when enters self: gain_crystals me 1", "crystals", "F-R4.12"),
        ("activate cost crystals 1: draw me 1", "crystals", "F-R4.12"),
    ],
)
def test_the_rules_of_2020_refuse_what_came_later(line, mechanic, rule):
    """The card is refused with what it uses; the other presets allow it."""
    deck = [(facts("27-001H"), abilities(line), 1), *filled(49)]
    assert told(check(deck, settle("official-2.1", {}))) == [(f"fault-late-{mechanic}", rule)]
    assert check(deck, OFFICIAL) == check(deck, settle("primer", {})) == []


@pytest.mark.rule("F-R17.1")
def test_the_rules_of_2020_refuse_an_lb_deck():
    """By the fact that is printed on the card."""
    deck = [(facts("27-001H", limit_break=1), [], 1), *filled(50)]
    assert told(check(deck, settle("official-2.1", {}))) == [("fault-late-limit-break", "F-R17.1")]


def test_a_name_that_speaks_of_a_late_mechanic_is_none():
    """Names of cards and counters are no words of the language."""
    assert late_mechanics(facts("1-001H"), abilities("keyword also_named crystal-warp")) == []


@pytest.mark.rule("F-R4.12")
def test_the_reminder_for_crystals_is_no_card_of_a_deck(library):
    """It is refused as what it is, not for what is missing on it."""
    reminder = library.card("C-001").facts
    (fault,) = check([(reminder, [], 1), *filled(49)], OFFICIAL)
    assert (fault.key, fault.rule, fault.params) == ("fault-crystal-card", "F-R4.12", {"card": "fftcg/C-001"})


def test_incomplete_cards_are_refused_and_provisional_ones_by_the_table(library):
    """21-065R lacks its text; a doubted card plays, unless only verified cards are wanted."""
    (fault,) = check([(library.card("21-065R").facts, [], 1), *filled(49)], OFFICIAL)
    assert (fault.key, fault.params) == ("fault-incomplete", {"card": "fftcg/21-065R", "missing": "text"})
    doubted = facts("27-001H", status="provisional", doubt={"generic": "inferred", "elements": "first-only"})
    deck: list[Entry] = [(doubted, [], 1), *filled(49)]
    assert check(deck, OFFICIAL) == []
    (fault,) = check(deck, switched(card_status="verified"))
    assert (fault.key, fault.params) == ("fault-not-verified", {"card": "test/27-001H", "doubt": "elements, generic"})


def test_all_faults_are_told_at_once():
    """Nothing hides behind the first fault, in the order of the rules."""
    deck: list[Entry] = [
        (facts("1-001H"), [], 4),
        (facts("27-001H", kind="item"), [], 1),
        (facts("27-002H", limit_break=1), [], 9),
        (facts("27-003H", status="incomplete", missing=("text",)), [], 1),
        (facts("27-004H", status="provisional", doubt={"ex": "contradicted"}), [], 1),
    ]
    assert [key for key, _ in told(check(deck, switched(format="l6", card_status="verified"), [facts("27-001H")]))] == [
        "fault-main-deck-size",
        "fault-lb-size",
        "fault-copies-number",
        "fault-copies-number",
        "fault-old-type-item",
        "fault-format-l6",
        "fault-incomplete",
        "fault-not-verified",
    ]


def test_no_copies_are_no_card():
    """A card with zero copies is not in the deck."""
    assert check([(facts("1-001H", status="incomplete", missing=("text",)), [], 0), *filled(50)], OFFICIAL) == []


def test_a_deck_is_checked_against_the_library_that_it_is_made_of(library):
    """The newest set of the bundled pack is Opus 27, so a starter of Opus 1 is no L6 deck."""
    from netocean.catalog.decks import check as check_list

    deck = library.deck("vii-fire-earth")
    problems = [one for one in check_list(deck, library, switched(format="l6")) if one.key == "fault-format-l6"]
    assert len(problems) == len(deck.cards)
    assert {one.params["oldest"] for one in problems} == {22}
    assert not any(one.rule for one in check_list(deck, library, OFFICIAL))


@pytest.mark.rule("F-R3.6")
def test_names_and_jobs_are_names_that_a_card_uses(library):
    """Further names too."""
    assert names_used(library.card("6-051C").facts)[:3] == ["choco-mog", "choco", "mog"]
    assert "job-soldier" in names_used(library.card("1-182L").facts)
