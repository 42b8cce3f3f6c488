# form: interpreted
"""Reads abilities: canonical text to typed trees. Every text that is wrong gives an AbilityError, and nothing else."""

import re
from collections.abc import Iterator

from netocean.abilities.errors import AbilityError
from netocean.abilities.printer import print_ability
from netocean.abilities.resolver import Resolver
from netocean.abilities.syntax import parse
from netocean.abilities.tree import Ability, Node
from netocean.abilities.vocabulary import Vocabulary

_KEY_LINE = re.compile(r"\[([A-Za-z0-9][A-Za-z0-9._/-]*)\]\s*$")


def read_ability(text: str, vocabulary: Vocabulary, line: int = 1) -> Ability:
    """The ability of one line of text."""
    ability = Resolver(text, vocabulary, line).ability(parse(text, "ability", vocabulary, line))
    ability.text = print_ability(ability)
    return ability


def read_condition(text: str, vocabulary: Vocabulary, line: int = 1) -> Node:
    """A condition on its own, as in scenario texts and requirements."""
    tree = parse(text, "condition", vocabulary, line)
    return Resolver(text, vocabulary, line).condition(tree.children[0])


def read_file(text: str, vocabulary: Vocabulary) -> dict[str, list[Ability]]:
    """The abilities of many cards; a fault is an error."""
    cards: dict[str, list[Ability]] = {}
    abilities: list[Ability] = []
    for number, line, heads in lines_of(text):
        if heads:
            key = read_key(line, number)
            if key in cards:
                raise AbilityError("ability-error-card-twice", number, 1, line.strip(), [])
            abilities = cards[key] = []
        else:
            abilities.append(read_ability(line, vocabulary, number))
    return cards


def lines_of(text: str) -> Iterator[tuple[int, str, bool]]:
    """The lines of a file of abilities: number, text, whether it is the key of a card.

    A card is a paragraph: its key in brackets, then one ability a line. Lines that begin with `#` are comments; an empty
    line ends a paragraph.
    """
    within = False
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = raw.rstrip("\r")
        start = line.strip()
        if start.startswith("#"):
            continue
        if start:
            yield number, line, not within
        within = bool(start)


def read_key(line: str, number: int) -> str:
    """The key of a card that a line holds in brackets."""
    match = _KEY_LINE.match(line)
    if match is None:
        raise AbilityError("ability-error-card", number, 1, line.split(maxsplit=1)[0], ["[St-1]"])
    return match.group(1)
