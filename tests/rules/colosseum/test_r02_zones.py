"""C-R2: the zones of a sheet, what lies there, who sees it, and where they are."""

import pytest

from made import bluffing, position
from netocean.engine.errors import ScenarioProblem
from netocean.games.colosseum import zones
from table import ME, YOU, table


def seen(t, viewer, owner, zone):
    """What a seat sees in a zone: how many cards, and the faces it can read."""
    told = t.game.view(viewer).zone(owner, zone)
    return told.count, [card.key for card in told.cards]


# R2.1, R2.2: what nobody reads.


@pytest.mark.rule("C-R2.1")
@pytest.mark.parametrize("viewer", [ME, YOU])
def test_the_dark_area_shows_its_size_and_no_face(viewer):
    """Neither its owner nor the opponent may read it."""
    t = table("""phase battle
                 me box St-1
                 me dark St-3 St-5 St-7
                 you box St-5""")
    assert seen(t, viewer, ME, "dark_area") == (3, [])
    assert t.choice.kind == "appearances"


@pytest.mark.rule("C-R2.1", "C-R6.1")
def test_a_discarded_hand_card_is_not_shown_to_the_other_seat():
    """The other seat is told how many, not which."""
    t = table("""phase preparation
                 me box St-1
                 me hand St-3 St-49
                 you box St-5""")
    t.answer("pick St-49", "done")
    (told,) = t.events("discarded", YOU)
    assert (told.amount, [card.key for card in told.cards]) == (1, [None])
    assert seen(t, YOU, ME, "dark_area") == (1, [])


@pytest.mark.rule("C-R2.2", "C-R9.8")
def test_the_gauge_card_is_never_seen_and_never_reshuffled():
    """At the end of a life span everything but gauge card and Level III goes back into the Net Ocean."""
    t = table("""phase battle
                 me box St-1
                 me net_ocean 0
                 you box St-1""")
    t.next_turn()
    assert t.count(ME, "point_gauge") == 1
    assert t.count(ME, "net_ocean") == 30 - 1 - 1
    assert [seen(t, viewer, ME, "point_gauge") for viewer in (ME, YOU)] == [(1, []), (1, [])]


@pytest.mark.rule("C-R2.2")
def test_cards_that_effects_put_on_the_gauge_are_out_of_play():
    """XC-55 lays a hand card there; the next reshuffle leaves it where it is."""
    t = table("""phase preparation
                 me box St-1
                 me hand St-3
                 me slot1 XC-55
                 me net_ocean 2
                 you box St-1""")
    t.until("window_preparation", ME).answer("open XC-55", "pick St-3")
    assert (t.count(ME, "point_gauge"), t.count(ME, "hand"), t.count(ME, "net_ocean")) == (2, 2, 0)
    t.next_turn()
    # 30 cards: the Level III, two on the gauge, two in hand, the rest in the Net Ocean.
    assert (t.count(ME, "point_gauge"), t.count(ME, "net_ocean")) == (2, 30 - 1 - 2 - 2)


# R2.3: the gauge.


@pytest.mark.rule("C-R2.3", "C-R7.10")
@pytest.mark.case("colosseum/27")
@pytest.mark.parametrize(("before", "after"), [(60, 90), (70, 100), (80, 100), (90, 100)])
def test_points_do_not_pass_a_hundred(before, after):
    """War Greymon gains 30 on evolving."""
    t = table(f"""phase evolution
                  me points {before}
                  me box St-1 > Bo-1
                  me evolution St-61 with St-60
                  you box St-5""")
    t.answer("evolve St-61")
    assert t.points == [after, 100]
    assert t.active(ME) == "St-61"


@pytest.mark.rule("C-R2.3", "C-R10.1")
@pytest.mark.parametrize(("before", "after"), [(10, 0), (20, 0), (30, 10)])
def test_points_do_not_go_below_zero(before, after):
    """The open XC-04 costs 20 points when it leaves its slot."""
    t = table(f"""phase preparation
                  me points {before}
                  me box St-1
                  me slot1 XC-04 open
                  you box St-5""")
    t.until("discard_slots").answer("pick XC-04", "done")
    assert t.points == [after, 100]
    assert t.outcome == (None if after else (YOU, "C-R10.1"))


@pytest.mark.rule("C-R2.3")
@pytest.mark.parametrize("points", ["55", "110"])
def test_the_gauge_runs_in_tens_up_to_a_hundred(points):
    """A position between two numbers or past the end cannot arise and is refused."""
    with pytest.raises(ScenarioProblem):
        table(f"""me points {points}
                  me box St-1
                  you box St-5""")


# R2.4, R2.5: the Digimon Box.


@pytest.mark.rule("C-R2.4", "C-R2.5")
@pytest.mark.case("colosseum/25")
def test_a_level_iii_stays_at_the_bottom_of_a_box_of_two():
    """Two evolutions in a turn leave the Level III and the last evolved Digimon."""
    t = table("""phase evolution
                 me box St-1
                 me evolution St-2 with ○○
                 me evolution Bo-1 with St-59
                 you box St-5""")
    t.answer("evolve St-2")
    assert t.cards(ME, "digimon_box") == ["St-1", "St-2"]
    t.answer("evolve Bo-1")
    assert t.cards(ME, "digimon_box") == ["St-1", "Bo-1"]
    assert "St-2" in t.cards(ME, "dark_area")


@pytest.mark.rule("C-R2.4", "C-R2.5")
@pytest.mark.parametrize("box", ["St-2", "St-1 > St-2 Bo-1", "St-1 > St-3"])
def test_no_other_box_can_arise(box):
    """Not without a Level III below, not with three cards, not with a Level III above."""
    with pytest.raises(ScenarioProblem) as caught:
        table(f"me box {box}\nyou box St-5")
    assert caught.value.key == "scenario-box"


@pytest.mark.rule("C-R2.5", "C-R8.1")
def test_only_the_active_digimon_counts_for_its_type():
    """Gabumon is B, Greymon on it is A: the opponent's letter follows the top card."""
    low = table("phase battle\nme box St-5\nyou box St-1")
    high = table("phase battle\nme box St-5 > St-2\nyou box St-1")
    assert (low.letter(YOU), high.letter(YOU)) == ("B", "A")
    assert (low.power(ME), high.power(ME)) == (350, 440)


@pytest.mark.rule("C-R2.5", "C-R12.1")
@pytest.mark.parametrize(("box", "asked"), [("XC-13", True), ("XC-13 > XC-39", False)])
def test_only_the_active_digimon_counts_for_its_abilities(box, asked):
    """The start-of-battle ability of a covered Level III is not asked for."""
    t = table(f"phase battle\nme box {box}\nyou box St-1")
    kinds = []
    while t.phase() == "battle":
        kinds.append(t.choice.kind)
        t.passive()
    assert ("trigger_may" in kinds) == asked
    assert t.phase() == "points"


# R2.6, R2.7.


@pytest.mark.rule("C-R2.6")
@pytest.mark.parametrize("viewer", [ME, YOU])
@pytest.mark.parametrize(("symbols", "turned"), [("○○", [False, False]), ("○×", [False, True]), ("×", [True])])
def test_number_and_orientation_of_symbols_are_public_and_their_faces_are_not(viewer, symbols, turned):
    """Owner and opponent see the same: backs, upright or sideways."""
    text = f"""phase evolution
               me box St-5
               me evolution St-6 with {symbols}
               you box St-1"""
    t = position(text, bluffing("St-6", symbols))
    cards = t.game.view(viewer).zone(ME, "requirement_box").cards
    assert [card.turned for card in cards] == turned
    assert [card.key for card in cards] == [None] * len(turned)


FIELDS = """phase evolution
            me box St-1
            me slot1 XC-15 open
            me slot2 XC-16
            you box St-5
            you slot1 XC-16"""


@pytest.mark.rule("C-R2.7")
@pytest.mark.case("colosseum/40")
def test_a_second_field_is_refused():
    """`second_field = refused`: the reason is told with its rule, and the open one stays."""
    t = table("switch second_field refused\n" + FIELDS).until("window_field", ME)
    assert t.options() == ["done"]
    assert t.reasons(ME, "XC-16") == [("open-second-field", "C-R2.7")]
    assert t.answer("done").offers("open XC-16")  # the other player has none open


@pytest.mark.rule("C-R2.7")
@pytest.mark.case("colosseum/40")
def test_a_second_field_may_replace_the_first():
    """`second_field = replaces`: the old one goes to the Dark Area."""
    t = table("switch second_field replaces\n" + FIELDS).until("window_field", ME)
    t.answer("open XC-16")
    assert (t.cards(ME, "slots"), t.cards(ME, "dark_area")) == (["XC-16"], ["XC-15"])
    assert t.rules_cited("discarded") == {"C-R2.7"}
    assert t.power(ME) == 230 + 10  # Agumon's B against Gabumon, and +10 of the new field


@pytest.mark.rule("C-R2.7")
@pytest.mark.parametrize("value", ["refused", "replaces"])
def test_a_first_field_is_always_allowed(value):
    """N: one field card in effect."""
    t = table(f"""switch second_field {value}
                  phase evolution
                  me box St-1
                  me slot1 XC-16
                  you box St-5""")
    t.until("window_field", ME).answer("open XC-16")
    assert (t.cards(ME, "slots"), t.count(ME, "dark_area")) == (["XC-16"], 0)


# R2.8, R2.9: the mat.

MAT = {name: (column, row, width, height) for name, column, row, width, height in zones.MAT}


def right_of(one, other):
    """Whether a place begins where the other has ended, from left to right."""
    return MAT[one][0] >= MAT[other][0] + MAT[other][2]


def below(one, other):
    """Whether a place begins where the other has ended, downwards, in the same column."""
    return MAT[one][1] >= MAT[other][1] + MAT[other][3] and MAT[one][0] == MAT[other][0]


@pytest.mark.rule("C-R2.8")
def test_every_zone_but_the_hand_has_its_place_on_the_mat():
    """Ten zones, the three slots among them, and the quick reference; nothing overlaps."""
    assert sorted(MAT) == sorted([*(set(zones.LAYOUT.names) - {"hand"}), "quick_reference"])
    squares = [
        (x, y)
        for column, row, width, height in MAT.values()
        for x in range(column, column + width)
        for y in range(row, row + height)
    ]
    assert len(squares) == len(set(squares))


@pytest.mark.rule("C-R2.8")
def test_the_neighbours_on_the_mat_are_those_of_the_sheet():
    """As the owner sees it, sentence by sentence."""
    assert all(right_of(other, "point_gauge") for other in MAT if other != "point_gauge")
    assert MAT["requirement_box"][1] == MAT["point_gauge"][1]  # its upper right
    assert below("quick_reference", "requirement_box")
    assert right_of("digimon_box", "requirement_box")
    assert MAT["digimon_box"][1] == MAT["requirement_box"][1]
    assert below("evolution_box", "digimon_box")
    assert right_of("support_box", "digimon_box")
    assert right_of("support_box", "evolution_box")
    assert right_of("net_ocean", "support_box")
    assert MAT["net_ocean"][1] < MAT["support_box"][1]
    assert below("dark_area", "net_ocean")


@pytest.mark.rule("C-R2.8")
def test_the_option_slots_lie_along_the_bottom():
    """In one row, from left to right, nothing below them."""
    slots = [MAT[f"option_slot_{n}"] for n in (1, 2, 3)]
    lowest = max(row + height for _, row, _, height in MAT.values())
    assert {row + height for _, row, _, height in slots} == {lowest}
    assert [column for column, _, _, _ in slots] == sorted(column for column, _, _, _ in slots)
    assert len({column for column, _, _, _ in slots}) == 3


@pytest.mark.rule("C-R2.9")
@pytest.mark.case("colosseum/53")
@pytest.mark.parametrize(
    ("points", "covered"),
    [(70, [0, 10, 20, 30, 40, 50, 60]), (10, [0]), (0, []), (100, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90])],
)
def test_the_gauge_card_covers_every_number_below_the_points_left(points, covered):
    """At 70 one sees 70 and what is above it, and nothing below."""
    assert list(zones.gauge_covers(points)) == covered
