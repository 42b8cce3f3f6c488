# form: interpreted
"""Positions of Hyper Colosseum from scenario text (see `docs/guides/scenarios.md` for the statements).

What is read here is asked of `possible.py`: a position that cannot arise is refused.
"""

from typing import Any

from netocean.engine.errors import ScenarioProblem
from netocean.engine.game import Game, Sink
from netocean.engine.scenario import Statement
from netocean.engine.table import SEATS
from netocean.games import laying, positions
from netocean.games.colosseum import possible, sheet
from netocean.games.colosseum.rules import DECK_SIZE, preset
from netocean.games.colosseum.rulesets import PRESETS
from netocean.games.colosseum.sheet import FROM_NET_OCEAN
from netocean.games.colosseum.steps.turn import TurnStep
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
from netocean.games.laying import Frame
from netocean.games.positions import Find

_GAME_WORDS = ("preset", "switch", "turn", "first", "phase", "result", "seed")
# The planned Digimon need the box and the filler.
_ORDER = (
    ("box",),
    ("fill",),
    ("hand", "slot1", "slot2", "slot3", "evolution", "support", "dark", "net_ocean", "top", "points"),
)
_SYMBOLS = {"○", "×"}


def build_position(text: str, find: Find, sink: Sink | None = None) -> Game:
    """The game at the position a scenario text describes. `find` gives a printed card by number, key or name.

    Raises ScenarioProblem with the line for what cannot be read, and for positions that cannot arise.
    """
    words = [word for group in _ORDER for word in group]
    statements = positions.statements_of(text, _GAME_WORDS, words, "dark", ("evolution",))
    frame = Frame(statements, list(PRESETS), preset, sheet.PHASES)
    game = laying.on_sheets(frame, TurnStep())
    for seat in range(SEATS):
        _Sheet(game, seat, frame.moment, find).lay(statements)
    return laying.begin(game, sink)


class _Sheet(laying.SheetSide):
    """One seat's sheet as the statements lay it."""

    deck_zone = NET_OCEAN
    discard_zone = DARK_AREA
    deck_word = "net_ocean"
    discard_word = "dark"
    deck_size = DECK_SIZE
    order = _ORDER
    box_zone = DIGIMON_BOX
    gauge_zone = POINT_GAUGE
    from_deck = FROM_NET_OCEAN

    def card(self, statement: Statement, word: str) -> Any:
        return possible.card(statement, word, self.find)

    def in_phase(self, statement: Statement) -> None:
        possible.in_phase(statement, self.moment)

    def check(self) -> None:
        possible.deck_and_piles(self.game, self.seat, self.moment, self.player)

    def take(self, statement: Statement) -> None:
        name = statement.name
        if name == "points":
            self.game.reg[sheet.POINTS + self.seat] = positions.points(statement)
        elif name == "box":
            self._box(statement)
        elif name.startswith("slot"):
            self._slot(statement)
        elif name == "evolution":
            self._plan(statement)
        else:
            self._cards(statement)

    def _cards(self, statement: Statement) -> None:
        zone = {"hand": HAND, "support": SUPPORT_BOX, "dark": DARK_AREA}[statement.name]
        for printed in self.faces(statement, statement.words):
            if zone == SUPPORT_BOX:
                possible.supporter(statement, printed)
            self.put(printed, zone, up=zone == SUPPORT_BOX)

    def _box(self, statement: Statement) -> None:
        faces, down = self.box_of(statement, "scenario-box")
        possible.box(statement, faces, down, self.moment)
        for printed in faces:
            self.put(printed, DIGIMON_BOX, up=not down)
            self.game.reg[sheet.ENTERED + self.seat] = self.game.next_stamp()

    def _slot(self, statement: Statement) -> None:
        game, seat = self.game, self.seat
        printed, opened = self.slot_of(statement, "scenario-slot")
        if not opened:
            possible.laid(game, statement, printed)
        turns = possible.opened(game, seat, statement, printed, self.moment) if opened else 0
        card = self.put(printed, SLOTS[int(statement.name[4:]) - 1], up=opened)
        limit = printed.abilities[printed.use].limit if opened else None
        if limit is not None:
            sheet.add_effect(game, sheet.K_LIMIT, seat, 0, card, game.pin(printed), printed.use, limit.code, turns)

    def _plan(self, statement: Statement) -> None:
        game, words = self.game, statement.words
        if not (len(words) == 1 or (len(words) > 2 and words[1] == "with")):
            raise ScenarioProblem("scenario-plan", line=statement.line)
        printed = self.card(statement, words[0])
        if not printed.digimon:
            raise ScenarioProblem("scenario-plan", line=statement.line)
        before = sheet.planned(game, self.seat)
        base = before[len(before) - 1] if before else sheet.active(game, self.seat)
        card = self.put(printed, EVOLUTION_BOX)
        for word in words[2:]:
            if set(word) <= _SYMBOLS:
                self.give_symbols(word, printed, card, REQUIREMENT_BOX)
            else:
                self.give_card(self.card(statement, word), card, REQUIREMENT_BOX)
        possible.payment(game, statement, card, base)
