"""The marks that the rule book of a game puts at rules which no source settles: where they come from instead.

Not every game has them; others say only that a rule is in doubt.
"""

from functools import cache

from netocean.games import room
from netocean.telling.phrases import game_key, together
from netocean.telling.sayings import Part, Say


@cache
def marks(game: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Rule ids with their marks, and the switches that change the rule; none where it is decided."""
    found: dict[str, tuple[str, tuple[str, ...]]] = getattr(room(game, "rulebook"), "MARKS", {})
    return found


def mark_of(game: str, rules: list[str]) -> str:
    """The mark of the first of some rules that has one; nothing if none has."""
    return next((marks(game)[rule][0] for rule in rules if rule in marks(game)), "")


def explained(game: str, rule: str) -> Part:
    """What the mark of a rule means, and which switches change the rule, or that it is decided."""
    word, switches = marks(game)[rule]
    told: list[Part] = [Say(game_key(game, "switch", one)) for one in switches]
    by: Part = Say("mark-switch", {"switches": together(told)}) if told else Say("mark-decided")
    key = f"mark-{word}"
    return Say("mark-told", {"mark": Say(key), "about": Say(f"{key}-about"), "by": by})
