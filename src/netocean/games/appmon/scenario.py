# form: interpreted
"""Positions of the Appmon game from scenario text (see `docs/guides/scenarios.md` for the statements).

What is read here is asked of `possible.py`: a position that cannot arise is refused.
"""

from typing import Any

from netocean.engine.errors import ScenarioProblem
from netocean.engine.game import Game, Sink
from netocean.engine.scenario import Statement
from netocean.engine.table import SEATS, Printed
from netocean.games import laying, positions
from netocean.games.appmon import possible, sheet
from netocean.games.appmon.rules import DECK_SIZE, MOST_CHIPS, preset
from netocean.games.appmon.rulesets import PRESETS
from netocean.games.appmon.sheet import FROM_DECK
from netocean.games.appmon.steps.turn import TurnStep
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
from netocean.games.laying import Frame
from netocean.games.positions import Find

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
    frame = Frame(statements, list(PRESETS), preset, sheet.PHASES)
    game = laying.on_sheets(frame, TurnStep())
    game.reg[sheet.CHIPS] = frame.rules.chips([_chips(statements, seat, find) for seat in range(SEATS)])
    for seat in range(SEATS):
        _Sheet(game, seat, frame.moment, find).lay(statements)
    return laying.begin(game, sink)


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


class _Sheet(laying.SheetSide):
    """One seat's sheet as the statements lay it."""

    deck_zone = DECK
    discard_zone = DISCARD_PILE
    deck_word = "deck"
    discard_word = "discard"
    deck_size = DECK_SIZE
    order = tuple((word,) for word in _ORDER)
    box_zone = APPMON_BOX
    gauge_zone = POINT_GAUGE
    from_deck = FROM_DECK

    def card(self, statement: Statement, word: str) -> Any:
        printed = possible.card(statement, word, self.find)
        possible.no_chip(statement, printed)
        return printed

    def in_phase(self, statement: Statement) -> None:
        possible.in_phase(statement, self.moment)

    def check(self) -> None:
        possible.deck_and_piles(self.game, self.seat, self.moment, self.player)

    def laid(self) -> int:
        table = self.game.table
        cards = [card for card in range(len(table.owner)) if table.owner[card] == self.seat]
        return super().laid() - sum(sheet.face(self.game, card).kind == codes.CHIP for card in cards)

    def take(self, statement: Statement) -> None:
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
        else:
            zone = {"hand": HAND, "removed": REMOVED, "discard": DISCARD_PILE}[name]
            for printed in self.faces(statement, statement.words):
                self.put(printed, zone, up=zone == REMOVED)

    def put(self, printed: Printed, zone: int, up: bool = False, turned: bool = False) -> int:
        if sheet.as_face(printed).kind != codes.CHIP:
            return super().put(printed, zone, up, turned)
        table = self.game.table
        card = table.add(printed, self.seat, CHIP_HAND)
        table.show(card, 1 << self.seat)
        table.move(card, zone, up=up, turned=turned)
        return card

    def _box(self, statement: Statement) -> None:
        faces, down = self.box_of(statement, "scenario-appmon-box")
        possible.box(statement, faces, down, self.moment)
        for printed in faces:
            self.put(printed, APPMON_BOX, up=not down)
            self.game.reg[sheet.ENTERED + self.seat] = self.game.next_stamp()
        if len(faces) == 2:
            self.game.reg[sheet.CAME_FROM + self.seat] = 1 + self.game.pin(faces[0])

    def _slot(self, statement: Statement) -> None:
        game, seat = self.game, self.seat
        printed, opened = self.slot_of(statement, "scenario-appmon-slot")
        possible.slot(game, seat, statement, printed)
        turns = possible.opened(game, seat, statement, printed, self.moment) if opened else 0
        card = self.put(printed, OPTION_SLOTS, up=opened)
        limit = printed.abilities[printed.use].limit if opened else None
        if limit is not None:
            sheet.add_effect(game, sheet.K_LIMIT, seat, 0, card, game.pin(printed), printed.use, limit.code, turns)

    def _chips(self, statement: Statement) -> None:
        for word in statement.words:
            printed = possible.card(statement, word, self.find)
            possible.chip(statement, printed)
            self.put(printed, CHIP_HAND if self.game.reg[sheet.CHIPS] == sheet.CHIPS_PLAYED else USED_CHIPS)

    def _declare(self, statement: Statement) -> None:
        game, words = self.game, statement.words
        if len(words) < 3 or words[1] != "with":
            raise ScenarioProblem("scenario-appmon-fusion", line=statement.line)
        printed = self.card(statement, words[0])
        waiting = sheet.declared(game, self.seat)
        before = waiting[len(waiting) - 1] if waiting else sheet.active(game, self.seat)
        possible.declared(game, self.seat, statement, printed, before)
        symbols = "".join(word for word in words[2:] if set(word) <= _SYMBOLS)
        faces = [possible.card(statement, word, self.find) for word in words[2:] if not set(word) <= _SYMBOLS]
        possible.given(game, statement, printed, faces, symbols)
        card = self.put(printed, FUSION_BOX)
        self.give_symbols(symbols, printed, card, POWER_BOX)
        for one in faces:
            self.give_card(one, card, POWER_BOX)

    def _link(self, statement: Statement) -> None:
        printed = possible.card(statement, statement.one(), self.find)
        possible.linked(self.game, self.seat, statement, printed)
        self.put(printed, POWER_BOX, up=True, turned=True)
