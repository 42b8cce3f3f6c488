"""How strong a player is and what it costs: `python benchmarks/players.py [greedy random] --games 200`.

Every pair of games has one seed and one pair of ready decks, with the seats changed; all pairs of decks take their turn.
"""

import argparse
import time

import netocean
from netocean.lab.cards import Bench, bench
from netocean.lab.match import Match, Result, Side
from netocean.lab.stats import wilson

STRIDE = 37  # goes through all pairs of decks before one comes again, unless their number is a multiple of it


def played(table: Bench, players: list[str], number: int, seed: str) -> tuple[Result, str]:
    """One game of the series, and the deck of the first player."""
    decks = table.library.ready_decks()
    place = number // 2 * STRIDE % len(decks) ** 2
    pair = (decks[place // len(decks)], decks[place % len(decks)])
    first, second = (Side(player, deck.id, deck.cards) for player, deck in zip(players, pair, strict=True))
    return Match(table.game, table.first_preset(), {}, (first, second), seed)(number), pair[0].id


def share(results: list[Result]) -> str:
    """Won, lost, drawn, and the share of games won with its Wilson interval (95 %)."""
    won, lost = (sum(result.winner == side for result in results) for side in (0, 1))
    low, high = wilson(won, len(results))
    drawn = len(results) - won - lost
    return f"{won} won, {lost} lost, {drawn} drawn: {won / len(results):.1%} [{low:.1%}, {high:.1%}]"


def main() -> None:
    """Play the games in this process, on one core, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="*", default=["greedy", "random"], help="names of two players")
    parser.add_argument("--game", default="colosseum")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="benchmark")
    options = parser.parse_args()
    if len(options.players) != 2 or options.games < 1:
        parser.error("two players and at least one game")
    table = bench(options.game)
    table.library.ready_decks()
    start = time.process_time()
    games = [played(table, options.players, number, options.seed) for number in range(options.games)]
    spent = time.process_time() - start
    results = [result for result, _ in games]
    answers = sum(result.answers for result in results)
    print(f"{' against '.join(options.players)}: {share(results)}")
    for deck in sorted({deck for _, deck in games}):
        print(f"  {deck:24} {share([result for result, used in games if used == deck])}")
    print(f"{netocean.form()}: {spent / options.games:.3f} core-seconds a game, {answers / options.games:.0f} answers")


if __name__ == "__main__":
    main()
