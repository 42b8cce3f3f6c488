# form: interpreted
"""Who can answer a choice: players by name. They know no game; what they need of one is in its `policy`."""

from netocean.engine.errors import DataProblem
from netocean.games import kit
from netocean.players.base import Chair, Player, Sampler, Sight, play
from netocean.players.greedy import GreedyPlayer
from netocean.players.random_player import RandomPlayer

__all__ = ["Chair", "Player", "Sampler", "Sight", "names", "play", "player"]


def names() -> list[str]:
    """The names of all players, the weakest first."""
    return ["random", "greedy"]


def player(name: str, game: str, seed: bytes | str | int) -> Player:
    """A new player for a game. Raises DataProblem for an unknown name."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed, kit(game).policy)
    raise DataProblem("player-unknown", name=name[:40], known=", ".join(names()))
