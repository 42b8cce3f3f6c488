"""Naming supporters: those of an alpha attack (A-11.2), and those of its blocker (A-11.5)."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, DONE, NONE, PICK, Choice, Option
from netocean.games.alpha import sheet
from netocean.games.alpha.steps import codes
from netocean.games.alpha.targets import backers
from netocean.games.alpha.vocabulary.codes import END_OF_BATTLE
from netocean.games.picks import after, handles, pick_options

NAMED: Final = 3  # what the step below goes on at, with these picks as its own


class SupportStep(Step):
    """`a` is the main Digimon, `b` how many supporters the attacker used (0 for the attacker itself).

    Given up with `back` it leaves no trace; else the step below gets its picks.
    """

    def code(self) -> int:
        return codes.SUPPORT

    def rewind(self) -> bool:
        self.picks = []
        return True

    def run(self, game: Game) -> None:
        listed = backers(game, self.a)
        picked = len(self.picks)
        options: list[Option] = []
        if self.b == 0:
            if picked != 0:
                options.append(Option(DONE))
            options.extend(pick_options(game, self.seat, listed, self.picks, 1))
        elif sheet.switches(game).supporters_at_most:
            options.append(Option(NONE if picked == 0 else DONE))
            if picked < self.b:
                options.extend(pick_options(game, self.seat, listed, self.picks, 1))
        elif picked == self.b:
            self._close(game)
            return
        else:
            if picked == 0:
                options.append(Option(NONE))
            if len(after(listed, self.picks)) >= self.b - picked:
                options.extend(pick_options(game, self.seat, listed, self.picks, self.b - picked))
        options.append(Option(BACK))
        choice = Choice(self.seat, "support", "A-11.2" if self.b == 0 else "A-11.5", options)
        choice.card = game.table.handle(self.seat, self.a)
        choice.picked = handles(game, self.seat, self.picks)
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PICK:
            self.picks.append(game.table.card(self.seat, option.card))
        elif option.verb is not BACK:
            self._close(game)
        elif len(self.picks) != 0:
            self.picks.pop()
        else:
            game.pop()

    def _close(self, game: Game) -> None:
        game.pop()
        below = game.stack[len(game.stack) - 1]
        below.picks = self.picks
        below.at = NAMED


def support(game: Game, seat: int, main: int, cards: list[int], rule: str) -> None:
    """Let Digimon support a main Digimon in this attack."""
    if len(cards) == 0:
        return
    for card in cards:
        game.table.host[card] = main
        sheet.add_effect(game, sheet.K_SUPPORTS, seat, 0, -1, -1, -1, END_OF_BATTLE, target=sheet.on_card(game, card))
    game.emit("supported", rule, seat, [main, *cards], len(cards))
