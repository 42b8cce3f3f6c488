"""Running an ability on the step stack.

A body becomes a list of operations once, when its card is built; an `EffectStep` walks it with a counter, so that an effect
can ask in the middle, be copied there and be saved there. What an action does and whether a condition holds is the game's.
"""

from typing import Final

from netocean.abilities.tree import AFTER, CHOOSE, LET, MAY, MODES, WHEN, Ability, Node
from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, DONE, NO, NONE, PICK, YES, Choice, Option

# Operations.
OP_ACT: Final = 0
OP_CHOOSE: Final = 1
OP_UNLESS: Final = 2  # go to `target` unless the condition holds
OP_GOTO: Final = 3
OP_MAY: Final = 4  # go to `target` unless the controller wants to
OP_AFTER: Final = 5  # let the operations up to `target` act as another effect, later
OP_LET: Final = 6
OP_MODES: Final = 7  # some of the bodies up to `target`
OP_MODE: Final = 8  # go to `target` unless the body `place` was picked

DID: Final = 0  # the place in `picks` that says whether the former step did something
FIRST_TRIPLE: Final = 1


class Op:
    """One operation: what it is, the node it carries out, where it may jump, and which body of several it begins."""

    def __init__(self, kind: int, node: Node, place: int = 0) -> None:
        self.kind: int = kind
        self.node: Node = node
        self.target: int = 0
        self.place: int = place


def program(ability: Ability) -> list[Op]:
    """The operations of an ability's body."""
    ops: list[Op] = []
    _compile(ability.body, ops)
    return ops


def _compile(body: Node, ops: list[Op]) -> None:
    for step in body.args:
        if step.kind == CHOOSE:
            ops.append(Op(OP_CHOOSE, step))
        elif step.kind == WHEN:
            test = Op(OP_UNLESS, step.args[0])
            ops.append(test)
            _compile(step.args[1], ops)
            if len(step.args) > 2 and len(step.args[2].args) != 0:
                skip = Op(OP_GOTO, step)
                ops.append(skip)
                test.target = len(ops)
                _compile(step.args[2], ops)
                skip.target = len(ops)
            else:
                test.target = len(ops)
        elif step.kind == MAY or step.kind == AFTER:
            test = Op(OP_MAY if step.kind == MAY else OP_AFTER, step)
            ops.append(test)
            _compile(step.args[0], ops)
            test.target = len(ops)
        elif step.kind == LET:
            ops.append(Op(OP_LET, step))
        elif step.kind == MODES:
            _compile_modes(step, ops)
        else:
            ops.append(Op(OP_ACT, step))


def _compile_modes(step: Node, ops: list[Op]) -> None:
    whole = Op(OP_MODES, step)
    ops.append(whole)
    for place, body in enumerate(step.args[1:]):
        mode = Op(OP_MODE, step, place)
        ops.append(mode)
        _compile(body, ops)
        mode.target = len(ops)
    whole.target = len(ops)


class EffectStep(Step):
    """One ability acting.

    `seat` is its controller, `a` the card it comes from and `source` what is printed on it, `b` the ability's place on the
    card, `c` the amount of its event; `at` the next operation. `picks` holds whether the former step did
    something, then triples of variable, card and serial: a card that has moved since it was chosen is not found any more.
    """

    def prepare(self, source: int, serial: int) -> "EffectStep":
        """Set the columns of a new effect. `serial` is the card's when the effect began."""
        self.source = source
        self.picks = [0, -1, self.a, serial]
        return self

    def did(self) -> bool:
        """Whether the former step did something."""
        return self.picks[DID] == 1

    def source_serial(self) -> int:
        """The serial of the source when the effect began."""
        return self.picks[3]

    def things(self, game: Game, variable: int) -> list[int]:
        """The cards a variable names, as far as they still are where they were chosen."""
        found: list[int] = []
        at = FIRST_TRIPLE
        while at < len(self.picks):
            card = self.picks[at + 1]
            if self.picks[at] == variable and game.table.serial[card] == self.picks[at + 2]:
                found.append(card)
            at += 3
        return found

    def rename(self, game: Game, variable: int, card: int) -> None:
        """Let a variable go on naming a card that this effect itself has moved."""
        at = FIRST_TRIPLE
        while at < len(self.picks):
            if self.picks[at] == variable and self.picks[at + 1] == card:
                self.picks[at + 2] = game.table.serial[card]
            at += 3

    def interruptible(self) -> bool:
        """Triggers wait until the effect has ended."""
        return False

    # What a game gives.

    def ops(self, game: Game) -> list[Op]:
        """The operations of this effect."""
        raise NotImplementedError

    def rule(self, game: Game) -> str:
        """The rule under which this ability acts."""
        raise NotImplementedError

    def begins(self, game: Game) -> bool:
        """Called once before the first operation; False ends the effect."""
        return True

    def ends(self, game: Game) -> None:
        """Called once after the last operation, with the step already off the stack."""

    def perform(self, game: Game, node: Node) -> bool:
        """Carry out an action; whether it did something. It may push steps, which run before the next operation."""
        raise NotImplementedError

    def holds(self, game: Game, node: Node) -> bool:
        """Whether a condition holds."""
        raise NotImplementedError

    def candidates(self, game: Game, node: Node) -> list[int]:
        """The cards a CHOOSE may pick from, in the order they lie."""
        raise NotImplementedError

    def hidden(self, game: Game, node: Node) -> bool:
        """Whether a CHOOSE looks where the other seat cannot: then it is asked even with nothing to pick."""
        raise NotImplementedError

    def revealed(self, game: Game, variable: int) -> bool:
        """Whether everybody has seen what a variable names."""
        raise NotImplementedError

    def follow(self, game: Game, start: int, end: int) -> None:
        """Let the operations from `start` to `end` act as an effect of their own after this one."""
        raise NotImplementedError

    # Walking.

    def run(self, game: Game) -> None:
        """Do the next operation."""
        if self.at == 0:
            self.at = 1
            if not self.begins(game):
                game.pop()
                return
        ops = self.ops(game)
        place = self.at - 1
        if place >= self.last(ops):
            game.pop()
            self.ends(game)
            return
        op = ops[place]
        if op.kind == OP_ACT:
            self.at += 1
            self.picks[DID] = 1 if self.perform(game, op.node) else 0
        elif op.kind == OP_CHOOSE:
            self._choose(game, op.node)
        elif op.kind == OP_UNLESS:
            self.at = self.at + 1 if self.holds(game, op.node) else op.target + 1
        elif op.kind == OP_GOTO:
            self.at = op.target + 1
        elif op.kind == OP_MAY:
            self._ask(game, Choice(self.seat, "effect_may", self.rule(game), [Option(YES), Option(NO)]))
        else:
            if self.did():
                self.follow(game, self.at, op.target)
            self.at = op.target + 1

    def last(self, ops: list[Op]) -> int:
        """The place after the last operation of this effect."""
        return len(ops)

    def _choose(self, game: Game, node: Node) -> None:
        variable = node.args[0].value
        listed = self.candidates(game, node)
        chosen = self._still_chosen(variable, listed)
        if len(listed) == 0 and not self.hidden(game, node):
            self.picks[DID] = 0
            self.at += 1
            return
        wanted = min(node.args[1].value, len(listed))
        if wanted != 0 and len(chosen) >= wanted:
            self._close(len(chosen))
            return
        at_will = node.value == 1
        open_ = listed if len(chosen) == 0 else listed[listed.index(chosen[len(chosen) - 1]) + 1 :]
        if not at_will:
            # Each pick leaves enough cards behind it for the rest.
            open_ = open_[: len(open_) - (wanted - len(chosen)) + 1]
        options = [Option(PICK, game.table.handle(self.seat, card)) for card in open_]
        if at_will:
            options.append(Option(DONE))
        elif len(listed) == 0:
            options.append(Option(NONE))
        if len(chosen) != 0:
            options.append(Option(BACK))
        choice = Choice(self.seat, "effect_choose", self.rule(game), options)
        choice.need = wanted - len(chosen)
        choice.picked = [game.table.named(self.seat, card) for card in chosen]
        self._ask(game, choice)

    def _ask(self, game: Game, choice: Choice) -> None:
        choice.card = game.table.named(self.seat, self.a)
        choice.key = game.sources[self.source].key
        game.ask(choice)

    def _close(self, chosen: int) -> None:
        self.picks[DID] = 1 if chosen > 0 else 0
        self.at += 1

    def _still_chosen(self, variable: int, listed: list[int]) -> list[int]:
        # In a world that somebody imagines other cards can lie there: then the choice begins anew.
        chosen = self._chosen(variable)
        for card in chosen:
            if card not in listed:
                del self.picks[len(self.picks) - 3 * len(chosen) :]
                return []
        return chosen

    def _chosen(self, variable: int) -> list[int]:
        found: list[int] = []
        at = FIRST_TRIPLE
        while at < len(self.picks):
            if self.picks[at] == variable:
                found.append(self.picks[at + 1])
            at += 3
        return found

    def take(self, game: Game, option: Option) -> None:
        """Take a pick, or the decision of a `may`."""
        op = self.ops(game)[self.at - 1]
        if op.kind == OP_MAY:
            self.at = self.at + 1 if option.verb is YES else op.target + 1
            return
        variable = op.node.args[0].value
        if option.verb is PICK:
            card = game.table.card(self.seat, option.card)
            self.picks.append(variable)
            self.picks.append(card)
            self.picks.append(game.table.serial[card])
        elif option.verb is BACK:
            del self.picks[len(self.picks) - 3 :]
        else:
            self._close(len(self._chosen(variable)))
