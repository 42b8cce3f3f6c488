"""What both sides see of an attack under way: who acts, who attacks, who is attacked or blocks (A-9.1, A-10.1, A-10.3)."""

from alpha.board import ME, YOU, board

BATTLE = "phase battle\nme box XA-11\nme fill XA-01\nme hand XA-51\nyou box XA-02\nyou fill XA-01"
MARKS = ("acts", "attacks", "defends")


def marks(position, seat: int, owner: int) -> list[list[str]]:
    """What a seat sees of the Digimon of an owner."""
    cards = position.game.view(seat).zone(owner, "digimon_boxes").cards
    return [[mark for mark in MARKS if card.notes.get(mark)] for card in cards]


def test_whose_opportunity_it_is_both_see():
    """Brinepup and Blazehorn have speed 5; the first player's Blazehorn acts first."""
    position = board(BATTLE).until("opportunity", ME)
    for seat in (ME, YOU):
        assert (marks(position, seat, ME), marks(position, seat, YOU)) == ([["acts"]], [[]])


def test_who_fights_is_marked_while_commands_are_asked_for():
    """Blazehorn attacks Brinepup."""
    position = board(BATTLE).until("opportunity", ME).answer("attack XA-11 XA-02")
    for seat in (ME, YOU):
        assert (marks(position, seat, ME), marks(position, seat, YOU)) == ([["acts", "attacks"]], [["defends"]])


def test_a_blocker_defends():
    """Gustlet is faster than Blazehorn and blocks."""
    position = board("phase battle\nme box XA-11\nme fill XA-01\nme hand XA-51\nyou box XA-05\nyou fill XA-02")
    position.until("opportunity", ME).answer("attack XA-11").until("block", YOU).answer("block XA-05")
    assert marks(position, ME, YOU) == [["defends"]]
