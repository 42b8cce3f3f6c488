"""Actions that change the course of the game (F-R2.8, F-R7.13)."""

from typing import Final

from netocean.abilities.tree import Node
from netocean.engine.game import Game, Step
from netocean.games.fftcg import sheet
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.vocabulary import acting

_BY_TEXT: Final = 4  # how a player has lost (steps.check)
_ATTACK_NEXT: Final = 4  # where the turn goes on with an Attack Phase (steps.turn)


def extra_turn(game: Game, step: Step, node: Node) -> None:
    """A turn of this player comes after the present one."""
    seat = acting.side(step, node.args[0])
    waiting = game.reg[sheet.EXTRA]
    if waiting == 0:
        waiting = 2 - sheet.turn_player(game)  # who would be next goes on after it
    game.reg[sheet.EXTRA] = waiting * 3 + seat + 1
    game.emit("extra-turn", "F-R7.13", seat, [step.a])
    acting.did_count(step, 1)


def extra_attack_phase(game: Game, step: Step, node: Node) -> None:
    """Another Attack Phase comes after the present phase."""
    for below in game.stack:
        if below.code() == codes.TURN:
            below.at = _ATTACK_NEXT
    game.emit("extra-phase", "F-R7.13", step.seat, [step.a])
    acting.did_count(step, 1)


def win(game: Game, step: Step, node: Node) -> None:
    """A player wins the game, unless he loses at the same time (F-R2.5)."""
    game.reg[sheet.WON + acting.side(step, node.args[0])] = 1
    acting.did_count(step, 1)


def lose(game: Game, step: Step, node: Node) -> None:
    """A player loses the game (F-R2.8)."""
    game.reg[sheet.LOST + acting.side(step, node.args[0])] = _BY_TEXT
    acting.did_count(step, 1)


def done_before(game: Game, step: Step, node: Node) -> None:
    """What a replacement made of its event."""
    acting.did_count(step, 1)
