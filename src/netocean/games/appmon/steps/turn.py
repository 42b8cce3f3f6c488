"""The turn frame (P-5.1): Preparation, App fusion, Battle, Points, again and again."""

from netocean.engine.game import Game, Step
from netocean.games.appmon import moves, sheet
from netocean.games.appmon.events import happen_to_both
from netocean.games.appmon.steps import codes as steps
from netocean.games.appmon.steps.battle import BattleStep
from netocean.games.appmon.steps.fusion import FusionStep
from netocean.games.appmon.steps.points import PointsStep
from netocean.games.appmon.steps.preparation import PreparationStep
from netocean.games.appmon.vocabulary import codes

# Each phase takes three moments: it runs, its end is announced, and what lasts to its end expires.
RUN = 0
ENDS = 1
EXPIRES = 2
MOMENTS = 3


class TurnStep(Step):
    """P-5.1: `at` counts the moments of the four phases."""

    def code(self) -> int:
        return steps.TURN

    def run(self, game: Game) -> None:
        phase, moment = self.at // MOMENTS, self.at % MOMENTS
        self.at = (self.at + 1) % (4 * MOMENTS)
        if moment == RUN:
            self._begin(game, phase + 1)
        elif moment == ENDS:
            if phase + 1 != sheet.POINT:  # which announces its end itself, before the renewal (P-10.5)
                happen_to_both(game, codes.EV_END_OF_PHASE)
        else:
            moves.expire(game, codes.END_OF_PHASE)

    def _begin(self, game: Game, phase: int) -> None:
        reg = game.reg
        reg[sheet.PHASE] = phase
        reg[sheet.EFFECTS] = 0
        reg[sheet.WINDOW] = -1
        if phase == sheet.PREPARATION:
            reg[sheet.TURN] += 1
            reg[sheet.RESULT] = -1
            reg[sheet.REPEATED] = 0
            game.emit("turn-begins", "P-5.1", reg[sheet.FIRST], [], reg[sheet.TURN])
        game.emit("phase-begins", "P-5.1", -1, [], phase, sheet.PHASES[phase])
        if phase == sheet.PREPARATION:
            game.push(PreparationStep())
            happen_to_both(game, codes.EV_TURN_STARTS)
        elif phase == sheet.FUSION:
            game.push(FusionStep())
        elif phase == sheet.BATTLE:
            game.push(BattleStep())
        else:
            game.push(PointsStep())
