# form: interpreted
"""What is printed on a card of α: the schema of the lines of a pack (A-1)."""

from typing import Annotated, Final, Literal

import msgspec

Level = Literal["I", "II", "III", "IV", "Perfect", "Ultimate"]
Letter = Literal["A", "B", "C"]
Doubt = Literal["inferred", "from_series", "example", "unverified", "ours"]
Status = Literal["verified", "provisional", "incomplete"]
Attribute = Literal["Vaccine", "Data", "Virus", "Free", "Variable"]
Family = Literal["NSp", "DS", "NSo", "WG", "ME", "UK", "DA", "VB", "DR", "JT"]
Power = Annotated[int, msgspec.Meta(ge=0, le=9990, multiple_of=10)]
HitPoints = Annotated[int, msgspec.Meta(ge=10, le=9990, multiple_of=10)]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=6)]
NEEDED: Final = {"digimon": ("cost", "level", "type", "speed", "hp", "skills"), "option": ("cost", "option_class")}
"""Facts that a card of a kind cannot be played without."""
KINDS_OF: Final = {"skill_names": ("digimon",)}
"""Kinds of card that have a field which no bundled card shows."""
_ALWAYS: Final = ("keyword", "static", "when", "activate")
HEADS: Final = {"digimon": _ALWAYS, "option": _ALWAYS, "command": ("keyword", "use")}
"""The words with which abilities of a kind of card begin."""


class Base(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the card directly below must be, or a partner (A-1.12): all that is given must fit.

    `name` is a name, `name_contains` one that its name holds as a part; both are slugs.
    """

    name: str | None = None
    name_contains: str | None = None
    level: Level | None = None
    type: Letter | None = None
    field: Family | None = None
    attribute: Attribute | None = None

    def fits(self, facts: "Facts") -> bool:
        """Whether a card is, by what is printed on it, a Digimon that this asks for (A-1.7, A-1.12)."""
        names = (facts.name, *facts.also)
        asked = [
            (self.name, names),
            (self.name_contains, (*names, *facts.parts)),
            (self.level, (facts.level,)),
            (self.type, (facts.type,)),
            (self.field, facts.fields),
            (self.attribute, (facts.attribute,)),
        ]
        return facts.kind == "digimon" and all(wanted is None or wanted in found for wanted, found in asked)


class Also(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What must hold besides (A-1.12), exactly one of these.

    `option` is the slug of an option card that lies face up in the own slots, `discard_hand` so many hand cards to discard,
    `partner` a second own Digimon in play that goes to the Dark Area.
    """

    option: str | None = None
    discard_hand: Some | None = None
    partner: Base | None = None


class Condition(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The evolution condition (A-1.7, A-1.12): any one of `any`, and everything in `also`."""

    any: tuple[Base, ...]
    also: tuple[Also, ...] = ()


class Facts(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One card as a pack line holds it. Abilities are not here: they stand in the `.abilities` file under the same key.

    `key` is `pack/number` (or `pack/slug` for a card without a number). `name` is a slug of `names.jsonl`; `also` are
    further names the card counts as, the base name of an X-antibody version among them (A-7.20), `parts` are names that its
    own name holds as a part, as far as cards ask for them (A-1.12). `skills` are the printed
    powers, `skill_names` their names. `fields` are the icons of a Digimon, or those that a Field card makes (A-1.8, A-1.9).
    `doubt` gives a field's source where it is no transcription; `missing` names what an `incomplete` card lacks.
    """

    key: str
    name: str
    kind: Literal["digimon", "option", "command"]
    status: Status
    number: str | None = None
    set: str | None = None
    also: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    cost: Small | None = None
    # A Digimon.
    level: Level | None = None
    type: Letter | None = None
    speed: Small | None = None
    hp: HitPoints | None = None
    skills: dict[Letter, Power] | None = None
    skill_names: dict[Letter, str] | None = None
    condition: Condition | None = None
    limit_1: bool = False
    species: str | None = None
    attribute: Attribute | None = None
    # A Digimon or a Field card.
    fields: tuple[Family, ...] = ()
    # An option card.
    option_class: Literal["field", "ordinary"] | None = None
    # How far to trust it.
    practice: bool = False
    doubt: dict[str, Doubt] = {}
    missing: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    remarks: dict[str, str] = {}
