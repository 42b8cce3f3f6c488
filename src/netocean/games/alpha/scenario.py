# form: interpreted
"""Positions of α from scenario text (see `docs/guides/scenarios.md` for the statements).

What is read here is asked of `possible.py`: a position that cannot arise is refused.
"""

from typing import Any

from netocean.engine.chance import seeded
from netocean.engine.errors import ScenarioProblem
from netocean.engine.game import Game, Sink
from netocean.engine.scenario import Statement
from netocean.engine.table import SEATS, Printed
from netocean.games import laying, positions
from netocean.games.alpha import moves, possible, sheet
from netocean.games.alpha.rules import DECK_SIZE, preset
from netocean.games.alpha.rulesets import PRESETS
from netocean.games.alpha.score import START
from netocean.games.alpha.steps.line_up import by_speed
from netocean.games.alpha.steps.turn import TurnStep
from netocean.games.alpha.zones import DARK_AREA, HAND, NET_OCEAN, REMOVED
from netocean.games.laying import Frame
from netocean.games.positions import Find

_GAME_WORDS = ("preset", "switch", "turn", "first", "phase", "seed")
_ORDER = ("box", "fill", "points", "slot", "hand", "removed", "dark", "net_ocean", "top")
_MANY = ("box", "slot")


def build_position(text: str, find: Find, sink: Sink | None = None) -> Game:
    """The game at the position a scenario text describes. `find` gives a printed card by number, key or name.

    Raises ScenarioProblem with the line for what cannot be read, and for positions that cannot arise.
    """
    statements = positions.statements_of(text, _GAME_WORDS, _ORDER, "dark", _MANY)
    frame = Frame(statements, list(PRESETS), preset, sheet.PHASES)
    game = _bare(frame)
    for seat in range(SEATS):
        _Side(game, seat, frame.moment, find).lay(statements)
        if frame.moment.phase == sheet.BATTLE_PHASE:
            by_speed(game, seat)
    return laying.begin(game, sink)


def _bare(frame: Frame) -> Game:
    """The game at the beginning of the phase, with nothing in play."""
    game: Game = frame.rules.bare(seeded(frame.seed))
    phase = frame.moment.phase
    game.reg[sheet.FIRST] = frame.first
    game.reg[sheet.TURN] = frame.moment.turns_before()
    for seat in range(SEATS):
        game.reg[sheet.POINTS + seat] = START
    step = TurnStep()
    step.at = 0 if phase == sheet.PREPARATION else phase
    game.push(step)
    return game


class _Side(laying.Side):
    """One player's cards as the statements lay them: the boxes first, the unnamed piles last."""

    deck_zone = NET_OCEAN
    discard_zone = DARK_AREA
    deck_word = "net_ocean"
    discard_word = "dark"
    deck_size = DECK_SIZE
    order = tuple((word,) for word in _ORDER)

    def card(self, statement: Statement, word: str) -> Any:
        return possible.card(statement, word, self.find)

    def filler(self) -> Any:
        faces = [sheet.face(self.game, card) for card in sheet.digimon(self.game, self.seat)]
        return next((printed for printed in faces if printed.is_low()), None)

    def check(self) -> None:
        possible.whole_deck(self.game, self.seat, self.moment, self.player)

    def take(self, statement: Statement) -> None:
        name = statement.name
        if name == "points":
            # With none the game is over.
            self.game.reg[sheet.POINTS + self.seat] = statement.number(1, START)
        elif name == "box":
            self._box(statement)
        elif name == "slot":
            self._slot(statement)
        else:
            for printed in self.faces(statement, statement.words):
                self.put(printed, {"hand": HAND, "removed": REMOVED, "dark": DARK_AREA}[name], name == "removed")

    def put(self, printed: Printed, zone: int, up: bool = False, turned: bool = False) -> int:
        if zone != DARK_AREA:
            return super().put(printed, zone, up, turned)
        card = self.game.table.add(printed, self.seat, NET_OCEAN)
        self.game.table.show(card, 3)
        moves.fall(self.game, card)
        return card

    def _box(self, statement: Statement) -> None:
        # `box CARD [> CARD …] [down] [sideways]`: evolution cards lie face down on it until they are turned up.
        words = statement.words[:]
        sideways = possible.flag(words, "sideways")
        down = possible.flag(words, "down")
        if len(words) % 2 == 0 or any(word != ">" for word in words[1::2]):
            raise ScenarioProblem("scenario-alpha-box", line=statement.line)
        faces = self.faces(statement, words[::2])
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
        printed = self.card(statement, words[0])
        possible.slot(self.game, self.seat, statement, printed, down, self.moment)
        card = self.game.table.add(printed, self.seat, NET_OCEAN)
        moves.lay_option(self.game, card, not down)
        moves.turn(self.game, card, sideways)
