"""The cards and rules of a game as a process of the lab holds them: read once, shared by all games it plays."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Final

import msgspec

from netocean.catalog.brought import with_packs
from netocean.catalog.decks import ReadyDeck, check
from netocean.catalog.errors import DeckError, PackError
from netocean.catalog.library import Library
from netocean.catalog.packfile import PackFile
from netocean.engine.ruleset import RuleSet
from netocean.engine.table import Printed
from netocean.games import kit
from netocean.games.rooms import Rooms

_BENCHES: Final = 16

Cards = list[tuple[int, str]]
"""A deck list: copies and key of each card."""


class Bench:
    """All that games are made of: the library, the printed cards by key, the rules."""

    def __init__(self, game: str, library: Library | None = None) -> None:
        """The bench of a game; of the packs that are always there, where no library is given."""
        self.game = game
        self.kit: Rooms = kit(game)
        self.library = library or Library.bundled(game)
        self._faces: dict[str, Printed] = {}

    def face(self, key: str) -> Printed:
        """The printed card of a key."""
        face = self._faces.get(key)
        if face is None:
            card = self.library.card(key)
            face = self._faces[key] = self.kit.build(card.facts, card.abilities)
        return face

    def faces(self, cards: Iterable[tuple[int, str]]) -> list[Printed]:
        """A deck list as the cards that lie on the table."""
        return [self.face(key) for copies, key in cards for _ in range(copies)]

    def rules(self, preset: str, switches: Mapping[str, str] | None = None) -> RuleSet:
        """The rules under a preset with single switches changed."""
        rules: RuleSet = self.kit.preset(preset, dict(switches or {}))
        return rules

    def first_preset(self) -> str:
        """The preset that is meant where none is named."""
        return str(next(iter(self.kit.PRESETS)))

    @cached_property
    def ready(self) -> list[ReadyDeck]:
        """The ready decks that can be played: legal under the first preset."""
        values = self.rules(self.first_preset()).values
        return [deck for deck in self.library.ready_decks() if not check(deck, self.library, values)]

    def pool(self) -> list[list[Printed]]:
        """The lists that a deck which somebody does not know may be."""
        return [self.faces(deck.cards) for deck in self.ready]

    def deck(self, source: str | Path, rules: RuleSet | None = None, language: str | None = None) -> Cards:
        """The deck of an id, a file or a list. Raises DeckError if it cannot be read or, with rules, is not legal."""
        deck = self.library.deck(source, language)
        if rules is not None and (problems := check(deck, self.library, rules.values)):
            raise DeckError(problems)
        return deck.cards


@cache
def bench(game: str) -> Bench:
    """The bench of this process. Raises DataProblem for an unknown game."""
    return Bench(game)


def bench_with(game: str, packs: Sequence[PackFile]) -> Bench:
    """The bench with packs that were brought along, which no other game sees.

    Raises PackError with all that is wrong with one of them, DataProblem for an unknown game.
    """
    return _beside(game, msgspec.json.encode(packs)) if packs else bench(game)


def bench_as_kept(game: str, packs: Sequence[PackFile]) -> Bench:
    """The bench with packs that were brought along once, as a table or a record keeps them.

    If they do not fit the packs of this version any more, it is the bench without them: all that is printed on the cards
    is kept apart, only their names are told by their keys then.
    """
    try:
        return bench_with(game, packs)
    except PackError:
        return bench(game)


@lru_cache(maxsize=_BENCHES)
def _beside(game: str, packs: bytes) -> Bench:
    return Bench(game, with_packs(bench(game).library, msgspec.json.decode(packs, type=list[PackFile])))
