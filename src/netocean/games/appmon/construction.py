# form: interpreted (a deck is checked once before a game, and faces are read from packs)
"""What a deck of the Appmon game must be, chips with it: all faults at once (P-3)."""

from collections.abc import Mapping, Sequence

from netocean.games import lists
from netocean.games.appmon.faces import Facts, Partner
from netocean.games.appmon.vocabulary.codes import KW_COPIES
from netocean.games.lists import COPIES, Entry, Fault

DECK_SIZE = 30
MOST_CHIPS = 5
STANDARD = 1

Switches = Mapping[str, str]


def check(entries: Sequence[Entry], switches: Switches, pool: Sequence[Facts] = ()) -> list[Fault]:
    """All faults of a deck, given as cards and chips with their numbers of copies, under these switches of the rule set.

    No rule of this game asks for `pool`, the cards of the packs in use.
    """
    entries = [entry for entry in entries if entry[2] > 0]
    cards = [entry for entry in entries if entry[0].kind != "chip"]
    chips = [entry for entry in entries if entry[0].kind == "chip"]
    return [
        *lists.size(cards, DECK_SIZE, "P-3.1"),
        *lists.copies(cards, False, "P-3.2", KW_COPIES),
        *_bases(cards),
        *_chips(chips, switches.get("chip_limit_by", "name") == "picture"),
        *lists.statuses(entries, switches.get("card_status", "provisional") == "verified", "P-3.5", "P-3.5"),
    ]


def names_used(facts: Facts) -> list[str]:
    """Every slug that a card uses: its own names and those its conditions ask for."""
    partners: list[Partner] = [partner for pair in facts.fusion for partner in pair]
    cards: tuple[str, ...] = ()
    if facts.evolution is not None:
        partners += facts.evolution.bases
        cards = facts.evolution.cards
    return [facts.name, *facts.also, *facts.parts, *cards, *[one.name for one in partners if one.name is not None]]


def parts_asked(facts: Facts) -> list[str]:
    """The parts of names that the facts of a card ask for: none in this game."""
    return []


def conditions_used(facts: Facts) -> list[str]:
    """The conditions in ability text that the facts of a card hold: none in this game."""
    return []


def _bases(cards: Sequence[Entry]) -> list[Fault]:
    if any(facts.kind != "option" and facts.grade == STANDARD for facts, _, _ in cards):
        return []
    return [Fault("fault-no-base", "P-3.3")]


def _chips(chips: Sequence[Entry], by_picture: bool) -> list[Fault]:
    faults = []
    count = sum(copies for _, _, copies in chips)
    if count > MOST_CHIPS:
        faults.append(Fault("fault-too-many-chips", "P-3.4", {"count": count, "limit": MOST_CHIPS}))
    groups: dict[str, list[Entry]] = {}
    for entry in chips:
        facts = entry[0]
        groups.setdefault((facts.picture or facts.key) if by_picture else facts.name, []).append(entry)
    for members in groups.values():
        copies = sum(entry[2] for entry in members)
        if copies > COPIES:
            facts = members[-1][0]
            key = "fault-chip-picture" if by_picture else "fault-chip-name"
            faults.append(Fault(key, "P-3.4", {"name": facts.name, "count": copies, "limit": COPIES}, facts.key))
    return faults
