# form: interpreted
"""From records to cards: finds the fields under the names that different files give them, and checks what they say."""

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec

from netocean.games.fftcg.cardfiles import values
from netocean.games.fftcg.cardfiles.faults import CardFault, Params
from netocean.games.fftcg.cardfiles.markup import printed_lines
from netocean.games.fftcg.cardfiles.records import MOST_LETTERS, Record


class RawCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card number of a card file, with its printed lines; those are for the reader alone and go into no pack.

    `number` is what the limit of copies counts, `codes` are those of all printings in the file, the number first. `record`
    and `line` are its place.
    """

    number: str
    codes: tuple[str, ...]
    name: str
    also: tuple[str, ...]
    kind: str
    elements: tuple[str, ...]
    cost: int
    power: int | None
    jobs: tuple[str, ...]
    categories: tuple[str, ...]
    rarity: str
    generic: bool
    ex: bool
    limit_break: int | None
    lines: tuple[str, ...]
    record: int
    line: int = 0


Read = Callable[[Any], Any]

# The fields of a card, the names that files give them (small letters and digits alone), and what their values mean.
_FIELDS: Final[dict[str, tuple[tuple[str, ...], Read]]] = {
    "code": (("code", "serial", "serialnumber", "cardcode", "setnumber"), values.codes),
    "name": (("nameen", "name", "cardname", "title"), values.plain),
    "type": (("typeen", "type", "cardtype", "kind"), values.kind),
    "elements": (("elements", "element"), values.elements),
    "cost": (("cost", "cp"), values.number),
    "power": (("power",), values.number),
    "jobs": (("jobs", "job", "joben", "occupation"), values.words),
    "rarity": (("rarity",), values.plain),
    "generic": (("generic", "multicard", "ismultiplayable"), values.flag),
    "ex": (("exburst", "isexburst", "canuseex", "ex"), values.flag),
    "limit_break": (("limitbreak",), values.number),
    "text": (("textlines", "texten", "text", "abilities"), values.text),
}
_CATEGORIES: Final = (("categories",), ("category",), ("category1", "category2"))
_PRINTINGS: Final = ("codes", "aliases")
_NUMBERS: Final = ("cardnumber", "number")
_ALSO: Final = ("names", "alsonamed")
_ONE_TRUTH: Final = ("name", "type", "elements", "cost", "power", "rarity")
"""Fields that a file may give under two names, which must then say the same."""
_NEEDED: Final = ("code", "name", "type", "elements", "cost")
_MARK = re.compile(r"^\s*(?:\{EX\}|EX BURST )", re.MULTILINE)
_LIMIT_BREAK = re.compile(r"Limit Break\s*[-–—]+\s*([1-8])\b")
_LETTERED = re.compile(r"\d{1,2}-\d{1,4}")


def gather(records: list[Record]) -> tuple[list[RawCard], list[CardFault]]:
    """The cards of records, printings of one number as one card, and all faults of all records."""
    cards: dict[str, RawCard] = {}
    seen: dict[str, Record] = {}
    faults: list[CardFault] = []
    for record in records:
        reading = _Reading(record)
        card = reading.card()
        faults += reading.faults
        if card is None:
            continue
        code = reading.codes[0]
        if code in seen:
            params: Params = {"code": code, "record": seen[code].number, "line": seen[code].line}
            faults.append(CardFault("cardfile-duplicate", params, record.number, record.line))
            continue
        seen[code] = record
        other = cards.get(card.number)
        if other is None:
            cards[card.number] = card
            continue
        faults += [
            CardFault("cardfile-contradiction", {"field": name, "value": one, "other": two}, record.number, record.line)
            for name, one, two in _differences(card, other)
        ]
        cards[card.number] = _together(card, other)
    return list(cards.values()), faults


def _differences(card: RawCard, other: RawCard) -> list[tuple[str, str, str]]:
    """What two printings of one number may not say differently."""
    pairs = [
        ("name", card.name, other.name),
        ("type", card.kind, other.kind),
        ("elements", "/".join(card.elements), "/".join(other.elements)),
        ("cost", str(card.cost), str(other.cost)),
        ("power", str(card.power), str(other.power)),
    ]
    return [(field, one[:60], two[:60]) for field, one, two in pairs if one != two]


def _together(card: RawCard, other: RawCard) -> RawCard:
    """One card of two printings: that which bears the number itself gives the facts."""
    kept = card if card.codes == (card.number,) else other
    codes = tuple(dict.fromkeys((card.number, *other.codes, *card.codes)))
    return msgspec.structs.replace(kept, codes=codes)


class _Reading:
    """Reads one record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.faults: list[CardFault] = []
        self.codes: tuple[str, ...] = ()
        self.given: dict[str, Any] = {}
        for name, value in record.fields.items():
            plain = re.sub(r"[^a-z0-9]", "", str(name).lower())
            if value is not None and plain:
                self.given.setdefault(plain, value)

    def card(self) -> RawCard | None:
        """The card, or none if anything is wrong with it, or if it only reminds of crystals."""
        found = {field: self.field(field) for field in _FIELDS}
        if found["type"] == values.CRYSTAL:
            self.faults = []
            return None
        text = "\n".join(printed_lines(found["text"] or ""))
        for field in _NEEDED:
            if found[field] in (None, "", ()):
                self.missing(field)
        if not any(name in self.given for name in _FIELDS["text"][0]):
            self.missing("text")
        self.kinds(found)
        limit_break = found["limit_break"] or self.limit_break(text)
        categories, number = self.categories(), self.number(found["code"] or (), found["rarity"] or "")
        if self.faults:
            return None
        return RawCard(
            number=number,
            codes=tuple(dict.fromkeys((number, *self.codes))),
            name=found["name"],
            also=self.also(found["name"]),
            kind=found["type"],
            elements=found["elements"],
            cost=found["cost"],
            power=found["power"] or None,
            jobs=found["jobs"] or (),
            categories=categories,
            rarity=_rarity(found["rarity"] or ""),
            generic=bool(found["generic"]),
            ex=bool(found["ex"]) or bool(_MARK.search(text)),
            limit_break=limit_break,
            lines=tuple(text.split("\n")) if text else (),
            record=self.record.number,
            line=self.record.line,
        )

    def field(self, field: str) -> Any:
        """The value of a field under the first of its names that the record has."""
        names, read = _FIELDS[field]
        found = [value for name in names if name in self.given and (value := self.read(field, name, read)) is not None]
        if field in _ONE_TRUTH:
            for other in found[1:]:
                if other != found[0]:
                    self.contradiction(field, found[0], other)
        return found[0] if found else None

    def read(self, field: str, name: str, read: Read) -> Any:
        """One value, or none where it is empty or wrong."""
        value = self.given[name]
        if value in ("", []):
            return None
        try:
            meant = read(value)
        except values.BadValue as error:
            self.fault("cardfile-bad-value", field=field, value=error.shown)
            return None
        except values.TooLong:
            self.fault("cardfile-too-long", field=field, limit=MOST_LETTERS)
            return None
        return None if meant in ("", ()) else meant

    def categories(self) -> tuple[str, ...]:
        """The categories, in one field or two."""
        for names in _CATEGORIES:
            found = [name for name in names if name in self.given]
            if found:
                read = [self.read("categories", name, values.words) or () for name in found]
                return tuple(dict.fromkeys(word for words in read for word in words))
        return ()

    def also(self, name: str) -> tuple[str, ...]:
        """Further names that the card has in all situations."""
        found = [one for field in _ALSO if field in self.given for one in self.read("name", field, values.words) or ()]
        return tuple(dict.fromkeys(one for one in found if one != name))

    def number(self, codes: tuple[str, ...], rarity: str) -> str:
        """The card number: as the record gives it, else the last of its codes; with the letter of rarity."""
        for name in _PRINTINGS:
            if name in self.given:
                codes = tuple(dict.fromkeys((*codes, *(self.read("code", name, values.codes) or ()))))
        letter = _rarity(rarity)
        self.codes = tuple(f"{code}{letter}" if _LETTERED.fullmatch(code) else code for code in codes)
        told: list[str] = []
        for name in _NUMBERS:
            if "-" in str(self.given.get(name, "")):
                told += self.read("code", name, values.codes) or ()
        return (told or self.codes or ("",))[-1]

    def kinds(self, found: dict[str, Any]) -> None:
        """Forwards have power, Summons have none."""
        if found["type"] == "forward" and not found["power"] and not self.faults:
            self.missing("power")
        if found["type"] == "summon" and found["power"]:
            self.contradiction("power", found["power"], found["type"])

    def limit_break(self, text: str) -> int | None:
        """How many cards a Limit Break card turns, by its text."""
        said = _LIMIT_BREAK.search(text)
        if said is None and "islb" in self.given and self.read("limit_break", "islb", values.flag):
            self.missing("limit_break")
        return int(said[1]) if said else None

    def missing(self, field: str) -> None:
        """A field is needed and not there; not told where its value was refused."""
        if not any(fault.params.get("field") == field for fault in self.faults):
            self.fault("cardfile-missing-field", field=field)

    def contradiction(self, field: str, one: Any, two: Any) -> None:
        """Two values that cannot both be true."""
        self.fault("cardfile-contradiction", field=field, value=_shown(one), other=_shown(two))

    def fault(self, key: str, **params: str | int) -> None:
        """One fault of this record."""
        self.faults.append(CardFault(key, params, self.record.number, self.record.line))


def _rarity(text: str) -> str:
    """The letters of a rarity that may be written as a word."""
    return "PR" if text.upper().startswith("PR") else text[:1].upper()


def _shown(value: Any) -> str:
    return ("/".join(value) if isinstance(value, tuple) else str(value))[:60]
