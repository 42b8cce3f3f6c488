"""Choices with one answer only, which were given for a person."""

from collections.abc import Iterable

from netocean.telling.phrases import title, together
from netocean.telling.sayings import Line, Say


def skipped(kinds: Iterable[str]) -> Line:
    """What there was nothing to decide about, in one line."""
    return Line(Say("telling-skipped", {"what": together([title(kind) for kind in dict.fromkeys(kinds)])}), "dim")
