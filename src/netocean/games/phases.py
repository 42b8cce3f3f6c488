"""The turn of a game on sheets: four phases, each in three moments; and the stages in which the seats prepare."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.games import sheets

# A phase runs, its end is announced, and what lasts to its end expires.
RUNS: Final = 0
ENDS: Final = 1
MOMENTS: Final = 3


class FourPhasesStep(Step):
    """The turn frame: `at` counts the moments of the four phases, again and again."""

    def begin_at(self, phase: int) -> None:
        """Let the turn go on at the beginning of a phase."""
        self.at = (phase - sheets.PREPARATION) * MOMENTS

    def run(self, game: Game) -> None:
        phase, moment = sheets.PREPARATION + self.at // MOMENTS, self.at % MOMENTS
        self.at = (self.at + 1) % (sheets.LAST * MOMENTS)
        if moment == RUNS:
            self._begin(game, phase)
        elif moment != ENDS:
            self.expire(game)
        elif phase != sheets.LAST:  # which announces its end itself, before the order of the next turn
            self.announce_end(game)

    def _begin(self, game: Game, phase: int) -> None:
        reg = game.reg
        reg[sheets.PHASE] = phase
        reg[sheets.EFFECTS] = 0
        reg[sheets.WINDOW] = -1
        self.clear(game, phase)
        if phase == sheets.PREPARATION:
            reg[sheets.TURN] += 1
            reg[sheets.RESULT] = sheets.NOBODY
            game.emit("turn-begins", self.rule(), reg[sheets.FIRST], [], reg[sheets.TURN])
        game.emit("phase-begins", self.rule(), -1, [], phase, self.called(phase))
        self.lay(game, phase)

    # What a game gives.

    def rule(self) -> str:
        """The rule of the turn frame."""
        raise NotImplementedError

    def called(self, phase: int) -> str:
        """The word for a phase."""
        raise NotImplementedError

    def clear(self, game: Game, phase: int) -> None:
        """Begin the registers of the game's own anew."""
        raise NotImplementedError

    def lay(self, game: Game, phase: int) -> None:
        """Push the step of a phase."""
        raise NotImplementedError

    def announce_end(self, game: Game) -> None:
        """Let abilities answer the end of a phase."""
        raise NotImplementedError

    def expire(self, game: Game) -> None:
        """End what lasts to the end of a phase."""
        raise NotImplementedError


class StagesStep(Step):
    """The stages of both seats, first all of the one, then of the other, or each in turn: `at` counts both."""

    def run(self, game: Game) -> None:
        stages = self.stages()
        if self.at == 2 * stages:
            game.pop()
            return
        if self.in_turn(game):
            rank, stage = self.at % 2, self.at // 2
        else:
            rank, stage = self.at // stages, self.at % stages
        self.at += 1
        self.lay(game, rank, stage)

    # What a game gives.

    def stages(self) -> int:
        """How many stages a seat has."""
        raise NotImplementedError

    def in_turn(self, game: Game) -> bool:
        """Whether the seats take turns stage by stage."""
        raise NotImplementedError

    def lay(self, game: Game, rank: int, stage: int) -> None:
        """Push the steps of a stage of the seat that comes first (0) or second (1)."""
        raise NotImplementedError
