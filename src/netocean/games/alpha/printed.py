"""A card of α as the rules use it: the facts of its pack line as integers, its abilities as programs."""

from typing import Final

from netocean.abilities.tree import Ability
from netocean.games.able import Able
from netocean.games.alpha.vocabulary.codes import (
    BLANK,
    COMMAND,
    DIGIMON,
    FIELD,
    FORBID,
    IMMUNE,
    IMMUNE_FROM,
    LEVEL_III,
    OPTION,
    ORDINARY,
)

UNKNOWN: Final = -1


class Base:
    """What a card must be to be evolved from, or to be a partner (A-1.12); -1 and the empty name ask nothing."""

    def __init__(self, name: str, part: str, level: int, type_: int, field: int, attribute: int) -> None:
        self.name: str = name
        self.part: str = part
        self.level: int = level
        self.type: int = type_
        self.field: int = field
        self.attribute: int = attribute


class Also:
    """What must hold besides (A-1.12): an option of that name in play, cards to discard, or a partner."""

    def __init__(self, option: str, discard: int, partner: Base | None) -> None:
        self.option: str = option
        self.discard: int = discard
        self.partner: Base | None = partner


class Face(Able):
    """The printed side of a card, shared by all its copies (A-1)."""

    def __init__(self, key: str, facts: str, lines: list[str]) -> None:
        super().__init__(key, facts, lines)
        self.kind: int = DIGIMON
        self.cost: int = 0
        # A Digimon.
        self.level: int = 0
        self.type: int = UNKNOWN
        self.speed: int = 0
        self.hp: int = 0
        self.power: list[int] = [0, 0, 0]
        self.bases: list[Base] = []
        self.also: list[Also] = []
        self.limit_1: bool = False
        self.species: str = ""
        self.attribute: int = UNKNOWN
        self.fields: list[int] = []  # also those that a Field card makes
        self.silences: list[int] = []  # continuous abilities that take away those of other cards
        self.shields: list[int] = []  # continuous abilities that shield cards from effects
        # An option card.
        self.option_class: int = ORDINARY

    def take_abilities(self, abilities: list[Ability]) -> None:
        super().take_abilities(abilities)
        for index in self.statics:
            actions = abilities[index].body.args
            if any([action.code in (IMMUNE, IMMUNE_FROM) for action in actions]):
                self.shields.append(index)
            if any([action.code in (BLANK, FORBID) for action in actions]):
                self.silences.append(index)

    def is_digimon(self) -> bool:
        """Whether this is a Digimon card."""
        return self.kind == DIGIMON

    def is_low(self) -> bool:
        """Whether this is a Digimon of Level III or lower (A-1.4)."""
        return self.kind == DIGIMON and self.level <= LEVEL_III

    def is_level_iii(self) -> bool:
        """Whether this is a Level III Digimon (A-3.3)."""
        return self.kind == DIGIMON and self.level == LEVEL_III

    def is_option(self) -> bool:
        """Whether this is an option card."""
        return self.kind == OPTION

    def is_field(self) -> bool:
        """Whether this is a Field card (A-1.9)."""
        return self.kind == OPTION and self.option_class == FIELD

    def is_command(self) -> bool:
        """Whether this is a Command (A-1.10)."""
        return self.kind == COMMAND
