"""Games told again: the very messages of both seats, step by step, and nothing past a divergence."""

import msgspec
import pytest

from netocean.engine.chance import seeded
from netocean.engine.errors import RecordProblem
from netocean.engine.record import Record as Kept
from netocean.engine.record import _hash, _json
from netocean.tables.messages import Delta, FromSeat, Snapshot, State
from netocean.tables.replay import of_record, of_table
from netocean.telling.sayings import Say
from tables.playing import (
    COMPUTER,
    FRIENDS,
    answer,
    at,
    changed,
    own_answers,
    picks,
    sit,
    step,
    take_back,
    to_end,
    until,
    wire,
)


def test_a_replay_has_the_very_messages_of_each_seat():
    """From the first snapshot to the last delta, byte for byte."""
    table = sit(FRIENDS, "7")
    seats = to_end(table)
    replay = of_table(table)
    for seat in (0, 1):
        assert [wire(one) for one in replay.seats[seat]] == [wire(one) for one in seats[seat]]
    assert replay.problem is None
    assert table.over


def test_the_steps_tell_where_both_seats_are():
    """The first before all, the last at the end; each tells a seat something, and turns never go back."""
    table = sit(FRIENDS, "7", turns=2)
    to_end(table)
    replay = of_table(table)
    first, last = replay.steps[0], replay.steps[-1]
    assert (first.turn, first.phase, first.waiting, first.at) == (0, "setup", 0, [0, 0])
    assert (last.turn, last.waiting) == (2, -1)
    assert last.at == [len(messages) - 1 for messages in replay.seats]
    for before, after in zip(replay.steps, replay.steps[1:], strict=False):
        moved = [after.at[seat] - before.at[seat] for seat in (0, 1)]
        assert set(moved) <= {0, 1} and any(moved)
        assert after.turn in (before.turn, before.turn + 1)
    assert table.over


def test_a_step_shows_the_table_as_the_seat_saw_it_then():
    """The messages up to its place make the state that it names."""
    table = sit(FRIENDS, "7", turns=2)
    to_end(table)
    replay = of_table(table)
    for seat in (0, 1):
        states: list[State] = []
        for message in replay.seats[seat]:
            states.append(message.state if isinstance(message, Snapshot) else changed(states[-1], message.change))
        for moment in replay.steps:
            state = states[moment.at[seat]]
            assert (state.phase, state.waiting, state.numbers["turn"]) == (moment.phase, moment.waiting, moment.turn)
    assert table.over


def test_what_was_taken_back_is_not_told_again():
    """Both sides are told, the computer's too."""
    table = until(sit(COMPUTER, seed="3"), at("discard_hand", 0))
    answer(table, *picks(table)[:2], "done")
    own_answers(table)
    table.apply(table.accept(0, take_back(table, 0)))
    to_end(table)
    replay = of_table(table)
    assert len(replay.steps) <= len(table.played) + 1 < len(table.inputs)
    assert all(isinstance(message, Delta) for messages in replay.seats for message in messages[1:])
    (now,) = table.told(0, 0)
    assert [line for message in replay.seats[0] for line in message.lines] == now.lines
    firsts = [messages[0] for messages in replay.seats]
    assert [isinstance(first, Snapshot) and first.about.seat for first in firsts] == [0, 1]
    assert len(replay.seats[1]) > 10
    assert table.over


def test_a_record_is_told_like_the_table_it_comes_from():
    """The same deltas, though it knows nothing of who sat there; a game that was given up, too."""
    table = sit(FRIENDS, "7")
    chance = seeded("half")
    for _ in range(60):
        step(table, chance)
    table.apply(table.accept(1, FromSeat(do="concede")))
    from_table, from_record = of_table(table), of_record(table.record())
    assert from_record.steps == from_table.steps
    for seat in (0, 1):
        assert [wire(one) for one in from_record.seats[seat][1:]] == [wire(one) for one in from_table.seats[seat][1:]]
        first, same = from_record.seats[seat][0], from_table.seats[seat][0]
        assert isinstance(first, Snapshot) and isinstance(same, Snapshot) and first.state == same.state
    assert (from_record.about.preset, from_record.about.switches) == ("primer", {"max_turns": "3"})
    assert table.over


def recorded(change=lambda record: record):
    """The record of a game to its end, changed and sealed again."""
    table = sit(FRIENDS, "7")
    to_end(table)
    record = change(msgspec.json.decode(table.record(), type=Kept))
    blank = msgspec.structs.replace(record, digest="")
    return _json(msgspec.structs.replace(blank, digest=_hash(_json(blank))))


def with_print(place):
    """A record whose fingerprint at this place is another one."""

    def change(record):
        prints = [*record.fingerprints]
        prints[place] = "0" * 16
        return msgspec.structs.replace(record, fingerprints=prints)

    return change


def test_nothing_is_told_past_a_divergence():
    """Nor what came after the last fingerprint that agreed: answers 17 to 32 are in doubt with the second one."""
    whole, cut = of_record(recorded()), of_record(recorded(with_print(1)))
    assert len(whole.steps) > 33 and whole.problem is None
    assert len(cut.steps) == 17  # the beginning and the first 16 answers
    assert cut.steps == whole.steps[:17]
    assert cut.problem == Say("error-replay-diverged", {"answer": 32})
    for seat in (0, 1):
        assert cut.seats[seat] == whole.seats[seat][: cut.steps[-1].at[seat] + 1]


def test_an_answer_that_does_not_fit_ends_the_replay_before_it():
    """At the last fingerprint that agreed, too."""

    def change(record):
        answers = [*record.answers]
        answers[20] = "pick:#999"
        return msgspec.structs.replace(record, answers=answers)

    cut = of_record(recorded(change))
    assert (len(cut.steps), cut.problem) == (17, Say("error-replay-diverged", {"answer": 21}))


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "record-cut"),
        (b"[]", "record-other-kind"),
        (b"\xff", "record-not-utf8"),
        (b"x" * (5 * 1024 * 1024), "record-too-large"),
    ],
)
def test_what_is_no_record_is_refused(data, key):
    """With one clear reason."""
    with pytest.raises(RecordProblem) as caught:
        of_record(data)
    assert caught.value.key == key


def test_a_record_longer_than_any_game_is_refused():
    """Whoever sealed it."""

    def change(record):
        return msgspec.structs.replace(record, answers=["back"] * 10_001)

    with pytest.raises(RecordProblem) as caught:
        of_record(recorded(change))
    assert (caught.value.key, caught.value.params["answers"]) == ("record-too-long", 10_001)
