"""What can be wrong with the content of a pack whose files can be read: names, conditions, abilities, statuses."""

from collections.abc import Collection, Iterator
from typing import Any

from netocean.abilities.errors import AbilityError
from netocean.abilities.reader import lines_of, read_ability, read_condition, read_key
from netocean.abilities.tree import SLUG, Ability, Node
from netocean.catalog.errors import PackFault, Params
from netocean.catalog.packs import NAMES, Pack, Places


def content_faults(
    pack: Pack, places: Places, known_names: Collection[str], broken: Collection[str]
) -> list[PackFault]:
    """All that is wrong with the content of a pack.

    `known_names` are slugs of other packs that it may use; `broken` are files with lines that could not be read: what
    they should have held is not missed a second time.
    """
    check = _Check(pack, known_names, broken)
    for key, (file, line) in places.items():
        check.card(pack.cards[key], file, line)
    for file, text in pack.ability_texts.items():
        check.abilities(file, text)
    return check.faults


class _Check:
    def __init__(self, pack: Pack, known_names: Collection[str], broken: Collection[str]) -> None:
        self.pack = pack
        self.known_names = known_names
        self.all_names = NAMES not in broken
        self.all_cards = not any(file != NAMES and file.endswith(".jsonl") for file in broken)
        self.seen: set[str] = set()
        self.faults: list[PackFault] = []

    def add(self, key: str, params: Params, file: str, line: int, column: int = 1) -> None:
        self.faults.append(PackFault(key, params, file, line, column))

    def card(self, facts: Any, file: str, line: int) -> None:
        for slug in sorted(set(self.pack.rules.names_used(facts))):
            self.name(slug, file, line, 1)
        for condition in self.pack.rules.conditions_used(facts):
            try:
                read_condition(condition, self.pack.rules.vocabulary, line)
            except AbilityError as error:
                self.add(error.key, dict(error.params), file, line)
        if (facts.status == "incomplete") != bool(facts.missing):
            self.add("pack-status", {"card": facts.key, "status": facts.status}, file, line)

    def name(self, slug: str, file: str, line: int, column: int) -> None:
        if self.all_names and slug not in self.pack.names and slug not in self.known_names:
            self.add("pack-unknown-name", {"name": slug}, file, line, column)

    def abilities(self, file: str, text: str) -> None:
        """Reads an ability file line by line, so that one fault does not hide the others."""
        card: list[Ability] = []
        for number, line, heads in lines_of(text):
            try:
                if heads:
                    card = []
                    self.heading(read_key(line, number), file, number)
                else:
                    ability = read_ability(line, self.pack.rules.vocabulary, number)
                    self.ability(ability, card, file)
                    card.append(ability)
            except AbilityError as error:
                self.add(error.key, dict(error.params), file, number, error.column)

    def heading(self, tail: str, file: str, number: int) -> None:
        key = f"{self.pack.id}/{tail}"
        if key in self.seen:
            self.add("pack-duplicate-abilities", {"card": key}, file, number)
        elif self.all_cards and key not in self.pack.cards:
            self.add("pack-abilities-without-card", {"card": key}, file, number)
        self.seen.add(key)

    def ability(self, ability: Ability, before: list[Ability], file: str) -> None:
        for key, what, column in self.pack.rules.unplayed(ability, before):
            self.add(key, {"word": what}, file, ability.line, column)
        for term in _nodes(ability):
            for word in term.args if term.name == "name" else []:
                if word.kind == SLUG:
                    self.name(word.name, file, word.line, word.column)


def _nodes(ability: Ability) -> Iterator[Node]:
    waiting = [ability.body, *ability.costs]
    waiting += [node for node in (ability.head, ability.condition, ability.limit) if node is not None]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.args
