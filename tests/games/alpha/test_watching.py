"""The watch of the lab finds a Command that was left lying, and none that still acts."""

from alpha.board import ME, Board, board
from netocean.games.alpha.watching import Watch
from netocean.games.alpha.zones import COMMAND

FIGHT = "phase battle\nme box XA-31\nyou box XA-11\nme fill XA-01\nyou fill XA-01\n"


def keys(t: Board) -> list[str]:
    """What the watch finds now."""
    return [key for key, _ in Watch().faults(t.game)]


def test_a_command_may_lie_there_until_what_it_set_off_has_acted():
    """Its cost of 20 points sets off two options: they are put in order, then both act, then it falls."""
    t = board(FIGHT + "me slot XA-168\nme slot XA-168\nme hand XA-173")
    t.until("opportunity", ME).answer("attack XA-31 XA-11", "use XA-173")
    assert t.options() == ["pick XA-168 0", "pick XA-168 1"]
    assert (t.cards(ME, "command"), keys(t)) == (["XA-173"], [])
    t.until("window")
    assert (t.cards(ME, "command"), keys(t), t.points) == ([], [], [80, 100])


def test_a_command_that_was_left_is_found():
    """Nothing is under way that used it."""
    t = board(FIGHT + "me hand XA-51").until("opportunity")
    t.game.table.move(t.find("XA-51"), COMMAND, up=True)
    assert keys(t) == ["watch-command-left"]
