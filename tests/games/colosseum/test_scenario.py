"""Scenario text: what it lays, and that every position which cannot arise is refused with its place."""

import pytest

from made import digimon, option, position
from refused import BOTH, FIRST, SIX, accepted, key_and_line, refused
from table import ME, YOU, table

# Reading.


@pytest.mark.parametrize(
    "line",
    ["first me\nfirst you", "turn 3\nturn 4", "switch flip own\nswitch flip together", "me net_ocean 3\nme net_ocean 4",
     "me dark 3\nme dark 4", "me hand St-3\nme hand St-4", "me slot1 St-49\nme slot1 St-50", "me points 50\nme points 50"],
)  # fmt: skip
def test_nothing_is_said_twice(line):
    """Else the last would win in silence."""
    assert key_and_line(f"{BOTH}{line}") == ("scenario-twice", 4)


@pytest.mark.rule("C-R2.5")
def test_a_seat_has_one_box():
    """Two box lines are refused."""
    assert key_and_line("me box St-1 > St-2\nme box St-5 > St-6\nyou box St-5") == ("scenario-twice", 2)


def test_what_may_come_again():
    """Different switches, plans, the same statement of both seats, a number and names of cards in the Dark Area."""
    t = table(f"""switch flip own
                  switch window one_each
                  phase evolution
                  {BOTH}
                  me dark 2
                  me dark St-3
                  you dark 2
                  me evolution St-2 with ○○
                  me evolution Bo-1 with St-59""")
    assert (t.count(ME, "dark_area"), t.count(YOU, "dark_area"), t.count(ME, "evolution_box")) == (3, 2, 2)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("me box > > St-1", "scenario-card"),
        ("me box St-1 down down", "scenario-box"),
        ("me box St-1 > St-2 down", "scenario-box"),
        ("me box St-1 St-2", "scenario-box"),
        ("me box", "scenario-box"),
        ("me slot1", "scenario-slot"),
        ("me slot1 open St-49", "scenario-slot"),
        ("me slot1 St-49 St-50", "scenario-slot"),
        ("me slot1 St-49 open open", "scenario-slot"),
        ("me evolution with ○○", "scenario-plan"),
        ("me evolution St-2 with", "scenario-plan"),
        ("me evolution St-2 with with ○○", "scenario-card"),
        ("me evolution St-2 ○○", "scenario-plan"),
        ("me evolution St-49", "scenario-plan"),
        ("me sandwich St-2", "scenario-unknown"),
        ("points 50", "scenario-unknown"),
        ("switch flip", "scenario-switch"),
        ("switch flip sideways", "scenario-switch"),
        ("switch sandwich own", "scenario-switch"),
        ("preset sandwich", "scenario-word"),
        ("first me you", "scenario-one-word"),
    ],
)
def test_words_that_have_no_place(line, key):
    """Stray and missing words are refused with their line."""
    assert key_and_line(f"phase evolution\n{line}\nyou box St-5") == (key, 2)


# The frame.


@pytest.mark.rule("C-R10.5")
@pytest.mark.parametrize(("turn", "allowed"), [(0, False), (2, True), (199, True), (200, True), (201, False)])
def test_no_turn_comes_after_the_last(turn, allowed):
    """`max_turns` is 200."""
    text = f"turn {turn}\n{BOTH}"
    if allowed:
        assert table(text).turn() == turn
    else:
        assert refused(text) == ("scenario-number", {"line": 1, "name": "turn", "least": 1, "most": 200})


@pytest.mark.parametrize(("bound", "turn"), [(1, 1), (2, 2), (200, 2)])
def test_without_a_number_it_is_the_second_turn_if_there_is_one(bound, turn):
    """In Battle, as every first turn begins alike."""
    assert table(f"switch max_turns {bound}\nphase battle\n{BOTH}").turn() == turn


@pytest.mark.rule("C-R10.1")
@pytest.mark.parametrize(("points", "key"), [(0, "scenario-number"), (5, "scenario-number"), (15, "scenario-points")])
def test_nobody_plays_on_without_points(points, key):
    """Ten are the least, and they go in tens."""
    assert key_and_line(f"{BOTH}me points {points}") == (key, 3)
    assert table(f"{BOTH}me points 10").points == [10, 100]


@pytest.mark.parametrize(
    ("text", "line"),
    [("phase points", 1), ("result me\nphase battle", 1), ("result me", 1), ("seed 1\nphase points", 2)],
)
def test_the_winner_belongs_to_point_calculation(text, line):
    """It is said there, and nowhere else."""
    assert key_and_line(f"{text}\n{BOTH}") == ("scenario-result", line)
    assert accepted(f"phase points\nresult draw\n{BOTH}")


# The box.


@pytest.mark.rule("C-R4.2", "C-R7.1")
@pytest.mark.parametrize(
    ("frame", "allowed"),
    [("turn 2", False), ("turn 3", False), ("phase evolution", True), ("turn 1\nphase evolution", True),
     ("phase battle", False), ("turn 1\nphase battle", False), ("result me\nphase points", False)],
)  # fmt: skip
def test_a_level_iii_lies_face_down_until_evolution(frame, allowed):
    """After the first turn only one that was exchanged in Preparation does."""
    text = f"{frame}\nyou box St-5\nme box St-1 down"
    if allowed:
        assert accepted(text)
    else:
        assert key_and_line(text) == ("scenario-box-down", len(text.splitlines()))


@pytest.mark.rule("C-R4.2", "C-R4.4", "C-R4.5")
@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("me box St-1 down", "me box St-1"),
        ("me box St-1 down", "me box St-1 > St-2"),
        ("me box St-1 down", "me fill St-1"),
        (f"me hand {SIX}", f"me hand {SIX} St-7"),
        (f"me hand {SIX}", f"me hand {SIX[:-5]}"),
        ("turn 1", "turn 1\nme points 90"),
        ("turn 1", "turn 1\nme slot1 St-49"),
        ("turn 1", "turn 1\nme dark 1"),
    ],
)
def test_the_first_turn_begins_as_it_is_dealt(was, now):
    """One Level III face down, six cards, a hundred points, and all else in the Net Ocean."""
    assert accepted(FIRST)
    assert refused(FIRST.replace(was, now)) == ("scenario-first-turn", {"player": "me", "hand": 6})


# Boxes of one phase.


@pytest.mark.rule("C-R7.6")
@pytest.mark.parametrize("frame", ["phase preparation", "phase battle", "phase points\nresult me"])
def test_plans_lie_there_in_evolution_only(frame):
    """Elsewhere they are not set yet, or have been cleared."""
    text = f"me box St-1\nyou box St-5\nme evolution St-2\n{frame}"
    told = {"line": 3, "name": "evolution", "known": "evolution"}
    assert refused(text) == ("scenario-phase", told)


@pytest.mark.rule("C-R9.6")
def test_no_support_lies_there_when_a_turn_begins():
    """It has gone at the end of the turn before."""
    told = {"line": 3, "name": "support", "known": "evolution, battle, points"}
    assert refused(f"{BOTH}me support XC-19") == ("scenario-phase", told)
    for frame in ("phase evolution", "phase battle", "phase points\nresult me"):
        assert accepted(f"{BOTH}me support XC-19\n{frame}")


@pytest.mark.rule("C-R12.3")
def test_no_option_lies_in_the_support_box():
    """St-49 supports nobody."""
    assert key_and_line(f"{BOTH}phase battle\nme support XC-19 St-49") == ("scenario-support", 4)


# Slots.


@pytest.mark.rule("C-R6.10", "C-R12.6")
@pytest.mark.parametrize(("value", "allowed"), [("both", True), ("slot", True), ("hand", False)])
def test_a_digimon_lies_in_a_slot_only_where_it_can_support_from_there(value, allowed):
    """`support_from`."""
    text = f"switch support_from {value}\n{BOTH}me slot1 XC-19"
    assert accepted(text) if allowed else key_and_line(text) == ("scenario-slot", 4)
    assert key_and_line(f"{BOTH}me slot1 St-2") == ("scenario-slot", 3)


SPANS = [
    # the card's timing and limit; in which phases of turn 1, then of turn 2 it can lie open when they begin
    ("battle limit at_use", "", ""),
    ("preparation", "", ""),
    ("preparation limit end_of_phase", "", ""),
    ("preparation limit end_of_battle", "EB", "EB"),
    ("evolution limit end_of_battle", "B", "B"),
    ("battle limit end_of_battle", "", ""),
    ("points limit end_of_battle", "", "PEB"),
    ("preparation limit end_of_turn", "EBC", "EBC"),
    ("field limit end_of_turn", "BC", "BC"),
    ("battle limit end_of_turn", "C", "C"),
    ("points limit end_of_turn", "", ""),
    ("battle limit turns 1", "C", "C"),
    ("battle limit turns 2", "C", "PEBC"),
    ("preparation limit stays", "EBC", "PEBC"),
    ("battle limit with_active", "C", "PEBC"),
    ("points limit stays", "", "PEBC"),
    ("preparation, battle limit end_of_turn", "EBC", "EBC"),
]
PHASE = {"P": "preparation", "E": "evolution", "B": "battle", "C": "points\nresult me"}


@pytest.mark.rule("C-R9.7", "C-R11.1")
@pytest.mark.parametrize(("use", "first", "second"), SPANS)
def test_a_card_lies_open_between_its_timing_and_its_limit(use, first, second):
    """At the beginning of each phase of the first two turns."""
    card = option("T-1", f"use at {use}")
    for turn, phases in ((1, first), (2, second)):
        for letter, phase in PHASE.items():
            text = f"turn {turn}\n{BOTH}me slot1 T-1 open\nphase {phase}"
            if letter in phases:
                assert accepted(text, card), text
            else:
                assert key_and_line(text, card) == ("scenario-open", 4), text


@pytest.mark.rule("C-R11.1")
def test_what_cannot_be_opened_does_not_lie_open():
    """A program that only pays, and a Digimon."""
    assert key_and_line(f"{BOTH}me slot1 St-59 open") == ("scenario-open", 3)
    assert key_and_line(f"{BOTH}me slot1 XC-19 open") == ("scenario-open", 3)


@pytest.mark.rule("C-R8.8", "C-R11.2")
def test_a_card_that_acts_by_what_it_did_is_opened_in_the_game():
    """Its letter, its bonus would be missing; after the compare nothing is."""
    for body in ("set_attack me A", "add_attack me 50", "may { forbid opponent options }"):
        card = option("T-1", f"use at preparation limit stays: {body}")
        assert key_and_line(f"{BOTH}me slot1 T-1 open\nphase battle", card) == ("scenario-open-acts", 3)
        assert accepted(f"{BOTH}me slot1 T-1 open\nphase points\nresult me", card)
    assert accepted(
        f"{BOTH}me slot1 T-1 open\nphase battle", option("T-1", "use at preparation limit stays: draw me 1")
    )


@pytest.mark.rule("C-R9.7")
@pytest.mark.parametrize(
    ("frame", "turns"), [("phase points\nresult me", 2), ("phase battle", 1), ("phase evolution", 1), ("turn 3", 1)]
)
def test_turns_are_left_as_if_the_card_was_opened_last_of_all(frame, turns):
    """XC-46 is opened in Battle and stays for two turns."""
    t = table(f"me box St-1\nyou box St-1\nme slot1 XC-46 open\n{frame}")
    for _ in range(turns):
        assert t.cards(ME, "slots") == ["XC-46"]
        t.next_turn()
    assert t.cards(ME, "slots") == []


@pytest.mark.rule("C-R9.7")
@pytest.mark.parametrize(("power", "left"), [(900, []), (0, ["XC-45"])])
def test_an_open_card_is_bound_to_the_active_digimon(power, left):
    """XC-45 goes when its Digimon is beaten."""
    other = digimon("T-2", attack={"A": power, "B": power, "C": power})
    t = position("phase battle\nme slot1 XC-45 open\nme box St-1\nyou box T-2", other)
    t.next_turn()
    assert t.cards(ME, "slots") == left


@pytest.mark.rule("C-R10.2")
def test_without_an_active_digimon_nothing_is_bound_to_it():
    """The box is empty."""
    text = "me fill St-1\nme slot1 XC-45 open\nyou box St-5\nphase evolution"
    assert key_and_line(text) == ("scenario-open-active", 2)


@pytest.mark.rule("C-R2.7")
@pytest.mark.parametrize("value", ["refused", "replaces"])
def test_one_field_of_a_player_lies_open(value):
    """`second_field`: another is refused, or the first has left."""
    text = f"switch second_field {value}\n{BOTH}me slot1 XC-15 open\nme slot2 XC-16"
    assert key_and_line(f"{text} open") == ("scenario-second-field", 5)
    assert accepted(f"{text}\nyou slot1 XC-16 open")


# The deck and its piles.


@pytest.mark.rule("C-R23.1")
def test_an_incomplete_card_is_in_no_deck():
    """Wherever it would lie."""
    for line in ("me hand St-99", "me dark St-99", "me fill St-99", "me top St-99", "me slot1 St-99"):
        assert refused(f"{BOTH}{line}") == ("scenario-incomplete", {"line": 3, "name": "St-99"})


@pytest.mark.rule("C-R1.3")
@pytest.mark.parametrize(("hand", "allowed"), [("St-2", False), ("St-1", True)])
def test_there_is_a_level_iii_in_every_deck(hand, allowed):
    """Though the box may be empty."""
    text = f"me fill St-49\nme hand {hand}\nyou box St-5"
    assert accepted(text) if allowed else refused(text) == ("scenario-level-iii", {"player": "me"})


@pytest.mark.rule("C-R9.8")
@pytest.mark.parametrize(("ocean", "allowed"), [(0, False), (1, True)])
def test_no_turn_begins_with_an_empty_net_ocean_and_a_full_dark_area(ocean, allowed):
    """The lifespan came before; in later phases it may be empty."""
    text = f"{BOTH}you net_ocean {ocean}"
    assert accepted(text) if allowed else refused(text) == ("scenario-lifespan", {"player": "you"})
    for frame in ("phase evolution", "phase battle", "phase points\nresult me"):
        assert accepted(f"{text}\n{frame}")


@pytest.mark.rule("C-R1.1")
@pytest.mark.parametrize(("dark", "ocean", "used"), [(10, 17, 29), (10, 18, 30), (10, 19, 31)])
def test_a_side_has_thirty_cards(dark, ocean, used):
    """Box and gauge beside Dark Area and Net Ocean."""
    text = f"{BOTH}me dark {dark}\nme net_ocean {ocean}"
    assert (
        accepted(text)
        if used == 30
        else refused(text) == ("scenario-thirty", {"player": "me", "used": used, "wanted": 30})
    )


def test_an_empty_box_needs_a_filler():
    """There is no Level III to take."""
    assert refused("me hand St-3\nyou box St-5") == ("scenario-fill", {"player": "me"})
