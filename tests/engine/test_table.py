"""Who knows a card, and by which name, as it moves."""

import pytest

from netocean.engine.chance import seeded
from netocean.engine.table import EVERYBODY, NOBODY, OWNER, Layout, Printed, Table

ME, YOU = 0, 1
BOTH = [True, True]
NEITHER = [False, False]


@pytest.fixture
def board() -> Table:
    """Three cards of mine in a deck; a hand, a slot, a pile and a public place."""
    layout = Layout()
    for name, reads, pointed, readable in (
        ("deck", NOBODY, False, False),
        ("hand", OWNER, False, True),
        ("slot", OWNER, True, True),
        ("pile", NOBODY, False, False),
        ("open", EVERYBODY, True, True),
    ):
        layout.add(name, reads, pointed, readable)
    table = Table.empty(layout)
    for name in ("a", "b", "c"):
        table.add(Printed(name, name, []), ME, DECK)
    return table


DECK, HAND, SLOT, PILE, OPEN = range(5)


def knows(table: Table, card: int) -> list[bool]:
    """Who knows a card."""
    return [table.known(seat, card) for seat in (ME, YOU)]


def test_a_drawn_card_is_known_to_its_owner_alone(board: Table) -> None:
    """And only its owner has a name for it."""
    board.move(2, HAND)
    assert knows(board, 2) == [True, False]
    assert [board.handles[seat][2] for seat in (ME, YOU)] == [1, 0]


def test_a_card_laid_face_down_can_be_pointed_at_but_not_read(board: Table) -> None:
    """The other seat gives it its own first name."""
    board.move(2, HAND)
    board.move(2, SLOT)
    assert knows(board, 2) == [True, False]
    assert board.card(YOU, 1) == 2


def test_what_lies_open_is_known_to_all_and_stays_known_on_a_pile(board: Table) -> None:
    """Forbidding to look is not forbidding to remember."""
    board.move(0, OPEN)
    board.move(0, PILE)
    assert knows(board, 0) == BOTH
    assert board.handles[YOU][0] == 1


def test_a_card_from_the_deck_to_a_pile_stays_unknown_and_nameless(board: Table) -> None:
    """Milled cards are seen by nobody."""
    board.move(1, PILE)
    assert knows(board, 1) == NEITHER
    assert [board.handles[seat][1] for seat in (ME, YOU)] == [0, 0]


def test_playing_from_hand_face_down_blurs_what_the_other_seat_knew_of_the_hand(board: Table) -> None:
    """It knew two of three cards; one leaves unseen: it can no longer say which are left."""
    for card in (0, 1, 2):
        board.move(card, HAND)
    board.show(0, 2)
    board.show(1, 2)
    board.move(0, SLOT)
    assert [board.known(YOU, card) for card in (0, 1, 2)] == [False, False, False]
    assert [board.known(ME, card) for card in (0, 1, 2)] == [True, True, True]
    assert board.seen[1] == 3


def test_playing_from_hand_openly_blurs_nothing(board: Table) -> None:
    """Everybody sees which card it is."""
    board.move(0, HAND)
    board.move(1, HAND)
    board.show(1, 2)
    board.move(0, OPEN)
    assert board.known(YOU, 1)


def test_a_shuffle_ends_knowledge_and_names(board: Table) -> None:
    """The old name points at nothing, the next sight gives a new one."""
    board.move(0, OPEN)
    board.move(0, PILE)
    board.move(1, PILE)
    board.gather(ME, PILE, DECK)
    seeded(0).shuffle(board.zone(ME, DECK))
    assert knows(board, 0) == NEITHER
    assert board.card(YOU, 1) == -1
    board.move(0, OPEN)
    assert board.handles[YOU][0] == 2


def test_a_card_that_comes_back_is_another_thing(board: Table) -> None:
    """Its serial tells it apart."""
    before = board.serial[0]
    board.move(0, HAND)
    board.move(0, DECK)
    assert board.serial[0] == before + 2


def test_the_top_is_last_and_the_bottom_first(board: Table) -> None:
    """Moves go onto the top unless said otherwise."""
    board.move(0, PILE)
    board.move(1, PILE)
    board.move(2, PILE, bottom=True)
    assert board.zone(ME, PILE) == [2, 0, 1]


def test_a_copy_is_independent(board: Table) -> None:
    """Moving a card in one leaves the other alone."""
    copy = board.clone()
    copy.move(0, HAND)
    assert board.zone(ME, DECK) == [0, 1, 2]
    assert copy.zone(ME, DECK) == [1, 2]
    assert board.handles[ME][0] == 0


def test_a_handle_out_of_range_names_nothing(board: Table) -> None:
    """Guessed handles find no card."""
    assert [board.card(ME, handle) for handle in (-1, 0, 1, 99)] == [-1, -1, -1, -1]
