"""Why a card cannot be used now: every reason, from what the seat knows."""

from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.games.colosseum import sheet
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.uses import cannot_activate, cannot_appear, cannot_open, cannot_support
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import DARK_AREA, DIGIMON_BOX, HAND, NET_OCEAN, POINT_GAUGE, REQUIREMENT_BOX


def why_not(game: Game, seat: int, handle: int) -> list[Reason]:
    """The reasons why a card cannot be used by this seat now; empty if the open choice offers it."""
    card = game.table.card(seat, handle)
    if card < 0:
        return [Reason("card-out-of-sight", "C-R13.3")]
    choice = game.choice
    if choice is not None and choice.seat == seat:
        for option in choice.options:
            if option.card == handle or option.target == handle:
                return []
    if game.outcome is not None:
        return [Reason("game-is-over", "C-R10.1")]
    if not game.table.known(seat, card):
        return [Reason("card-unseen", "C-R13.3")]
    if game.table.owner[card] != seat:
        return [Reason("card-not-yours", "C-R0.3")]
    found: list[Reason] = []
    if choice is not None and choice.seat != seat:
        found.append(Reason("not-asked", "C-R5.2"))
    _by_place(game, seat, card, found)
    return found


def timing_of(game: Game, seat: int) -> int:
    """The timing of the window this seat has open, -1 for none."""
    return game.reg[sheet.WINDOW] if game.reg[sheet.ACTING] == seat else -1


def _by_place(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    zone = game.table.zone_of(card)
    if zone in (NET_OCEAN, DARK_AREA, POINT_GAUGE):
        found.append(Reason("card-out-of-play", "C-R13.3"))
    elif zone == REQUIREMENT_BOX:
        found.append(Reason("card-is-payment", "C-R7.4"))
    elif sheet.in_slot(game, card):
        _slot(game, seat, card, found)
    elif zone == HAND:
        _hand(game, seat, card, found)
    elif zone == DIGIMON_BOX and card == sheet.active_up(game, seat) and len(face(game, card).activates) != 0:
        _abilities(game, seat, card, found)
    else:
        found.append(Reason("card-does-nothing", "C-R12.2"))


def _note(found: list[Reason], reason: Reason | None) -> None:
    if reason is not None:
        found.append(reason)


def _abilities(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    for index in face(game, card).activates:
        _note(found, cannot_activate(game, seat, card, index, timing_of(game, seat)))


def _slot(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    printed = face(game, card)
    timing = timing_of(game, seat)
    if game.table.up[card] == 1 and len(printed.activates) != 0:
        _abilities(game, seat, card, found)
    elif printed.support >= 0:
        _note(found, cannot_support(game, seat, card, timing))
    else:
        _note(found, cannot_open(game, seat, card, timing))


def _hand(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    printed = face(game, card)
    timing = timing_of(game, seat)
    preparing = game.reg[sheet.PHASE] == sheet.PREPARATION
    if not printed.digimon:
        if preparing and len(sheet.free_slots(game, seat)) == 0:
            found.append(Reason("lay-no-slot", "C-R6.10"))
        else:
            found.append(Reason("lay-in-preparation", "C-R6.11"))
        return
    if printed.support >= 0:
        _note(found, cannot_support(game, seat, card, timing))
    if printed.appears != 0:
        _note(found, cannot_appear(game, seat, card, timing, False))
    if printed.level == nodes.LEVEL_III:
        if sheet.evolved(game, seat):
            found.append(Reason("exchange-evolved", "C-R6.5"))
        else:
            found.append(Reason("exchange-moment", "C-R6.5"))
    elif printed.appears == 0:
        found.append(Reason("plan-moment", "C-R6.6"))
