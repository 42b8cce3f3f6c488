"""Rule sets: named switches with their source and doubt, and the rules of one game under one setting of them."""

from typing import Any

from netocean.engine.chance import Chance
from netocean.engine.game import Game, Step
from netocean.engine.table import Printed


class Switch:
    """A point on which sources disagree or are silent.

    `values` are the words it may take (empty: a number, or `none`), `default` the value under the main preset, `rules` the
    ids it concerns, `source` where the default comes from, `doubt` whether it is in doubt: None where its rules tell.
    """

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        default: str,
        rules: tuple[str, ...],
        source: str,
        doubt: bool | None = None,
    ) -> None:
        self.name: str = name
        self.values: tuple[str, ...] = values
        self.default: str = default
        self.rules: tuple[str, ...] = rules
        self.source: str = source
        self.doubt: bool | None = doubt

    def in_doubt(self, doubted: frozenset[str]) -> bool:
        """Whether it carries the doubt mark, where these rules are in doubt."""
        if self.doubt is not None:
            return self.doubt
        for rule in self.rules:
            if rule in doubted:
                return True
        return False


class RuleSet:
    """The rules of one game under one setting of its switches. Shared by all games that are played by it; never changed."""

    def __init__(self, game: str, preset: str, values: dict[str, str]) -> None:
        self.game: str = game
        self.preset: str = preset
        self.values: dict[str, str] = values

    def begin(self, decks: list[list[Printed]], seed: bytes | str | int) -> Game:
        """A game before its first step."""
        raise NotImplementedError

    def bare(self, chance: Chance) -> Game:
        """A game without cards, for loading and scenarios."""
        raise NotImplementedError

    def step(self, code: int) -> Step:
        """A new step of this kind."""
        raise NotImplementedError

    def resolve(self, game: Game) -> None:
        """Push the step that lets waiting triggers act, in the order the rules give."""
        raise NotImplementedError

    def concede(self, game: Game, seat: int) -> None:
        """End the game for the seat that gives up."""
        raise NotImplementedError

    def printed(self, facts: str, lines: list[str]) -> Printed:
        """A printed card from its facts (a pack line) and canonical ability lines."""
        raise NotImplementedError

    def view(self, game: Game, seat: int) -> Any:
        """All that a seat may know."""
        raise NotImplementedError

    def why_not(self, game: Game, seat: int, handle: int) -> Any:
        """Every reason why a card cannot be used now."""
        raise NotImplementedError

    def resample(self, game: Game, seat: int, chance: Chance, pool: list[list[Printed]] | None) -> Game:
        """A game that this seat cannot tell from the real one."""
        raise NotImplementedError

    def doubted(self, rule: str) -> bool:
        """Whether sources leave this rule in doubt."""
        raise NotImplementedError
