# form: interpreted
"""What is printed on a card of Final Fantasy TCG: the schema of the lines of a pack (F-R3.1, F-R3.2, F-R3.3)."""

from typing import Annotated, Final, Literal

import msgspec

Kind = Literal["forward", "backup", "monster", "summon", "formation", "item", "crystal"]
Element = Literal["fire", "ice", "wind", "earth", "lightning", "water", "light", "dark"]
ItemKind = Literal["weapon", "armor", "accessory"]
Status = Literal["verified", "provisional", "incomplete"]
Doubt = Literal["first-only", "inferred", "contradicted", "restored", "single-source", "unknown"]
Cost = Annotated[int, msgspec.Meta(ge=0, le=99)]
Power = Annotated[int, msgspec.Meta(ge=0, le=99000, multiple_of=1000)]
Others = Annotated[int, msgspec.Meta(ge=1, le=8)]
NEEDED: Final = {"forward": ("power",)}
"""Facts that a card of a kind cannot be played without, besides those that every card has."""
KINDS_OF: Final[dict[str, tuple[str, ...]]] = {}
"""Kinds of card that have a field which no bundled card shows: there is none."""
_ALWAYS: Final = ("keyword", "static", "when", "activate", "instead")
HEADS: Final = {
    "forward": (*_ALWAYS, "use"),
    "backup": (*_ALWAYS, "use"),
    "monster": (*_ALWAYS, "use"),
    "summon": (*_ALWAYS, "use"),
    "formation": _ALWAYS,
    "item": _ALWAYS,
    "crystal": (),
}
"""The words with which abilities of a kind of card begin."""


class Facts(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One card number as a pack line holds it. Abilities are not here: they stand in the `.abilities` file under the key.

    `key` is `pack/number`. `name` is a slug of `names.jsonl`, `also` are further names it has in all situations (F-R3.6);
    `jobs` are slugs there too, with `job-` before them. `number` is what the limit of copies counts (F-R5.3), `codes` are
    the codes of all its printings. `elements` are none for a card without any (F-R3.2). `power` is that of Forwards and of
    Characters that become one. `categories` are as printed (F-R3.8). `generic` is the mark of F-R3.9, `ex` that of
    F-R13.20, `limit_break` how many other cards are turned for it (F-R17.3). A `crystal` is a reminder and no card of a
    deck (F-R4.12). `item` is the kind of an Item (F-R21.6), `party_mark` the mark of F-R21.14: only practice cards have
    them. What Warp and Priming cost, and the names of special abilities, stand in the abilities.
    `doubt` tells for a field, for `text` or for the whole `card` why it is not sure: only the first of perhaps several
    elements is known, it was inferred, its sources contradict each other, line breaks were restored, there is one source
    only, or it is unknown. `missing` names what an `incomplete` card lacks.
    """

    key: str
    name: str
    kind: Kind
    status: Status
    cost: Cost
    number: str | None = None
    set: str | None = None
    codes: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    elements: tuple[Element, ...] = ()
    power: Power | None = None
    jobs: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    rarity: str | None = None
    generic: bool = False
    ex: bool = False
    limit_break: Others | None = None
    item: ItemKind | None = None
    party_mark: bool = False
    # How far to trust it.
    practice: bool = False
    doubt: dict[str, Doubt] = {}
    missing: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
