"""Whether a card fits a filter (F-R3.7): `{type forward, cost <= 3, of opponent}`."""

from netocean.abilities.tree import AT_LEAST, AT_MOST, EQUAL, FILTER, LESS, MORE, UNEQUAL, Node
from netocean.engine.game import Game
from netocean.games.fftcg import stacked, terms
from netocean.games.fftcg.traits import OBJECT, seen
from netocean.games.fftcg.values import Body, Scope


def compare(left: int, sign: int, right: int) -> bool:
    """Whether a comparison of two numbers holds."""
    if sign == EQUAL:
        return left == right
    if sign == UNEQUAL:
        return left != right
    if sign == LESS:
        return left < right
    if sign == AT_MOST:
        return left <= right
    if sign == MORE:
        return left > right
    return sign == AT_LEAST and left >= right


def matches(game: Game, scope: Scope, node: Node, card: int, serial: int = -1) -> bool:
    """Whether a card, as it is or was under a serial, fits a filter read in a scope."""
    args = node.args
    if len(args) == 0:
        return True
    if args[0].kind == FILTER:
        for one in args:
            if matches(game, scope, one, card, serial):
                return True
        return False
    if card >= OBJECT:
        for term in args:
            if stacked.object_matches(game, scope, term, card) == (term.value & 1 == 1):
                return False
        return True
    it = seen(game, card, serial)
    for term in args:
        if terms.fits(game, scope, term, it, serial) == (term.value & 1 == 1):
            return False
    return True


def fits_as(game: Game, scope: Scope, node: Node, it: Body) -> bool:
    """Whether a body fits a filter: a card as it would be, or as it was."""
    args = node.args
    if len(args) == 0:
        return True
    if args[0].kind == FILTER:
        for one in args:
            if fits_as(game, scope, one, it):
                return True
        return False
    for term in args:
        if terms.fits(game, scope, term, it, -1) == (term.value & 1 == 1):
            return False
    return True
