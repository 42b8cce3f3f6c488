# form: interpreted
"""From a pack line and ability lines to a face: what is the same for the cards of every game."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar, cast

import msgspec

from netocean.abilities.reader import read_ability
from netocean.abilities.tree import Ability
from netocean.abilities.vocabulary import Vocabulary
from netocean.engine.errors import DataProblem
from netocean.games.heads import Heads, misplaced

F = TypeVar("F")
Unplayed = Callable[[Ability, Sequence[Ability]], Iterable[tuple[str, str, int]]]
"""What of an ability would not be played, seen with those above it: message key, word, column."""


def begun(
    face: Callable[[str, str, list[str]], F], facts: Any, abilities: list[Ability], heads: Heads, unplayed: Unplayed
) -> F:
    """A face with its key, number and names, and whether it is incomplete.

    Raises DataProblem for an ability that the game would not play whole, or not on this kind of card.
    """
    for place, ability in enumerate(abilities):
        for key, word, _ in (*misplaced(ability, facts.kind, heads), *unplayed(ability, abilities[:place])):
            raise DataProblem(key, word=word)
    line = msgspec.json.encode(facts, order="deterministic").decode()
    made: Any = face(facts.key, line, [ability.text for ability in abilities])
    made.incomplete = facts.status == "incomplete"
    made.number = facts.number or facts.key
    made.names = [facts.name, *facts.also]
    return cast(F, made)


def rebuilt(
    facts: str, lines: list[str], kind: type[Any], vocabulary: Vocabulary, build: Callable[[Any, list[Ability]], F]
) -> F:
    """The face of a card from a record: its pack line as JSON, of this kind of facts, and its ability lines."""
    read = msgspec.json.decode(facts, type=kind)
    return build(read, [read_ability(line, vocabulary, number) for number, line in enumerate(lines, 1)])
