# form: interpreted (a deck is checked once before a game, and faces are read from packs)
"""What a deck of Hyper Colosseum must be: all faults of a deck at once (C-R1, C-R23)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from netocean.abilities.tree import KEYWORD, Ability
from netocean.games.colosseum.faces import Base, Facts
from netocean.games.colosseum.vocabulary.nodes import KW_COPIES

DECK_SIZE = 30
COPIES = 3

Entry = tuple[Facts, list[Ability], int]
Switches = Mapping[str, str]


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


def check(entries: Sequence[Entry], switches: Switches, pool: Sequence[Facts] = ()) -> list[Fault]:
    """All faults of a deck, given as cards with their numbers of copies, under these switches of the rule set.

    No rule of this game asks for `pool`, the cards of the packs in use.
    """
    entries = [entry for entry in entries if entry[2] > 0]
    return [
        *_size(entries),
        *_copies(entries, switches.get("name_limit_by", "name") == "number"),
        *_levels(entries, switches.get("max_ultimate", "none")),
        *_statuses(entries, switches.get("card_status", "provisional") == "verified"),
    ]


def names_used(facts: Facts) -> list[str]:
    """Every slug that a card uses: its own names and those its requirement lines ask for (C-R3.6)."""
    names = [facts.name, *facts.also]
    bases: list[Base | None] = []
    for line in facts.lines:
        bases += [line.base, line.partner]
        names += line.cards
    for note in facts.notes:
        bases += [note.only_from, note.not_from]
    return names + [base.name for base in bases if base is not None and base.name is not None]


def conditions_used(facts: Facts) -> list[str]:
    """Every condition in ability text that the requirement lines of a card hold."""
    return [line.if_ for line in facts.lines if line.if_ is not None]


def _size(entries: Sequence[Entry]) -> list[Fault]:
    count = sum(copies for _, _, copies in entries)
    if count == DECK_SIZE:
        return []
    return [Fault("fault-deck-size", "C-R1.1", {"count": count, "wanted": DECK_SIZE})]


def _copies(entries: Sequence[Entry], by_number: bool) -> list[Fault]:
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        facts = entry[0]
        groups.setdefault((facts.number or facts.key) if by_number else facts.name, []).append(entry)
    faults = []
    for group, members in groups.items():
        exceeded = _exceeded(members)
        if exceeded is not None:
            count, limit = exceeded
            kind = "number" if by_number else "name"
            faults.append(
                Fault(
                    f"fault-copies-{kind}", "C-R1.2", {kind: group, "count": count, "limit": limit}, members[-1][0].key
                )
            )
    return faults


def _exceeded(members: Sequence[Entry]) -> tuple[int, int] | None:
    """How many copies stand against which limit, if a limit is passed; a card with a higher limit of its own does not
    lift that of the others with its name."""
    limits = [own_limit(abilities) for _, abilities, _ in members]
    for limit in sorted(set(limits)):
        count = sum(entry[2] for entry, own in zip(members, limits, strict=True) if own <= limit)
        if count > limit:
            return count, limit
    return None


def own_limit(abilities: Sequence[Ability]) -> int:
    """How many copies of a card a deck may hold: three, unless the card lifts its own limit (C-R1.2)."""
    for ability in abilities:
        if ability.kind == KEYWORD and ability.head is not None and ability.head.code == KW_COPIES:
            return max(COPIES, ability.head.args[0].value)
    return COPIES


def _levels(entries: Sequence[Entry], max_ultimate: str) -> list[Fault]:
    faults = []
    if not any(facts.level == "III" for facts, _, _ in entries):
        faults.append(Fault("fault-no-level-iii", "C-R1.3"))
    count = sum(copies for facts, _, copies in entries if facts.level == "Ultimate")
    if max_ultimate != "none" and count > int(max_ultimate):
        faults.append(Fault("fault-too-many-ultimate", "C-R1.4", {"count": count, "limit": int(max_ultimate)}))
    return faults


def _statuses(entries: Sequence[Entry], only_verified: bool) -> list[Fault]:
    faults = []
    for facts, _, _ in entries:
        params: dict[str, str | int] = {"card": facts.key}
        if facts.status == "incomplete":
            params["missing"] = ", ".join(facts.missing)
            faults.append(Fault("fault-incomplete", "C-R23.1", params, facts.key))
        elif facts.status == "provisional" and only_verified:
            params["doubt"] = ", ".join(sorted(facts.doubt))
            faults.append(Fault("fault-not-verified", "C-R23.2", params, facts.key))
    return faults
