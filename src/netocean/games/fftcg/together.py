"""What picks must fulfil together: of different elements, of one name, with a total cost (F-R12.2)."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games.fftcg import amounts
from netocean.games.fftcg.traits import seen, share
from netocean.games.fftcg.values import Body, Scope
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import ASPECTS, ELEMENTS


def fits(game: Game, scope: Scope, node: Node | None, cards: list[int]) -> bool:
    """Whether cards may be picked together; whatever may, every part of it may, too."""
    if node is None or len(cards) == 0:
        return True
    code = node.code
    bodies = [seen(game, card) for card in cards]
    if code == codes.TOTAL_COST:
        return sum([it.cost for it in bodies]) <= amounts.amount(game, scope, node.args[0])
    if code == codes.TOTAL_POWER:
        return sum([max(it.power, 0) for it in bodies]) <= amounts.amount(game, scope, node.args[0])
    aspect = node.args[0].code
    if code == codes.ALIKE:
        return _alike(aspect, bodies)
    if code == codes.ONE_EACH_WITHIN:
        if sum([it.cost for it in bodies]) > amounts.amount(game, scope, node.args[1]):
            return False
    other = ASPECTS["cost"] if code == codes.DIFFERENT_AND_COST else aspect
    for place, one in enumerate(bodies):
        for two in bodies[:place]:
            if common(aspect, one, two) or common(other, one, two):
                return False
    return True


def _alike(aspect: int, bodies: list[Body]) -> bool:
    """Whether all have something in common: the same one thing."""
    if aspect == ASPECTS["element"]:
        bits = (1 << ELEMENTS) - 1
        for it in bodies:
            bits &= it.elements
        return bits != 0
    first = bodies[0]
    if aspect in (ASPECTS["cost"], ASPECTS["power"], ASPECTS["type"]):
        for it in bodies[1:]:
            if not common(aspect, first, it):
                return False
        return True
    words = _words(aspect, first)
    for it in bodies[1:]:
        words = [word for word in words if word in _words(aspect, it)]
    return len(words) != 0


def _words(aspect: int, it: Body) -> list[str]:
    if aspect == ASPECTS["name"]:
        return it.names
    return it.jobs if aspect == ASPECTS["job"] else it.categories


def common(aspect: int, one: Body, two: Body) -> bool:
    """Whether two cards share a name, an element, a cost …"""
    if aspect == ASPECTS["element"]:
        return one.elements & two.elements != 0
    if aspect == ASPECTS["cost"]:
        return one.cost == two.cost
    if aspect == ASPECTS["power"]:
        return one.power == two.power
    if aspect == ASPECTS["type"]:
        return one.types & two.types != 0
    return share(_words(aspect, one), _words(aspect, two))
