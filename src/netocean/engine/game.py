"""A running game: a stack of steps over a table, with one choice open or an outcome reached.

State is mutable and has one writer, the running step. Everything in it is plain data and integers, so that a copy is a copy
of lists, in the middle of anything.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from netocean.engine.chance import Chance
from netocean.engine.errors import EngineFault, IllegalAnswer
from netocean.engine.play import Choice, Option
from netocean.engine.table import Printed, Table

if TYPE_CHECKING:
    from netocean.engine.ruleset import RuleSet

DRAWN: Final = 2  # the winner of a drawn game
STEP_BOUND: Final = 100_000  # steps between two answers: past it a step does not advance, which is a fault


class Outcome:
    """How a game ended: the winning seat, or DRAWN, and the rule that ended it."""

    def __init__(self, winner: int, rule: str) -> None:
        self.winner: int = winner
        self.rule: str = rule


class Effect:
    """An effect that holds for a while, in the order of play. Never changed, so that copies of a game share it.

    `kind` and `value` are the game's own; `seat` whom it is about; `card`, `serial`, `source` (see `Game.pin`) and
    `ability` where it comes from (-1: no card); `until` and `turns` how long; `stamp` its place in the order of play;
    `picks` what else it remembers.
    """

    def __init__(
        self,
        kind: int,
        seat: int,
        value: int,
        card: int,
        serial: int,
        source: int,
        ability: int,
        until: int,
        turns: int,
        stamp: int,
        picks: list[int] | None = None,
    ) -> None:
        self.kind: int = kind
        self.seat: int = seat
        self.value: int = value
        self.card: int = card
        self.serial: int = serial
        self.source: int = source
        self.ability: int = ability
        self.until: int = until
        self.turns: int = turns
        self.stamp: int = stamp
        self.picks: list[int] = picks if picks is not None else []

    def dump(self) -> list[Any]:
        """The effect as numbers, in the order of the constructor."""
        numbers: list[Any] = [
            self.kind,
            self.seat,
            self.value,
            self.card,
            self.serial,
            self.source,
            self.ability,
            self.until,
            self.turns,
            self.stamp,
        ]
        return [*numbers, self.picks] if len(self.picks) != 0 else numbers


class Trigger:
    """An ability that waits for its turn to act.

    `amount` is what its event was about (points lost, for instance), `picks` what else it remembers of it.
    """

    def __init__(
        self,
        seat: int,
        card: int,
        serial: int,
        source: int,
        ability: int,
        event: int,
        amount: int,
        picks: list[int] | None = None,
    ) -> None:
        self.seat: int = seat
        self.card: int = card
        self.serial: int = serial
        self.source: int = source
        self.ability: int = ability
        self.event: int = event
        self.amount: int = amount
        self.picks: list[int] = picks if picks is not None else []

    def dump(self) -> list[Any]:
        """The trigger as numbers, in the order of the constructor."""
        numbers: list[Any] = [self.seat, self.card, self.serial, self.source, self.ability, self.event, self.amount]
        return [*numbers, self.picks] if len(self.picks) != 0 else numbers


class Step:
    """A piece of the rules that is under way: plain data on the stack, and what it does.

    Every step has the same few columns: `seat` it is about, `at` how far it is, `a`, `b`, `c` its own numbers, `picks` its
    own list, `source` the printed card it carries out (see `Game.pin`). Subclasses add
    meaning, never columns, so that copying and saving need no code of theirs. A step that asks changes nothing before it
    asks: asked again after loading, it asks the same.
    """

    def __init__(self, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.seat: int = seat
        self.at: int = 0
        self.a: int = a
        self.b: int = b
        self.c: int = c
        self.source: int = -1
        self.picks: list[int] = []

    def code(self) -> int:
        """The number of this kind of step in its game's table of steps."""
        raise NotImplementedError

    def run(self, game: "Game") -> None:
        """Do the next piece: change the state, push a step, ask, or be done."""
        raise NotImplementedError

    def take(self, game: "Game", option: Option) -> None:
        """Take the answer to what this step asked."""
        raise NotImplementedError

    def interruptible(self) -> bool:
        """Whether waiting triggers act before the next piece of this step."""
        return True

    def rewind(self) -> bool:
        """Give up the picks of a run under way: they are hidden from the other seat, and have changed nothing.

        True if the whole step is given up with them.
        """
        return False

    def fill(self, source: "Step") -> "Step":
        """Take over all columns of another step of the same kind."""
        self.seat = source.seat
        self.at = source.at
        self.a = source.a
        self.b = source.b
        self.c = source.c
        self.source = source.source
        self.picks = source.picks[:]
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Receives what happens, as it happens."""

    def emit(self, game: "Game", key: str, rule: str, seat: int, cards: list[int], amount: int, word: str) -> None:
        """Take one event: `cards` are the engine's own numbers, to be told to each seat as it may know them."""
        raise NotImplementedError


class Game:
    """A game under way. Made by `start`, `load` or a scenario; see the design for the contract."""

    def __init__(self, rules: "RuleSet", table: Table, chance: Chance) -> None:
        self.rules: RuleSet = rules
        self.table: Table = table
        self.chance: Chance = chance
        self.reg: list[int] = []
        self.stack: list[Step] = []
        self.sources: list[Printed] = []  # replaced when it grows, so that copies share it
        self.effects: list[Effect] = []
        self.triggers: list[Trigger] = []
        self.aside: list[
            Step
        ] = []  # prepared steps that wait to run, the next one last: a stack of cards and abilities
        self.derived: Any = None  # what a game has worked out from the state; forgotten whenever that changes
        self.positions: list[int] = []  # digests since the last answer, for the loop rule
        self.stamp: int = 0  # the order of play
        self.asked: list[int] = [0, 0]  # choices answered, by seat
        self.answers: int = 0
        self.choice: Choice | None = None
        self.outcome: Outcome | None = None
        self.sink: Sink | None = None
        self.history: list[str] | None = None  # the answers as text, while a record is kept
        self.seed: bytes = chance.key
        self.decks: list[list[Printed]] = []

    # Making.

    @staticmethod
    def start(
        rules: "RuleSet",
        decks: list[list[Printed]],
        seed: bytes | str | int,
        sink: Sink | None = None,
        record: bool = True,
    ) -> "Game":
        """Begin a game: two decks of printed cards, a seed of 32 bytes (or a text or number, hashed)."""
        game = rules.begin(decks, seed)
        game.sink = sink
        game.decks = decks
        if record:
            game.history = []
        game.advance()
        return game

    def clone(self) -> "Game":
        """An independent copy, without sink and history."""
        copy = Game(self.rules, self.table.clone(), self.chance.clone())
        copy.reg = self.reg[:]
        rules = self.rules
        stack: list[Step] = []
        for step in self.stack:
            stack.append(rules.step(step.code()).fill(step))
        copy.stack = stack
        copy.sources = self.sources
        copy.effects = self.effects[:]
        copy.triggers = self.triggers[:]
        for step in self.aside:
            copy.aside.append(rules.step(step.code()).fill(step))
        copy.positions = self.positions[:]
        copy.stamp = self.stamp
        copy.asked = self.asked[:]
        copy.answers = self.answers
        copy.choice = self.choice
        copy.outcome = self.outcome
        copy.seed = self.seed
        copy.decks = self.decks
        return copy

    # Answering.

    def answer_index(self, index: int) -> None:
        """Answer with the option at this place of the list: the fast path."""
        choice = self.choice
        if choice is None:
            raise IllegalAnswer("answer-game-over")
        if not 0 <= index < len(choice.options):
            raise IllegalAnswer("answer-not-listed", answer=str(index), choice=choice.id)
        self._take(choice.options[index])

    def answer(self, option: Option) -> None:
        """Answer the open choice; refused with nothing changed if the choice does not accept it."""
        choice = self.choice
        if choice is None:
            raise IllegalAnswer("answer-game-over")
        if not choice.accepts(option):
            raise IllegalAnswer("answer-not-listed", answer=option.text, choice=choice.id)
        self._take(option)

    def answer_text(self, text: str, seat: int = -1, choice_id: int = -1) -> None:
        """Answer by text, for a seat and a choice if they are given; refused with nothing changed if they do not fit."""
        choice = self.choice
        if choice is None:
            raise IllegalAnswer("answer-game-over")
        if seat >= 0 and seat != choice.seat:
            raise IllegalAnswer("answer-wrong-seat", seat=seat)
        if choice_id >= 0 and choice_id != choice.id:
            raise IllegalAnswer("answer-late" if choice_id < choice.id else "answer-early", choice=choice_id)
        option = choice.find(text)
        if option is None:
            raise IllegalAnswer("answer-not-listed", answer=text[:80], choice=choice.id)
        self._take(option)

    def _take(self, option: Option) -> None:
        if self.history is not None:
            self.history.append(option.text)
        choice = self.choice
        if choice is not None:
            self.asked[choice.seat] += 1
        self.choice = None
        self.answers += 1
        if len(self.positions) != 0:
            self.positions = []
        step = self.stack[len(self.stack) - 1]
        step.take(self, option)
        self.advance()

    def concede(self, seat: int) -> None:
        """A player gives up; the other one wins by the game's rule."""
        if self.outcome is not None:
            raise IllegalAnswer("answer-game-over")
        if seat not in (0, 1):
            raise IllegalAnswer("answer-wrong-seat", seat=seat)
        if self.history is not None:
            self.history.append(f"concede:{seat}")
        self.rules.concede(self, seat)
        self.choice = None

    # Running, for steps.

    def advance(self) -> None:
        """Run steps until a choice is open or the game is over."""
        rules = self.rules
        bound = 0
        while self.choice is None and self.outcome is None:
            step = self.stack[len(self.stack) - 1]
            if len(self.triggers) != 0 and step.interruptible():
                rules.resolve(self)
            else:
                step.run(self)
            bound += 1
            if bound > STEP_BOUND:
                raise EngineFault("fault-no-advance", step=step.code())

    def push(self, step: Step) -> None:
        """Put a step on the stack: it runs next."""
        self.stack.append(step)

    def pop(self) -> None:
        """The running step is done."""
        self.stack.pop()

    def ask(self, choice: Choice) -> None:
        """Open a choice."""
        seat = choice.seat
        choice.id = self.asked[seat]
        self.choice = choice

    def end(self, winner: int, rule: str) -> None:
        """End the game, unless it has ended."""
        if self.outcome is None:
            self.outcome = Outcome(winner, rule)
            self.choice = None
            self.emit("game-over", rule, winner, [])

    def emit(self, key: str, rule: str, seat: int, cards: list[int], amount: int = 0, word: str = "") -> None:
        """Tell the sink what happened, if anybody listens."""
        if self.sink is not None:
            self.sink.emit(self, key, rule, seat, cards, amount, word)

    def pin(self, printed: Printed) -> int:
        """Keep the printed card that an effect, trigger or step comes from, and return its place.

        The card itself may be shuffled away while what it began goes on; nobody may read its face there again.
        """
        for place, known in enumerate(self.sources):
            if known is printed:
                return place
        self.sources = [*self.sources, printed]
        return len(self.sources) - 1

    def next_stamp(self) -> int:
        """The next place in the order of play."""
        self.stamp += 1
        return self.stamp

    # What seats may ask.

    def view(self, seat: int) -> Any:
        """All that a seat may know (`engine.view.View`), and nothing else."""
        return self.rules.view(self, seat)

    def why_not(self, seat: int, handle: int) -> Any:
        """Every reason why a card cannot be used now (list of `engine.play.Reason`), from what it knows."""
        return self.rules.why_not(self, seat, handle)

    def resample(self, seat: int, chance: Chance, pool: list[list[Printed]] | None = None) -> "Game":
        """An independent game that this seat cannot tell from the real one; `pool` holds lists the other deck may be."""
        return self.rules.resample(self, seat, chance, pool)
