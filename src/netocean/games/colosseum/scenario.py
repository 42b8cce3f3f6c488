# form: interpreted
"""Positions of Hyper Colosseum from scenario text (see `docs/guides/scenarios.md` for the statements)."""

from collections.abc import Callable

from netocean.engine.chance import seeded
from netocean.engine.errors import ScenarioProblem
from netocean.engine.game import DRAWN, Game, Sink
from netocean.engine.scenario import Statement, read_statements
from netocean.engine.table import SEATS, Printed
from netocean.games.colosseum import sheet
from netocean.games.colosseum.printed import Face
from netocean.games.colosseum.rules import DECK_SIZE, preset
from netocean.games.colosseum.sheet import FROM_NET_OCEAN, as_face, face
from netocean.games.colosseum.steps.turn import MOMENTS, TurnStep
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import (
    DARK_AREA,
    DIGIMON_BOX,
    EVOLUTION_BOX,
    HAND,
    NET_OCEAN,
    POINT_GAUGE,
    REQUIREMENT_BOX,
    SLOTS,
    SUPPORT_BOX,
)

Find = Callable[[str], Printed]

_WORDS = {
    "first": {"me": 0, "you": 1},
    "phase": {"preparation": 1, "evolution": 2, "battle": 3, "points": 4},
    "result": {"me": 0, "you": 1, "draw": DRAWN},
}
_SEAT_WORDS = (
    "points",
    "box",
    "hand",
    "slot1",
    "slot2",
    "slot3",
    "evolution",
    "support",
    "dark",
    "net_ocean",
    "top",
    "fill",
)


class _Sheet:
    """What the statements say of one seat."""

    def __init__(self) -> None:
        self.statements: list[Statement] = []
        self.points = 100
        self.dark = -1
        self.ocean = -1
        self.top: list[Printed] = []
        self.fill: Printed | None = None


def build_position(text: str, find: Find, sink: Sink | None = None) -> Game:
    """The game at the position a scenario text describes. `find` gives a printed card by number, key or name.

    Raises ScenarioProblem with the line for what cannot be read, and for positions that cannot arise.
    """
    statements = read_statements(text)
    game = _bare(statements)
    sheets = [_Sheet() for _ in range(SEATS)]
    for statement in statements:
        if statement.seat >= 0:
            if statement.name not in _SEAT_WORDS:
                raise ScenarioProblem("scenario-unknown", line=statement.line, name=statement.name)
            _collect(sheets[statement.seat], statement, find)
    for seat in range(SEATS):
        _lay(game, seat, sheets[seat], find)
    game.decks = [[game.table.face[card] for card in range(len(game.table.owner)) if game.table.owner[card] == seat]
                  for seat in range(SEATS)]  # fmt: skip
    game.sink = sink
    game.advance()
    return game


class _Frame:
    """What the statements say of the game as a whole."""

    def __init__(self) -> None:
        self.preset = "primer"
        self.changes: dict[str, str] = {}
        self.seed = "0"
        self.turn = 1
        self.first = 0
        self.phase = sheet.PREPARATION
        self.result = -1

    def take(self, statement: Statement) -> None:
        """Take one statement."""
        name = statement.name
        if name == "switch":
            if len(statement.words) != 2:
                raise ScenarioProblem("scenario-switch", line=statement.line)
            self.changes[statement.words[0]] = statement.words[1]
        elif name == "turn":
            self.turn = statement.number(1, 9999)
        elif name in _WORDS:
            setattr(self, name, _word(statement, _WORDS[name]))
        elif name in ("preset", "seed"):
            setattr(self, name, statement.one())
        else:
            raise ScenarioProblem("scenario-unknown", line=statement.line, name=name)


def _bare(statements: list[Statement]) -> Game:
    frame = _Frame()
    for statement in statements:
        if statement.seat < 0:
            frame.take(statement)
    if (frame.phase == sheet.POINT_CALCULATION) != (frame.result >= 0):
        raise ScenarioProblem("scenario-result")
    game = preset(frame.preset, frame.changes).bare(seeded(frame.seed))
    game.reg[sheet.FIRST] = frame.first
    game.reg[sheet.TURN] = frame.turn - 1 if frame.phase == sheet.PREPARATION else frame.turn
    game.reg[sheet.RESULT] = frame.result
    step = TurnStep()
    step.at = (frame.phase - 1) * MOMENTS
    game.push(step)
    return game


def _word(statement: Statement, known: dict[str, int]) -> int:
    word = statement.one()
    if word not in known:
        raise ScenarioProblem("scenario-word", line=statement.line, name=word, known=", ".join(known))
    return known[word]


def _find(statement: Statement, word: str, find: Find) -> Face:
    try:
        return as_face(find(word))
    except LookupError:
        raise ScenarioProblem("scenario-card", line=statement.line, name=word) from None


def _collect(seat: _Sheet, statement: Statement, find: Find) -> None:
    if statement.name == "points":
        seat.points = statement.number(0, 100)
        if seat.points % 10 != 0:
            raise ScenarioProblem("scenario-points", line=statement.line)
    elif statement.name == "dark" and len(statement.words) == 1 and statement.words[0].isdecimal():
        seat.dark = statement.number(0, DECK_SIZE)
    elif statement.name == "net_ocean":
        seat.ocean = statement.number(0, DECK_SIZE)
    elif statement.name == "top":
        seat.top = [_find(statement, word, find) for word in statement.words]
    elif statement.name == "fill":
        seat.fill = _find(statement, statement.one(), find)
    else:
        seat.statements.append(statement)


def _lay(game: Game, seat: int, said: _Sheet, find: Find) -> None:
    game.reg[sheet.POINTS + seat] = said.points
    named_dark = 0
    for statement in said.statements:
        if statement.name == "box":
            _box(game, seat, statement, find)
        elif statement.name == "hand":
            for word in statement.words:
                _put(game, seat, _find(statement, word, find), HAND)
        elif statement.name.startswith("slot"):
            _slot(game, seat, statement, find)
        elif statement.name == "evolution":
            _plan(game, seat, statement, find, said)
        elif statement.name == "support":
            for word in statement.words:
                _put(game, seat, _find(statement, word, find), SUPPORT_BOX, up=True)
        else:
            for word in statement.words:
                _put(game, seat, _find(statement, word, find), DARK_AREA)
                named_dark += 1
    _rest(game, seat, said, named_dark)


def _put(game: Game, seat: int, printed: Printed, zone: int, up: bool = False, turned: bool = False) -> int:
    card = game.table.add(printed, seat, NET_OCEAN)
    game.table.move(card, zone, up=up, turned=turned)
    return card


def _box(game: Game, seat: int, statement: Statement, find: Find) -> None:
    words = [word for word in statement.words if word not in (">", "down")]
    faces = [_find(statement, word, find) for word in words]
    down = "down" in statement.words
    if len(faces) > 2 or (faces and faces[0].level != nodes.LEVEL_III):
        raise ScenarioProblem("scenario-box", line=statement.line)
    if len(faces) == 2 and (down or not faces[1].digimon or faces[1].level == nodes.LEVEL_III):
        raise ScenarioProblem("scenario-box", line=statement.line)
    for printed in faces:
        _put(game, seat, printed, DIGIMON_BOX, up=not down)
        game.reg[sheet.ENTERED + seat] = game.next_stamp()


def _slot(game: Game, seat: int, statement: Statement, find: Find) -> None:
    zone = SLOTS[int(statement.name[4:]) - 1]
    words = [word for word in statement.words if word != "open"]
    if len(words) != 1 or game.table.count(seat, zone) != 0:
        raise ScenarioProblem("scenario-slot", line=statement.line)
    printed = _find(statement, words[0], find)
    is_open = "open" in statement.words
    if (printed.digimon and (is_open or printed.support < 0)) or (is_open and printed.use < 0):
        raise ScenarioProblem("scenario-slot", line=statement.line)
    card = _put(game, seat, printed, zone, up=is_open)
    if is_open:
        limit = printed.abilities[printed.use].limit
        if limit is None or limit.code == nodes.AT_USE:
            raise ScenarioProblem("scenario-slot", line=statement.line)
        turns = limit.args[0].value if limit.code == nodes.TURNS else 0
        sheet.add_effect(game, sheet.K_LIMIT, seat, 0, card, game.pin(printed), printed.use, limit.code, turns)


def _plan(game: Game, seat: int, statement: Statement, find: Find, said: _Sheet) -> None:
    words = [word for word in statement.words if word != "with"]
    if not words:
        raise ScenarioProblem("scenario-plan", line=statement.line)
    planned = _find(statement, words[0], find)
    if not planned.digimon:
        raise ScenarioProblem("scenario-plan", line=statement.line)
    card = _put(game, seat, planned, EVOLUTION_BOX)
    for word in words[1:]:
        if set(word) <= {"○", "×"}:
            for symbol in word:
                paid = _put(game, seat, said.fill or planned, REQUIREMENT_BOX, turned=symbol == "×")
                game.table.mark[paid] = FROM_NET_OCEAN
                game.table.host[paid] = card
        else:
            paid = _put(game, seat, _find(statement, word, find), REQUIREMENT_BOX)
            game.table.knows[paid] |= 1 << seat
            game.table.seen[paid] |= 1 << seat
            game.table.host[paid] = card


def _rest(game: Game, seat: int, said: _Sheet, named_dark: int) -> None:
    table = game.table
    used = sum(1 for owner in table.owner if owner == seat) + 1
    left = DECK_SIZE - used
    dark = said.dark
    ocean = said.ocean
    if dark < 0:
        dark = 0 if ocean < 0 else left - ocean
    if ocean < 0:
        ocean = left - dark
    if dark < 0 or ocean < len(said.top) or dark + ocean != left:
        raise ScenarioProblem("scenario-thirty", seat=seat, used=used + max(dark, 0) + max(ocean, 0), wanted=DECK_SIZE)
    box = sheet.box(game, seat)
    fill = said.fill if said.fill is not None else (table.face[box[0]] if box else None)
    if fill is None:
        raise ScenarioProblem("scenario-fill", seat=seat)
    _put(game, seat, fill, POINT_GAUGE)
    for _ in range(dark):
        _put(game, seat, fill, DARK_AREA)
    for _ in range(ocean - len(said.top)):
        table.add(fill, seat, NET_OCEAN)
    for printed in reversed(said.top):
        table.add(printed, seat, NET_OCEAN)
    if box and face(game, box[0]).level != nodes.LEVEL_III:
        raise ScenarioProblem("scenario-box", line=0)
