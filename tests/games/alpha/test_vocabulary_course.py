"""Actions that change the course of a battle, and what players may and lose."""

import pytest

from alpha.board import ME, YOU, board
from alpha.duels import duel, fight, fighter, opened, used
from alpha.made import command, evolution, option


@pytest.mark.rule("A-12.6", "A-14.1")
def test_a_battle_is_a_tie_whatever_the_powers():
    """900 against 100: nobody loses HP."""
    t = used(": tie_battle", mine=fighter("T-1", 900)).until("preparation")
    assert (t.boxes(ME), t.boxes(YOU)) == (["T-1"], ["T-2"])


@pytest.mark.rule("A-12.5", "A-14.1")
@pytest.mark.parametrize(("winner", "removed"), [("me", ([], ["T-2"])), ("opponent", (["T-1"], []))])
def test_a_battle_is_won_outright(winner, removed):
    """The loser loses the winner's 300 in HP, though powers are equal."""
    t = used(f": win_battle {winner}", mine=fighter("T-1", 300), other=fighter("T-2", 300)).until("preparation")
    assert (t.cards(ME, "removed"), t.cards(YOU, "removed")) == removed


@pytest.mark.rule("A-14.1")
def test_a_battle_ends_without_a_result():
    """Nobody wins, nobody ties, both turn sideways (A-12.8)."""
    mine = fighter("T-1", 900, "when win: gain_points me 10", "when draw: gain_points me 20")
    t = used(": end_battle", "me points 50\nme box XA-03", mine=mine)
    t.answer("pass", "pass")
    assert (t.points[ME], t.sideways(ME), t.sideways(YOU)) == (50, ["T-1"], ["T-2"])
    assert t.boxes(YOU) == ["T-2"]


@pytest.mark.rule("A-12.7", "A-14.1")
def test_both_are_damaged():
    """Each loses the other's power: 200 of 300, and 300 of 300."""
    t = used(": both_damaged", "me box XA-03", mine=fighter("T-1", 300), other=fighter("T-2", 200))
    t.answer("pass", "pass")
    assert (t.boxes(ME), t.boxes(YOU), t.cards(YOU, "removed")) == (["T-1", "XA-03"], [], ["T-2"])


@pytest.mark.rule("A-14.2")
def test_the_command_used_last_is_negated():
    """What the opponent has done ends; the one before stands."""
    plus = command("T-3", "use at battle: add_attack me 50 until end_of_battle")
    stop = command("T-4", "use at battle: negate last_command")
    t = duel("me hand T-3 T-3\nyou hand T-4\n", plus, stop).answer("use T-3", "pass", "use T-3")
    assert t.power(ME) == 200
    t.answer("use T-4")
    assert t.power(ME) == 150


@pytest.mark.rule("A-14.2", "A-12.4")
def test_a_settled_battle_can_be_unsettled():
    """The tie of a Command falls with it; a negation can be negated no more."""
    tie = command("T-3", "use at battle: tie_battle")
    stop = command("T-4", "use at battle: negate last_command")
    t = duel("me hand T-3\nyou hand T-4\n", tie, stop, mine=fighter("T-1", 900)).answer("use T-3", "use T-4")
    assert t.until("preparation").cards(YOU, "removed") == ["T-2"]


@pytest.mark.rule("A-14.2")
def test_an_option_in_play_is_negated():
    """It leaves its slot; what it gave ends, and it answers."""
    band = option("T-3", "static: add_attack {kind digimon, owner me} 50", "when negated: gain_points me 10")
    t = duel("you points 50\nyou slot T-3\nme hand T-0\n", band,
             command("T-0", "use at battle: choose $a: 1 {class ordinary} from opponent.slots; negate $a"))  # fmt: skip
    assert t.power(YOU) == 150
    t.answer("use T-0", "pick T-3")
    assert (t.power(YOU), t.points[YOU], t.slots(YOU)) == (100, 60, [])


@pytest.mark.rule("A-10.1", "A-10.2", "A-14.1")
@pytest.mark.parametrize(
    ("action", "points", "boxes"), [("redirect self", 100, ["T-2"]), ("draw me 1", 90, ["T-2", "T-3"])]
)
def test_an_attack_on_the_player_is_turned_upon_a_digimon(action, points, boxes):
    """T-3 throws itself in the way, and is destroyed."""
    hero = fighter("T-3", 100, f"when player_attacked me: {action}")
    t = fight("you box T-3\n", hero, mine=fighter("T-1", 900)).answer("attack T-1").until("preparation")
    assert (t.points[YOU], t.boxes(YOU)) == (points, boxes)


@pytest.mark.rule("A-10.3", "A-14.1")
def test_an_attack_on_a_digimon_is_turned_upon_the_player():
    """Who may then block with a faster one."""
    shy = fighter("T-2", 100, "when attacked: redirect_to_player")
    t = fight("you box T-3\n", fighter("T-3", speed=20), other=shy).until("opportunity", ME).answer("attack T-1 T-2")
    assert (t.asked, t.options()) == ((YOU, "block"), ["none", "block T-3"])
    assert t.answer("none").points[YOU] == 90


@pytest.mark.rule("A-9.1", "A-9.2", "A-14.1")
def test_another_opportunity():
    """After its attack it is turned upright and may act again, once a turn."""
    blade = fighter("T-1", 100, "when attack_over once per turn: turn_upright self; extra_opportunity self")
    t = fight(mine=blade).answer("attack T-1")
    assert (t.asked, t.points[YOU]) == ((ME, "opportunity"), 90)
    t.answer("attack T-1")
    assert (t.points[YOU], t.sideways(ME)) == (80, ["T-1"])


@pytest.mark.rule("A-9.2", "A-14.1")
def test_a_digimon_is_turned_sideways():
    """It loses its opportunity, and cannot block."""
    t = fight("me box XA-03\nyou box T-3\n", fighter("T-3", speed=5, hp=990),
              mine=fighter("T-1", 100, "when opportunity: turn_sideways {kind digimon, owner opponent}"))  # fmt: skip
    t.answer("attack T-1")
    assert (t.points[YOU], sorted(t.sideways(YOU))) == (90, ["T-2", "T-3"])


# Players.


@pytest.mark.rule("A-14.1")
@pytest.mark.parametrize(
    ("line", "milled"),
    [
        ("static: raise_limit me costs 3", 0),
        ("static: lower_limit me costs 3", 6),
        ("static: raise_limit me hand 3", 3),
    ],
)
def test_the_limit_of_all_costs_changes(line, milled):
    """Costs of 13: three too many, if it is 10."""
    assert opened(line, mine=fighter("T-1", cost=12)).count(ME, "dark_area") == milled


@pytest.mark.rule("A-7.6", "A-14.1")
@pytest.mark.parametrize(("change", "hand"), [("raise_limit me hand 2", 8), ("lower_limit me hand 2", 4)])
def test_the_size_of_a_hand_changes(change, hand):
    """Instead of six."""
    t = board("me box XA-01\nme slot T-3\nyou box XA-02\n", option("T-3", f"static: {change}"))
    assert t.until("place", ME).count(ME, "hand") == hand


@pytest.mark.rule("A-7.13", "A-7.14", "A-7.15", "A-14.1")
@pytest.mark.parametrize(
    ("change", "numbers"),
    [
        ("raise_limit opponent digimon 1", ["XA-01", "XA-44"]),
        ("lower_limit me digimon 3", ["XA-44"]),
        ("lower_limit me options 3", ["XA-01"]),
        ("lower_limit me placing 9", []),
    ],
)
def test_what_may_be_placed_changes(change, numbers):
    """A Digimon and an option of cost 2 each in hand."""
    t = board(
        "me box XA-01\nme hand XA-01 XA-44\nme net_ocean 0\nme slot T-3\nyou box XA-02\n",
        option("T-3", f"static: {change}"),
    )
    t.until("place", ME)
    assert sorted({words.split()[1] for words in t.options() if words.startswith("place")}) == numbers


@pytest.mark.rule("A-7.13", "A-14.1")
@pytest.mark.parametrize(("lines", "offered"), [((), False), (("keyword placed_free",), True)])
def test_a_card_whose_cost_does_not_count_when_it_is_placed(lines, offered):
    """It costs 12."""
    t = board("me box XA-01\nme hand T-3\nyou box XA-02\n", option("T-3", *lines, cost=12)).until("place", ME)
    assert t.offers("place T-3") == offered


@pytest.mark.rule("A-10.4", "A-14.5")
@pytest.mark.parametrize(
    ("action", "points"),
    [
        ("multiply_loss opponent 3", 70),
        ("halve_loss opponent", 95),
        ("set_loss opponent 40", 60),
        ("keep_points opponent", 100),
        ("keep_points me", 90),
    ],
)
def test_lost_points_change(action, points):
    """Of 10."""
    t = fight("me slot T-3\n", option("T-3", f"static: {action}")).answer("attack T-1")
    assert t.points[YOU] == points


@pytest.mark.rule("A-14.3")
@pytest.mark.parametrize(
    ("use", "power", "offered"),
    [("commands", 150, False), ("options", 100, True), ("abilities", 150, True), ("renewal", 150, True)],
)
def test_uses_are_forbidden(use, power, offered):
    """The opponent has a Command, and an option that gives 50."""
    band = option("T-3", "static: add_attack {kind digimon, owner me} 50")
    t = duel("you slot T-3\nyou hand XA-51\nme slot T-4\n", band, option("T-4", f"static: forbid opponent {use}"))
    t.answer("pass")
    assert (t.power(YOU), t.offers("use XA-51")) == (power, offered)


@pytest.mark.rule("A-14.3")
def test_forbidden_abilities_do_nothing():
    """Neither those that hold nor those that answer."""
    other = fighter("T-2", 100, "static: add_attack self 70", "when start_of_battle: gain_points me 10")
    t = duel("you points 50\nme slot T-4\n", option("T-4", "static: forbid opponent abilities"), other=other)
    assert (t.power(YOU), t.points[YOU]) == (100, 50)


@pytest.mark.rule("A-7.10", "A-14.3")
@pytest.mark.parametrize(("more", "offered"), [("", True), ("you slot T-3\n", False)])
def test_renewal_is_forbidden(more, offered):
    """In 1-C; the hand can be redrawn in any case, since no low Digimon is in play."""
    t = board(
        f"me box XA-11\nme fill XA-01\nyou box XA-02\n{more}", option("T-3", "static: forbid opponent renewal")
    ).until("fill", ME)
    assert t.offers("renew") == offered


@pytest.mark.rule("A-7.10", "A-14.1")
def test_a_renewal_is_forced():
    """Everything in play joins the Dark Area, and with it the deck; the player answers it."""
    wheel = "when opened: renew opponent"
    spring = option("T-3", "when renewed opponent: gain_points me 5")
    t = opened(wheel, "me points 50\nme slot T-3\nyou dark 4", spring)
    assert (t.boxes(YOU), t.count(YOU, "dark_area"), t.count(YOU, "net_ocean"), t.points[ME]) == ([], 0, 32, 55)


# Points.


@pytest.mark.rule("A-4.2", "A-5.1")
@pytest.mark.parametrize(
    ("action", "points"),
    [
        ("gain_points me 10", [50, 80]),
        ("gain_points opponent 50", [40, 100]),
        ("lose_points me 10", [30, 80]),
        ("lose_points opponent that", [40, 80]),
        ("swap_points", [80, 40]),
        ("equalise_points", [40, 40]),
    ],
)
def test_points_change(action, points):
    """40 against 80; no event has a number here."""
    assert used(f": {action}", "me points 40\nyou points 80").points == points


@pytest.mark.rule("A-13.4")
def test_the_owner_of_what_was_destroyed_loses_points():
    """Whoever that is."""
    ruin = option("T-3", "when destroyed {kind digimon}: lose_points owner 10")
    t = duel("me slot T-3\n", ruin, mine=fighter("T-1", 900)).until("preparation")
    assert t.points == [100, 90]
    t = duel("me slot T-3\n", ruin, other=fighter("T-2", 900)).until("preparation")
    assert t.points == [90, 100]


@pytest.mark.rule("A-1.12")
@pytest.mark.parametrize(("lines", "boxes"), [(("keyword stands_for_partner",), ["T-4"]), ((), ["T-3", "T-5"])])
def test_a_card_stands_in_for_the_partner_of_an_evolution(lines, boxes):
    """T-4 asks for Emberling as a partner; T-5 is another one."""
    joined = evolution("T-4", "t-3", also=[{"partner": {"name": "emberling"}}])
    t = board("phase evolution\nme box T-3 > T-4\nme fill XA-01\nme box T-5\nyou box XA-02\n", fighter("T-3"), joined,
              fighter("T-5", 100, *lines))  # fmt: skip
    if lines:
        t.answer("pick T-5")
    assert t.boxes(ME) == boxes
