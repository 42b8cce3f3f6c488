# form: interpreted (games are watched only where faults are looked for)
"""What the lab asks of a running game of Appmon: which abilities act, and what has to hold in this game alone."""

from netocean.engine.game import Game
from netocean.engine.table import SEATS
from netocean.games import watched
from netocean.games.appmon import sheet
from netocean.games.appmon.sheet import face
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.zones import CHIP_HAND, DISCARD_PILE, LAYOUT, OPTION_SLOTS, POWER_BOX, USED_CHIPS
from netocean.games.watched import abilities, acting

FOREIGN: tuple[str, ...] = ()
"""The zones in which a card may lie with another seat than its owner's."""

__all__ = ["FOREIGN", "Watch", "abilities", "acting"]


class Watch(watched.Watch):
    """Watches a game for what must hold in this game alone."""

    def faults(self, game: Game) -> list[tuple[str, str]]:
        """What does not hold now: key, and what was seen."""
        found: list[tuple[str, str]] = []
        for seat in range(SEATS):
            found += _boxes(game, seat) + _piles(game, seat)
            if not 0 <= sheet.points(game, seat) <= 100:
                found.append(("watch-points", f"seat {seat}: {sheet.points(game, seat)}"))  # P-2.1
        return found


def _boxes(game: Game, seat: int) -> list[tuple[str, str]]:
    found = []
    faces = [face(game, card) for card in sheet.box(game, seat)]
    bases = [printed.is_base() for printed in faces]
    # Under `exchange_moment = at_flip` replaced bases lie below until they are turned up.
    waiting = sheet.switches(game).exchange_at_flip and all(bases)
    if not all(printed.is_fighter() for printed in faces) or not (bases in ([], [True], [True, False]) or waiting):
        found.append(("watch-box", f"seat {seat}: {[printed.key for printed in faces]}"))  # P-2.4
    if sheet.links(game, seat) and game.reg[sheet.PHASE] not in (sheet.BATTLE, sheet.POINT):
        found.append(("watch-links", f"seat {seat}"))  # P-10.4
    if sheet.declared(game, seat) and game.reg[sheet.PHASE] not in (sheet.PREPARATION, sheet.FUSION):
        found.append(("watch-declared", f"seat {seat}"))  # P-7.6
    return found


def _piles(game: Game, seat: int) -> list[tuple[str, str]]:
    table = game.table
    found = []
    if not all(face(game, card).kind == codes.OPTION for card in table.zone(seat, OPTION_SLOTS)):
        found.append(("watch-no-option", f"seat {seat}"))  # P-2.7
    for zone in range(LAYOUT.size()):
        chips = [face(game, card).kind == codes.CHIP for card in table.zone(seat, zone)]
        alone = zone in (CHIP_HAND, USED_CHIPS)
        if (alone and not all(chips)) or (any(chips) and not alone and zone != POWER_BOX):
            found.append(("watch-chips", f"seat {seat}: {LAYOUT.names[zone]}"))  # P-1.1
    if any(table.up[card] == 1 for card in table.zone(seat, DISCARD_PILE)):
        found.append(("watch-discard-open", f"seat {seat}"))  # P-2.3
    return found
