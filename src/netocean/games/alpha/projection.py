"""What continuous abilities give now, kept for as long as nothing has changed that they could ask for."""

from typing import Final

from netocean.engine.game import Effect, Game
from netocean.games.alpha import sheet, values
from netocean.games.alpha.sheet import face
from netocean.games.alpha.vocabulary import standing
from netocean.games.alpha.vocabulary.codes import KW_NO_ADDING
from netocean.games.alpha.zones import DIGIMON_BOXES, OPTION_SLOTS

# The registers that conditions, amounts and filters ask for.
_ASKED: Final[list[int]] = [
    sheet.TURN,
    sheet.FIRST,
    sheet.POINTS,
    sheet.POINTS + 1,
    sheet.ATTACKER,
    sheet.ATTACKER_SERIAL,
    sheet.DEFENDER,
    sheet.DEFENDER_SERIAL,
    sheet.ALPHA,
    sheet.USED_COMMANDS,
    sheet.USED_COMMANDS + 1,
    sheet.LAST_COMMAND,
    sheet.BLOCKED,
]


class Projection:
    """All that changes cards and players, and the state it was worked out from.

    That state is what the vocabulary asks for: these registers, what lasts, and how cards lie; not the order of a deck.
    """

    def __init__(self, game: Game, found: list[Effect]) -> None:
        table = game.table
        self.found: list[Effect] = found
        self.reg: list[int] = [game.reg[place] for place in _ASKED]
        self.effects: list[Effect] = game.effects[:]
        self.serial: list[int] = table.serial[:]
        self.up: list[int] = table.up[:]
        self.turned: list[int] = table.turned[:]
        self.mark: list[int] = table.mark[:]
        self.host: list[int] = table.host[:]
        self.boxes: list[list[int]] = [table.zone(seat, DIGIMON_BOXES)[:] for seat in (0, 1)]

    def holds(self, game: Game) -> bool:
        """Whether nothing has changed since. Every move of a card renews its serial number."""
        table = game.table
        for place, value in enumerate(self.reg):
            if game.reg[_ASKED[place]] != value:
                return False
        return (
            self.effects == game.effects
            and self.serial == table.serial
            and self.turned == table.turned
            and self.up == table.up
            and self.mark == table.mark
            and self.host == table.host
            and self.boxes[0] == table.zone(0, DIGIMON_BOXES)
            and self.boxes[1] == table.zone(1, DIGIMON_BOXES)
        )


def worked_out(game: Game) -> Projection:
    """What changes cards and players now: what cards in play give, then what lasts, in the order of play."""
    givers = _givers(game)
    if len(givers) == 0:
        return Projection(game, game.effects[:])
    game.reg[sheet.PROJECTING] = 1
    quiet = _silencing(game, givers)
    found: list[Effect] = []
    alone: list[str] = []
    for card in givers:
        if not values.silenced(game, card, quiet) and not _once(game, card, alone):
            _give(game, card, found)
    game.reg[sheet.PROJECTING] = 0
    found.extend(game.effects)
    return Projection(game, found)


def _givers(game: Game) -> list[int]:
    # The cards in play that lie open and have continuous abilities, those of A-6.4's first player first.
    table = game.table
    copying = standing.copying(game)
    found: list[int] = []
    for rank in (0, 1):
        seat = sheet.in_order(game, rank)
        for card in table.zone(seat, DIGIMON_BOXES):
            if table.up[card] == 1 and (copying or len(face(game, card).statics) != 0) and sheet.is_digimon(game, card):
                found.append(card)
        for card in table.zone(seat, OPTION_SLOTS):
            if table.up[card] == 1 and (copying or len(face(game, card).statics) != 0):
                found.append(card)
    return found


def _silencing(game: Game, givers: list[int]) -> list[Effect]:
    # What takes abilities away comes first; what was taken away by an earlier one takes nothing away.
    quiet = game.effects
    for card in givers:
        for index in face(game, card).silences:
            if quiet is game.effects:
                quiet = game.effects[:]
            if not values.silenced(game, card, quiet):
                standing.give(game, card, index, quiet)
    return quiet


def _once(game: Game, card: int, alone: list[str]) -> bool:
    # Whether a card's abilities do not add up with those of another one of its name and player that were given before.
    printed = face(game, card)
    if (printed.keywords >> KW_NO_ADDING) & 1 == 0:
        return False
    name = f"{game.table.owner[card]} {printed.name}"
    if name in alone:
        return True
    alone.append(name)
    return False


def _give(game: Game, card: int, found: list[Effect]) -> None:
    for index in face(game, card).statics:
        standing.give(game, card, index, found)
    for place in standing.copies(game, card):
        for index in sheet.source(game, place).statics:
            standing.give(game, card, index, found, place)
