"""A table: a game with two seats. Inputs in, messages for each seat out, the same ones whenever the inputs are the same."""

from collections.abc import Iterable

from netocean.engine.errors import IllegalAnswer, RecordProblem, ReplayDiverged
from netocean.engine.events import Journal
from netocean.engine.game import Game
from netocean.engine.play import Choice, Option
from netocean.engine.record import record
from netocean.engine.table import SEATS
from netocean.players import Chair, player
from netocean.tables.messages import FromSeat, Told
from netocean.tables.runs import check_run, closes
from netocean.tables.setup import Input, Setup, begin, pool
from netocean.tables.side import Side, about, forced
from netocean.telling.refusals import refusals
from netocean.telling.sayings import Refusal

__all__ = ["Input", "Setup", "Table"]

MOST_INPUTS = 10_000
"""Inputs after which a table takes no more answers: more than any game takes."""
MOST_UNDONE = 500
"""Decisions that can be taken back at a table: each plays the game again, also when the table is opened anew."""


class Table:
    """A game with two seats. Nothing here knows a clock, a network or a disk.

    `accept` and `own` only say what the next input would be; `apply` takes it. So it can be stored in between.
    """

    def __init__(self, table: str, setup: Setup, inputs: Iterable[Input] = (), everybody: bool = False) -> None:
        """A table after these inputs. `everybody` tells the seats of computers too.

        Raises RecordProblem if the setup does not hold together, ReplayDiverged if an input does not fit any more.
        """
        self.id = table
        self.setup = setup
        self.inputs: list[Input] = []
        self.played: list[Input] = []
        """The inputs without those that were taken back."""
        self.decisions: list[tuple[int, int]] = []
        """Who decided something, and how many inputs had been played by then; decision by decision."""
        self.journal = Journal()
        self.game: Game = begin(setup, self.journal)
        computers = [seat.kind == "computer" for seat in setup.seats]
        here = all(seat.kind == "here" for seat in setup.seats)
        self._may_undo = [not computers[seat] and (computers[1 - seat] or here) for seat in range(SEATS)]
        library = setup.bench.library
        self._sides: dict[int, Side] = {
            seat: Side(
                about(table, setup, seat, self._may_undo[seat]), setup.ask_always, self.game, self.journal, library
            )
            for seat in range(SEATS)
            if everybody or not computers[seat]
        }
        self._computers = {seat: setup.seats[seat].level for seat in range(SEATS) if computers[seat]}
        self._pool = pool(setup.game) if self._computers else []
        for place, one in enumerate(inputs):
            try:
                self.apply(one)
            except IllegalAnswer:
                raise ReplayDiverged("replay-diverged", answer=place + 1) from None

    # How it stands.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome is not None

    @property
    def waiting(self) -> int:
        """The seat that is asked, -1 for none."""
        return -1 if self.game.choice is None else self.game.choice.seat

    def sides(self) -> list[Side]:
        """The seats that are told what happens."""
        return list(self._sides.values())

    def seq(self, seat: int) -> int:
        """The number of the last message of a seat; 0 for a computer, which is told nothing."""
        side = self._sides.get(seat)
        return 0 if side is None else side.seq

    # What comes from a seat.

    def accept(self, seat: int, said: FromSeat) -> Input | None:
        """The input that a seat means; None if it repeats its last answer, which was taken already.

        Nothing is changed. Raises IllegalAnswer: `given` is how many answers of a run were good before the one that was
        not.
        """
        if said.do == "answer":
            if self._repeats(seat, said.choice, said.answer):
                return None
            self._need_room()
            check_run(self.game, seat, said.choice, said.answer)
            return Input("answers", seat, said.choice, said.answer, unasked=said.unasked)
        if self.over:
            raise IllegalAnswer("answer-game-over")
        if said.do == "undo":
            self._need_room()
            self._last_decision(seat)
            if said.seq != self.seq(seat):
                raise IllegalAnswer("answer-late", choice=said.choice)
            return Input("undo", seat)
        if said.do == "concede":
            return Input("concede", seat)
        if said.do == "claim":
            if self.waiting != 1 - seat:
                raise IllegalAnswer("claim-not-now")
            return Input("claim", seat)
        raise IllegalAnswer("answer-malformed")

    def _repeats(self, seat: int, choice: int, texts: list[str]) -> bool:
        asked = self.game.choice
        if asked is not None and asked.seat == seat and asked.id == choice:
            return False
        for one in reversed(self.played):
            if one.kind == "answers" and one.seat == seat and not one.own:
                return one.choice == choice and one.texts == texts
        return False

    def _need_room(self) -> None:
        if len(self.inputs) >= MOST_INPUTS:
            raise IllegalAnswer("table-full")

    def _last_decision(self, seat: int) -> int:
        if not self._may_undo[seat]:
            raise IllegalAnswer("undo-not-here")
        if sum(one.kind == "undo" for one in self.inputs) >= MOST_UNDONE:
            raise IllegalAnswer("undo-too-often")
        for place in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[place][0] == seat:
                return place
        raise IllegalAnswer("undo-nothing")

    def own(self) -> Input | None:
        """What the table has to answer by itself now: for a computer, or where there is only one answer.

        Changes nothing.
        """
        choice = self.game.choice
        if choice is None:
            return None
        if choice.seat in self._computers:
            option = self._choose(choice)
        elif forced(choice) and not self.setup.ask_always:
            option = choice.options[0]
        else:
            return None
        check_run(self.game, choice.seat, choice.id, [option.text])
        return Input("answers", choice.seat, choice.id, [option.text], own=True)

    def hesitates(self, one: Input) -> bool:
        """Whether an answer of its own is to wait a little: that of a person, seen by another person."""
        return self.setup.bluff and one.own and one.seat not in self._computers and not self._computers

    def _choose(self, choice: Choice) -> Option:
        """What a computer answers: it comes anew to every choice, so that it answers alike whenever it is asked."""
        seat, game = choice.seat, self.game
        one = player(self._computers[seat], self.setup.game, f"{game.seed.hex()}:{seat}:{choice.id}")
        chair = Chair(one, game, seat, self._pool)
        return one.choose(chair.sight, choice, chair.sampler)

    # What is done.

    def apply(self, one: Input) -> list[list[Told]]:
        """Take an input that `accept` or `own` gave; what each seat is told of it.

        Raises IllegalAnswer if it does not fit: then this table is of no more use.
        """
        told: list[list[Told]] = [[] for _ in range(SEATS)]
        if one.kind == "undo":
            self._undo(one.seat)
            for seat, side in self._sides.items():
                told[seat].append(side.again(self._can_undo(seat)))
        else:
            self._play(one)
            for seat, side in self._sides.items():
                delta = side.follow(self.game, self.journal, self._can_undo(seat))
                if delta is not None:
                    told[seat].append(delta)
        self.inputs.append(one)
        return told

    def _play(self, one: Input) -> None:
        if one.kind == "answers":
            self._answer(one)
        else:
            self._give_up(one)
        self.played.append(one)

    def _answer(self, one: Input) -> None:
        choice = self.game.choice
        alone = forced(choice)
        begins = choice is not None and not choice.picked
        kind = choice.kind if choice is not None else ""
        for place, text in enumerate(one.texts):
            if closes(choice, self.game.choice, one.texts, place):
                break
            self.game.answer_text(text, one.seat, one.choice if place == 0 else -1)
        if not one.own and not one.unasked and begins:
            self.decisions.append((one.seat, len(self.played)))
        if one.own and alone and one.seat in self._sides and one.seat not in self._computers:
            self._sides[one.seat].skip(kind)

    def _give_up(self, one: Input) -> None:
        loser = one.seat if one.kind == "concede" else 1 - one.seat
        self.game.concede(loser)
        for side in self._sides.values():
            side.given_up(loser, one.kind == "claim")

    def _can_undo(self, seat: int) -> bool:
        return self._may_undo[seat] and not self.over and any(one == seat for one, _ in self.decisions)

    def _undo(self, seat: int) -> None:
        """The game played again without what came since the last decision of a seat: never patched."""
        place = self._last_decision(seat)
        played = self.played[: self.decisions[place][1]]
        self.played = []
        self.decisions = []
        self.journal = Journal()
        self.game = begin(self.setup, self.journal)
        for side in self._sides.values():
            side.begin(self.game, self.journal)
        for one in played:
            self._play(one)
            for side in self._sides.values():
                side.listen(self.game, self.journal)
        for side in self._sides.values():
            side.ask(self.game)

    # What is asked.

    def told(self, seat: int, seq: int) -> list[Told]:
        """All that a seat was told after the message `seq`: the deltas where they are kept, else one snapshot.

        A computer is told nothing.
        """
        side = self._sides.get(seat)
        if side is None:
            return []
        deltas = side.since(seq)
        return [side.snapshot()] if deltas is None else list(deltas)

    def why(self, seat: int, handle: int) -> list[Refusal]:
        """Every reason why a card cannot be used now; none if it can."""
        return refusals(self.game.why_not(seat, handle), self.game.rules.doubted, self.setup.game)

    def record(self) -> bytes:
        """The record of the game, to be played again. Raises RecordProblem for a try, of which none is kept."""
        if self.setup.position is not None:
            raise RecordProblem("record-none")
        return record(self.game, [one.pack for one in self.setup.packs])
