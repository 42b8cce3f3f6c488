"""Plays a game step by step, and looks at the position before and after each action of the card under test."""

from fftcg.every.marks import Look, marked
from netocean.abilities.interpreter import OP_ACT
from netocean.abilities.tree import Node
from netocean.engine.game import Game, Step
from netocean.engine.play import Option
from netocean.games.fftcg import sheet
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.vocabulary.run import AbilityStep

BOUND = 4000


class Seen:
    """An action that was carried out: which of the card's programs, which operation, and what came of it."""

    def __init__(self, place: int, at: int, node: Node, fault: str, idle: str) -> None:
        self.place = place
        self.at = at
        self.node = node
        self.fault = fault  # what it should have done and did not
        self.idle = idle  # why it had nothing to do


class Watch:
    """One game and the card under test; `seen` are its actions, `began` its abilities that acted."""

    def __init__(self, game: Game, face: Face) -> None:
        self.game = game
        self.face = face
        self.seen: list[Seen] = []
        self.began: list[int] = []
        self.idle: list[int] = []
        self._open: list[tuple[Step, int, Node, Look]] = []

    def advance(self) -> None:
        """As `Game.advance`."""
        game = self.game
        bound = 0
        while game.choice is None and game.outcome is None:
            step = game.stack[-1]
            if game.triggers and step.interruptible():
                game.rules.resolve(game)
                continue
            self._close(step)
            self._begin(step)
            step.run(game)
            bound += 1
            if bound > BOUND:
                raise AssertionError(f"no advance at step {step.code()}")
        if game.outcome is not None:
            self._close(None)

    def answer(self, option: Option) -> None:
        """As `Game.answer`."""
        game = self.game
        choice = game.choice
        assert choice is not None and choice.accepts(option)
        game.asked[choice.seat] += 1
        game.choice = None
        game.answers += 1
        game.positions = []
        game.stack[-1].take(game, option)
        self.advance()

    def _begin(self, step: Step) -> None:
        if step.code() != codes.ABILITY or sheet.source(self.game, step.source) is not self.face:
            return
        assert isinstance(step, AbilityStep)
        if step.at == 0:
            self.began.append(step.b)
            return
        place = step.at - 1
        if step.at < 0 or place >= step.range_(self.game)[1]:
            return
        op = step.ops(self.game)[place]
        if op.kind == OP_ACT:
            self._open.append((step, place, op.node, Look(self.game, step, op.node)))

    def _close(self, top: Step | None) -> None:
        """Actions whose ability goes on, or has ended, are over."""
        kept = []
        for one in self._open:
            step, place, node, look = one
            if step is not top and top is not None and any(step is other for other in self.game.stack):
                kept.append(one)
                continue
            fault, idle = marked(look, self.game)
            self.seen.append(Seen(step.b, place, node, fault, idle))
        self._open = kept
