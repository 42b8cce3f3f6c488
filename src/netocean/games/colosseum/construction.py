# form: interpreted (a deck is checked once before a game, and faces are read from packs)
"""What a deck of Hyper Colosseum must be: all faults of a deck at once (C-R1, C-R23)."""

from collections.abc import Mapping, Sequence

from netocean.games import lists
from netocean.games.colosseum.faces import Base, Facts
from netocean.games.colosseum.vocabulary.nodes import KW_COPIES
from netocean.games.lists import Entry, Fault

DECK_SIZE = 30

Switches = Mapping[str, str]


def check(entries: Sequence[Entry], switches: Switches, pool: Sequence[Facts] = ()) -> list[Fault]:
    """All faults of a deck, given as cards with their numbers of copies, under these switches of the rule set.

    No rule of this game asks for `pool`, the cards of the packs in use.
    """
    entries = [entry for entry in entries if entry[2] > 0]
    return [
        *lists.size(entries, DECK_SIZE, "C-R1.1"),
        *lists.copies(entries, switches.get("name_limit_by", "name") == "number", "C-R1.2", KW_COPIES),
        *_levels(entries, switches.get("max_ultimate", "none")),
        *lists.statuses(entries, switches.get("card_status", "provisional") == "verified", "C-R23.1", "C-R23.2"),
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


def parts_asked(facts: Facts) -> list[str]:
    """The parts of names that the facts of a card ask for: none in this game."""
    return []


def conditions_used(facts: Facts) -> list[str]:
    """Every condition in ability text that the requirement lines of a card hold."""
    return [line.if_ for line in facts.lines if line.if_ is not None]


def _levels(entries: Sequence[Entry], max_ultimate: str) -> list[Fault]:
    faults = []
    if not any(facts.level == "III" for facts, _, _ in entries):
        faults.append(Fault("fault-no-level-iii", "C-R1.3"))
    count = sum(copies for facts, _, copies in entries if facts.level == "Ultimate")
    if max_ultimate != "none" and count > int(max_ultimate):
        faults.append(Fault("fault-too-many-ultimate", "C-R1.4", {"count": count, "limit": int(max_ultimate)}))
    return faults
