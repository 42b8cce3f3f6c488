"""Battle damage: attackers and blocker to each other at once, a party as one (F-R10.18-F-R10.24)."""

from netocean.engine.game import Game
from netocean.games.fftcg import sheet
from netocean.games.fftcg.steps import divide, harm


def strike(game: Game, members: list[int], mine: list[int], total: int, blocker: int, other: int) -> None:
    """`mine` of the attacking `members` deal `total` damage to the blocker, which deals `other` to them."""
    step = harm.HarmStep(sheet.turn_player(game), 0, harm.BATTLE, 0)
    if len(mine) != 0 and total > 0:
        step.add(game, blocker, total, mine[0])
    if other > 0:
        for card in members:
            step.add(game, card, other if len(members) == 1 else harm.DIVIDED, blocker)
    if step.a == 0:
        return
    game.push(step)
    if other > 0 and len(members) > 1:
        game.push(divide.DivideStep.over(1 - sheet.turn_player(game), other, 0))
