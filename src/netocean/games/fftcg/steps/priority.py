"""Priority and the stack (F-R8): who may act, two passes in a row, what resolves."""

from typing import Final

from netocean.engine.game import DRAWN, Game, Step
from netocean.engine.play import PASS, Choice, Option
from netocean.games.fftcg import castable, sheet, windows
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.steps.check import CheckStep

_CHECK: Final = 0
_ASK: Final = 1
_ACTED: Final = 2
LOOP_BOUND: Final = 300  # F-R2.7: as many things resolving with nobody doing anything are an endless loop
USE_BOUND: Final = 300  # F-R2.7: after as many free acts in a turn one must stop


class PriorityStep(Step):
    """A window: `a` passes in a row, `b` who has priority, `c` which window."""

    def code(self) -> int:
        return codes.PRIORITY

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        if self.at == _ACTED:
            self._acted(game)
        if self.at == _CHECK:
            self.at = _ASK
            game.push(CheckStep())
            return
        if self._closed(game):
            self._two_passes(game)
            return
        self._ask(game)

    def _closed(self, game: Game) -> bool:
        closed = self.c == windows.CLOSED or (self.c == windows.DAMAGE and not sheet.switches(game).damage_window)
        game.reg[sheet.CLOSED] = 1 if closed else 0
        return closed

    def _ask(self, game: Game) -> None:
        options: list[Option] = []
        if game.reg[sheet.USES] < USE_BOUND:
            options = castable.uses(game, self.b)
        options.append(Option(PASS))
        game.ask(Choice(self.b, "priority", "F-R8.5", options))

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PASS:
            self.a += 1
            game.emit("passes", "F-R8.5", self.b, [])
            if self.a == 2:
                self._two_passes(game)
            else:
                self.b = 1 - self.b
            return
        self.at = _ACTED
        game.reg[sheet.ACTED] = 0
        castable.announce(game, self.b, option)

    def _acted(self, game: Game) -> None:
        """F-R8.4: who has priority after an act; an announcement that was given back changes nothing."""
        acted = game.reg[sheet.ACTED]
        game.reg[sheet.ACTED] = 0
        self.at = _ASK
        if acted == 0:
            return
        self.at = _CHECK
        self.a = 0
        game.reg[sheet.RESOLVED] = 0
        game.reg[sheet.USES] += 1
        if acted == 2:
            self.b = sheet.turn_player(game)
        elif sheet.switches(game).alternate and self.c in (windows.PREPARATION, windows.DECLARATION, windows.BLOCK):
            self.b = 1 - self.b  # F-R21.15

    def _two_passes(self, game: Game) -> None:
        """F-R8.5: the top of the stack resolves, or the phase or step ends."""
        self.a = 0
        self.b = sheet.turn_player(game)
        if len(game.aside) == 0:
            game.pop()
            game.reg[sheet.CLOSED] = 0
            return
        game.reg[sheet.RESOLVED] += 1
        if game.reg[sheet.RESOLVED] >= LOOP_BOUND:
            game.end(DRAWN, "F-R2.7")
            return
        self.at = _CHECK
        top = game.aside.pop()
        game.derived = None
        game.emit("resolves", "F-R8.6", top.seat, [top.a], top.b, game.sources[top.source].key)
        game.push(top)
