"""The sentences of the second primer, each played once: option cards, the mat, the deck."""

import pytest

from made import option, position
from netocean.games import kit
from netocean.games.colosseum.rules import preset
from netocean.games.colosseum.zones import gauge_covers
from table import ME, YOU, library, table

MAT = {name: (column, row, width, height) for name, column, row, width, height in kit("colosseum").MAT}


def right_of(one, other):
    """Whether a place on the mat lies wholly to the right of another."""
    return MAT[one][0] >= MAT[other][0] + MAT[other][2]


def below(one, other):
    """Whether a place on the mat lies wholly below another, in the same column."""
    return MAT[one][1] >= MAT[other][1] + MAT[other][3] and MAT[one][0] == MAT[other][0]


def real_options():
    """The facts of the bundled real option cards that have a number."""
    facts = [card.facts for card in library().cards()]
    return [one for one in facts if one.kind == "option" and not one.practice and one.number]


def moments(number, *lines):
    """When in a turn my card of this number, laid in a slot, may be opened."""
    more = "\n".join(lines)
    t = table(f"me box St-1 > St-2\nme slot1 {number}\nyou box St-1 > Bo-1\n{more}")
    found = []
    while t.turn() == 2:
        if t.offers(f"open {number}"):
            found.append(t.choice.kind)
        t.passive()
    return list(dict.fromkeys(found))


def faults(cards, name="primer"):
    """The rules that a deck breaks under a preset."""
    entries = [(library().card(number).facts, library().card(number).abilities, n) for number, n in cards.items()]
    return [one.rule for one in kit("colosseum").check_deck(entries, preset(name).values)]


# Option cards


@pytest.mark.primer("colosseum/S2-02")
@pytest.mark.rule("C-R3.4")
def test_an_option_is_an_item_a_program_or_a_field():
    """Every one of them, real and practice."""
    options = [card.facts for card in library().cards() if card.facts.kind == "option"]
    assert {one.option_class for one in options} == {"item", "program", "field"}
    taken = [library().card(number).facts.option_class for number in ("St-49", "St-59", "XC-15")]
    assert taken == ["item", "program", "field"]


@pytest.mark.primer("colosseum/S2-03")
@pytest.mark.rule("C-R11.5")
def test_items_are_easy_programs_strict_fields_have_a_moment_of_their_own():
    """St-49 asks for nothing, St-54 for a stronger opponent, XC-16 for the end of the Evolution phase."""
    t = table("phase battle\nme box St-1\nme slot1 St-49\nme slot2 St-54\nme slot3 XC-16\nyou box St-5")
    t.until("window_battle", ME)
    assert t.options() == ["pass", "open St-49"]
    assert t.reasons(ME, "St-54") == [("use-condition", "C-R11.1")]
    assert t.reasons(ME, "XC-16") == [("open-field-moment", "C-R7.14")]


@pytest.mark.primer("colosseum/S2-04")
@pytest.mark.rule("C-R2.7")
@pytest.mark.case("colosseum/40")
@pytest.mark.parametrize(("switch", "slots"), [("refused", ["XC-15", "XC-16"]), ("replaces", ["XC-16"])])
def test_at_most_one_field_of_a_player_is_in_effect(switch, slots):
    """A second one is refused, or sends the first away; the opponent's own field is another matter."""
    t = table(f"""switch second_field {switch}
                  phase evolution
                  me box St-3
                  me slot1 XC-15 open
                  me slot2 XC-16
                  you box St-5
                  you slot1 XC-16""")
    t.until("window_field", ME)
    assert t.offers("open XC-16") is (switch == "replaces")
    if switch == "refused":
        assert t.reasons(ME, "XC-16") == [("open-second-field", "C-R2.7")]
    else:
        t.answer("open XC-16")
    assert t.cards(ME, "slots") == slots
    assert t.until("window_field", YOU).offers("open XC-16")


@pytest.mark.primer("colosseum/S2-05")
@pytest.mark.rule("C-R11.7")
def test_the_metal_empire_field():
    """A 700 adds C 550 against 360; and where A is not the attack, a plug-in A helps."""
    t = table("phase battle\nme box St-1 > XC-17\nme slot1 XC-15 open\nyou box St-1").until("window_battle")
    assert (t.power(ME), t.power(YOU)) == (1250, 360)
    t = table("phase battle\nme box St-1 > XC-17\nme slot1 XC-15 open\nme slot2 St-49\nyou box St-5")
    assert t.until("window_battle", ME).power(ME) == 620
    assert t.answer("open St-49").power(ME) == 1250


@pytest.mark.primer("colosseum/S2-06")
@pytest.mark.rule("C-R3.5")
@pytest.mark.parametrize("printed", [None, 10, 500])
def test_the_number_under_the_class_does_nothing(printed):
    """The attack grows by what the effect says, whatever number stands there."""
    card = option("T-1", "use at battle limit end_of_turn: add_attack me 50", printed_number=printed)
    t = position("phase battle\nme box St-1\nme slot1 T-1\nyou box St-3", card).until("window_battle", ME)
    assert t.power(ME) == 360
    assert t.answer("open T-1").power(ME) == 410


@pytest.mark.primer("colosseum/S2-07")
@pytest.mark.rule("C-R3.4", "C-R11.5")
@pytest.mark.parametrize(
    ("number", "kinds"),
    [
        ("St-49", ["window_battle"]),
        ("St-53", ["window_battle"]),
        ("St-54", ["window_battle"]),
        ("St-55", ["window_preparation", "window_evolution"]),
        ("St-59", []),
    ],
)
def test_the_printed_timing_says_when_a_card_is_opened(number, kinds):
    """Items in Battle; programs pay for an evolution, go with it, or are opened in Battle."""
    assert moments(number, "me hand St-3") == kinds


@pytest.mark.primer("colosseum/S2-08")
@pytest.mark.rule("C-R7.14")
def test_a_field_is_opened_right_after_the_evolution_phase():
    """And never else."""
    assert moments("XC-15") == moments("XC-16") == ["window_field"]


@pytest.mark.primer("colosseum/S2-09")
@pytest.mark.rule("C-R11.6", "C-R3.4")
@pytest.mark.parametrize(
    ("number", "lines", "allowed"),
    [
        ("St-53", [], False),
        ("St-53", ["me hand St-3"], True),
        ("St-58", ["me net_ocean 2"], False),
        ("St-58", ["me net_ocean 3"], True),
    ],
)
def test_costs_bind_wherever_they_are_printed(number, lines, allowed):
    """A hand card, or three cards of the Net Ocean: without them the card is refused."""
    more = "\n".join(lines)
    t = table(f"phase battle\nme box St-1 > St-2\nme slot1 {number}\nyou box St-5\n{more}").until("window_battle", ME)
    assert t.offers(f"open {number}") is allowed


@pytest.mark.primer("colosseum/S2-10")
@pytest.mark.rule("C-R3.4")
def test_an_option_has_a_name_and_a_number():
    """A name in each language; the number is what it is looked up by."""
    for facts in real_options():
        assert library().card(facts.number).facts.name == facts.name
        for language in ("en", "ja", "zh-Hans", "zh-Hant"):
            assert library().name(facts.name, language)[0]


@pytest.mark.primer("colosseum/S2-11")
@pytest.mark.rule("C-R3.4", "C-R9.7")
@pytest.mark.parametrize(
    ("limit", "turns"),
    [("at_use", 0), ("end_of_battle", 0), ("end_of_turn", 0), ("turns 2", 1), ("turns 3", 2), ("with_active", 2)],
)
def test_the_limit_says_when_a_card_goes(limit, turns):
    """At use, with the turn, after some turns; one bound to the Digimon when that is beaten, here in the third turn."""
    card = option("T-1", f"use at battle limit {limit}: add_attack me 10")
    strong = option("T-2", "use at battle limit end_of_turn: add_attack me 900")
    t = position(
        """phase battle
           first you
           me box St-1 > St-2
           me slot1 T-1
           you box St-18
           you slot1 T-2""",
        card,
        strong,
    )
    t.until("window_battle", ME).answer("open T-1")
    kept = 0
    for turn in (1, 2, 3):
        if turn == 3:
            t.until("window_battle", YOU).answer("open T-2")
        t.next_turn()
        kept += t.cards(ME, "slots") == ["T-1"]
    assert kept == turns
    assert (t.active(ME), t.count(ME, "slots")) == ("St-1", 0)


# The mat


@pytest.mark.primer("colosseum/S2-12")
@pytest.mark.rule("C-R2.8", "C-R2.9")
@pytest.mark.parametrize(("points", "covered"), [(70, [0, 10, 20, 30, 40, 50, 60]), (10, [0]), (0, [])])
def test_the_gauge_lies_at_the_far_left_and_shows_what_is_left(points, covered):
    """At 70 the card covers 60 and below."""
    assert all(right_of(place, "point_gauge") for place in MAT if place != "point_gauge")
    assert gauge_covers(points) == covered


@pytest.mark.primer("colosseum/S2-13")
@pytest.mark.rule("C-R2.8", "C-R6.7", "C-R7.5")
@pytest.mark.parametrize(("planned", "active"), [("St-2 with ○○", "St-2"), ("St-2", "St-1")])
def test_a_digimon_that_evolves_needs_its_requirement_in_the_box(planned, active):
    """The Requirements Box lies to the upper right of the gauge; with nothing in it the step fails."""
    assert right_of("requirement_box", "point_gauge")
    assert MAT["requirement_box"][1] == MAT["point_gauge"][1]
    t = table(f"phase evolution\nme box St-1\nme evolution {planned}\nyou box St-5").answer("evolve St-2")
    assert t.active(ME) == active


@pytest.mark.primer("colosseum/S2-14")
@pytest.mark.rule("C-R6.7", "C-R7a.1", "C-R13.3")
@pytest.mark.parametrize(
    ("box", "hand", "pay", "turned", "known"),
    [
        ("St-1", "St-2", "pay 0", [0, 0], [False, False]),
        ("St-3", "St-19", "pay 0", [0, 1], [False, False]),
        ("St-5", "St-6", "pay 0", [1, 1], [False, False]),
        ("St-1 > St-2", "Bo-1 St-59", "pay St-59 0", [0], [True]),
    ],
)
def test_upright_and_sideways_cards_come_unseen_from_the_net_ocean(box, hand, pay, turned, known):
    """As many as printed, ○ upright, × sideways, their owner does not look; a program lies upright and he knows it."""
    t = table(f"me box {box}\nme hand {hand}\nyou box St-5").until("plan", ME)
    ocean = t.count(ME, "net_ocean")
    t.answer(f"pick {hand.split()[0]}", pay, "done")
    cards = t.game.table.zone(ME, t.game.table.layout.names.index("requirement_box"))
    assert [t.game.table.turned[card] for card in cards] == turned
    assert [t.game.table.known(ME, card) for card in cards] == known
    assert not any(t.game.table.known(YOU, card) for card in cards)
    assert t.count(ME, "net_ocean") == ocean - known.count(False)


@pytest.mark.primer("colosseum/S2-15")
@pytest.mark.rule("C-R2.8")
def test_a_quick_reference_lies_below_and_two_sheets_can_be_laid_together():
    """No two places of a sheet overlap, and all keep within it."""
    assert below("quick_reference", "requirement_box")
    fields = [
        (column + x, row + y)
        for column, row, width, height in MAT.values()
        for x in range(width)
        for y in range(height)
    ]
    assert len(fields) == len(set(fields))


@pytest.mark.primer("colosseum/S2-16")
@pytest.mark.rule("C-R2.8", "C-R7.4")
def test_the_digimon_box_lies_to_the_right_and_changes_by_evolution():
    """To the right of the Requirements Box."""
    assert right_of("digimon_box", "requirement_box")
    assert MAT["digimon_box"][1] == MAT["requirement_box"][1]
    t = table("phase evolution\nme box St-1\nme evolution St-2 with ○○\nyou box St-5")
    assert t.active(ME) == "St-1"
    assert t.answer("evolve St-2").active(ME) == "St-2"


@pytest.mark.primer("colosseum/S2-17")
@pytest.mark.rule("C-R2.8", "C-R6.6", "C-R6.7")
def test_the_evolution_box_lies_below_and_takes_the_target_face_down():
    """Its requirement goes into the other box; the opponent sees backs."""
    assert below("evolution_box", "digimon_box")
    t = table("me box St-1\nme hand St-2\nyou box St-5").until("plan", ME).answer("pick St-2", "pay 0", "done")
    assert (t.cards(ME, "evolution_box"), t.count(ME, "requirement_box")) == (["St-2"], 2)
    seen = t.game.view(YOU).zone(ME, "evolution_box")
    assert [(card.key, card.up) for card in seen.cards] == [(None, False)]


@pytest.mark.primer("colosseum/S2-18")
@pytest.mark.rule("C-R2.8", "C-R12.3")
@pytest.mark.parametrize(("other", "allowed"), [("XC-30", True), ("XC-23", False)])
def test_the_support_box_lies_at_the_right_and_its_card_needs_its_condition(other, allowed):
    """XC-20 supports against a red frame only, and is laid beside the Digimon."""
    assert right_of("support_box", "digimon_box")
    assert right_of("support_box", "evolution_box")
    t = table(f"phase battle\nme box XC-23\nme hand XC-20\nyou box {other}").until("window_battle", ME)
    assert t.offers("support XC-20") is allowed
    if allowed:
        assert t.answer("support XC-20").cards(ME, "support_box") == ["XC-20"]
    else:
        assert ("support-condition", "C-R12.3") in t.reasons(ME, "XC-20")


@pytest.mark.primer("colosseum/S2-19")
@pytest.mark.rule("C-R2.8")
def test_the_net_ocean_lies_above_the_dark_area():
    """To the upper right of the Support Box."""
    assert right_of("net_ocean", "support_box")
    assert MAT["net_ocean"][1] < MAT["support_box"][1]
    assert below("dark_area", "net_ocean")


@pytest.mark.primer("colosseum/S2-20")
@pytest.mark.rule("C-R9.7", "C-R11.1")
def test_used_and_sent_cards_go_to_the_dark_area():
    """A program at once, what it sends away with it, an item at the end of the turn, the card that was paid."""
    t = table("phase battle\nme box St-1\nme slot1 St-57\nme slot2 St-49\nme hand St-3\nyou box St-1 > St-2")
    t.until("window_battle", ME).answer("open St-57", "pick St-3", "open St-49")
    assert (sorted(t.cards(ME, "dark_area")), t.cards(YOU, "dark_area")) == (["St-3", "St-57"], ["St-2"])
    t.next_turn()
    assert (sorted(t.cards(ME, "dark_area")), t.cards(ME, "slots")) == (["St-3", "St-49", "St-57"], [])


@pytest.mark.primer("colosseum/S2-21")
@pytest.mark.rule("C-R2.8", "C-R6.10", "C-R11.1")
def test_three_slots_lie_along_the_bottom():
    """Options are laid there after evolution is set, three at most, and used at their time."""
    slots = [MAT[f"option_slot_{number}"] for number in (1, 2, 3)]
    lowest = max(row + height for _, row, _, height in MAT.values())
    assert len({row for _, row, _, _ in slots}) == 1
    assert all(row + height == lowest for _, row, _, height in slots)
    t = table("me box St-1\nme hand St-49 St-50 St-51 St-53\nyou box St-5")
    kinds = []
    while t.asked != (ME, "lay_options"):
        kinds.append(t.choice.kind)
        t.passive()
    assert kinds[-1] == "plan"
    t.answer("pick St-49", "pick St-50", "pick St-51")
    assert not t.offers("pick")
    t.answer("done")
    assert t.cards(ME, "slots") == ["St-49", "St-50", "St-51"]
    assert t.until("window_battle", ME).offers("open St-49")


# The deck

TEN = ("St-1", "St-2", "St-4", "St-6", "St-8", "St-10", "St-14", "St-16", "St-17", "St-49")


@pytest.mark.primer("colosseum/S2-22")
@pytest.mark.rule("C-R1.1")
@pytest.mark.parametrize(("change", "broken"), [(0, []), (-1, ["C-R1.1"])])
def test_a_deck_has_thirty_cards(change, broken):
    """Ten names three times; one card fewer is a fault."""
    assert faults({**dict.fromkeys(TEN, 3), "St-49": 3 + change}) == broken


@pytest.mark.primer("colosseum/S2-22")
@pytest.mark.rule("C-R1.1")
def test_a_deck_has_no_thirty_first_card():
    """One card more is a fault."""
    assert faults({**dict.fromkeys(TEN, 3), "St-50": 1}) == ["C-R1.1"]


@pytest.mark.primer("colosseum/S2-23")
@pytest.mark.rule("C-R1.2")
@pytest.mark.parametrize(("number", "broken"), [("XC-61", []), ("St-18", ["C-R1.2"])])
def test_a_copy_limit_unless_an_ability_says_otherwise(number, broken):
    """Six of XC-61, which allows ten of itself; six Kunemon are too many."""
    assert faults({**dict.fromkeys(TEN[:8], 3), number: 6}) == broken


@pytest.mark.primer("colosseum/S2-24")
@pytest.mark.rule("C-R1.4", "C-R1.3")
@pytest.mark.parametrize(("ultimates", "broken"), [(5, []), (6, ["C-R1.4"])])
def test_at_most_five_ultimates_where_they_are_limited(ultimates, broken):
    """Under the tournament preset; the primer preset knows no limit."""
    cards = {**dict.fromkeys(TEN[:8], 3), "St-61": 3, "St-994": ultimates - 3, "St-49": 6 - ultimates}
    assert faults(cards, "tournament") == broken
    assert faults(cards) == []


@pytest.mark.primer("colosseum/S2-24")
@pytest.mark.rule("C-R1.3")
def test_a_deck_has_a_level_iii():
    """The same deck with and without its Agumon."""
    cards = dict.fromkeys(TEN, 3)
    assert faults(cards) == []
    del cards["St-1"]
    assert faults({**cards, "St-12": 3}) == ["C-R1.3"]
