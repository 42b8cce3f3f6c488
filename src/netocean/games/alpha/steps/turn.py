"""The turn frame (A-6): Preparation, Evolution, Battle, again and again."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.games.alpha import moves, score, sheet
from netocean.games.alpha.happen import happen_to_both
from netocean.games.alpha.steps import codes
from netocean.games.alpha.steps.evolution import EvolutionStep
from netocean.games.alpha.steps.opportunities import BattlePhaseStep
from netocean.games.alpha.steps.preparation import PreparationStep
from netocean.games.alpha.vocabulary.codes import EV_END_OF_TURN, EV_TURN_STARTS
from netocean.games.spans import END_OF_PHASE, END_OF_TURN

# The moments of a turn; from 1 to 3 its phases run.
STARTS: Final = 0
ENDS: Final = 4
EXPIRES: Final = 5
MOMENTS: Final = 6


class TurnStep(Step):
    """A-6.2: `at` counts the moments of a turn."""

    def code(self) -> int:
        return codes.TURN

    def run(self, game: Game) -> None:
        moment = self.at
        self.at = (moment + 1) % MOMENTS
        if moment == STARTS:
            self._start(game)
        elif moment == ENDS:
            game.emit("turn-ends", "A-9.4", -1, [], game.reg[sheet.TURN])
            happen_to_both(game, EV_END_OF_TURN)
        elif moment == EXPIRES:
            moves.expire(game, END_OF_TURN)
            if game.reg[sheet.TURN] >= sheet.switches(game).max_turns:
                score.count(game, "A-5.5")
        else:
            self._begin(game, moment)

    def _start(self, game: Game) -> None:
        reg = game.reg
        reg[sheet.TURN] += 1
        reg[sheet.PHASE] = sheet.PREPARATION
        second = 1 - reg[sheet.FIRST]
        if sheet.points(game, second) < sheet.points(game, reg[sheet.FIRST]):
            reg[sheet.FIRST] = second
            game.emit("first-player", "A-6.3", second, [])
        for seat in (0, 1):
            reg[sheet.RENEWED + seat] = 0
            reg[sheet.EXCHANGED + seat] = 0
        game.emit("turn-begins", "A-6.3", reg[sheet.FIRST], [], reg[sheet.TURN])
        happen_to_both(game, EV_TURN_STARTS)

    def _begin(self, game: Game, phase: int) -> None:
        moves.expire(game, END_OF_PHASE)
        game.reg[sheet.PHASE] = phase
        game.reg[sheet.STEP] = -1
        game.reg[sheet.EFFECTS] = 0
        game.emit("phase-begins", "A-6.2", -1, [], phase, sheet.PHASES[phase])
        if phase == sheet.PREPARATION:
            game.push(PreparationStep())
        elif phase == sheet.EVOLUTION:
            game.push(EvolutionStep())
        else:
            game.push(BattlePhaseStep())
