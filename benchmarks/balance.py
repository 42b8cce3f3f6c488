"""How even the practice decks of a game are: `python benchmarks/balance.py alpha --games 40 --out build/balance`.

Every pair of decks plays so many games, greedy against greedy, with the seats changed after every game. With a folder,
games that lie there already are not played again.
"""

import argparse
from itertools import combinations
from pathlib import Path

import msgspec

from netocean.engine.game import DRAWN, Game
from netocean.lab.cards import bench
from netocean.lab.match import Match, Side
from netocean.lab.stats import median, quantile, wilson
from netocean.lab.work import Run


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winning side, the side that was first in turn 1 (-1: drawn), its turns, the rule."""

    number: int
    winner: int
    first: int
    turns: int
    rule: str


class Field(msgspec.Struct, frozen=True):
    """All pairings, which take turns: a longer run goes on where a shorter one ended."""

    matches: list[Match]

    def __call__(self, number: int) -> Result:
        """Play the game with this number."""
        match, round_ = self.matches[number % len(self.matches)], number // len(self.matches)
        begun, ended = match.begun(round_), match.played(round_)
        outcome = ended.outcome
        assert outcome is not None
        winner = -1 if outcome.winner == DRAWN else match.side_at(outcome.winner, round_)
        return Result(number, winner, match.side_at(told(begun, "first"), round_), told(ended, "turn"), outcome.rule)


def told(game: Game, word: str) -> int:
    """A number that everybody sees."""
    return int(game.view(0).numbers[word])


def field(game: str, player: str, seed: str) -> Field:
    """All pairs of the practice decks."""
    table = bench(game)
    sides = [Side(player, deck.id, deck.cards) for deck in table.ready if deck.practice]
    preset = table.first_preset()
    pairs = combinations(sides, 2)
    return Field([Match(game, preset, {}, pair, f"{seed} {pair[0].deck} {pair[1].deck}") for pair in pairs])


def share(won: int, games: int) -> str:
    """A share of games with its Wilson interval (95 %)."""
    low, high = wilson(won, games)
    return f"{won / max(games, 1):6.1%} ({low:.1%} to {high:.1%})"


def table(found: dict[tuple[str, str], list[Result]]) -> list[str]:
    """A line for each deck: what it won against the field, and against each other deck, in percent."""
    decks = list(dict.fromkeys(deck for pair in found for deck in pair))
    lines = []
    for deck in decks:
        won = games = 0
        cells = []
        for other in decks:
            pair = (deck, other) if (deck, other) in found else (other, deck)
            results = [one for one in found.get(pair, []) if one.winner >= 0]
            wins = sum(pair[one.winner] == deck for one in results)
            cells.append(f"{100 * wins / len(results):4.0f}" if results else "   -")
            won, games = won + wins, games + len(results)
        lines.append(f"{deck:26}{share(won, games)}  {' '.join(cells)}")
    return lines


def main() -> None:
    """Play all pairings and print what came out; drawn games count for nobody."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40, help="for each pairing")
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, help="a folder for the results")
    options = parser.parse_args()
    all_ = field(options.game, options.player, options.seed)
    run = Run(all_, Result, {"run": "balance", "field": all_})
    results = run.play(options.games * len(all_.matches), options.processes, options.out)
    found: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        one, other = (side.deck for side in all_.matches[result.number % len(all_.matches)].sides)
        found.setdefault((one, other), []).append(result)
    print("\n".join(table(found)))
    decided = [result for result in results if result.winner >= 0]
    lengths = [result.turns for result in results]
    print(f"first player {share(sum(one.winner == one.first for one in decided), len(decided))}")
    print(f"{len(results)} games, {len(results) - len(decided)} drawn", end="; ")
    print(f"turns: median {median(lengths):.0f}, 95 % {quantile(lengths, 0.95)}, most {max(lengths, default=0)}")
    for rule in sorted({result.rule for result in results}):
        print(f"  {rule}: {sum(result.rule == rule for result in results)}")


if __name__ == "__main__":
    main()
