"""What may not happen to a thing on the field, or to a card elsewhere that a text protects (F-R1.2, F-R16.13)."""

from typing import Final

from netocean.engine.game import Game
from netocean.games.fftcg import causes
from netocean.games.fftcg.values import values
from netocean.games.fftcg.vocabulary.words import (
    BE_BROKEN,
    BE_BROKEN_BY_ABILITIES,
    BE_BROKEN_BY_EFFECTS,
    BE_BROKEN_BY_OPPONENT,
    BE_DULLED,
    BE_FROZEN,
    BE_PUT,
    BE_REMOVED,
    BE_RETURNED,
    LEAVE_BY_OPPONENT,
    LOSE_POWER,
    OBJECTS,
)

_BY_OPPONENT: Final[dict[int, int]] = {
    causes.BROKEN: BE_BROKEN_BY_OPPONENT,
    causes.PUT: BE_PUT,
    causes.RETURNED: BE_RETURNED,
    causes.REMOVED: BE_REMOVED,
}


def stays(game: Game, card: int, zone: int, cause: int, seat: int, kind: int = 0) -> bool:
    """Whether a thing stays where it is although a seat's effect (-1: a rule) would move it to a zone.

    `kind` is the bit of `object` of what does it.
    """
    it = values(game).bodies.get(card)
    if it is None:
        away = values(game).away.get(card, 0)
        return away & _BY_OPPONENT.get(cause, 0) != 0 and seat >= 0 and seat != game.table.owner[card]
    if it.bans == 0:
        return False
    if cause == causes.BROKEN and it.bans & BE_BROKEN != 0:
        return True
    if seat < 0:
        return False
    if cause == causes.BROKEN and it.bans & BE_BROKEN_BY_EFFECTS != 0:
        return True
    if seat == it.seat:
        return False
    if cause == causes.BROKEN and kind & OBJECTS["ability"] != 0 and it.bans & BE_BROKEN_BY_ABILITIES != 0:
        return True
    return it.bans & (LEAVE_BY_OPPONENT | _BY_OPPONENT.get(cause, 0)) != 0


def kept_from(game: Game, card: int, ban: int, seat: int) -> bool:
    """Whether the other player's Summons and abilities may not do this to a thing."""
    it = values(game).bodies.get(card)
    return it is not None and it.seat != seat and it.bans & ban != 0


def may_dull(game: Game, card: int, seat: int) -> bool:
    """Whether a seat's effect may dull a thing."""
    return not kept_from(game, card, BE_DULLED, seat)


def may_freeze(game: Game, card: int, seat: int) -> bool:
    """Whether a seat's effect may freeze a thing."""
    return not kept_from(game, card, BE_FROZEN, seat)


def may_weaken(game: Game, card: int, seat: int) -> bool:
    """Whether a seat's effect may lower the power of a thing."""
    return not kept_from(game, card, LOSE_POWER, seat)
