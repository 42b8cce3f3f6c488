# form: interpreted
"""What can go wrong, as one tree.

NetOceanError               key, params: a message in every language
├── IllegalAnswer           an answer that the choice does not accept, comes late, twice or from the wrong seat
├── DataProblem             something read from outside cannot be used
│   ├── RecordProblem       a record or save is cut, edited or of an unknown version
│   ├── ReplayDiverged      a record is whole, but plays differently here
│   └── ScenarioProblem     a scenario text is malformed or describes an impossible position
└── EngineFault             an invariant is broken: a mistake of ours; carries the saved position
"""

from typing import Any


class NetOceanError(Exception):
    """The root of all errors of this package: a message `key` and its `params`, never a bare sentence."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params: dict[str, str | int] = params

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors come back from worker processes.
        return _rebuilt, (type(self), self.key, self.params)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key}({told})"


class IllegalAnswer(NetOceanError):
    """Raised when an answer is not on the list, late, given twice or from the wrong seat. Nothing has changed."""


class DataProblem(NetOceanError):
    """Raised when something read from outside cannot be used. Nothing has changed."""


class RecordProblem(DataProblem):
    """Raised when a record or a save is malformed, edited, or of a version that is not known."""


class ReplayDiverged(DataProblem):
    """Raised when a replay no longer agrees with its fingerprints; `answer` is where."""


class ScenarioProblem(DataProblem):
    """Raised when a scenario text cannot be read (`line`), or describes a position that cannot arise."""


class EngineFault(NetOceanError):
    """Raised when an invariant of the engine is broken. `position` is the saved position, for the report."""

    def __init__(self, key: str, position: str = "", **params: str | int) -> None:
        super().__init__(key, **params)
        self.position = position

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.key, {"position": self.position, **self.params})


def _rebuilt(type_: type[NetOceanError], key: str, params: dict[str, str | int]) -> NetOceanError:
    return type_(key, **params)
