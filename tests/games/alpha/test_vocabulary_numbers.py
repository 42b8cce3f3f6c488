"""Actions that change numbers of cards: attack power, HP, speed, cost; by how much, for whom, how long."""

import pytest

from alpha.board import ME, YOU
from alpha.duels import duel, fight, fighter, opened, used
from alpha.made import command, option

SKILLS = {"A": 300, "B": 200, "C": 100}


@pytest.mark.rule("A-14.5")
@pytest.mark.parametrize(
    ("action", "mine", "theirs"),
    [
        ("add_attack me 50", 150, 100),
        ("add_attack opponent 50", 100, 150),
        ("subtract_attack opponent 30", 100, 70),
        ("subtract_attack me 130", 0, 100),
        ("multiply_attack me 3", 300, 100),
        ("halve_attack opponent", 100, 50),
        ("zero_attack opponent", 100, 0),
        ("set_power me 450", 450, 100),
        ("set_power me (hp opponent)", 300, 100),
        ("add_attack {kind digimon} 10", 110, 110),
    ],
)
def test_attack_power_changes(action, mine, theirs):
    """Of 100 against 100."""
    t = used(f": {action} until end_of_battle")
    assert (t.power(ME), t.power(YOU)) == (mine, theirs)


@pytest.mark.rule("A-14.5")
def test_power_of_another_skill_is_added():
    """Against type A it uses A, 300; its own C adds 100."""
    t = used(": add_power me C until end_of_battle", mine=fighter("T-1", skills=SKILLS))
    assert t.power(ME) == 400


@pytest.mark.rule("A-14.5")
@pytest.mark.parametrize(("letter", "power"), [("B", 200), ("C", 100)])
def test_a_skill_is_used_whatever_the_opposing_type(letter, power):
    """Instead of A, 300."""
    t = used(f": set_attack me {letter} until end_of_battle", mine=fighter("T-1", skills=SKILLS))
    assert (t.letter(ME), t.power(ME)) == (letter, power)


@pytest.mark.rule("A-14.5")
def test_the_last_letter_counts_and_ends_the_bonus_of_the_one_before():
    """C with 150 more, then B: 200 without them."""
    plain = command("T-3", "use at battle: set_attack me B until end_of_battle")
    t = used(": set_attack me C 150 until end_of_battle", "me hand T-0 T-3", plain, mine=fighter("T-1", skills=SKILLS))
    assert t.power(ME) == 250
    t.answer("pass", "use T-3")
    assert t.power(ME) == 200


@pytest.mark.rule("A-14.5", "A-12.7")
@pytest.mark.parametrize(
    ("action", "left"),
    [("add_hp opponent 80", 380), ("subtract_hp opponent 80", 220), ("set_hp opponent 120", 120)],
)
def test_hp_changes(action, left):
    """Of 300."""
    assert used(f": {action} until end_of_battle").hp("T-2", YOU) == left


@pytest.mark.rule("A-12.7", "A-13.1")
def test_a_digimon_whose_hp_fell_is_destroyed_sooner():
    """100 less: 200 power is enough for 300 HP."""
    t = used(": subtract_hp opponent 100 until end_of_battle", mine=fighter("T-1", 200))
    t.until("preparation")
    assert t.cards(YOU, "removed") == ["T-2"]


@pytest.mark.rule("A-14.5")
@pytest.mark.parametrize(
    ("action", "speed"),
    [("add_speed opponent 4", 5), ("subtract_speed opponent 3", 0), ("set_speed opponent 7", 7)],
)
def test_speed_changes(action, speed):
    """Of 1; never below 0."""
    assert used(f": {action} until end_of_turn").speed("T-2", YOU) == speed


@pytest.mark.rule("A-14.5")
def test_speeds_are_swapped():
    """9 and 1."""
    t = used(": swap_speed me opponent until end_of_turn")
    assert (t.speed("T-1"), t.speed("T-2", YOU)) == (1, 9)


@pytest.mark.rule("A-8.2", "A-8.3")
@pytest.mark.parametrize(
    ("action", "milled"), [("add_cost {kind digimon, owner me} 3", 4), ("subtract_cost self 1", 0)]
)
def test_costs_change_what_the_cost_check_finds(action, milled):
    """A Digimon of 10 and the option of 1 are 11: one card too many."""
    t = opened(f"static: {action}", mine=fighter("T-1", cost=10))
    assert t.count(ME, "dark_area") == milled


@pytest.mark.rule("A-14.4", "A-14.5")
def test_what_is_counted_is_counted_anew():
    """20 for each own Digimon: one less, 20 less."""
    bond = option("T-3", "static: add_attack me (times 20 (count {kind digimon, owner me}))")
    slay = command("T-4", "use at battle: choose $a: 1 {name t-5} from me.boxes; discard $a")
    t = duel("me slot T-3\nme box T-5\nme hand T-4\n", bond, slay, fighter("T-5"))
    assert t.power(ME) == 140
    t.answer("use T-4", "pick T-5")
    assert t.power(ME) == 120


@pytest.mark.rule("A-14.2")
@pytest.mark.parametrize(
    ("amount", "power"),
    [
        ("(level me)", 103),
        ("(speed me)", 109),
        ("(cost me)", 102),
        ("(hp opponent)", 400),
        ("(power opponent B)", 200),
        ("me.points", 170),
        ("opponent.hand", 101),
        ("(count_in {kind option} me.dark_area)", 102),
        ("(times 3 (count {kind digimon}))", 106),
    ],
)
def test_amounts(amount, power):
    """Level III, speed 9, cost 2; HP 300, powers 100; 70 points; a hand of one, two options in the Dark Area."""
    more = "me points 70\nyou hand XA-51\nme dark XA-44 XA-45 XA-51"
    assert used(f": add_attack me {amount} until end_of_battle", more).power(ME) == power


@pytest.mark.rule("A-14.4")
@pytest.mark.parametrize(
    ("duration", "after_battle", "next_turn", "turn_after"),
    [
        ("end_of_battle", 9, 9, 9),
        ("end_of_turn", 12, 9, 9),
        ("turns 2", 12, 12, 9),
        ("on_box", 12, 12, 12),
    ],
)
def test_how_long_it_lasts(duration, after_battle, next_turn, turn_after):
    """A speed of 9 raised by 3; another Digimon has an opportunity after the battle."""
    t = used(
        f": add_speed me 3 until {duration}",
        "me box XA-03",
        mine=fighter("T-1", hp=5000),
        other=fighter("T-2", hp=5000),
    )
    assert t.speed("T-1") == 12
    t.answer("pass", "pass")
    assert t.speed("T-1") == after_battle
    assert t.next_turn().speed("T-1") == next_turn
    assert t.next_turn().speed("T-1") == turn_after


@pytest.mark.rule("A-14.4")
def test_it_lasts_as_long_as_its_source_stays():
    """30 less until the option is discarded."""
    t = opened("when opened: subtract_attack {kind digimon, owner opponent} 30 until stays")
    t.until("opportunity", ME).answer("attack T-1 T-2")
    assert t.power(YOU) == 70
    t = opened("when opened: subtract_attack {kind digimon, owner opponent} 30 until stays")
    t.until("discard_play").answer("pick T-0", "done").until("opportunity", ME).answer("attack T-1 T-2")
    assert t.power(YOU) == 100


@pytest.mark.rule("A-8.6", "A-14.4")
@pytest.mark.parametrize(("duration", "hp"), [("on_box", 560), ("end_of_turn", 460)])
def test_what_is_on_the_box_stays_when_its_digimon_evolves(duration, hp):
    """100 HP more, then Emberling becomes Blazehorn in the same turn."""
    grow = command("T-3", f"use at battle: add_hp me 100 until {duration}")
    evolve = command("T-4", "use at battle: choose $a: 1 {name blazehorn} from me.hand; evolve $a me")
    t = fight("me hand T-3 T-4 XA-11\nme box XA-01\n", grow, evolve, mine=fighter("T-1", speed=0))
    t.until("opportunity", ME).answer("attack XA-01 T-2", "use T-3", "pass", "use T-4", "pick XA-11")
    assert t.hp("XA-11") == hp


@pytest.mark.rule("A-14.5")
def test_continuous_abilities_of_one_name_do_not_add_up_where_they_say_so():
    """Two drums: 20, not 40."""
    drum = option("T-3", "keyword no_adding", "static: add_attack {kind digimon, owner me} 20")
    other = option("T-4", "static: add_attack {kind digimon, owner me} 20")
    assert duel("me slot T-3\nme slot T-3\n", drum).power(ME) == 120
    assert duel("me slot T-4\nme slot T-4\n", other).power(ME) == 140
