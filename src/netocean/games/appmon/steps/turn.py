"""The turn frame (P-5.1): Preparation, App fusion, Battle, Points, again and again."""

from netocean.engine.game import Game
from netocean.games.appmon import moves, sheet
from netocean.games.appmon.events import happen_to_both
from netocean.games.appmon.steps import codes as steps
from netocean.games.appmon.steps.battle import BattleStep
from netocean.games.appmon.steps.fusion import FusionStep
from netocean.games.appmon.steps.points import PointsStep
from netocean.games.appmon.steps.preparation import PreparationStep
from netocean.games.appmon.vocabulary import codes
from netocean.games.phases import FourPhasesStep


class TurnStep(FourPhasesStep):
    """P-5.1: the four phases."""

    def code(self) -> int:
        return steps.TURN

    def rule(self) -> str:
        return "P-5.1"

    def called(self, phase: int) -> str:
        return sheet.PHASES[phase]

    def clear(self, game: Game, phase: int) -> None:
        if phase == sheet.PREPARATION:
            game.reg[sheet.REPEATED] = 0

    def lay(self, game: Game, phase: int) -> None:
        if phase == sheet.PREPARATION:
            game.push(PreparationStep())
            happen_to_both(game, codes.EV_TURN_STARTS)
        elif phase == sheet.FUSION:
            game.push(FusionStep())
        elif phase == sheet.BATTLE:
            game.push(BattleStep())
        else:
            game.push(PointsStep())

    def announce_end(self, game: Game) -> None:
        happen_to_both(game, codes.EV_END_OF_PHASE)

    def expire(self, game: Game) -> None:
        moves.expire(game, codes.END_OF_PHASE)
