"""A-5: winning, losing, and how a game ends that would not."""

import pytest

from alpha.board import ME, YOU, board, start
from alpha.made import command, digimon
from netocean.games.alpha import score, sheet

HIT = "phase battle\nme box XA-31\nme fill XA-01\nyou box XA-01\n"


@pytest.mark.rule("A-5.1")
@pytest.mark.primer("alpha/03")
@pytest.mark.parametrize(("points", "outcome"), [(10, (ME, "A-5.1")), (5, (ME, "A-5.1")), (11, None)])
def test_who_has_no_points_left_loses_at_once(points, outcome):
    """Ten points lost of 10 or 5: over, never below 0; of 11 one is left."""
    t = board(HIT + f"you points {points}").answer("attack XA-31")
    assert t.outcome == outcome
    assert t.points[YOU] == max(points - 10, 0)


EMPTY = """me fill {fill}
           me hand XA-51
           {more}
           me net_ocean {left}
           you box XA-02"""


@pytest.mark.rule("A-5.2")
@pytest.mark.primer("alpha/03")
def test_who_cannot_recover_loses():
    """No Digimon in play; every Level III or lower is removed from the game: checked at the end of the own 1-D."""
    removed = "me removed XA-01 XA-01 XA-01"
    t = board(EMPTY.format(fill="XA-11", more=removed, left=28)).until("place", ME)
    assert t.outcome is None
    t.answer("done")
    assert t.outcome == (YOU, "A-5.2")


@pytest.mark.rule("A-5.2")
@pytest.mark.parametrize("where", ["me hand XA-51 XA-01", "me dark XA-01", "me top XA-01"])
def test_one_low_digimon_anywhere_is_enough(where):
    """In hand, Dark Area or deck: that can be mended."""
    text = f"me fill XA-11\n{where}\nyou box XA-02"
    t = board(text).until("place", ME).answer("done")
    assert (t.outcome, t.choice.seat) == (None, YOU)


@pytest.mark.rule("A-5.2")
def test_a_high_digimon_in_play_is_enough():
    """It need not be a Level III."""
    t = board("me box XA-11\nme fill XA-11\nme removed XA-01\nyou box XA-02").until("place", ME).answer("done")
    assert (t.outcome, t.choice.seat) == (None, YOU)


@pytest.mark.rule("A-5.3")
def test_both_at_once_is_a_draw():
    """One change that sets both to 0."""
    t = board("phase battle\nme box XA-01\nyou box XA-02")
    score.become(t.game, 0, 0, "A-14.1")
    assert t.outcome == (2, "A-5.3")


@pytest.mark.rule("A-5.4")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_a_player_may_concede_at_any_decision(seat):
    """Whoever is asked."""
    t = start()
    t.game.concede(seat)
    assert t.outcome == (1 - seat, "A-5.4")


@pytest.mark.rule("A-5.5")
@pytest.mark.case("alpha/switch/max_turns=200")
def test_the_last_turn_ends_the_game():
    """More points win, equal points draw."""
    for mine, other, winner in ((100, 90, ME), (90, 100, YOU), (90, 90, 2)):
        t = board(f"turn 200\nphase battle\nme points {mine}\nme box XA-01\nyou points {other}\nyou box XA-02").to_end()
        assert t.outcome == (winner, "A-5.5")


@pytest.mark.rule("A-5.5")
@pytest.mark.parametrize("last", [1, 3])
def test_the_bound_is_a_switch(last):
    """Any number."""
    t = start(max_turns=str(last)).to_end()
    assert (t.outcome, t.turn()) == ((2, "A-5.5"), last)


@pytest.mark.rule("A-5.6")
def test_a_position_that_comes_again_with_no_choice_ends_the_game():
    """Losing what it gains, for ever: by the count of points."""
    turning = digimon(
        "T-1",
        "when points_gained: lose_points me 10",
        "when points_lost: gain_points me 10",
        "when evolved: gain_points me 10",
        level="IV",
        condition={"any": [{"name": "emberling"}]},
    )
    t = board("phase evolution\nme points 50\nme box XA-01 > T-1\nyou box XA-02", turning)
    assert t.outcome == (YOU, "A-5.6")


@pytest.mark.rule("A-5.6")
def test_five_hundred_effects_in_a_phase_end_the_game():
    """After 498 effects of this phase the next one acts, the one after it ends the game."""
    gift = command("T-1", "use at battle: gain_points me 1")
    t = board("phase battle\nme points 50\nme box XA-01\nme hand T-1 T-1\nyou box XA-02", gift)
    t.until("opportunity", ME).answer("attack XA-01 XA-02")
    t.game.reg[sheet.EFFECTS] = 498
    t.answer("use T-1", "pass")
    assert (t.points[ME], t.outcome) == (51, None)
    t.answer("use T-1")
    assert (t.points[ME], t.outcome) == (51, (YOU, "A-5.6"))
