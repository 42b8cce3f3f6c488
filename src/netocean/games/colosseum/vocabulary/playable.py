# form: interpreted
"""What the language can say and this game does not play: refused, so that no card is played without an ability."""

from collections.abc import Iterator, Sequence

from netocean.abilities import tree
from netocean.abilities.tree import STATIC, SUPPORT, USE, Ability, Node
from netocean.games.colosseum.vocabulary import nodes

_STATIC_ACTIONS = (
    nodes.ADD_ATTACK,
    nodes.SUBTRACT_ATTACK,
    nodes.MULTIPLY_ATTACK,
    nodes.ZERO_ATTACK,
    nodes.ADD_POWER,
    nodes.IMMUNE,
)
_LASTING_ACTIONS = (nodes.SET_ATTACK, *_STATIC_ACTIONS, nodes.FORBID)
_RANKED = (nodes.NO_LEVEL, nodes.LEVEL_III, nodes.LEVEL_IV, nodes.PERFECT, nodes.ULTIMATE)

Unplayed = tuple[str, str, int]
"""A message key, the word it is about, and its column."""


def unplayed(ability: Ability, before: Sequence[Ability]) -> list[Unplayed]:
    """What of an ability would not be played; `before` are the card's abilities that stand above it."""
    found: list[Unplayed] = []
    if ability.kind in (USE, SUPPORT) and any(other.kind == ability.kind for other in before):
        found.append(("ability-unplayed-twice", tree.KINDS[ability.kind], 1))
    for node in _nodes([ability.body, *([ability.condition] if ability.condition is not None else [])]):
        if ability.kind == STATIC and node in ability.body.args:
            if node.kind != tree.CALL or node.code not in _STATIC_ACTIONS or node.until is not None:
                found.append(("ability-unplayed-static", node.name or "{ }", node.column))
        elif node.until is not None and node.code not in _LASTING_ACTIONS:
            found.append(("ability-unplayed-until", node.name, node.column))
        elif node.kind == tree.COMPARE:
            found += _levels(node)
        if node.kind == tree.CALL and node.name == "degenerate" and node.args[2].code != nodes.LEVEL_III:
            found.append(("ability-unplayed-degenerate", node.args[2].name, node.column))
    return found


def _levels(compare: Node) -> list[Unplayed]:
    left, right = compare.args
    if left.kind != tree.REF or left.code != nodes.P_LEVEL or right.kind != tree.WORD or right.code in _RANKED:
        return []
    return [("ability-unplayed-level", right.name, right.column)]


def _nodes(waiting: list[Node]) -> Iterator[Node]:
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.args
