"""Damage to things, to all at once, after what changes it (F-R14.17, F-R16.7-F-R16.9)."""

from typing import Final

from netocean.engine.game import Game, Step, Trigger
from netocean.engine.play import Option
from netocean.games.fftcg import damage_changes, moves, replacements, sheet
from netocean.games.fftcg.happen import Happening, answering, trigger
from netocean.games.fftcg.history import note
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.steps import codes, replacing
from netocean.games.fftcg.values import Held, values
from netocean.games.fftcg.vocabulary import codes as words
from netocean.games.fftcg.vocabulary.words import DEAL_DAMAGE, HAPPENINGS

BATTLE: Final = 1
SURE: Final = 2  # cannot be reduced

# Of each piece of damage in `picks`: the thing, its serial, how much, the card that deals it, state.
PIECE: Final = 5
DIVIDED: Final = -1  # how much is still to be decided (F-R10.21, F-R12.5)
_WAITS: Final = 0
_SETTLED: Final = 1
_SURE: Final = 2  # waits, and cannot be reduced any more

_BEGIN: Final = 0
_CHANGE: Final = 1
_DEAL: Final = 2


class HarmStep(Step):
    """`seat` whose source it is, `a` how many pieces, `b` flags, `c` the bit of the object that deals it."""

    def code(self) -> int:
        return codes.HARM

    def interruptible(self) -> bool:
        return False

    def add(self, game: Game, card: int, amount: int, source: int) -> None:
        """One more piece of damage."""
        self.a += 1
        self.picks.extend([card, game.table.serial[card], amount, source, _WAITS])

    def run(self, game: Game) -> None:
        if self.at == _BEGIN:
            self.at = _CHANGE
            self._begin(game)
        elif self.at == _CHANGE:
            self._change(game)
        else:
            self._deal(game)

    def _begin(self, game: Game) -> None:
        """What cannot be dealt at all; an amount may go below 0 while more changes come (F-R1.5)."""
        for place in range(self.a):
            if not self._stands(game, place):
                self.picks[place * PIECE + 2] = 0
                self.picks[place * PIECE + 4] = _SETTLED

    def _change(self, game: Game) -> None:
        for place in range(self.a):
            at = place * PIECE
            if self.picks[at + 4] == _SETTLED:
                continue
            found = self._found(game, place)
            if len(found) == 0:
                self.picks[at + 4] = _SETTLED
                continue
            if len(found) > 1 and damage_changes.order_matters(game, found, self.picks[at + 2]):
                replacing.ask_order(game, found, self.picks[at], "F-R16.7", self.picks[at + 2])
            elif replacements.optional(found[0].ability()):
                replacing.ask(game, found[0], self.picks[at], self.picks[at + 2])
            else:
                self._apply(game, place, found[0])
            return
        self.at = _DEAL

    def _stands(self, game: Game, place: int) -> bool:
        """Whether a piece of damage can be dealt at all."""
        at = place * PIECE
        card = self.picks[at]
        if game.table.serial[card] != self.picks[at + 1] or not sheet.on_field(game, card):
            return False
        source = values(game).bodies.get(self.picks[at + 3])
        return self.picks[at + 2] > 0 and (source is None or source.bans & DEAL_DAMAGE == 0)

    def _events(self, game: Game, place: int) -> list[Happening]:
        at = place * PIECE
        card, amount, source = self.picks[at], self.picks[at + 2], self.picks[at + 3]
        return pieces(game, card, amount, source, self.seat, self.b & BATTLE != 0, self.c)

    def _found(self, game: Game, place: int) -> list[Held]:
        """The changes that still wait for their turn, without reductions where none may be (F-R16.7)."""
        at = place * PIECE
        used = self.picks[self.a * PIECE :]
        found = replacements.applicable(game, self._events(game, place), self.picks[at], place, used)
        certain = self.b & SURE != 0 or self.picks[at + 4] == _SURE
        if certain or damage_changes.sure(game, self.picks[at]):
            return [held for held in found if not damage_changes.reduces(held)]
        if self.picks[at + 2] <= 0:
            return [held for held in found if not damage_changes.kept_back(held)]
        return found

    def take(self, game: Game, option: Option) -> None:
        place = 0
        while self.picks[place * PIECE + 4] == _SETTLED:
            place += 1
        found = self._found(game, place)
        held = replacing.answered(game, self.picks, place, found, option)
        if held is not None:
            self._apply(game, place, held)

    def _apply(self, game: Game, place: int, held: Held) -> None:
        at = place * PIECE
        card, amount, source = self.picks[at], self.picks[at + 2], self.picks[at + 3]
        self.picks.extend(replacements.mark(game, place, held, replacements.USED))
        change = damage_changes.change(game, held, card, source, amount)
        replacements.spend(game, held)
        self.picks[at + 2] = change.amount
        if change.target >= 0:
            self.picks[at] = change.target  # F-R16.9
            self.picks[at + 1] = game.table.serial[change.target]
        if change.sure:
            self.picks[at + 4] = _SURE
        if change.more:
            game.push(replacements.body(game, held, card, source, amount))

    def _deal(self, game: Game) -> None:
        """F-R16.8: what came to nothing has not been dealt."""
        game.pop()
        dealt: list[int] = []
        for place in range(self.a):
            at = place * PIECE
            card, amount, source = self.picks[at], self.picks[at + 2], self.picks[at + 3]
            if amount <= 0 or game.table.serial[card] != self.picks[at + 1] or not sheet.on_field(game, card):
                continue
            sheet.put(game, card, sheet.DAMAGE_ON, of(game, card, sheet.DAMAGE_ON) + amount)
            sheet.put(game, card, sheet.HIT_BY, source + 1)
            for one in [source, *self._partners(game, source)]:
                note(game, HAPPENINGS["damaged"], sheet.controller(game, card), card, [one])
            game.emit("damaged", "F-R14.17", sheet.controller(game, card), [card, source], amount)
            dealt.append(place)
        batch: list[Trigger] = []
        for place in dealt:
            for event in self._all_events(game, place):
                trigger(game, answering(game, event), event, batch)
        moves.report(game, [self.picks[place * PIECE] for place in dealt], len(dealt))

    def _partners(self, game: Game, source: int) -> list[int]:
        """F-R10.20: the damage of a party is one; its other members have dealt it too."""
        if self.b & BATTLE == 0 or source < 0 or of(game, source, sheet.ATTACKING) != 2:
            return []
        return [
            card
            for card in sheet.field(game, sheet.controller(game, source))
            if card != source and of(game, card, sheet.ATTACKING) == 2
        ]

    def _all_events(self, game: Game, place: int) -> list[Happening]:
        events = self._events(game, place)
        at = place * PIECE
        bodies = values(game).bodies
        for card in self._partners(game, self.picks[at + 3]):
            if bodies[card].bans & DEAL_DAMAGE == 0:
                for event in (words.EV_DAMAGES, words.EV_BATTLE_DAMAGES):
                    events.append(Happening(event, card, self.picks[at], self.seat, self.picks[at + 2]))
        return events


def pieces(game: Game, card: int, amount: int, source: int, seat: int, battle: bool, kind: int) -> list[Happening]:
    """The events that a piece of damage is."""
    holder = sheet.controller(game, card)
    found = [Happening(words.EV_IS_DAMAGED, card, source, holder, amount)]
    if not battle:
        by = Happening(words.EV_IS_DAMAGED_BY, card, source, seat, amount)
        by.how = kind
        found.append(by)
    found.append(Happening(words.EV_DAMAGES, source, card, seat, amount))
    if battle:
        found.append(Happening(words.EV_BATTLE_DAMAGES, source, card, seat, amount))
    return found
