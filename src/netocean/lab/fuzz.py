"""Games at random that look for faults: random decks, rules and answers, and every property checked on the way."""

from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

from netocean.engine.chance import Chance, seeded
from netocean.engine.errors import NetOceanError
from netocean.engine.game import Game
from netocean.engine.record import fingerprint, record, undone
from netocean.engine.ruleset import RuleSet
from netocean.engine.table import SEATS, Printed
from netocean.lab import checks, hidden
from netocean.lab.cards import Bench, bench
from netocean.lab.checks import Broken, need
from netocean.lab.decks import maker
from netocean.lab.uses import Uses, index

MOST_ANSWERS = 30_000
RECORD_EVERY = 20  # games
SAMPLE_EVERY = 16  # answers, on average
_WORLD_ANSWERS = 40

# How a game is played: any answer, rather one about a card, mostly the game's own habits.
WILD = 0
KEEN = 1
SKILLED = 2
_RATHER = 3  # draws again for an answer that does something
_UNDO = 5
_NUMBERS = ("1", "2", "5", "30")


class Fault(msgspec.Struct, frozen=True):
    """Something that does not hold: where it happened, what it is, and the record that leads there."""

    seed: str
    game: int
    answer: int
    key: str
    seen: str
    record: str = ""


class Result(msgspec.Struct, frozen=True):
    """What one game of a run came to; `record` is the file of the record that is still to be played again.

    `cards` and `words` are what it used, as the bits of `uses.Index`.
    """

    number: int
    answers: int
    ended: str
    faults: list[Fault] = []
    cards: str = "0"
    words: str = "0"
    record: str = ""


class Task(msgspec.Struct, frozen=True):
    """A run of games: which game, under which seed, where records go (nowhere if empty), every how many one is kept.

    `sample_every` is the mean number of answers between two positions that are looked at closely.
    """

    game: str
    seed: str
    folder: str = ""
    record_every: int = RECORD_EVERY
    sample_every: int = SAMPLE_EVERY

    def __call__(self, number: int) -> Result:
        """Play the game with this number."""
        return _Run(self, number).play()


class _Run:
    """One game and its checks."""

    def __init__(self, task: Task, number: int) -> None:
        self.task = task
        self.number = number
        chance = seeded(f"fuzz {task.game} {task.seed} {number}")
        self.drawing = chance.split("set-up")
        self.answering = chance.split("answers")
        self.checking = chance.split("checks")
        self.seed = chance.split("game").key
        self.bench: Bench = bench(task.game)
        self.policy: Any = self.bench.kit.policy
        self.rules: RuleSet = draw_rules(self.bench, number, self.drawing)
        decks = maker(task.game, self.rules)
        self.lists = [decks.draw(self.drawing) for _ in range(SEATS + 1)]
        self.decks: list[list[Printed]] = [self.bench.faces(cards) for cards in self.lists[:SEATS]]
        self.pool = [self.bench.faces(self.lists[SEATS])]
        self.style = (WILD, KEEN, SKILLED)[self.drawing.below(3)]
        self.foreign: tuple[str, ...] = self.bench.kit.watching.FOREIGN
        self.uses = Uses(self.bench.kit.watching)
        self.marked: tuple[int, str] | None = None
        self.faults: list[Fault] = []
        self.kept = ""
        self.game: Game | None = None

    def play(self) -> Result:
        try:
            self.run()
        except Broken as broken:
            self.blame(broken.key, broken.seen)
        except NetOceanError as error:
            self.blame(error.key, str(error))
        except Exception as error:
            self.blame("fuzz-exception", f"{type(error).__name__}: {error}{_place(error)}")
        game = self.game
        if game is None:
            return Result(self.number, 0, "", self.faults)
        ended = game.outcome.rule if game.outcome is not None else ""
        cards, words = index(self.task.game).bits(self.uses)
        return Result(self.number, game.answers, ended, self.faults, cards, words, self.kept)

    def run(self) -> None:
        game = self.game = Game.start(self.rules, self.decks, self.seed, self.uses)
        while game.choice is not None:
            need(game.answers < MOST_ANSWERS, "fuzz-endless")
            self.look(game)
            if self.checking.below(self.task.sample_every) == 0:
                self.sample(game)
            self.mark_and_undo(game)
            self.answer(game)
        self.look(game)
        checks.check_cards(game, self.decks, self.foreign)
        for seat in range(SEATS):
            hidden.check_hidden(game, seat, self.checking, self.pool)
        need(fingerprint(undone(game, 0)) == fingerprint(game), "fuzz-replay-differs")
        if self.number % self.task.record_every == 0:
            self.kept = self.keep(f"{self.number}.json", record(game))

    def look(self, game: Game) -> None:
        self.uses.look(game)
        checks.check_choice(game)
        for key, seen in self.uses.watch.faults(game):
            raise Broken(key, seen)

    def answer(self, game: Game) -> None:
        choice = game.choice
        assert choice is not None
        options = choice.options
        if choice.others and self.answering.below(4) == 0:
            options = choice.others
        option = options[self.answering.below(len(options))]
        if self.style != WILD and self.answering.below(4) != 0:
            if self.style == SKILLED:
                option = choice.options[self.policy.quick(game, self.answering)]
            for _ in range(_RATHER if self.style == KEEN else 0):
                if option.card == 0 and option.target == 0 and option.value < 0:
                    option = options[self.answering.below(len(options))]
        game.answer(option)

    def sample(self, game: Game) -> None:
        checks.check_cards(game, self.decks, self.foreign)
        checks.check_handles(game)
        checks.check_reasons(game)
        for seat in range(SEATS):
            world = hidden.check_hidden(game, seat, self.checking, self.pool)
            if self.checking.below(8) == 0:
                hidden.check_world(world, self.checking, _WORLD_ANSWERS)
        also = self.checking.below(12)
        if also == 0:
            checks.check_clone(game, self.checking)
        elif also == 1:
            checks.check_save(game, self.checking)
        elif also == 2:
            checks.check_refusals(game)

    def mark_and_undo(self, game: Game) -> None:
        if self.marked is not None and game.answers == self.marked[0] + _UNDO:
            checks.check_undo(game, _UNDO, self.marked[1])
            self.marked = None
        elif self.marked is None and self.checking.below(200) == 0:
            self.marked = (game.answers, fingerprint(game))

    def blame(self, key: str, seen: str) -> None:
        game = self.game
        place, answer = "", 0
        if game is not None and game.history is not None:
            answer = len(game.history)
            place = self.keep(f"fault-{self.number}.json", self.leading(game.history))
        self.faults.append(Fault(self.task.seed, self.number, answer, key, seen, place))

    def leading(self, history: list[str]) -> bytes:
        """The record up to the fault: without the last answer if it is this one that cannot be played."""
        for given in (history, history[:-1]):
            try:
                again = Game.start(self.rules, self.decks, self.seed)
                for text in given:
                    again.answer_text(text)
                return record(again)
            except Exception:  # noqa: S112 - the fault itself; the shorter record leads to it
                continue
        return b""

    def keep(self, name: str, data: bytes) -> str:
        """Where the record lies; nowhere if it cannot be written: the fault is told all the same."""
        if not data or not self.task.folder:
            return ""
        seed = quote(self.task.seed, safe="")[:80]
        path = Path(self.task.folder) / "records" / f"{self.task.game}-{seed}-{name}"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        except OSError:
            with suppress(OSError):
                path.unlink(missing_ok=True)
            return ""
        return str(path)


def draw_rules(bench: Bench, number: int, chance: Chance) -> RuleSet:
    """The rules of a game of the run: the presets in turn, with one switch changed in every second game."""
    presets = list(bench.kit.PRESETS)
    name = presets[number % len(presets)]
    changes: dict[str, str] = {}
    if chance.below(2) == 0:
        switch = bench.kit.SWITCHES[chance.below(len(bench.kit.SWITCHES))]
        values = list(switch.values) or [*_NUMBERS, *(["none"] if switch.default == "none" else [])]
        changes[switch.name] = values[chance.below(len(values))]
    return bench.rules(name, changes)


def _place(error: Exception) -> str:
    trace = error.__traceback__
    where = ""
    while trace is not None:
        code = trace.tb_frame.f_code
        where = f" at {Path(code.co_filename).name}:{trace.tb_lineno} {code.co_name}"
        trace = trace.tb_next
    return where
