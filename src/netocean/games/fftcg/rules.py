"""The rule set of Final Fantasy TCG: what the kernel asks of a game."""

from typing import Any, Final

from netocean.engine.chance import Chance, seeded
from netocean.engine.errors import DataProblem
from netocean.engine.game import Game, Step
from netocean.engine.play import Reason
from netocean.engine.table import SEATS, Printed, Table
from netocean.games.fftcg import projection, sheet
from netocean.games.fftcg.build import rebuild
from netocean.games.fftcg.looking import view_of
from netocean.games.fftcg.rulebook import DOUBTED
from netocean.games.fftcg.rulesets import settle
from netocean.games.fftcg.sampling import resample
from netocean.games.fftcg.sheet import as_face
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.steps.arrange import ArrangeStep
from netocean.games.fftcg.steps.attack import AttackStep
from netocean.games.fftcg.steps.backups import BackupsStep
from netocean.games.fftcg.steps.battle import BattleStep
from netocean.games.fftcg.steps.block import BlockStep
from netocean.games.fftcg.steps.check import CheckStep
from netocean.games.fftcg.steps.declare import DeclareStep
from netocean.games.fftcg.steps.discard import DiscardStep
from netocean.games.fftcg.steps.divide import DivideStep
from netocean.games.fftcg.steps.end import EndStep
from netocean.games.fftcg.steps.enter import EnterStep
from netocean.games.fftcg.steps.harm import HarmStep
from netocean.games.fftcg.steps.leave import LeaveStep
from netocean.games.fftcg.steps.pay import PayStep
from netocean.games.fftcg.steps.points import PointsStep
from netocean.games.fftcg.steps.priority import PriorityStep
from netocean.games.fftcg.steps.retarget import RetargetStep
from netocean.games.fftcg.steps.reuse import ReuseStep
from netocean.games.fftcg.steps.setup import MulliganStep, SetupStep
from netocean.games.fftcg.steps.special import PrimeStep, WarpStep
from netocean.games.fftcg.steps.turn import TurnStep
from netocean.games.fftcg.values import Ruled, Values
from netocean.games.fftcg.vocabulary.run import AbilityStep
from netocean.games.fftcg.why import WHY
from netocean.games.fftcg.zones import DECK, LAYOUT, LB

_STEPS: Final[dict[int, type[Step]]] = {
    codes.SETUP: SetupStep,
    codes.MULLIGAN: MulliganStep,
    codes.TURN: TurnStep,
    codes.CHECK: CheckStep,
    codes.PRIORITY: PriorityStep,
    codes.DECLARE: DeclareStep,
    codes.PAY: PayStep,
    codes.ABILITY: AbilityStep,
    codes.ATTACK: AttackStep,
    codes.BLOCK: BlockStep,
    codes.BATTLE: BattleStep,
    codes.DISCARD: DiscardStep,
    codes.LEAVE: LeaveStep,
    codes.HARM: HarmStep,
    codes.POINTS: PointsStep,
    codes.END: EndStep,
    codes.BACKUPS: BackupsStep,
    codes.ENTER: EnterStep,
    codes.DIVIDE: DivideStep,
    codes.WARP: WarpStep,
    codes.PRIME: PrimeStep,
    codes.ARRANGE: ArrangeStep,
    codes.RETARGET: RetargetStep,
    codes.REUSE: ReuseStep,
}


class FftcgRules(Ruled):
    """The rules under one setting of the switches."""

    def begin(self, decks: list[list[Printed]], seed: bytes | str | int) -> Game:
        game = self.bare(seeded(seed))
        for seat in range(SEATS):
            for printed in decks[seat]:
                face = as_face(printed)
                if face.incomplete:
                    raise DataProblem("deck-incomplete-card", seat=seat, card=face.key)
                zone = LB if face.limit_break != 0 else DECK  # F-R5.2
                game.table.show(game.table.add(printed, seat, zone), 1 << seat)
            if game.table.count(seat, DECK) == 0:
                raise DataProblem("deck-size", seat=seat, found=0, wanted=50)
        sheet.grow(game)
        game.push(SetupStep())
        return game

    def bare(self, chance: Chance) -> Game:
        game = Game(self, Table.empty(LAYOUT), chance)
        game.reg = [0] * sheet.GAME_REGISTERS
        game.reg[sheet.BLOCKER] = -1
        game.reg[sheet.PHASE] = sheet.BEFORE
        return game

    def step(self, code: int) -> Step:
        return _STEPS[code]()

    def resolve(self, game: Game) -> None:
        game.push(CheckStep())

    def concede(self, game: Game, seat: int) -> None:
        game.end(1 - seat, "F-R2.6")

    def printed(self, facts: str, lines: list[str]) -> Printed:
        return rebuild(facts, lines)

    def derive(self, game: Game) -> Values:
        return projection.derive(game)

    def view(self, game: Game, seat: int) -> Any:
        return view_of(game, seat)

    def why_not(self, game: Game, seat: int, handle: int) -> list[Reason]:
        return WHY.reasons(game, seat, handle)

    def resample(self, game: Game, seat: int, chance: Chance, pool: list[list[Printed]] | None) -> Game:
        return resample(game, seat, chance, pool if pool is not None else [])

    def doubted(self, rule: str) -> bool:
        return rule in DOUBTED


def preset(name: str = "official", changes: dict[str, str] | None = None) -> FftcgRules:
    """The rules under a preset with single switches changed. Raises DataProblem for an unknown preset, switch or value."""
    try:
        return FftcgRules(name, settle(name, changes or {}))
    except KeyError as error:
        raise DataProblem("ruleset-unknown", name=str(error.args[0])) from None
    except ValueError as error:
        raise DataProblem("ruleset-value", name=str(error.args[0])) from None
