"""Positions of a game that come out the same every time: same decks, same seed, same answers."""

from collections.abc import Callable
from dataclasses import dataclass

from browser.remote import Remote, asked, sensible
from browser.serving import Server

SEED = "b4"


@dataclass(frozen=True)
class Position:
    """A table with a game under way, and how the person at the page gets to their seat."""

    table: str
    token: str
    remote: Remote

    @property
    def place(self) -> str:
        """The address of the table on the page."""
        return f"#/table/{self.table}"

    @property
    def kept(self) -> dict[str, object]:
        """What a browser keeps that holds this seat."""
        return sitting(self.table, [{"seat": 0, "token": self.token}])


def sitting(table: str, seats: list[dict]) -> dict[str, object]:
    """What a browser keeps that holds these seats of a table."""
    return {"seats": [{"table": table, "seats": seats, "since": 0}]}


def deck(server: Server, name: str) -> list:
    """The cards of a ready deck."""
    decks = server.get("/api/games/colosseum/decks")
    return next(one["cards"] for one in decks if one["id"] == name)


def opened(server: Server, opponent: dict, seed: str = SEED) -> dict:
    """A new table: Greymon's deck against Garurumon's."""
    wish = {"game": "colosseum", "opponent": opponent, "seed": seed, "deck": deck(server, "greymon")}
    if opponent["kind"] != "friend":
        wish["other_deck"] = deck(server, "garurumon")
    return server.post("/api/tables", wish)


def reached(server: Server, until: Callable[[Remote], bool]) -> Position:
    """A game against the computer, played until something holds."""
    table = opened(server, {"kind": "computer", "level": "greedy"})
    token = table["seats"][0]["token"]
    return Position(table["table"], token, Remote(server, token).play(sensible, until))


def later(number: int, *kinds: str) -> Callable[[Remote], bool]:
    """Holds when a seat has answered so often and is asked one of these."""
    return lambda seat: seat.count >= number and asked(*kinds)(seat)


POSITIONS: dict[str, Callable[[Remote], bool]] = {
    "beginning": asked("starting_level_iii"),
    "hand": later(20, "discard_hand"),
    "planning": later(20, "plan"),
    "evolution": later(20, "evolution"),
    "battle": later(40, "window_battle"),
    "end": lambda seat: seat.over,
}
"""Six positions from the first question to the last, by name."""

_over: dict[str, Position] = {}
"""By server, a game that is over: nobody can change it any more, so all may look at the same one."""


def placed(server: Server, name: str) -> Position:
    """A game in one of the positions."""
    if name != "end":
        return reached(server, POSITIONS[name])
    if server.address not in _over:
        _over[server.address] = reached(server, POSITIONS[name])
    return _over[server.address]
