# form: interpreted
"""What the language can say and this game does not play: refused, so that no card is played without an ability."""

from collections.abc import Iterator, Sequence

from netocean.abilities import tree
from netocean.abilities.tree import ACTIVATE, STATIC, USE, Ability, Node
from netocean.games.alpha.vocabulary import codes as c
from netocean.games.alpha.vocabulary import lasting
from netocean.games.alpha.vocabulary.costs import PICKED
from netocean.games.alpha.vocabulary.nodes import ACTIONS

Unplayed = tuple[str, str, int]
"""A message key, the word it is about, and its column."""

_NOT_STANDING = (c.SWAP_SPEED, c.COPY)
_COUNTED_OF_OTHERS = (c.P_REMOVED, c.P_SLOTS, c.P_BOXES)
_COUNTED = (*_COUNTED_OF_OTHERS, c.P_HAND, c.P_DARK_AREA)


_ACTIONS = frozenset(spec.name for spec in ACTIONS)


def unplayed(ability: Ability, before: Sequence[Ability]) -> list[Unplayed]:
    """What of an ability would not be played; `before` are the card's abilities that stand above it."""
    found = _kind(ability, before) + _costs(ability)
    conditions = [ability.condition] if ability.condition is not None else []
    for node in _nodes([*conditions, ability.body]):
        if ability.kind == STATIC and node in ability.body.args:
            found += _standing(node)
        found += _node(ability, node)
    return found


def _kind(ability: Ability, before: Sequence[Ability]) -> list[Unplayed]:
    word = tree.KINDS[ability.kind]
    if ability.kind == USE and any(other.kind == USE for other in before):
        return [("ability-unplayed-twice", word, 1)]
    if ability.kind in (USE, ACTIVATE) and not ability.timings:
        return [("ability-unplayed-timing", word, 1)]
    return []


def _costs(ability: Ability) -> list[Unplayed]:
    picked = [cost for cost in ability.costs if cost.code in PICKED]
    return [("ability-unplayed-costs", cost.name, cost.column) for cost in picked[1:]]


def _standing(node: Node) -> list[Unplayed]:
    bonus = node.code == c.SET_ATTACK and len(node.args) > 2
    if node.kind != tree.CALL or not lasting.lasts(node.code) or node.until is not None:
        return [("ability-unplayed-standing", node.name or "{ }", node.column)]
    if node.code in _NOT_STANDING or bonus:
        return [("ability-unplayed-standing", node.name, node.column)]
    if any(arg.kind == tree.WORD and arg.name in ("it", "other", "last_command") for arg in node.args[:1]):
        return [("ability-unplayed-standing", node.args[0].name, node.column)]
    return []


def _node(ability: Ability, node: Node) -> list[Unplayed]:
    if node.kind != tree.CALL:
        return []
    if node.name in ("count", "count_in") and not _countable(node):
        return [("ability-unplayed-count", node.name, node.column)]
    if node.name == "must" and node.args[1].code not in lasting.MUST_DEEDS:
        return [("ability-unplayed-must", node.args[1].name, node.column)]
    if node.name == "immune" and node.args[1].code == c.USE_RENEWAL:
        return [("ability-unplayed-immune", node.args[1].name, node.column)]
    return _until(ability, node) if ability.kind != STATIC and node.name in _ACTIONS else []


def _until(ability: Ability, node: Node) -> list[Unplayed]:
    until = node.until
    if until is None:
        return [("ability-unplayed-lasting", node.name, node.column)] if lasting.lasts(node.code) else []
    if not lasting.lasts(node.code):
        return [("ability-unplayed-until", node.name, node.column)]
    stays = until.code == c.STAYS and ability.kind == USE
    if stays or (until.code == c.ON_BOX and lasting.of_player(node.code)):
        return [("ability-unplayed-duration", until.name, until.column)]
    return []


def _countable(node: Node) -> bool:
    if node.args[0].kind != tree.FILTER:
        return False
    if node.name == "count":
        return True
    return node.args[1].code in (_COUNTED if node.args[1].value == c.ME else _COUNTED_OF_OTHERS)


def _nodes(waiting: list[Node]) -> Iterator[Node]:
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.args
