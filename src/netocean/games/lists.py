# form: interpreted (a deck is checked once before a game)
"""Faults of a deck; those that the Digimon games find alike: its size, copies of a name, cards not known well enough."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from netocean.abilities.tree import KEYWORD, Ability

COPIES = 3
"""How many cards of a name a deck may hold, unless a card lifts its own limit."""

Entry = tuple[Any, list[Ability], int]
"""The facts of a card, its abilities, its copies."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a deck: a message key with its parameters, and the rule behind it.

    `card` is the key of the card that it is about, empty if it is about the whole deck. A parameter that lists facts
    (`missing`, `doubt`) holds words separated by commas, each with a message `fact-…`.
    """

    key: str
    rule: str
    params: dict[str, str | int] = field(default_factory=dict)
    card: str = ""


def size(entries: Sequence[Entry], wanted: int, rule: str) -> list[Fault]:
    """A fault if the cards are not as many as wanted."""
    count = sum(copies for _, _, copies in entries)
    return [] if count == wanted else [Fault("fault-deck-size", rule, {"count": count, "wanted": wanted})]


def copies(entries: Sequence[Entry], by_number: bool, rule: str, lifts: int) -> list[Fault]:
    """A fault for each name (or number) of which there are too many; `lifts` is the keyword that lifts a card's limit."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        facts = entry[0]
        groups.setdefault((facts.number or facts.key) if by_number else facts.name, []).append(entry)
    faults = []
    for group, members in groups.items():
        exceeded = _exceeded(members, lifts)
        if exceeded is not None:
            count, limit = exceeded
            kind = "number" if by_number else "name"
            params: dict[str, str | int] = {kind: group, "count": count, "limit": limit}
            faults.append(Fault(f"fault-copies-{kind}", rule, params, members[-1][0].key))
    return faults


def _exceeded(members: Sequence[Entry], lifts: int) -> tuple[int, int] | None:
    """How many copies stand against which limit, if a limit is passed; a card with a higher limit of its own does not
    lift that of the others with its name."""
    limits = [own_limit(abilities, lifts) for _, abilities, _ in members]
    for limit in sorted(set(limits)):
        count = sum(entry[2] for entry, own in zip(members, limits, strict=True) if own <= limit)
        if count > limit:
            return count, limit
    return None


def own_limit(abilities: Sequence[Ability], lifts: int) -> int:
    """How many copies of a card a deck may hold: three, unless the card lifts its own limit."""
    for ability in abilities:
        if ability.kind == KEYWORD and ability.head is not None and ability.head.code == lifts:
            return max(COPIES, ability.head.args[0].value)
    return COPIES


def statuses(entries: Sequence[Entry], only_verified: bool, incomplete_rule: str, verified_rule: str) -> list[Fault]:
    """A fault for each card that is incomplete, or, where only verified cards may play, in doubt."""
    faults = []
    for facts, _, _ in entries:
        params: dict[str, str | int] = {"card": facts.key}
        if facts.status == "incomplete":
            params["missing"] = ", ".join(facts.missing)
            faults.append(Fault("fault-incomplete", incomplete_rule, params, facts.key))
        elif facts.status == "provisional" and only_verified:
            params["doubt"] = ", ".join(sorted(facts.doubt))
            faults.append(Fault("fault-not-verified", verified_rule, params, facts.key))
    return faults
