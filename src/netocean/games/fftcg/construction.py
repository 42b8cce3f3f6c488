# form: interpreted (a deck is checked once before a game, and faces are read from packs)
"""What a deck of Final Fantasy TCG must be: all faults of a deck at once (F-R5, F-R21.20)."""

from collections.abc import Iterator, Mapping, Sequence

from netocean.abilities.tree import INT, KEYWORD, SLUG, Ability, Node
from netocean.games.fftcg.faces import Facts
from netocean.games.fftcg.rulesets import L3, L6, LIMITED, STANDARD, TITLE
from netocean.games.lists import COPIES, Entry, Fault

DECK_SIZE = 50
LIMITED_SIZE = 40
LB_SIZE = 8
WINDOWS = {L3: 3, L6: 6}
"""How many of the newest sets a format allows (F-R5.5)."""
PROMO = "PR"

_LATE = (("warp", "warp", "F-R18.1"), ("prim", "priming", "F-R19.1"), ("crystal", "crystals", "F-R4.12"))
"""How the words of late mechanics begin, the mechanic, its first rule."""

Switches = Mapping[str, str]


def check(entries: Sequence[Entry], switches: Switches, pool: Sequence[Facts] = ()) -> list[Fault]:
    """All faults of a deck, given as cards with their numbers of copies, under these switches of the rule set.

    `pool` are the cards of the packs in use: the newest of their sets bounds the formats of the newest sets (F-R5.5). A
    card with Limit Break belongs to the LB deck, wherever it stands in a list (F-R5.2).
    """
    entries = [entry for entry in entries if entry[2] > 0]
    wanted = switches.get("format", STANDARD)
    return [
        *_size(entries, wanted == LIMITED),
        *_lb_size(entries),
        *([] if wanted == LIMITED else _copies(entries)),
        *_kinds(entries, switches.get("old_types", "refused") == "refused"),
        *(_late(entries) if switches.get("late_mechanics", "allowed") == "refused" else []),
        *_format(entries, wanted, pool),
        *_statuses(entries, switches.get("card_status", "provisional") == "verified"),
    ]


def remarks(switches: Switches) -> list[Fault]:
    """What a deck check adds to its verdict: no ban list could be read, so none is applied (F-R5.5)."""
    limited = switches.get("format", STANDARD) == LIMITED
    return [] if limited else [Fault("remark-no-ban-list", "F-R5.5")]


def names_used(facts: Facts) -> list[str]:
    """Every slug that a card uses: its own names and its jobs (F-R3.6)."""
    return [facts.name, *facts.also, *facts.jobs]


def parts_asked(facts: Facts) -> list[str]:
    """The parts of names that the facts of a card ask for: none in this game."""
    return []


def conditions_used(facts: Facts) -> list[str]:
    """No fact of this game is a condition in ability text."""
    return []


def in_lb_deck(facts: Facts) -> bool:
    """Whether a card of a deck list belongs to the LB deck (F-R5.2)."""
    return facts.limit_break is not None


def set_number(facts: Facts) -> int | None:
    """The numbered set that a card number bears, if any (F-R5.5)."""
    mark, dash, _ = (facts.number or "").partition("-")
    return int(mark) if dash and mark.isascii() and mark.isdecimal() else None


def own_limit(abilities: Sequence[Ability]) -> int | None:
    """How many copies of a card a deck may hold: three, unless the card lifts its limit; None for any number (F-R5.4)."""
    for ability in abilities:
        if ability.kind == KEYWORD and ability.head is not None and ability.head.name == "copies":
            count = ability.head.args[0]
            return max(COPIES, count.value) if count.kind == INT else None
    return COPIES


def _count(entries: Sequence[Entry]) -> int:
    return sum(copies for _, _, copies in entries)


def _size(entries: Sequence[Entry], limited: bool) -> list[Fault]:
    count = _count([entry for entry in entries if not in_lb_deck(entry[0])])
    if limited:
        params: dict[str, str | int] = {"count": count, "wanted": LIMITED_SIZE}
        return [Fault("fault-deck-size-limited", "F-R5.1", params)] if count < LIMITED_SIZE else []
    if count == DECK_SIZE:
        return []
    return [Fault("fault-main-deck-size", "F-R5.1", {"count": count, "wanted": DECK_SIZE})]


def _lb_size(entries: Sequence[Entry]) -> list[Fault]:
    count = _count([entry for entry in entries if in_lb_deck(entry[0])])
    return [Fault("fault-lb-size", "F-R5.2", {"count": count, "limit": LB_SIZE})] if count > LB_SIZE else []


def _copies(entries: Sequence[Entry]) -> list[Fault]:
    """Cards of one number together, whatever their printings (F-R5.3)."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(entry[0].number or entry[0].key, []).append(entry)
    faults = []
    for number, members in groups.items():
        facts, abilities, _ = members[-1]
        limit, count = own_limit(abilities), _count(members)
        if limit is not None and count > limit:
            rule = "F-R5.2" if in_lb_deck(facts) else "F-R5.1"
            params: dict[str, str | int] = {"number": number, "count": count, "limit": limit}
            faults.append(Fault("fault-copies-number", rule, params, facts.key))
    return faults


def _kinds(entries: Sequence[Entry], old_refused: bool) -> list[Fault]:
    faults = []
    for facts, _, _ in entries:
        if facts.kind == "crystal":
            faults.append(Fault("fault-crystal-card", "F-R4.12", {"card": facts.key}, facts.key))
        elif facts.kind in ("formation", "item") and old_refused:
            faults.append(Fault(f"fault-old-type-{facts.kind}", "F-R21.20", {"card": facts.key}, facts.key))
    return faults


def _late(entries: Sequence[Entry]) -> list[Fault]:
    faults = []
    for facts, abilities, _ in entries:
        for mechanic, rule in late_mechanics(facts, abilities):
            faults.append(Fault(f"fault-late-{mechanic}", rule, {"card": facts.key}, facts.key))
    return faults


def late_mechanics(facts: Facts, abilities: Sequence[Ability]) -> list[tuple[str, str]]:
    """What a card uses of Limit Break, Warp, Priming and crystals, each with its first rule (F-R4.12, F-R17, F-R18, F-R19).

    It is found by the words of the ability language, so that a card that only speaks of crystals has them too.
    """
    found = {"limit-break": "F-R17.1"} if in_lb_deck(facts) else {}
    for ability in abilities:
        for node in nodes(ability):
            for part in node.name.replace(".", "_").split("_") if node.kind != SLUG else []:
                for beginning, mechanic, rule in _LATE:
                    if part.startswith(beginning):
                        found.setdefault(mechanic, rule)
    return list(found.items())


def nodes(ability: Ability) -> Iterator[Node]:
    """Every node of an ability and of those in brackets in it."""
    first = (ability.head, ability.condition, ability.limit, ability.gate, ability.body)
    waiting = [node for node in first if node is not None] + list(ability.costs)
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.args
        waiting += [one for one in (node.until, node.together) if one is not None]
    for quote in ability.quotes:
        yield from nodes(quote)


def _format(entries: Sequence[Entry], wanted: str, pool: Sequence[Facts]) -> list[Fault]:
    if wanted in WINDOWS:
        return _window(entries, wanted, pool)
    return _title(entries) if wanted == TITLE else []


def _window(entries: Sequence[Entry], wanted: str, pool: Sequence[Facts]) -> list[Fault]:
    """Only the newest sets, and promotional cards (F-R5.5)."""
    known = pool or [facts for facts, _, _ in entries]
    newest = max((set_number(facts) or 0 for facts in known), default=0)
    oldest = newest - WINDOWS[wanted] + 1
    faults = []
    for facts, _, _ in entries:
        number = set_number(facts)
        promo = (facts.number or "").startswith(f"{PROMO}-")
        if not promo and (number is None or not oldest <= number <= newest):
            params: dict[str, str | int] = {"card": facts.key, "oldest": oldest, "newest": newest}
            faults.append(Fault(f"fault-format-{wanted}", "F-R5.5", params, facts.key))
    return faults


def _title(entries: Sequence[Entry]) -> list[Fault]:
    """All cards share a category; against the one that fits most of them, those outside are told (F-R5.5)."""
    counts: dict[str, int] = {}
    for facts, _, copies in entries:
        for category in facts.categories:
            counts[category] = counts.get(category, 0) + copies
    best = max(counts, key=counts.__getitem__, default="-")
    return [
        Fault("fault-format-title", "F-R5.5", {"card": facts.key, "category": best}, facts.key)
        for facts, _, _ in entries
        if best not in facts.categories
    ]


def _statuses(entries: Sequence[Entry], only_verified: bool) -> list[Fault]:
    faults = []
    for facts, _, _ in entries:
        params: dict[str, str | int] = {"card": facts.key}
        if facts.status == "incomplete" and facts.kind != "crystal":
            params["missing"] = ", ".join(facts.missing)
            faults.append(Fault("fault-incomplete", "", params, facts.key))
        elif facts.status == "provisional" and only_verified:
            params["doubt"] = ", ".join(sorted(facts.doubt))
            faults.append(Fault("fault-not-verified", "", params, facts.key))
    return faults
