"""Many games between two sides, and what they say about who is better."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from netocean.lab.match import Match, Result
from netocean.lab.stats import median, quantile, wilson
from netocean.lab.work import Progress, Run, Shard


class Share(msgspec.Struct, frozen=True):
    """How a side did: games won, their share, and its Wilson interval (95 %)."""

    player: str
    deck: str
    wins: int
    rate: float
    interval: tuple[float, float]


class Length(msgspec.Struct, frozen=True):
    """How long games were, in turns."""

    median: float
    p95: int
    max: int


class Report(msgspec.Struct, frozen=True):
    """What a run of games came to. `seats` are the two sides, which change seats after every game."""

    game: str
    games: int
    draws: int
    seats: list[Share]
    length: Length


def simulate(
    match: Match,
    games: int,
    processes: int | None = None,
    out: Path | None = None,
    shard: Shard | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play so many games; the same report on any number of processes."""
    run = Run(match, Result, {"run": "simulate", "match": match})
    return report(match, run.play(games, processes, out, shard, progress))


def report(match: Match, results: Sequence[Result]) -> Report:
    """Sum up results."""
    played = len(results)
    shares = []
    for place, side in enumerate(match.sides):
        wins = sum(result.winner == place for result in results)
        low, high = wilson(wins, played)
        rate = wins / played if played else 0.0
        shares.append(Share(side.player, side.deck, wins, round(rate, 4), (round(low, 4), round(high, 4))))
    lengths = [result.turns for result in results]
    length = Length(median(lengths), quantile(lengths, 0.95), max(lengths, default=0))
    draws = sum(result.winner < 0 for result in results)
    return Report(match.game, played, draws, shares, length)
