"""What can be wrong with packs and deck lists.

    DataProblem (of the kernel)
    ├── PackError     a pack cannot be used; carries all its faults, nothing of it is loaded
    ├── DeckError     a deck list cannot be read; carries all its problems
    └── UnknownCard   no card has this number, key or name

A parameter that lists facts (`missing`, `doubt`) holds words separated by commas, each with a message `fact-…`; one that
lists suggestions (`near`) holds texts separated by commas, to be shown as they are.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from netocean.engine.errors import DataProblem

Params = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class PackFault:
    """One fault of a pack: a message key with its parameters, and the place (from 1; 0 where there is none).

    `card` is the key of the card that it is about, `where` the field of that card: `lines[0].base.frame`, `abilities[0]`.
    """

    key: str
    params: Params = field(default_factory=dict)
    file: str = ""
    line: int = 0
    column: int = 0
    card: str = ""
    where: str = ""


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """One fault of a deck: a message key with its parameters, the line of the list, and the rule behind it."""

    key: str
    params: Params = field(default_factory=dict)
    line: int = 0
    rule: str = ""


class PackError(DataProblem):
    """Raised when a pack cannot be used: `faults` are all of them, `key`, `params` and the place those of the first."""

    def __init__(self, faults: Sequence[PackFault]) -> None:
        first = faults[0]
        super().__init__(first.key, **first.params)
        self.faults = tuple(faults)
        self.file = first.file
        self.line = first.line
        self.column = first.column


class DeckError(DataProblem):
    """Raised when a deck list cannot be read: `problems` are all of them, `key` and `params` those of the first."""

    def __init__(self, problems: Sequence[DeckProblem]) -> None:
        super().__init__(problems[0].key, **problems[0].params)
        self.problems = tuple(problems)


class UnknownCard(DataProblem):
    """Raised when no card has this number, key or name; `near` suggests some."""
