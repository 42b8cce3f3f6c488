"""The Battle phase (P-8): attack texts that cancel, windows, compare."""

from netocean.engine.game import DRAWN, Game, Step
from netocean.games.alternating import another_window
from netocean.games.appmon import moves, sheet
from netocean.games.appmon.attack import power, steps
from netocean.games.appmon.events import happen, happen_to_both
from netocean.games.appmon.sheet import face
from netocean.games.appmon.steps import codes as step_codes
from netocean.games.appmon.steps.window import WindowStep
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import letter_in_use

LETTERS = "ABC"


class BattleStep(Step):
    """P-8; `a` counts the windows stopped in a row without a use (-1: none yet), `b` the windows opened."""

    def code(self) -> int:
        return step_codes.BATTLE

    def run(self, game: Game) -> None:
        if self.at == 2:
            self._windows(game)
            return
        self.at += 1
        if self.at == 1:
            self.a = -1
            game.reg[sheet.VERDICT] = 0
            for seat in (0, 1):
                game.reg[sheet.LINKED + seat] = 0
                game.reg[sheet.USED_OPTION + seat] = 0
            happen_to_both(game, codes.EV_START_OF_BATTLE)
        elif self.at == 2:
            for rank in (0, 1):
                cancel(game, sheet.in_phase_order(game, rank))
        elif self.at == 4:
            happen_to_both(game, codes.EV_ATTACK_USED)
        elif self.at == 5:
            self._compare(game)
        elif self.at == 6:
            happen_to_both(game, codes.EV_END_OF_BATTLE)
        else:
            game.pop()
            moves.expire(game, codes.END_OF_BATTLE)

    def _windows(self, game: Game) -> None:
        if another_window(self, game.reg[sheet.ACTED] == 1):
            game.push(WindowStep(sheet.in_phase_order(game, (self.b - 1) % 2)))
        else:
            self.at = 3

    def _compare(self, game: Game) -> None:
        mine, other = power(game, 0), power(game, 1)
        verdict = game.reg[sheet.VERDICT]
        for rank in (0, 1):
            tell_attack(game, sheet.in_phase_order(game, rank))
        if verdict == sheet.NO_RESULT:
            game.reg[sheet.RESULT] = sheet.NOBODY
            game.emit("battle-no-result", "P-8.4", -1, [])
            return
        winner = DRAWN
        if verdict == 0 and mine != other:
            winner = 0 if mine > other else 1
        elif verdict in (1, 2):
            winner = verdict - 1
        game.reg[sheet.RESULT] = winner
        game.emit("battle-result", "P-8.4", winner, [])
        for rank in (0, 1):
            seat = sheet.first(game) if rank == 0 else 1 - sheet.first(game)
            if winner == DRAWN:
                happen(game, codes.EV_DRAW, seat)
            else:
                happen(game, codes.EV_WIN if winner == seat else codes.EV_LOSS, seat)


def cancel(game: Game, seat: int) -> None:
    """The attack text of a seat's fighting card sets the opposing attack to 0, if it names it (P-8.3)."""
    card = sheet.active_up(game, seat)
    letter, other = letter_in_use(game, seat), letter_in_use(game, 1 - seat)
    if card < 0 or letter < 0 or other < 0 or (face(game, card).cancels[letter] >> other) & 1 == 0:
        return
    sheet.add_effect(
        game, sheet.K_CANCELLED, 1 - seat, other, card, game.pin(face(game, card)), -1, codes.END_OF_BATTLE
    )
    game.emit("attack-cancelled", "P-8.3", seat, [card], 0, LETTERS[other])


def tell_attack(game: Game, seat: int) -> None:
    """Tell what leads from the printed power of a seat's attack to the one that counts (P-8.1, P-9.3)."""
    letter = letter_in_use(game, seat)
    if sheet.active_up(game, seat) < 0 or letter < 0:
        return
    for item in steps(game, seat):
        if item.kind == sheet.K_CANCELLED:
            game.emit("attack-modifier", "P-8.3", seat, [item.card], 0, "cancelled")
        else:
            word = sheet.MODIFIERS[item.kind - sheet.K_BONUS]
            game.emit("attack-modifier", "P-8.4", seat, [item.card], item.value, word)
    game.emit("attacks", "P-8.1", seat, [sheet.active(game, seat)], power(game, seat), LETTERS[letter])
