"""Warp (F-R18) and Priming (F-R19): what is done when they are paid, and the auto-abilities of Warp."""

from typing import Final

from netocean.engine.game import Game, Step, Trigger
from netocean.engine.play import NONE, PICK, Choice, Option
from netocean.games.fftcg import happen, limits, moves, searches, sheet
from netocean.games.fftcg.happen import Happening
from netocean.games.fftcg.history import note
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.values import V_AMOUNT, V_NUMBER, V_SELF
from netocean.games.fftcg.vocabulary import codes as words
from netocean.games.fftcg.vocabulary.words import CHARACTER, HAPPENINGS, HOWS
from netocean.games.fftcg.zones import DECK, FIELD, REMOVED

WARP_COUNTER: Final = "warp"

# The abilities of Warp, in place of that of a text.
TAKE_ONE: Final = -2  # at the beginning of Main Phase 1: remove a counter
RETURN: Final = -3  # the last counter is gone: onto the field


def is_warp(place: int) -> bool:
    """Whether the place of an ability means one of the abilities of Warp."""
    return place <= TAKE_ONE


# Warp.


def warp(game: Game, seat: int, card: int) -> None:
    """F-R18.1: the card is removed from the game with its counters; this is no cast."""
    face = sheet.as_face(game.table.face[card])
    moves.relocate(game, card, REMOVED)
    game.emit("warped", "F-R18.1", seat, [card], face.warp)
    moves.place_counters(game, card, word(WARP_COUNTER), face.warp, seat)
    note(game, HAPPENINGS["warped"], seat, card)
    happen.happen(game, Happening(words.EV_WARPED, card, -1, seat))


def main_begins(game: Game, seat: int) -> None:
    """F-R18.2: at the beginning of a player's Main Phase 1 an ability waits for each of his warped cards."""
    for card in game.table.zone(seat, REMOVED):
        if sheet.counters(game, card, word(WARP_COUNTER)) > 0:
            _wait(game, card, TAKE_ONE)


def last_taken(game: Game, card: int, name: int) -> None:
    """F-R18.3: the last Warp counter of a card was removed, by anything."""
    if name == word(WARP_COUNTER) and game.table.zone_of(card) == REMOVED:
        _wait(game, card, RETURN)


def _wait(game: Game, card: int, place: int) -> None:
    serial = game.table.serial[card]
    picks = [V_SELF, card, serial, V_AMOUNT, V_NUMBER, 1]
    pin = game.pin(game.table.face[card])
    game.triggers.append(Trigger(game.table.owner[card], card, serial, pin, place, words.EV_BEGINS, 1, picks))


class WarpStep(Step):
    """An ability of Warp: `a` is the card, `b` which of the two, `c` its number on the stack."""

    def code(self) -> int:
        return codes.WARP

    def interruptible(self) -> bool:
        return False

    @staticmethod
    def of(game: Game, seat: int, card: int, place: int, pin: int, picks: list[int]) -> "WarpStep":
        """An ability of Warp to be put on the stack; `picks` are triples."""
        game.reg[sheet.CAST_COUNT] += 1
        step = WarpStep(seat, card, place, game.reg[sheet.CAST_COUNT])
        step.source = pin
        step.picks = [0, *picks]
        return step

    def run(self, game: Game) -> None:
        game.pop()
        if game.table.serial[self.a] != self.picks[3] or game.table.zone_of(self.a) != REMOVED:
            return
        if self.b == TAKE_ONE:
            game.emit("warp-counts", "F-R18.2", self.seat, [self.a])
            moves.take_counters(game, self.a, word(WARP_COUNTER), 1, self.seat)
        elif self._barred(game):
            game.emit("warp-missed", "F-R18.5", self.seat, [self.a])
        else:
            moves.enter(game, [self.a], self.seat, -1, HOWS["warp"])

    def _barred(self, game: Game) -> bool:
        """F-R18.5: a card that its player's limits forbid has missed its chance."""
        if limits.unplayable(game, self.seat, self.a, HOWS["warp"]):
            return True
        if sheet.switches(game).warp_name_only:
            return limits.name_barred(game, self.seat, self.a)
        return limits.bars(game, self.seat, self.a)


# Priming.


def prime(game: Game, seat: int, card: int) -> None:
    """F-R19.2, F-R19.8: the deck is searched at once for the card that it primes into."""
    happen.happen(game, Happening(words.EV_PRIMING, card, -1, seat))
    step = PrimeStep(seat, card)
    step.source = game.pin(sheet.face(game, card))
    game.push(step)


class PrimeStep(Step):
    """`a` is the Character that primes; `source` is what was on it as its Priming was paid."""

    def code(self) -> int:
        return codes.PRIME

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        if self.at == 0:
            self.at = 1
            if not searches.open_(game, self.seat, self.seat):
                game.pop()
                return
        name = sheet.source(game, self.source).priming
        options: list[Option] = []
        shown: list[str] = []
        alike: list[Option] = []
        for card in sheet.deck(game, self.seat):
            face = sheet.as_face(game.table.face[card])
            if name in face.names and face.types & CHARACTER != 0:
                option = Option(PICK, game.table.handle(self.seat, card))
                (alike if face.key in shown else options).append(option)
                shown.append(face.key)
        if len(options) == 0 or sheet.switches(game).search_may_fail:
            options.append(Option(NONE))
        choice = Choice(self.seat, "search", "F-R19.2", options)
        choice.others = alike
        choice.card = game.table.handle(self.seat, self.a)
        choice.key = game.sources[self.source].key
        choice.need = 1
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        game.pop()
        if option.verb is PICK:
            top = game.table.card(self.seat, option.card)
            searches.reveal(game, self.seat, [top])
            if game.table.zone_of(self.a) == FIELD:
                put_on_top(game, self.seat, self.a, top, sheet.source(game, self.source).priming)
        else:
            game.emit("primes-nothing", "F-R19.7", self.seat, [self.a])
        moves.settle_search(game)


def put_on_top(game: Game, seat: int, base: int, top: int, name: str) -> None:
    """F-R19.2, F-R19.3: the Character stays the thing it is, and shows the card on top; it has not entered."""
    assert game.table.zone_of(top) == DECK
    game.table.move(top, FIELD, up=True)
    if game.table.holder(top) != game.table.holder(base):
        game.table.give(top, game.table.holder(base))
    game.table.mark[top] = sheet.PRIMED
    game.table.host[top] = base
    sheet.put(game, base, sheet.TOP, top + 1)
    game.emit("primed", "F-R19.2", seat, [base, top])
    note(game, HAPPENINGS["primed"], seat, base)
    one = Happening(words.EV_PRIMES, base, top, seat)
    one.name = word(name)
    happen.happen(game, one)
