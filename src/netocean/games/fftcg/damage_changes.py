"""What replacement effects make of damage: less, more, another amount, another thing (F-R16.7-F-R16.9)."""

from typing import Final

from netocean.abilities.interpreter import OP_ACT, OP_GOTO, OP_UNLESS
from netocean.abilities.tree import CALL, Node
from netocean.engine.game import Game
from netocean.games.fftcg import amounts, conditions, groups, replacements, sheet
from netocean.games.fftcg.happen import Happening
from netocean.games.fftcg.values import Held, Scope, values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import MARKS

CODES: Final[tuple[int, ...]] = (
    codes.BECOMES,
    codes.REDUCE,
    codes.INCREASE,
    codes.DOUBLE,
    codes.REDIRECT,
    codes.NOTHING,
)
"""The actions that change the damage of the event itself."""

_MOST: Final = 4  # with more changes than these the affected side is always asked


class Change:
    """What becomes of a piece of damage: how much, on what other thing (-1: the same), whether more happens."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount
        self.target: int = -1
        self.more: bool = False
        self.sure: bool = False  # from now on it cannot be reduced


def change(game: Game, held: Held, card: int, source: int, amount: int) -> Change:
    """What one replacement makes of damage."""
    made = Change(amount)
    ops = held.face.programs[held.place]
    scope = Scope(held.seat, held.card, replacements.memory(game, held, card, source, amount), 0, amount)
    place = 0
    while place < len(ops):
        op = ops[place]
        place += 1
        if op.kind == OP_UNLESS:
            if not conditions.holds(game, scope, op.node):
                place = op.target
        elif op.kind == OP_GOTO:
            place = op.target
        elif op.kind == OP_ACT and op.node.code == codes.UNREDUCED:
            made.sure = True
        elif op.kind == OP_ACT and op.node.code in CODES:
            _one(game, scope, op.node, made)
        elif op.kind == OP_ACT:
            made.more = True
    return made


def _one(game: Game, scope: Scope, node: Node, made: Change) -> None:
    if node.code == codes.REDIRECT:
        for card in groups.things(game, scope, node.args[0]):
            if sheet.on_field(game, card):
                made.target = card
                return
        return
    scope.amount = made.amount
    value = amounts.amount(game, scope, node.args[0]) if len(node.args) != 0 else 0
    made.amount = worked(node.code, made.amount, value)


def worked(code: int, amount: int, value: int) -> int:
    """What a single change makes of an amount; it may go below 0 while more changes come (F-R1.5)."""
    if code == codes.REDUCE:
        return amount - value
    if code == codes.INCREASE:
        return amount + value
    if code == codes.DOUBLE:
        return amount * 2
    return value if code == codes.BECOMES else 0


def _single(held: Held) -> Node | None:
    steps = replacements.core(held.ability())
    if len(steps) == 1 and steps[0].kind == CALL and steps[0].code in CODES and steps[0].code != codes.REDIRECT:
        return steps[0]
    return None


def _changing(held: Held) -> Node | None:
    """What changes how many points a player takes; what else the replacement does comes after them."""
    for node in replacements.core(held.ability()):
        if node.kind == CALL and node.code in CODES and node.code != codes.REDIRECT:
            return node
    return None


def reduces(held: Held) -> bool:
    """Whether a replacement makes damage less: also "becomes 0" (F-R16.7)."""
    for op in held.face.programs[held.place]:
        if op.kind == OP_ACT and op.node.code in (codes.REDUCE, codes.BECOMES, codes.NOTHING):
            return True
    return False


def kept_back(held: Held) -> bool:
    """Whether this is not spent on damage that has come to nothing: what lessens it for one time only (F-R16.8)."""
    ability = held.ability()
    once = ability.per is not None or any([one.code == MARKS["next"] for one in ability.marks])
    return once and reduces(held)


def sure(game: Game, card: int) -> bool:
    """Whether damage dealt to a thing cannot be reduced."""
    for rule in values(game).rules:
        if rule.node.code != codes.NOT_REDUCED:
            continue
        if rule.target == card or (rule.target < 0 and card in groups.things(game, rule.scope, rule.node.args[0])):
            return True
    return False


def order_matters(game: Game, found: list[Held], amount: int) -> bool:
    """Whether it makes a difference in which order changes come (F-R16.6)."""
    nodes: list[int] = []
    values_: list[int] = []
    for held in found:
        node = _single(held)
        if node is None or replacements.optional(held.ability()) or len(found) > _MOST:
            return True
        nodes.append(node.code)
        scope = Scope(held.seat, held.card, held.picks, 0, amount)
        values_.append(amounts.amount(game, scope, node.args[0]) if len(node.args) != 0 else 0)
    results: list[int] = []
    _orders(nodes, values_, amount, results)
    return len(results) > 1


def _orders(nodes: list[int], values_: list[int], amount: int, results: list[int]) -> None:
    if len(nodes) == 0:
        outcome = max(amount, 0)
        if outcome not in results:
            results.append(outcome)
        return
    for place in range(len(nodes)):
        rest = nodes[:place] + nodes[place + 1 :]
        others = values_[:place] + values_[place + 1 :]
        _orders(rest, others, worked(nodes[place], amount, values_[place]), results)


def to_player(game: Game, seat: int, amount: int, source: int, dealers: list[int]) -> int:
    """How many points a player really takes: in the order in which that is least, which the player would pick."""
    events = [Happening(codes.EV_PLAYER_DAMAGED, -1, source, seat, amount)]
    for card in dealers:
        if card >= 0:
            events.append(Happening(codes.EV_DAMAGES_PLAYER, card, -1, game.table.holder(card), amount))
    found = replacements.applicable(game, events, source, 0, [])
    if len(found) == 0:
        return amount
    nodes: list[int] = []
    values_: list[int] = []
    for held in found:
        node = _changing(held)
        if kept_back(held) and len(nodes) != 0 and _least(nodes, values_, amount) == 0:
            continue
        if node is not None:
            nodes.append(node.code)
            scope = Scope(held.seat, held.card, held.picks, 0, amount)
            values_.append(amounts.amount(game, scope, node.args[0]) if len(node.args) != 0 else 0)
        game.emit("replaced", "F-R16.7", held.seat, [held.card] if held.card >= 0 else [], 0, held.face.key)
        replacements.spend(game, held)
        if len(replacements.core(held.ability())) > 1:
            game.push(replacements.body(game, held, -1, source, amount))
    return _least(nodes, values_, amount)


def _least(nodes: list[int], values_: list[int], amount: int) -> int:
    results: list[int] = []
    _orders(nodes, values_, amount, results)
    return min(results)
