"""A card of Hyper Colosseum as the rules use it: the facts of its pack line as integers, its abilities as programs."""

from typing import Final

from netocean.abilities.tree import Node
from netocean.games.able import Able
from netocean.games.colosseum.vocabulary.nodes import (
    ARMOR,
    FIELD,
    HYBRID,
    KW_KEPT,
    KW_STANDS_FOR_PARTNER,
    LEVEL_III,
    LEVEL_IV,
    NO_LEVEL,
    ULTIMATE,
)

# Kinds of requirement line (R21).
NET_OCEAN_LINE: Final = 0
CARDS_LINE: Final = 1  # programs, items, named cards: one card of each name
PARTNER_LINE: Final = 2  # Jogress and fusion
APPEARANCE_LINE: Final = 3

# When an appearance is possible.
NEVER: Final = 0
DURING_BATTLE: Final = 1
AT_START_OF_BATTLE: Final = 2

# Requirement blocks (C-R3.2).
EVOLUTION: Final = 0  # before fusion 1 and appearance 2 (C-R7.9)


class Base:
    """What a card must be to serve as base or partner; -1 and the empty name ask nothing."""

    def __init__(self, name: str, frame: int, level: int, attribute: int, species: str, field: int, type_: int) -> None:
        self.name: str = name
        self.frame: int = frame
        self.level: int = level
        self.attribute: int = attribute
        self.species: str = species
        self.field: int = field
        self.type: int = type_

    def fits(self, face: "Face") -> bool:
        """Whether a card is what this asks for. Names are identities, with all that a card counts as (C-R3.6)."""
        return (
            (self.name == "" or self.name in face.names)
            and (self.frame < 0 or self.frame == face.frame)
            and (self.level < 0 or self.level == face.level)
            and (self.attribute < 0 or self.attribute == face.attribute)
            and (self.species == "" or self.species == face.species)
            and (self.field < 0 or self.field in face.fields)
            and (self.type < 0 or self.type == face.type)
        )


class Line:
    """One line of a requirement block: base and payment (C-R3.2)."""

    def __init__(self, kind: int, base: Base) -> None:
        self.kind: int = kind
        self.base: Base = base
        self.partner: Base = base
        self.upright: int = 0
        self.sideways: int = 0
        self.names: list[str] = []
        self.program: bool = False  # pays with programs, which a warp waives (C-R7a.9)
        self.jogress: bool = False  # a plug-in may stand in for the partner in the box (C-R7a.5)
        self.event: int = NEVER
        self.condition: Node | None = None


class Face(Able):
    """The printed side of a card, shared by all its copies."""

    def __init__(self, key: str, facts: str, lines: list[str]) -> None:
        super().__init__(key, facts, lines)
        self.frame: int = -1
        self.digimon: bool = False
        # A Digimon (C-R3.1).
        self.level: int = NO_LEVEL
        self.rank: int = 0  # its level where levels are compared (C-R7a.11)
        self.column: int = 0  # the column of lost points it makes a loser use (C-R9.1)
        self.type: int = -1
        self.power: list[int] = [0, 0, 0]
        self.guard: list[int] = [0, 0, 0]  # by own letter: a bit for each opposing letter it zeroes (C-R8.3, C-R8.4)
        self.lost: list[int] = [0, 0, 0, 0]
        self.species: str = ""
        self.attribute: int = -1
        self.fields: list[int] = []
        self.group: str = ""
        # Its requirement block (C-R3.2).
        self.block: int = EVOLUTION
        self.requirements: list[Line] = []
        self.discard_note: int = 0
        self.only_from: list[Base] = []
        self.not_from: list[Base] = []
        self.fixed: bool = False  # its requirements cannot be ignored (C-R7a.6)
        self.appears: int = NEVER
        # An option card (C-R3.4).
        self.option_class: int = 0
        # What its keywords say.
        self.stands_for_partner: bool = False
        self.kept: bool = False

    def is_level_iii(self) -> bool:
        """Whether this is a Level III Digimon (C-R1.3)."""
        return self.digimon and self.level == LEVEL_III

    def is_field(self) -> bool:
        """Whether this is a field card."""
        return self.option_class == FIELD

    def take_keyword(self, head: Node) -> None:
        if head.code == KW_STANDS_FOR_PARTNER:
            self.stands_for_partner = True
        elif head.code == KW_KEPT:
            self.kept = True


def rank_of(level: int, counts_as: int) -> int:
    """The level a Digimon counts as where levels are compared: its own if it is a proper one, else 0 (C-R7a.11)."""
    shown = counts_as if counts_as >= 0 else level
    return shown if LEVEL_III <= shown <= ULTIMATE else 0


def column_of(level: int, counts_as: int) -> int:
    """The lost-points column of a winner: III, IV, Perfect, Ultimate as 0 to 3; IV for Armor and Hybrid (C-R9.1)."""
    shown = counts_as if counts_as >= 0 else level
    if shown == ARMOR or shown == HYBRID:
        shown = LEVEL_IV
    return shown - LEVEL_III if LEVEL_III <= shown <= ULTIMATE else 0
