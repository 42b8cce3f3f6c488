"""What stands on a card besides its abilities, in sayings: the parts that every game fills in."""

from dataclasses import dataclass
from typing import Any

from netocean.telling.phrases import fact, together, word
from netocean.telling.sayings import Part, Say
from netocean.telling.words import Words


@dataclass(frozen=True)
class Described:
    """What kind of card it is, its numbers, its requirement lines (words, kind, ○ and ×) and notes, its other names,
    how sure all this is."""

    kind: Part
    numbers: list[Part]
    lines: list[tuple[Part, str, str]]
    notes: list[Part]
    also: Part
    trust: list[Part]


def trust(spoken: Words, facts: Any) -> list[Part]:
    """How sure a card is: its status, what is missing or in doubt, whether its name has a source."""
    status = "practice" if facts.practice else facts.status
    marks: list[Part] = [Say("telling-card-status", {"status": word("status", status)})]
    if facts.missing:
        marks.append(Say("telling-card-missing", {"facts": together([fact(one) for one in facts.missing])}))
    if facts.doubt:
        told = [
            Say("telling-card-doubt-fact", {"fact": fact(field), "doubt": word("doubt", doubt)})
            for field, doubt in facts.doubt.items()
        ]
        marks.append(Say("telling-card-doubt", {"facts": together(told)}))
    if spoken.library.is_unsure(facts.name, spoken.card_language):
        marks.append(Say("telling-card-name-unsure"))
    return marks
