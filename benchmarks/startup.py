"""How long a fresh process takes to the first choice of a game, in each form: `python benchmarks/startup.py`."""

import os
import statistics
import subprocess
import sys
import time

RUNS = 15
FIRST_CHOICE = """
from netocean.engine.game import Game
from netocean.lab.cards import bench
table = bench("colosseum")
decks = [table.faces(deck.cards) for deck in table.library.ready_decks()[:2]]
game = Game.start(table.rules("primer"), decks, 1)
assert game.choice is not None and game.choice.options
"""
CASES = {
    "python alone": "pass",
    "import netocean.engine.game": "import netocean.engine.game",
    "first choice": FIRST_CHOICE,
}


def seconds(code: str, form: str) -> float:
    """The median time of a fresh process that runs this code."""
    environment = {**os.environ, "NETOCEAN_FORM": form}
    taken = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env=environment)
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


def main() -> None:
    """Print a row for each form and case."""
    for form in sys.argv[1:] or ["interpreted", "compiled"]:
        for name, code in CASES.items():
            print(f"{form:12} {name:28} {seconds(code, form):.3f} s")


if __name__ == "__main__":
    main()
