"""Why a card cannot be used now: every reason, from what the seat knows.

First what bars every card (the choice under way, the other seat's turn), then what bars this one where it lies.
"""

from typing import Final

from netocean.engine.game import Game
from netocean.engine.play import Choice, Reason
from netocean.engine.table import OWNER
from netocean.games.colosseum import sheet
from netocean.games.colosseum.printed import AT_START_OF_BATTLE
from netocean.games.colosseum.sheet import FROM_NET_OCEAN, TRIED, face
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.steps.evolution import EvolutionPartStep
from netocean.games.colosseum.uses import cannot_activate, cannot_appear, cannot_open, cannot_support
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import (
    DARK_AREA,
    DIGIMON_BOX,
    EVOLUTION_BOX,
    HAND,
    NET_OCEAN,
    POINT_GAUGE,
    REQUIREMENT_BOX,
    SUPPORT_BOX,
)
from netocean.games.picks import lists
from netocean.games.reasons import Refusal, add

# Which rule says who acts first, by phase.
_ORDER = ("C-R4.1", "C-R5.2", "C-R7.3", "C-R8.5", "C-R9.3")

# The steps that ask in the Preparation before option cards are laid (C-R6).
_BEFORE_LAYING = (codes.DISCARD_HAND, codes.DISCARD_SLOTS, codes.REFILL, codes.EXCHANGE, codes.PLAN)


class Why(Refusal):
    """The reasons of this game."""

    def sight(self) -> str:
        return "C-R13.3"

    def unseen_by(self, game: Game, card: int) -> str:
        # What its owner alone may know (C-R13.2), or nobody (C-R13.3); of payments only ○ and × are seen by nobody.
        zone = game.table.zone_of(card)
        if zone == REQUIREMENT_BOX:
            return "C-R13.3" if game.table.mark[card] == FROM_NET_OCEAN else "C-R13.2"
        return "C-R13.2" if game.table.layout.reads[zone] == OWNER else "C-R13.3"

    def not_yours(self, game: Game, card: int, asked: bool) -> Reason:
        return Reason("card-not-yours", "C-R0.3")

    def order(self, game: Game) -> str:
        if game.reg[sheet.WINDOW] == nodes.AT_FIELD:
            return "C-R7.14"
        return _ORDER[game.reg[sheet.PHASE]]

    def under_way(self, game: Game, choice: Choice, card: int, handle: int, found: list[Reason]) -> None:
        # Nothing in a window: there the card itself says why. Anywhere else what is asked comes first.
        step = game.stack[len(game.stack) - 1]
        code = step.code()
        if code == codes.WINDOW or code == codes.EVOLUTION_PART:
            return
        in_hand = game.table.zone_of(card) == HAND
        if code == codes.APPEARANCES and in_hand and face(game, card).appears == AT_START_OF_BATTLE:
            return
        if handle in choice.picked:
            found.append(Reason("card-picked", choice.rule))
        elif handle == choice.card or (code == codes.DISCARD_EXACTLY and card == step.b):
            found.append(Reason("card-acts", choice.rule))
        elif code == codes.LAY_OPTIONS and lists(step, game, card) and _slots_taken(game, choice):
            found.append(Reason("lay-no-slot", "C-R6.10"))
        elif lists(step, game, card) or (in_hand and code in (codes.USE, codes.DISCARD_EXACTLY)):
            found.append(Reason("pick-order", choice.rule))
        elif code == codes.DISCARD_SLOTS and sheet.in_slot(game, card):
            found.append(Reason("slot-kept", choice.rule))
        elif code == codes.PLAN and step.at == 0 and in_hand and face(game, card).digimon:
            found.append(Reason("plan-cannot-evolve", "C-R6.9"))
        else:
            found.append(Reason("choice-first", choice.rule))

    def by_place(self, game: Game, seat: int, card: int, asked: int, found: list[Reason]) -> None:
        # `asked` is the code of the step that asks this seat, -1 if none does.
        zone = game.table.zone_of(card)
        if game.reg[sheet.PHASE] == sheet.SETUP:
            if not face(game, card).is_level_iii():
                found.append(Reason("start-level-iii", "C-R4.1"))
        elif zone == NET_OCEAN or zone == DARK_AREA:
            found.append(Reason("card-out-of-play", "C-R13.3"))
        elif zone == POINT_GAUGE:
            found.append(Reason("card-out-of-play", "C-R2.2"))
        elif zone == REQUIREMENT_BOX:
            found.append(Reason("card-is-payment", "C-R7.4"))
        elif zone == EVOLUTION_BOX:
            _planned(game, seat, card, found)
        elif zone == SUPPORT_BOX:
            found.append(Reason("support-given", "C-R12.3"))
        elif zone == DIGIMON_BOX:
            _box(game, seat, card, found)
        elif zone == HAND:
            _hand(game, seat, card, asked, found)
        else:
            _slot(game, seat, card, found)


WHY: Final = Why()


def timing_of(game: Game, seat: int) -> int:
    """The timing that is now or, while the other seat acts, still to come for this one; -1 for none.

    In an undecided battle the seats come in turn (C-R8.5); elsewhere the second one's window follows the first's.
    """
    reg = game.reg
    if reg[sheet.PHASE] == sheet.BATTLE and reg[sheet.RESULT] < 0:
        return nodes.AT_BATTLE
    if reg[sheet.ACTING] == seat or seat == sheet.in_phase_order(game, 1):
        return reg[sheet.WINDOW]
    return -1


# The choice under way.


def _slots_taken(game: Game, choice: Choice) -> bool:
    return len(choice.picked) >= len(sheet.free_slots(game, choice.seat))


# The card where it lies.


def _planned(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    if game.table.mark[card] == TRIED:
        if game.table.up[card] == 1:
            found.append(Reason("evolve-failed", "C-R7.6"))
        else:
            found.append(Reason("evolve-declined", "C-R7.7"))
        return
    for step in game.stack:
        if isinstance(step, EvolutionPartStep) and step.seat == seat and step.at == 1:
            due = step.next_card(game)
            if due >= 0 and due != card:
                behind = face(game, card).block > face(game, due).block
                found.append(Reason("evolve-not-next", "C-R7.9" if behind else "C-R7.4"))
            return
    found.append(Reason("evolve-moment", "C-R7.4"))


def _box(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    if card != sheet.active(game, seat):
        found.append(Reason("box-covered", "C-R2.5"))
    elif game.table.up[card] == 0:
        found.append(Reason("box-face-down", "C-R7.1"))
    elif len(face(game, card).activates) == 0:
        found.append(Reason("card-does-nothing", "C-R12.2"))
    else:
        _abilities(game, seat, card, timing_of(game, seat), found)


def _abilities(game: Game, seat: int, card: int, timing: int, found: list[Reason]) -> None:
    for index in face(game, card).activates:
        mine: list[Reason] = []
        cannot_activate(game, seat, card, index, timing, mine)
        add(found, mine)


def _slot(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    printed = face(game, card)
    timing = timing_of(game, seat)
    mine: list[Reason] = []
    if game.table.up[card] == 1 and len(printed.activates) != 0:
        _abilities(game, seat, card, timing, mine)
    elif printed.support >= 0:
        cannot_support(game, seat, card, timing, mine)
    else:
        cannot_open(game, seat, card, timing, mine)
    add(found, mine)


def _hand(game: Game, seat: int, card: int, asked: int, found: list[Reason]) -> None:
    printed = face(game, card)
    if not printed.digimon:
        _lay(game, seat, asked, found)
        return
    timing = timing_of(game, seat)
    if printed.support >= 0:
        mine: list[Reason] = []
        cannot_support(game, seat, card, timing, mine)
        add(found, mine)
    if printed.appears != 0:
        mine = []
        cannot_appear(game, seat, card, timing, asked == codes.APPEARANCES, mine)
        add(found, mine)
    if printed.level == nodes.LEVEL_III:
        if sheet.evolved(game, seat):
            found.append(Reason("exchange-evolved", "C-R6.5"))
        else:
            found.append(Reason("exchange-moment", "C-R6.5"))
    elif printed.appears == 0 and asked != codes.PLAN:
        found.append(Reason("plan-moment", "C-R6.6"))


def _lay(game: Game, seat: int, asked: int, found: list[Reason]) -> None:
    if asked == codes.LAY_OPTIONS:
        return  # picked, passed by, or no slot left
    if game.reg[sheet.PHASE] != sheet.PREPARATION:
        found.append(Reason("lay-in-preparation", "C-R6.11"))
    elif len(sheet.free_slots(game, seat)) == 0:
        found.append(Reason("lay-no-slot", "C-R6.10"))
    elif asked in _BEFORE_LAYING:
        found.append(Reason("lay-later", "C-R6.10"))
    elif asked >= 0 and game.reg[sheet.WINDOW] == nodes.AT_PREPARATION and game.reg[sheet.ACTING] == seat:
        found.append(Reason("lay-over", "C-R6.10"))
    else:
        found.append(Reason("lay-in-preparation", "C-R6.11"))
