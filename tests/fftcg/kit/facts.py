"""The facts of a test, one function a word; each says whether it holds."""

from collections.abc import Callable, Sequence

from fftcg.kit import asked
from fftcg.kit.position import SIDES, Failure, Position
from netocean.games.fftcg import sheet
from netocean.games.fftcg.announcement import CHARACTER, SUMMON, opened
from netocean.games.fftcg.costs import Pricing
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.slugs import slug
from netocean.games.fftcg.vocabulary.words import ELEMENT_WORDS, KEYWORDS, TYPES
from netocean.games.fftcg.vocabulary.words import SUMMON as SUMMON_TYPE

ZONES = ("hand", "break", "removed", "deck", "field", "damage", "lb")
OPEN = ("asked", "can", "cannot", "must")
"""Facts about what is asked now: for their sake nothing is answered that no step names."""


def holds(position: Position, line: str) -> bool:
    """Whether a fact holds. Raises Failure for one that cannot be read."""
    words = line.split()
    if words[0] == "not":
        return not holds(position, " ".join(words[1:]))
    if words[0] in _HEADS:
        return _HEADS[words[0]](position, words[1:])
    if words[0] in SIDES:
        return _side(position, SIDES[words[0]], words[1:])
    if len(words) > 1 and words[1] in _CARD_FACTS:
        return _CARD_FACTS[words[1]](position, words[0], words[2:])
    raise Failure(f"there is no fact {line!r}")


def prompts(lines: Sequence[str]) -> list[str]:
    """The kinds of prompt that facts are about: such a prompt must stay open for them."""
    found: list[str] = []
    for line in lines:
        words = line.removeprefix("not ").split()
        if words[0] in OPEN:
            found += asked.KINDS.get(words[1], asked.KINDS["priority"])
    return found


def _side(position: Position, seat: int, words: Sequence[str]) -> bool:
    name, number = words[0], int(words[1])
    game = position.game
    if name == "points":
        return sheet.points(game, seat) == number
    if name == "crystals":
        return game.reg[sheet.CRYSTALS + seat] == number
    if name == "active":
        characters = [card for card in position.pile(seat, "field") if game.table.turned[card] == 0]
        return len(characters) == number
    if name in ZONES:
        return len(position.pile(seat, name)) == number
    raise Failure(f"there is no zone {name!r}")


def _in(position: Position, name: str, words: Sequence[str]) -> bool:
    side, _, zone = words[0].partition(".")
    card = position.card(name)
    if zone == "stack":
        return any(step.a == card and step.seat == SIDES[side] for step in position.game.aside)
    return position.zone(card) == (SIDES[side], zone)


def _at(position: Position, name: str, words: Sequence[str]) -> bool:
    side, _, end = words[0].partition(".")
    pile = position.pile(SIDES[side], "deck")
    return len(pile) != 0 and pile[-1 if end == "top" else 0] == position.card(name)


def _counter(position: Position, name: str, words: Sequence[str]) -> bool:
    return sheet.counters(position.game, position.thing(name), word(slug(words[0]))) == int(words[1])


def _frozen(position: Position, name: str, words: Sequence[str]) -> bool:
    return position.column(name, sheet.FROZEN) == 1


def _turned(position: Position, name: str, value: int) -> bool:
    position.body(name)
    return position.game.table.turned[position.thing(name)] == value


_CARD_FACTS: dict[str, Callable[[Position, str, Sequence[str]], bool]] = {
    "in": _in,
    "at": _at,
    "counter": _counter,
    "frozen": _frozen,
    "power": lambda position, name, words: max(position.body(name).power, 0) == int(words[0]),
    "damage": lambda position, name, words: position.column(name, sheet.DAMAGE_ON) == int(words[0]),
    "dull": lambda position, name, words: _turned(position, name, 1),
    "active": lambda position, name, words: _turned(position, name, 0),
    "face_up": lambda position, name, words: position.game.table.up[position.card(name)] == 1,
    "has": lambda position, name, words: position.body(name).keywords & KEYWORDS[words[0]] != 0,
    "lacks": lambda position, name, words: position.body(name).keywords & KEYWORDS[words[0]] == 0,
    "type": lambda position, name, words: position.body(name).types & TYPES[words[0]] != 0,
    "element": lambda position, name, words: position.body(name).elements >> ELEMENT_WORDS[words[0]] & 1 == 1,
    "named": lambda position, name, words: slug(words[0].replace("_", " ")) in position.body(name).names,
    "control": lambda position, name, words: position.game.table.holder(position.thing(name)) == SIDES[words[0]],
}


def cost_of(position: Position, name: str) -> int:
    """The CP that casting a card plainly would cost now (F-R11.13)."""
    game, card = position.game, position.card(name)
    face = sheet.face(game, card)
    kind = SUMMON if face.types & SUMMON_TYPE else CHARACTER
    seat = position.choice.seat if asked.castable(position, card) else game.table.owner[card]
    place = face.use if kind == SUMMON else -1
    return Pricing(game, opened(game, seat, card, kind, face, place)).bill().need.total


def _winner(position: Position, words: Sequence[str]) -> bool:
    return position.outcome is not None and position.outcome[0] == SIDES[words[0]]


_HEADS: dict[str, Callable[[Position, Sequence[str]], bool]] = {
    "cost": lambda position, words: cost_of(position, words[0]) == int(words[1]),
    "can": asked.can,
    "cannot": lambda position, words: not asked.can(position, words),
    "must": asked.must,
    "asked": asked.asked,
    "stack": lambda position, words: len(position.game.aside) == int(words[0]),
    "winner": _winner,
}
