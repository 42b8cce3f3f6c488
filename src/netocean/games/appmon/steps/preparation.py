"""The Preparation phase (P-6): discard, refill, exchange the base, set options; declaring stands in `declare.py`."""

from netocean.engine.game import Game
from netocean.games.appmon import moves, score, sheet
from netocean.games.appmon.sheet import face
from netocean.games.appmon.steps import codes as steps
from netocean.games.appmon.steps.declare import DeclareStep
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import hand_size
from netocean.games.appmon.zones import DECK, HAND, OPTION_SLOTS
from netocean.games.phases import StagesStep
from netocean.games.picks import PicksStep
from netocean.games.piles import RefillingStep
from netocean.games.preparing import ExchangingStep, SlotsStep

# The stages of one seat's Preparation, and the groups in which the seats take turns under `prep_interleave` (P-6.9).
DISCARDS = 0
EXCHANGES = 1
DECLARES = 2
OPTIONS = 3
ENDS = 4
STAGES = 5


class PreparationStep(StagesStep):
    """P-6.9: the first player prepares, then the second, or in groups under `prep_interleave`."""

    def code(self) -> int:
        return steps.PREPARATION

    def stages(self) -> int:
        return STAGES

    def in_turn(self, game: Game) -> bool:
        return sheet.switches(game).interleave

    def lay(self, game: Game, rank: int, stage: int) -> None:
        seat = sheet.in_phase_order(game, rank)
        if stage == DISCARDS:
            game.push(RefillStep(seat))
            game.push(DiscardSlotsStep(seat))
            game.push(DiscardHandStep(seat))
        elif stage == EXCHANGES:
            game.push(ExchangeStep(seat))
        elif stage == DECLARES:
            game.push(DeclareStep(seat))
        elif stage == OPTIONS:
            game.push(SetOptionsStep(seat))
        else:
            score.check_base(game, seat)


class DiscardHandStep(PicksStep):
    """P-6.1: discard any number of hand cards."""

    def code(self) -> int:
        return steps.DISCARD_HAND

    def kind(self) -> str:
        return "discard_hand"

    def rule(self) -> str:
        return "P-6.1"

    def listed(self, game: Game) -> list[int]:
        return game.table.zone(self.seat, HAND)

    def carry_out(self, game: Game, cards: list[int]) -> None:
        moves.discard(game, self.seat, cards, "P-6.1")


class DiscardSlotsStep(PicksStep):
    """P-6.2: discard any number of own options from the slots, open or not, unless the open card forbids it."""

    def code(self) -> int:
        return steps.DISCARD_SLOTS

    def kind(self) -> str:
        return "discard_slots"

    def rule(self) -> str:
        return "P-6.2"

    def listed(self, game: Game) -> list[int]:
        found: list[int] = []
        for card in sheet.slots(game, self.seat):
            if not (game.table.up[card] == 1 and face(game, card).kept):
                found.append(card)
        return found

    def carry_out(self, game: Game, cards: list[int]) -> None:
        moves.discard(game, self.seat, cards, "P-6.2")


class RefillStep(RefillingStep):
    """P-6.3: once a turn refill to six cards or not at all; a short deck gives what it has (P-10.6)."""

    def code(self) -> int:
        return steps.REFILL

    def size(self, game: Game) -> int:
        return hand_size(game, self.seat)

    def hand(self) -> int:
        return HAND

    def pile(self) -> int:
        return DECK

    def rule(self) -> str:
        return "P-6.3"


class ExchangeStep(ExchangingStep):
    """P-6.4: exchange the base any number of times, or lay one into an empty box."""

    def code(self) -> int:
        return steps.EXCHANGE

    def rule(self) -> str:
        return "P-6.4"

    def over(self, game: Game) -> bool:
        return sheet.evolved(game, self.seat) or game.table.count(self.seat, HAND) == 0

    def listed(self, game: Game) -> list[int]:
        return [card for card in game.table.zone(self.seat, HAND) if face(game, card).is_base()]

    def exchange(self, game: Game, card: int) -> None:
        moves.lay_base(game, card, False, "P-6.4")


class SetOptionsStep(SlotsStep):
    """P-6.7: set options face down into free slots."""

    def code(self) -> int:
        return steps.SET_OPTIONS

    def kind(self) -> str:
        return "set_options"

    def rule(self) -> str:
        return "P-6.7"

    def hand(self) -> int:
        return HAND

    def listed(self, game: Game) -> list[int]:
        return [card for card in game.table.zone(self.seat, HAND) if face(game, card).kind == codes.OPTION]

    def most(self, game: Game) -> int:
        return sheet.free_slots(game, self.seat)

    def carry_out(self, game: Game, cards: list[int]) -> None:
        for card in cards:
            game.table.move(card, OPTION_SLOTS)
        game.emit("options-set", "P-6.7", self.seat, cards, len(cards))
