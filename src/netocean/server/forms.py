"""The forms of a game's cards, from the schema of its pack lines and from the cards that there are."""

import re
from collections.abc import Iterator
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from netocean.catalog.library import Library
from netocean.catalog.rules import rules_of
from netocean.server.workbench import FormChoice, FormField, Forms, KindForm
from netocean.telling.phrases import dashed
from netocean.telling.sayings import Part, Say
from netocean.texts import keys

TRUST: Final = frozenset({"status", "practice", "doubt", "missing", "sources", "conflicts", "remarks"})
"""Fields that say how sure a card is."""
_SHARED: Final = frozenset({"key", "name", "number", "set", "rarity", "also", "parts", *TRUST})
"""Fields of every kind of card."""
_NAMES: Final = ("name", "also", "parts", "name_contains")
"""Fields that hold names, also where no card has them."""
_KIND: Final = "kind"
_MOST_NAMED: Final = 9
"""Bounds that lie further apart enclose numbers that have no names."""
_LETTERS: Final = re.compile(r"\^(?:\(.+\))?\[(?P<some>[A-Z]+)\]\{1,\d\}\$")
"""The pattern of a text that is some of a few letters, each of them once."""
_LETTER: Final = "letter"
"""What each of these is called by."""
Path = tuple[str, ...]


def forms(library: Library) -> Forms:
    """The forms of all kinds of card of a library's game."""
    return _Maker(library).forms()


class _Maker:
    """Learns from the cards which fields belong to which kind, and which texts are names."""

    def __init__(self, library: Library) -> None:
        self.library = library
        schema = inspect.type_info(rules_of(library.game).facts)
        assert isinstance(schema, inspect.StructType)
        self.fields = schema.fields
        self.orders = dict(_orders(schema.cls))
        self.kinds_of = {field: set(kinds) for field, kinds in rules_of(library.game).kinds_of.items()}
        self.named: dict[Path, bool] = {}
        for card in library.cards():
            self.learn(card.facts)

    def forms(self) -> Forms:
        """All of them."""
        kind = next(field for field in self.fields if field.encode_name == _KIND)
        doubt = next(field for field in self.fields if field.encode_name == "doubt")
        marks = doubt.type.value_type if isinstance(doubt.type, inspect.DictType) else doubt.type
        heads = rules_of(self.library.game).heads
        kinds = [
            KindForm(str(word), self.choice((_KIND,), str(word)).label, self.of_kind(str(word)), list(heads[str(word)]))
            for word in self.words(kind.type)
        ]
        return Forms(self.library.game, kinds, [self.choice(("doubt",), str(word)) for word in self.words(marks)])

    def learn(self, facts: Any) -> None:
        """What one card shows."""
        names = set(rules_of(self.library.game).names_used(facts))
        for field in msgspec.structs.fields(type(facts)):
            value = getattr(facts, field.name)
            if value and value != field.default:
                self.kinds_of.setdefault(field.encode_name, set()).add(facts.kind)
                for path, text in _texts(value, (field.encode_name,)):
                    self.named[path] = self.named.get(path, True) and text in names

    def of_kind(self, kind: str) -> list[FormField]:
        """The fields that cards of a kind have; those that no card has may belong to any."""
        fitting = [field for field in self.fields if field.encode_name != _KIND]
        shown = [one for one in fitting if one.required or self.belongs(one.encode_name, kind)]
        needed = rules_of(self.library.game).needed.get(kind, ())
        return [msgspec.structs.replace(self.field(one), needed=one.encode_name in needed) for one in shown]

    def belongs(self, field: str, kind: str) -> bool:
        """Whether cards of a kind have a field."""
        return field in _SHARED or kind in self.kinds_of.get(field, {kind})

    def field(self, field: inspect.Field, above: Path = ()) -> FormField:
        """One field."""
        name = field.encode_name
        made = self.value(name, field.type, (*above, name))
        trust = not above and name in TRUST
        return msgspec.structs.replace(made, required=field.required, trust=trust)

    def words(self, kind: inspect.Type) -> list[Any]:
        """The words of a closed list."""
        kind, _ = _bare(kind)
        values = frozenset(kind.values) if isinstance(kind, inspect.LiteralType) else frozenset()
        return list(self.orders.get(values, ()))

    def choices(self, path: Path, kind: inspect.Type) -> list[FormChoice]:
        """The words of a closed list, as they are called."""
        return [self.choice(path, str(word)) for word in self.words(kind)]

    def value(self, name: str, kind: inspect.Type, path: Path) -> FormField:
        """The field that holds a value of a type."""
        label = self.label(path)
        kind, optional = _bare(kind)
        if isinstance(kind, inspect.LiteralType):
            numeric = all(isinstance(word, int) for word in kind.values)
            choices = self.choices(path, kind)
            return FormField(name, "choice", label, optional=optional, choices=choices, numeric=numeric)
        if isinstance(kind, inspect.BoolType):
            return FormField(name, "flag", label)
        if isinstance(kind, inspect.IntType):
            least, most, step = kind.ge, kind.le, kind.multiple_of
            if named := self.named_numbers(path, least, most):
                return FormField(name, "choice", label, optional=optional, choices=named, numeric=True)
            return FormField(name, "number", label, optional=optional, least=least, most=most, step=step)
        if isinstance(kind, inspect.StructType):
            return FormField(
                name, "record", label, optional=optional, fields=[self.field(one, path) for one in kind.fields]
            )
        if isinstance(kind, inspect.DictType):
            item = self.value(name, kind.value_type, path)
            return FormField(name, "map", label, choices=self.choices(path, kind.key_type), item=item)
        if isinstance(kind, inspect.TupleType):
            item = self.value(name, kind.item_types[0], path)
            places = self.places(path, len(kind.item_types))
            return FormField(name, "list", label, count=len(kind.item_types), places=places, item=item)
        if isinstance(kind, inspect.VarTupleType):
            item = self.value(name, kind.item_type, path)
            if item.type == "choice":
                return FormField(name, "choices", label, choices=item.choices)
            return FormField(name, "list", label, item=item)
        pattern = kind.pattern or "" if isinstance(kind, inspect.StrType) else ""
        if letters := _LETTERS.fullmatch(pattern):
            choices = [self.choice((_LETTER,), letter) for letter in letters["some"]]
            return FormField(name, "choices", label, optional=optional, choices=choices, joined=True)
        if self.named.get(path, name in _NAMES):
            return FormField(name, "name", label, optional=optional, pattern=pattern)
        return FormField(name, "text", label, optional=optional, pattern=pattern, choices=self.known(name))

    # What everything is called.

    def label(self, path: Path) -> Part:
        """What a field is called, where it stands or anywhere; by its own name, where nobody has said."""
        name = dashed(path[-1])
        return _said([*self.areas(path), f"fact-{name}", f"mark-{name}"], path[-1])

    def choice(self, path: Path, word: str) -> FormChoice:
        """A word that a field can hold: called as the field, or its first or last part, calls it."""
        name = dashed(path[-1])
        areas = [*self.areas(path), name, name.removesuffix("s"), name.partition("-")[0], name.rpartition("-")[2]]
        return FormChoice(word, _said([f"{area}-{dashed(word)}" for area in areas], word))

    def known(self, name: str) -> list[FormChoice]:
        """Words that messages know for a text that may be anything else as well: the species of the cards."""
        area = f"{dashed(name)}-"
        found = sorted(key for key in keys("en") if key.startswith(area))
        return [FormChoice(key.removeprefix(area), Say(key)) for key in found]

    def places(self, path: Path, count: int) -> list[Part]:
        """What the places of a list of so many are called, where each has a name."""
        named = [_said([f"{area}-{place}" for area in self.areas(path)], "") for place in range(1, count + 1)]
        return named if all(named) else []

    def named_numbers(self, path: Path, least: int | None, most: int | None) -> list[FormChoice]:
        """The numbers between two bounds, where people call each by a name."""
        if least is None or most is None or most - least > _MOST_NAMED:
            return []
        choices = [self.choice(path, str(number)) for number in range(least, most + 1)]
        return choices if all(isinstance(choice.label, Say) for choice in choices) else []

    def areas(self, path: Path) -> list[str]:
        """Where the messages of a field stand: those of its place before those of its name, each time the game's first."""
        ends = ["-".join(dashed(name) for name in path[start:]) for start in range(len(path))]
        return [f"form-{area}{end}" for end in ends for area in (f"{self.library.game}-", "")]


def _texts(value: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """All texts in a value, each with the names of the fields that lead to it."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, msgspec.Struct):
        for field in msgspec.structs.fields(type(value)):
            yield from _texts(getattr(value, field.name), (*path, field.encode_name))
    elif isinstance(value, tuple):
        for part in value:
            yield from _texts(part, path)


def _bare(kind: inspect.Type) -> tuple[inspect.Type, bool]:
    """A type without `None`, and whether it had it."""
    if isinstance(kind, inspect.Metadata):
        return _bare(kind.type)
    if not isinstance(kind, inspect.UnionType):
        return kind, False
    others = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    return _bare(others[0])[0], len(others) < len(kind.types)


def _orders(kind: Any) -> Iterator[tuple[frozenset[Any], tuple[Any, ...]]]:
    """Closed lists of words in a type, in the order in which the schema gives them."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for hint in get_type_hints(kind).values():
            yield from _orders(hint)
    elif get_origin(kind) is Literal:
        yield frozenset(get_args(kind)), get_args(kind)
    else:
        for part in get_args(kind):
            yield from _orders(part)


def _said(candidates: list[str], plain: str) -> Part:
    known = keys("en")
    return next((Say(key) for key in candidates if key in known), plain)
