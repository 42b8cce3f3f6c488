"""The End Phase (F-R7.9-F-R7.12, F-R21.12)."""

from netocean.engine.game import Game, Step
from netocean.engine.table import SEATS
from netocean.games.fftcg import expiry, sheet, windows
from netocean.games.fftcg.happen import Happening, answering, happen, trigger
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.steps.discard import DiscardStep
from netocean.games.fftcg.steps.priority import PriorityStep
from netocean.games.fftcg.vocabulary import codes as words

HAND_LIMIT = 5  # F-R7.9
_BEGIN = 0
_FIRST = 1
_SECOND = 2
_CHECK = 3
_AGAIN = 4
ROUNDS = 50  # F-R7.9 (d) comes back as often; more is an endless loop


class EndStep(Step):
    """Autos and priority without acting, discard to five, damage and effects end, and again while anything triggers.

    `a` counts the objects before the last check, `b` how many checks there were, `c` how far the order of play was before.
    """

    def code(self) -> int:
        return codes.END

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        at = self.at
        self.at = at + 1
        heal_first = sheet.switches(game).heal_first
        if at == _BEGIN:
            begins = Happening(words.EV_BEGINS, seat=self.seat)
            begins.how = sheet.END
            happen(game, begins)
            happen(game, Happening(words.EV_END_OF_TURN, seat=self.seat))
            self.c = game.stamp
            game.push(PriorityStep(self.seat, 0, self.seat, windows.CLOSED))
        elif at == _FIRST:
            self._heal(game) if heal_first else self._discard(game)
        elif at == _SECOND:
            self._discard(game) if heal_first else self._heal(game)
        elif at == _CHECK:
            if sheet.switches(game).end_autos_same_phase:
                self._late(game)
            self.a = game.reg[sheet.CAST_COUNT]
            self.b += 1
            game.push(PriorityStep(self.seat, 0, self.seat, windows.CLOSED))
        elif game.reg[sheet.CAST_COUNT] != self.a and self.b < ROUNDS:  # also what rule processes have triggered
            self._heal(game)
            self.at = _CHECK
        else:
            game.pop()

    def _late(self, game: Game) -> None:
        """F-R7.12: what came to be in this End Phase, where the switch lets it act in it."""
        late = Happening(words.EV_END_OF_TURN, seat=self.seat)
        trigger(game, [held for held in answering(game, late) if held.stamp > self.c], late)
        self.c = game.stamp

    def _discard(self, game: Game) -> None:
        """F-R7.9 (b), F-R7.10: only the turn player discards."""
        limit = expiry.hand_limit(game, self.seat, HAND_LIMIT)
        surplus = game.table.count(self.seat, 1) - limit
        if surplus > 0:
            game.push(DiscardStep.to_limit(self.seat, surplus))

    def _heal(self, game: Game) -> None:
        """F-R7.9 (c), F-R7.11: damage and the effects of this turn end together."""
        healed: list[int] = []
        for seat in range(SEATS):
            for card in sheet.field(game, seat):
                if of(game, card, sheet.DAMAGE_ON) != 0:
                    sheet.put(game, card, sheet.DAMAGE_ON, 0)
                    healed.append(card)
        expiry.turn_ends(game)
        if len(healed) != 0:
            game.emit("healed", "F-R7.9", self.seat, healed)
