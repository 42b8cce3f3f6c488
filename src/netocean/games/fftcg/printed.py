"""A card of Final Fantasy TCG as the rules use it: the facts of its pack line as integers, its abilities as programs."""

from typing import Final

from netocean.abilities.interpreter import Op, program
from netocean.abilities.tree import (
    ACTIVATE,
    CALL,
    KEYWORD,
    OR,
    REPLACEMENT,
    STATIC,
    TRIGGER,
    USE,
    WHEN,
    WORD,
    Ability,
    Node,
)
from netocean.engine.table import Printed
from netocean.games.fftcg import dependence
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import (
    BACK_ATTACK,
    BRAVE,
    CHARACTER,
    COLOURED,
    ELEMENTS,
    FIRST_STRIKE,
    HASTE,
    SELF,
)

SYMBOLS: Final = "FIWELA"
"""The symbols of the elements in a cost, in their order (F-R3.2)."""

NO_NUMBER: Final = -1
_KEYWORD_BITS: Final[dict[int, int]] = {
    codes.KW_HASTE: HASTE,
    codes.KW_BRAVE: BRAVE,
    codes.KW_FIRST_STRIKE: FIRST_STRIKE,
    codes.KW_BACK_ATTACK: BACK_ATTACK,
}

_PRICES: Final[list[int]] = [
    codes.CHEAPER, codes.DEARER, codes.CHEAPER_BUT_ONE, codes.CHEAPER_TO, codes.CAST_COST, codes.EXTRA_COST,
    codes.EXTRA_COST_BY, codes.CHEAPER_IF, codes.COST_INSTEAD, codes.CAST_FREE_IF, codes.CANNOT_CAST, codes.ONLY_CAST,
    codes.ONLY_PAY, codes.ONLY_PAY_WITH, codes.ANY_PAY, codes.BACK_ATTACK, codes.MAY_CAST, codes.MAY_CAST_FREE,
    codes.CANNOT_BE_PLAYED, codes.SAME_NAME_BY, codes.CRYSTAL_FOR_SAME_NAME,
]  # fmt: skip


class Cp:
    """A cost in CP as it is printed: how many of each element, how many of any, and whether X comes to it (F-R11.8)."""

    def __init__(self, text: str) -> None:
        self.symbols: list[int] = [0] * COLOURED
        self.generic: int = 0
        self.x: int = 0
        digits = ""
        for sign in text:
            if sign in SYMBOLS:
                self.symbols[SYMBOLS.index(sign)] += 1
            elif sign == "X":
                self.x += 1
            else:
                digits += sign
        if digits != "":
            self.generic = int(digits)

    def total(self) -> int:
        """All CP of it, X not counted."""
        return sum(self.symbols) + self.generic


class Face(Printed):
    """The printed side of a card, shared by all its copies.

    `abilities` are its lines and then those in brackets, line by line; `own` counts the lines, `quotes` gives for each
    ability the place of its first bracket, `parents` the ability that a bracket stands in (-1 for a line).
    """

    def __init__(self, key: str, facts: str, lines: list[str]) -> None:
        super().__init__(key, facts, lines)
        self.number: str = ""
        self.names: list[str] = []
        self.types: int = 0
        self.elements: int = 0  # a bit each
        self.cost: int = 0
        self.power: int = 0
        self.jobs: list[str] = []
        self.categories: list[str] = []
        self.generic: bool = False
        self.ex: bool = False
        self.limit_break: int = 0
        self.item: str = ""
        self.party_mark: bool = False
        self.incomplete: bool = False
        # Abilities.
        self.abilities: list[Ability] = []
        self.programs: list[list[Op]] = []
        self.own: int = 0
        self.quotes: list[int] = []
        self.parents: list[int] = []
        self.reads: list[int] = []  # the layers whose results an ability asks for, a bit each (F-R16.3)
        self.statics: list[int] = []
        self.triggers: list[int] = []
        self.replacements: list[int] = []
        self.elsewhere: list[int] = []  # abilities that work in another zone than the field
        self.activates: list[int] = []
        self.use: int = NO_NUMBER
        self.burst: int = NO_NUMBER  # the ability with the EX mark (F-R13.20)
        self.events: int = 0  # a bit for each event that a line answers or replaces
        self.keywords: int = 0  # those without a gate
        self.warp: int = 0
        self.warp_cost: Cp = Cp("")
        self.priming: str = ""
        self.priming_cost: Cp = Cp("")
        self.all_jobs: bool = False
        self.enters_dull: bool = False
        self.enters_active: bool = False
        self.several: bool = False
        self.limits: list[int] = []  # keywords that say beside what it may be played
        self.prices: list[int] = []  # field abilities about casting and playing this very card
        self.asked: int = 0  # elements of which a text asks whether they were paid, a bit each

    def is_character(self) -> bool:
        """Whether this is a Forward, a Backup or a Monster (F-R3.3)."""
        return self.types & CHARACTER != 0

    def take_abilities(self, abilities: list[Ability]) -> None:
        """Take the lines, and sort them by what the rules look for."""
        self.own = len(abilities)
        for ability in abilities:
            self._add(ability, -1)
        for place in range(self.own):
            self._add_quotes(place)
        for place in range(self.own):
            self._sort(place, self.abilities[place])
        for ability in self.abilities:
            self.asked |= _asked(ability.body) | (_asked(ability.condition) if ability.condition is not None else 0)

    def _add(self, ability: Ability, parent: int) -> None:
        self.abilities.append(ability)
        self.programs.append(program(ability))
        self.quotes.append(0)
        self.parents.append(parent)
        self.reads.append(dependence.read_by(ability))

    def _add_quotes(self, place: int) -> None:
        first = len(self.abilities)
        self.quotes[place] = first
        quotes = self.abilities[place].quotes
        for quote in quotes:
            self._add(quote, place)
        for number in range(len(quotes)):
            self._add_quotes(first + number)

    def _sort(self, place: int, ability: Ability) -> None:
        if ability.place is not None:
            self.elsewhere.append(place)
        if ability.kind == KEYWORD:
            self._take_keyword(ability)
        elif ability.kind == STATIC:
            self.statics.append(place)
            if ability.place is None and _prices(ability.body):
                self.prices.append(place)
        elif ability.kind == TRIGGER:
            self.triggers.append(place)
            self.events |= events_of(ability)
        elif ability.kind == REPLACEMENT:
            self.replacements.append(place)
            self.events |= events_of(ability)
        elif ability.kind == ACTIVATE:
            self.activates.append(place)
        elif ability.kind == USE:
            self.use = place
        for mark in ability.marks:
            if mark.name == "ex":
                self.burst = place

    def _take_keyword(self, ability: Ability) -> None:
        head = ability.head
        if head is None or ability.gate is not None:
            return
        if head.code in _KEYWORD_BITS:
            self.keywords |= _KEYWORD_BITS[head.code]
        elif head.code == codes.KW_WARP:
            self.warp = head.args[0].value
            self.warp_cost = Cp(head.args[1].name)
        elif head.code == codes.KW_PRIMING:
            self.priming = head.args[0].name
            self.priming_cost = Cp(head.args[1].name)
        elif head.code == codes.KW_ENTERS_DULL:
            self.enters_dull = True
        elif head.code == codes.KW_ENTERS_ACTIVE:
            self.enters_active = True
        elif head.code == codes.KW_SEVERAL:
            self.several = True
        elif head.code == codes.KW_EXCLUDES or head.code == codes.KW_BESIDE:
            self.limits.append(self.abilities.index(ability))
        else:
            self._take_identity(head)

    def _take_identity(self, head: Node) -> None:
        """Keywords that say what the card is besides (F-R3.6)."""
        if head.code == codes.KW_ALSO_NAMED:
            if head.args[0].name not in self.names:
                self.names.append(head.args[0].name)
        elif head.code == codes.KW_ALSO_JOB:
            self.jobs.append(head.args[0].name)
        elif head.code == codes.KW_ALSO_ELEMENT:
            self.elements |= 1 << head.args[0].code
        elif head.code == codes.KW_ALSO_TYPE:
            self.types |= head.args[0].code
        elif head.code == codes.KW_ALL_JOBS:
            self.all_jobs = True


def _prices(body: Node) -> bool:
    """Whether a field ability says something about casting or playing the card it is printed on."""
    for step in body.args:
        if step.kind == WHEN:
            if _prices(step.args[1]) or _prices(step.args[2]):
                return True
        elif step.kind == CALL and step.code in _PRICES and step.args[0].kind == WORD and step.args[0].code == SELF:
            return True
    return False


def _asked(node: Node) -> int:
    """The elements of which a text asks whether CP of them were paid, a bit each; all where it counts them."""
    if node.kind == CALL and node.name == "paid_with":
        return 1 << node.args[0].code
    if node.kind == CALL and node.name == "paid_elements":
        return (1 << ELEMENTS) - 1
    found = 0
    for arg in node.args:
        found |= _asked(arg)
    return found


def keyword_bit(code: int) -> int:
    """The bit of a keyword that a Character has, 0 for one that only says something about the card."""
    return _KEYWORD_BITS.get(code, 0)


def heads(ability: Ability) -> list[Node]:
    """The events that an ability answers or replaces."""
    head = ability.head
    if head is None:
        return []
    return head.args if head.kind == OR else [head]


def events_of(ability: Ability) -> int:
    """A bit for each event that an ability answers or replaces."""
    found = 0
    for head in heads(ability):
        found |= 1 << head.code
    return found
