"""When cards may be cast and abilities used: turns, phases and steps (F-R7.5, F-R13.1, F-R13.2)."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games.fftcg import sheet
from netocean.games.fftcg.vocabulary.words import (
    AT_ATTACK,
    AT_BLOCK,
    AT_MAIN,
    AT_MAIN_1,
    AT_MAIN_2,
    AT_MY_TURN,
    AT_OPPONENT_TURN,
)


def in_main(game: Game) -> bool:
    """Whether it is a Main Phase."""
    return game.reg[sheet.PHASE] == sheet.MAIN_1 or game.reg[sheet.PHASE] == sheet.MAIN_2


def fast(game: Game) -> bool:
    """Whether Summons and abilities may be used at all now: in Main and Attack Phases (F-R13.2)."""
    return game.reg[sheet.CLOSED] == 0 and (in_main(game) or game.reg[sheet.PHASE] == sheet.ATTACK)


def slow(game: Game, seat: int) -> bool:
    """Whether a seat may cast Characters and use Warp and Priming: own Main Phase, empty stack (F-R7.5)."""
    return fast(game) and in_main(game) and sheet.turn_player(game) == seat and len(game.aside) == 0


def now(game: Game, seat: int, timings: list[Node]) -> bool:
    """Whether a text's moments of use are now: one of its turns, if it names any, and one of its phases."""
    turns = phases = 0
    turn = phase = False
    mine = sheet.turn_player(game) == seat
    for timing in timings:
        if timing.code == AT_MY_TURN or timing.code == AT_OPPONENT_TURN:
            turns += 1
            turn = turn or mine == (timing.code == AT_MY_TURN)
        else:
            phases += 1
            phase = phase or _in(game, timing.code)
    return (turns == 0 or turn) and (phases == 0 or phase)


def _in(game: Game, code: int) -> bool:
    phase = game.reg[sheet.PHASE]
    if code == AT_MAIN:
        return in_main(game)
    if code == AT_MAIN_1:
        return phase == sheet.MAIN_1
    if code == AT_MAIN_2:
        return phase == sheet.MAIN_2
    if code == AT_BLOCK:
        return phase == sheet.ATTACK and game.reg[sheet.STEP] == sheet.BLOCKING
    return code == AT_ATTACK and phase == sheet.ATTACK
