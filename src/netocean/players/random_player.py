"""Answers at random: every listed option is as likely as the others."""

from netocean.engine.chance import Chance, seeded
from netocean.engine.play import Choice, Option
from netocean.players.base import Player, Sampler, Sight


class RandomPlayer(Player):
    """Looks at nothing."""

    def __init__(self, seed: bytes | str | int) -> None:
        super().__init__(seed)
        self.chance: Chance = seeded(seed)

    def choose(self, sight: Sight, choice: Choice, sampler: Sampler) -> Option:
        """Any option."""
        return choice.options[self.chance.below(len(choice.options))]
