"""The Preparation phase (A-7): reset, surplus, fill, placing; the first player completely, then the second."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, DONE, Choice, Option
from netocean.games import piles
from netocean.games.alpha import moves, numbers, score, sheet, values
from netocean.games.alpha.happen import happen
from netocean.games.alpha.sheet import face
from netocean.games.alpha.steps import codes
from netocean.games.alpha.steps.placing import PlaceStep
from netocean.games.alpha.steps.verbs import EXCHANGE, RENEW
from netocean.games.alpha.vocabulary.codes import EV_STEP_BEGINS, EV_STEP_ENDS
from netocean.games.alpha.zones import HAND, NET_OCEAN
from netocean.games.picks import PicksStep, handles, pick_options

# Each step of a seat takes three moments: it begins, it is done, it ends.
BEGINS: Final = 0
DOES: Final = 1
ENDS: Final = 2
MOMENTS: Final = 3
STEPS: Final = 4
SEAT_MOMENTS: Final = STEPS * MOMENTS + 1  # and the test whether the seat can go on


class PreparationStep(Step):
    """A-7.1: `at` counts the moments of both seats."""

    def code(self) -> int:
        return codes.PREPARATION

    def run(self, game: Game) -> None:
        if self.at == 2 * SEAT_MOMENTS:
            game.reg[sheet.STEP] = -1
            game.pop()
            return
        seat = sheet.in_order(game, self.at // SEAT_MOMENTS)
        place = self.at % SEAT_MOMENTS
        self.at += 1
        if place == STEPS * MOMENTS:
            if score.cannot_recover(game, seat):
                game.end(1 - seat, "A-5.2")
            return
        self._moment(game, seat, place // MOMENTS, place % MOMENTS)

    def _moment(self, game: Game, seat: int, step: int, moment: int) -> None:
        if step <= sheet.SURPLUS and skips(game, seat):
            return
        if step == sheet.PLACING and game.reg[sheet.RENEWED + seat] == 1:
            return
        game.reg[sheet.STEP] = step
        game.reg[sheet.ACTING] = seat
        if moment == DOES:
            self._do(game, seat, step)
        else:
            happen(game, EV_STEP_BEGINS if moment == BEGINS else EV_STEP_ENDS, seat, -1, step)

    def _do(self, game: Game, seat: int, step: int) -> None:
        if step == sheet.RESET:
            reset(game, seat)
        elif step == sheet.SURPLUS:
            game.push(DiscardPlayStep(seat))
            game.push(DiscardHandStep(seat))
        elif step == sheet.FILL:
            game.push(FillStep(seat))
        else:
            game.push(PlaceStep(seat))


def skips(game: Game, seat: int) -> bool:
    """Whether a seat skips 1-A and 1-B: the first player in turn 1 (A-7.2)."""
    return game.reg[sheet.TURN] == 1 and (seat == sheet.first(game) or sheet.switches(game).both_skip)


def reset(game: Game, seat: int) -> None:
    """Turn all own cards in play upright (A-7.3)."""
    turned = [card for card in sheet.in_play(game, seat) if moves.turn(game, card, False)]
    if len(turned) != 0:
        game.emit("reset", "A-7.3", seat, turned, len(turned))


class DiscardHandStep(PicksStep):
    """A-7.4: discard any number of hand cards, down to six at least."""

    def code(self) -> int:
        return codes.DISCARD_HAND

    def kind(self) -> str:
        return "discard_hand"

    def rule(self) -> str:
        return "A-7.4"

    def listed(self, game: Game) -> list[int]:
        return game.table.zone(self.seat, HAND)

    def run(self, game: Game) -> None:
        listed = self.listed(game)
        left = len(listed) - len(self.picks) - moves.hand_size(game, self.seat)
        if left <= 0:
            PicksStep.run(self, game)
            return
        options = pick_options(game, self.seat, listed, self.picks, left)
        if len(self.picks) != 0:
            options.append(Option(BACK))
        choice = Choice(self.seat, self.kind(), self.rule(), options)
        choice.picked = handles(game, self.seat, self.picks)
        choice.need = left
        game.ask(choice)

    def carry_out(self, game: Game, cards: list[int]) -> None:
        moves.discard(game, self.seat, cards, "A-7.4")


class DiscardPlayStep(PicksStep):
    """A-7.5: discard any number of own Digimon and options in play."""

    def code(self) -> int:
        return codes.DISCARD_PLAY

    def kind(self) -> str:
        return "discard_play"

    def rule(self) -> str:
        return "A-7.5"

    def listed(self, game: Game) -> list[int]:
        return sheet.digimon(game, self.seat) + sheet.slots(game, self.seat)

    def carry_out(self, game: Game, cards: list[int]) -> None:
        moves.discard(game, self.seat, cards, "A-7.5")


class FillStep(Step):
    """A-7.6 to A-7.10: fill the hand, then exchange it or renew the deck, each at most once, in either order (A-7.8)."""

    def code(self) -> int:
        return codes.FILL

    def run(self, game: Game) -> None:
        if self.at == 0:
            self.at = 1
            fill(game, self.seat, "A-7.6")
            return
        options: list[Option] = [Option(DONE)]
        asked = exchange_asked(game, self.seat)
        if asked and exchange_allowed(game, self.seat):
            options.append(Option(EXCHANGE))
        if can_renew(game, self.seat):
            options.append(Option(RENEW))
        if len(options) == 1 and not asked:
            game.pop()
            return
        game.ask(Choice(self.seat, "fill", "A-7.8", options))

    def take(self, game: Game, option: Option) -> None:
        if option.verb is EXCHANGE:
            game.reg[sheet.EXCHANGED + self.seat] = 1
            exchange(game, self.seat)
        elif option.verb is RENEW:
            game.reg[sheet.RENEWED + self.seat] = 1
            moves.renew(game, self.seat, "A-7.10")
            if sheet.switches(game).renew_refills:
                self.at = 0
        else:
            game.pop()


def fill(game: Game, seat: int, rule: str) -> None:
    """Draw until the hand has six, as far as there are cards (A-7.6, A-7.7)."""
    missing = moves.hand_size(game, seat) - game.table.count(seat, HAND)
    drawn = moves.draw(game, seat, missing, rule)
    if drawn < missing:
        game.emit("deck-ran-out", "A-7.7", seat, [], missing - drawn)


def has_low(game: Game, seat: int) -> bool:
    """Whether a seat has a Digimon of Level III or lower in play (A-7.9)."""
    return any([face(game, card).is_low() for card in sheet.digimon(game, seat)])


def by_hand(game: Game) -> bool:
    """Whether the exchange of this turn goes by the cards in hand: that of the first hand may (A-4.4)."""
    return sheet.switches(game).exchange_by_hand and game.reg[sheet.TURN] == 1


def exchange_asked(game: Game, seat: int) -> bool:
    """Whether a seat is asked for the exchange (A-7.9), as all can see; the hand itself may still forbid it (A-4.4)."""
    if game.reg[sheet.EXCHANGED + seat] == 1:
        return False
    return by_hand(game) or not has_low(game, seat)


def exchange_allowed(game: Game, seat: int) -> bool:
    """Whether the hand of a seat that is asked allows the exchange (A-4.4)."""
    return not (by_hand(game) and any([face(game, card).is_low() for card in game.table.zone(seat, HAND)]))


def exchange(game: Game, seat: int) -> None:
    """Redraw the hand (A-7.9)."""
    rule = "A-4.4" if by_hand(game) else "A-7.9"
    hand = game.table.zone(seat, HAND)[:]
    if by_hand(game):
        piles.reveal(game, seat, hand, rule)
    game.emit("exchanged", rule, seat, [], len(hand))
    if sheet.switches(game).redraw_discards:
        moves.discard(game, seat, hand, rule)
    else:
        moves.hand_into_deck(game, seat, rule)
    moves.draw(game, seat, moves.HAND_SIZE, rule)


def can_renew(game: Game, seat: int) -> bool:
    """Whether a seat may renew its deck now (A-7.10)."""
    switches = sheet.switches(game)
    if game.reg[sheet.RENEWED + seat] == 1 or values.player_is(game, seat, numbers.CANNOT_RENEW):
        return False
    if switches.renew_needs_no_low_level and has_low(game, seat):
        return False
    if not switches.renew_needs_short_deck:
        return True
    return game.table.count(seat, NET_OCEAN) == 0 and game.table.count(seat, HAND) < moves.hand_size(game, seat)
