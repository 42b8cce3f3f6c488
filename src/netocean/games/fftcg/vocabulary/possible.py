"""Whether something that one may do can be done at all (F-R13.11): else nobody is asked."""

from netocean.abilities.tree import CALL, CHOOSE, COUNT, FIRST_PLACE, REF, VAR, WORD, Node
from netocean.engine.game import Game, Step
from netocean.games.fftcg import amounts, groups, matching, sheet
from netocean.games.fftcg.steps import pay
from netocean.games.fftcg.values import Scope
from netocean.games.fftcg.vocabulary import codes, picking, run
from netocean.games.fftcg.zones import BREAK, FIELD, REMOVED

_OPEN_ZONES = (FIELD, BREAK, REMOVED)


def possible(game: Game, step: Step, seat: int, body: Node) -> bool:
    """Whether the first thing of a body can be done by a seat; what lies hidden is not looked at."""
    if len(body.args) == 0:
        return True
    first = body.args[0]
    scope = run.scope_of(step)
    if first.kind == CHOOSE:
        return _selects(game, step, scope, first)
    if first.kind != CALL:
        return True
    if first.code == codes.PAY:
        return pay.payable(game, seat, scope, first.args[0].name)
    if first.code == codes.PAY_CRYSTALS:
        count = amounts.amount(game, scope, first.args[0])
        return count > 0 and game.reg[sheet.CRYSTALS + seat] >= count
    if first.code == codes.DISCARD_CARDS:
        return _discards(game, scope, first)
    if first.code == codes.DISCARD_HAND:
        return len(sheet.hand(game, _side(scope, first.args[0]))) != 0
    if first.code in _ON_THINGS and first.args[0].kind in (VAR, WORD):
        return len(groups.things(game, scope, first.args[0])) != 0
    return True


def secret(game: Game, step: Step, seat: int, body: Node) -> bool:
    """Whether it is cards in a hand alone that make the first thing of a body impossible, which nobody else may learn."""
    first = body.args[0]
    hand = len(sheet.hand(game, seat))
    if first.kind != CALL or hand == 0:
        return False
    if first.code == codes.PAY:
        return True
    scope = run.scope_of(step)
    if first.code != codes.DISCARD_CARDS or len(first.args) < 3 or _side(scope, first.args[0]) != seat:
        return False
    return hand >= amounts.amount(game, scope, first.args[1])


_ON_THINGS = (
    codes.BREAK, codes.PUT, codes.RETURN, codes.ADD, codes.REMOVE, codes.PLAY, codes.DULL, codes.CAST, codes.CAST_FREE,
    codes.CAST_CHEAPER, codes.CANCEL,
)  # fmt: skip


def _side(scope: Scope, node: Node) -> int:
    return scope.seat if node.code == 0 else 1 - scope.seat


def _discards(game: Game, scope: Scope, node: Node) -> bool:
    """A discard that is to be done whole: the hand is the player's own to look at."""
    hand = sheet.hand(game, _side(scope, node.args[0]))
    if len(node.args) > 2:
        hand = [card for card in hand if matching.matches(game, scope, node.args[2], card)]
    return len(hand) >= max(amounts.amount(game, scope, node.args[1]), 1)


def _selects(game: Game, step: Step, scope: Scope, node: Node) -> bool:
    """A pick among what both can see needs as many as it asks for: one may not do a part of it."""
    for place in node.args[FIRST_PLACE:]:
        if place.kind != REF or groups.zone_of_property(place.code) not in _OPEN_ZONES:
            return True
    selection = picking.Selection(game, step, node, picking.picker(game, step, node))
    selection.look(game)
    count = node.args[COUNT]
    wanted = 1
    if node.value != 1 and count.kind != WORD:
        wanted = max(amounts.amount(game, scope, count), 1)
    return selection.most >= wanted and (node.value == 1 or count.kind == WORD or selection.least >= wanted)
