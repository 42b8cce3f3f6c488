"""Runs of picks: how many cards at least and at most, which must be among them, and which a run may go on with."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games.fftcg import together
from netocean.games.fftcg.values import Scope


class Picks:
    """What may be picked for an operation of an ability, by whom."""

    def __init__(self, node: Node, scope: Scope, seat: int) -> None:
        self.node: Node = node
        self.scope: Scope = scope
        self.seat: int = seat
        self.listed: list[int] = []
        self.least: int = 0
        self.most: int = 0
        self.must: list[int] = []

    def may_end(self, chosen: list[int]) -> bool:
        """Whether these are enough."""
        if len(chosen) < self.least:
            return False
        for card in self.must:
            if card not in chosen:
                return False
        return True

    def extends(self, game: Game, chosen: list[int], start: int) -> bool:
        """Whether these can be made enough with cards from a place of the list on."""
        if len(chosen) > self.most or not together.fits(game, self.scope, self.node.together, chosen):
            return False
        if self.may_end(chosen):
            return True
        missing = [card for card in self.must if card not in chosen]
        for card in missing:
            if self.listed.index(card) < start:
                return False
        if len(chosen) + len(missing) > self.most or len(chosen) + len(self.listed) - start < self.least:
            return False
        if self.node.together is None:
            return True
        for place in range(start, len(self.listed)):
            if self.extends(game, [*chosen, self.listed[place]], place + 1):
                return True
        return False

    def next_picks(self, game: Game, chosen: list[int]) -> list[int]:
        """The cards that may be picked next, in ascending order, so that a set has one run."""
        if len(chosen) >= self.most:
            return []
        start = self.listed.index(chosen[len(chosen) - 1]) + 1 if len(chosen) != 0 else 0
        found: list[int] = []
        for place in range(start, len(self.listed)):
            if self.extends(game, [*chosen, self.listed[place]], place + 1):
                found.append(self.listed[place])
        return found
