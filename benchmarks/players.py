"""Core-seconds that a game takes by players: `python benchmarks/players.py greedy random --games 20`."""

import argparse
import time

import netocean
from netocean.lab.cards import bench
from netocean.lab.match import Match, Side


def main() -> None:
    """Play the games in this process and print the mean time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs=2, help="names of players")
    parser.add_argument("--game", default="colosseum")
    parser.add_argument("--games", type=int, default=20)
    options = parser.parse_args()
    table = bench(options.game)
    decks = table.library.ready_decks()[:2]
    first, second = (Side(player, deck.id, deck.cards) for player, deck in zip(options.players, decks, strict=True))
    match = Match(options.game, table.first_preset(), {}, (first, second), "benchmark")
    match(0)
    start = time.process_time()
    results = [match(number) for number in range(1, options.games + 1)]
    spent = time.process_time() - start
    answers = sum(result.answers for result in results)
    print(f"{netocean.form()}: {spent / options.games:.3f} core-seconds a game, {answers / options.games:.0f} answers")


if __name__ == "__main__":
    main()
