"""Characters enter the field, all at once (F-R4.10, F-R12.7, F-R13.13)."""

from typing import Final

from netocean.abilities.tree import FILTER
from netocean.engine.game import Game, Step, Trigger
from netocean.games.fftcg import causes, limits, matching, moves, paid, replacements, sheet
from netocean.games.fftcg.attackers import player_banned
from netocean.games.fftcg.happen import Happening, answering, trigger
from netocean.games.fftcg.history import note
from netocean.games.fftcg.steps import codes, leave
from netocean.games.fftcg.values import Body, Held, values
from netocean.games.fftcg.vocabulary import codes as words
from netocean.games.fftcg.vocabulary.words import BACKUP, CHARACTER, FORMATION, HAPPENINGS, HOWS, ITEM, PLAY_BY_EFFECT
from netocean.games.fftcg.zones import BREAK, DECK, FIELD, HAND, LB

BY_EFFECT: Final = 1  # F-R12.7
QUIET: Final = 2  # their own auto-abilities do not trigger
ENTRY: Final = 3  # of each card in `picks`: card, serial, 1 if it enters dull
_FROM: Final[dict[int, str]] = {HAND: "hand", BREAK: "break", DECK: "deck", LB: "lb"}
_AS_PRINTED: Final = -1


class EnterStep(Step):
    """`seat` will control them (-1: their owners); `a` how they lie, `b` how they enter, `c` flags.

    `picks` holds the card that does it, then the cards.
    """

    def code(self) -> int:
        return codes.ENTER

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        game.pop()
        entered = self.entering(game)
        more = self.settle(game, entered)
        moves.report(game, entered, len(entered))
        for step in more:
            game.push(step)

    def entering(self, game: Game) -> list[int]:
        """Those that really enter."""
        found: list[int] = []
        for at in range(1, len(self.picks), ENTRY):
            card = self.picks[at]
            if game.table.serial[card] == self.picks[at + 1] and self._may(game, card):
                found.append(card)
        return found

    def side(self, game: Game, card: int) -> int:
        """Who will control a card (F-R4.7)."""
        return self.seat if self.seat >= 0 else game.table.owner[card]

    def how(self, game: Game, card: int) -> int:
        """How it enters, with the zone that it comes from."""
        zone = game.table.zone_of(card)
        return self.b | (HOWS[_FROM[zone]] if zone in _FROM else 0)

    def _may(self, game: Game, card: int) -> bool:
        """F-R12.7: what an effect would put there against its player's limits stays where it is (F-R1.3).

        Those that enter together do not keep each other away: rule processes clean up after them.
        """
        zone = game.table.zone_of(card)
        if zone == FIELD or sheet.face(game, card).types & (CHARACTER | FORMATION | ITEM) == 0:
            return False
        if self.c & BY_EFFECT == 0:
            return True
        seat = self.side(game, card)
        if limits.unplayable(game, seat, card, self.how(game, card)):
            return False
        if player_banned(game, seat, PLAY_BY_EFFECT, card):
            return False
        if sheet.switches(game).effects_duplicate:
            return True
        return not limits.bars(game, seat, card)

    def settle(self, game: Game, cards: list[int]) -> list[Step]:
        """They are on the field, and what sees it triggers; what is still to be done because of replacements."""
        events: list[Happening] = []
        former = self._formations(game, cards)
        for card in cards:
            seat = self.side(game, card)
            how = self.how(game, card)
            if game.table.zone_of(card) == BREAK:
                note(game, HAPPENINGS["left_break"], game.table.owner[card], card)
            arrive(game, card, seat, self._lies(game, card), how)
            one = Happening(words.EV_ENTERS, card, self.picks[0], seat)
            one.how = how
            events.append(one)
            game.emit("entered", "F-R4.10", seat, [card], how)
            note(game, HAPPENINGS["entered"], seat, card)
        more = self._replaced(game, events)
        batch: list[Trigger] = []
        for one in events:
            found = answering(game, one)
            if self.c & QUIET != 0:
                found = [held for held in found if held.card != one.card]
            trigger(game, found, one, batch)
        if len(former) != 0:
            leave.depart(game, leave.entries_of(game, former, HAND, causes.RETURNED), -1, -1, 0, 0)  # F-R21.5
        return more

    def _formations(self, game: Game, cards: list[int]) -> list[int]:
        """F-R21.5: the Formation that a new one sends back."""
        found: list[int] = []
        for card in cards:
            if sheet.face(game, card).types & FORMATION != 0:
                for other in sheet.field(game, self.side(game, card)):
                    if sheet.face(game, other).types & FORMATION != 0:
                        found.append(other)
        return found

    def _lies(self, game: Game, card: int) -> bool:
        face = sheet.face(game, card)
        if self.a != _AS_PRINTED:
            return self.a == 1
        if face.enters_dull or self._told_dull(game, card):
            return True
        return face.types & BACKUP != 0 and not face.enters_active

    def _told_dull(self, game: Game, card: int) -> bool:
        """Whether a field ability makes such cards enter dull."""
        for rule in values(game).rules:
            if rule.node.code == words.ENTER_DULL and rule.node.args[0].kind == FILTER:
                coming = Body(card, self.side(game, card), sheet.face(game, card))
                if matching.fits_as(game, rule.scope, rule.node.args[0], coming):
                    return True
        return False

    def _replaced(self, game: Game, events: list[Happening]) -> list[Step]:
        """What changes how a card enters (F-R16.6): it does so as the card arrives, or acts right after."""
        more: list[Step] = []
        for place, one in enumerate(events):
            used: list[int] = []
            found = replacements.applicable(game, [one], one.card, place, used)
            while len(found) != 0:
                self._apply(game, found[0], one.card, more)
                used.extend(replacements.mark(game, place, found[0], replacements.USED))
                found = replacements.applicable(game, [one], one.card, place, used)
        return more

    def _apply(self, game: Game, held: Held, card: int, more: list[Step]) -> None:
        steps = replacements.core(held.ability())
        replacements.spend(game, held)
        if len(steps) == 1 and steps[0].code in (words.DULL, words.ACTIVATE):
            game.table.turned[card] = 1 if steps[0].code == words.DULL else 0
            game.derived = None
            return
        more.append(replacements.body(game, held, card, -1, 0))


def at_once(game: Game, cards: list[int], how: int) -> None:
    """Cards come back under their owners without the stack, in the middle of something else."""
    step = EnterStep(-1, _AS_PRINTED, how, BY_EFFECT)
    step.picks = [-1]
    for card in cards:
        step.picks.extend([card, game.table.serial[card], 0])
    more = step.settle(game, step.entering(game))
    for one in more:
        game.stack.insert(len(game.stack) - 1, one)


def arrive(game: Game, card: int, seat: int, dull: bool, how: int) -> None:
    """Put a card onto the field under a seat's control, as a new thing."""
    moves.relocate(game, card, FIELD)
    table = game.table
    table.turned[card] = 1 if dull else 0
    if table.holder(card) != seat:
        table.give(card, seat)
    turn = game.reg[sheet.TURN]
    sheet.put(game, card, sheet.SINCE, turn)
    sheet.put(game, card, sheet.ENTERED, turn)
    sheet.put(game, card, sheet.HOW, how)
    paid.arrive(game, card)
