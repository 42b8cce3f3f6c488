"""What the actions of Hyper Colosseum do: one ability acting on the step stack."""

from netocean.abilities import tree
from netocean.abilities.interpreter import OP_ACT, EffectStep, Op
from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games.colosseum import score, sheet
from netocean.games.colosseum.sheet import source
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.vocabulary import actions, nodes
from netocean.games.colosseum.vocabulary.evaluate import holds, matches, zone_cards

EFFECT_BOUND = 500  # C-R10.6
_END = -2  # the variable that holds where a part of a body ends


class AbilityStep(EffectStep):
    """An ability of this game acting: see EffectStep for the columns."""

    def code(self) -> int:
        return codes.ABILITY

    def ops(self, game: Game) -> list[Op]:
        return source(game, self.source).programs[self.b]

    def begins(self, game: Game) -> bool:
        # C-R10.6: the 500th effect of one phase ends the game.
        game.reg[sheet.EFFECTS] += 1
        if game.reg[sheet.EFFECTS] >= EFFECT_BOUND:
            score.break_tie(game, "C-R10.6")
            return False
        return True

    def last(self, ops: list[Op]) -> int:
        at = 1
        while at < len(self.picks):
            if self.picks[at] == _END:
                return self.picks[at + 1]
            at += 3
        return len(ops)

    def follow(self, game: Game, start: int, end: int) -> None:
        part = AbilityStep(self.seat, self.a, self.b, self.c)
        part.source = self.source
        part.picks = self.picks[:]
        part.picks.extend([_END, end, 0])
        part.at = start + 1
        game.stack.insert(len(game.stack) - 1, part)

    def rule(self, game: Game) -> str:
        return actions.rule_of(game, self)

    def revealed(self, game: Game, variable: int) -> bool:
        """Whether this effect has revealed what a variable names, so that everybody sees where it goes."""
        for op in self.ops(game)[: self.at - 1]:
            if op.kind == OP_ACT and op.node.code == nodes.REVEAL and op.node.args[0].value == variable:
                return True
        return False

    def holds(self, game: Game, node: Node) -> bool:
        if node.kind == tree.DONE:
            return self.did()
        if node.kind == tree.MATCH and node.args[0].kind == tree.VAR:
            things = self.things(game, node.args[0].value)
            known = [card for card in things if game.table.known(self.seat, card)]
            return len(known) == len(things) != 0 and all([matches(game, card, node.args[1]) for card in known])
        if node.kind in (tree.AND, tree.OR, tree.NOT):
            parts = [self.holds(game, part) for part in node.args]
            if node.kind == tree.NOT:
                return not parts[0]
            return all(parts) if node.kind == tree.AND else any(parts)
        return holds(game, self.seat, node, self.c)

    def candidates(self, game: Game, node: Node) -> list[int]:
        zone = node.args[3]
        owner = self.seat if zone.value == nodes.ME else 1 - self.seat
        found: list[int] = []
        backs = all([term.code == nodes.F_OPEN for term in node.args[2].args])
        for card in zone_cards(game, owner, zone.code):
            # One may point at the back of a card where nothing is asked of its face.
            pointed = backs and game.table.layout.pointed[game.table.zone_of(card)]
            if (pointed or game.table.known(self.seat, card)) and matches(game, card, node.args[2]):
                found.append(card)
        return found

    def hidden(self, game: Game, node: Node) -> bool:
        zone = node.args[3]
        owner = self.seat if zone.value == nodes.ME else 1 - self.seat
        return any([game.table.knows[card] != 3 for card in zone_cards(game, owner, zone.code)])

    def perform(self, game: Game, node: Node) -> bool:
        return actions.perform(game, self, node)
