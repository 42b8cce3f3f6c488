"""How fast a game runs here, in the form of this process: random play on two ready decks, one core, options listed."""

import cProfile
import pstats
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Literal

import msgspec

import netocean
from netocean.engine.chance import Chance, seeded
from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.lab.cards import Bench, bench
from netocean.lab.stats import median

GAMES = 100
RUNS = 7
_COPIES = 2_000
_POSITION = 150  # answers before the position that is copied and looked at
_TOP = 10


class Speed(msgspec.Struct, frozen=True):
    """What was measured, the median of several runs."""

    game: str
    form: Literal["compiled", "interpreted"]
    answers_per_second: int
    games_per_second: float
    clone_microseconds: float
    view_microseconds: float


class Hot(msgspec.Struct, frozen=True):
    """A function of the profile: where it stands, how often it ran, its own share of the time (of 100)."""

    place: str
    calls: int
    share: float


def measure(game: str, games: int = GAMES, runs: int = RUNS) -> Speed:
    """Measure a game."""
    table = bench(game)
    decks = ready(table)
    _play_all(table, decks, max(1, games // 10))
    rates, speeds = [], []
    for _ in range(runs):
        start = perf_counter()
        answers = _play_all(table, decks, games)
        spent = perf_counter() - start
        rates.append(answers / spent)
        speeds.append(games / spent)
    middle = position(table, decks)
    return Speed(
        game,
        "compiled" if netocean.form() == "compiled" else "interpreted",
        round(median(rates)),
        round(median(speeds), 1),
        round(_microseconds(middle.clone, runs), 2),
        round(_microseconds(lambda: (middle.view(0), middle.view(1)), runs) / 2, 2),
    )


def profile(game: str, games: int = GAMES) -> list[Hot]:
    """The functions that take the most time of their own."""
    table = bench(game)
    decks = ready(table)
    _play_all(table, decks, 5)
    profiler = cProfile.Profile()
    profiler.runcall(_play_all, table, decks, games)
    stats = pstats.Stats(profiler)
    rows = stats.stats  # type: ignore[attr-defined]
    total = sum(row[2] for row in rows.values()) or 1.0
    hot = sorted(rows.items(), key=lambda item: item[1][2], reverse=True)[:_TOP]
    return [Hot(_named(place), row[0], round(100 * row[2] / total, 1)) for place, row in hot]


def ready(table: Bench) -> list[list[Printed]]:
    """The first two ready decks that can be played."""
    return [table.faces(deck.cards) for deck in table.ready[:2]]


def position(table: Bench, decks: Sequence[list[Printed]]) -> Game:
    """A position in the middle of a game."""
    number = 0
    while True:
        chance = seeded(f"position {number}")
        game = Game.start(table.rules(table.first_preset()), list(decks), f"position {number}", None, False)
        _answer(game, chance, _POSITION)
        if game.choice is not None:
            return game
        number += 1


def _play_all(table: Bench, decks: Sequence[list[Printed]], games: int) -> int:
    rules = table.rules(table.first_preset())
    answers = 0
    for number in range(games):
        game = Game.start(rules, list(decks), f"bench {number}", None, False)
        answers += _answer(game, seeded(f"answers {number}"), 1_000_000)
    return answers


def _answer(game: Game, chance: Chance, most: int) -> int:
    given = 0
    choice = game.choice
    while choice is not None and given < most:
        game.answer_index(chance.below(len(choice.options)))
        given += 1
        choice = game.choice
    return given


def _microseconds(call: Callable[[], object], runs: int) -> float:
    found = []
    for _ in range(runs):
        start = perf_counter()
        for _ in range(_COPIES):
            call()
        found.append((perf_counter() - start) / _COPIES * 1e6)
    return median(found)


def _named(place: tuple[str, int, str]) -> str:
    file, line, name = place
    if line == 0:
        return name.strip("<>")
    parts = Path(file).parts
    start = len(parts) - parts[::-1].index("netocean") if "netocean" in parts else len(parts) - 1
    return f"{'/'.join(parts[start:])}:{line} {name}"
