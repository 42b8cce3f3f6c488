"""What has happened this turn, as far as cards ask for it."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games.fftcg import matching, sheet
from netocean.games.fftcg.values import Scope
from netocean.games.fftcg.vocabulary.words import BOTH, HAPPENINGS


def note(
    game: Game, what: int, seat: int, card: int, picks: list[int] | None = None, source: int = -1, ability: int = -1
) -> None:
    """Write down that something happened to a card, or by a player, this turn; of an ability used, which it was."""
    turn = game.reg[sheet.TURN]
    effect = sheet.add_effect(game, sheet.K_HISTORY, seat, what, card, source, ability, 0, turn, picks or [])
    if card >= 0:
        effect.picks.append(game.table.serial[card])


def specials(game: Game, card: int = -1) -> list[tuple[int, int]]:
    """The special abilities used this turn, by this card or by any: where each is printed, and its place there."""
    found: list[tuple[int, int]] = []
    for effect in game.effects:
        if effect.kind != sheet.K_HISTORY or effect.value != HAPPENINGS["specials_used"]:
            continue
        if card in (-1, effect.card) and (effect.source, effect.ability) not in found:
            found.append((effect.source, effect.ability))
    return found


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
