"""The position as it was before an action, and what the action is about."""

from netocean.abilities.tree import CALL, FILTER, VAR, WORD, Node
from netocean.engine.game import Game, Step
from netocean.games.fftcg import amounts, groups, sheet
from netocean.games.fftcg.traits import OBJECT, is_object
from netocean.games.fftcg.values import Body, Scope, values
from netocean.games.fftcg.vocabulary import run
from netocean.games.fftcg.vocabulary.words import CARRIER


class IDLE(Exception):
    """An action had nothing to do."""


class Look:
    """`before` is a copy of the game; the words of `node` are read in it."""

    def __init__(self, game: Game, step: Step, node: Node) -> None:
        self.before = game.clone()
        self.node = node
        self.step = self.before.rules.step(step.code()).fill(step)
        self.scope: Scope = run.scope_of(self.step)
        self.things: list[int] = []
        if node.args and means_things(node.args[0]):
            self.things = groups.things(self.before, self.scope, node.args[0])

    def cards(self) -> list[int]:
        """The cards it is about. Raises IDLE if there are none."""
        found = [card for card in self.things if not is_object(card)]
        if not found:
            raise IDLE("there is no such card")
        return found

    def objects(self) -> list[int]:
        """The numbers of the things on the stack it is about."""
        return [card - OBJECT for card in self.things if is_object(card)]

    def fielded(self) -> list[int]:
        """The cards on the field. Raises IDLE if there are none."""
        found = [card for card in self.things if not is_object(card) and sheet.on_field(self.before, card)]
        if not found:
            raise IDLE("there is no such thing on the field")
        return found

    def number(self, place: int) -> int:
        """An argument as a number."""
        if place >= len(self.node.args):
            return 0
        return max(amounts.amount(self.before, self.scope, self.node.args[place]), 0)

    def side(self, place: int) -> int:
        """An argument as a seat."""
        return self.step.seat if self.node.args[place].code == 0 else 1 - self.step.seat

    def paying(self) -> bool:
        """Whether somebody had anything to pay with."""
        return any(not self.before.table.turned[card] for seat in (0, 1) for card in sheet.field(self.before, seat))

    def gone(self, after: Game, card: int) -> bool:
        """Whether a card is not the thing any more that it was."""
        return after.table.serial[card] != self.before.table.serial[card]

    def gone_since(self, after: Game, card: int, zone: int) -> bool:
        """Whether a card has moved twice: there, and on."""
        return after.table.serial[card] > self.before.table.serial[card] + 1

    def shielded(self, card: int) -> bool:
        """Whether something protects a thing."""
        body = values(self.before).bodies.get(card)
        return body is not None and (body.bans != 0 or bool(values(self.before).replacements))

    def stays(self, after: Game, card: int, zone: int) -> bool:
        """Whether something keeps a thing where it is, or sends it elsewhere."""
        return self.shielded(card) or self.gone_since(after, card, zone)

    def body(self, card: int) -> Body | None:
        """A thing as it was."""
        return values(self.before).bodies.get(card)


def means_things(node: Node) -> bool:
    """Whether a word means cards."""
    if node.kind in (VAR, FILTER):
        return True
    if node.kind == WORD:
        return node.name in ("self", "it", "other", "carrier") and node.code <= CARRIER
    return node.kind == CALL and node.name in GROUPS


GROUPS = (
    "every", "top", "turned_until", "rest", "among", "both", "other_of", "first_of", "blockers_of", "party_of",
    "source_of", "chosen_by", "removed_by_self", "paid_cards", "stack", "done_cards",
)  # fmt: skip
