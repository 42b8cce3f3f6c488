"""The rule set of α: what the kernel asks of a game."""

from typing import Any, Final

from netocean.engine.chance import Chance, seeded
from netocean.engine.errors import DataProblem
from netocean.engine.game import Game, Step
from netocean.engine.play import Reason
from netocean.engine.table import SEATS, Printed, Table
from netocean.games import starting
from netocean.games.alpha import sheet
from netocean.games.alpha.build import rebuild
from netocean.games.alpha.rulebook import DOUBTED
from netocean.games.alpha.rulesets import PRESETS, SWITCHES, Switched
from netocean.games.alpha.sampling import BoxDealer
from netocean.games.alpha.sheet import as_face
from netocean.games.alpha.steps.attack import AttackStep, BlockStep
from netocean.games.alpha.steps.battle import BattleStep
from netocean.games.alpha.steps.discarding import DiscardExactlyStep
from netocean.games.alpha.steps.evolution import EvolutionCheckStep, EvolutionStep
from netocean.games.alpha.steps.evolving import EvolveCostStep
from netocean.games.alpha.steps.line_up import LineUpStep
from netocean.games.alpha.steps.opportunities import BattlePhaseStep, OpportunityStep
from netocean.games.alpha.steps.placing import PlaceStep
from netocean.games.alpha.steps.preparation import DiscardHandStep, DiscardPlayStep, FillStep, PreparationStep
from netocean.games.alpha.steps.resolve import ResolveStep
from netocean.games.alpha.steps.setup import SetupStep
from netocean.games.alpha.steps.support import SupportStep
from netocean.games.alpha.steps.turn import TurnStep
from netocean.games.alpha.steps.use import UseStep
from netocean.games.alpha.steps.window import WindowStep
from netocean.games.alpha.viewing import view
from netocean.games.alpha.vocabulary.run import AbilityStep
from netocean.games.alpha.why import WHY
from netocean.games.alpha.zones import LAYOUT, NET_OCEAN, OPEN_LAYOUT
from netocean.games.dealing import resample
from netocean.games.switching import settled

DECK_SIZE: Final = 32

# By their codes (steps/codes.py).
_STEPS: Final[list[type[Step]]] = [
    SetupStep,
    TurnStep,
    PreparationStep,
    DiscardHandStep,
    DiscardPlayStep,
    FillStep,
    PlaceStep,
    EvolutionStep,
    EvolutionCheckStep,
    EvolveCostStep,
    LineUpStep,
    BattlePhaseStep,
    OpportunityStep,
    SupportStep,
    AttackStep,
    BlockStep,
    BattleStep,
    WindowStep,
    UseStep,
    AbilityStep,
    ResolveStep,
    DiscardExactlyStep,
]


class AlphaRules(Switched):
    """The rules under one setting of the switches."""

    def begin(self, decks: list[list[Printed]], seed: bytes | str | int) -> Game:
        game = self.bare(seeded(seed))
        for seat in range(SEATS):
            starting.refuse(seat, len(decks[seat]), DECK_SIZE)
            low = any([as_face(printed).is_level_iii() for printed in decks[seat]])
            if self.values["require_level3"] == "true" and not low:
                raise DataProblem("deck-no-level-iii", seat=seat)
            starting.refuse_incomplete(seat, decks[seat])
            starting.put(game, seat, decks[seat], NET_OCEAN)
        game.push(SetupStep())
        return game

    def bare(self, chance: Chance) -> Game:
        game = Game(self, Table.empty(OPEN_LAYOUT if self.switches.dark_area_public else LAYOUT), chance)
        game.reg = sheet.registers()
        return game

    def step(self, code: int) -> Step:
        return _STEPS[code]()

    def resolve(self, game: Game) -> None:
        game.push(ResolveStep())

    def concede(self, game: Game, seat: int) -> None:
        game.end(1 - seat, "A-5.4")

    def printed(self, facts: str, lines: list[str]) -> Printed:
        return rebuild(facts, lines)

    def view(self, game: Game, seat: int) -> Any:
        return view(game, seat)

    def why_not(self, game: Game, seat: int, handle: int) -> list[Reason]:
        return WHY.reasons(game, seat, handle)

    def resample(self, game: Game, seat: int, chance: Chance, pool: list[list[Printed]] | None) -> Game:
        return resample(game, seat, chance, pool if pool is not None else [], [BoxDealer()])

    def doubted(self, rule: str) -> bool:
        return rule in DOUBTED


def preset(name: str = "primer", changes: dict[str, str] | None = None) -> AlphaRules:
    """The rules under a preset with single switches changed. Raises DataProblem for an unknown preset, switch or value."""
    return AlphaRules(name, settled(SWITCHES, PRESETS, name, changes or {}))
