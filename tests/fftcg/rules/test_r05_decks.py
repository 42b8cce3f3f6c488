"""F-R5: what a deck must be."""

import msgspec
import pytest

from fftcg.kit.blanks import read_form
from netocean.abilities.reader import read_ability
from netocean.games.fftcg.construction import check, remarks
from netocean.games.fftcg.rules import preset
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY


def entry(form, copies, *lines, **facts):
    """One card of a deck list."""
    made, _ = read_form(form, 0)
    told = msgspec.structs.replace(made, key=f"test/{facts.get('number', form)}", **facts)
    return told, [read_ability(line, VOCABULARY) for line in lines], copies


def deck(count, *more, prefix="1"):
    """So many Forwards, three of a number, and further entries."""
    full = [entry("forward/fire/2/3000", min(3, count - at), number=f"{prefix}-{at:03}H") for at in range(0, count, 3)]
    return [*full, *more]


def faults(entries, name="official", pool=(), **switches):
    """Keys and rules of what is wrong with a deck."""
    return [(one.key, one.rule) for one in check(entries, preset(name, switches).values, pool)]


@pytest.mark.rule("F-R5.1", "F-R21.20")
@pytest.mark.primer("fftcg/01")
@pytest.mark.parametrize("name", ["official", "official-2.1", "primer"])
@pytest.mark.parametrize(("count", "legal"), [(49, False), (50, True), (51, False)])
def test_a_deck_has_exactly_fifty_cards(name, count, legal):
    """Under every preset."""
    assert [rule for _, rule in faults(deck(count), name)] == ([] if legal else ["F-R5.1"])


@pytest.mark.rule("F-R5.1", "F-R21.20")
@pytest.mark.primer("fftcg/01")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize(("copies", "legal"), [(3, True), (4, False)])
def test_a_deck_has_at_most_three_of_a_number(name, copies, legal):
    """Three of one number, not four."""
    one = entry("forward/ice/2/3000", copies, number="2-001H")
    assert faults(deck(50 - copies, one), name) == ([] if legal else [("fault-copies-number", "F-R5.1")])


@pytest.mark.rule("F-R5.1")
@pytest.mark.parametrize(("count", "legal"), [(39, False), (40, True), (52, True)])
def test_a_limited_deck_has_forty_cards_or_more(count, legal):
    """Of one number as many as there are."""
    entries = [entry("forward/fire/2/3000", count, number="1-001H")]
    assert [rule for _, rule in faults(entries, format="limited")] == ([] if legal else ["F-R5.1"])


@pytest.mark.rule("F-R5.2")
@pytest.mark.parametrize(("count", "legal"), [(0, True), (8, True), (9, False)])
def test_an_lb_deck_has_at_most_eight_cards(count, legal):
    """They do not count for the fifty."""
    three = [
        entry("forward/ice/3/6000", min(3, count - at), number=f"22-{at:03}H", limit_break=2)
        for at in range(0, count, 3)
    ]
    assert faults(deck(50, *three)) == ([] if legal else [("fault-lb-size", "F-R5.2")])


@pytest.mark.rule("F-R5.2")
@pytest.mark.parametrize(("copies", "found"), [(3, []), (4, [("fault-copies-number", "F-R5.2")])])
def test_the_limit_of_copies_holds_in_the_lb_deck(copies, found):
    """Four of one number are refused."""
    assert faults(deck(50, entry("forward/ice/3/6000", copies, number="22-001H", limit_break=2))) == found


@pytest.mark.rule("F-R5.3")
@pytest.mark.parametrize(("numbers", "legal"), [(("1-100H", "2-100H"), True), (("1-100H", "1-100H"), False)])
def test_a_reprint_counts_by_the_number_it_carries(numbers, legal):
    """Three and three: with two numbers they are legal, with the old one they are six."""
    entries = [
        entry("forward/ice/2/3000", 3, number=number, codes=(f"Re-{place}",)) for place, number in enumerate(numbers)
    ]
    found = faults(deck(44, *entries))
    assert (found == []) is legal and (legal or found == [("fault-copies-number", "F-R5.1")])


@pytest.mark.rule("F-R5.4")
@pytest.mark.parametrize(("line", "legal"), [(("keyword copies 50",), True), ((), False)])
def test_a_text_may_lift_the_limit_of_copies(line, legal):
    """Ten of one number, with the text and without."""
    assert (faults(deck(40, entry("forward/ice/2/3000", 10, *line, number="5-001H"))) == []) is legal


@pytest.mark.rule("F-R5.5")
@pytest.mark.parametrize(
    ("name", "number", "legal"),
    [("l3", "25-001H", True), ("l3", "24-001H", False), ("l6", "22-001H", True), ("l6", "21-001H", False),
     ("l3", "PR-101", True), ("standard", "1-001H", True)],
)  # fmt: skip
def test_the_newest_sets_bound_a_format(name, number, legal):
    """The newest set of the pack is 27: L3 is 25 to 27, L6 is 22 to 27; promotional cards are legal in both."""
    pool = [entry("forward/fire/2/3000", 1, number="27-001H")[0]]
    found = faults(deck(47, entry("forward/ice/2/3000", 3, number=number), prefix="27"), pool=pool, format=name)
    assert found == ([] if legal else [(f"fault-format-{name}", "F-R5.5")])


@pytest.mark.rule("F-R5.5")
@pytest.mark.case("fftcg/C86")
def test_the_window_of_a_format_is_named():
    """24-001H in an L3 deck, the newest set being 27."""
    pool = [entry("forward/fire/2/3000", 1, number="27-001H")[0]]
    entries = deck(47, entry("forward/ice/2/3000", 3, number="24-001H"), prefix="27")
    found = check(entries, preset("official", {"format": "l3"}).values, pool)
    assert [(one.key, one.params["oldest"], one.params["newest"]) for one in found] == [("fault-format-l3", 25, 27)]


@pytest.mark.rule("F-R5.5")
@pytest.mark.parametrize(("category", "legal"), [("VII", True), ("VIII", False)])
def test_all_cards_of_a_title_deck_share_a_category(category, legal):
    """Fifty of VII, or three of another one among them."""
    seven = [
        entry("forward/fire/2/3000", 3 if at else 2, number=f"1-{at:03}H", categories=("VII", "DFF"))
        for at in range(16)
    ]
    other = entry("forward/ice/2/3000", 3, number="2-001H", categories=(category,))
    found = faults([*seven, other], format="title")
    assert found == ([] if legal else [("fault-format-title", "F-R5.5")])


@pytest.mark.rule("F-R5.5")
def test_the_deck_check_says_that_no_ban_list_is_known():
    """In every constructed format."""
    assert [one.key for one in remarks(preset("official", {}).values)] == ["remark-no-ban-list"]


@pytest.mark.rule("F-R21.20", "F-R21.5", "F-R21.6")
@pytest.mark.parametrize(("form", "key"), [
    ("formation/fire/2", "fault-old-type-formation"), ("item/fire/2/item=weapon", "fault-old-type-item"),
])  # fmt: skip
@pytest.mark.parametrize("name", ["official", "official-2.1", "primer"])
def test_formations_and_items_belong_to_the_primer_alone(form, key, name):
    """Refused with that reason elsewhere."""
    found = faults(deck(47, entry(form, 3, number="F-01")), name)
    assert found == ([] if name == "primer" else [(key, "F-R21.20")])


@pytest.mark.case("fftcg/C82-official")
@pytest.mark.rule("F-R21.20")
def test_a_deck_with_a_formation_is_refused_officially():
    """With that reason."""
    assert faults(deck(47, entry("formation/fire/2", 3, number="F-01"))) == [("fault-old-type-formation", "F-R21.20")]


@pytest.mark.case("fftcg/C82-primer")
@pytest.mark.rule("F-R21.20")
def test_a_deck_with_a_formation_is_legal_under_the_primer():
    """Three of them among fifty cards."""
    assert faults(deck(47, entry("formation/fire/2", 3, number="F-01")), "primer") == []


@pytest.mark.rule("F-R21.20", "F-R21.11")
@pytest.mark.parametrize("name", ["official", "official-2.1", "primer"])
def test_a_character_with_a_burst_line_may_be_in_any_deck(name):
    """Where the line counts, and where it is dead text."""
    assert faults(deck(47, entry("forward/ice/3/6000", 3, "use: draw me 1", number="B-01")), name) == []


@pytest.mark.rule("F-R17.1", "F-R18.1", "F-R19.1", "F-R4.12")
@pytest.mark.parametrize(
    ("line", "facts", "rule"),
    [((), {"limit_break": 2}, "F-R17.1"), (("keyword warp 3 FF1",), {}, "F-R18.1"),
     (("keyword priming joshua FF1",), {}, "F-R19.1"), (("when enters self: gain_crystals me 1",), {}, "F-R4.12")],
)  # fmt: skip
@pytest.mark.parametrize("name", ["official", "official-2.1", "primer"])
def test_late_mechanics_are_refused_by_the_rules_of_2020(line, facts, rule, name):
    """Limit Break, Warp, Priming, crystals."""
    card = entry("forward/ice/3/6000", 3, *line, number="22-001H", **facts)
    entries = deck(50 if facts else 47, card)
    assert [one for _, one in faults(entries, name)] == ([rule] if name == "official-2.1" else [])
