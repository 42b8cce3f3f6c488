"""The rule set of Hyper Colosseum: what the kernel asks of a game."""

from typing import Any, Final

from netocean.engine.chance import Chance, seeded
from netocean.engine.errors import DataProblem
from netocean.engine.game import Game, Step
from netocean.engine.play import Reason
from netocean.engine.table import SEATS, Printed, Table
from netocean.engine.view import EffectView, look
from netocean.games import sheets, starting
from netocean.games.colosseum import attack, sheet
from netocean.games.colosseum.build import rebuild
from netocean.games.colosseum.rulebook import DOUBTED
from netocean.games.colosseum.rulesets import PRESETS, SWITCHES, Switched
from netocean.games.colosseum.sampling import BoxDealer
from netocean.games.colosseum.sheet import as_face
from netocean.games.colosseum.steps.battle import BattleStep
from netocean.games.colosseum.steps.evolution import EvolutionPartStep, EvolutionStep
from netocean.games.colosseum.steps.evolve import DiscardExactlyStep, EvolveStep, PayNowStep, WarpStep
from netocean.games.colosseum.steps.points import PointsStep
from netocean.games.colosseum.steps.preparation import (
    DiscardHandStep,
    DiscardSlotsStep,
    ExchangeStep,
    LayOptionsStep,
    PlanStep,
    PreparationStep,
    RefillStep,
)
from netocean.games.colosseum.steps.resolve import ResolveStep
from netocean.games.colosseum.steps.setup import FirstAttackerStep, SetupStep
from netocean.games.colosseum.steps.turn import TurnStep
from netocean.games.colosseum.steps.use import UseStep
from netocean.games.colosseum.steps.window import AppearancesStep, AppearStep, FieldsStep, WindowStep
from netocean.games.colosseum.vocabulary.evaluate import letter_in_use
from netocean.games.colosseum.vocabulary.run import AbilityStep
from netocean.games.colosseum.why import WHY
from netocean.games.colosseum.zones import LAYOUT, NET_OCEAN
from netocean.games.dealing import resample
from netocean.games.switching import settled

DECK_SIZE: Final = 30  # C-R1.1

# By their codes (steps/codes.py).
_STEPS: Final[list[type[Step]]] = [
    SetupStep,
    TurnStep,
    PreparationStep,
    DiscardHandStep,
    DiscardSlotsStep,
    RefillStep,
    ExchangeStep,
    PlanStep,
    LayOptionsStep,
    WindowStep,
    EvolutionStep,
    EvolutionPartStep,
    EvolveStep,
    FieldsStep,
    BattleStep,
    AppearancesStep,
    PointsStep,
    UseStep,
    AbilityStep,
    ResolveStep,
    DiscardExactlyStep,
    PayNowStep,
    WarpStep,
    FirstAttackerStep,
    AppearStep,
]


class ColosseumRules(Switched):
    """The rules under one setting of the switches."""

    def begin(self, decks: list[list[Printed]], seed: bytes | str | int) -> Game:
        game = self.bare(seeded(seed))
        for seat in range(SEATS):
            starting.refuse(seat, len(decks[seat]), DECK_SIZE)
            if not any([as_face(printed).is_level_iii() for printed in decks[seat]]):
                raise DataProblem("deck-no-level-iii", seat=seat)
            starting.refuse_incomplete(seat, decks[seat])  # C-R23.1
            starting.put(game, seat, decks[seat], NET_OCEAN)
        game.push(SetupStep())
        return game

    def bare(self, chance: Chance) -> Game:
        game = Game(self, Table.empty(LAYOUT), chance)
        game.reg = sheets.registers(sheet.REGISTERS)
        return game

    def step(self, code: int) -> Step:
        return _STEPS[code]()

    def resolve(self, game: Game) -> None:
        game.push(ResolveStep())

    def concede(self, game: Game, seat: int) -> None:
        game.end(1 - seat, "C-R10.4")

    def printed(self, facts: str, lines: list[str]) -> Printed:
        return rebuild(facts, lines)

    def view(self, game: Game, seat: int) -> Any:
        numbers = sheets.numbers(game)
        effects: list[EffectView] = []
        if game.reg[sheet.PHASE] == sheet.BATTLE:
            for side in range(SEATS):
                numbers[f"letter{side}"] = letter_in_use(game, side)
                numbers[f"power{side}"] = attack.power(game, side)
                for item in attack.modifiers(game, side):
                    # A static has no pinned source: its card lies open.
                    printed = game.sources[item.source] if item.source >= 0 else game.table.face[item.card]
                    effects.append(
                        EffectView(side, sheet.MODIFIERS[item.kind - sheet.K_BONUS], item.value, printed.key)
                    )
        return look(game, seat, sheet.PHASES[game.reg[sheet.PHASE]], numbers, effects)

    def why_not(self, game: Game, seat: int, handle: int) -> list[Reason]:
        return WHY.reasons(game, seat, handle)

    def resample(self, game: Game, seat: int, chance: Chance, pool: list[list[Printed]] | None) -> Game:
        return resample(game, seat, chance, pool if pool is not None else [], [BoxDealer()])

    def doubted(self, rule: str) -> bool:
        return rule in DOUBTED


def preset(name: str = "primer", changes: dict[str, str] | None = None) -> ColosseumRules:
    """The rules under a preset with single switches changed. Raises DataProblem for an unknown preset, switch or value."""
    return ColosseumRules(name, settled(SWITCHES, PRESETS, name, changes or {}))
