"""The Preparation phase (P-6): discard, refill, exchange the base, set options; declaring stands in `declare.py`."""

from netocean.engine.game import Game, Step
from netocean.engine.play import DONE, PICK, Choice, Option
from netocean.games.appmon import moves, score, sheet
from netocean.games.appmon.sheet import face
from netocean.games.appmon.steps import codes as steps
from netocean.games.appmon.steps.declare import DeclareStep
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import hand_size
from netocean.games.appmon.zones import DECK, HAND, OPTION_SLOTS
from netocean.games.picks import PicksStep
from netocean.games.piles import RefillingStep

# The stages of one seat's Preparation, and the groups in which the seats take turns under `prep_interleave` (P-6.9).
DISCARDS = 0
EXCHANGES = 1
DECLARES = 2
OPTIONS = 3
ENDS = 4
STAGES = 5


class PreparationStep(Step):
    """P-6.9: the first player prepares, then the second; `at` counts (seat, stage) pairs."""

    def code(self) -> int:
        return steps.PREPARATION

    def run(self, game: Game) -> None:
        if self.at == 2 * STAGES:
            game.pop()
            return
        if sheet.switches(game).interleave:
            turn, stage = self.at % 2, self.at // 2
        else:
            turn, stage = self.at // STAGES, self.at % STAGES
        self.at += 1
        seat = sheet.in_phase_order(game, turn)
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


class ExchangeStep(Step):
    """P-6.4: exchange the base any number of times, or lay one into an empty box."""

    def code(self) -> int:
        return steps.EXCHANGE

    def run(self, game: Game) -> None:
        if sheet.evolved(game, self.seat) or game.table.count(self.seat, HAND) == 0:
            game.pop()
            return
        options: list[Option] = [Option(DONE)]
        for card in game.table.zone(self.seat, HAND):
            if face(game, card).is_base():
                options.append(Option(PICK, game.table.handle(self.seat, card)))
        game.ask(Choice(self.seat, "exchange", "P-6.4", options))

    def take(self, game: Game, option: Option) -> None:
        if option.verb is DONE:
            game.pop()
        else:
            moves.lay_base(game, game.table.card(self.seat, option.card), False, "P-6.4")


class SetOptionsStep(PicksStep):
    """P-6.7: set options face down into free slots."""

    def code(self) -> int:
        return steps.SET_OPTIONS

    def kind(self) -> str:
        return "set_options"

    def rule(self) -> str:
        return "P-6.7"

    def run(self, game: Game) -> None:
        # Asked as long as the hand may hold an option: what it holds does not show.
        if game.table.count(self.seat, HAND) == 0 or sheet.free_slots(game, self.seat) == 0:
            game.pop()
            return
        if len(self.listed(game)) == 0:
            game.ask(Choice(self.seat, self.kind(), self.rule(), [Option(DONE)]))
            return
        PicksStep.run(self, game)

    def listed(self, game: Game) -> list[int]:
        return [card for card in game.table.zone(self.seat, HAND) if face(game, card).kind == codes.OPTION]

    def most(self, game: Game) -> int:
        return sheet.free_slots(game, self.seat)

    def carry_out(self, game: Game, cards: list[int]) -> None:
        for card in cards:
            game.table.move(card, OPTION_SLOTS)
        game.emit("options-set", "P-6.7", self.seat, cards, len(cards))
