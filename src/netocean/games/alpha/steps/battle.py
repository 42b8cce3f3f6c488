"""A battle between two Digimon (A-12): skills, start, window, compare, damage."""

from typing import Final

from netocean.engine.game import DRAWN, Game, Step
from netocean.games.alpha import battling, moves, sheet, values
from netocean.games.alpha.happen import happen
from netocean.games.alpha.skills import use_skills
from netocean.games.alpha.steps import codes
from netocean.games.alpha.steps.window import WindowStep
from netocean.games.alpha.vocabulary import codes as c
from netocean.games.spans import END_OF_BATTLE

# The moments of a battle.
SKILLS: Final = 0
STARTS: Final = 1
OPENS: Final = 2
COMPARES: Final = 3
HARMS: Final = 4
ENDS: Final = 5


class BattleStep(Step):
    """`seat` is the attacker's owner, `at` the next moment; `a` and `b` are the final powers of attacker and defender."""

    def code(self) -> int:
        return codes.BATTLE

    def run(self, game: Game) -> None:
        moment = self.at
        self.at += 1
        attacker, defender = sheet.attacker(game), sheet.defender(game)
        if moment < ENDS and (attacker < 0 or defender < 0):
            self.at = ENDS  # one of them has left: there is nothing to compare
        elif moment == SKILLS:
            begin(game, attacker, defender)
            use_skills(game)
        elif moment == STARTS:
            happen(game, c.EV_START_OF_BATTLE, self.seat, attacker, 0, defender)
            happen(game, c.EV_START_OF_BATTLE, 1 - self.seat, defender, 0, attacker)
        elif moment == OPENS:
            use_skills(game)
            game.push(WindowStep(self.seat))
        elif moment == COMPARES:
            self._compare(game, attacker, defender)
        elif moment == HARMS:
            self._harm(game, attacker, defender)
        elif moment == ENDS:
            self._end(game, attacker, defender)
        else:
            game.pop()
            game.reg[sheet.BATTLE] = 0
            game.reg[sheet.RESULT] = -1

    def _compare(self, game: Game, attacker: int, defender: int) -> None:
        effects = values.changes(game)
        for card in (attacker, defender):
            used = battling.skill(game, card, effects)
            power = battling.power(game, card, effects)
            bearer = used // battling.SKILLS
            shown = [card] if bearer == card else [card, bearer]
            game.emit("powers", "A-12.5", game.table.owner[card], shown, power, "ABC"[used % battling.SKILLS])
        self.a, self.b = battling.power(game, attacker, effects), battling.power(game, defender, effects)
        result = settled(game)
        if result < 0:
            result = DRAWN if self.a == self.b else (self.seat if self.a > self.b else 1 - self.seat)
        game.reg[sheet.RESULT] = result
        if result == sheet.BOTH_DAMAGED:
            game.emit("battle-both-damaged", "A-14.1", -1, [])
            return
        if result == sheet.NO_RESULT:
            self.at = ENDS
            game.emit("battle-without-result", "A-14.1", -1, [])
            return
        game.emit("battle-result", "A-12.6" if result == DRAWN else "A-12.5", result, [])

    def _harm(self, game: Game, attacker: int, defender: int) -> None:
        result = game.reg[sheet.RESULT]
        if result == DRAWN:
            self._tie(game, attacker, defender)
        elif result == sheet.BOTH_DAMAGED:
            harm_both(game, attacker, self.b, defender, self.a)
        elif result == self.seat:
            won(game, attacker, defender)
            harm(game, defender, self.a, attacker)
        else:
            won(game, defender, attacker)
            harm(game, attacker, self.b, defender)

    def _tie(self, game: Game, attacker: int, defender: int) -> None:
        happen(game, c.EV_DRAW, self.seat, attacker, 0, defender)
        happen(game, c.EV_DRAW, 1 - self.seat, defender, 0, attacker)
        if sheet.switches(game).tie_damages:
            harm_both(game, attacker, self.b, defender, self.a)
        else:
            happen(game, c.EV_WIN, self.seat, attacker, 0, defender)
            happen(game, c.EV_WIN, 1 - self.seat, defender, 0, attacker)

    def _end(self, game: Game, attacker: int, defender: int) -> None:
        game.emit("battle-ends", "A-12.8", -1, [])
        if attacker >= 0:
            happen(game, c.EV_END_OF_BATTLE, self.seat, attacker, 0, defender)
        if defender >= 0:
            happen(game, c.EV_END_OF_BATTLE, 1 - self.seat, defender, 0, attacker)


def begin(game: Game, attacker: int, defender: int) -> None:
    """A battle between these two begins."""
    reg = game.reg
    reg[sheet.BATTLE] = 1
    reg[sheet.RESULT] = reg[sheet.LAST_COMMAND] = -1
    for seat in (0, 1):
        reg[sheet.SKILL + seat] = -1
        reg[sheet.USED_COMMANDS + seat] = 0
    game.emit("battle-begins", "A-12.1", game.table.owner[attacker], [attacker, defender])


def settled(game: Game) -> int:
    """The result that an effect gives this battle, the last one counts; -1 for none."""
    result = -1
    for effect in game.effects:
        if effect.kind == sheet.K_SETTLED:
            result = effect.value
    return result


def won(game: Game, winner: int, loser: int) -> None:
    """One has won, the other lost."""
    happen(game, c.EV_WIN, game.table.owner[winner], winner, 0, loser)
    happen(game, c.EV_LOSS, game.table.owner[loser], loser, 0, winner)


def harm(game: Game, card: int, amount: int, by: int) -> None:
    """A Digimon loses HP; at 0 or less it is destroyed (A-12.7)."""
    if _hurt(game, card, amount, by):
        moves.destroy(game, card, "A-12.7")


def harm_both(game: Game, one: int, amount: int, other: int, other_amount: int) -> None:
    """Two Digimon lose HP by one another at the same moment."""
    falls = _hurt(game, one, amount, other)
    if _hurt(game, other, other_amount, one):
        moves.destroy(game, other, "A-12.7")
    if falls:
        moves.destroy(game, one, "A-12.7")


def _hurt(game: Game, card: int, amount: int, by: int) -> bool:
    seat = game.table.owner[card]
    sheet.add_effect(game, sheet.K_DAMAGE, seat, amount, by, -1, -1, END_OF_BATTLE, target=sheet.on_card(game, card))
    left = values.hp_left(game, card)
    game.emit("damaged", "A-12.7", seat, [card], amount, str(max(left, 0)))
    return left <= 0
