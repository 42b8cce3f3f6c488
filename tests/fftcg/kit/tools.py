"""Tools of a test: what a resolved effect would do, at once; checks and waiting autos follow."""

from collections.abc import Callable

from fftcg.kit.answers import CHOOSE, pick
from fftcg.kit.blanks import Blank
from fftcg.kit.position import SIDES, Failure, Position
from fftcg.kit.windows import priority
from netocean.engine.game import Trigger
from netocean.games.fftcg import causes, moves, sheet
from netocean.games.fftcg.happen import Happening
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.values import V_AMOUNT, V_NUMBER, V_SELF
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import HOWS, OBJECTS, SUMMON
from netocean.games.fftcg.zones import BREAK, DECK, FIELD, HAND, REMOVED, STACK

BACKUP = "backup/earth/2"
AIM = "choose $a: 1 {}"
BLANK = "blank:"
TARGETS = {
    "hand": (HAND, causes.RETURNED),
    "break": (BREAK, causes.PUT),
    "deck": (DECK, causes.UNDER),
    "removed": (REMOVED, causes.REMOVED),
}
ADDED = causes.ADDED


def at_once(position: Position, act: Callable[[], None]) -> None:
    """Do something as an effect that resolves now; then checks, waiting autos, and the same player has priority."""
    priority(position)
    game = position.game
    step = game.stack[-1]
    step.at = 0
    step.a = 0
    game.choice = None
    act()
    game.derived = None
    game.advance()


def source(position: Position, seat: int, blank: Blank | None = None, face: Face | None = None) -> int:
    """A card of a side that is made for the test and lies nowhere that a text could see."""
    game = position.game
    made = face or (blank or Blank(BACKUP)).face(900 + len(game.table.owner))
    card = game.table.add(made, seat, STACK)
    sheet.grow(game)
    game.table.show(card, 3)
    return card


def _source_of(position: Position, words: list[str], seat: int) -> tuple[int, int]:
    """The source of damage and what it is: the card after `by`, or a blank of this side."""
    if "by" not in words:
        return source(position, seat), OBJECTS["auto"]
    name = words[words.index("by") + 1]
    if name.startswith(BLANK + "summon"):
        return source(position, seat, Blank(name.removeprefix(BLANK))), OBJECTS["summon"]
    card = position.card(name)
    summon = sheet.face(position.game, card).types & SUMMON != 0
    return card, OBJECTS["summon" if summon else "auto"]


def deal(position: Position, words: list[str]) -> None:
    """`deal CARD N [by CARD]`."""
    target = position.thing(words[0])
    seat = 1 - position.game.table.holder(target)
    by, kind = _source_of(position, words, seat)
    at_once(position, lambda: moves.harm(position.game, by, [target], int(words[1]), False, seat, kind))


def hit(position: Position, words: list[str]) -> None:
    """`hit SIDE [N]`."""
    seat = SIDES[words[0]]
    by = source(position, 1 - seat)
    amount = int(words[1]) if len(words) > 1 else 1
    at_once(position, lambda: moves.points(position.game, seat, amount, by))


def break_(position: Position, words: list[str]) -> None:
    """`break CARD…`, all at once."""
    cards = [position.thing(word) for word in words]
    seat = 1 - position.game.table.holder(cards[0])
    by, kind = source(position, seat), OBJECTS["auto"]
    at_once(position, lambda: moves.leave(position.game, cards, BREAK, causes.BROKEN, seat, by, kind))


def move(position: Position, words: list[str]) -> None:
    """`move CARD ZONE`."""
    name, zone = words
    card = position.thing(name)
    game = position.game
    seat = game.table.owner[card]
    by = source(position, seat)
    if zone == "field":
        at_once(position, lambda: moves.enter(game, [card], seat, -1, HOWS["ability"], 0, by))
        return
    where, cause = TARGETS[zone]
    if zone == "hand" and game.table.zone_of(card) != FIELD:
        cause = ADDED
    at_once(position, lambda: moves.leave(game, [card], where, cause, seat, by, OBJECTS["auto"]))


def discard(position: Position, words: list[str]) -> None:
    """`discard CARD… [by SIDE]`."""
    end = words.index("by") if "by" in words else len(words)
    cards = [position.card(word) for word in words[:end]]
    owner = position.game.table.owner[cards[0]]
    seat = SIDES[words[end + 1]] if end < len(words) else 1 - owner
    by, kind = source(position, seat), OBJECTS["auto"]
    at_once(position, lambda: moves.leave(position.game, cards, BREAK, causes.DISCARDED, seat, by, kind))


def draw(position: Position, words: list[str]) -> None:
    """`draw SIDE N`."""
    at_once(position, lambda: _draw(position, SIDES[words[0]], int(words[1])))


def _draw(position: Position, seat: int, count: int) -> None:
    moves.draw(position.game, seat, count)


def dull(position: Position, words: list[str]) -> None:
    """`dull CARD…`."""
    cards = [position.thing(word) for word in words]
    seat = 1 - position.game.table.holder(cards[0])
    at_once(position, lambda: _dull(position, cards, seat))


def _dull(position: Position, cards: list[int], seat: int) -> None:
    moves.dull(position.game, cards, "F-R4.9", seat)


def activate(position: Position, words: list[str]) -> None:
    """`activate CARD…`."""
    cards = [position.thing(word) for word in words]
    at_once(position, lambda: _activate(position, cards, position.game.table.holder(cards[0])))


def _activate(position: Position, cards: list[int], seat: int) -> None:
    moves.activate(position.game, cards, "F-R4.9", seat)


def act(position: Position, seat: int, line: str, kind: str = BACKUP) -> None:
    """An ability of a side with this canonical text, put on the stack now: `draw me 1`, `choose $a: 1 {…}; break $a`."""
    face = Blank(kind, f"when enters self: {line}").face(900 + len(position.game.table.owner))
    card = source(position, seat, face=face)

    def wait() -> None:
        game = position.game
        picks = [V_SELF, card, game.table.serial[card], V_AMOUNT, V_NUMBER, 0]
        happening = Happening(codes.EV_ENTERS, card)
        one = Trigger(seat, card, game.table.serial[card], game.pin(face), 0, happening.event, 0, picks)
        game.triggers.append(one)

    at_once(position, wait)


def aim(position: Position, words: list[str]) -> None:
    """`aim CARD by SIDE`."""
    if len(words) != 3 or words[1] != "by":
        raise Failure(f"aim CARD by SIDE, not {' '.join(words)}")
    act(position, SIDES[words[2]], AIM)
    if position.kind in CHOOSE:
        pick(position, [position.thing(words[0])], CHOOSE)


TOOLS = {
    "deal": deal,
    "hit": hit,
    "break": break_,
    "move": move,
    "discard": discard,
    "draw": draw,
    "dull": dull,
    "activate": activate,
    "aim": aim,
}
