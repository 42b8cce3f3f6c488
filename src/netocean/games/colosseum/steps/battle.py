"""The Battle phase (C-R8): appearances, start-of-battle abilities, windows, compare."""

from netocean.engine.game import DRAWN, Game, Step
from netocean.games.alternating import another_window
from netocean.games.colosseum import moves, score, sheet
from netocean.games.colosseum.attack import GUARD, power, steps
from netocean.games.colosseum.events import happen, happen_to_both
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.steps.window import AppearancesStep, WindowStep
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.vocabulary.evaluate import letter_in_use


class BattleStep(Step):
    """C-R8.5; `a` counts the windows stopped in a row without acting (-1: none yet), `b` the windows opened."""

    def code(self) -> int:
        return codes.BATTLE

    def run(self, game: Game) -> None:
        if self.at == 0:
            self.at = 1
            game.push(AppearancesStep(sheet.in_phase_order(game, 1)))
            game.push(AppearancesStep(sheet.in_phase_order(game, 0)))
        elif self.at == 1:
            self.at = 2
            self.a = -1
            happen_to_both(game, nodes.EV_START_OF_BATTLE)
        elif self.at == 2:
            self._windows(game)
        elif self.at == 3:
            self.at = 4
            score.check_boxes(game)  # C-R8.5, C-R10.2
        elif self.at == 4:
            self.at = 5
            self._compare(game)
        elif self.at == 5:
            self.at = 6
            happen_to_both(game, nodes.EV_END_OF_BATTLE)
        else:
            game.pop()
            moves.expire(game, nodes.END_OF_BATTLE)  # C-R9.7

    def _windows(self, game: Game) -> None:
        if another_window(self, game.reg[sheet.ACTED] == 1):
            game.push(WindowStep(sheet.in_phase_order(game, (self.b - 1) % 2), nodes.AT_BATTLE))
        else:
            self.at = 3

    def _compare(self, game: Game) -> None:
        mine, other = power(game, 0), power(game, 1)
        for seat in (sheet.in_phase_order(game, 0), sheet.in_phase_order(game, 1)):
            letter = letter_in_use(game, seat)
            for item in steps(game, seat):
                if item.kind == GUARD:
                    game.emit("attack-modifier", "C-R8.3", seat, [item.card], 0, "guard")
                    continue
                word = sheet.MODIFIERS[item.kind - sheet.K_BONUS]
                game.emit("attack-modifier", "C-R8.7", seat, [item.card], item.value, word)
            game.emit("attacks", "C-R8.1", seat, [sheet.active(game, seat)], power(game, seat), "ABC"[letter])
        winner = DRAWN
        if mine != other:
            winner = 0 if mine > other else 1
        game.reg[sheet.RESULT] = winner
        game.emit("battle-result", "C-R8.10", winner, [])
        for seat in (sheet.in_phase_order(game, 0), sheet.in_phase_order(game, 1)):
            if winner == DRAWN:
                happen(game, nodes.EV_DRAW, seat)
            else:
                happen(game, nodes.EV_WIN if winner == seat else nodes.EV_LOSS, seat)


def column_lost(game: Game, loser: int) -> int:
    """What the loser's own active card prints against the winner's level (C-R9.1)."""
    own, winner = sheet.active_up(game, loser), sheet.active_up(game, 1 - loser)
    if own < 0 or winner < 0:
        return 0
    return face(game, own).lost[face(game, winner).column]
