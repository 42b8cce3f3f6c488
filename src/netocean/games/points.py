"""Points of the Digimon games: a gauge from 0 to 100 for each seat, kept in two registers, one after the other."""

from typing import Final

from netocean.engine.game import DRAWN, Game

MOST: Final = 100
NOBODY: Final = -1


def gained(game: Game, register: int, seat: int, amount: int, rule: str) -> int:
    """Let a seat gain points, up to 100; how many these were."""
    before = game.reg[register + seat]
    after = min(before + amount, MOST)
    if after <= before:
        return 0
    game.reg[register + seat] = after
    game.emit("points-gained", rule, seat, [], after - before, str(after))
    return after - before


def lost(game: Game, register: int, seat: int, amount: int, rule: str) -> int:
    """Let a seat lose points, down to 0; how many these were."""
    before = game.reg[register + seat]
    after = max(before - amount, 0)
    if after >= before:
        return 0
    game.reg[register + seat] = after
    game.emit("points-lost", rule, seat, [], before - after, str(after))
    return before - after


def emptied(game: Game, register: int) -> int:
    """Who wins since the other seat has no points left; DRAWN if both have none, NOBODY if both have some."""
    mine, other = game.reg[register], game.reg[register + 1]
    if mine == 0 and other == 0:
        return DRAWN
    if mine == 0:
        return 1
    return 0 if other == 0 else NOBODY


def count_up(game: Game, register: int, rule: str) -> None:
    """The game ends at a bound: more points win, equal points draw."""
    mine, other = game.reg[register], game.reg[register + 1]
    if mine == other:
        game.end(DRAWN, rule)
    else:
        game.end(0 if mine > other else 1, rule)
