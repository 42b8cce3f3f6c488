"""What has happened this turn, as far as cards ask for it."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games.fftcg import matching, sheet
from netocean.games.fftcg.values import Scope
from netocean.games.fftcg.vocabulary.words import BOTH


def note(game: Game, what: int, seat: int, card: int, picks: list[int] | None = None) -> None:
    """Write down that something happened to a card, or by a player, this turn."""
    effect = sheet.add_effect(game, sheet.K_HISTORY, seat, what, card, -1, -1, 0, game.reg[sheet.TURN], picks or [])
    if card >= 0:
        effect.picks.append(game.table.serial[card])


def times(game: Game, scope: Scope, what: int, whose: int, pattern: Node | None) -> int:
    """How often something happened this turn to (or by) a player, with cards that fit."""
    found = 0
    for effect in game.effects:
        if effect.kind != sheet.K_HISTORY or effect.value != what:
            continue
        if whose != BOTH and (effect.seat == scope.seat) != (whose == 0):
            continue
        if pattern is None or (effect.card >= 0 and matching.matches(game, scope, pattern, effect.card, effect.serial)):
            found += 1
    return found
