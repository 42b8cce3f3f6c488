# form: interpreted (a deck is checked once before a game, and faces are read from packs)
"""What a deck of α must be: all faults of a deck at once (A-3)."""

from collections.abc import Mapping, Sequence

from netocean.games import lists
from netocean.games.alpha.faces import Base, Facts
from netocean.games.alpha.vocabulary.codes import KW_COPIES
from netocean.games.lists import Entry, Fault

DECK_SIZE = 32

Switches = Mapping[str, str]


def check(entries: Sequence[Entry], switches: Switches, pool: Sequence[Facts] = ()) -> list[Fault]:
    """All faults of a deck, given as cards with their numbers of copies, under these switches of the rule set.

    Options and Commands count like Digimon (A-3.4). No rule of this game asks for `pool`, the cards of the packs in use.
    """
    entries = [entry for entry in entries if entry[2] > 0]
    return [
        *lists.size(entries, DECK_SIZE, "A-3.1"),
        *lists.copies(entries, switches.get("name_limit_by", "name") == "number", "A-3.2", KW_COPIES),
        *_levels(entries, switches.get("require_level3", "true") == "true"),
        *lists.statuses(entries, switches.get("card_status", "provisional") == "verified", "A-3.5", "A-3.5"),
    ]


def _levels(entries: Sequence[Entry], required: bool) -> list[Fault]:
    if not required or any(facts.level == "III" for facts, _, _ in entries):
        return []
    return [Fault("fault-no-level-iii", "A-3.3")]


def names_used(facts: Facts) -> list[str]:
    """Every slug that a card uses: its own names and those its evolution condition asks for (A-1.7, A-1.12)."""
    names = [facts.name, *facts.also, *facts.parts, *parts_asked(facts)]
    if facts.condition is not None:
        names += [also.option for also in facts.condition.also if also.option is not None]
    return names + [base.name for base in _bases(facts) if base.name is not None]


def parts_asked(facts: Facts) -> list[str]:
    """The parts of names that an evolution condition asks for (A-1.12)."""
    return [base.name_contains for base in _bases(facts) if base.name_contains is not None]


def _bases(facts: Facts) -> list[Base]:
    if facts.condition is None:
        return []
    return [*facts.condition.any, *[also.partner for also in facts.condition.also if also.partner is not None]]


def conditions_used(facts: Facts) -> list[str]:
    """No fact of a card of this game holds ability text."""
    return []
