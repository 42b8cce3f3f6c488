"""Which cards and which words of abilities a run of games has used: what is never used is never tested."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

from netocean.abilities import tree
from netocean.abilities.interpreter import (
    OP_ACT,
    OP_AFTER,
    OP_CHOOSE,
    OP_LET,
    OP_MAY,
    OP_MODES,
    OP_UNLESS,
    program,
)
from netocean.abilities.tree import Ability, Node
from netocean.catalog.rules import rules_of
from netocean.engine.game import Game, Sink
from netocean.lab.cards import Bench, bench

_SHAPES = {
    tree.COMPARE: "compare",
    tree.AND: "and",
    tree.OR: "or",
    tree.NOT: "not",
    tree.MATCH: "is",
    tree.CHOOSE: "choose",
    tree.WHEN: "if",
    tree.MAY: "may",
    tree.DONE: "done",
    tree.AFTER: "when done",
    tree.LET: "let",
    tree.MODES: "modes",
}

Place = tuple[str, int, int]
"""A card's key, the place of an ability on it, and the operation that it was at (-1: before the first)."""


class Uses(Sink):
    """Watches a game for the cards that are laid open and the operations that abilities carry out.

    `watching` is the room of that name in the kit of the game, whose own watch is told all that happens too.
    """

    def __init__(self, watching: Any) -> None:
        self.watch: Any = watching.Watch()
        self._acting = watching.acting
        self.cards: set[str] = set()
        self.places: set[Place] = set()

    def emit(self, game: Game, key: str, rule: str, seat: int, cards: list[int], amount: int, word: str) -> None:
        """Note what an event shows."""
        table = game.table
        for card in cards:
            if table.up[card] == 1:
                self.cards.add(table.face[card].key)
        self.look(game, 2)
        self.watch.emit(game, key, rule, seat, cards, amount, word)

    def look(self, game: Game, behind: int = 1) -> None:
        """Note which abilities are acting: `behind` says how far their counter is ahead of what they do."""
        for key, ability, operation in self._acting(game):
            self.places.add((key, ability, operation - behind))


class Used(msgspec.Struct, frozen=True):
    """What a run has used: cards and words, each with all there are and those that were not."""

    cards: int
    cards_total: int
    unused_cards: list[str]
    words: int
    words_total: int
    unused_words: list[str]


class Index:
    """Numbers all playable cards and all words, so that what a game used is two small sets of bits.

    Words are those of the game's vocabulary and of the language itself.
    """

    def __init__(self, bench: Bench) -> None:
        playable = [card for card in bench.library.cards() if card.facts.status != "incomplete"]
        self._cards: dict[str, list[Ability]] = {
            card.key: bench.kit.watching.abilities(bench.face(card.key)) for card in playable
        }
        words = {name for abilities in self._cards.values() for ability in abilities for name in _all(ability)}
        words.update(name for specs in rules_of(bench.game).vocabulary.nodes.values() for name in specs)
        self._words = {word: place for place, word in enumerate(sorted(words))}

    def bits(self, uses: Uses) -> tuple[str, str]:
        """The cards and words that were used, as hexadecimal numbers."""
        cards = sum(1 << place for place, key in enumerate(self._cards) if key in uses.cards)
        words: set[str] = set()
        acted: dict[tuple[str, int], set[int]] = {}
        for key, number, operation in uses.places:
            acted.setdefault((key, number), set()).add(operation)
        met = uses.cards.union(key for key, _ in acted)
        for key in [key for key in self._cards if key in met]:
            words.update(_used(key, self._cards[key], key in uses.cards, acted))
        return f"{cards:x}", f"{sum(1 << self._words[word] for word in words):x}"

    def sum_up(self, bits: Iterable[tuple[str, str]]) -> Used:
        """What many games used together."""
        cards = words = 0
        for some, others in bits:
            cards |= int(some, 16)
            words |= int(others, 16)
        unused = [key for place, key in enumerate(self._cards) if not cards >> place & 1]
        missing = [word for word, place in self._words.items() if not words >> place & 1]
        total, most = len(self._cards), len(self._words)
        return Used(total - len(unused), total, unused, most - len(missing), most, missing)


@cache
def index(game: str) -> Index:
    """The index of the bundled cards of a game."""
    return Index(bench(game))


def _used(key: str, abilities: list[Ability], shown: bool, acted: dict[tuple[str, int], set[int]]) -> Iterator[str]:
    for number, ability in enumerate(abilities):
        operations = acted.get((key, number))
        if operations is not None:
            yield from _acted(ability, operations)
        elif shown and (ability.kind in (tree.KEYWORD, tree.STATIC, tree.REPLACEMENT) or not ability.body.args):
            yield from _all(ability)


def _acted(ability: Ability, operations: set[int]) -> Iterator[str]:
    yield from _frame(ability)
    last = max(operations)
    for place, op in enumerate(program(ability)):
        if op.kind == OP_UNLESS and place <= last:
            yield _SHAPES[tree.WHEN]
            yield from _names(op.node)
        elif op.kind in (OP_MAY, OP_AFTER, OP_MODES) and place <= last:
            yield _SHAPES[op.node.kind]
        elif (op.kind in (OP_LET, OP_CHOOSE) and place <= last) or (op.kind == OP_ACT and place in operations):
            yield from _names(op.node)


def _frame(ability: Ability) -> Iterator[str]:
    nodes: list[Node | None] = [*ability.costs, ability.head, ability.gate, ability.condition, ability.limit]
    for node in nodes:
        if node is None:
            continue
        yield from _names(node)


def _all(ability: Ability) -> Iterator[str]:
    yield from _frame(ability)
    yield from _names(ability.body)


def _names(node: Node) -> Iterator[str]:
    if node.kind in (tree.CALL, tree.REF, tree.TERM):
        yield node.name
    elif node.kind in _SHAPES:
        yield _SHAPES[node.kind]
    for child in [*node.args, *([node.until] if node.until is not None else [])]:
        yield from _names(child)
