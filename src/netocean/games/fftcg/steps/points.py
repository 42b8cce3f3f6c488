"""Points of damage to a player (F-R14.17) and EX Bursts (F-R13.20-F-R13.26)."""

from typing import Final

from netocean.engine.game import Game, Step, Trigger
from netocean.engine.play import NO, YES, Choice, Option
from netocean.games.fftcg import groups, matching, processes, projection, sheet
from netocean.games.fftcg.attackers import player_banned
from netocean.games.fftcg.happen import Happening, answering, trigger
from netocean.games.fftcg.history import note
from netocean.games.fftcg.sheet import as_face
from netocean.games.fftcg.steps import battle, check, codes, declare
from netocean.games.fftcg.values import Scope, values
from netocean.games.fftcg.vocabulary import codes as words
from netocean.games.fftcg.vocabulary.words import HAPPENINGS, USE_EX
from netocean.games.fftcg.zones import DAMAGE

_TURN: Final = 0
_ASK: Final = 1
_SILENT: Final = 2


class PointsStep(Step):
    """`seat` takes `a` points from the card `b` (-1: none); `picks` are the turned-over cards with an EX Burst to come.

    `c` is 1 once the rule processes before an EX Burst are done, 2 where no EX Burst may be used.
    """

    def code(self) -> int:
        return codes.POINTS

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        if self.at == _TURN:
            self.at = _ASK
            self._turn(game)
            return
        if len(self.picks) == 0:
            game.pop()
            return
        self._burst(game, self.picks[0])

    def _turn(self, game: Game) -> None:
        """F-R13.22: of several points all cards are turned first; what there is not to turn loses (F-R2.3)."""
        for _ in range(self.a):
            pile = sheet.deck(game, self.seat)
            if len(pile) == 0:
                game.reg[sheet.LOST + self.seat] = 2
                break
            card = pile[len(pile) - 1]
            game.table.move(card, DAMAGE, up=True)
            game.derived = None
            game.emit("point", "F-R14.17", self.seat, [card], sheet.points(game, self.seat))
            note(game, HAPPENINGS["points_taken"], self.seat, card)
            if as_face(game.table.face[card]).burst >= 0 and self.c != _SILENT and not self._silenced(game, card):
                self.picks.append(card)
            put = Happening(words.EV_TO_DAMAGE, card, -1, self.seat)
            trigger(game, answering(game, put), put)
        taken = Happening(words.EV_TAKES_POINT, -1, self.b, self.seat, sheet.points(game, self.seat))
        trigger(game, answering(game, taken), taken)
        self._dealt(game)

    def _dealt(self, game: Game) -> None:
        """Who has dealt it: a card, or all members of an unblocked party as one (F-R10.17)."""
        batch: list[Trigger] = []
        dealers = self._dealers(game)
        for card in dealers:
            dealt = Happening(words.EV_DAMAGES_PLAYER, card, -1, 1 - self.seat, self.a)
            trigger(game, answering(game, dealt), dealt, batch)
        if len(dealers) > 1:
            whole = Happening(words.EV_PARTY_DAMAGES_PLAYER, self.b, -1, 1 - self.seat, self.a)
            trigger(game, answering(game, whole), whole)

    def _dealers(self, game: Game) -> list[int]:
        below = game.stack[len(game.stack) - 2] if len(game.stack) > 1 else self
        if below.code() != codes.BATTLE:
            return [self.b] if self.b >= 0 else []
        return battle.attacking(game)

    def _silenced(self, game: Game, card: int) -> bool:
        """Whether the source of the damage keeps the cards that it turns over from their EX Burst."""
        for rule in values(game).rules:
            args = rule.node.args
            if rule.node.code == words.NO_EX_FROM and self.b in groups.things(game, rule.scope, args[0]):
                if len(args) < 2 or matching.matches(game, rule.scope, args[1], card):
                    return True
        return False

    def _burst(self, game: Game, card: int) -> None:
        if self.c == 0 and sheet.switches(game).ex_rule_check:
            self.c = 1
            if check.decided(game) or processes.check(game):  # F-R13.24
                self.c = 0
                return
        banned = player_banned(game, self.seat, USE_EX, card) or not bursts(game, self.seat, card)
        if banned or game.table.zone_of(card) != DAMAGE:
            self._next()
            return
        if sheet.switches(game).ex_must:
            self._use(game)
            return
        choice = Choice(self.seat, "ex", "F-R13.20", [Option(YES), Option(NO)])
        choice.card = game.table.handle(self.seat, card)
        choice.key = game.table.face[card].key
        choice.ability = as_face(game.table.face[card]).burst
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is YES:
            self._use(game)
        else:
            self._next()

    def _next(self) -> None:
        self.c = 0
        del self.picks[0]

    def _use(self, game: Game) -> None:
        card = self.picks[0]
        self._next()
        game.emit("ex-burst", "F-R13.20", self.seat, [card], as_face(game.table.face[card]).burst)
        used = Happening(words.EV_EX_USED, card, -1, self.seat)
        trigger(game, answering(game, used), used)
        note(game, HAPPENINGS["ex_used"], self.seat, card)
        game.push(declare.DeclareStep.burst(game, self.seat, card))


def bursts(game: Game, seat: int, card: int) -> bool:
    """Whether a card has an EX Burst now: one of a "Damage N" line is there from N points on, itself counted (F-R13.25)."""
    face = as_face(game.table.face[card])
    return face.burst >= 0 and projection.open_gate(game, face.abilities[face.burst], Scope(seat, card, []))


def give_points(game: Game, seat: int, amount: int, source: int, silent: bool) -> None:
    """A player takes points of damage."""
    game.push(PointsStep(seat, amount, source, _SILENT if silent else 0))
