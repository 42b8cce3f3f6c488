# form: interpreted
"""What the language can say and this game does not play: refused, so that no card is played without an ability."""

from collections.abc import Iterator, Sequence
from itertools import chain

from netocean.abilities import tree
from netocean.abilities.tree import ACTIVATE, KEYWORD, REPLACEMENT, STATIC, USE, Ability, Node
from netocean.games.fftcg import dependence, layers
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.actions import table
from netocean.games.fftcg.vocabulary.actions_lasting import OPEN, WITHOUT_THINGS

_EVENT_CODES = (
    codes.BECOMES, codes.REDUCE, codes.INCREASE, codes.DOUBLE, codes.REDIRECT, codes.NOTHING, codes.UNREDUCED,
)  # fmt: skip
"""Actions that change the event of a replacement."""

_RULES = (
    *OPEN, *WITHOUT_THINGS, codes.CHEAPER_IF, codes.CAST_FREE_IF, codes.EXTRA_TRIGGERS, codes.ENTER_DULL,
    codes.NO_TRIGGERS, codes.MAX_ATTACKS, codes.HASTY_ABILITIES, codes.NO_EX_FROM, codes.CAST_COST, codes.CHEAPER_TO,
    codes.DEARER_ABILITIES, codes.EXTRA_COST_BY, codes.PRODUCE_ELEMENTS_OF, codes.SAME_NAME_BY,
    codes.CRYSTAL_FOR_SAME_NAME, codes.CANNOT_BE_PLAYED, codes.MAY_CONTROL_SEVERAL, codes.NOT_REDUCED,
    codes.FREE_SPECIAL_IF, codes.ANY_PAY_PRIMING, codes.ANY_PAY_WARP,
)  # fmt: skip
"""Continuous changes that are asked when they matter."""

_FOR_A_TIME = (
    codes.CONTROL, codes.LATER, codes.REPLACE, codes.REMOVE, codes.REMOVE_AFTER_USE, codes.RETURN_AFTER_USE,
)  # fmt: skip
"""Actions at once that may last."""

_NAMED = ("number", "named", "named_coloured", "turned_until", "first_of", "counter_kind", "random")
"""Amounts and groups that are settled once, in `let`."""

Unplayed = tuple[str, str, int]
"""A message key, the word it is about, and its column."""


def unplayed(ability: Ability, before: Sequence[Ability]) -> list[Unplayed]:
    """What of an ability would not be played; `before` are the card's abilities that stand above it."""
    found: list[Unplayed] = []
    if ability.kind == USE and any(other.kind == USE for other in before):
        found.append(("ability-unplayed-twice", tree.KINDS[ability.kind], 1))
    if ability.kind == KEYWORD:
        return found
    if ability.kind not in (ACTIVATE, USE) and ability.costs:
        found.append(("ability-unplayed-cost", ability.costs[0].name, ability.costs[0].column))
    for node in _actions(ability.body):
        problem = _unplayed_action(ability, node)
        if problem is not None:
            found.append((problem, node.name or "{ }", node.column))
    for node in _steps(ability.body):
        if ability.kind == STATIC and node.kind not in (tree.CALL, tree.WHEN):
            found.append(("ability-unplayed-static", node.name or "{ }", node.column))
        elif ability.kind == REPLACEMENT and node.kind == tree.CHOOSE and node.code == 0:
            found.append(("ability-unplayed-choose", node.name, node.column))
    found += _out_of_place(ability)
    for quote in ability.quotes:
        found += unplayed(quote, [])
    return found


def _out_of_place(ability: Ability) -> list[Unplayed]:
    """What is named in `let` alone; and a replacement knows of no former event."""
    found: list[Unplayed] = []
    for node, named in _calls(ability.body):
        if node.name in _NAMED and not named:
            found.append(("ability-unplayed-let", node.name, node.column))
    if ability.kind == REPLACEMENT:
        asked = [ability.body, *(one for one in (ability.gate, ability.condition) if one is not None)]
        inside = [node for node, _ in chain.from_iterable(map(_calls, asked))]
        for node in (*asked, *inside):
            if node.kind == tree.CALL and node.name == "first_time":
                found.append(("ability-unplayed-first", node.name, node.column))
    return found


def _calls(node: Node) -> Iterator[tuple[Node, bool]]:
    """All words with arguments in a part, and whether `let` gives each a name."""
    for arg in node.args:
        if arg.kind == tree.CALL:
            yield arg, node.kind == tree.LET
        yield from _calls(arg)


def _unplayed_action(ability: Ability, node: Node) -> str | None:
    code = node.code
    if ability.kind == STATIC:
        if node.until is not None:
            return "ability-unplayed-static"
        changes = layers.layer_of(code) != dependence.RULE and code not in (codes.DOUBLE_POWER, codes.HALVE_POWER)
        return None if changes or code in _RULES else "ability-unplayed-static"
    if code in _EVENT_CODES:
        return None if ability.kind == REPLACEMENT else "ability-unplayed-event"
    lasts = layers.layer_of(code) != dependence.RULE or code in OPEN or code in WITHOUT_THINGS
    if not (code in table() or lasts):
        return "ability-unplayed-action"
    if node.until is not None and not (lasts or code in _FOR_A_TIME):
        return "ability-unplayed-until"
    return None


def _steps(body: Node) -> Iterator[Node]:
    """All steps of a body, those inside others too."""
    for step in body.args:
        yield step
        for part in step.args:
            if part.kind == tree.BODY:
                yield from _steps(part)


def _actions(body: Node) -> Iterator[Node]:
    return (step for step in _steps(body) if step.kind == tree.CALL)
