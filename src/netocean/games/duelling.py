"""What habits and eyes have alike: how a game that is over counts, and how to turn a battle of a Digimon game."""

from typing import Final

from netocean.engine.chance import Chance
from netocean.engine.game import DRAWN, Game
from netocean.engine.play import Choice, Option

WIN: Final = 1_000_000
FAR: Final = 1_000_000  # ahead by more than any attack
DEPTH: Final = 2  # actions in a row that are tried together


def outcome_for(game: Game, seat: int) -> int:
    """What a game that is over is worth to a seat: WIN, its opposite, or 0 for a draw."""
    outcome = game.outcome
    if outcome is None or outcome.winner == DRAWN:
        return 0
    return WIN if outcome.winner == seat else -WIN


def card_of(game: Game, option: Option) -> int:
    """The card an option of the open choice is about, -1 for none."""
    choice = game.choice
    return game.table.card(choice.seat, option.card) if choice is not None else -1


def target_of(game: Game, option: Option) -> int:
    """The card that is the target of an option of the open choice, -1 for none."""
    choice = game.choice
    return game.table.card(choice.seat, option.target) if choice is not None else -1


class Fighter:
    """How a seat acts in the window of a battle: the cheapest action that turns the result.

    A game says by how much a seat is ahead, what it has left to act with, and how it answers all other choices. Its
    windows are the choices whose kind begins with `window`, and their first option is to pass.
    """

    def margin(self, game: Game, seat: int) -> int:
        """How far a seat is ahead in this battle."""
        raise NotImplementedError

    def means(self, game: Game, seat: int) -> int:
        """What a seat still has to act with: the more, the cheaper was the action."""
        raise NotImplementedError

    def quick(self, game: Game, chance: Chance) -> int:
        """The answer of a habit to any choice."""
        raise NotImplementedError

    def tried(self, game: Game, choice: Choice) -> list[int]:
        """The places of the actions that are worth a try: all but to pass."""
        return list(range(1, len(choice.options)))

    def answer(self, game: Game, choice: Choice, chance: Chance) -> int:
        """The place of the cheapest action that turns the result; 0 if the seat is ahead or cannot turn it."""
        if self.margin(game, choice.seat) > 0:
            return 0
        return self._turn_around(game, choice, chance, DEPTH)

    def _turn_around(self, game: Game, choice: Choice, chance: Chance, depth: int) -> int:
        seat = choice.seat
        start = self.margin(game, seat)
        best, most, closest = 0, -FAR, -1
        near = start
        for place in self.tried(game, choice):
            copy = self._after(game, place, chance)
            gained = self.margin(copy, seat)
            if gained > 0 or (gained == 0 and start < 0):
                value = (FAR if gained > 0 else 0) + self.means(copy, seat)
                if value > most:
                    best, most = place, value
            elif gained > near:
                near, closest = gained, place
        if best == 0 and closest > 0 and depth > 1:
            copy = self._after(game, closest, chance)
            after = copy.choice
            if after is not None and after.seat == seat and after.kind == choice.kind:
                if self._turn_around(copy, after, chance, depth - 1) != 0:
                    return closest
        return best

    def _after(self, game: Game, place: int, chance: Chance) -> Game:
        # A copy in which this action has been carried out, up to the next window.
        copy = game.clone()
        copy.answer_index(place)
        after = copy.choice
        while after is not None and not after.kind.startswith("window"):
            copy.answer_index(self.quick(copy, chance))
            after = copy.choice
        return copy
