# form: interpreted
"""What the language can say and this game does not play: refused, so that no card is played without an ability."""

from collections.abc import Iterator, Sequence
from typing import Final

from netocean.abilities import tree
from netocean.abilities.tree import STATIC, USE, Ability, Node
from netocean.games.appmon.vocabulary import codes

_IDENTITY: Final = (
    codes.BECOME_TYPE,
    codes.SET_PLUG,
    codes.ADD_ATTRIBUTE,
    codes.ADD_NAME,
    codes.IMMUNE,
    codes.IMMUNE_FROM,
)
"""What a condition about cards asks for: given all the time, these must not depend on such a condition themselves."""

_PLAIN: Final = (
    codes.EVOLVED_THIS_TURN,
    codes.FIRST_PLAYER,
    codes.EVOLVED_FROM,
    codes.IS_EVOLVED,
    codes.IS_LINKED,
    codes.USED_OPTION,
)
_DERIVED: Final = (codes.P_TYPE, codes.P_ATTACK, codes.P_POWER)
_PICKED: Final = (codes.PAY_DISCARD, codes.PAY_SEND, codes.PAY_REVEAL, codes.PAY_CHIP)

Unplayed = tuple[str, str, int]
"""A message key, the word it is about, and its column."""


def unplayed(ability: Ability, before: Sequence[Ability]) -> list[Unplayed]:
    """What of an ability would not be played; `before` are the card's abilities that stand above it."""
    found: list[Unplayed] = []
    if ability.kind == USE and any(other.kind == USE for other in before):
        found.append(("ability-unplayed-twice", tree.KINDS[USE], 1))
    picked = [cost for cost in ability.costs if cost.code in _PICKED]
    if len(picked) > 1:
        found.append(("ability-unplayed-costs", picked[1].name, picked[1].column))
    for node in _nodes([ability.body]):
        if ability.kind == STATIC and node in ability.body.args:
            found += _static(ability, node)
        elif node.until is not None and node.code > codes.FORBID_EVOLUTION:
            found.append(("ability-unplayed-until", node.name, node.column))
    return found


def _static(ability: Ability, node: Node) -> list[Unplayed]:
    lasts = node.kind == tree.CALL and node.code <= codes.FORBID_EVOLUTION and node.until is None
    if not lasts or node.code in (codes.SET_ATTACK, codes.BLANK):
        return [("ability-unplayed-static-appmon", node.name or "{ }", node.column)]
    asked = _nodes([ability.condition] if ability.condition is not None else [])
    if node.code in _IDENTITY and any(_derived(one) for one in asked):
        return [("ability-unplayed-circle", node.name, node.column)]
    return []


def _derived(node: Node) -> bool:
    if node.kind == tree.CALL:
        return node.code not in _PLAIN
    return node.kind == tree.MATCH or (node.kind == tree.REF and node.code in _DERIVED)


def _nodes(waiting: list[Node]) -> Iterator[Node]:
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.args
