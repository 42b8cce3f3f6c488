"""A printed card with abilities, sorted by what the rules look for: the same in the three Digimon games."""

from netocean.abilities.interpreter import Op, program
from netocean.abilities.tree import ACTIVATE, KEYWORD, OR, STATIC, SUPPORT, TRIGGER, USE, Ability, Node
from netocean.engine.table import Printed


class Able(Printed):
    """The abilities of a card, with their programs; games add what else is printed in a subclass."""

    def __init__(self, key: str, facts: str, lines: list[str]) -> None:
        super().__init__(key, facts, lines)
        self.number: str = ""
        self.name: str = ""
        self.names: list[str] = []  # with all that it counts as
        self.parts: list[str] = []  # what effects find in its name besides
        self.incomplete: bool = False  # something needed to play it is unknown
        self.abilities: list[Ability] = []
        self.programs: list[list[Op]] = []
        self.use: int = -1
        self.support: int = -1
        self.statics: list[int] = []
        self.activates: list[int] = []
        self.events: int = 0  # a bit for each event it answers
        self.timings: int = 0  # a bit for each timing at which it may be used
        self.keywords: int = 0

    def take_abilities(self, abilities: list[Ability]) -> None:
        """Take the abilities and sort them."""
        self.abilities = abilities
        for index, ability in enumerate(abilities):
            self.programs.append(program(ability))
            head = ability.head
            if ability.kind == KEYWORD and head is not None:
                self.keywords |= 1 << head.code
                self.take_keyword(head)
            elif ability.kind == STATIC:
                self.statics.append(index)
            elif ability.kind == TRIGGER and head is not None:
                for event in head.args if head.kind == OR else [head]:
                    self.events |= 1 << event.code
            elif ability.kind == USE:
                self.use = index
                for timing in ability.timings:
                    self.timings |= 1 << timing.code
            elif ability.kind == ACTIVATE:
                self.activates.append(index)
            elif ability.kind == SUPPORT:
                self.support = index

    def take_keyword(self, head: Node) -> None:
        """Note what a keyword says of this card beside its bit."""
