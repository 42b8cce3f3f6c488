# form: interpreted
"""Positions of the Appmon game from scenario text (see `docs/guides/scenarios.md` for the statements).

What is read here is asked of `possible.py`: a position that cannot arise is refused.
"""

from netocean.engine.chance import seeded
from netocean.engine.errors import ScenarioProblem
from netocean.engine.game import DRAWN, Game, Sink
from netocean.engine.scenario import Statement
from netocean.engine.table import SEATS
from netocean.games import positions
from netocean.games.appmon import possible, sheet
from netocean.games.appmon.printed import Face
from netocean.games.appmon.rules import DECK_SIZE, MOST_CHIPS, AppmonRules, preset
from netocean.games.appmon.rulesets import PRESETS
from netocean.games.appmon.sheet import FROM_DECK
from netocean.games.appmon.steps.turn import MOMENTS, TurnStep
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.zones import (
    APPMON_BOX,
    CHIP_HAND,
    DECK,
    DISCARD_PILE,
    FUSION_BOX,
    HAND,
    OPTION_SLOTS,
    POINT_GAUGE,
    POWER_BOX,
    REMOVED,
    USED_CHIPS,
)
from netocean.games.positions import SEAT_WORDS, Find, Moment

_FIRST = {"me": 0, "you": 1}
_RESULT = {"me": 0, "you": 1, "draw": DRAWN}
_PHASES = {name: number for number, name in enumerate(sheet.PHASES) if number != sheet.SETUP}
_GAME_WORDS = ("preset", "switch", "turn", "first", "phase", "result", "seed")
_ORDER = (
    "box", "fill", "points", "drives", "slot", "hand", "chips", "fusion", "link", "removed", "discard", "deck", "top",
)  # fmt: skip
_MANY = ("slot", "fusion", "link")
_SYMBOLS = {"○", "×"}


def build_position(text: str, find: Find, sink: Sink | None = None) -> Game:
    """The game at the position a scenario text describes. `find` gives a printed card by number, key or name.

    Raises ScenarioProblem with the line for what cannot be read, and for positions that cannot arise.
    """
    statements = positions.statements_of(text, _GAME_WORDS, _ORDER, "discard", _MANY)
    frame = _Frame([statement for statement in statements if statement.seat < 0])
    game = frame.game()
    game.reg[sheet.CHIPS] = frame.rules.chips([_chips(statements, seat, find) for seat in range(SEATS)])
    for seat in range(SEATS):
        _Sheet(game, seat, frame.moment, find).lay([one for one in statements if one.seat == seat])
    game.decks = positions.decks_of(game)
    game.sink = sink
    game.advance()
    return game


def _chips(statements: list[Statement], seat: int, find: Find) -> int:
    # How many chips a seat brings (P-3.4): those in hand, given and linked.
    count = 0
    for statement in statements:
        if statement.seat == seat and statement.name in ("chips", "fusion", "link"):
            words = [word for word in statement.words if word != "with" and not set(word) <= _SYMBOLS]
            count += sum(possible.card(statement, word, find).kind == codes.CHIP for word in words)
            if count > MOST_CHIPS:
                raise ScenarioProblem("scenario-appmon-chips", line=statement.line, limit=MOST_CHIPS)
    return count


class _Frame:
    """What the statements say of the game as a whole."""

    def __init__(self, statements: list[Statement]) -> None:
        said = {statement.name: statement for statement in statements}
        self.rules: AppmonRules = positions.rules_of(statements, list(PRESETS), preset)
        self.seed = said["seed"].one() if "seed" in said else "0"
        self.first = positions.word(said["first"], _FIRST) if "first" in said else 0
        self.result = positions.word(said["result"], _RESULT) if "result" in said else sheet.NOBODY
        phase = positions.word(said["phase"], _PHASES) if "phase" in said else sheet.PREPARATION
        # In the first turn little can have happened: what is not about it is about the second.
        last = self.rules.switches.max_turns
        turn = said["turn"].number(1, last) if "turn" in said else min(2, last)
        self.moment = Moment(turn, phase, sheet.PREPARATION)
        if (phase == sheet.POINT) != (self.result >= 0):
            raise ScenarioProblem("scenario-result", line=said["result" if self.result >= 0 else "phase"].line)

    def game(self) -> Game:
        """The game at the beginning of the phase, with bare sheets."""
        game = self.rules.bare(seeded(self.seed))
        game.reg[sheet.FIRST] = self.first
        game.reg[sheet.TURN] = self.moment.turns_before()
        game.reg[sheet.RESULT] = self.result
        step = TurnStep()
        step.at = (self.moment.phase - 1) * MOMENTS
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
        self.discarded = -1
        self.deck = -1
        self.top: list[Face] = []

    def lay(self, statements: list[Statement]) -> None:
        """Lay all that is said of this seat, and fill up what is not."""
        self.game.reg[sheet.POINTS + self.seat] = 100
        for name in _ORDER:
            for statement in statements:
                if statement.name == name:
                    possible.in_phase(statement, self.moment)
                    self._take(statement)
            if name == "fill" and self.fill is None:
                box = sheet.box(self.game, self.seat)
                self.fill = sheet.face(self.game, box[0]) if box else None
                if self.fill is None:
                    raise ScenarioProblem("scenario-fill", player=SEAT_WORDS[self.seat])
        assert self.fill is not None
        self._rest(self.fill)
        possible.deck_and_piles(self.game, self.seat, self.moment, SEAT_WORDS[self.seat])

    def _take(self, statement: Statement) -> None:
        name = statement.name
        special = {
            "box": self._box, "slot": self._slot, "fusion": self._declare, "link": self._link, "chips": self._chips,
        }  # fmt: skip
        if name in special:
            special[name](statement)
        elif name == "points":
            self.game.reg[sheet.POINTS + self.seat] = positions.points(statement)
        elif name == "drives":
            self.game.reg[sheet.DRIVES + self.seat] = statement.number(0, 99)
        elif name == "discard" and positions.is_count(statement):
            self.discarded = statement.number(0, DECK_SIZE)
        elif name == "deck":
            self.deck = statement.number(0, DECK_SIZE)
        elif name == "top":
            self.top = self._faces(statement, statement.words)
        elif name == "fill":
            (self.fill,) = self._faces(statement, [statement.one()])
        else:
            zone = {"hand": HAND, "removed": REMOVED, "discard": DISCARD_PILE}[name]
            for printed in self._faces(statement, statement.words):
                self._put(printed, zone, up=zone == REMOVED)

    def _faces(self, statement: Statement, words: list[str]) -> list[Face]:
        faces = [possible.card(statement, word, self.find) for word in words]
        for printed in faces:
            possible.no_chip(statement, printed)
        return faces

    def _put(self, printed: Face, zone: int, up: bool = False, turned: bool = False) -> int:
        table = self.game.table
        card = table.add(printed, self.seat, CHIP_HAND if printed.kind == codes.CHIP else DECK)
        if printed.kind == codes.CHIP:
            table.show(card, 1 << self.seat)
        table.move(card, zone, up=up, turned=turned)
        return card

    def _box(self, statement: Statement) -> None:
        words = statement.words
        down = len(words) == 2 and words[1] == "down"
        if not (len(words) == 1 or down or (len(words) == 3 and words[1] == ">")):
            raise ScenarioProblem("scenario-appmon-box", line=statement.line)
        faces = self._faces(statement, words[:1] if down else words[::2])
        possible.box(statement, faces, down, self.moment)
        for printed in faces:
            self._put(printed, APPMON_BOX, up=not down)
            self.game.reg[sheet.ENTERED + self.seat] = self.game.next_stamp()
        if len(faces) == 2:
            self.game.reg[sheet.CAME_FROM + self.seat] = 1 + self.game.pin(faces[0])

    def _slot(self, statement: Statement) -> None:
        game, seat = self.game, self.seat
        is_open = statement.words[1:] == ["open"]
        if len(statement.words) != 1 + is_open:
            raise ScenarioProblem("scenario-appmon-slot", line=statement.line)
        (printed,) = self._faces(statement, statement.words[:1])
        possible.slot(game, seat, statement, printed)
        turns = possible.opened(game, seat, statement, printed, self.moment) if is_open else 0
        card = self._put(printed, OPTION_SLOTS, up=is_open)
        limit = printed.abilities[printed.use].limit if is_open else None
        if limit is not None:
            sheet.add_effect(game, sheet.K_LIMIT, seat, 0, card, game.pin(printed), printed.use, limit.code, turns)

    def _chips(self, statement: Statement) -> None:
        for word in statement.words:
            printed = possible.card(statement, word, self.find)
            possible.chip(statement, printed)
            self._put(printed, CHIP_HAND if self.game.reg[sheet.CHIPS] == sheet.CHIPS_PLAYED else USED_CHIPS)

    def _declare(self, statement: Statement) -> None:
        game, words = self.game, statement.words
        if len(words) < 3 or words[1] != "with":
            raise ScenarioProblem("scenario-appmon-fusion", line=statement.line)
        (printed,) = self._faces(statement, words[:1])
        waiting = sheet.declared(game, self.seat)
        before = waiting[len(waiting) - 1] if waiting else sheet.active(game, self.seat)
        possible.declared(game, self.seat, statement, printed, before)
        symbols = "".join(word for word in words[2:] if set(word) <= _SYMBOLS)
        faces = [possible.card(statement, word, self.find) for word in words[2:] if not set(word) <= _SYMBOLS]
        possible.given(game, statement, printed, faces, symbols)
        card = self._put(printed, FUSION_BOX)
        for symbol in symbols:
            laid = self._put(self.fill or printed, POWER_BOX, turned=symbol == "×")
            game.table.mark[laid] = FROM_DECK
            game.table.host[laid] = card
        for one in faces:
            laid = self._put(one, POWER_BOX)
            game.table.knows[laid] |= 1 << self.seat
            game.table.seen[laid] |= 1 << self.seat
            game.table.host[laid] = card

    def _link(self, statement: Statement) -> None:
        printed = possible.card(statement, statement.one(), self.find)
        possible.linked(self.game, self.seat, statement, printed)
        self._put(printed, POWER_BOX, up=True, turned=True)

    def _rest(self, fill: Face) -> None:
        table = self.game.table
        cards = [card for card in range(len(table.owner)) if table.owner[card] == self.seat]
        used = sum(1 for card in cards if sheet.face(self.game, card).kind != codes.CHIP) + 1
        player, left = SEAT_WORDS[self.seat], DECK_SIZE - used
        discarded, deck = positions.piles(player, left, used, self.discarded, self.deck, len(self.top), DECK_SIZE)
        self._put(fill, POINT_GAUGE)
        for _ in range(discarded):
            self._put(fill, DISCARD_PILE)
        for _ in range(deck - len(self.top)):
            table.add(fill, self.seat, DECK)
        for printed in reversed(self.top):
            table.add(printed, self.seat, DECK)
