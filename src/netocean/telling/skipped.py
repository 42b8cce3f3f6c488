"""Choices with one answer only, which were given for a person."""

from collections.abc import Iterable

from netocean.telling import FIRST_GAME
from netocean.telling.phrases import title, together
from netocean.telling.sayings import Line, Part, Say


def skipped(kinds: Iterable[str], game: str = FIRST_GAME) -> Line:
    """What there was nothing to decide about, in one line."""
    told: list[Part] = [title(kind, game) for kind in dict.fromkeys(kinds)]
    return Line(Say("telling-skipped", {"what": together(told)}), "dim")
