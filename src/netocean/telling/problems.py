"""What is wrong with decks, packs and other input, as sayings: with the place, names and facts in them."""

from netocean.catalog.errors import DeckError, DeckProblem, PackError, PackFault, Params
from netocean.engine.errors import NetOceanError
from netocean.telling.phrases import fact, together
from netocean.telling.sayings import CardName, Name, Part, Say
from netocean.texts import keys

_FACTS = ("missing", "doubt")
_OTHER = "error-other"


def error_sayings(error: NetOceanError) -> list[Part]:
    """All that an error says: a saying for each of its faults."""
    if isinstance(error, DeckError):
        return [problem_saying(problem) for problem in error.problems]
    if isinstance(error, PackError):
        return [problem_saying(fault) for fault in error.faults]
    key = error_message(error)
    return [Say(key, {"what": error.key} if key == _OTHER else _params(error.key, error.params))]


def error_message(error: NetOceanError) -> str:
    """The key of the message of an error; where there is none, of the message that there is none."""
    return next((key for key in (f"error-{error.key}", error.key) if key in keys("en")), _OTHER)


def problem_saying(problem: DeckProblem | PackFault) -> Part:
    """A problem of a deck or a fault of a pack, behind its place."""
    message = Say(problem.key, _params(problem.key, problem.params))
    if isinstance(problem, DeckProblem):
        return Say("deck-at-line", {"line": problem.line, "message": message}) if problem.line else message
    if problem.line:
        place: dict[str, Part] = {"file": problem.file, "line": problem.line, "column": problem.column}
        return Say("pack-at", {**place, "message": message})
    return Say("pack-in-file", {"file": problem.file, "message": message}) if problem.file else message


def _params(key: str, params: Params) -> dict[str, Part]:
    return {name: _param(key, name, value) for name, value in params.items()}


def _param(key: str, name: str, value: str | int) -> Part:
    """A parameter as a person reads it: cards and names as such, lists of facts and of suggestions as lists."""
    if isinstance(value, int):
        return value
    if name == "card":
        return CardName(value)
    if name == "name" and key.startswith("fault-"):
        return Name(value)
    if name in _FACTS:
        return together([fact(name) for name in value.split(", ") if name])
    if name == "near":
        return together(value.split(", "))
    return value
