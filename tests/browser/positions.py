"""Positions of a game that come out the same every time: same decks, same seed, same answers."""

from collections.abc import Callable
from dataclasses import dataclass

from browser import alpha
from browser.remote import Remote, asked, sensible
from browser.serving import Server


@dataclass(frozen=True)
class Match:
    """Two decks of a game against each other, by name, the seed of their game, and how well the computer plays."""

    game: str
    mine: str
    other: str
    seed: str
    level: str = "greedy"


FIRST = Match("colosseum", "greymon", "garurumon", "b4")
FIRE = "fire"
"""The deck of `browser.alpha`: none of the ready ones."""
ALPHA = Match("alpha", "practice-dragon-line", "practice-swarm", "b4")
APPMON = Match("appmon", "practice-search-party", "practice-encore-tour", "s1")


def fire(seed: str) -> Match:
    """A deck of a few known α cards against the same one."""
    return Match("alpha", FIRE, FIRE, seed, "random")


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


def deck(server: Server, name: str, game: str = FIRST.game) -> list:
    """The cards of a deck."""
    if name == FIRE:
        return alpha.DECK
    decks = server.get(f"/api/games/{game}/decks")
    return next(one["cards"] for one in decks if one["id"] == name)


def opened(server: Server, opponent: dict, match: Match = FIRST) -> dict:
    """A new table of a match."""
    wish = {"game": match.game, "opponent": opponent, "seed": match.seed, "deck": deck(server, match.mine, match.game)}
    if opponent["kind"] != "friend":
        wish["other_deck"] = deck(server, match.other, match.game)
    return server.post("/api/tables", wish)


def later(number: int, *kinds: str) -> Callable[[Remote], bool]:
    """Holds when a seat has answered so often and is asked one of these."""
    return lambda seat: seat.count >= number and asked(*kinds)(seat)


def offered(number: int, kind: str, verb: str) -> Callable[[Remote], bool]:
    """Holds when a seat has answered so often and is asked this, with an answer of this verb."""
    reached_kind = later(number, kind)
    return lambda seat: reached_kind(seat) and any(offer["verb"] == verb for offer in (seat.question or {})["offers"])


def aimed(kind: str) -> Callable[[Remote], bool]:
    """Holds when a seat is asked this, with an answer that aims at another card."""
    reached_kind = asked(kind)
    return lambda seat: reached_kind(seat) and any(offer.get("target") for offer in (seat.question or {})["offers"])


def ended(seat: Remote) -> bool:
    """Holds when the game is over."""
    return seat.over


@dataclass(frozen=True)
class Wanted:
    """A position: until what holds a match is played, and by which answers."""

    until: Callable[[Remote], bool]
    match: Match = FIRST
    choose: Callable[[dict], str] = sensible


POSITIONS: dict[str, Wanted] = {
    "beginning": Wanted(asked("starting_level_iii")),
    "hand": Wanted(later(20, "discard_hand")),
    "planning": Wanted(later(20, "plan")),
    "evolution": Wanted(later(20, "evolution")),
    "battle": Wanted(later(40, "window_battle")),
    "end": Wanted(ended),
    "alpha-placing": Wanted(offered(0, "place", "evolve"), fire("d2")),
    "alpha-opportunity": Wanted(aimed("opportunity"), fire("d2")),
    "alpha-supporters": Wanted(asked("support"), fire("d1"), alpha.joining),
    "alpha-block": Wanted(asked("block"), fire("d3"), alpha.waiting),
    "alpha-commands": Wanted(asked("window"), fire("d2"), alpha.brawling),
    "appmon-beginning": Wanted(asked("starting_base"), APPMON),
    "appmon-declaring": Wanted(asked("declare"), APPMON),
    "appmon-material": Wanted(asked("material"), APPMON),
    "appmon-fusion": Wanted(offered(10, "fusion", "fuse"), APPMON),
    "appmon-battle": Wanted(offered(14, "window", "link"), APPMON),
}
"""Positions from the first question to the last, by name."""

_over: dict[str, Position] = {}
"""By server, a game that is over: nobody can change it any more, so all may look at the same one."""


def reached(server: Server, wanted: Wanted) -> Position:
    """A game against the computer, played until something holds."""
    table = opened(server, {"kind": "computer", "level": wanted.match.level}, wanted.match)
    token = table["seats"][0]["token"]
    return Position(table["table"], token, Remote(server, token).play(wanted.choose, wanted.until))


def placed(server: Server, name: str) -> Position:
    """A game in one of the positions."""
    if name != "end":
        return reached(server, POSITIONS[name])
    if server.address not in _over:
        _over[server.address] = reached(server, POSITIONS[name])
    return _over[server.address]
