"""Damage divided among things: a number for each, in steps of 1000 (F-R10.21, F-R12.5)."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, PICK, Choice, Option
from netocean.games.fftcg.steps import codes, harm

UNIT: Final = 1000


class DivideStep(Step):
    """`seat` divides `a` among those of the damage below that wait for it, at least `b` to each; `picks` are the shares."""

    def code(self) -> int:
        return codes.DIVIDE

    def interruptible(self) -> bool:
        return False

    @staticmethod
    def over(seat: int, amount: int, least: int) -> "DivideStep":
        """A division of damage that lies below this step: see `steps.harm`."""
        return DivideStep(seat, amount, least)

    def run(self, game: Game) -> None:
        below = game.stack[len(game.stack) - 2]
        waiting = [
            below.picks[place * harm.PIECE]
            for place in range(below.a)
            if below.picks[place * harm.PIECE + 2] == harm.DIVIDED
        ]
        left = self.a - sum(self.picks)
        if len(self.picks) + 1 >= len(waiting):
            self.picks.append(left)
            game.pop()
            settle(below, self.picks)
            return
        more = len(waiting) - len(self.picks) - 1
        options = [Option(PICK, 0, 0, share) for share in range(self.b, left - self.b * more + 1, UNIT)]
        if len(self.picks) != 0:
            options.append(Option(BACK))
        choice = Choice(self.seat, "divide", "F-R12.5" if self.b != 0 else "F-R10.21", options)
        choice.card = game.table.handle(self.seat, waiting[len(self.picks)])
        choice.need = left
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is BACK:
            self.picks.pop()
        else:
            self.picks.append(option.value)


def settle(below: Step, shares: list[int]) -> None:
    """Give the shares to the damage that waits for them."""
    number = 0
    for place in range(below.a):
        if below.picks[place * harm.PIECE + 2] == harm.DIVIDED:
            below.picks[place * harm.PIECE + 2] = shares[number]
            number += 1
