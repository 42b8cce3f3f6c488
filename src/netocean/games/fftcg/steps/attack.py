"""The Attack Phase: Preparation, Declaration, Block and Damage Step, and again (F-R10)."""

from typing import Final

from netocean.engine.game import Game, Step, Trigger
from netocean.engine.play import BACK, DONE, PASS, PICK, Choice, Option, Verb
from netocean.games.fftcg import expiry, moves, sheet, tolls, windows
from netocean.games.fftcg.attackers import alone_allowed, attackers, joins, must_attack
from netocean.games.fftcg.happen import Happening, answering, trigger
from netocean.games.fftcg.history import note
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.steps import battle, codes
from netocean.games.fftcg.steps.block import BlockStep
from netocean.games.fftcg.steps.pay import charge
from netocean.games.fftcg.steps.priority import PriorityStep
from netocean.games.fftcg.values import values
from netocean.games.fftcg.vocabulary import codes as words
from netocean.games.fftcg.vocabulary.words import BRAVE, HAPPENINGS

ATTACKS: Final = Verb("attack")
_PREPARE: Final = 0
_DECLARE: Final = 1
_ATTACKED: Final = 2
_BLOCK: Final = 3
_DAMAGE: Final = 4
_AFTER: Final = 5
_PAID: Final = 6


class AttackStep(Step):
    """The whole phase; `picks` are the attackers being declared, `a` counts the attacks so far."""

    def code(self) -> int:
        return codes.ATTACK

    def interruptible(self) -> bool:
        return False

    def rewind(self) -> bool:
        if self.at == _DECLARE or self.at == _PAID:
            self.at = _DECLARE
            self.picks = []
        return False

    def run(self, game: Game) -> None:
        if self.at == _PREPARE:
            self._prepare(game)
        elif self.at == _DECLARE:
            self._ask(game)
        elif self.at == _PAID:
            self._attack(game)
        elif self.at == _ATTACKED:
            self.at = _BLOCK
            game.push(window(game, windows.DECLARATION))
        elif self.at == _BLOCK:
            self._block(game)
        elif self.at == _DAMAGE:
            self.at = _AFTER
            game.reg[sheet.STEP] = sheet.DAMAGING
            game.push(battle.BattleStep(self.seat))
        else:
            self._after(game)

    def _prepare(self, game: Game) -> None:
        """F-R10.1, F-R10.26: what begins with the phase triggers once; priority comes before each attack."""
        self.at = _DECLARE
        game.reg[sheet.STEP] = sheet.PREPARATION
        if self.a == 0:
            begins = Happening(words.EV_BEGINS, seat=self.seat)
            begins.how = sheet.ATTACK
            trigger(game, answering(game, begins), begins)
        elif sheet.switches(game).attack_from_declaration:
            return
        game.push(window(game, windows.PREPARATION))

    def _ask(self, game: Game) -> None:
        """F-R10.2: one Forward, a party, or nothing."""
        game.reg[sheet.STEP] = sheet.DECLARATION
        able = attackers(game, self.seat)
        table = game.table
        if len(self.picks) == 0:
            forced = must_attack(game, self.seat)
            options = [Option(ATTACKS, table.handle(self.seat, card)) for card in able if self._leads(game, card, able)]
            if len(forced) == 0 or len(options) == 0:
                options.append(Option(PASS))
            game.ask(Choice(self.seat, "attack", "F-R10.2", options))
            return
        last = able.index(self.picks[len(self.picks) - 1])
        more = [card for card in able[last + 1 :] if joins(game, self.picks, card)]
        options = [Option(PICK, table.handle(self.seat, card)) for card in more]
        if len(self.picks) > 1 or alone_allowed(game, self.picks[0]):
            options.append(Option(DONE))
        options.append(Option(BACK))
        if len(more) == 0 and len(self.picks) == 1:
            self._declare(game)
            return
        choice = Choice(self.seat, "party", "F-R10.4", options)
        choice.picked = [table.handle(self.seat, card) for card in self.picks]
        game.ask(choice)

    def _leads(self, game: Game, card: int, able: list[int]) -> bool:
        """Whether an attack may begin with this card: alone, or with one that lies after it."""
        if alone_allowed(game, card):
            return True
        for other in able[able.index(card) + 1 :]:
            if joins(game, [card], other):
                return True
        return False

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PASS:
            game.pop()  # F-R10.9
            game.reg[sheet.STEP] = sheet.NO_STEP
        elif option.verb is BACK:
            self.picks = []
        elif option.verb is DONE:
            self._declare(game)
        else:
            self.picks.append(game.table.card(self.seat, option.card))

    def _declare(self, game: Game) -> None:
        """F-R10.7: what the attack costs is counted now, and paid."""
        cost = tolls.toll(game, self.picks, words.ATTACK_COST)
        if cost.total() == 0:
            self._attack(game)
            return
        self.at = _PAID
        charge(game, self.seat, cost, self.picks[0])

    def _attack(self, game: Game) -> None:
        """F-R10.6, F-R10.8: the attackers become dull, Brave ones do not; what attacks triggers."""
        self.at = _ATTACKED
        self.a += 1
        game.reg[sheet.ATTACKS_MADE] += 1
        party = len(self.picks) > 1
        bodies = values(game).bodies
        brave = [card for card in self.picks if bodies[card].keywords & BRAVE != 0]
        if party and sheet.switches(game).party_shares != 0 and len(brave) < len(self.picks):
            brave = []  # F-R21.7
        for card in self.picks:
            sheet.put(game, card, sheet.ATTACKED, of(game, card, sheet.ATTACKED) + 1)
            sheet.put(game, card, sheet.ATTACKING, 2 if party else 1)
            note(game, HAPPENINGS["attacked"], self.seat, card)
        game.reg[sheet.BLOCKER] = -1
        game.emit("attacks", "F-R10.8", self.seat, self.picks, len(self.picks))
        moves.dull(game, [card for card in self.picks if card not in brave], "F-R10.6", self.seat)
        declared(game, self.seat, self.picks)
        self.picks = []

    def _block(self, game: Game) -> None:
        """F-R10.10, F-R10.11."""
        if len(battle.attacking(game)) == 0:
            self.at = _AFTER
            return
        self.at = _DAMAGE
        game.reg[sheet.STEP] = sheet.BLOCKING
        game.push(BlockStep(1 - self.seat))

    def _after(self, game: Game) -> None:
        """F-R10.25: the party disbands; another attack or the next phase."""
        for card in attacking(game):
            sheet.put(game, card, sheet.ATTACKING, 0)
        game.reg[sheet.BLOCKER] = -1
        game.reg[sheet.BATTLE] = 0
        game.derived = None
        expiry.attack_ends(game)
        self.at = _PREPARE


def window(game: Game, which: int) -> Step:
    """A window of the Attack Phase (F-R8.3)."""
    player = sheet.turn_player(game)
    return PriorityStep(player, 0, player, which)


def attacking(game: Game) -> list[int]:
    """The attackers that are still there (F-R10.8)."""
    return [card for card in sheet.field(game, sheet.turn_player(game)) if of(game, card, sheet.ATTACKING) != 0]


def declared(game: Game, seat: int, cards: list[int]) -> None:
    """What an attack triggers: each attacker, the party, the attack as such."""
    batch: list[Trigger] = []
    for card in cards:
        one = Happening(words.EV_ATTACKS, card, -1, seat, len(cards))
        trigger(game, answering(game, one), one, batch)
    if len(cards) > 1:
        note(game, HAPPENINGS["party_attacked"], seat, cards[0])
        for card in cards:
            for other in cards:
                if other != card:
                    party = Happening(words.EV_PARTY, card, other, seat, len(cards))
                    found = [held for held in answering(game, party) if not _waits(game, held.card, held.place)]
                    trigger(game, found, party)
    whole = Happening(words.EV_ATTACK_DECLARED, cards[0], -1, seat, len(cards))
    trigger(game, answering(game, whole), whole)


def _waits(game: Game, card: int, place: int) -> bool:
    """Whether an ability already waits for this party: one party is one event (F-R13.7)."""
    for one in game.triggers:
        if one.event == words.EV_PARTY and one.card == card and one.ability == place:
            return True
    return False
