"""P-11: how a game ends."""

import pytest

from appmon.board import ME, YOU, board
from appmon.made import appmon, option

TIE = """phase battle
         first you
         switch tie_break {value}
         me points 10
         me box XP-01
         {mine}
         you points 10
         you box XP-01
         {yours}"""


@pytest.mark.rule("P-11.1")
@pytest.mark.primer("appmon/09")
@pytest.mark.parametrize(("points", "over"), [(30, False), (20, True), (10, True)])
def test_who_is_brought_to_zero_loses(points, over):
    """Lookling loses 20 to Hummlet; checked at once, before anything leaves."""
    t = board(f"phase battle\nme points {points}\nme box XP-01\nyou box XP-03")
    for _ in range(2):
        t.answer("pass")
    assert t.outcome == ((YOU, "P-11.1") if over else None)
    assert t.points[ME] == max(points - 20, 0)


@pytest.mark.rule("P-11.1")
def test_points_lost_by_an_effect_end_the_game_at_once():
    """In the window, before the battle is decided."""
    drain = option("T-O", "use at battle limit at_use: lose_points opponent 10; draw me 1")
    t = board("phase battle\nfirst you\nme box XP-01\nme slot T-O\nyou box XP-03\nyou points 10", drain)
    t.answer("open T-O")
    assert (t.outcome, t.events("drawn"), t.events("battle-result")) == ((ME, "P-11.1"), [], [])


@pytest.mark.rule("P-11.2")
@pytest.mark.primer("appmon/09")
@pytest.mark.parametrize("where", ["removed", "discard", "hand", "top"])
def test_who_has_no_base_and_no_card_that_could_become_one_loses(where):
    """Checked at the end of the own preparation: a base in hand, deck or discard pile is enough to go on."""
    t = board(f"me fill XP-52\nme {where} XP-01\nyou box XP-03")
    while t.game.choice is not None and t.choice.seat == ME:
        t.passive()
    assert t.outcome == ((YOU, "P-11.2") if where == "removed" else None)


@pytest.mark.rule("P-11.2")
def test_the_second_player_is_checked_at_the_end_of_the_own_preparation():
    """Not before: I prepare first."""
    t = board("me box XP-01\nme hand XP-02\nyou fill XP-52\nyou removed XP-03")
    assert (t.choice.seat, t.outcome) == (ME, None)
    while t.game.choice is not None:
        t.passive()
    assert (t.outcome, t.turn()) == ((ME, "P-11.2"), 2)


@pytest.mark.rule("P-11.3")
@pytest.mark.case("appmon/P-C7")
@pytest.mark.case("appmon/switch/tie_break=none")
def test_c7_ten_against_ten():
    """Both at 0 in the same step: a draw."""
    t = board(TIE.format(value="none", mine="me deck 20", yours="")).answer("pass", "pass")
    assert (t.points, t.outcome) == ([0, 0], (2, "P-11.3"))


@pytest.mark.rule("P-11.3")
@pytest.mark.case("appmon/P-C7s")
@pytest.mark.case("appmon/switch/tie_break=house")
def test_c7s_fewer_appli_drives():
    """I have used one Driver Device in this game, you none: you win."""
    t = board(TIE.format(value="house", mine="me drives 1\nme deck 20", yours="you deck 10")).answer("pass", "pass")
    assert t.outcome == (YOU, "P-11.3")


@pytest.mark.rule("P-11.3")
def test_a_driver_device_of_this_battle_counts():
    """It makes the tie and loses the game."""
    t = board(TIE.format(value="house", mine="me slot XP-51", yours="")).answer("open XP-51", "pass", "pass", "pass")
    assert t.outcome == (YOU, "P-11.3")


@pytest.mark.rule("P-11.3")
@pytest.mark.case("appmon/switch/tie_break=ladder")
@pytest.mark.parametrize("value", ["ladder", "house"])
@pytest.mark.parametrize(("mine", "yours", "winner"), [
    ("me deck 11", "you deck 10", ME), ("me deck 10", "you deck 11", YOU), ("me deck 10", "you deck 10", 2),
])  # fmt: skip
def test_more_cards_in_the_deck(value, mine, yours, winner):
    """The first game's ladder, and the second step of the event's."""
    t = board(TIE.format(value=value, mine=mine, yours=yours)).answer("pass", "pass")
    assert t.outcome == (winner, "P-11.3")


@pytest.mark.rule("P-11.3")
@pytest.mark.parametrize("value", ["ladder", "house"])
def test_then_the_higher_grade_in_play(value):
    """Equal decks: a Super against a Standard, tied by an effect."""
    tie = option("T-O", "use at battle limit at_use: tie_battle")
    t = board(f"phase battle\nfirst you\nswitch tie_break {value}\nme points 10\nme box XP-01\nme slot T-O\nme deck 10\n"
              "you points 10\nyou box XP-03 > XP-12\nyou deck 10", tie)  # fmt: skip
    t.answer("open T-O", "pass", "pass", "pass")
    assert t.outcome == (YOU, "P-11.3")


@pytest.mark.rule("P-11.4")
def test_a_player_may_concede_at_any_decision():
    """Also at the other one's."""
    t = board("me box XP-01\nyou box XP-03")
    t.game.concede(YOU)
    assert t.outcome == (ME, "P-11.4")


@pytest.mark.rule("P-11.5")
@pytest.mark.case("appmon/switch/max_turns=any number")
@pytest.mark.parametrize(("last", "over"), [(1, True), (2, False)])
@pytest.mark.parametrize(("mine", "yours", "winner"), [(100, 60, ME), (70, 80, YOU), (100, 80, 2)])
def test_at_the_bound_more_points_win(mine, yours, winner, last, over):
    """`max_turns`: I lose 20 in this turn."""
    t = board(f"switch max_turns {last}\nturn 1\nphase battle\nme points {mine}\nme box XP-01\n"
              f"you points {yours}\nyou box XP-03")  # fmt: skip
    for _ in range(2):
        t.answer("pass")
    assert t.outcome == ((winner, "P-11.5") if over else None)


@pytest.mark.rule("P-11.5")
@pytest.mark.case("appmon/switch/max_turns=200")
@pytest.mark.parametrize(("turn", "over"), [(199, False), (200, True)])
def test_the_bound_is_two_hundred(turn, over):
    """The last turn is played to its end."""
    t = board(f"turn {turn}\nphase battle\nme box XP-01\nyou box XP-03").answer("pass", "pass")
    assert t.outcome == ((YOU, "P-11.5") if over else None)


@pytest.mark.rule("P-11.6")
def test_a_position_that_comes_again_ends_the_game():
    """Ten points there and back, with no choice in between: more points win."""
    seesaw = appmon("T-1", "when points_lost: gain_points me 10", "when points_gained: lose_points me 10")
    poke = option("T-O", "use at battle limit at_use: lose_points opponent 10")
    t = board(
        "phase battle\nfirst me\nme box T-1\nme points 50\nyou box XP-03\nyou points 90\nyou slot T-O", seesaw, poke
    )
    t.answer("open T-O")
    assert t.outcome == (YOU, "P-11.6")


@pytest.mark.rule("P-11.6")
def test_five_hundred_effects_in_a_phase_end_the_game():
    """Each makes a new position."""
    spiral = appmon("T-1", "when attack_added: add_attack me 10")
    t = board("phase battle\nfirst you\nme box T-1\nme points 90\nme slot XP-52\nyou box XP-03", spiral)
    t.answer("open XP-52")
    assert t.outcome == (YOU, "P-11.6")
    assert len(t.events("attack-added")) == 499
