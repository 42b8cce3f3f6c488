"""What the card workshop asks for and is told: forms, words of the ability language, texts, faults, comparisons."""

from typing import Any, Literal

import msgspec

from netocean.catalog.packfile import PackFile
from netocean.tables.messages import Opponent
from netocean.telling.sayings import Part
from netocean.telling.sheets import CardSheet

# Forms.


class FormChoice(msgspec.Struct, frozen=True):
    """A word that a field can hold."""

    value: str
    label: Part


class FormField(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of a form.

    `name` fields hold the slug of a name. Numbers lie between `least` and `most` in steps of `step`; texts fit `pattern`.
    `choices` are the words of a `choice`, of `choices`, some of a `text`, and the keys of a `map` (none: any text); those
    of a `numeric` one stand for numbers, those of `joined` ones are letters of one text. `item` is what a `map` or a `list`
    holds; a list with a `count` has exactly so many, and `places` are what each of them is called, if anything. `fields`
    are those of a `record`. `optional` values of a map may be empty. `trust` fields say how sure the card is; without a
    `needed` one it cannot be played.
    """

    name: str
    type: Literal["text", "name", "number", "choice", "choices", "flag", "map", "list", "record"]
    label: Part
    required: bool = False
    needed: bool = False
    trust: bool = False
    optional: bool = False
    choices: list[FormChoice] = []
    numeric: bool = False
    joined: bool = False
    least: int | None = None
    most: int | None = None
    step: int | None = None
    pattern: str = ""
    count: int = 0
    places: list[Part] = []
    item: "FormField | None" = None
    fields: "list[FormField]" = []


class KindForm(msgspec.Struct, frozen=True):
    """The form of one kind of card; `heads` are the words with which its abilities begin, none if it has no abilities."""

    kind: str
    label: Part
    fields: list[FormField]
    heads: list[str]


class Forms(msgspec.Struct, frozen=True):
    """The forms of a game; `doubts` are the marks that a field may have."""

    game: str
    kinds: list[KindForm]
    doubts: list[FormChoice]


# Words of the ability language.


class LexiconHead(msgspec.Struct, frozen=True):
    """A kind of ability: the word that it begins with, the clauses that may follow, whether steps come after a colon."""

    name: str
    clauses: list[str]
    body: Literal["yes", "no", "may"]
    label: str


class LexiconNode(msgspec.Struct, frozen=True):
    """A word with arguments: `params` are types, those with a `?` may be left out.

    `text` is an example, `label` the same in words.
    """

    name: str
    params: list[str]
    text: str
    label: str


class LexiconWord(msgspec.Struct, frozen=True):
    """A word of a table, in words too."""

    name: str
    label: str


class LexiconTyped(msgspec.Struct, frozen=True):
    """A property of a seat or a field of a filter with the type of its value."""

    name: str
    value: str
    label: str


class Lexicon(msgspec.Struct, frozen=True):
    """The ability language of a game: kinds of abilities, words by role, tables, properties, fields of filters, forms."""

    game: str
    heads: list[LexiconHead]
    nodes: dict[str, list[LexiconNode]]
    tables: dict[str, list[LexiconWord]]
    properties: list[LexiconTyped]
    fields: list[LexiconTyped]
    forms: list[str]


# Abilities in texts.


class AbilityLines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines of one card to be read: its facts, for its name and its kind, and its pack, for the names there."""

    lines: list[str]
    card: dict[str, Any] | None = None
    pack: PackFile | None = None
    card_language: str = ""


class LineFault(msgspec.Struct, frozen=True):
    """What is wrong with a line, at a column from 1 up to `end`."""

    words: Part
    line: int
    column: int
    end: int


class LineTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line in its canonical form and in words by language; or its fault; `unplayed` is what the game cannot play."""

    canonical: str
    texts: dict[str, str] = {}
    fault: LineFault | None = None
    unplayed: list[LineFault] = []


class LinesTold(msgspec.Struct, frozen=True):
    """Lines that were read, one by one."""

    lines: list[LineTold]


class CardLines(msgspec.Struct, frozen=True):
    """The lines of the abilities of cards, by their keys, in the canonical language."""

    lines: dict[str, list[str]]


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line with the cursor at a place (characters from 0)."""

    text: str
    at: int
    language: str = "en"
    pack: PackFile | None = None


class Completion(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be inserted: a `node` or another `word` of the game, a `keyword` or `sign` of the language, a `name`."""

    insert: str
    label: str
    kind: Literal["node", "word", "property", "field", "variable", "keyword", "sign", "name", "number"]


class Completions(msgspec.Struct, frozen=True, kw_only=True):
    """What may stand at the cursor, in the place of the text between `from` and `to`."""

    from_: int = msgspec.field(name="from")
    to: int
    offers: list[Completion]


# Packs.


class PackWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack to be checked and drawn."""

    pack: PackFile
    language: str = "en"
    card_language: str = ""


class FaultTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fault of a pack: where in its files, and, where it is known, of which card and which field.

    The field of a nested value is `lines[0].base.frame`; that of an ability is `abilities[0]`.
    """

    key: str
    words: Part
    file: str
    line: int = 0
    column: int = 0
    card: str = ""
    field: str = ""


class PackTold(msgspec.Struct, frozen=True):
    """A pack that was checked: all faults, its cards as far as they can be drawn, names by their slugs."""

    faults: list[FaultTold]
    cards: list[CardSheet]
    names: dict[str, tuple[str, bool]]
    digest: str


class PackRead(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zip that was read: the pack, or all that is wrong with it."""

    pack: PackFile | None = None
    faults: list[FaultTold] = []


class TwoPacks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two packs to be compared."""

    ours: PackFile
    theirs: PackFile


class Difference(msgspec.Struct, frozen=True):
    """Where two packs differ: a `field` of the pack, a name, a card (`abilities` too) or a deck of this `id`.

    A side that lacks it has `None`; without a `field` it lacks the whole of it.
    """

    part: Literal["pack", "name", "card", "deck"]
    id: str
    field: str
    ours: Any
    theirs: Any


class Differences(msgspec.Struct, frozen=True):
    """All differences of two packs."""

    differences: list[Difference]


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card to be tried: a position of this text, or of the game's own, at one screen or against a computer.

    `beside` are packs whose cards may lie on that table, too.
    """

    pack: PackFile
    card: str
    opponent: Opponent
    scenario: str = ""
    beside: list[PackFile] = []
