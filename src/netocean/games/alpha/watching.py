# form: interpreted (games are watched only where faults are looked for)
"""What the lab asks of a running game of α: which abilities act, and what has to hold in this game alone."""

from netocean.engine.game import Game
from netocean.engine.table import SEATS
from netocean.games.alpha import sheet
from netocean.games.alpha.steps.use import UseStep
from netocean.games.alpha.zones import COMMAND, DARK_AREA, DIGIMON_BOXES, OPTION_SLOTS
from netocean.games.watched import Watch as Watched
from netocean.games.watched import abilities, acting

__all__ = ["FOREIGN", "Watch", "abilities", "acting"]

FOREIGN: tuple[str, ...] = ()
"""The zones in which a card may lie with another seat than its owner's."""


class Watch(Watched):
    """Watches a game for what must hold in this game alone."""

    def faults(self, game: Game) -> list[tuple[str, str]]:
        """What does not hold now: key, and what was seen."""
        found: list[tuple[str, str]] = []
        for seat in range(SEATS):
            found += _boxes(game, seat) + _piles(game, seat)
            if not 0 <= sheet.points(game, seat) <= 100:
                found.append(("watch-points", f"seat {seat}: {sheet.points(game, seat)}"))
        if game.reg[sheet.PROJECTING] != 0:
            found.append(("watch-projecting", ""))
        return found


def _boxes(game: Game, seat: int) -> list[tuple[str, str]]:
    table = game.table
    found = []
    digimon = sheet.digimon(game, seat)
    marks = [table.mark[card] for card in digimon]
    if 0 in marks or len(set(marks)) != len(marks):
        found.append(("watch-boxes", f"seat {seat}: {marks}"))
    held = len(digimon) + sum(len(sheet.stack(game, card)) for card in digimon)
    if held != table.count(seat, DIGIMON_BOXES):
        found.append(("watch-stacks", f"seat {seat}: {held} of {table.count(seat, DIGIMON_BOXES)}"))
    if not all(sheet.face(game, card).is_digimon() for card in table.zone(seat, DIGIMON_BOXES)):
        found.append(("watch-no-digimon", f"seat {seat}"))
    if game.reg[sheet.PHASE] == sheet.BATTLE_PHASE and held != len(digimon):
        found.append(("watch-evolution-cards", f"seat {seat}"))
    return found


def _piles(game: Game, seat: int) -> list[tuple[str, str]]:
    table = game.table
    found = []
    if not all(sheet.face(game, card).is_option() for card in table.zone(seat, OPTION_SLOTS)):
        found.append(("watch-no-option", f"seat {seat}"))
    if table.count(seat, COMMAND) != 0 and not any(isinstance(step, UseStep) for step in game.stack):
        found.append(("watch-command-left", f"seat {seat}"))
    if any(table.up[card] == 1 for card in table.zone(seat, DARK_AREA)):
        found.append(("watch-dark-area-open", f"seat {seat}"))
    return found
