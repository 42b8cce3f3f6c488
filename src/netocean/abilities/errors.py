# form: interpreted
"""What can be wrong with the text of an ability."""

from netocean.engine.errors import DataProblem

_SHOWN = 80


class AbilityError(DataProblem):
    """Raised when the text of an ability cannot be read. Says where, what stands there, and what would be right.

    `line` and `column` count from 1; `found` is the text at that place (its beginning, if it is long), empty at the end;
    `expected` lists what would be right there, the likeliest first. All of it is in the message's params too.
    """

    def __init__(self, key: str, line: int, column: int, found: str, expected: list[str], **params: str) -> None:
        told = ", ".join(expected[:6])
        found = found[:_SHOWN]
        super().__init__(key, line=line, column=column, found=found, expected=told, **params)
        self.line: int = line
        self.column: int = column
        self.found: str = found
        self.expected: list[str] = expected
