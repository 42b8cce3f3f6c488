"""What the catalog needs of a game: the schema of its cards, its words, its deck rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from netocean.abilities.tree import Ability
from netocean.abilities.vocabulary import Vocabulary
from netocean.games.heads import Heads, misplaced

Switches = Mapping[str, str]


class Fault(Protocol):
    """A fault of a deck, as every game's construction rules give it."""

    @property
    def key(self) -> str:
        """The message key."""

    @property
    def rule(self) -> str:
        """The rule behind it."""

    @property
    def params(self) -> dict[str, str | int]:
        """The parameters of the message."""

    @property
    def card(self) -> str:
        """The key of the card that it is about, empty if it is about the whole deck."""


@dataclass(frozen=True, slots=True)
class GameRules:
    """The schema of a pack line, the vocabulary of abilities, the construction rules, what a card refers to.

    `check` takes a deck, the switches, and the facts of all cards of the packs in use.

    `needed` tells by kind what a card cannot be played without, `kinds_of` of which kinds those fields are that no bundled
    card shows.

    `parts_asked` are parts of names that the facts of a card ask for.

    `heads` are the words with which abilities of a kind of card begin, `unplayed` tells what else of an ability, below
    others of its card, the game would not play: key, word and column.
    """

    facts: type[Any]
    needed: Mapping[str, tuple[str, ...]]
    kinds_of: Mapping[str, tuple[str, ...]]
    vocabulary: Vocabulary
    check: Callable[[Sequence[tuple[Any, list[Ability], int]], Switches, Sequence[Any]], Sequence[Fault]]
    names_used: Callable[[Any], list[str]]
    parts_asked: Callable[[Any], list[str]]
    conditions_used: Callable[[Any], list[str]]
    heads: Heads
    unplayed: Callable[[Ability, Sequence[Ability]], list[tuple[str, str, int]]]

    def refused(self, kind: str, ability: Ability, before: Sequence[Ability]) -> list[tuple[str, str, int]]:
        """What of an ability, below others of a card of this kind, the game would not play: key, word and column."""
        return misplaced(ability, kind, self.heads) + self.unplayed(ability, before)


@cache
def rules_of(game: str) -> GameRules:
    """The rooms of a game that the catalog uses: a few of those in its kit, so that looking at cards brings no rules."""
    package = f"netocean.games.{game}"
    construction, faces = (import_module(f"{package}.{room}") for room in ("construction", "faces"))
    return GameRules(
        facts=faces.Facts,
        needed=faces.NEEDED,
        kinds_of=faces.KINDS_OF,
        vocabulary=import_module(f"{package}.vocabulary.nodes").VOCABULARY,
        check=construction.check,
        names_used=construction.names_used,
        parts_asked=construction.parts_asked,
        conditions_used=construction.conditions_used,
        heads=faces.HEADS,
        unplayed=import_module(f"{package}.vocabulary.playable").unplayed,
    )
