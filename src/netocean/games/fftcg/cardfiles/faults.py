# form: interpreted
"""What can be wrong with a card file."""

from dataclasses import dataclass, field

Params = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class CardFault:
    """One fault of a card file: a message key with its parameters, and its place (from 1; 0 where there is none).

    `record` counts the cards of the file, `line` its lines where the layout has them.
    """

    key: str
    params: Params = field(default_factory=dict)
    record: int = 0
    line: int = 0


class Faulty(Exception):
    """Raised where reading cannot go on: the whole file, or one record of it, is refused."""

    def __init__(self, key: str, record: int = 0, line: int = 0, **params: str | int) -> None:
        super().__init__(key)
        self.fault = CardFault(key, params, record, line)
