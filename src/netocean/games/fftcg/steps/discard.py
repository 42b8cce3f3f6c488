"""A player picks cards of the own hand to discard (F-R14.10, F-R7.9)."""

from typing import Final

from netocean.abilities.tree import Node
from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, NONE, PICK, Choice, Option
from netocean.games.fftcg import causes, matching, moves, sheet
from netocean.games.fftcg.sheet import source
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.values import Scope
from netocean.games.fftcg.zones import BREAK

# In `picks`: whose effect it is, the bit of its object, its card, whose words its filter is in, how many are picked; then
# the cards that are picked, then what the ability remembers.
_BY: Final = 0
_KIND: Final = 1
_CARD: Final = 2
_READER: Final = 3
_COUNT: Final = 4
_FIRST: Final = 5
NO_FILTER: Final = -1


class DiscardStep(Step):
    """`seat` discards `a` cards; `b` the ability and `c` the operation whose filter they must fit (-1: any card)."""

    def code(self) -> int:
        return codes.DISCARD

    def interruptible(self) -> bool:
        return False

    @staticmethod
    def to_limit(seat: int, count: int) -> "DiscardStep":
        """Down to the limit of the hand, in the End Phase (F-R7.9)."""
        step = DiscardStep(seat, count, 0, NO_FILTER)
        step.picks = [-1, 0, -1, seat, 0]
        return step

    @staticmethod
    def by_effect(seat: int, count: int, by: int, kind: int, card: int) -> "DiscardStep":
        """Because a Summon or an ability says so; the filter and what it remembers are set afterwards."""
        step = DiscardStep(seat, count, 0, NO_FILTER)
        step.picks = [by, kind, card, by, 0]
        return step

    def rewind(self) -> bool:
        del self.picks[_FIRST : _FIRST + self.picks[_COUNT]]
        self.picks[_COUNT] = 0
        return False

    def run(self, game: Game) -> None:
        chosen = self._chosen()
        listed = self._listed(game)
        wanted = min(self.a, len(listed))
        hidden = self.c != NO_FILTER and len(chosen) == 0 and len(sheet.hand(game, self.seat)) != 0
        if len(chosen) >= wanted and not hidden:
            self._discard(game, chosen)
            return
        if wanted == len(listed) and not hidden:
            self._discard(game, listed)
            return
        open_ = listed if len(chosen) == 0 else listed[listed.index(chosen[len(chosen) - 1]) + 1 :]
        open_ = open_[: len(open_) - (wanted - len(chosen)) + 1]
        options = [Option(PICK, game.table.handle(self.seat, card)) for card in open_]
        if len(options) == 0:
            options.append(Option(NONE))  # asked all the same, so that the hand is not told
        if len(chosen) != 0:
            options.append(Option(BACK))
        choice = Choice(self.seat, "discard", self._rule(), options)
        choice.need = wanted - len(chosen)
        if len(open_) != 0:
            choice.later = [game.table.handle(self.seat, card) for card in listed[listed.index(open_[-1]) + 1 :]]
        choice.picked = [game.table.named(self.seat, card) for card in chosen]
        if self.picks[_CARD] >= 0:
            choice.card = game.table.named(self.seat, self.picks[_CARD])
        if self.source >= 0:
            choice.key = game.sources[self.source].key
        game.ask(choice)

    def _rule(self) -> str:
        return "F-R7.9" if self.picks[_BY] < 0 else "F-R14.10"

    def _chosen(self) -> list[int]:
        return self.picks[_FIRST : _FIRST + self.picks[_COUNT]]

    def _listed(self, game: Game) -> list[int]:
        hand = sheet.hand(game, self.seat)
        if self.c == NO_FILTER:
            return hand[:]
        node: Node = source(game, self.source).programs[self.b][self.c].node
        scope = Scope(self.picks[_READER], self.picks[_CARD], self.picks, _FIRST + self.picks[_COUNT])
        return [card for card in hand if matching.matches(game, scope, node.args[2], card)]

    def take(self, game: Game, option: Option) -> None:
        count = self.picks[_COUNT]
        if option.verb is NONE:
            self._discard(game, [])
        elif option.verb is BACK:
            del self.picks[_FIRST + count - 1]
            self.picks[_COUNT] = count - 1
        else:
            self.picks.insert(_FIRST + count, game.table.card(self.seat, option.card))
            self.picks[_COUNT] = count + 1

    def _discard(self, game: Game, cards: list[int]) -> None:
        game.pop()
        moves.leave(game, cards, BREAK, causes.DISCARDED, self.picks[_BY], self.picks[_CARD], self.picks[_KIND])
