# form: interpreted
"""Positions of Final Fantasy TCG from scenario text (see `docs/guides/scenarios.md` for the statements).

A position is quiet: nothing is on the stack, nothing waits, the turn player has priority.
"""

from netocean.engine.chance import seeded
from netocean.engine.errors import DataProblem, ScenarioProblem
from netocean.engine.game import Game, Sink
from netocean.engine.scenario import Statement
from netocean.engine.table import SEATS
from netocean.games import laying, positions
from netocean.games.fftcg import sheet, windows
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.rules import FftcgRules, preset
from netocean.games.fftcg.rulesets import PRESETS
from netocean.games.fftcg.sheet import as_face
from netocean.games.fftcg.steps.attack import AttackStep
from netocean.games.fftcg.steps.priority import PriorityStep
from netocean.games.fftcg.steps.turn import TurnStep
from netocean.games.fftcg.vocabulary.words import HOWS
from netocean.games.fftcg.zones import BREAK, DAMAGE, DECK, FIELD, HAND, LB, REMOVED
from netocean.games.positions import SEAT_WORDS, Find

_PHASES = {"main1": sheet.MAIN_1, "attack": sheet.ATTACK, "main2": sheet.MAIN_2}
_GAME_WORDS = ("preset", "switch", "turn", "turn_player", "phase", "seed")
_ZONES = {"hand": HAND, "break": BREAK, "removed": REMOVED, "damage_zone": DAMAGE, "lb": LB}
_SEAT_WORDS = (*_ZONES, "points", "fill_hand", "field", "crystals", "deck", "top", "bottom", "fill")
_MANY = ("field", "removed")
_DECK = 30
_FLAGS = ("dull", "frozen", "new")


def build_position(text: str, find: Find, sink: Sink | None = None) -> Game:
    """The game at the position a scenario text describes. `find` gives a printed card by number, key or name.

    Raises ScenarioProblem with the line for what cannot be read, and for positions that cannot arise.
    """
    statements = positions.statements_of(text, _GAME_WORDS, _SEAT_WORDS, "", _MANY)
    game = _begin([one for one in statements if one.seat < 0])
    for seat in range(SEATS):
        _Side(game, seat, find).lay([one for one in statements if one.seat == seat])
    return laying.begin(game, sink)


def _begin(statements: list[Statement]) -> Game:
    said = {statement.name: statement for statement in statements}
    rules: FftcgRules = positions.rules_of(statements, list(PRESETS), preset, "official")
    game = rules.bare(seeded(said["seed"].one() if "seed" in said else "0"))
    reg = game.reg
    reg[sheet.TURN] = said["turn"].number(1, rules.switches.max_turns) if "turn" in said else 3
    reg[sheet.TURN_PLAYER] = positions.word_or(said, "turn_player", {"me": 0, "you": 1}, 0)
    reg[sheet.FIRST] = reg[sheet.TURN_PLAYER] if reg[sheet.TURN] % 2 == 1 else 1 - reg[sheet.TURN_PLAYER]
    phase = positions.word_or(said, "phase", _PHASES, sheet.MAIN_1)
    reg[sheet.PHASE] = phase
    reg[sheet.MAIN_PHASES] = 1
    player = reg[sheet.TURN_PLAYER]
    turn = TurnStep()
    turn.at = phase + 2
    game.push(turn)
    window = windows.MAIN
    if phase == sheet.ATTACK:
        window = windows.PREPARATION
        reg[sheet.STEP] = sheet.PREPARATION
        attack = AttackStep(player)
        attack.at = 1
        game.push(attack)
    game.push(PriorityStep(player, 0, player, window))
    return game


class _Side:
    """One side as the statements lay it, the unnamed cards last."""

    def __init__(self, game: Game, seat: int, find: Find) -> None:
        self.game = game
        self.seat = seat
        self.find = find
        self.fill: Face | None = None
        self.numbers = {"points": 0, "fill_hand": 0, "deck": _DECK}
        self.ends: dict[str, list[Face]] = {"top": [], "bottom": []}

    def lay(self, statements: list[Statement]) -> None:
        """Lay all that is said of this side, and fill up what is not."""
        for statement in statements:
            self._take(statement)
        if self.fill is None:
            raise ScenarioProblem("scenario-fill", player=SEAT_WORDS[self.seat])
        for _ in range(self.numbers["points"]):
            self._put(self.fill, DAMAGE, True)
        for _ in range(self.numbers["fill_hand"]):
            self._put(self.fill, HAND)
        pile = [*reversed(self.ends["bottom"]), *[self.fill] * self.numbers["deck"], *reversed(self.ends["top"])]
        for face in pile:
            self.game.table.add(face, self.seat, DECK)
        sheet.grow(self.game)

    def _take(self, statement: Statement) -> None:
        name = statement.name
        if name in self.numbers:
            self.numbers[name] = statement.number(0, 50)
        elif name == "crystals":
            self.game.reg[sheet.CRYSTALS + self.seat] = statement.number(0, 99)
        elif name == "fill":
            self.fill = self._face(statement, statement.one())
        elif name in self.ends:
            self.ends[name] = [self._face(statement, one) for one in statement.words]
        elif name == "field":
            self._field(statement)
        else:
            self._cards(statement, _ZONES[name])

    def _face(self, statement: Statement, text: str) -> Face:
        try:
            found = as_face(self.find(text))
        except DataProblem as error:
            raise ScenarioProblem(error.key, line=statement.line, **error.params) from None
        if self.fill is None:
            self.fill = found
        return found

    def _put(self, face: Face, zone: int, up: bool = False) -> int:
        card = self.game.table.add(face, self.seat, DECK)
        sheet.grow(self.game)
        self.game.table.move(card, zone, up=up)
        sheet.put(self.game, card, sheet.STAMP, self.game.next_stamp())
        return card

    def _cards(self, statement: Statement, zone: int) -> None:
        words = statement.words
        if "counter" in words:
            card = self._put(self._face(statement, words[0]), zone, True)
            self._marks(statement, card, words[1:])
            return
        for one in words:
            self._put(self._face(statement, one), zone, zone in (REMOVED, DAMAGE))

    def _field(self, statement: Statement) -> None:
        if not statement.words:
            raise ScenarioProblem("scenario-one-word", line=statement.line, name="field")
        card = self._put(self._face(statement, statement.words[0]), FIELD, True)
        self._marks(statement, card, statement.words[1:])

    def _marks(self, statement: Statement, card: int, words: list[str]) -> None:
        game = self.game
        at = 0
        while at < len(words):
            if words[at] == "dull":
                game.table.turned[card] = 1
            elif words[at] == "frozen":
                sheet.put(game, card, sheet.FROZEN, 1)
            elif words[at] == "new":
                sheet.put(game, card, sheet.SINCE, game.reg[sheet.TURN])
                sheet.put(game, card, sheet.ENTERED, game.reg[sheet.TURN])
                sheet.put(game, card, sheet.HOW, HOWS["cast"])
            elif words[at] == "damage" and at + 1 < len(words) and words[at + 1].isdecimal():
                sheet.put(game, card, sheet.DAMAGE_ON, int(words[at + 1]))
                at += 1
            elif words[at] == "counter" and at + 2 < len(words) and words[at + 2].isdecimal():
                name, count = words[at + 1].lower(), int(words[at + 2])
                owner = game.table.owner[card]
                sheet.add_effect(game, sheet.K_COUNTERS, owner, count, card, -1, -1, 0, 0, [word(name)])
                at += 2
            else:
                raise ScenarioProblem("scenario-word", line=statement.line, name=words[at], known=", ".join(_FLAGS))
            at += 1
        game.derived = None
