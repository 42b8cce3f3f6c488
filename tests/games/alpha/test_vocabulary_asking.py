"""What abilities ask: costs, conditions, fields of filters, properties."""

import pytest

from alpha.board import ME, YOU, board
from alpha.duels import duel, fight, fighter, opened
from alpha.made import command, digimon, evolution, field, option

# Costs.


@pytest.mark.rule("A-14.2")
@pytest.mark.parametrize(
    ("cost", "answers", "left"),
    [
        ("discard_hand 1", ["pick XA-51"], {"hand": ["XA-44"], "points": 50}),
        ("discard_hand 1 {kind option}", ["pick XA-44"], {"hand": ["XA-51"], "points": 50}),
        ("discard_all", [], {"hand": [], "points": 50}),
        ("mill 2", [], {"hand": ["XA-44", "XA-51"], "dark_area": 3, "points": 50}),
        ("lose_points 20", [], {"hand": ["XA-44", "XA-51"], "points": 30}),
        ("reveal {kind command}", ["pick XA-51"], {"hand": ["XA-44", "XA-51"], "points": 50}),
        ("remove 1 {kind digimon}", ["pick XA-14"], {"removed": ["XA-14"], "points": 50}),
        ("turn {kind option}", ["pick T-3"], {"sideways": ["T-3"], "points": 50}),
        ("send {kind option}", ["pick T-3"], {"slots": [], "points": 50}),
        ("turn_this", [], {"sideways": ["T-1"], "points": 50}),
    ],
)
def test_costs_are_paid(cost, answers, left):
    """Before the ability acts: its 50 attack power is there afterwards."""
    mine = fighter("T-1", 100, f"activate at battle cost {cost}: add_attack me 50 until end_of_battle")
    t = duel("me points 50\nme hand XA-44 XA-51\nme slot T-3\nme dark XA-14\n", option("T-3"), mine=mine)
    t.answer("activate T-1", *answers)
    found = {
        "hand": sorted(t.cards(ME, "hand")),
        "points": t.points[ME],
        "dark_area": t.count(ME, "dark_area"),
        "removed": t.cards(ME, "removed"),
        "sideways": t.sideways(ME),
        "slots": t.slots(ME),
    }
    assert {name: found[name] for name in left} == left
    assert t.power(ME) == 150


@pytest.mark.rule("A-14.2")
def test_an_option_pays_with_itself():
    """What it gave ends, what it does is done."""
    flag = option("T-3", "static: add_attack {kind digimon, owner me} 30",
                  "activate at battle cost send_this: add_attack me 50 until end_of_battle")  # fmt: skip
    t = duel("me slot T-3\n", flag).answer("activate T-3")
    assert (t.power(ME), t.slots(ME)) == (150, [])


@pytest.mark.rule("A-14.2")
@pytest.mark.parametrize(
    ("cost", "reason"),
    [
        ("discard_hand 2", ("cost-hand", "A-14.2")),
        ("discard_hand 1 {kind option}", ("cost-hand", "A-14.2")),
        ("mill 31", ("cost-net-ocean", "A-14.2")),
        ("lose_points 60", ("cost-points", "A-14.2")),
        ("reveal {kind digimon}", ("cost-hand", "A-14.2")),
        ("remove 1", ("cost-dark-area", "A-14.2")),
        ("turn {kind option}", ("cost-upright", "A-14.2")),
        ("send {kind option}", ("cost-in-play", "A-14.2")),
    ],
)
def test_what_cannot_be_paid_whole_is_not_offered(cost, reason):
    """One hand card, 50 points, nothing beside."""
    mine = fighter("T-1", 100, f"activate at battle cost {cost}: add_attack me 50 until end_of_battle")
    t = duel("me points 50\nme hand XA-51\n", mine=mine)
    assert not t.offers("activate T-1")
    assert reason in [(one.key, one.rule) for one in t.why(ME, "T-1")]


@pytest.mark.rule("A-14.2")
def test_what_lies_sideways_cannot_be_turned():
    """Once a turn in any case, but also not while it lies so."""
    compass = option("T-3", "activate at battle cost turn_this: add_attack me 50 until end_of_battle")
    t = duel("me slot T-3 sideways\n", compass)
    assert not t.offers("activate T-3")
    assert ("cost-this-upright", "A-14.2") in [(one.key, one.rule) for one in t.why(ME, "T-3")]


@pytest.mark.rule("A-14.2")
@pytest.mark.parametrize(("answers", "hand", "power"), [(["yes", "pick XA-51"], 0, 150), (["no"], 1, 100)])
def test_an_answer_may_cost_something(answers, hand, power):
    """Optional: then it is asked, and paid."""
    mine = fighter("T-1", 100, "when attacks may cost discard_hand 1: add_attack self 50 until end_of_battle")
    t = fight("me hand XA-51\n", mine=mine).answer("attack T-1 T-2", *answers)
    assert (t.count(ME, "hand"), t.power(ME)) == (hand, power)


@pytest.mark.rule("A-14.2")
def test_a_use_is_given_up_before_it_is_paid():
    """Back again: nothing has happened."""
    mine = fighter("T-1", 100, "activate at battle cost discard_hand 2: add_attack me 50 until end_of_battle")
    t = duel("me hand XA-51 XA-44 XA-45\n", mine=mine).answer("activate T-1", "pick XA-51", "back", "back")
    assert (t.asked, t.count(ME, "hand"), t.offers("activate T-1")) == ((ME, "window"), 3, True)


# Conditions.


@pytest.mark.rule("A-14.2")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("first_player me", True),
        ("first_player opponent", False),
        ("alpha_battle", False),
        ("used_command opponent", False),
        ("has_on_sheet me {kind option}", True),
        ("has_on_sheet opponent {kind option}", False),
        ("has_on_sheet me {class field, field DR}", True),
        ("evolved_this_turn", False),
        ("me.points <= 50", True),
        ("me.points < opponent.points", True),
        ("me.hand = 0", True),
        ("opponent.net_ocean >= 31", True),
        ("me.dark_area > 0", False),
        ("me.removed = 1", True),
        ("me.slots = 1", True),
        ("opponent.boxes = 2", False),
        ("me.level = opponent.level", True),
        ("me.level > II", True),
        ("me.attack = A", True),
        ("me.type != opponent.type", False),
        ("me.power = 100", True),
        ("me.speed > opponent.speed", True),
        ("me.hp >= 300", True),
        ("me.cost = 2", True),
        ("me.supporters = 0", True),
        ("opponent.active is {name t-2}", True),
        ("self is {role attacker}", True),
        ("not (me.points = 50 and me.hand = 0)", False),
        ("me.points = 40 or me.hand = 0", True),
    ],
)
def test_conditions(condition, holds):
    """50 points, a Field card of DR in play, a removed card, no hand; T-1 attacks T-2."""
    mine = fighter("T-1", 100, f"static if {condition}: add_attack self 50")
    t = duel("me points 50\nme slot T-4\nme removed XA-14\n", field("T-4", "DR"), mine=mine)
    # What asks for the power of a battle asks it without what continuous abilities add.
    assert t.power(ME) == (150 if holds else 100)


@pytest.mark.rule("A-11.1")
def test_an_alpha_battle_and_its_supporters_are_seen():
    """40 in an alpha battle, 10 for each supporter."""
    lines = "static if alpha_battle: add_attack self 40", "static: add_attack self (times 10 me.supporters)"
    mine = fighter("T-1", 100, *lines, fields=["DR"])
    t = fight("me box XA-01\nme slot T-4\n", field("T-4", "DR"), mine=mine)
    t.answer("alpha T-1", "pick XA-01", "done", "block T-2").until("window")
    # Of Emberling and T-1 Emberling's A is stronger: 320.
    assert t.power(ME) == 320 + 40 + 10


@pytest.mark.rule("A-12.4")
def test_a_command_of_the_opponent_is_seen():
    """In this battle."""
    answer = command("T-4", "use at battle: if used_command opponent { draw me 2 } else { draw me 1 }")
    t = duel("you hand T-4\nme hand XA-51\n", answer).answer("use XA-51", "use T-4")
    assert t.count(YOU, "hand") == 2
    t = duel("you hand T-4\n", answer).answer("pass", "use T-4")
    assert t.count(YOU, "hand") == 1


@pytest.mark.rule("A-8.4")
@pytest.mark.parametrize(
    ("condition", "points"),
    [
        ("evolved_this_turn", 60),
        ("evolved_from {name t-3}", 60),
        ("evolved_from {level IV}", 50),
        ("evolved_this_turn {name t-4}", 60),
    ],
)
def test_an_evolution_of_this_turn_is_seen(condition, points):
    """T-4 from T-3."""
    grown = fighter("T-4", 100, f"when evolved if {condition}: gain_points me 10", level="IV",
                    condition={"any": [{"name": "t-3"}]})  # fmt: skip
    t = board("phase evolution\nme points 50\nme box T-3 > T-4\nme fill XA-01\nyou box XA-02\n", fighter("T-3"), grown)
    assert t.points[ME] == points


# Filters.

PROBE = {"speed": 4, "cost": 3, "hp": 320, "fields": ["DR"], "attribute": "Virus", "species": "insect", "type": "B"}


@pytest.mark.rule("A-14.2")
@pytest.mark.parametrize(
    ("terms", "fits"),
    [
        ("name t-5", True),
        ("name t-5|emberling", True),
        ("not name t-5", False),
        ("number T-5", True),
        ("level III", True),
        ("level I|II", False),
        ("up_to III", True),
        ("up_to II", False),
        ("from III", True),
        ("from IV", False),
        ("not from IV", True),
        ("type B", True),
        ("type A|C", False),
        ("field DR", True),
        ("field DS", False),
        ("attribute Virus", True),
        ("attribute Data", False),
        ("species insect", True),
        ("kind digimon", True),
        ("kind option", False),
        ("class field", False),
        ("owner opponent", True),
        ("owner me", False),
        ("role supporter", False),
        ("upright", True),
        ("not upright", False),
        ("plain", True),
        ("evolved", False),
        ("another", True),
        ("speed = 4", True),
        ("speed > 4", False),
        ("cost <= 3", True),
        ("cost != 3", False),
        ("hp >= 321", False),
        ("hp < me.points", False),
        ("kind digimon, type B, speed >= 4", True),
        ("kind digimon, type B, speed >= 5", False),
    ],
)
def test_fields_of_a_filter(terms, fits):
    """T-5, the opponent's: Level III, type B, speed 4, cost 3, 320 HP, DR, a Virus insect, upright."""
    t = opened(f"when opened: discard {{name t-5, {terms}}}", "you box T-5\n", digimon("T-5", **PROBE))
    assert ("T-5" not in t.boxes(YOU)) == fits


@pytest.mark.rule("A-1.12")
@pytest.mark.parametrize(("part", "fits"), [("king", True), ("lord", True), ("abyss-king", True), ("abyss", False)])
def test_a_part_of_a_name(part, fits):
    """Abyss King holds King, as its card says, and itself; it counts as Lord. Letters are not compared."""
    king = digimon("T-5", name="abyss-king", also=["lord"], parts=["king"])
    t = opened(f"when opened: discard {{contains {part}}}", "you box T-5\n", king)
    assert ("T-5" not in t.boxes(YOU)) == fits


@pytest.mark.rule("A-10.1", "A-10.3")
@pytest.mark.parametrize(
    ("role", "mine", "theirs"),
    [("attacker", 150, 100), ("target", 100, 150), ("blocker", 100, 100), ("attacker|target", 150, 150)],
)
def test_roles_in_an_attack(role, mine, theirs):
    """T-1 attacks T-2 directly."""
    t = duel("me slot T-3\n", option("T-3", f"static: add_attack {{kind digimon, role {role}}} 50"))
    assert (t.power(ME), t.power(YOU)) == (mine, theirs)


@pytest.mark.rule("A-8.4")
def test_a_digimon_that_evolved_this_turn():
    """XA-11 has evolved, T-1 has not."""
    rite = option("T-3", "when step_ends me evolution_check: to_hand {evolved}")
    t = board("phase evolution\nme box XA-01 > XA-11\nme box T-1\nme slot T-3\nyou box XA-02\n", rite, fighter("T-1"))
    assert (t.boxes(ME), t.cards(ME, "hand")) == (["T-1"], ["XA-11"])


@pytest.mark.rule("A-14.2")
def test_a_card_without_special_abilities():
    """The text of a skill is none."""
    plain = "when opened: to_hand {kind digimon, plain, owner opponent}"
    t = opened(
        plain,
        "you box T-5\nyou box T-6\n",
        digimon("T-5", "when skill A: draw me 1"),
        digimon("T-6", "when win: draw me 1"),
    )
    assert t.boxes(YOU) == ["T-6"]


@pytest.mark.rule("A-14.2")
def test_another_card_than_the_one_that_says_it():
    """All but itself."""
    t = duel(
        "me box T-3\n",
        fighter("T-3"),
        mine=fighter("T-1", 100, "static: add_speed {kind digimon, owner me, another} 2"),
    )
    assert (t.speed("T-1"), t.speed("T-3")) == (9, 3)


@pytest.mark.rule("A-14.2")
def test_a_condition_is_asked_again_when_the_ability_acts():
    """Two abilities answer; the first one takes away what the second one asks for."""
    first = option("T-3", "when opened: lose_points me 30")
    second = option("T-4", "when opened if me.points >= 50: gain_points me 50")
    t = board(
        "phase evolution\nme points 60\nme box XA-01\nme slot T-3 down\nme slot T-4 down\nyou box XA-02\n",
        first,
        second,
    )
    assert t.answer("pick T-3").points[ME] == 30


@pytest.mark.rule("A-14.2")
def test_an_ability_of_the_evolution_it_comes_from():
    """The base answers as it is left."""
    base = digimon("T-3", "when evolved_from: draw me 1")
    t = board("phase evolution\nme box T-3 > T-4\nme fill XA-01\nyou box XA-02\n", base, evolution("T-4", "t-3"))
    assert (t.boxes(ME), t.count(ME, "hand")) == (["T-4"], 1)
