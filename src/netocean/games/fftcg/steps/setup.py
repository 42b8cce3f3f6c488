"""Before the game: shuffling, who begins, five cards, mulligans (F-R6)."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.engine.play import DONE, NO, PICK, YES, Choice, Option, Verb
from netocean.engine.table import SEATS
from netocean.games.fftcg import moves, sheet
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.steps.turn import TurnStep
from netocean.games.fftcg.zones import DECK

OPENING: Final = 5  # F-R6.3
FIRST: Final = Verb("first")
SECOND: Final = Verb("second")
_DEAL: Final = 0
_WHO: Final = 1
_MULLIGANS: Final = 2
_BEGIN: Final = 3


class SetupStep(Step):
    """`a` is the player picked at random, who decides who goes first (F-R6.2)."""

    def code(self) -> int:
        return codes.SETUP

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        if self.at == _DEAL:
            self.at = _WHO
            for seat in range(SEATS):
                shuffle(game, seat)  # F-R6.1
            self.a = game.chance.below(SEATS)
        elif self.at == _WHO:
            game.ask(Choice(self.a, "first", "F-R6.2", [Option(FIRST), Option(SECOND)]))
        elif self.at == _MULLIGANS:
            self.at = _BEGIN
            first = game.reg[sheet.FIRST]
            game.push(MulliganStep(1 - first))
            game.push(MulliganStep(first))
        else:
            game.pop()
            game.push(TurnStep())

    def take(self, game: Game, option: Option) -> None:
        self.at = _MULLIGANS
        first = self.a if option.verb is FIRST else 1 - self.a
        game.reg[sheet.FIRST] = first
        game.reg[sheet.TURN_PLAYER] = first
        game.emit("first-player", "F-R6.2", first, [])
        for seat in (first, 1 - first):
            moves.draw(game, seat, OPENING)


class MulliganStep(Step):
    """F-R6.4, F-R21.1: all five cards, or any number of them, under the deck, and as many from its top."""

    def code(self) -> int:
        return codes.MULLIGAN

    def interruptible(self) -> bool:
        return False

    def rewind(self) -> bool:
        self.picks = []
        return False

    def run(self, game: Game) -> None:
        if not sheet.switches(game).mulligan_any:
            game.ask(Choice(self.seat, "mulligan", "F-R6.4", [Option(YES), Option(NO)]))
            return
        hand = sheet.hand(game, self.seat)
        later = hand if len(self.picks) == 0 else hand[hand.index(self.picks[len(self.picks) - 1]) + 1 :]
        options = [Option(PICK, game.table.handle(self.seat, card)) for card in later]
        options.append(Option(DONE))
        choice = Choice(self.seat, "mulligan", "F-R21.1", options)
        choice.picked = [game.table.handle(self.seat, card) for card in self.picks]
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PICK:
            self.picks.append(game.table.card(self.seat, option.card))
            return
        if option.verb is YES:
            self.picks = sheet.hand(game, self.seat)[:]
        game.pop()
        self._exchange(game)

    def _exchange(self, game: Game) -> None:
        rule = "F-R21.1" if sheet.switches(game).mulligan_any else "F-R6.4"
        game.emit("mulligan", rule, self.seat, [], len(self.picks))
        if len(self.picks) == 0:
            return
        game.table.leave_unseen(self.picks)
        for card in self.picks:
            game.table.move(card, DECK, bottom=True, unseen=False)
        moves.draw(game, self.seat, len(self.picks))


def shuffle(game: Game, seat: int) -> None:
    """Shuffle a main deck: nobody knows any of its cards any more."""
    game.table.forget(seat, DECK)
    game.chance.shuffle(game.table.zone(seat, DECK))
