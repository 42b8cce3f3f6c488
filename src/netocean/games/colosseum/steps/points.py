"""Point calculation (C-R9): windows, loss, abilities, what leaves, lifespan, the next first attacker."""

from netocean.engine.game import DRAWN, Game, Step
from netocean.games import piles
from netocean.games.colosseum import moves, score, sheet
from netocean.games.colosseum.events import happen_to_both
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.steps.battle import column_lost
from netocean.games.colosseum.steps.window import WindowStep
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import (
    DARK_AREA,
    EVOLUTION_BOX,
    NET_OCEAN,
    REQUIREMENT_BOX,
    SUPPORT_BOX,
)

DRAW_LOSS = 10  # C-R9.2


class PointsStep(Step):
    """C-R9.3: the order of this phase."""

    def code(self) -> int:
        return codes.POINTS

    def run(self, game: Game) -> None:
        self.at += 1
        if self.at <= 2:
            game.push(WindowStep(sheet.in_phase_order(game, self.at - 1), nodes.AT_POINTS))
        elif self.at == 3:
            self._lose(game)
        elif self.at == 4:
            happen_to_both(game, nodes.EV_AFTER_POINTS)
        elif self.at == 5:
            self._devolve(game)
        elif self.at == 6:
            happen_to_both(game, nodes.EV_END_OF_TURN)
        elif self.at == 7:
            # Before the lifespan and the new order: this is the end of the phase.
            happen_to_both(game, nodes.EV_END_OF_PHASE)
        elif self.at == 8:
            self._clear(game)
        elif self.at == 9:
            for turn in (0, 1):
                lifespan(game, sheet.in_phase_order(game, turn))
        else:
            game.pop()
            self._next_turn(game)

    def _lose(self, game: Game) -> None:
        winner = game.reg[sheet.RESULT]
        if winner == DRAWN:
            score.lose_both(game, loss(game, 0, DRAW_LOSS), loss(game, 1, DRAW_LOSS), "C-R9.2")
        else:
            loser = 1 - winner
            score.lose(game, loser, loss(game, loser, column_lost(game, loser)), "C-R9.1")

    def _devolve(self, game: Game) -> None:
        winner = game.reg[sheet.RESULT]
        if winner == DRAWN:
            return  # C-R9.2
        loser = 1 - winner
        beaten = sheet.active(game, loser)
        ended = sheet.thing(game, beaten) if beaten >= 0 else -1
        moves.remove_evolved(game, loser, "C-R9.5")
        moves.end_with_active(game, ended)
        if sheet.switches(game).devolve_both:
            moves.remove_evolved(game, winner, "C-R9.5")

    def _clear(self, game: Game) -> None:
        for turn in (0, 1):
            seat = sheet.in_phase_order(game, turn)
            supports = game.table.zone(seat, SUPPORT_BOX)[:]
            moves.discard(game, seat, supports, "C-R9.6")
        moves.expire(game, nodes.END_OF_TURN)  # C-R9.7

    def _next_turn(self, game: Game) -> None:
        if game.reg[sheet.TURN] >= sheet.switches(game).max_turns:
            score.break_tie(game, "C-R10.5")
            return
        winner = game.reg[sheet.RESULT]
        if winner != DRAWN:
            game.reg[sheet.FIRST] = winner  # C-R5.5, C-R9.10


def loss(game: Game, seat: int, points: int) -> int:
    """The points a seat loses after what doubles them (C-R9.4)."""
    for effect in game.effects:
        if effect.kind == sheet.K_LOSS and effect.seat == seat:
            points *= effect.value
    return points


def lifespan(game: Game, seat: int) -> None:
    """An empty Net Ocean at the end of the phase: all on the sheet but Level III and gauge goes back into it (C-R9.8)."""
    if game.table.count(seat, NET_OCEAN) != 0:
        return
    game.emit("lifespan", "C-R9.8", seat, [])
    moves.remove_evolved(game, seat, "C-R9.8")
    if not sheet.switches(game).lifespan_spares_options:
        moves.discard(game, seat, sheet.slots(game, seat), "C-R9.8")
    for zone in (EVOLUTION_BOX, REQUIREMENT_BOX, SUPPORT_BOX):
        moves.discard(game, seat, game.table.zone(seat, zone)[:], "C-R9.8")
    piles.renew(game, seat, DARK_AREA, NET_OCEAN, "C-R9.8")
