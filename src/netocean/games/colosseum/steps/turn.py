"""The turn frame (C-R5.1): Preparation, Evolution, Battle, Point calculation, again and again."""

from netocean.engine.game import Game
from netocean.games.colosseum import moves, sheet
from netocean.games.colosseum.events import happen_to_both
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.steps.battle import BattleStep
from netocean.games.colosseum.steps.evolution import EvolutionStep
from netocean.games.colosseum.steps.points import PointsStep
from netocean.games.colosseum.steps.preparation import PreparationStep
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.phases import FourPhasesStep


class TurnStep(FourPhasesStep):
    """C-R5.1: the four phases."""

    def code(self) -> int:
        return codes.TURN

    def rule(self) -> str:
        return "C-R5.1"

    def called(self, phase: int) -> str:
        return sheet.PHASES[phase]

    def clear(self, game: Game, phase: int) -> None:
        for seat in (0, 1):
            game.reg[sheet.SUPPORTED + seat] = 0
            game.reg[sheet.EVOLVING + seat] = 0

    def lay(self, game: Game, phase: int) -> None:
        if phase == sheet.PREPARATION:
            game.push(PreparationStep())
        elif phase == sheet.EVOLUTION:
            game.push(EvolutionStep())
        elif phase == sheet.BATTLE:
            game.push(BattleStep())
        else:
            game.push(PointsStep())

    def announce_end(self, game: Game) -> None:
        happen_to_both(game, nodes.EV_END_OF_PHASE)

    def expire(self, game: Game) -> None:
        moves.expire(game, nodes.END_OF_PHASE)
