"""Why a card cannot be used now: every reason, from what the seat knows (F-R12, F-R13).

First what bars every card (the choice under way, the other seat's turn to act), then what bars this one where it lies.
"""

from typing import Final

from netocean.abilities.tree import ACTIVATE
from netocean.engine.game import Game
from netocean.engine.play import Choice, Reason
from netocean.games.fftcg import allowed, castable, sheet
from netocean.games.fftcg.purse import purse
from netocean.games.fftcg.steps.priority import USE_BOUND
from netocean.games.fftcg.values import values
from netocean.games.fftcg.zones import DAMAGE, DECK, FIELD, HAND, LAYOUT, LB, STACK
from netocean.games.reasons import Refusal


class Why(Refusal):
    """The reasons of this game."""

    def sight(self) -> str:
        return "F-R4.4"

    def unseen_by(self, game: Game, card: int) -> str:
        return "F-R4.4"

    def own(self, game: Game, seat: int, card: int) -> bool:
        """Whether a card is this player's to use: his own, one that he controls, one that he may cast."""
        if game.table.zone_of(card) == FIELD:
            return sheet.controller(game, card) == seat
        return game.table.owner[card] == seat or card in castable.elsewhere(game, seat)

    def not_yours(self, game: Game, card: int, asked: bool) -> Reason:
        return Reason("card-not-yours", "F-R4.7")

    def order(self, game: Game) -> str:
        return "F-R8.5"

    def under_way(self, game: Game, choice: Choice, card: int, handle: int, found: list[Reason]) -> None:
        if choice.kind != "priority":
            _under_way(choice, handle, found)
        elif game.reg[sheet.USES] >= USE_BOUND:
            found.append(Reason("enough-acts", "F-R2.7", USE_BOUND))

    def by_place(self, game: Game, seat: int, card: int, asked: int, found: list[Reason]) -> None:
        if game.reg[sheet.PHASE] != sheet.BEFORE:
            _by_place(game, seat, card, found)
        elif len(found) == 0:
            found.append(Reason("before-play", "F-R6.3"))


WHY: Final = Why()


def _under_way(choice: Choice, handle: int, found: list[Reason]) -> None:
    """What the open choice says about a card that it does not offer."""
    if handle in choice.picked:
        found.append(Reason("card-picked", choice.rule))
    elif handle == choice.card:
        found.append(Reason("card-acts", choice.rule))
    elif choice.kind in ("target", "cost_pick", "pay", "select", "search", "discard"):
        found.append(Reason("not-a-choice", choice.rule))
    else:
        found.append(Reason("choice-first", choice.rule))


def _by_place(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    """What bars a card where it lies."""
    zone = game.table.zone_of(card)
    if zone in (DECK, DAMAGE):
        found.append(Reason("zone-out-of-play", "F-R4.1", 0, LAYOUT.names[zone]))
    elif zone == STACK:
        found.append(Reason("on-the-stack", "F-R8.6"))
    elif zone in (HAND, LB) or card in castable.elsewhere(game, seat):
        _cast(game, seat, card, found)
    elif zone != FIELD and not _has_ability(game, seat, card):
        found.append(Reason("zone-no-ability", "F-R13.6", 0, LAYOUT.names[zone]))
    _abilities(game, seat, card, zone, found)


def _cast(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    money = purse(game, seat)
    allowed.cannot_cast(game, castable.casting(game, seat, card), money, True, found)
    face = sheet.as_face(game.table.face[card])
    if castable.bursts(game, face):
        allowed.cannot_cast(game, castable.bursting(game, seat, card), money, True, found)
    if face.warp > 0 and game.table.zone_of(card) == HAND:
        allowed.cannot_warp(game, castable.warping(game, seat, card), money, found)


def _has_ability(game: Game, seat: int, card: int) -> bool:
    for held in values(game).held:
        if held.card == card and held.seat == seat and held.ability().kind == ACTIVATE:
            return True
    return False


def _abilities(game: Game, seat: int, card: int, zone: int, found: list[Reason]) -> None:
    """What bars each of the abilities that a player could use of a card."""
    money = purse(game, seat)
    any_ = False
    for held in values(game).held:
        if held.card == card and held.seat == seat and held.ability().kind == ACTIVATE:
            any_ = True
            allowed.cannot_use(game, castable.using(game, held), held, money, found)
    body = values(game).bodies.get(card)
    if body is not None and castable.primes(body):
        any_ = True
        allowed.cannot_prime(game, castable.priming(game, body), money, found)
    if zone == FIELD and not any_:
        found.append(Reason("card-does-nothing", "F-R13.1"))
