"""What can be wrong with the content of a pack whose files can be read: names, conditions, abilities, statuses."""

from collections.abc import Iterator, Set

from netocean.abilities.errors import AbilityError
from netocean.abilities.reader import read_ability, read_condition, read_file
from netocean.abilities.tree import SLUG, Ability, Node
from netocean.catalog.errors import PackFault
from netocean.catalog.packs import Pack, Places


def content_faults(pack: Pack, places: Places, known_names: Set[str]) -> list[PackFault]:
    """All that is wrong with the content of a pack. `known_names` are slugs of other packs that it may use."""
    faults = []
    for key, (file, line) in places.items():
        facts = pack.cards[key]
        for slug in sorted({name for name in pack.rules.names_used(facts) if not _knows(pack, name, known_names)}):
            faults.append(PackFault("pack-unknown-name", {"name": slug}, file, line, 1))
        for condition in pack.rules.conditions_used(facts):
            try:
                read_condition(condition, pack.rules.vocabulary, line)
            except AbilityError as error:
                faults.append(PackFault(error.key, dict(error.params), file, line, 1))
        if (facts.status == "incomplete") != bool(facts.missing):
            faults.append(PackFault("pack-status", {"card": key, "status": facts.status}, file, line, 1))
    for name, text in pack.ability_texts.items():
        faults += _ability_faults(pack, name, text, known_names)
    return faults


def _knows(pack: Pack, name: str, known_names: Set[str]) -> bool:
    return name in pack.names or name in known_names


def _ability_faults(pack: Pack, file: str, text: str, known_names: Set[str]) -> list[PackFault]:
    """Every line of an ability file that cannot be read, and every name in it that is unknown."""
    faults: list[PackFault] = []
    seen: set[str] = set()
    within = False
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("#"):
            continue
        start, within = not within, bool(line.strip())
        if not within:
            continue
        try:
            if start:
                _heading(pack, line, number, seen, file, faults)
            else:
                ability = read_ability(line, pack.rules.vocabulary, number)
                faults += _unknown_names(pack, ability, file, known_names)
        except AbilityError as error:
            faults.append(PackFault(error.key, dict(error.params), file, error.line, error.column))
    return faults


def _heading(pack: Pack, line: str, number: int, seen: set[str], file: str, faults: list[PackFault]) -> None:
    tails = list(read_file(line, pack.rules.vocabulary))
    for tail in tails:
        key = f"{pack.id}/{tail}"
        if key in seen:
            faults.append(PackFault("pack-duplicate-abilities", {"card": key}, file, number, 1))
        elif key not in pack.cards:
            faults.append(PackFault("pack-abilities-without-card", {"card": key}, file, number, 1))
        seen.add(key)


def _unknown_names(pack: Pack, ability: Ability, file: str, known_names: Set[str]) -> list[PackFault]:
    faults = []
    for term in _nodes(ability):
        for word in term.args if term.name == "name" else []:
            if word.kind == SLUG and not _knows(pack, word.name, known_names):
                faults.append(PackFault("pack-unknown-name", {"name": word.name}, file, word.line, word.column))
    return faults


def _nodes(ability: Ability) -> Iterator[Node]:
    waiting = [ability.body, *ability.costs]
    waiting += [node for node in (ability.head, ability.condition, ability.limit) if node is not None]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.args
