"""A player decides in what order cards go onto or under a deck, or which of the two (F-R14.18)."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.engine.play import PICK, Choice, Option, Verb
from netocean.games.fftcg import causes, moves
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.zones import DECK

TOP: Final = 0
BOTTOM: Final = 1
EITHER: Final = 2

ON_TOP: Final = Verb("top")
UNDER: Final = Verb("bottom")
_CARDS: Final = 1  # in `picks`: how many are in order, then the cards, those in order first


class ArrangeStep(Step):
    """`seat` orders the cards for `a` (top, bottom, either); `b` is whose effect it is, `c` its card."""

    def code(self) -> int:
        return codes.ARRANGE

    def interruptible(self) -> bool:
        return False

    @staticmethod
    def over(seat: int, where: int, by: int, card: int, cards: list[int]) -> "ArrangeStep":
        """Cards to be put onto or under their owner's deck; the first one comes nearest to the top."""
        step = ArrangeStep(seat, where, by, card)
        step.picks = [0, *cards]
        return step

    def rewind(self) -> bool:
        if self.a != EITHER:
            self.picks[0] = 0
        return False

    def run(self, game: Game) -> None:
        cards = self.picks[_CARDS:]
        done = self.picks[0]
        if self.a == EITHER:
            self._either(game, cards, done)
        elif len(cards) - done < 2 or (alike(game, cards[done:]) and self._open(game, cards)):
            game.pop()
            self._put(game, cards, self.a)
        else:
            offered = cards[done : done + 1] if alike(game, cards[done:]) else cards[done:]
            options = [Option(PICK, game.table.handle(self.seat, card)) for card in offered]
            choice = Choice(self.seat, "arrange", "F-R14.18", options)
            choice.picked = [game.table.handle(self.seat, card) for card in cards[:done]]
            choice.need = len(cards) - done
            game.ask(choice)

    def _open(self, game: Game, cards: list[int]) -> bool:
        # Whether the other player sees that there is nothing to order; where he does not, no question would tell him.
        return all([game.table.known(1 - self.seat, card) for card in cards])

    def _either(self, game: Game, cards: list[int], done: int) -> None:
        if done == len(cards):
            game.pop()
            return
        choice = Choice(self.seat, "top-or-bottom", "F-R14.13", [Option(ON_TOP), Option(UNDER)])
        choice.card = game.table.handle(self.seat, cards[done])
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        done = self.picks[0]
        self.picks[0] = done + 1
        if option.verb is PICK:
            card = game.table.card(self.seat, option.card)
            del self.picks[self.picks.index(card, _CARDS)]
            self.picks.insert(_CARDS + done, card)
            return
        card = self.picks[_CARDS + done]
        self._put(game, [card], TOP if option.verb is ON_TOP else BOTTOM)

    def _put(self, game: Game, cards: list[int], where: int) -> None:
        """The first card lies nearest to the top: onto the deck it goes last, under it first."""
        if where == TOP:
            moves.leave(game, cards[::-1], DECK, causes.ON_TOP, self.b, self.c)
        else:
            moves.leave(game, cards, DECK, causes.UNDER, self.b, self.c)


def alike(game: Game, cards: list[int]) -> bool:
    """Whether cards are the same in print, so that their order says nothing."""
    for card in cards:
        if game.table.face[card] is not game.table.face[cards[0]]:
            return False
    return True
