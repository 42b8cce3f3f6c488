"""Why a card or chip cannot be used now: every reason, from what the seat knows.

First what bars every card (the choice under way, the other seat's turn), then what bars this one where it lies.
"""

from typing import Final

from netocean.engine.game import Game
from netocean.engine.play import Choice, Reason
from netocean.engine.table import OWNER
from netocean.games.appmon import sheet
from netocean.games.appmon.sheet import FAILED, FROM_DECK, face
from netocean.games.appmon.steps import codes as steps
from netocean.games.appmon.steps.declare import DeclareStep
from netocean.games.appmon.uses import cannot_activate, cannot_link, cannot_open
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.zones import (
    APPMON_BOX,
    CHIP_HAND,
    DECK,
    DISCARD_PILE,
    FUSION_BOX,
    HAND,
    OPTION_SLOTS,
    POINT_GAUGE,
    POWER_BOX,
    REMOVED,
    USED_CHIPS,
)
from netocean.games.picks import lists
from netocean.games.reasons import Refusal, add

# Which rule says who acts first, by phase.
_ORDER = ("P-4.1", "P-6.9", "P-7.4", "P-8.2", "P-5.3")


class Why(Refusal):
    """The reasons of this game."""

    def sight(self) -> str:
        return "P-2.3"

    def unseen_by(self, game: Game, card: int) -> str:
        # What its owner alone may know, or nobody.
        zone = game.table.zone_of(card)
        if zone == POWER_BOX:
            return "P-7.7" if game.table.mark[card] == FROM_DECK else "P-6.6"
        if zone == POINT_GAUGE:
            return "P-2.1"
        return "P-2.8" if game.table.layout.reads[zone] == OWNER else "P-2.3"

    def not_yours(self, game: Game, card: int, asked: bool) -> Reason:
        return Reason("card-not-yours", "P-8.2")

    def order(self, game: Game) -> str:
        return _ORDER[game.reg[sheet.PHASE]]

    def under_way(self, game: Game, choice: Choice, card: int, handle: int, found: list[Reason]) -> None:
        # Nothing in a window: there the card itself says why. Anywhere else what is asked comes first.
        step = game.stack[len(game.stack) - 1]
        code = step.code()
        if code == steps.WINDOW or code == steps.FUSION_PART:
            return
        in_hand = game.table.zone_of(card) == HAND
        if handle in choice.picked:
            found.append(Reason("card-picked", choice.rule))
        elif handle == choice.card:
            found.append(Reason("card-acts", choice.rule))
        elif code == steps.SET_OPTIONS and lists(step, game, card) and _slots_taken(game, choice):
            found.append(Reason("set-no-slot", "P-2.7"))
        elif lists(step, game, card) or (in_hand and code in (steps.USE, steps.DISCARD_EXACTLY)):
            found.append(Reason("pick-order", choice.rule))
        elif code == steps.DISCARD_SLOTS and sheet.in_slot(game, card):
            found.append(Reason("slot-kept", choice.rule))
        elif isinstance(step, DeclareStep) and step.at == 0 and in_hand and face(game, card).is_fighter():
            if step.may_declare(game, card):
                found.append(Reason("declare-no-material", "P-6.6"))
            else:
                found.append(Reason("declare-grade", "P-6.5", step.next_grade(game)))
        else:
            found.append(Reason("choice-first", choice.rule))

    def by_place(self, game: Game, seat: int, card: int, asked: int, found: list[Reason]) -> None:
        # `asked` is the code of the step that asks this seat, -1 if none does.
        zone = game.table.zone_of(card)
        if game.reg[sheet.PHASE] == sheet.SETUP:
            if not face(game, card).is_base():
                found.append(Reason("start-base", "P-4.1"))
        elif zone in (DECK, DISCARD_PILE):
            found.append(Reason("card-out-of-play", "P-2.3"))
        elif zone in (POINT_GAUGE, REMOVED):
            found.append(Reason("card-out-of-play", "P-2.1"))
        elif zone == USED_CHIPS:
            played = game.reg[sheet.CHIPS] == sheet.CHIPS_PLAYED
            found.append(Reason("chip-used-up", "P-7.3") if played else Reason("chip-left-out", "P-3.4"))
        elif zone == POWER_BOX:
            _given(game, card, found)
        elif zone == FUSION_BOX:
            _declared(game, seat, card, found)
        elif zone == APPMON_BOX:
            _box(game, seat, card, found)
        elif zone == HAND:
            _hand(game, seat, card, asked, found)
        elif zone == CHIP_HAND:
            _chip(game, seat, card, asked, found)
        elif zone == OPTION_SLOTS:
            _slot(game, seat, card, found)


WHY: Final = Why()


def in_window(game: Game) -> bool:
    """Whether the seats use cards now, in turn: an undecided battle whose window has begun (P-8.2)."""
    reg = game.reg
    return reg[sheet.PHASE] == sheet.BATTLE and reg[sheet.RESULT] == sheet.NOBODY and reg[sheet.WINDOW] >= 0


# The choice under way.


def _slots_taken(game: Game, choice: Choice) -> bool:
    return len(choice.picked) >= sheet.free_slots(game, choice.seat)


# The card where it lies.


def _given(game: Game, card: int, found: list[Reason]) -> None:
    if game.table.host[card] >= 0:
        found.append(Reason("card-is-material", "P-7.5"))
    else:
        found.append(Reason("card-is-linked", "P-9.1"))


def _declared(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    if game.table.mark[card] == FAILED:
        found.append(Reason("fusion-over", "P-7.6"))
    elif game.reg[sheet.PHASE] != sheet.FUSION:
        found.append(Reason("fusion-moment", "P-7.4"))
    elif sheet.declared(game, seat)[0] != card:
        found.append(Reason("fusion-not-next", "P-7.5"))


def _box(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    if card != sheet.active(game, seat):
        found.append(Reason("box-covered", "P-2.4"))
    elif game.table.up[card] == 0:
        found.append(Reason("box-face-down", "P-6.8"))
    elif len(face(game, card).activates) == 0:
        found.append(Reason("card-does-nothing", "P-8.2"))
    else:
        _abilities(game, seat, card, found)


def _abilities(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    for index in face(game, card).activates:
        mine: list[Reason] = []
        cannot_activate(game, seat, card, index, in_window(game), mine)
        add(found, mine)


def _slot(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    if game.table.up[card] == 1 and len(face(game, card).activates) != 0:
        _abilities(game, seat, card, found)
        return
    mine: list[Reason] = []
    cannot_open(game, seat, card, in_window(game), mine)
    add(found, mine)


def _hand(game: Game, seat: int, card: int, asked: int, found: list[Reason]) -> None:
    printed = face(game, card)
    if printed.kind == codes.OPTION:
        _set(game, seat, card, asked, found)
        return
    if game.reg[sheet.PHASE] == sheet.BATTLE:
        mine: list[Reason] = []
        cannot_link(game, seat, card, in_window(game), mine)
        add(found, mine)
    elif printed.is_base():
        if sheet.evolved(game, seat):
            found.append(Reason("exchange-evolved", "P-6.4"))
        elif asked == steps.FUSION_PART:
            found.append(Reason("exchange-over", "P-7.4"))
        else:
            found.append(Reason("exchange-moment", "P-6.4"))
    elif asked != steps.DECLARE:
        found.append(Reason("declare-moment", "P-6.5"))


def _set(game: Game, seat: int, card: int, asked: int, found: list[Reason]) -> None:
    if asked == steps.SET_OPTIONS:
        return  # picked, passed by, or no slot left
    if game.reg[sheet.PHASE] == sheet.BATTLE and sheet.switches(game).options_from_hand:
        mine: list[Reason] = []
        cannot_open(game, seat, card, in_window(game), mine)
        add(found, mine)
    elif sheet.free_slots(game, seat) == 0:
        found.append(Reason("set-no-slot", "P-2.7"))
    else:
        found.append(Reason("set-moment", "P-6.7"))


def _chip(game: Game, seat: int, card: int, asked: int, found: list[Reason]) -> None:
    if game.reg[sheet.PHASE] == sheet.BATTLE:
        mine: list[Reason] = []
        cannot_link(game, seat, card, in_window(game), mine)
        add(found, mine)
    elif asked != steps.DECLARE:
        found.append(Reason("chip-moment", "P-7.3"))
