"""An attack (A-10) or alpha attack (A-11): declared, blocked or not, fought out, over."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.engine.play import NONE, Choice, Option
from netocean.games.alpha import moves, numbers, score, sheet, values
from netocean.games.alpha.happen import happen
from netocean.games.alpha.steps import codes
from netocean.games.alpha.steps.battle import BattleStep
from netocean.games.alpha.steps.had import had, has_had
from netocean.games.alpha.steps.support import NAMED, SupportStep, support
from netocean.games.alpha.steps.verbs import BLOCK
from netocean.games.alpha.targets import blockers
from netocean.games.alpha.vocabulary import codes as c

DAMAGE: Final = 10

# The moments of an attack.
DECLARED: Final = 0
DEFENDED: Final = 1
ANSWERED: Final = 2
FOUGHT: Final = 3
HIT: Final = 4
OVER: Final = 5


class AttackStep(Step):
    """`a` is the attacker, `b` the Digimon attacked (-1: the player), `c` 1 in an alpha attack; `picks` are supporters.

    `at` is the next moment. Who attacks and defends stands in the registers, where effects can change it.
    """

    def code(self) -> int:
        return codes.ATTACK

    def run(self, game: Game) -> None:
        moment = self.at
        self.at += 1
        if moment == DECLARED:
            self._declare(game)
        elif moment == DEFENDED:
            self._let_defend(game)
        elif moment == ANSWERED:
            self._answer(game)
        elif moment == FOUGHT:
            self.at = OVER
            if sheet.attacker(game) >= 0 and sheet.defender(game) >= 0:
                game.push(BattleStep(self.seat))
        elif moment == HIT:
            self._hit(game)
        elif moment == OVER:
            self._end_battle(game)
        else:
            game.pop()
            attacker = sheet.attacker(game)
            clear(game)
            if attacker >= 0:
                happen(game, c.EV_ATTACK_OVER, self.seat, attacker)

    def _declare(self, game: Game) -> None:
        reg = game.reg
        reg[sheet.ATTACKER] = self.a
        reg[sheet.ATTACKER_SERIAL] = game.table.serial[self.a]
        reg[sheet.ALPHA] = self.c
        sheet.defend(game, self.b, False)
        if self.c == 1:
            game.emit("alpha-attack", "A-11.1", self.seat, [self.a])
            support(game, self.seat, self.a, self.picks, "A-11.2")
        else:
            game.emit("attack", "A-10.1", self.seat, [self.a] if self.b < 0 else [self.a, self.b])
        happen(game, c.EV_ATTACKS, self.seat, self.a, 0, self.b)
        if self.b >= 0:
            happen(game, c.EV_ATTACKED, 1 - self.seat, self.b, 0, self.a)
        else:
            happen(game, c.EV_PLAYER_ATTACKED, 1 - self.seat, self.a)
        supports(game, self.a)

    def _let_defend(self, game: Game) -> None:
        if sheet.attacker(game) < 0:
            self.at = OVER
        elif game.reg[sheet.DEFENDER] >= 0:
            self.at = FOUGHT
        else:
            game.push(BlockStep(1 - self.seat))

    def _answer(self, game: Game) -> None:
        attacker, blocker = sheet.attacker(game), sheet.defender(game)
        if attacker < 0:
            self.at = OVER
        elif blocker < 0:
            game.emit("not-blocked", "A-11.6" if self.c == 1 else "A-10.4", 1 - self.seat, [attacker])
            happen(game, c.EV_NOT_BLOCKED, self.seat, attacker)
            self.at = HIT
        else:
            happen(game, c.EV_BLOCKS, 1 - self.seat, blocker, 0, attacker)
            happen(game, c.EV_BLOCKED, self.seat, attacker, 0, blocker)
            supports(game, blocker)

    def _hit(self, game: Game) -> None:
        attacker = sheet.attacker(game)
        if attacker < 0:
            return
        if game.reg[sheet.DEFENDER] >= 0:
            self.at = FOUGHT  # an effect has put a Digimon in the way
            return
        rule = "A-11.6" if self.c == 1 else "A-10.4"
        points = 0
        hitting = [attacker]
        if self.c == 1 and sheet.switches(game).damage_each:
            hitting.extend(sheet.supporters(game, attacker))
        for card in hitting:
            points += values.number(game, card, numbers.V_UNBLOCKED, DAMAGE, values.changes(game))
        score.lose(game, 1 - self.seat, points, rule)

    def _end_battle(self, game: Game) -> None:
        #
        attacker, defender = sheet.attacker(game), sheet.defender(game)
        acted = [attacker, *sheet.supporting(game)]
        if game.reg[sheet.BLOCKED] == 1 or sheet.switches(game).attacked_taps:
            acted.append(defender)
        turned: list[int] = []
        for card in acted:
            if card < 0:
                continue
            if not has_had(game, card):
                had(game, card)
                rule = "A-10.6" if card == defender else "A-11.8"
                game.emit("opportunity-skipped", rule, game.table.owner[card], [card])
            if moves.turn(game, card, True):
                turned.append(card)
        if len(turned) != 0:
            fought = game.reg[sheet.DEFENDER] >= 0
            rule = "A-12.8" if fought else ("A-11.6" if self.c == 1 else "A-10.4")
            game.emit("turned-sideways", rule, self.seat, turned, len(turned))


def supports(game: Game, main: int) -> None:
    """Tell who gives support to a main Digimon, and that it is supported."""
    seat = game.table.owner[main]
    for card in sheet.supporters(game, main):
        happen(game, c.EV_SUPPORTS, seat, card, 0, main)
        happen(game, c.EV_SUPPORTED, seat, main, 0, card)


def clear(game: Game) -> None:
    """The attack is over: nobody fights or supports any more, and what held for it ends (A-12.7, A-14.4)."""
    for seat in (0, 1):
        for card in sheet.digimon(game, seat):
            game.table.host[card] = -1
    reg = game.reg
    reg[sheet.ATTACKER] = reg[sheet.DEFENDER] = -1
    reg[sheet.ALPHA] = reg[sheet.BLOCKED] = 0
    moves.expire(game, c.END_OF_BATTLE)


class BlockStep(Step):
    """The defence decision (A-10.3, A-11.4): one own Digimon blocks, or none. `a` is the Digimon that would.

    In an alpha attack its supporters are named with it; the other seat learns both at once.
    """

    def code(self) -> int:
        return codes.BLOCK

    def rewind(self) -> bool:
        self.at = 0
        return False

    def run(self, game: Game) -> None:
        if self.at == NAMED:
            self._block(game)
            return
        able = blockers(game, self.seat)
        if len(able) == 0:
            game.pop()
            return
        game.reg[sheet.ACTING] = self.seat
        options = [Option(BLOCK, game.table.handle(self.seat, card)) for card in able]
        effects = values.changes(game)
        if not any([values.is_(game, card, numbers.MUST_BLOCK, effects) for card in able]):
            options.insert(0, Option(NONE))
        choice = Choice(self.seat, "block", "A-11.4" if game.reg[sheet.ALPHA] == 1 else "A-10.3", options)
        choice.card = game.table.handle(self.seat, sheet.attacker(game))
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is NONE:
            game.pop()
            return
        self.a = game.table.card(self.seat, option.card)
        used = len(sheet.supporters(game, sheet.attacker(game)))
        if game.reg[sheet.ALPHA] == 1 and used != 0:
            game.push(SupportStep(self.seat, self.a, used))
        else:
            self.at = NAMED

    def _block(self, game: Game) -> None:
        game.pop()
        sheet.defend(game, self.a, True)
        rule = "A-11.4" if game.reg[sheet.ALPHA] == 1 else "A-10.3"
        game.emit("blocked", rule, self.seat, [self.a, sheet.attacker(game)])
        support(game, self.seat, self.a, self.picks, "A-11.5")
