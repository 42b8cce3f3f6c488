# form: interpreted
"""Trees of abilities as bytes and back, and the key under which they are kept, so that a text is parsed once.

Where the bytes lie is not decided here: see `catalog.parsed`.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

import msgspec

from netocean.abilities.tree import Ability, Node
from netocean.abilities.vocabulary import Vocabulary

_MAKERS = (
    "cache.py",
    "grammar.lark",
    "printer.py",
    "reader.py",
    "resolver.py",
    "syntax.py",
    "tree.py",
    "words.py",
)
"""The files that decide what tree a text becomes: when one of them changes, all old trees are forgotten."""

_CHECK_LENGTH = 32


class BrokenTrees(ValueError):
    """Raised when bytes are not the trees that were packed."""


def cache_key(text: str, vocabulary: Vocabulary) -> str:
    """The name under which the trees of a text are kept: the same only for the same text, words and language."""
    digest = blake2b(digest_size=20)
    for part in (_language_digest(), vocabulary_digest(vocabulary), text.encode()):
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.hexdigest()


def vocabulary_digest(vocabulary: Vocabulary) -> bytes:
    """Changes with every word of a vocabulary."""
    content = [
        vocabulary.game,
        vocabulary.tables,
        [[spec.role, spec.name, spec.code, spec.params] for spec in _nodes(vocabulary)],
        [[spec.name, spec.code, spec.value] for spec in vocabulary.properties.values()],
        [[spec.name, spec.code, spec.value] for spec in vocabulary.fields.values()],
        vocabulary.forms,
    ]
    return blake2b(json.dumps(content).encode(), digest_size=20).digest()


def _nodes(vocabulary: Vocabulary) -> Iterable[Any]:
    return (spec for specs in vocabulary.nodes.values() for spec in specs.values())


@cache
def _language_digest() -> bytes:
    digest = blake2b(digest_size=20)
    folder = files("netocean.abilities")
    for name in _MAKERS:
        digest.update(folder.joinpath(name).read_bytes())
    return digest.digest()


def pack_trees(cards: dict[str, list[Ability]]) -> bytes:
    """The abilities of many cards as bytes."""
    rows = {key: [_ability_row(ability) for ability in abilities] for key, abilities in cards.items()}
    content = json.dumps(rows, separators=(",", ":"), ensure_ascii=False).encode()
    return _check(content) + content


class Trees(Mapping[str, list[Ability]]):
    """The abilities of many cards; those of a card are unpacked when they are asked for."""

    def __init__(self, rows: dict[str, msgspec.Raw]) -> None:
        self._rows = rows

    def __getitem__(self, key: str) -> list[Ability]:
        return [_ability(row) for row in msgspec.json.decode(self._rows[key])]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)


def unpack_trees(data: bytes) -> Trees:
    """The abilities that were packed, or BrokenTrees."""
    content = data[_CHECK_LENGTH:]
    if data[:_CHECK_LENGTH] != _check(content):
        raise BrokenTrees("cut or changed")
    return Trees(msgspec.json.decode(content, type=dict[str, msgspec.Raw]))


def _check(content: bytes) -> bytes:
    return blake2b(content, digest_size=_CHECK_LENGTH).digest()


def _ability_row(ability: Ability) -> list[Any]:
    return [
        ability.kind,
        ability.line,
        _row(ability.head),
        [_row(node) for node in ability.timings],
        _row(ability.condition),
        _row(ability.per),
        ability.at_most,
        int(ability.may),
        [_row(node) for node in ability.costs],
        _row(ability.limit),
        _row(ability.body),
        ability.variables,
        ability.text,
        _row(ability.gate),
        [_row(node) for node in ability.marks],
        ability.title,
        _row(ability.place),
        [_ability_row(quote) for quote in ability.quotes],
    ]


def _row(node: Node | None) -> list[Any] | None:
    if node is None:
        return None
    row = [node.kind, node.name, node.code, node.value, node.line, node.column, [_row(arg) for arg in node.args]]
    extra = [_row(node.until), _row(node.by), _row(node.together)]
    if any(extra):
        row.extend(extra)
    return row


def _ability(row: list[Any]) -> Ability:
    ability = Ability(row[0], row[1])
    ability.head = _optional(row[2])
    ability.timings = [_node(node) for node in row[3]]
    ability.condition = _optional(row[4])
    ability.per = _optional(row[5])
    ability.at_most = row[6]
    ability.may = bool(row[7])
    ability.costs = [_node(node) for node in row[8]]
    ability.limit = _optional(row[9])
    ability.body = _node(row[10])
    ability.variables = row[11]
    ability.text = row[12]
    ability.gate = _optional(row[13])
    ability.marks = [_node(node) for node in row[14]]
    ability.title = row[15]
    ability.place = _optional(row[16])
    ability.quotes = [_ability(quote) for quote in row[17]]
    return ability


def _optional(row: list[Any] | None) -> Node | None:
    return None if row is None else _node(row)


def _node(row: list[Any]) -> Node:
    node = Node(row[0], row[1], row[2], row[3], [_node(arg) for arg in row[6]], row[4], row[5])
    if len(row) > 7:
        node.until = _optional(row[7])
        node.by = _optional(row[8])
        node.together = _optional(row[9])
    return node
