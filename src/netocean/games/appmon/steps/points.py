"""The Point phase (P-10): loss, abilities, what leaves, renewal, who is first next."""

from typing import cast

from netocean.engine.game import DRAWN, Game, Step
from netocean.games.appmon import moves, score, sheet
from netocean.games.appmon.events import happen_to_both
from netocean.games.appmon.sheet import face
from netocean.games.appmon.steps import codes as steps
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import keeps_form, loss
from netocean.games.appmon.zones import DECK
from netocean.games.phases import FourPhasesStep

TIE_LOSS = 10  # P-10.3


class PointsStep(Step):
    """P-10: the order of this phase."""

    def code(self) -> int:
        return steps.POINTS

    def run(self, game: Game) -> None:
        self.at += 1
        if self.at == 1:
            happen_to_both(game, codes.EV_POINT_PHASE)
        elif self.at == 2:
            self._lose(game)
        elif self.at == 3:
            happen_to_both(game, codes.EV_AFTER_POINTS)
        elif self.at == 4:
            if game.reg[sheet.REPEAT] == 1:
                self._repeat(game)
            else:
                self._devolve(game)
        elif self.at == 5:
            happen_to_both(game, codes.EV_END_OF_TURN)
        elif self.at == 6:
            # Before the renewal and the new order: this is the end of the phase.
            happen_to_both(game, codes.EV_END_OF_PHASE)
        elif self.at == 7:
            self._clear(game)
        elif self.at == 8:
            for seat in (sheet.first(game), 1 - sheet.first(game)):
                if game.table.count(seat, DECK) == 0:
                    moves.renew(game, seat, "P-10.5")
        else:
            game.pop()
            self._next_turn(game)

    def _lose(self, game: Game) -> None:
        if game.reg[sheet.REPEAT] == 1:
            self._repeat(game)
            return
        winner = game.reg[sheet.RESULT]
        if winner == DRAWN:
            score.lose_both(game, TIE_LOSS, "P-10.3")  # whatever changes the lost points of a card
        elif winner != sheet.NOBODY:
            loser = 1 - winner
            score.lose(game, loser, loss(game, loser, column_lost(game, loser)), "P-10.1")

    def _repeat(self, game: Game) -> None:
        # An effect takes the point phase back into the battle: what was linked in it goes first.
        game.pop()
        game.reg[sheet.REPEAT] = 0
        game.reg[sheet.REPEATED] = 1
        for seat in (sheet.first(game), 1 - sheet.first(game)):
            moves.discard(game, seat, sheet.links(game, seat)[:], "P-10.4")
        cast(FourPhasesStep, game.stack[len(game.stack) - 1]).begin_at(sheet.BATTLE)

    def _devolve(self, game: Game) -> None:
        winner = game.reg[sheet.RESULT]
        if winner == DRAWN or winner == sheet.NOBODY:
            return  # P-10.3
        loser = 1 - winner
        if not keeps_form(game, loser):
            moves.remove_evolved(game, loser, "P-10.2")
        elif sheet.evolved(game, loser):
            game.emit("form-kept", "P-10.2", loser, [sheet.active(game, loser)])
        if sheet.switches(game).devolve_both:
            moves.remove_evolved(game, winner, "P-10.2")

    def _clear(self, game: Game) -> None:
        for seat in (sheet.first(game), 1 - sheet.first(game)):
            moves.discard(game, seat, sheet.links(game, seat)[:], "P-10.4")
        moves.expire(game, codes.END_OF_TURN)

    def _next_turn(self, game: Game) -> None:
        if game.reg[sheet.TURN] >= sheet.switches(game).max_turns:
            score.count_up(game, "P-11.5")
            return
        first = sheet.first(game)
        winner = game.reg[sheet.RESULT]
        if sheet.switches(game).lower_points_first:
            if sheet.points(game, 1 - first) < sheet.points(game, first):
                first = 1 - first
        elif winner != DRAWN and winner != sheet.NOBODY:
            first = winner
        if first != sheet.first(game):
            game.reg[sheet.FIRST] = first
            game.emit("first-player", "P-5.2", first, [])


def column_lost(game: Game, loser: int) -> int:
    """What the loser's own fighting card prints against the winner's grade (P-10.1)."""
    own, winner = sheet.active_up(game, loser), sheet.active_up(game, 1 - loser)
    if own < 0 or winner < 0:
        return 0
    return face(game, own).lost[face(game, winner).grade - 1]
