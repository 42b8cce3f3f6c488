"""Why a card cannot be used now: every reason, from what the seat knows.

First what bars every card (the choice under way, the other seat's turn), then what bars this one where it lies.
"""

from typing import Final

from netocean.engine.game import Game
from netocean.engine.play import Choice, Reason
from netocean.engine.table import OWNER
from netocean.games.alpha import numbers, sheet, values
from netocean.games.alpha.placings import Placings
from netocean.games.alpha.sheet import face
from netocean.games.alpha.steps import codes
from netocean.games.alpha.steps.had import has_had
from netocean.games.alpha.targets import upright
from netocean.games.alpha.uses import cannot_activate, cannot_command
from netocean.games.alpha.zones import COMMAND, DARK_AREA, DIGIMON_BOXES, HAND, NET_OCEAN, REMOVED
from netocean.games.reasons import Refusal, add, asking

# Which rule says who acts when, by phase.
_ORDER = ("A-4.1", "A-7.1", "A-8.4", "A-9.1")


class Why(Refusal):
    """The reasons of this game."""

    def sight(self) -> str:
        return "A-15.2"

    def unseen_by(self, game: Game, card: int) -> str:
        # Placed cards until they are turned up; hands, decks, the Dark Area.
        zone = game.table.zone_of(card)
        return "A-7.21" if zone not in (HAND, DARK_AREA) and game.table.layout.reads[zone] == OWNER else "A-15.2"

    def not_yours(self, game: Game, card: int, asked: bool) -> Reason:
        # A Digimon of the other side is no target when it cannot be attacked.
        if asked and asking(game) == codes.OPPORTUNITY and sheet.is_digimon(game, card):
            if values.is_(game, card, numbers.CANNOT_BE_ATTACKED):
                return Reason("attack-forbidden", "A-14.3")
        return Reason("card-not-yours", "A-10.1")

    def order(self, game: Game) -> str:
        if game.reg[sheet.BATTLE] == 1:
            return "A-12.4"
        return "A-10.3" if game.reg[sheet.ATTACKER] >= 0 else _ORDER[game.reg[sheet.PHASE]]

    def under_way(self, game: Game, choice: Choice, card: int, handle: int, found: list[Reason]) -> None:
        # Nothing where the card itself says why; anywhere else what is asked comes first.
        code = asking(game)
        if handle in choice.picked:
            found.append(Reason("card-picked", choice.rule))
        elif handle == choice.card:
            found.append(Reason("card-acts", choice.rule))
        elif (code == codes.PLACE and game.table.zone_of(card) == HAND) or code == codes.WINDOW:
            return
        elif code == codes.BLOCK and sheet.is_digimon(game, card):
            found.append(_no_block(game, card))
        elif code == codes.SUPPORT and sheet.is_digimon(game, card):
            found.append(_no_support(game, card, choice.rule))
        elif code == codes.OPPORTUNITY and game.table.zone_of(card) == DIGIMON_BOXES:
            found.append(Reason("opportunity-not-next", "A-9.1"))
        elif code in (codes.DISCARD_HAND, codes.DISCARD_PLAY, codes.DISCARD_EXACTLY, codes.USE, codes.EVOLVE_COST):
            found.append(Reason("pick-not-listed", choice.rule))
        else:
            found.append(Reason("choice-first", choice.rule))

    def by_place(self, game: Game, seat: int, card: int, asked: int, found: list[Reason]) -> None:
        # `asked` is the code of the step that asks this seat, -1 if none does.
        zone = game.table.zone_of(card)
        if zone in (NET_OCEAN, DARK_AREA):
            found.append(Reason("card-out-of-play", "A-13.2"))
        elif zone == REMOVED:
            found.append(Reason("card-removed", "A-2.6"))
        elif zone == COMMAND:
            found.append(Reason("command-used", "A-12.4"))
        elif zone == HAND:
            _hand(game, seat, card, asked, found)
        elif game.table.up[card] == 0:
            found.append(Reason("card-face-down", "A-7.21"))
        elif zone == DIGIMON_BOXES:
            _box(game, seat, card, found)
        else:
            _abilities(game, seat, card, found)


WHY: Final = Why()


# The choice under way.


def _no_block(game: Game, card: int) -> Reason:
    if not upright(game, card):
        return Reason("block-sideways", "A-10.3")
    if values.is_(game, card, numbers.CANNOT_BLOCK):
        return Reason("block-forbidden", "A-14.3")
    return Reason("block-slower", "A-10.3")


def _no_support(game: Game, card: int, rule: str) -> Reason:
    if not upright(game, card):
        return Reason("support-sideways", rule)
    if values.is_(game, card, numbers.CANNOT_SUPPORT):
        return Reason("support-forbidden", "A-14.3")
    return Reason("support-other", rule)


# The card where it lies.


def _hand(game: Game, seat: int, card: int, asked: int, found: list[Reason]) -> None:
    mine: list[Reason] = []
    if face(game, card).is_command():
        cannot_command(game, seat, card, mine)
        if asked == codes.PLACE:
            mine.insert(0, Reason("place-command", "A-7.12"))
    elif asked == codes.PLACE:
        Placings(game, seat, game.stack[len(game.stack) - 1].picks).bar(card, mine)
    elif game.reg[sheet.PHASE] == sheet.PREPARATION and game.reg[sheet.RENEWED + seat] == 1:
        mine.append(Reason("place-renewed", "A-7.11"))
    else:
        mine.append(Reason("place-moment", "A-7.12"))
    add(found, mine)


def _box(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    if not sheet.is_digimon(game, card):
        found.append(Reason("evolution-card", "A-8.4"))
        return
    if game.reg[sheet.WINDOW] == 1:
        _abilities(game, seat, card, found)
        return
    if len(face(game, card).activates) != 0:
        _abilities(game, seat, card, found)
    if game.reg[sheet.PHASE] != sheet.BATTLE_PHASE:
        found.append(Reason("opportunity-moment", "A-9.1"))
    elif not upright(game, card):
        found.append(Reason("opportunity-sideways", "A-9.2"))
    elif has_had(game, card):
        found.append(Reason("opportunity-had", "A-9.3"))
    elif len(found) == 0:
        found.append(Reason("opportunity-not-next", "A-9.1"))


def _abilities(game: Game, seat: int, card: int, found: list[Reason]) -> None:
    activates = face(game, card).activates
    if len(activates) == 0:
        add(found, [Reason("card-does-nothing", "A-14.2")])
    for index in activates:
        mine: list[Reason] = []
        cannot_activate(game, seat, card, index, mine)
        add(found, mine)
