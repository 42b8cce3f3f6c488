# form: interpreted
"""Positions of Hyper Colosseum from scenario text (see `docs/guides/scenarios.md` for the statements).

What is read here is asked of `possible.py`: a position that cannot arise is refused.
"""

from netocean.engine.chance import seeded
from netocean.engine.errors import ScenarioProblem
from netocean.engine.game import DRAWN, Game, Sink
from netocean.engine.scenario import Statement
from netocean.engine.table import SEATS
from netocean.games import positions
from netocean.games.colosseum import possible, sheet
from netocean.games.colosseum.printed import Face
from netocean.games.colosseum.rules import DECK_SIZE, ColosseumRules, preset
from netocean.games.colosseum.rulesets import PRESETS
from netocean.games.colosseum.sheet import FROM_NET_OCEAN
from netocean.games.colosseum.steps.turn import MOMENTS, TurnStep
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
from netocean.games.positions import SEAT_WORDS, Find, Moment

_WORDS = {
    "first": {"me": 0, "you": 1},
    "phase": {name: number for number, name in enumerate(sheet.PHASES) if number != sheet.SETUP},
    "result": {"me": 0, "you": 1, "draw": DRAWN},
}
_GAME_WORDS = ("preset", "switch", "turn", "first", "phase", "result", "seed")
_WORDS_OF_SEATS = (
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
_SYMBOLS = {"○", "×"}


def build_position(text: str, find: Find, sink: Sink | None = None) -> Game:
    """The game at the position a scenario text describes. `find` gives a printed card by number, key or name.

    Raises ScenarioProblem with the line for what cannot be read, and for positions that cannot arise.
    """
    statements = positions.statements_of(text, _GAME_WORDS, _WORDS_OF_SEATS, "dark", ("evolution",))
    frame = _Frame([statement for statement in statements if statement.seat < 0])
    game = frame.game()
    for seat in range(SEATS):
        _Sheet(game, seat, frame.moment, find).lay([one for one in statements if one.seat == seat])
    game.decks = positions.decks_of(game)
    game.sink = sink
    game.advance()
    return game


class _Frame:
    """What the statements say of the game as a whole."""

    def __init__(self, statements: list[Statement]) -> None:
        said = {statement.name: statement for statement in statements}
        self.rules: ColosseumRules = positions.rules_of(statements, list(PRESETS), preset)
        self.seed = said["seed"].one() if "seed" in said else "0"
        self.first = positions.word(said["first"], _WORDS["first"]) if "first" in said else 0
        self.result = positions.word(said["result"], _WORDS["result"]) if "result" in said else -1
        phase = positions.word(said["phase"], _WORDS["phase"]) if "phase" in said else sheet.PREPARATION
        # In the first turn little can have happened: what is not about it is about the second.
        last = self.rules.switches.max_turns
        turn = said["turn"].number(1, last) if "turn" in said else min(2, last)
        self.moment = Moment(turn, phase, sheet.PREPARATION)
        if (phase == sheet.POINT_CALCULATION) != (self.result >= 0):
            raise ScenarioProblem("scenario-result", line=said["result" if self.result >= 0 else "phase"].line)

    def game(self) -> Game:
        """The game at the beginning of the phase, with bare sheets."""
        game = self.rules.bare(seeded(self.seed))
        moment = self.moment
        game.reg[sheet.FIRST] = self.first
        game.reg[sheet.TURN] = moment.turns_before()
        game.reg[sheet.RESULT] = self.result
        step = TurnStep()
        step.at = (moment.phase - 1) * MOMENTS
        game.push(step)
        return game


class _Sheet:
    """One seat's sheet as the statements lay it: the box first, the unnamed piles last."""

    def __init__(self, game: Game, seat: int, moment: Moment, find: Find) -> None:
        self.game = game
        self.seat = seat
        self.moment = moment
        self.find = find
        self.fill: Face | None = None
        self.dark = -1
        self.ocean = -1
        self.top: list[Face] = []

    def lay(self, statements: list[Statement]) -> None:
        """Lay all that is said of this seat, and fill up what is not."""
        self.game.reg[sheet.POINTS + self.seat] = 100
        # The planned Digimon need the box and the filler.
        for names in (("box",), ("fill",), (*_WORDS_OF_SEATS[2:-1], "points")):
            for statement in statements:
                if statement.name in names:
                    self._take(statement)
            if names == ("fill",) and self.fill is None:
                box = sheet.box(self.game, self.seat)
                self.fill = sheet.face(self.game, box[0]) if box else None
        if self.fill is None:
            raise ScenarioProblem("scenario-fill", player=SEAT_WORDS[self.seat])
        self._rest(self.fill)
        possible.deck_and_piles(self.game, self.seat, self.moment, SEAT_WORDS[self.seat])

    def _take(self, statement: Statement) -> None:
        name = statement.name
        possible.in_phase(statement, self.moment)
        if name == "points":
            self.game.reg[sheet.POINTS + self.seat] = positions.points(statement)
        elif name == "box":
            self._box(statement)
        elif name == "dark" and positions.is_count(statement):
            self.dark = statement.number(0, DECK_SIZE)
        elif name == "net_ocean":
            self.ocean = statement.number(0, DECK_SIZE)
        elif name == "top":
            self.top = self._faces(statement, statement.words)
        elif name == "fill":
            self.fill = possible.card(statement, statement.one(), self.find)
        elif name.startswith("slot"):
            self._slot(statement)
        elif name == "evolution":
            self._plan(statement)
        else:
            self._cards(statement)

    def _faces(self, statement: Statement, words: list[str]) -> list[Face]:
        return [possible.card(statement, word, self.find) for word in words]

    def _put(self, printed: Face, zone: int, up: bool = False, turned: bool = False) -> int:
        card = self.game.table.add(printed, self.seat, NET_OCEAN)
        self.game.table.move(card, zone, up=up, turned=turned)
        return card

    def _cards(self, statement: Statement) -> None:
        zone = {"hand": HAND, "support": SUPPORT_BOX, "dark": DARK_AREA}[statement.name]
        for printed in self._faces(statement, statement.words):
            if zone == SUPPORT_BOX:
                possible.supporter(statement, printed)
            self._put(printed, zone, up=zone == SUPPORT_BOX)

    def _box(self, statement: Statement) -> None:
        words = statement.words
        down = len(words) == 2 and words[1] == "down"
        if not (len(words) == 1 or down or (len(words) == 3 and words[1] == ">")):
            raise ScenarioProblem("scenario-box", line=statement.line)
        faces = self._faces(statement, words[:1] if down else words[::2])
        possible.box(statement, faces, down, self.moment)
        for printed in faces:
            self._put(printed, DIGIMON_BOX, up=not down)
            self.game.reg[sheet.ENTERED + self.seat] = self.game.next_stamp()

    def _slot(self, statement: Statement) -> None:
        game, seat = self.game, self.seat
        opened = statement.words[1:] == ["open"]
        if len(statement.words) != 1 + opened:
            raise ScenarioProblem("scenario-slot", line=statement.line)
        printed = possible.card(statement, statement.words[0], self.find)
        if not opened:
            possible.laid(game, statement, printed)
        turns = possible.opened(game, seat, statement, printed, self.moment) if opened else 0
        card = self._put(printed, SLOTS[int(statement.name[4:]) - 1], up=opened)
        limit = printed.abilities[printed.use].limit if opened else None
        if limit is not None:
            sheet.add_effect(game, sheet.K_LIMIT, seat, 0, card, game.pin(printed), printed.use, limit.code, turns)

    def _plan(self, statement: Statement) -> None:
        game, words = self.game, statement.words
        if not (len(words) == 1 or (len(words) > 2 and words[1] == "with")):
            raise ScenarioProblem("scenario-plan", line=statement.line)
        printed = possible.card(statement, words[0], self.find)
        if not printed.digimon:
            raise ScenarioProblem("scenario-plan", line=statement.line)
        before = sheet.planned(game, self.seat)
        base = before[len(before) - 1] if before else sheet.active(game, self.seat)
        card = self._put(printed, EVOLUTION_BOX)
        for word in words[2:]:
            if set(word) <= _SYMBOLS:
                for symbol in word:
                    paid = self._put(self.fill or printed, REQUIREMENT_BOX, turned=symbol == "×")
                    game.table.mark[paid] = FROM_NET_OCEAN
                    game.table.host[paid] = card
            else:
                paid = self._put(possible.card(statement, word, self.find), REQUIREMENT_BOX)
                game.table.knows[paid] |= 1 << self.seat
                game.table.seen[paid] |= 1 << self.seat
                game.table.host[paid] = card
        possible.payment(game, statement, card, base)

    def _rest(self, fill: Face) -> None:
        table = self.game.table
        used = sum(1 for owner in table.owner if owner == self.seat) + 1
        player, left = SEAT_WORDS[self.seat], DECK_SIZE - used
        dark, ocean = positions.piles(player, left, used, self.dark, self.ocean, len(self.top), DECK_SIZE)
        self._put(fill, POINT_GAUGE)
        for _ in range(dark):
            self._put(fill, DARK_AREA)
        for _ in range(ocean - len(self.top)):
            table.add(fill, self.seat, NET_OCEAN)
        for printed in reversed(self.top):
            table.add(printed, self.seat, NET_OCEAN)
