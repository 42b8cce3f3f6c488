"""The rule set of the Appmon game: what the kernel asks of a game."""

from typing import Any, Final

from netocean.engine.chance import Chance, seeded
from netocean.engine.errors import DataProblem
from netocean.engine.game import Game, Step
from netocean.engine.play import Reason
from netocean.engine.table import SEATS, Printed, Table
from netocean.engine.view import EffectView, look
from netocean.games import sheets, starting
from netocean.games.appmon import attack, sheet
from netocean.games.appmon.build import rebuild
from netocean.games.appmon.rulebook import DOUBTED
from netocean.games.appmon.rulesets import PRESETS, SWITCHES, Switched
from netocean.games.appmon.sampling import CardDealer, ChipDealer
from netocean.games.appmon.sheet import as_face
from netocean.games.appmon.steps.battle import BattleStep
from netocean.games.appmon.steps.declare import DeclareStep
from netocean.games.appmon.steps.discard import DiscardExactlyStep
from netocean.games.appmon.steps.fusion import FusionPartStep, FusionStep
from netocean.games.appmon.steps.points import PointsStep
from netocean.games.appmon.steps.preparation import (
    DiscardHandStep,
    DiscardSlotsStep,
    ExchangeStep,
    PreparationStep,
    RefillStep,
    SetOptionsStep,
)
from netocean.games.appmon.steps.resolve import ResolveStep
from netocean.games.appmon.steps.setup import HandExchangeStep, SetupStep
from netocean.games.appmon.steps.turn import TurnStep
from netocean.games.appmon.steps.use import ChipLinkStep, UseStep
from netocean.games.appmon.steps.window import WindowStep
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import letter_in_use
from netocean.games.appmon.vocabulary.run import AbilityStep
from netocean.games.appmon.why import WHY
from netocean.games.appmon.zones import CHIP_HAND, DECK, LAYOUT, USED_CHIPS
from netocean.games.dealing import resample
from netocean.games.switching import settled

DECK_SIZE: Final = 30  # P-3.1
MOST_CHIPS: Final = 5  # P-3.4

# By their codes (steps/codes.py).
_STEPS: Final[list[type[Step]]] = [
    SetupStep,
    TurnStep,
    PreparationStep,
    DiscardHandStep,
    DiscardSlotsStep,
    RefillStep,
    ExchangeStep,
    DeclareStep,
    SetOptionsStep,
    FusionStep,
    FusionPartStep,
    WindowStep,
    BattleStep,
    PointsStep,
    UseStep,
    ChipLinkStep,
    AbilityStep,
    ResolveStep,
    DiscardExactlyStep,
    HandExchangeStep,
]


class AppmonRules(Switched):
    """The rules under one setting of the switches."""

    def begin(self, decks: list[list[Printed]], seed: bytes | str | int) -> Game:
        game = self.bare(seeded(seed))
        for seat in range(SEATS):
            _refuse(seat, decks[seat])
        game.reg[sheet.CHIPS] = self.chips([len(_chips(deck)) for deck in decks])
        for seat in range(SEATS):
            for printed in decks[seat]:
                zone = DECK
                if as_face(printed).kind == codes.CHIP:
                    zone = CHIP_HAND if game.reg[sheet.CHIPS] == sheet.CHIPS_PLAYED else USED_CHIPS
                game.table.show(game.table.add(printed, seat, zone), 1 << seat)
        game.push(SetupStep())
        return game

    def chips(self, counts: list[int]) -> int:
        """What becomes of so many chips of either seat (P-3.4)."""
        if counts == [0, 0]:
            return sheet.NO_CHIPS
        word = self.switches.chips
        played = word == "on" or (word == "if_both" and min(counts) != 0)
        return sheet.CHIPS_PLAYED if played else sheet.CHIPS_LEFT_OUT

    def bare(self, chance: Chance) -> Game:
        game = Game(self, Table.empty(LAYOUT), chance)
        game.reg = sheets.registers(sheet.REGISTERS)
        return game

    def step(self, code: int) -> Step:
        return _STEPS[code]()

    def resolve(self, game: Game) -> None:
        game.push(ResolveStep())

    def concede(self, game: Game, seat: int) -> None:
        game.end(1 - seat, "P-11.4")

    def printed(self, facts: str, lines: list[str]) -> Printed:
        return rebuild(facts, lines)

    def view(self, game: Game, seat: int) -> Any:
        numbers = sheets.numbers(game)
        numbers["drives0"] = game.reg[sheet.DRIVES]
        numbers["drives1"] = game.reg[sheet.DRIVES + 1]
        effects: list[EffectView] = []
        if game.reg[sheet.PHASE] == sheet.BATTLE:
            for side in range(SEATS):
                numbers[f"letter{side}"] = letter_in_use(game, side)
                numbers[f"power{side}"] = attack.power(game, side)
                for item in attack.steps(game, side):
                    cancelled = item.kind == sheet.K_CANCELLED
                    word = "cancelled" if cancelled else sheet.MODIFIERS[item.kind - sheet.K_BONUS]
                    # A static or a link has no pinned source: its card lies open.
                    printed = game.sources[item.source] if item.source >= 0 else game.table.face[item.card]
                    effects.append(EffectView(side, word, 0 if cancelled else item.value, printed.key))
        return look(game, seat, sheet.PHASES[game.reg[sheet.PHASE]], numbers, effects)

    def why_not(self, game: Game, seat: int, handle: int) -> list[Reason]:
        return WHY.reasons(game, seat, handle)

    def resample(self, game: Game, seat: int, chance: Chance, pool: list[list[Printed]] | None) -> Game:
        return resample(game, seat, chance, pool if pool is not None else [], [CardDealer(), ChipDealer()])

    def doubted(self, rule: str) -> bool:
        return rule in DOUBTED


def _chips(deck: list[Printed]) -> list[Printed]:
    return [printed for printed in deck if as_face(printed).kind == codes.CHIP]


def _refuse(seat: int, deck: list[Printed]) -> None:
    # A deck that no game can begin with.
    chips = len(_chips(deck))
    starting.refuse(seat, len(deck) - chips, DECK_SIZE)
    if chips > MOST_CHIPS:
        raise DataProblem("deck-chips", seat=seat, found=chips, limit=MOST_CHIPS)
    if not any([as_face(printed).is_base() for printed in deck]):
        raise DataProblem("deck-no-base", seat=seat)
    starting.refuse_incomplete(seat, deck)  # P-3.5


def preset(name: str = "primer", changes: dict[str, str] | None = None) -> AppmonRules:
    """The rules under a preset with single switches changed. Raises DataProblem for an unknown preset, switch or value."""
    return AppmonRules(name, settled(SWITCHES, PRESETS, name, changes or {}))
