"""What the rest of the program needs of a game, and what a game has to say, stand under the same names in every game."""

from typing import Any

import pytest

from netocean.games import _KIT, kit, names
from netocean.games.rooms import Rooms
from netocean.telling import _MANNERS, _ROOMS, of


@pytest.mark.parametrize("game", names())
def test_every_name_has_its_room_in_every_game(game: str):
    """A name without a room would only be missed in the middle of a game."""
    for name in _KIT:
        assert getattr(kit(game), name) is not None
    for name in (*_ROOMS, *_MANNERS):
        assert getattr(of(game), name) is not None


def test_what_a_package_lists_goes_before_the_rooms_and_the_manners():
    """Hyper Colosseum tells requirement lines one by one and has no mark; α does neither."""
    lines: Any = of("colosseum").fitting
    assert lines.__module__ == "netocean.telling.colosseum.requirements"
    assert (of("colosseum").MARK, of("alpha").MARK) == ("", "a")
    assert (of("colosseum").MARKS_FOREIGN_NAMES, of("alpha").MARKS_FOREIGN_NAMES) == (True, False)


def test_a_name_that_no_game_has_is_refused():
    """As an attribute of a module would be."""
    with pytest.raises(AttributeError, match="colour"):
        _ = Rooms("netocean.games.alpha", {"build": "build:build"}, {}).colour
