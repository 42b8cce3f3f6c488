"""Actions that say what cards are, may and must."""

import pytest

from alpha.board import ME, YOU, board
from alpha.duels import duel, fight, fighter, used
from alpha.made import command, evolution, field, option

SKILLS = {"A": 300, "B": 200, "C": 100}


@pytest.mark.rule("A-12.1")
def test_a_battle_type_changes_what_the_other_side_uses():
    """Type A becomes C: the opponent's C, 100."""
    t = used(": become_type me C until end_of_battle", other=fighter("T-2", skills=SKILLS))
    assert (t.letter(YOU), t.power(YOU)) == ("C", 100)


@pytest.mark.rule("A-11.3", "A-1.8")
@pytest.mark.parametrize(("more", "offered"), [("", False), ("me slot T-4\n", True)])
def test_a_field_icon_can_be_given(more, offered):
    """Without icons nobody is in the same field."""
    icons = option("T-4", "static: add_field {kind digimon, owner me} DR")
    t = fight(f"me box T-3\nme slot T-5\n{more}", fighter("T-3"), icons, field("T-5", "DR"))
    assert t.offers("alpha T-1") == offered


@pytest.mark.rule("A-1.7")
@pytest.mark.parametrize(("more", "stands"), [("", "T-3"), ("me slot T-5\n", "T-4")])
def test_a_card_can_count_as_another_name(more, stands):
    """T-4 evolves from Emberling only."""
    crest = option("T-5", "static: add_name {name t-3} emberling")
    t = board(f"phase evolution\nme box T-3 > T-4\nyou box XA-02\n{more}", fighter("T-3"), evolution("T-4", "emberling"),
              crest)  # fmt: skip
    assert t.boxes(ME) == [stands]


@pytest.mark.rule("A-1.12")
@pytest.mark.parametrize(("attribute", "power"), [("Virus", 150), ("Data", 100)])
def test_an_attribute_can_be_given(attribute, power):
    """The hunter has 50 more against Virus."""
    hunter = fighter("T-1", 100, "static if opponent.active is {attribute Virus}: add_attack self 50")
    assert used(f": add_attribute opponent {attribute} until end_of_battle", mine=hunter).power(ME) == power


@pytest.mark.rule("A-14.3")
@pytest.mark.parametrize(
    ("deed", "options"),
    [
        ("be_attacked", ["pass", "attack T-1"]),
        ("be_blocked", ["pass", "attack T-1", "attack T-1 T-2"]),
    ],
)
def test_who_cannot_be_attacked_is_no_target(deed, options):
    """Only the player is left; what cannot be blocked may still be attacked."""
    t = fight("me slot T-3\n", option("T-3", f"static: cannot {{kind digimon, owner opponent}} {deed}"))
    assert t.options() == options


@pytest.mark.rule("A-14.3", "A-10.3")
@pytest.mark.parametrize(
    ("line", "asked"),
    [("static: cannot {kind digimon, owner me} be_blocked", False), ("static: cannot {name t-3} block", False),
     ("static: cannot {name t-2} block", True)],
)  # fmt: skip
def test_who_cannot_block_or_be_blocked(line, asked):
    """T-3 is fast enough to block."""
    t = fight("me slot T-4\nyou box T-3\n", option("T-4", line), fighter("T-3", speed=20, hp=990))
    t.until("opportunity", ME).answer("attack T-1")
    assert (t.asked == (YOU, "block")) == asked


@pytest.mark.rule("A-14.3", "A-10.1", "A-11.1")
@pytest.mark.parametrize(("deed", "offered"), [("attack", [False, True]), ("alpha_attack", [True, False])])
def test_who_cannot_attack_may_alpha_attack(deed, offered):
    """And the other way round."""
    mine = fighter("T-1", 100, f"static: cannot self {deed}", fields=["DR"])
    t = fight("me box XA-01\nme slot T-4\n", field("T-4", "DR"), mine=mine)
    assert [t.offers("attack T-1"), t.offers("alpha T-1")] == offered


@pytest.mark.rule("A-14.3", "A-11.2")
def test_who_cannot_support_leaves_the_attacker_alone():
    """No alpha attack without a supporter."""
    fence = option("T-3", "static: cannot {name emberling} support")
    t = fight("me box XA-01\nme slot T-3\nme slot T-4\n", fence, field("T-4", "DR"), mine=fighter("T-1", fields=["DR"]))
    assert not t.offers("alpha T-1")


@pytest.mark.rule("A-14.1", "A-9.2")
def test_who_must_attack_cannot_pass():
    """No pass among the options."""
    t = fight("you slot T-3\n", option("T-3", "static: must {kind digimon, owner opponent} attack"))
    assert t.options() == ["attack T-1", "attack T-1 T-2"]


@pytest.mark.rule("A-14.1", "A-10.3")
def test_who_must_block_cannot_let_it_pass():
    """Every block but none."""
    lure = option("T-4", "static: must {kind digimon, owner opponent} block")
    t = (
        fight("me slot T-4\nyou box T-3\n", lure, fighter("T-3", speed=20))
        .until("opportunity", ME)
        .answer("attack T-1")
    )
    assert t.options() == ["block T-3"]


@pytest.mark.rule("A-10.3", "A-14.1")
@pytest.mark.parametrize(("least", "options"), [(15, ["none", "block T-3"]), (25, None)])
def test_only_digimon_of_some_speed_can_block(least, options):
    """T-3 has speed 20, T-4 speed 12."""
    fox = fighter("T-1", 100, f"static: blocked_from self {least}")
    t = fight("you box T-3\nyou box T-4\n", fighter("T-3", speed=20), fighter("T-4", speed=12), mine=fox)
    t.until("opportunity", ME).answer("attack T-1")
    assert (t.options() if t.asked[1] == "block" else None) == options


@pytest.mark.rule("A-10.4", "A-14.1")
def test_an_unblocked_attack_costs_another_number():
    """20 instead of 10."""
    t = fight(mine=fighter("T-1", 100, "static: set_damage self 20")).answer("attack T-1")
    assert t.points == [100, 80]


@pytest.mark.rule("A-11.2", "A-14.1")
@pytest.mark.parametrize(
    ("part", "type_", "icon", "offered"),
    [("type", "B", "DR", True), ("type", "B", "DS", False), ("field", "A", "DS", True), ("field", "B", "DS", False)],
)
def test_support_whatever_the_type_or_the_field(part, type_, icon, offered):
    """The other condition stays."""
    flare = option("T-4", f"static: support_without {{kind digimon, owner me}} {part}")
    helper = fighter("T-3", type=type_, fields=[icon])
    t = fight(
        "me box T-3\nme slot T-4\nme slot T-5\n", helper, flare, field("T-5", "DR"), mine=fighter("T-1", fields=["DR"])
    )
    assert t.offers("alpha T-1") == offered


@pytest.mark.rule("A-12.7", "A-14.3")
def test_who_cannot_be_destroyed_stays():
    """Though its HP are used up."""
    t = used(": not_destroyed opponent until end_of_battle", mine=fighter("T-1", 900)).until("preparation")
    assert t.boxes(YOU) == ["T-2"]


@pytest.mark.rule("A-14.2")
def test_special_abilities_can_be_taken_away():
    """Continuous ones, and those that answer."""
    other = fighter("T-2", 100, "static: add_attack self 70", "when end_of_battle: gain_points me 10")
    t = used(": blank opponent until end_of_battle", "you points 50", other=other)
    assert t.power(YOU) == 100
    assert t.until("preparation").points[YOU] == 50


@pytest.mark.rule("A-12.2")
def test_the_text_of_a_skill_is_no_special_ability():
    """It applies all the same."""
    other = fighter("T-2", 100, "when skill A: add_attack me 70 until end_of_battle")
    assert (
        duel("me slot T-3\n", option("T-3", "static: blank {kind digimon, owner opponent}"), other=other).power(YOU)
        == 170
    )


@pytest.mark.rule("A-14.1")
@pytest.mark.parametrize(
    ("shield", "powers"),
    [
        ("immune self commands opponent", [100, 150]),
        ("immune self commands all", [100, 100]),
        ("immune self options opponent", [150, 200]),
    ],
)
def test_a_digimon_is_not_affected_by_some_cards(shield, powers):
    """T-2 would get 50 by my Command, and 50 by its owner's."""
    plus = "use at battle: add_attack {} 50 until end_of_battle"
    cards = command("T-3", plus.format("opponent")), command("T-4", plus.format("me"))
    t = duel("me hand T-3\nyou hand T-4\n", *cards, other=fighter("T-2", 100, f"static: {shield}"))
    told = []
    for number in ("T-3", "T-4"):
        told.append(t.answer(f"use {number}").power(YOU))
    assert told == powers


@pytest.mark.rule("A-14.1")
@pytest.mark.parametrize(("level", "stays"), [("IV", False), ("III", True)])
def test_a_digimon_is_not_affected_by_weaker_ones(level, stays):
    """T-1, Level III, would destroy it; the shield is against Level III and lower."""
    bully = fighter("T-1", 100, "when attacks: destroy other", level=level,
                    **({} if level == "III" else {"condition": {"any": [{"name": "emberling"}]}}))  # fmt: skip
    proud = fighter("T-2", 100, "static: immune_from self {kind digimon, up_to III}")
    t = fight(mine=bully, other=proud).answer("attack T-1 T-2")
    assert (t.boxes(YOU) == ["T-2"]) == stays


@pytest.mark.rule("A-8.4", "A-8.5", "A-14.1")
@pytest.mark.parametrize(
    ("line", "keyword", "stands"),
    [
        ("static: ignore_condition {level IV}", (), "T-4"),
        ("static: ignore_condition {level Perfect}", (), "T-3"),
        ("static: ignore_condition {level IV}", ("keyword fixed",), "T-3"),
    ],
)
def test_an_evolution_condition_can_be_ignored(line, keyword, stands):
    """T-4 names another base."""
    wrong = evolution("T-4", "emberling")
    if keyword:
        wrong = fighter("T-4", 100, *keyword, level="IV", condition={"any": [{"name": "emberling"}]})
    t = board(
        "phase evolution\nme box T-3 > T-4\nme slot T-5\nyou box XA-02\n", fighter("T-3"), wrong, option("T-5", line)
    )
    assert t.boxes(ME) == [stands]


@pytest.mark.rule("A-14.3", "A-8.5")
def test_evolution_can_be_forbidden():
    """Into Level IV."""
    seal = option("T-5", "static: forbid_evolution opponent {level IV}")
    t = board("phase evolution\nme box XA-01 > XA-11\nyou box XA-02\nyou slot T-5\n", seal)
    assert t.boxes(ME) == ["XA-01"]


@pytest.mark.rule("A-14.2")
def test_abilities_are_copied():
    """What holds all the time and what answers, until the end of battle."""
    rich = fighter("T-2", 100, "static: add_attack self 70", "when end_of_battle: gain_points me 10")
    thief = fighter("T-1", 100, "when start_of_battle: copy opponent until end_of_battle")
    t = duel("me points 50\nyou points 50\n", mine=thief, other=rich)
    assert (t.power(ME), t.power(YOU)) == (170, 170)
    assert t.until("preparation").points == [60, 60]


@pytest.mark.rule("A-12.10", "A-14.1")
@pytest.mark.parametrize(("more", "points"), [("", 50), ("me slot T-4\n", 60)])
def test_the_abilities_of_a_supporter_count_where_a_card_says_so(more, points):
    """In an alpha battle only those of the main Digimon do."""
    helper = fighter("T-3", 100, "when start_of_battle {role attacker}: gain_points me 10", fields=["DR"], speed=0)
    baton = option("T-4", "static: abilities_in_support {kind digimon, owner me}")
    t = fight(f"me points 50\nme box T-3\nme slot T-5\n{more}", helper, baton, field("T-5", "DR"),
              mine=fighter("T-1", fields=["DR"]))  # fmt: skip
    t.answer("alpha T-1", "pick T-3", "done", "block T-2").until("window")
    assert t.points[ME] == points
