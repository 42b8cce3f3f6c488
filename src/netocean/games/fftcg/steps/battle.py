"""The Damage Step (F-R10.17-F-R10.24), First Strike (F-R15.3)."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.games.fftcg import moves, processes, sheet, windows
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.steps.check import decided
from netocean.games.fftcg.steps.priority import PriorityStep
from netocean.games.fftcg.values import values
from netocean.games.fftcg.vocabulary.words import DEAL_DAMAGE, FIRST_STRIKE, FORWARD

_BEGIN: Final = 0
_PAUSE: Final = 1
_SECOND: Final = 2
_WINDOW: Final = 3
_END: Final = 4

NONE: Final = 0
ATTACKER: Final = 1
BLOCKER: Final = 2
BOTH: Final = 3


class BattleStep(Step):
    """`seat` attacks; `a` says which side strikes first (bits), `picks` how the blocker divides its damage."""

    def code(self) -> int:
        return codes.BATTLE

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        at = self.at
        self.at = at + 1
        if at == _BEGIN:
            self._begin(game)
        elif at == _PAUSE:
            # F-R15.3: rule processes; what has triggered waits, and nobody could do anything with priority.
            if decided(game) or processes.check(game):
                self.at = _PAUSE
        elif at == _SECOND:
            self._strike(game, BOTH & ~self.a)
        elif at == _WINDOW:
            game.push(PriorityStep(self.seat, 0, self.seat, windows.DAMAGE))
        else:
            game.pop()

    def _begin(self, game: Game) -> None:
        if game.reg[sheet.BLOCKER] < 0:
            self.at = _WINDOW
            members = attacking(game)
            if len(members) != 0:
                moves.points(game, 1 - self.seat, 1, members[0], members)  # F-R10.17
            return
        self.a = self._first(game)
        self._strike(game, BOTH if self.a == NONE else self.a)
        if self.a == NONE or self.a == BOTH:
            self.at = _WINDOW

    def _first(self, game: Game) -> int:
        """F-R15.3: which sides have First Strike; a party only if every member has it."""
        bodies = values(game).bodies
        members = attacking(game)
        sides = NONE
        fast = [card for card in members if bodies[card].keywords & FIRST_STRIKE != 0]
        if len(members) != 0 and len(fast) == len(members):
            sides |= ATTACKER
        blocker = blocker_of(game)
        if blocker >= 0 and bodies[blocker].keywords & FIRST_STRIKE != 0:
            sides |= BLOCKER
        return sides

    def _strike(self, game: Game, sides: int) -> None:
        """F-R10.18, F-R10.19: those still in battle deal damage equal to their power, at the same time."""
        members = attacking(game)
        blocker = blocker_of(game)
        if len(members) == 0 or blocker < 0 or game.reg[sheet.BATTLE] == 0:
            return
        bodies = values(game).bodies
        mine: list[int] = []
        total = 0
        if sides & ATTACKER != 0:
            for card in members:
                it = bodies[card]
                if it.power > 0 and it.bans & DEAL_DAMAGE == 0:  # F-R10.24
                    mine.append(card)
                    total += it.power
        other = bodies[blocker].power if sides & BLOCKER != 0 and bodies[blocker].bans & DEAL_DAMAGE == 0 else 0
        moves.battle_damage(game, members, mine, total, blocker, max(other, 0))


def attacking(game: Game) -> list[int]:
    """The attackers that are still Forwards (F-R10.15)."""
    bodies = values(game).bodies
    found: list[int] = []
    for card in sheet.field(game, sheet.turn_player(game)):
        if of(game, card, sheet.ATTACKING) != 0 and bodies[card].types & FORWARD != 0:
            found.append(card)
    return found


def blocker_of(game: Game) -> int:
    """The blocker, if it still is one: on the field, a Forward, of the other player; else -1 (F-R10.15)."""
    card = game.reg[sheet.BLOCKER]
    if card < 0 or not sheet.on_field(game, card) or sheet.controller(game, card) == sheet.turn_player(game):
        return -1
    return card if values(game).bodies[card].types & FORWARD != 0 else -1
