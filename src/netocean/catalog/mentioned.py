"""The names that an ability says, and the parts of names that it asks for."""

from collections.abc import Iterator
from typing import Final

from netocean.abilities.tree import CALL, SLUG, TERM, Ability, Node
from netocean.abilities.vocabulary import NAME, Vocabulary
from netocean.catalog.lines import NameForms

PART_FIELD: Final = "contains"
"""The field of a filter that asks for a part of a name, in the games that have it."""
_PRINTED: Final = ("ja", "en", "zh-Hans", "zh-Hant")
"""Languages of names, the one in which the cards of the four games were first printed before the others."""


def names_in(ability: Ability, vocabulary: Vocabulary) -> Iterator[tuple[str, int]]:
    """The names of cards that an ability uses, each with its column."""
    for node in _nodes(ability):
        for place, word in enumerate(node.args):
            if word.kind == SLUG and _takes_name(node, place, vocabulary):
                yield word.name, word.column


def parts_in(ability: Ability) -> Iterator[str]:
    """The parts of names that an ability asks for."""
    for node in _nodes(ability):
        if node.kind == TERM and node.name == PART_FIELD:
            yield from (word.name for word in node.args)


def held_form(name: NameForms | None, part: NameForms | None) -> str:
    """A part as it is written within a name, in the first language that both are known in; empty if it is not in it."""
    if name is None or part is None:
        return ""
    for language in _PRINTED:
        whole, wanted = name.form(language), part.form(language)
        if whole and wanted:
            return wanted if wanted.casefold() in whole.casefold() else ""
    return ""


def _takes_name(node: Node, place: int, vocabulary: Vocabulary) -> bool:
    if node.kind == TERM:
        return vocabulary.fields[node.name].value == NAME
    if node.kind != CALL:
        return False
    specs = [role[node.name] for role in vocabulary.nodes.values() if node.name in role]
    return any(place < len(spec.params) and spec.params[place].rstrip("?") == NAME for spec in specs)


def _nodes(ability: Ability) -> Iterator[Node]:
    waiting = [ability.body, *ability.costs]
    waiting += [node for node in (ability.head, ability.gate, ability.condition, ability.limit) if node is not None]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.args
    for inner in ability.quotes:
        yield from _nodes(inner)
