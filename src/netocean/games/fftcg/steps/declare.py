"""Announcing: what is declared, picked and paid, one choice after the other, then carried out as a whole (F-R1.9).

The order is that of F-R12.1 and F-R13.1, but for what later parts depend on: first the way to pay, the carrier of an Item
and X, then targets and modes, then the cards that the cost takes, then the CP.
"""

from typing import Final

from netocean.abilities.interpreter import OP_CHOOSE, OP_MODES
from netocean.engine.game import Game, Step, Trigger
from netocean.engine.play import BACK, DONE, NO_VALUE, PICK, Choice, Option
from netocean.games.fftcg import allowed, committing, declaring, feasible, parts, paying, sheet, targets
from netocean.games.fftcg import announcement as an
from netocean.games.fftcg.announcement import Announcement
from netocean.games.fftcg.bills import Bill
from netocean.games.fftcg.costs import Pricing
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.purse import Purse, purse
from netocean.games.fftcg.sheet import source
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.traits import OBJECT, serial_of
from netocean.games.fftcg.values import (
    V_AMOUNT,
    V_DECLARED,
    V_EXTRA,
    V_MODE,
    V_NUMBER,
    V_SELF,
    V_SHARE,
    V_X,
    Held,
)
from netocean.games.fftcg.vocabulary import codes as words
from netocean.games.fftcg.zones import DECK

# The parts of the column `c`.
_KIND: Final = 15
_FREE: Final = 16
_BY_EFFECT: Final = codes.CAST_BY_EFFECT
_LEAST: Final = 8
_LESS: Final = 16
_BEGIN: Final = 24  # how long `picks` was at the beginning

_RULES: Final[tuple[str, ...]] = (
    "F-R12.8", "F-R12.1", "F-R21.11", "F-R13.1", "F-R13.9", "F-R13.21", "F-R18.1", "F-R19.1",
)  # fmt: skip

# What `at` says: that a Character enters, or what has been asked.
_ENTERED: Final = 1
_WAY: Final = 2
_CARRIER: Final = 3
_X: Final = 4
_MODES: Final = 5
_TARGETS: Final = 6
_DIVISION: Final = 7
_PARTS: Final = 8
_CP: Final = 9


class DeclareStep(Step):
    """`a` is the card, `b` the ability (-1: none), `c` what is announced and how; `picks` what is declared so far.

    Until all is done nothing has changed, and `back` gives it up.
    """

    def code(self) -> int:
        return codes.DECLARE

    def interruptible(self) -> bool:
        return False

    # Making.

    @staticmethod
    def of(game: Game, it: Announcement, by_effect: bool = False) -> "DeclareStep":
        """A step for an announcement; one by an effect is not part of a window (F-R12.10)."""
        step = DeclareStep(it.seat, it.card, it.place, it.kind)
        step.c |= (_FREE if it.free else 0) | (_BY_EFFECT if by_effect else 0)
        step.c |= it.least << _LEAST | it.less << _LESS | len(it.picks) << _BEGIN
        if it.face is not sheet.face(game, it.card):
            step.source = game.pin(it.face)
        step.picks = it.picks[:]
        return step

    @staticmethod
    def use(game: Game, held: Held) -> "DeclareStep":
        """An action or special ability that is used."""
        it = an.opened(game, held.seat, held.card, an.ABILITY, held.face, held.place)
        it.picks.extend(held.picks)
        return DeclareStep.of(game, it)

    @staticmethod
    def trigger(game: Game, one: Trigger) -> "DeclareStep":
        """A waiting ability that is put on the stack (F-R13.9)."""
        it = Announcement(one.seat, one.card, an.TRIGGERED, source(game, one.source), one.ability, [0, *one.picks])
        if not it.has(V_SELF) and one.card >= 0:
            it.picks.extend([V_SELF, one.card, one.serial])
        if not it.has(V_AMOUNT):
            it.picks.extend([V_AMOUNT, V_NUMBER, one.amount])
        step = DeclareStep(it.seat, it.card, it.place, it.kind | len(it.picks) << _BEGIN)
        step.source = one.source
        step.picks = it.picks
        return step

    @staticmethod
    def burst(game: Game, seat: int, card: int) -> "DeclareStep":
        """An EX Burst: it acts at once when its targets are chosen (F-R13.20, F-R13.21)."""
        face = sheet.as_face(game.table.face[card])
        it = an.opened(game, seat, card, an.EX_BURST, face, face.burst)
        return DeclareStep.of(game, it)

    # Reading.

    def kind(self) -> int:
        """What is announced."""
        return self.c & _KIND

    def announced(self, game: Game) -> Announcement:
        """What is announced, with what is declared."""
        it = Announcement(self.seat, self.a, self.kind(), self.printed(game), self.b, self.picks)
        it.free = self.c & _FREE != 0
        it.least = self.c >> _LEAST & 255
        it.less = self.c >> _LESS & 255
        return it

    def printed(self, game: Game) -> Face:
        """What is printed on it: pinned when it is carried out, so that beginning leaves no trace of a hidden card."""
        return source(game, self.source) if self.source >= 0 else sheet.face(game, self.a)

    def pinned(self, game: Game) -> int:
        """The place of what is printed on it, now that it is carried out."""
        if self.source < 0:
            self.source = game.pin(sheet.face(game, self.a))
        return self.source

    def forced(self) -> bool:
        """Whether this cannot be given up: a waiting ability, an EX Burst."""
        return self.kind() in (an.TRIGGERED, an.EX_BURST)

    def optional(self) -> bool:
        """Whether this can be given up: by who has begun it himself. What an effect casts was picked before (F-R12.10)."""
        return not self.forced() and self.c & _BY_EFFECT == 0

    def begun(self) -> int:
        """How long `picks` was before anything was declared."""
        return self.c >> _BEGIN

    def rewind(self) -> bool:
        if self.at == _ENTERED:
            return False
        del self.picks[self.begun() :]
        return self.optional()

    # Walking.

    def run(self, game: Game) -> None:
        if self.at == _ENTERED:
            game.pop()
            committing.entered(game, self.seat, self.a)
            return
        self.at = 0
        it = self.announced(game)
        if self.forced():
            if len(self.picks) == self.begun() and not feasible.declarable(game, it):
                game.pop()
                committing.removed(game, it)
            elif not self._declare(game, it):
                game.pop()
                committing.commit(game, it, self.pinned(game), Bill())
            return
        money = purse(game, self.seat)
        if self._lapsed(game, it, money):
            return
        pricing = Pricing(game, it)
        if self._way(game, it, pricing, money) or self._carrier(game, it):
            return
        bill = pricing.bill()
        if self._x(game, it, pricing, bill, money):
            return
        bill = pricing.bill()
        if self._declare(game, it) or self._parts(game, it, bill, money):
            return
        question = paying.question(game, it, bill, money)
        if question is not None:
            self._ask(game, question, _CP)
            return
        self._commit(game, it, bill)

    def _lapsed(self, game: Game, it: Announcement, money: Purse) -> bool:
        """F-R12.10: what an effect lets its player cast may have become impossible before its turn comes.

        Where this may be because of the hand he is asked all the same: no question would tell that.
        """
        if self.c & _BY_EFFECT == 0 or len(self.picks) != self.begun():
            return False
        there = game.table.serial[self.a] == self.picks[3]
        if there and not allowed.cannot_cast(game, it, money, False):
            return False
        if there and len(sheet.hand(game, self.seat)) != 0:
            self._ask(game, Choice(self.seat, "pay", _RULES[it.kind], [Option(BACK)]), _CP)
        else:
            self._give_up(game)
        return True

    def _give_up(self, game: Game) -> None:
        game.pop()
        if not self.optional() and game.table.zone_of(self.a) == DECK:
            game.table.lose(self.a)  # it lay open there for as long as it could be cast

    def _commit(self, game: Game, it: Announcement, bill: Bill) -> None:
        pin = self.pinned(game)
        if it.kind == an.CHARACTER:
            self.at = _ENTERED
        else:
            game.pop()
        committing.commit(game, it, pin, bill)

    def _ask(self, game: Game, choice: Choice, asked: int) -> None:
        self.at = asked
        if choice.seat == self.seat and (self.optional() or len(self.picks) > self.begun()):
            choice.options.append(Option(BACK))
        if self.a >= 0:
            choice.card = game.table.named(choice.seat, self.a)
        choice.key = self.printed(game).key
        choice.ability = self.b
        game.ask(choice)

    # The way, the carrier, X.

    def _way(self, game: Game, it: Announcement, pricing: Pricing, money: Purse) -> bool:
        if it.has(an.D_WAY) or (len(pricing.ways) == 1 and pricing.ways[0].extra is None):
            return False
        ways = feasible.ways(game, it, pricing, money)
        if len(ways) > 1:
            options = [Option(PICK, 0, 0, way) for way in ways]
            choice = Choice(self.seat, "way", _RULES[it.kind], options)
            rules = [pricing.ways[way].rule() for way in ways]
            choice.keys = [rule.face.key if rule is not None and rule.face is not None else "" for rule in rules]
            choice.abilities = [rule.place if rule is not None else -1 for rule in rules]
            self._ask(game, choice, _WAY)
            return True
        self._set_way(pricing, ways[0] if len(ways) != 0 else 0)
        return False

    def _set_way(self, pricing: Pricing, place: int) -> None:
        self.picks.extend([an.D_WAY, V_NUMBER, place])
        way = pricing.ways[place]
        instead = way.instead is not None and way.instead.node.code != words.MAY_CAST_FREE
        if way.extra is not None or way.cheaper is not None or instead:
            self.picks.extend([V_EXTRA, V_NUMBER, 1])

    def _carrier(self, game: Game, it: Announcement) -> bool:
        """F-R21.6: an Item names the Character that is to carry it."""
        if not feasible.is_item(it) or it.has(an.D_CARRIER):
            return False
        cards = feasible.carriers(game, it)
        choice = Choice(self.seat, "target", "F-R21.6", [Option(PICK, game.table.handle(self.seat, c)) for c in cards])
        choice.need = 1
        self._ask(game, choice, _CARRIER)
        return True

    def _x(self, game: Game, it: Announcement, pricing: Pricing, bill: Bill, money: Purse) -> bool:
        """F-R1.7, F-R11.14: X is declared before anything is paid."""
        if bill.x == 0 or it.has(V_X):
            return False
        options = [Option(PICK, 0, 0, number) for number in feasible.xs(game, it, pricing, money)]
        self._ask(game, Choice(self.seat, "x", "F-R11.14", options), _X)
        return True

    # Targets, modes, division.

    def _declare(self, game: Game, it: Announcement) -> bool:
        while True:
            place = an.next_op(game, it)
            if place == an.NO_OP:
                return False
            kind = it.ops()[place].kind
            if kind == OP_MODES:
                asked = self._modes(game, it, place)
            elif kind == OP_CHOOSE:
                asked = self._targets(game, it, place)
            else:
                asked = self._divide(game, it, place)
            if asked:
                return True

    def _settle(self, variable: int, place: int) -> None:
        self.picks.extend([V_DECLARED, variable, place])

    def _modes(self, game: Game, it: Announcement, place: int) -> bool:
        choice = declaring.modes(game, it, place)
        if choice is None:
            self._settle(feasible.ANY_VARIABLE, place)
            return False
        self._ask(game, choice, _MODES)
        return True

    def _targets(self, game: Game, it: Announcement, place: int) -> bool:
        choice = declaring.targets_of(game, it, place, self.forced())
        if choice is None:
            self._settle(it.ops()[place].node.args[0].value, place)
            return False
        self._ask(game, choice, _TARGETS)
        return True

    def _divide(self, game: Game, it: Announcement, place: int) -> bool:
        choice = declaring.division(game, it, place)
        if choice is None:
            self.picks.extend(declaring.last_share(game, it, place))
            self._settle(feasible.ANY_VARIABLE, place)
            return False
        self._ask(game, choice, _DIVISION)
        return True

    # The cost.

    def _parts(self, game: Game, it: Announcement, bill: Bill, money: Purse) -> bool:
        for number, part in enumerate(bill.chosen):
            if it.settled(an.D_DONE, number):
                continue
            cards = parts.next_picks(game, it, bill, money, number)
            mine = it.cards(an.D_PART - number)
            if len(cards) == 0:
                self.picks.extend([an.D_DONE, V_NUMBER, number])
                continue
            options = [Option(PICK, game.table.handle(self.seat, card)) for card in cards]
            if len(mine) >= part.least:
                options.append(Option(DONE))
            choice = Choice(self.seat, "cost_pick", "F-R11.15", options)
            choice.need = part.most - len(mine) if part.least == part.most else -1
            choice.terms = {"most": part.most - len(mine)}
            choice.picked = [game.table.handle(self.seat, card) for card in mine]
            self._ask(game, choice, _PARTS)
            return True
        return False

    # Answers.

    def take(self, game: Game, option: Option) -> None:
        if option.verb is BACK:
            if self.optional() or len(self.picks) == self.begun():
                self._give_up(game)
            del self.picks[self.begun() :]
            return
        asked, it = self.at, self.announced(game)
        if asked == _WAY:
            self._set_way(Pricing(game, it), option.value)
        elif asked == _CARRIER:
            card = game.table.card(self.seat, option.card)
            self.picks.extend([an.D_CARRIER, card, game.table.serial[card]])
        elif asked == _X:
            self.picks.extend([V_X, V_NUMBER, option.value])
        elif asked == _PARTS:
            self._take_part(game, it, option)
        elif asked == _CP:
            self.picks.extend(paying.taken(game, self.seat, option))
        else:
            self._take_declared(game, it, option, an.next_op(game, it))

    def _take_declared(self, game: Game, it: Announcement, option: Option, place: int) -> None:
        op = it.ops()[place]
        if self.at == _MODES:
            if option.verb is DONE:
                self._settle(feasible.ANY_VARIABLE, place)
            else:
                self.picks.extend([V_MODE, option.value, place])
            return
        variable = op.node.args[0].value
        if self.at == _DIVISION:
            card = it.cards(variable)[len(declaring.shares(it))]
            self.picks.extend([V_SHARE, card, option.value // targets.UNIT])
        elif option.verb is DONE:
            self._settle(variable, place)
        else:
            seat = targets.Choosing(game, it, place).seat
            card = OBJECT + option.value if option.value != NO_VALUE else game.table.card(seat, option.card)
            self.picks.extend([variable, card, serial_of(game, card)])

    def _take_part(self, game: Game, it: Announcement, option: Option) -> None:
        number = 0
        while it.settled(an.D_DONE, number):
            number += 1
        if option.verb is DONE:
            self.picks.extend([an.D_DONE, V_NUMBER, number])
        else:
            card = game.table.card(self.seat, option.card)
            self.picks.extend([an.D_PART - number, card, game.table.serial[card]])
