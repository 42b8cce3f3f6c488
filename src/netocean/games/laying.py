# form: interpreted
"""Laying out a position of scenario text: what the statements say of the game, and of the cards of one player."""

from collections.abc import Callable, Sequence
from typing import Any

from netocean.engine.chance import seeded
from netocean.engine.errors import ScenarioProblem
from netocean.engine.game import DRAWN, Game, Sink
from netocean.engine.scenario import Statement
from netocean.engine.table import SEATS, Printed
from netocean.games import positions, sheets
from netocean.games.phases import FourPhasesStep
from netocean.games.points import MOST
from netocean.games.positions import SEAT_WORDS, Find, Moment

PREPARATION = 1
"""The first phase of a turn: before it stands `setup`."""

_FIRST = {"me": 0, "you": 1}
_RESULT = {**_FIRST, "draw": DRAWN}


class Frame:
    """What the statements say of the game as a whole: rules, seed, who is first, when the position stands."""

    def __init__(
        self,
        statements: Sequence[Statement],
        presets: Sequence[str],
        preset: Callable[[str, dict[str, str]], Any],
        phases: Sequence[str],
    ) -> None:
        self._said = {statement.name: statement for statement in statements if statement.seat < 0}
        self.rules: Any = positions.rules_of([one for one in statements if one.seat < 0], presets, preset)
        self.seed = self._said["seed"].one() if "seed" in self._said else "0"
        self.first = positions.word_or(self._said, "first", _FIRST, 0)
        known = {name: number for number, name in enumerate(phases) if number >= PREPARATION}
        phase = positions.word_or(self._said, "phase", known, PREPARATION)
        # In the first turn little can have happened: what is not about it is about the second.
        last = self.rules.switches.max_turns
        turn = self._said["turn"].number(1, last) if "turn" in self._said else min(2, last)
        self.moment = Moment(turn, phase, PREPARATION)

    def result(self, phase: int) -> int:
        """Who won the battle of this turn, -1 for nobody: said where the position stands at this phase, and only there."""
        result = positions.word_or(self._said, "result", _RESULT, -1)
        if (self.moment.phase == phase) != (result >= 0):
            raise ScenarioProblem("scenario-result", line=self._said["result" if result >= 0 else "phase"].line)
        return result


def on_sheets(frame: Frame, turn: FourPhasesStep) -> Game:
    """The game at the beginning of the phase, with bare sheets; `turn` is its turn frame."""
    game: Game = frame.rules.bare(seeded(frame.seed))
    game.reg[sheets.FIRST] = frame.first
    game.reg[sheets.TURN] = frame.moment.turns_before()
    game.reg[sheets.RESULT] = frame.result(sheets.LAST)
    for seat in range(SEATS):
        game.reg[sheets.POINTS + seat] = MOST
    turn.begin_at(frame.moment.phase)
    game.push(turn)
    return game


def begin(game: Game, sink: Sink | None) -> Game:
    """Let the game go on from the position that has been laid out."""
    game.decks = positions.decks_of(game)
    game.sink = sink
    game.advance()
    return game


class Side:
    """The cards of one player as the statements lay them; the unnamed ones of discard pile and deck last.

    A game gives its zones, what its two piles are called in a statement, how many cards a deck has, and the order in
    which statements are taken: group by group.
    """

    deck_zone: int
    discard_zone: int
    deck_word: str
    discard_word: str
    deck_size: int
    order: Sequence[Sequence[str]]

    def __init__(self, game: Game, seat: int, moment: Moment, find: Find) -> None:
        self.game = game
        self.seat = seat
        self.moment = moment
        self.find = find
        self.player = SEAT_WORDS[seat]
        self.fill: Any = None
        self._discarded = -1
        self._deck = -1
        self._top: list[Any] = []

    def lay(self, statements: Sequence[Statement]) -> None:
        """Lay all that is said of this player, and fill up what is not."""
        own = [statement for statement in statements if statement.seat == self.seat]
        for names in self.order:
            for statement in own:
                if statement.name in names:
                    self._take(statement)
            if "fill" in names and self.fill is None:
                self.fill = self.filler()
        if self.fill is None:
            raise ScenarioProblem("scenario-fill", player=self.player)
        self._rest()
        self.check()

    def _take(self, statement: Statement) -> None:
        name = statement.name
        self.in_phase(statement)
        if name == self.discard_word and positions.is_count(statement):
            self._discarded = statement.number(0, self.deck_size)
        elif name == self.deck_word:
            self._deck = statement.number(0, self.deck_size)
        elif name == "top":
            self._top = self.faces(statement, statement.words)
        elif name == "fill":
            (self.fill,) = self.faces(statement, [statement.one()])
        else:
            self.take(statement)

    def _rest(self) -> None:
        laid, table, size = self.laid(), self.game.table, self.deck_size
        discarded, deck = positions.piles(
            self.player, size - laid, laid, self._discarded, self._deck, len(self._top), size
        )
        self.before_piles()
        for _ in range(discarded):
            self.put(self.fill, self.discard_zone)
        for _ in range(deck - len(self._top)):
            table.add(self.fill, self.seat, self.deck_zone)
        for printed in reversed(self._top):
            table.add(printed, self.seat, self.deck_zone)

    def faces(self, statement: Statement, words: Sequence[str]) -> list[Any]:
        """The cards of these names."""
        return [self.card(statement, word) for word in words]

    def put(self, printed: Printed, zone: int, up: bool = False, turned: bool = False) -> int:
        """Lay one card; its number."""
        card = self.game.table.add(printed, self.seat, self.deck_zone)
        self.game.table.move(card, zone, up=up, turned=turned)
        return card

    def laid(self) -> int:
        """How many cards of the deck lie elsewhere than in its two piles."""
        return sum(1 for owner in self.game.table.owner if owner == self.seat)

    def in_phase(self, statement: Statement) -> None:
        """Refuse what cannot lie there when the phase of the position begins: nothing."""

    def before_piles(self) -> None:
        """Lay what takes a filler before the piles do: nothing."""

    # What a game gives.

    def card(self, statement: Statement, word: str) -> Any:
        """The card of this name."""
        raise NotImplementedError

    def filler(self) -> Any:
        """What fills up the piles where no statement says it; None if that cannot be told."""
        raise NotImplementedError

    def take(self, statement: Statement) -> None:
        """Lay what a statement of this game says."""
        raise NotImplementedError

    def check(self) -> None:
        """Refuse what cannot arise, now that all cards lie there."""
        raise NotImplementedError


class SheetSide(Side):
    """The cards of one player on a sheet: a box with one card or two, slots, a card on the gauge, what was given unseen."""

    box_zone: int
    gauge_zone: int
    from_deck: int  # the mark of a card that was given from the deck

    def laid(self) -> int:
        return super().laid() + 1  # the card on the gauge

    def before_piles(self) -> None:
        self.put(self.fill, self.gauge_zone)

    def filler(self) -> Any:
        box = self.game.table.zone(self.seat, self.box_zone)
        return self.game.table.face[box[0]] if box else None

    def box_of(self, statement: Statement, key: str) -> tuple[list[Any], bool]:
        """The cards of `CARD`, `CARD down` or `CARD > CARD`, from below, and whether they lie face down."""
        words = statement.words
        down = len(words) == 2 and words[1] == "down"
        if not (len(words) == 1 or down or (len(words) == 3 and words[1] == ">")):
            raise ScenarioProblem(key, line=statement.line)
        return self.faces(statement, words[:1] if down else words[::2]), down

    def slot_of(self, statement: Statement, key: str) -> tuple[Any, bool]:
        """The card of `CARD` or `CARD open`, and whether it is open."""
        opened = statement.words[1:] == ["open"]
        if len(statement.words) != 1 + opened:
            raise ScenarioProblem(key, line=statement.line)
        (printed,) = self.faces(statement, statement.words[:1])
        return printed, opened

    def give_symbols(self, symbols: str, printed: Printed, card: int, zone: int) -> None:
        """Lay cards of the deck unseen for a card: ○ upright, × sideways."""
        for symbol in symbols:
            given = self.put(self.fill or printed, zone, turned=symbol == "×")
            self.game.table.mark[given] = self.from_deck
            self.game.table.host[given] = card

    def give_card(self, printed: Printed, card: int, zone: int) -> None:
        """Lay a card of the hand, which its owner knows, for another one."""
        table = self.game.table
        given = self.put(printed, zone)
        table.knows[given] |= 1 << self.seat
        table.seen[given] |= 1 << self.seat
        table.host[given] = card
