"""Who can answer a choice, and what such a player may look at.

A player never holds the game that is played: it gets what its seat sees, the choice, and a sampler of worlds that its seat
cannot tell from the real one.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from netocean.engine.chance import Chance, seeded
from netocean.engine.game import Game
from netocean.engine.play import Choice, Option
from netocean.engine.table import Printed


class Sight:
    """What a seat sees of a game: its view, built when somebody looks."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game: Game = game
        self._seat: int = seat

    def view(self) -> Any:
        """All that the seat may know now (`engine.view.View`)."""
        return self._game.view(self._seat)


class Sampler:
    """Worlds that a seat cannot tell from the real game, made on demand; `pool` holds lists the other deck may be.

    World `number` of a choice depends on the seed, on what the seat knows and on the number; not on what was sampled
    before. So a player with a seed of its own answers alike whenever it is asked, also in a game that was loaded.
    """

    def __init__(self, game: Game, seat: int, seed: bytes | str | int, pool: list[list[Printed]] | None = None) -> None:
        self._game: Game = game
        self._seat: int = seat
        self._chance: Chance = seeded(seed)
        self._pool: list[list[Printed]] | None = pool

    def chance(self, number: int) -> Chance:
        """The stream of a world of the open choice."""
        return self._chance.split(f"{self._seat}:{self._game.asked[self._seat]}:{number}")

    def world(self, number: int = 0) -> Game:
        """A game of one's own, with the same choice open, in which all that the seat does not know is dealt anew."""
        return self._game.resample(self._seat, self.chance(number), self._pool)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Answers choices. `seed` is the only source of its randomness."""

    def __init__(self, seed: bytes | str | int) -> None:
        self.seed: bytes | str | int = seed

    def choose(self, sight: Sight, choice: Choice, sampler: Sampler) -> Option:
        """The option this player takes."""
        raise NotImplementedError


class Chair:
    """A player at a seat of a running game."""

    def __init__(self, player: Player, game: Game, seat: int, pool: list[list[Printed]] | None = None) -> None:
        self.player: Player = player
        self.game: Game = game
        self.seat: int = seat
        self.sight: Sight = Sight(game, seat)
        self.sampler: Sampler = Sampler(game, seat, player.seed, pool)

    def answer(self) -> None:
        """Let the player answer the open choice, which is its own."""
        choice = self.game.choice
        if choice is not None:
            self.game.answer(self.player.choose(self.sight, choice, self.sampler))


def play(game: Game, players: list[Player], pool: list[list[Printed]] | None = None) -> None:
    """Let players answer, by seat, until the game is over."""
    chairs = [Chair(players[0], game, 0, pool), Chair(players[1], game, 1, pool)]
    choice = game.choice
    while choice is not None:
        chairs[choice.seat].answer()
        choice = game.choice
