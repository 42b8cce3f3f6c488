"""The turn frame (C-R5.1): Preparation, Evolution, Battle, Point calculation, again and again."""

from netocean.engine.game import Game, Step
from netocean.games.colosseum import moves, sheet
from netocean.games.colosseum.events import happen_to_both
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.steps.battle import BattleStep
from netocean.games.colosseum.steps.evolution import EvolutionStep
from netocean.games.colosseum.steps.points import PointsStep
from netocean.games.colosseum.steps.preparation import PreparationStep
from netocean.games.colosseum.vocabulary import nodes

# Each phase takes three moments: it runs, its end is announced, and what lasts to its end expires.
RUN = 0
ENDS = 1
EXPIRES = 2
MOMENTS = 3


class TurnStep(Step):
    """C-R5.1: `at` counts the moments of the four phases."""

    def code(self) -> int:
        return codes.TURN

    def run(self, game: Game) -> None:
        phase, moment = self.at // MOMENTS, self.at % MOMENTS
        self.at = (self.at + 1) % (4 * MOMENTS)
        if moment == RUN:
            self._begin(game, phase + 1)
        elif moment == ENDS:
            if phase + 1 != sheet.POINT_CALCULATION:  # which announces its end itself, before the lifespan (C-R9.8)
                happen_to_both(game, nodes.EV_END_OF_PHASE)
        else:
            moves.expire(game, nodes.END_OF_PHASE)

    def _begin(self, game: Game, phase: int) -> None:
        reg = game.reg
        reg[sheet.PHASE] = phase
        reg[sheet.EFFECTS] = 0
        reg[sheet.WINDOW] = -1
        for seat in (0, 1):
            reg[sheet.SUPPORTED + seat] = 0
            reg[sheet.EVOLVING + seat] = 0
        if phase == sheet.PREPARATION:
            reg[sheet.TURN] += 1
            reg[sheet.RESULT] = -1
            game.emit("turn-begins", "C-R5.1", reg[sheet.FIRST], [], reg[sheet.TURN])
        game.emit("phase-begins", "C-R5.1", -1, [], phase, sheet.PHASES[phase])
        if phase == sheet.PREPARATION:
            game.push(PreparationStep())
        elif phase == sheet.EVOLUTION:
            game.push(EvolutionStep())
        elif phase == sheet.BATTLE:
            game.push(BattleStep())
        else:
            game.push(PointsStep())
