"""One game between two players, as a function of a run's seed and the game's number."""

from typing import Any

import msgspec

from netocean.engine.chance import Chance, seeded
from netocean.engine.game import DRAWN, Game
from netocean.engine.record import record
from netocean.lab.cards import Cards, bench
from netocean.players import play, player


class Side(msgspec.Struct, frozen=True):
    """One of two sides: who plays, with which deck."""

    player: str
    deck: str
    cards: Cards


class Match(msgspec.Struct, frozen=True):
    """Two sides under one rule set. In games with an odd number they sit the other way round."""

    game: str
    preset: str
    switches: dict[str, str]
    sides: tuple[Side, Side]
    seed: str

    def __call__(self, number: int) -> "Result":
        """Play the game with this number."""
        game = self.played(number)
        outcome = game.outcome
        assert outcome is not None
        winner = -1 if outcome.winner == DRAWN else self.side_at(outcome.winner, number)
        return Result(number, winner, turns(game), game.answers, outcome.rule)

    def played(self, number: int, keep: bool = False) -> Game:
        """The game with this number, played to its end."""
        game = self.begun(number, keep)
        chance = self._chance(number)
        players = [
            player(self.sides[self.side_at(seat, number)].player, self.game, chance.split(f"player {seat}").key)
            for seat in (0, 1)
        ]
        play(game, players, bench(self.game).pool())
        return game

    def begun(self, number: int, keep: bool = False) -> Game:
        """The game with this number as it begins: nothing is answered yet."""
        table = bench(self.game)
        decks = [table.faces(self.sides[self.side_at(seat, number)].cards) for seat in (0, 1)]
        rules = table.rules(self.preset, self.switches)
        return Game.start(rules, decks, self._chance(number).split("game").key, None, keep)

    def _chance(self, number: int) -> Chance:
        return seeded(f"match {self.game} {self.seed} {number}")

    def record(self, number: int) -> bytes:
        """The record of the game with this number."""
        return record(self.played(number, keep=True))

    @staticmethod
    def side_at(seat: int, number: int) -> int:
        """Which side sits at a seat; the same the other way round."""
        return seat ^ (number & 1)


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winning side (-1: drawn), its turns and answers, the rule that ended it."""

    number: int
    winner: int
    turns: int
    answers: int
    rule: str


def turns(game: Game) -> int:
    """How many turns a game has had; its answers, for a game without turns."""
    numbers: dict[str, Any] = game.view(0).numbers
    return int(numbers.get("turn", game.answers))
