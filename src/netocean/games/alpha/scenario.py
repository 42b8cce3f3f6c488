# form: interpreted
"""Positions of α from scenario text (see `docs/guides/scenarios.md` for the statements).

What is read here is asked of `possible.py`: a position that cannot arise is refused.
"""

from netocean.engine.chance import seeded
from netocean.engine.errors import ScenarioProblem
from netocean.engine.game import Game, Sink
from netocean.engine.scenario import Statement
from netocean.engine.table import SEATS
from netocean.games import positions
from netocean.games.alpha import moves, possible, sheet
from netocean.games.alpha.printed import Face
from netocean.games.alpha.rules import DECK_SIZE, AlphaRules, preset
from netocean.games.alpha.rulesets import PRESETS
from netocean.games.alpha.score import START
from netocean.games.alpha.steps.line_up import by_speed
from netocean.games.alpha.steps.turn import TurnStep
from netocean.games.alpha.zones import DARK_AREA, HAND, NET_OCEAN, REMOVED
from netocean.games.positions import SEAT_WORDS, Find, Moment

_FIRST = {"me": 0, "you": 1}
_PHASES = {name: number for number, name in enumerate(sheet.PHASES) if number != sheet.SETUP}
_GAME_WORDS = ("preset", "switch", "turn", "first", "phase", "seed")
_ORDER = ("box", "fill", "points", "slot", "hand", "removed", "dark", "net_ocean", "top")
_MANY = ("box", "slot")


def build_position(text: str, find: Find, sink: Sink | None = None) -> Game:
    """The game at the position a scenario text describes. `find` gives a printed card by number, key or name.

    Raises ScenarioProblem with the line for what cannot be read, and for positions that cannot arise.
    """
    statements = positions.statements_of(text, _GAME_WORDS, _ORDER, "dark", _MANY)
    frame = _Frame([statement for statement in statements if statement.seat < 0])
    game = frame.game()
    for seat in range(SEATS):
        _Side(game, seat, frame.moment, find).lay([one for one in statements if one.seat == seat])
        if frame.moment.phase == sheet.BATTLE_PHASE:
            by_speed(game, seat)
    game.decks = positions.decks_of(game)
    game.sink = sink
    game.advance()
    return game


class _Frame:
    """What the statements say of the game as a whole."""

    def __init__(self, statements: list[Statement]) -> None:
        said = {statement.name: statement for statement in statements}
        self.rules: AlphaRules = positions.rules_of(statements, list(PRESETS), preset)
        self.seed = said["seed"].one() if "seed" in said else "0"
        self.first = positions.word(said["first"], _FIRST) if "first" in said else 0
        phase = positions.word(said["phase"], _PHASES) if "phase" in said else sheet.PREPARATION
        last = self.rules.switches.max_turns
        # In the first turn little can have happened: what is not about it is about the second.
        turn = said["turn"].number(1, last) if "turn" in said else min(2, last)
        self.moment = Moment(turn, phase, sheet.PREPARATION)

    def game(self) -> Game:
        """The game at the beginning of the phase, with nothing in play."""
        game = self.rules.bare(seeded(self.seed))
        moment = self.moment
        game.reg[sheet.FIRST] = self.first
        game.reg[sheet.TURN] = moment.turns_before()
        step = TurnStep()
        step.at = 0 if moment.phase == sheet.PREPARATION else moment.phase
        game.push(step)
        return game


class _Side:
    """One player's cards as the statements lay them: the boxes first, the unnamed piles last."""

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
        """Lay all that is said of this player, and fill up what is not."""
        self.game.reg[sheet.POINTS + self.seat] = START
        for name in _ORDER:
            for statement in statements:
                if statement.name == name:
                    self._take(statement)
        if self.fill is None:
            low = [card for card in sheet.digimon(self.game, self.seat) if sheet.face(self.game, card).is_low()]
            if not low:
                raise ScenarioProblem("scenario-fill", player=SEAT_WORDS[self.seat])
            self.fill = sheet.face(self.game, low[0])
        self._rest(self.fill)
        possible.whole_deck(self.game, self.seat, self.moment, SEAT_WORDS[self.seat])

    def _take(self, statement: Statement) -> None:
        name = statement.name
        if name == "points":
            # With none the game is over.
            self.game.reg[sheet.POINTS + self.seat] = statement.number(1, START)
        elif name == "box":
            self._box(statement)
        elif name == "slot":
            self._slot(statement)
        elif name == "dark" and positions.is_count(statement):
            self.dark = statement.number(0, DECK_SIZE)
        elif name == "net_ocean":
            self.ocean = statement.number(0, DECK_SIZE)
        elif name == "top":
            self.top = self._faces(statement, statement.words)
        elif name == "fill":
            self.fill = possible.card(statement, statement.one(), self.find)
        else:
            for printed in self._faces(statement, statement.words):
                self._put(printed, {"hand": HAND, "removed": REMOVED, "dark": DARK_AREA}[name], name == "removed")

    def _faces(self, statement: Statement, words: list[str]) -> list[Face]:
        return [possible.card(statement, word, self.find) for word in words]

    def _put(self, printed: Face, zone: int, up: bool = False) -> int:
        card = self.game.table.add(printed, self.seat, NET_OCEAN)
        if zone == DARK_AREA:
            self.game.table.show(card, 3)
            moves.fall(self.game, card)
        else:
            self.game.table.move(card, zone, up=up)
        return card

    def _box(self, statement: Statement) -> None:
        # `box CARD [> CARD …] [down] [sideways]`: evolution cards lie face down on it until they are turned up.
        words = statement.words[:]
        sideways = possible.flag(words, "sideways")
        down = possible.flag(words, "down")
        if len(words) % 2 == 0 or any(word != ">" for word in words[1::2]):
            raise ScenarioProblem("scenario-alpha-box", line=statement.line)
        faces = self._faces(statement, words[::2])
        possible.box(self.game, self.seat, statement, faces, down, self.moment)
        game = self.game
        bottom = game.table.add(faces[0], self.seat, NET_OCEAN)
        moves.open_box(game, bottom, not down)
        moves.turn(game, bottom, sideways)
        for printed in faces[1:]:
            moves.lay_on(game, game.table.add(printed, self.seat, NET_OCEAN), bottom)

    def _slot(self, statement: Statement) -> None:
        words = statement.words[:]
        sideways = possible.flag(words, "sideways")
        down = possible.flag(words, "down")
        if len(words) != 1:
            raise ScenarioProblem("scenario-alpha-slot", line=statement.line)
        printed = possible.card(statement, words[0], self.find)
        possible.slot(self.game, self.seat, statement, printed, down, self.moment)
        card = self.game.table.add(printed, self.seat, NET_OCEAN)
        moves.lay_option(self.game, card, not down)
        moves.turn(self.game, card, sideways)

    def _rest(self, fill: Face) -> None:
        table = self.game.table
        used = sum(1 for owner in table.owner if owner == self.seat)
        player, top = SEAT_WORDS[self.seat], len(self.top)
        dark, ocean = positions.piles(player, DECK_SIZE - used, used, self.dark, self.ocean, top, DECK_SIZE)
        for _ in range(dark):
            self._put(fill, DARK_AREA)
        for _ in range(ocean - top):
            table.add(fill, self.seat, NET_OCEAN)
        for printed in reversed(self.top):
            table.add(printed, self.seat, NET_OCEAN)
