"""Looks a battle ahead: plays every option on by habit over sampled worlds, and takes the best on average."""

from typing import Any, Final

from netocean.engine.chance import Chance
from netocean.engine.game import Game
from netocean.engine.play import Choice, Option
from netocean.players.base import Player, Sampler, Sight

FEWEST: Final = 5  # worlds at least
MOST: Final = 10  # and at most
LONGEST: Final = 2_000  # answers in one playout: more than any turn takes


class GreedyPlayer(Player):
    """Judges every option by the same worlds.

    The game's policy says how to play on, when to stop, what a position is worth, and how many playouts (`LOOKS`) a choice
    may take, shared out among its options.
    """

    def __init__(self, seed: bytes | str | int, policy: Any) -> None:
        super().__init__(seed)
        self.policy: Any = policy

    def choose(self, sight: Sight, choice: Choice, sampler: Sampler) -> Option:
        """The option with the best mean; of equal ones the first of the list."""
        options = choice.options
        if len(options) == 1:
            return options[0]
        worth: list[int] = self.policy.worth(sampler.world(0), sampler.chance(-1))
        if len(worth) == 1:
            return options[worth[0]]
        sums = self.sums(choice.seat, worth, sampler)
        best = 0
        for place in range(1, len(worth)):
            if sums[place] > sums[best]:
                best = place
        return options[worth[best]]

    def sums(self, seat: int, worth: list[int], sampler: Sampler) -> list[int]:
        """What the options are worth, summed over the same worlds for all."""
        sums = [0] * len(worth)
        for number in range(min(max(self.policy.LOOKS // len(worth), FEWEST), MOST)):
            world = sampler.world(number)
            for place in range(len(worth)):
                sums[place] += self.value(world.clone(), seat, worth[place], sampler.chance(-2 - number))
        return sums

    def value(self, world: Game, seat: int, index: int, chance: Chance) -> int:
        """What an option leads to in a world, which is used up."""
        policy = self.policy
        end: int = policy.horizon(world)
        world.answer_index(index)
        answers = 0
        while not policy.over(world, end) and answers < LONGEST:
            world.answer_index(policy.quick(world, chance))
            answers += 1
        value: int = policy.evaluate(world, seat)
        return value
