"""A card or chip of the Appmon game as the rules use it: the facts of its pack line as integers, abilities as programs."""

from netocean.abilities.tree import Node
from netocean.games.able import Able
from netocean.games.appmon.vocabulary.codes import (
    APPMON,
    CHIP,
    DIGIMON,
    KW_FIXED,
    KW_KEPT,
    KW_ONLY_ONE,
    KW_STANDS_FOR_PARTNER,
    OPTION,
    STANDARD,
)


class Partner:
    """What a condition asks of one card (P-7.1); -1 and the empty name ask nothing. `kind` is always asked (P-7.8)."""

    def __init__(self, name: str, grade: int, attribute: int, kind: int) -> None:
        self.name: str = name
        self.grade: int = grade
        self.attribute: int = attribute
        self.kind: int = kind

    def fits(self, face: "Face") -> bool:
        """Whether a card or chip is what this asks for; a chip stands for the Appmon that it shows (P-1.9)."""
        shown = APPMON if face.kind == CHIP else face.kind
        return (
            shown == self.kind
            and (self.name == "" or self.name in face.names)
            and (self.grade < 0 or self.grade == face.grade)
            and (self.attribute < 0 or self.attribute in face.attributes)
        )


class Face(Able):
    """The printed side of a card or chip, shared by all its copies."""

    def __init__(self, key: str, facts: str, lines: list[str]) -> None:
        super().__init__(key, facts, lines)
        self.kind: int = OPTION
        # An Appmon or a Digimon (P-1.2, P-1.7); of a chip, the Appmon that it shows (P-1.9).
        self.grade: int = 0
        self.attributes: list[int] = []
        self.type: int = -1
        self.power: list[int] = [0, 0, 0]
        self.cancels: list[int] = [0, 0, 0]  # by own letter: a bit for each opposing letter that it sets to 0 (P-8.3)
        self.lost: list[int] = [0, 0, 0, 0]  # by the grade of the winner (P-1.6)
        self.plug: list[int] = []
        self.link_symbol: int = -1
        self.link_amount: int = 0
        self.partners: list[list[Partner]] = []  # a pair for each way of fusing (P-7.1)
        # A Digimon's evolution (P-7.7).
        self.bases: list[Partner] = []
        self.circles: int = 0
        self.crosses: int = 0
        self.cards: list[str] = []
        # An option.
        self.option_class: int = -1
        self.win_rate: int = 0
        self.drive: bool = False
        # What its keywords say.
        self.kept: bool = False  # it cannot be discarded in P-6.2
        self.only_one: bool = False  # its owner may have one of its name open
        self.stands_for_partner: bool = False  # it may be the material of any fusion
        self.fixed: bool = False  # its condition cannot be ignored

    def is_fighter(self) -> bool:
        """Whether this is an Appmon or a Digimon."""
        return self.kind == APPMON or self.kind == DIGIMON

    def is_base(self) -> bool:
        """Whether this can be a base: a Standard Appmon or a Level III Digimon (P-1.7, P-4.1)."""
        return self.is_fighter() and self.grade == STANDARD

    def take_keyword(self, head: Node) -> None:
        if head.code == KW_KEPT:
            self.kept = True
        elif head.code == KW_ONLY_ONE:
            self.only_one = True
        elif head.code == KW_STANDS_FOR_PARTNER:
            self.stands_for_partner = True
        elif head.code == KW_FIXED:
            self.fixed = True
