"""Cards that nobody would print and every check lets through: facts by chance, out of the schema of a game's cards."""

import random
from collections.abc import Iterator
from functools import singledispatchmethod
from itertools import count, islice
from typing import Any

from msgspec import inspect

from homemade import homemade, value
from netocean.catalog.brought import read_value
from netocean.catalog.library import Library
from netocean.catalog.rules import rules_of

NAMES = [
    {"slug": "kelp-pup", "en": "Kelp Pup", "ja": "ケルプパップ"},
    {"slug": "long", "en": f"A {'very ' * 12}long name", "ja": "とても長い名前" * 6},
    {"slug": "short", "ja": "一"},
]
SLUGS = [name["slug"] for name in NAMES]
TEXTS = [*SLUGS, "x", "とても長いテキスト" * 4, "word " * 15, "\N{GRINNING FACE}"]
NAMED = ("name", "also", "parts", "option", "cards", "name_contains", "jobs")
"""Fields in which only names may stand."""
MOST = 3
"""So many entries a list has at most."""
TRIES = 4
"""So many cards are made for each that is wanted: some have faults."""


class _Maker:
    """Makes a value for each type of a schema."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    @singledispatchmethod
    def make(self, kind: inspect.Type, _name: str) -> Any:
        raise TypeError(kind)

    @make.register
    def _(self, kind: inspect.UnionType, name: str) -> Any:
        return self.make(next(one for one in kind.types if not isinstance(one, inspect.NoneType)), name)

    @make.register
    def _(self, kind: inspect.Metadata, name: str) -> Any:
        return self.make(kind.type, name)

    @make.register
    def _(self, kind: inspect.LiteralType, _name: str) -> Any:
        return self.chance.choice(list(kind.values))

    @make.register
    def _(self, _kind: inspect.BoolType, _name: str) -> bool:
        return self.chance.random() < 1 / 2

    @make.register
    def _(self, kind: inspect.IntType, _name: str) -> int:
        least, most, step = kind.ge or 0, kind.le or 20, kind.multiple_of or 1
        return self.chance.choice([least, most, self.chance.randint(least, most)]) // step * step

    @make.register
    def _(self, kind: inspect.StrType, name: str) -> str:
        if kind.pattern:  # some of the letters of the attacks
            return "".join(sorted(self.chance.sample("ABC", self.chance.randint(1, 3))))
        return self.chance.choice(SLUGS if name in NAMED else TEXTS)

    @make.register
    def _(self, kind: inspect.StructType, _name: str) -> dict[str, Any]:
        fields = [one for one in kind.fields if one.required or self.chance.random() < 1 / 2]
        return {one.encode_name: self.make(one.type, one.encode_name) for one in fields}

    @make.register
    def _(self, kind: inspect.VarTupleType, name: str) -> list[Any]:
        return [self.make(kind.item_type, name) for _ in range(self.chance.randint(0, MOST))]

    @make.register
    def _(self, kind: inspect.TupleType, name: str) -> list[Any]:
        return [self.make(one, name) for one in kind.item_types]

    @make.register
    def _(self, kind: inspect.DictType, name: str) -> dict[Any, Any]:
        many = range(self.chance.randint(0, MOST))
        return {self.make(kind.key_type, ""): self.make(kind.value_type, name) for _ in many}


def odd_pack(game: str, many: int) -> dict[str, Any]:
    """A pack of so many odd cards, always the same ones, none of which has a fault."""
    library = Library.bundled(game)
    made = _pack(game, list(islice(_cards(game), many * TRIES)))
    wrong = {fault.card for fault in read_value(value(made), library, library.packs)[1]}
    good = [card for card in made["cards"] if card["key"] not in wrong][:many]
    assert len(good) == many
    return _pack(game, good)


def _pack(game: str, cards: list[dict[str, Any]]) -> dict[str, Any]:
    return homemade(game=game, names=NAMES, cards=cards, abilities={}, decks=[])


def _cards(game: str) -> Iterator[dict[str, Any]]:
    rules = rules_of(game)
    schema = inspect.type_info(rules.facts)
    maker = _Maker(random.Random(f"odd {game}"))
    for number in count():
        facts = maker.make(schema, "")
        missing = [fact for fact in rules.needed.get(facts["kind"], ()) if not facts.get(fact)]
        told = {name: fact for name, fact in facts.items() if name not in ("doubt", "remarks")}
        trust = {"status": "incomplete" if missing else "verified", "missing": missing}
        called = {"key": f"home/O-{number}", "number": f"O-{number}", "name": maker.chance.choice(SLUGS)}
        yield {**told, **trust, **called}
