"""The turn from Active Phase to End Phase (F-R7), and the turn bound (F-R2.9)."""

from typing import Final

from netocean.engine.game import DRAWN, Game, Step
from netocean.engine.table import SEATS
from netocean.games.fftcg import expiry, moves, sheet, windows
from netocean.games.fftcg.happen import Happening, happen
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.steps import codes, special
from netocean.games.fftcg.steps.attack import AttackStep
from netocean.games.fftcg.steps.end import EndStep
from netocean.games.fftcg.steps.priority import PriorityStep
from netocean.games.fftcg.values import values
from netocean.games.fftcg.vocabulary import codes as words
from netocean.games.fftcg.vocabulary.words import ACTIVATE

_BEGIN = 0
_ACTIVE = 1
_DRAW = 2
_MAIN_1 = 3
_ATTACK = 4
_MAIN_2 = 5
_END = 6
_OVER = 7
_PHASES: Final[dict[int, int]] = {
    _ACTIVE: sheet.ACTIVE, _DRAW: sheet.DRAW, _MAIN_1: sheet.MAIN_1, _ATTACK: sheet.ATTACK, _MAIN_2: sheet.MAIN_2,
    _END: sheet.END,
}  # fmt: skip


class TurnStep(Step):
    """One turn after the other; `at` is the phase that begins now."""

    def code(self) -> int:
        return codes.TURN

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        at = self.at
        self.at = at + 1
        if at in _PHASES and skips(game, _PHASES[at]):
            return
        if at == _BEGIN:
            self._begin(game)
        elif at == _ACTIVE:
            enter_phase(game, sheet.ACTIVE)
            activate_all(game)
            expiry.active_phase_ends(game)
        elif at == _DRAW:
            enter_phase(game, sheet.DRAW)
            first = game.reg[sheet.TURN] == 1
            moves.draw(game, sheet.turn_player(game), 1 if first else 2)  # F-R6.5, F-R7.3
        elif at == _MAIN_1:
            self._main(game, sheet.MAIN_1)
        elif at == _ATTACK:
            enter_phase(game, sheet.ATTACK)
            game.push(AttackStep(sheet.turn_player(game)))
        elif at == _MAIN_2:
            if not sheet.switches(game).one_main:  # F-R21.13
                self._main(game, sheet.MAIN_2)
        elif at == _END:
            enter_phase(game, sheet.END)
            game.push(EndStep(sheet.turn_player(game)))
        else:
            self.at = _BEGIN

    def _begin(self, game: Game) -> None:
        reg = game.reg
        if reg[sheet.TURN] == sheet.switches(game).max_turns:
            settle_by_count(game)
            return
        player = reg[sheet.FIRST] if reg[sheet.TURN] == 0 else 1 - reg[sheet.TURN_PLAYER]
        if reg[sheet.EXTRA] != 0:  # F-R7.13
            player = reg[sheet.EXTRA] % 3 - 1
            reg[sheet.EXTRA] //= 3
        reg[sheet.TURN] += 1
        reg[sheet.TURN_PLAYER] = player
        reg[sheet.LATEST + player] = reg[sheet.TURN]
        reg[sheet.USES] = 0
        reg[sheet.ATTACKS_MADE] = 0
        reg[sheet.MAIN_PHASES] = 0
        for card in range(len(game.table.owner)):
            reg[sheet.GAME_REGISTERS + card * sheet.COLUMNS + sheet.ATTACKED] = 0
        game.derived = None
        expiry.turn_begins(game)
        game.emit("turn-begins", "F-R7.1", player, [], reg[sheet.TURN])

    def _main(self, game: Game, phase: int) -> None:
        """F-R7.4: what begins with the phase triggers, then the turn player has priority."""
        enter_phase(game, phase)
        game.reg[sheet.MAIN_PHASES] += 1
        begins(game, phase)
        if phase == sheet.MAIN_1:
            special.main_begins(game, sheet.turn_player(game))
        game.push(PriorityStep(sheet.turn_player(game), 0, sheet.turn_player(game), windows.MAIN))


def skips(game: Game, phase: int) -> bool:
    """Whether an effect lets the turn player's turn go on without a phase (F-R16.13)."""
    for effect in game.effects:
        if effect.kind == words.SKIP and effect.value == phase and effect.turns < game.reg[sheet.TURN]:
            if effect.seat == sheet.turn_player(game):
                return True
    return False


def enter_phase(game: Game, phase: int) -> None:
    """Begin a phase."""
    game.reg[sheet.PHASE] = phase
    game.reg[sheet.STEP] = sheet.NO_STEP
    game.derived = None
    game.emit("phase-begins", "F-R7.6", sheet.turn_player(game), [], phase, sheet.PHASES[phase])


def begins(game: Game, phase: int) -> None:
    """What triggers at the beginning of a phase (F-R7.4, F-R10.1)."""
    happening = Happening(words.EV_BEGINS, seat=sheet.turn_player(game))
    happening.how = phase
    happen(game, happening)


def activate_all(game: Game) -> None:
    """F-R7.1, F-R7.2: all dull things of the turn player become active at once; frozen ones thaw instead."""
    seat = sheet.turn_player(game)
    table = game.table
    woken: list[int] = []
    bodies = values(game).bodies
    for card in sheet.field(game, seat):
        if of(game, card, sheet.FROZEN) == 1:
            sheet.put(game, card, sheet.FROZEN, 0)
            game.emit("thawed", "F-R7.2", seat, [card])
        elif table.turned[card] == 1 and (card not in bodies or bodies[card].bans & ACTIVATE == 0):
            woken.append(card)
    moves.activate(game, woken, "F-R7.1", seat)


def settle_by_count(game: Game) -> None:
    """F-R2.9: at the turn bound fewer points win, then the larger deck; else nobody."""
    points = [sheet.points(game, seat) for seat in range(SEATS)]
    decks = [len(sheet.deck(game, seat)) for seat in range(SEATS)]
    winner = DRAWN
    if points[0] != points[1]:
        winner = 0 if points[0] < points[1] else 1
    elif decks[0] != decks[1]:
        winner = 0 if decks[0] > decks[1] else 1
    game.end(winner, "F-R2.9")
