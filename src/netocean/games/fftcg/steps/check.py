"""What is checked before anybody gets priority (F-R8.1): rule processes (F-R9), then waiting auto-abilities (F-R8.2)."""

from typing import Final

from netocean.engine.game import DRAWN, Game, Step, Trigger
from netocean.engine.play import Choice, Option, Verb
from netocean.engine.table import SEATS
from netocean.games.fftcg import happen, processes, sheet
from netocean.games.fftcg.sheet import source
from netocean.games.fftcg.steps import codes, declare

ORDER = Verb("next")
_LOSING: Final[dict[int, str]] = {2: "F-R2.3", 4: "F-R2.8"}


class CheckStep(Step):
    """Loops until there is nothing left; `a` is how many waiting abilities are being placed in this round.

    `b` is 1 once states have been looked at: one that finds no target would trigger without end.
    """

    def code(self) -> int:
        return codes.CHECK

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        if self.a == 0:
            if decided(game) or processes.check(game):
                return
            if self.b == 0:
                self.b = 1
                happen.states(game)
            self.a = len(game.triggers)
        if self.a == 0:
            game.pop()
            return
        seat, mine = self._next(game)
        if len(mine) == 1 or alike(game, mine):
            self._place(game, mine[0])
            return
        self.seat = seat
        options = [Option(ORDER, shown(game, seat, game.triggers[place]), 0, place) for place in mine]
        choice = Choice(seat, "order", "F-R8.2", options)
        choice.keys = [game.sources[game.triggers[place].source].key for place in mine]
        choice.abilities = [game.triggers[place].ability for place in mine]
        game.ask(choice)

    def _next(self, game: Game) -> tuple[int, list[int]]:
        """Whose abilities are placed now: the turn player's first, so that the other's lie on top (F-R8.2)."""
        player = sheet.turn_player(game)
        for seat in (player, 1 - player):
            mine = [place for place in range(self.a) if game.triggers[place].seat == seat]
            if len(mine) != 0:
                return seat, mine
        return player, [0]

    def _place(self, game: Game, place: int) -> None:
        one = game.triggers[place]
        game.triggers = game.triggers[:place] + game.triggers[place + 1 :]
        self.a -= 1
        game.push(declare.DeclareStep.trigger(game, one))

    def take(self, game: Game, option: Option) -> None:
        self._place(game, option.value)


def shown(game: Game, seat: int, trigger: Trigger) -> int:
    """The handle of the card that a waiting ability is of, 0 where this seat cannot point at it any more."""
    return game.table.named(seat, trigger.card) if trigger.card >= 0 else 0


def alike(game: Game, mine: list[int]) -> bool:
    """Whether abilities are the same in all they know, so that their order says nothing."""
    first = game.triggers[mine[0]]
    for place in mine[1:]:
        other = game.triggers[place]
        if source(game, first.source) is not source(game, other.source) or first.ability != other.ability:
            return False
        if first.picks != other.picks:
            return False
    return True


def decided(game: Game) -> bool:
    """F-R2.1-F-R2.5: whether somebody has lost or won."""
    bound = sheet.switches(game).damage_to_lose
    lost: list[int] = []
    won: list[int] = []
    rule = "F-R2.2"
    for seat in range(SEATS):
        if sheet.points(game, seat) >= bound:
            lost.append(seat)
            rule = "F-R2.1"
        elif game.reg[sheet.LOST + seat] != 0:
            lost.append(seat)
            rule = _LOSING.get(game.reg[sheet.LOST + seat], "F-R2.2")
        if game.reg[sheet.WON + seat] != 0:
            won.append(seat)
    if len(lost) == SEATS:
        game.end(DRAWN, "F-R2.5")
    elif len(lost) == 1:
        game.end(1 - lost[0], rule)
    elif len(won) == SEATS:
        game.end(DRAWN, "F-R2.5")
    elif len(won) == 1:
        game.end(won[0], "F-R2.8")
    return game.outcome is not None
