# form: interpreted
"""Which kinds of abilities a kind of card can have; one that is on another card would never be played."""

from collections.abc import Mapping

from netocean.abilities.tree import KINDS, Ability

Heads = Mapping[str, tuple[str, ...]]
"""For each kind of card the words with which its abilities begin."""


def misplaced(ability: Ability, kind: str, heads: Heads) -> list[tuple[str, str, int]]:
    """Whether an ability does not belong on a kind of card: message key, word, column. A kind that nobody knows has all."""
    word = KINDS[ability.kind]
    return [] if word in heads.get(kind, KINDS) else [("ability-unplayed-card", word, 1)]
