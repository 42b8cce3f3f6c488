# form: interpreted
"""What is printed on a card or chip of the Appmon game: the schema of the lines of a pack (P-1.1 to P-1.9)."""

from typing import Annotated, Final, Literal

import msgspec

Kind = Literal["appmon", "digimon", "option", "chip"]
Fighter = Literal["appmon", "digimon"]
Letter = Literal["A", "B", "C"]
Symbol = Literal["●", "■", "▲"]
Attribute = Literal["Social", "Navi", "Game", "Entertainment", "Life", "Tool", "System"]
Status = Literal["verified", "provisional", "incomplete"]
Doubt = Literal["inferred", "from_series", "single-source", "unverified", "contradicted", "unknown"]
Letters = Annotated[str, msgspec.Meta(pattern=r"^(?!.*(.).*\1)[ABC]{1,3}$")]
Grade = Annotated[int, msgspec.Meta(ge=1, le=4)]
Power = Annotated[int, msgspec.Meta(ge=0, le=9990, multiple_of=10)]
Lost = Annotated[int, msgspec.Meta(ge=0, le=100, multiple_of=10)]
Count = Annotated[int, msgspec.Meta(ge=0, le=9)]
NEEDED: Final = {
    "appmon": ("grade", "attributes", "type", "attack", "lost_points", "plug"),
    "digimon": ("grade", "type", "attack", "lost_points"),
    "option": ("option_class",),
}
"""Facts that a card of a kind cannot be played without."""
KINDS_OF: Final = {"attack_names": ("appmon", "digimon"), "picture": ("chip",)}
"""Kinds of card that have a field which no bundled card shows."""
_FIGHTS: Final = ("keyword", "static", "when", "activate")
HEADS: Final = {"appmon": _FIGHTS, "digimon": _FIGHTS, "option": (*_FIGHTS, "use"), "chip": ()}
"""The words with which abilities of a kind of card begin."""


class Partner(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a condition asks of one card: a name, a grade, an attribute, or several of these (P-7.1).

    `kind` is told where the condition asks for the other kind of fighter: a Digimon on an Appmon or the other way (P-7.8).
    """

    name: str | None = None
    grade: Grade | None = None
    attribute: Attribute | None = None
    kind: Fighter | None = None


class Evolution(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a Digimon evolves (P-7.7): on one of the `bases`, with so many circles and crosses, and one card of each name."""

    bases: tuple[Partner, ...]
    circles: Count = 0
    crosses: Count = 0
    cards: tuple[str, ...] = ()


class Link(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A link power: the symbol that must be on the plug, and what the power of the fighting Appmon goes up by (P-1.2)."""

    symbol: Symbol
    amount: Power


class Facts(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One card or chip as a pack line holds it. Abilities are not here: they stand in the `.abilities` file.

    `key` is `pack/number` (or `pack/slug` without a number). `name` is a slug of `names.jsonl`, `also` are further names
    of the card, `parts` names that its own name holds as a part, as far as cards ask for them. `grade` is 1 Standard,
    2 Super, 3 Ultimate, 4 God (P-1.3); a Digimon has the grade of its level (P-1.7), a chip that of the Appmon shown
    (P-1.9). `attack` are the printed powers of the three attacks, `cancels` maps an attack to the opposing letters
    that it sets to 0 (P-8.3). `lost_points` are the points against Standard, Super, Ultimate, God (P-1.6). `fusion`
    are the two partners (P-7.1), one pair for each way. `picture` tells apart chips of one name (P-3.4). `win_rate`
    marks the two options that the first game's evolutions ask for (P-7.7), `drive` an Appli Drive (P-11.3). `doubt`
    gives a field's source where it is not a transcription; `missing` names what an `incomplete` card lacks.
    """

    key: str
    name: str
    kind: Kind
    status: Status
    number: str | None = None
    set: str | None = None
    also: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    rarity: str | None = None
    # An Appmon or a Digimon; a chip has grade and attributes.
    grade: Grade | None = None
    attributes: tuple[Attribute, ...] = ()
    type: Letter | None = None
    attack: dict[Letter, Power | None] | None = None
    attack_names: dict[Letter, str] | None = None
    cancels: dict[Letter, Letters] | None = None
    lost_points: tuple[Lost, Lost, Lost, Lost] | None = None
    fusion: tuple[tuple[Partner, Partner], ...] = ()
    evolution: Evolution | None = None
    plug: tuple[Symbol, Symbol] | None = None
    link: Link | None = None
    # An option (P-1.8).
    option_class: Literal["raiser", "bond", "battle"] | None = None
    win_rate: Literal[40, 60] | None = None
    drive: bool = False
    # A chip.
    picture: str | None = None
    # How far to trust it.
    practice: bool = False
    doubt: dict[str, Doubt] = {}
    missing: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    remarks: dict[str, str] = {}
