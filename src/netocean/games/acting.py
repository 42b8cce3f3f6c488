"""One ability of a Digimon game acting on the step stack: what the games have alike in it."""

from typing import Final, cast

from netocean.abilities import tree
from netocean.abilities.interpreter import OP_ACT, EffectStep, Op
from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games.able import Able

_END: Final = -2  # the variable that holds where a part of a body ends


class ActingStep(EffectStep):
    """An ability acting: see EffectStep for the columns. A game gives its zones, filters, conditions and actions."""

    def ops(self, game: Game) -> list[Op]:
        return cast(Able, game.sources[self.source]).programs[self.b]

    def last(self, ops: list[Op]) -> int:
        at = 1
        while at < len(self.picks):
            if self.picks[at] == _END:
                return self.picks[at + 1]
            at += 3
        return len(ops)

    def follow(self, game: Game, start: int, end: int) -> None:
        part = self.another(self.b)
        part.source = self.source
        part.picks = self.picks[:]
        part.picks.extend([_END, end, 0])
        part.at = start + 1
        game.stack.insert(len(game.stack) - 1, part)

    def revealed(self, game: Game, variable: int) -> bool:
        """Whether this effect has revealed what a variable names, so that everybody sees where it goes."""
        for op in self.ops(game)[: self.at - 1]:
            if op.kind == OP_ACT and op.node.code == self.reveals() and op.node.args[0].value == variable:
                return True
        return False

    def holds(self, game: Game, node: Node) -> bool:
        if node.kind == tree.DONE:
            return self.did()
        if node.kind == tree.MATCH and node.args[0].kind == tree.VAR:
            things = self.things(game, node.args[0].value)
            known = [card for card in things if game.table.known(self.seat, card)]
            return len(known) == len(things) != 0 and all([self.fits(game, card, node.args[1]) for card in known])
        if node.kind in (tree.AND, tree.OR, tree.NOT):
            parts = [self.holds(game, part) for part in node.args]
            if node.kind == tree.NOT:
                return not parts[0]
            return all(parts) if node.kind == tree.AND else any(parts)
        return self.asked(game, node)

    def candidates(self, game: Game, node: Node) -> list[int]:
        zone = node.args[3]
        owner = self.seat if zone.value == 0 else 1 - self.seat
        found: list[int] = []
        backs = all([term.code == self.lies_open() for term in node.args[2].args])
        for card in self.listed(game, owner, zone.code):
            # One may point at the back of a card where nothing is asked of its face.
            pointed = backs and game.table.layout.pointed[game.table.zone_of(card)]
            if (pointed or game.table.known(self.seat, card)) and self.fits(game, card, node.args[2]):
                found.append(card)
        return found

    def hidden(self, game: Game, node: Node) -> bool:
        zone = node.args[3]
        owner = self.seat if zone.value == 0 else 1 - self.seat
        return any([game.table.knows[card] != 3 for card in self.listed(game, owner, zone.code)])

    # What a game gives.

    def another(self, ability: int) -> "ActingStep":
        """A new step of this game, of this card and controller, for an ability's place."""
        raise NotImplementedError

    def reveals(self) -> int:
        """The code of the action `reveal`."""
        raise NotImplementedError

    def lies_open(self) -> int:
        """The code of the field of a filter that asks whether a card lies face up."""
        raise NotImplementedError

    def listed(self, game: Game, owner: int, property_: int) -> list[int]:
        """The cards of a zone property of a seat."""
        raise NotImplementedError

    def fits(self, game: Game, card: int, wanted: Node) -> bool:
        """Whether a card is what a filter asks for."""
        raise NotImplementedError

    def asked(self, game: Game, node: Node) -> bool:
        """Whether a condition of the game holds."""
        raise NotImplementedError
