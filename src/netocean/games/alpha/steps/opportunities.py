"""The Battle phase (A-9): every Digimon has one opportunity, by speed."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.engine.play import PASS, Choice, Option
from netocean.games.alpha import moves, numbers, sheet, values
from netocean.games.alpha.happen import happen
from netocean.games.alpha.steps import codes
from netocean.games.alpha.steps.attack import AttackStep
from netocean.games.alpha.steps.had import had, has_had
from netocean.games.alpha.steps.support import NAMED, SupportStep
from netocean.games.alpha.steps.verbs import ALPHA, ATTACK
from netocean.games.alpha.targets import attackable, backers, upright
from netocean.games.alpha.vocabulary.codes import EV_OPPORTUNITY


class BattlePhaseStep(Step):
    """A-9.1: `picks` are the Digimon as they stood when the phase began, each with its speed; `a` and `b` are the speed and
    the seat of the last opportunity."""

    def code(self) -> int:
        return codes.BATTLE_PHASE

    def run(self, game: Game) -> None:
        if self.at == 0:
            self.at = 1
            self.a = self.b = -1
            for seat in (0, 1):
                for card in sheet.open_digimon(game, seat):
                    self.picks.extend([sheet.thing(game, card), values.speed(game, card)])
        card = self._next(game)
        if card < 0:
            game.pop()
            return
        had(game, card)
        if not upright(game, card):
            game.emit("opportunity-skipped", "A-9.2", game.table.owner[card], [card])
            return
        game.push(OpportunityStep(game.table.owner[card], card))

    def _next(self, game: Game) -> int:
        # The next Digimon that has an opportunity, -1 for none; of each seat the leftmost of its fastest.
        effects = values.changes(game)
        best = [-1, -1]
        speeds = [-1, -1]
        for seat in (0, 1):
            for card in sheet.open_digimon(game, seat):
                if has_had(game, card):
                    continue
                speed = self._known(game, card)
                if speed < 0:
                    speed = values.speed(game, card, effects)
                if speed > speeds[seat]:
                    best[seat], speeds[seat] = card, speed
        seat = self._seat(game, speeds)
        if best[seat] >= 0:
            self.a, self.b = speeds[seat], seat
        return best[seat]

    def _known(self, game: Game, card: int) -> int:
        return begun_with(game, self.picks, card) if sheet.switches(game).speed_fixed else -1

    def _seat(self, game: Game, speeds: list[int]) -> int:
        first = sheet.first(game)
        if speeds[0] != speeds[1]:
            return 0 if speeds[0] > speeds[1] else 1
        if sheet.switches(game).ties_alternate and self.a == speeds[0] >= 0:
            return 1 - self.b
        return first


def begun_with(game: Game, began: list[int], card: int) -> int:
    """The speed of a Digimon when the phase began, by which it acts under `speed_order = fixed`; -1 if it came later."""
    for at in range(0, len(began), 2):
        if began[at] == sheet.thing(game, card):
            return began[at + 1]
    return -1


CHOSEN: Final = 2


class OpportunityStep(Step):
    """A-9.2: Digimon `a` attacks, alpha attacks or passes."""

    def code(self) -> int:
        return codes.OPPORTUNITY

    def run(self, game: Game) -> None:
        if self.at == 0:
            self.at = 1
            self.b = game.table.serial[self.a]
            game.emit("opportunity", "A-9.1", self.seat, [self.a], values.speed(game, self.a))
            happen(game, EV_OPPORTUNITY, self.seat, self.a)
            return
        if self.at == NAMED:
            self.at = CHOSEN
            attack = AttackStep(self.seat, self.a, -1, 1)
            attack.picks = self.picks
            game.push(attack)
            return
        if self.at == CHOSEN or game.table.serial[self.a] != self.b or not upright(game, self.a):
            game.pop()
            return
        game.reg[sheet.ACTING] = self.seat
        handle = game.table.handle(self.seat, self.a)
        options = attack_options(game, self.seat, self.a, handle)
        if len(options) == 0 or not values.is_(game, self.a, numbers.MUST_ATTACK):
            options.insert(0, Option(PASS))
        choice = Choice(self.seat, "opportunity", "A-9.2", options)
        choice.card = handle
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is ALPHA:
            game.push(SupportStep(self.seat, self.a))
            return
        self.at = CHOSEN
        if option.verb is PASS:
            game.emit("passed", "A-9.3", self.seat, [self.a])
            if sheet.switches(game).pass_taps:
                moves.turn(game, self.a, True)
        else:
            target = game.table.card(self.seat, option.target) if option.target != 0 else -1
            game.push(AttackStep(self.seat, self.a, target))


def attack_options(game: Game, seat: int, card: int, handle: int) -> list[Option]:
    """What a Digimon can attack (A-10.1), and the alpha attack if it has a supporter (A-11.1, A-11.2)."""
    effects = values.changes(game)
    found: list[Option] = []
    if not values.is_(game, card, numbers.CANNOT_ATTACK, effects):
        found.append(Option(ATTACK, handle))
        for target in attackable(game, seat, effects):
            found.append(Option(ATTACK, handle, game.table.handle(seat, target)))
    if not values.is_(game, card, numbers.CANNOT_ALPHA, effects) and len(backers(game, card)) != 0:
        found.append(Option(ALPHA, handle))
    return found
