# form: interpreted
"""What is printed on a card of Hyper Colosseum: the schema of the lines of a pack (C-R3.1, C-R3.2, C-R3.4, R21)."""

from typing import Annotated, Final, Literal

import msgspec

Level = Literal["III", "IV", "Perfect", "Ultimate", "Armor", "Hybrid", "none"]
Letter = Literal["A", "B", "C"]
Doubt = Literal["jp", "us", "inferred", "placeholder", "unknown"]
Status = Literal["verified", "provisional", "incomplete"]
Frame = Literal["blue", "red", "green", "yellow", "black", "white", "purple"]
Attribute = Literal["Vaccine", "Data", "Virus", "Free", "Variable"]
Family = Literal["NSp", "DS", "NSo", "WG", "ME", "UK", "DA", "VB", "DR", "JT"]
Letters = Annotated[str, msgspec.Meta(pattern=r"^(?!.*(.).*\1)[ABC]{1,3}$")]
Power = Annotated[int, msgspec.Meta(ge=0, le=9990, multiple_of=10)]
Lost = Annotated[int, msgspec.Meta(ge=0, le=100, multiple_of=10)]
NEEDED: Final = {"digimon": ("level", "type", "attack", "lost_points"), "option": ("option_class",)}
"""Facts that a card of a kind cannot be played without."""
KINDS_OF: Final[dict[str, tuple[str, ...]]] = {}
"""Kinds of card that have a field which no bundled card shows: there is none."""
_ALWAYS: Final = ("keyword", "static", "when", "activate")
HEADS: Final = {"digimon": (*_ALWAYS, "support"), "option": (*_ALWAYS, "use")}
"""The words with which abilities of a kind of card begin."""


class Base(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What must be active, or lie in the box as a partner: a name, a frame, a level, an attribute, or several of these."""

    name: str | None = None
    frame: Frame | None = None
    level: Level | None = None
    attribute: Attribute | None = None
    species: str | None = None
    field: Family | None = None
    type: Letter | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a requirement block: a base and a payment (C-R3.2, R21).

    `net_ocean` pays `count` cards, `symbols` upright (○) or sideways (×), None when unknown: ○ (C-R23.3). `program`,
    `item` and `named_card` pay one card of each name in `cards`. `jogress` and `fusion` ask for `base` and `partner`,
    either of them active, the other in the Requirements Box. `appearance` has an `event` and a condition `if_` in
    ability text. `status` and `note` mark a line that is less sure than the block.
    """

    kind: Literal["net_ocean", "program", "item", "named_card", "jogress", "fusion", "appearance"]
    base: Base
    count: int = 0
    symbols: str | None = None
    cards: tuple[str, ...] = ()
    partner: Base | None = None
    event: Literal["during_battle", "start_of_battle"] | None = None
    if_: str | None = msgspec.field(default=None, name="if")
    status: Doubt | None = None
    note: str | None = None


class Note(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A note of a requirement block: hand cards to discard after the payment, or what the Digimon used must (not) be."""

    discard_hand: int = 0
    only_from: Base | None = None
    not_from: Base | None = None


class Facts(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One card as a pack line holds it. Abilities are not here: they stand in the `.abilities` file under the same key.

    `key` is `pack/number` (or `pack/slug` for a card without a number). `name` is a slug of `names.jsonl` (C-R3.6);
    `also` are further names the card counts as. `attack` are the printed powers of the three attacks, `guard` maps an
    attack to the opposing letters it zeroes. `lost_points` are the points against III, IV, Perfect, Ultimate.
    `counts_as_level` is what an Armor, Hybrid or level-less Digimon counts as where levels matter. `doubt` gives a field's
    source where it is not a transcription; `missing` names what an `incomplete` card lacks. `printed_number` is the number
    under an option's class icon, without meaning in play (C-R3.5).
    """

    key: str
    name: str
    kind: Literal["digimon", "option"]
    status: Status
    number: str | None = None
    set: str | None = None
    also: tuple[str, ...] = ()
    frame: Frame | None = None
    # A Digimon.
    level: Level | None = None
    counts_as_level: Level | None = None
    type: Letter | None = None
    attack: dict[Letter, Power | None] | None = None
    attack_names: dict[Letter, str] | None = None
    guard: dict[Letter, Letters] | None = None
    lost_points: tuple[Lost, Lost, Lost, Lost] | None = None
    species: str | None = None
    attribute: Attribute | None = None
    fields: tuple[Family, ...] = ()
    group: str | None = None
    block: Literal["evolution", "fusion", "appearance"] = "evolution"
    lines: tuple[Line, ...] = ()
    notes: tuple[Note, ...] = ()
    cannot_be_ignored: bool = False
    # An option card.
    option_class: Literal["item", "program", "field"] | None = None
    printed_number: int | None = None
    # How far to trust it.
    practice: bool = False
    doubt: dict[str, Doubt] = {}
    missing: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    remarks: dict[str, str] = {}
