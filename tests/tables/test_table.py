"""A table: what each seat is told, what it answers by itself, how it ends, how it is opened anew."""

import pytest

from netocean.engine.chance import seeded
from netocean.engine.errors import ReplayDiverged
from netocean.tables.messages import Delta, FromSeat, Opponent, Snapshot
from netocean.tables.setup import Input
from netocean.tables.side import KEPT
from netocean.tables.table import Table
from netocean.telling.sayings import Say
from tables.playing import (
    COMPUTER,
    FRIENDS,
    HERE,
    answer,
    asked,
    at,
    own_answers,
    picks,
    refused,
    setup,
    sit,
    standing,
    step,
    take_back,
    to_end,
    until,
    wire,
)

# What a seat is told first, and again.


def test_the_first_message_is_a_snapshot_of_the_seat():
    """With the question for the seat that is asked, and none for the other."""
    table = sit()
    first, second = table.told(0, 0)[0], table.told(1, 0)[0]
    assert isinstance(first, Snapshot) and isinstance(second, Snapshot)
    assert (first.seq, second.seq) == (1, 1)
    assert (first.about.seat, second.about.seat) == (0, 1)
    assert first.question is not None and first.question.kind == "starting_level_iii"
    assert second.question is None
    assert (first.state.waiting, second.state.waiting) == (0, 0)
    assert table.waiting == 0


def test_about_says_who_sits_on_the_other_side_and_how_the_rules_differ():
    """Each seat hears of the other one."""
    table = Table("T", setup(COMPUTER), everybody=True)
    mine, other = (side.about for side in table.sides())
    assert (mine.opponent, other.opponent) == (Opponent("computer", "random"), Opponent("friend"))
    assert (mine.undo, other.undo) == (True, False)
    assert (mine.preset, mine.switches) == ("primer", {"max_turns": "3"})


def test_a_seat_that_comes_back_is_told_what_it_missed():
    """Delta by delta; nothing if it missed nothing."""
    table = sit()
    told = answer(table, picks(table)[0])[0] + answer(table, picks(table)[0])[0]
    last = told[-1].seq
    assert [wire(one) for one in table.told(0, 1)] == [wire(one) for one in told]
    assert table.told(0, last) == []
    assert table.waiting in (0, 1)


@pytest.mark.parametrize("seq", [-1, 0, 10_000])
def test_a_seat_that_knows_no_message_of_ours_is_told_all(seq):
    """One snapshot, with the number of the last message."""
    table = sit()
    last = answer(table, picks(table)[0])[0][-1].seq
    (told,) = table.told(0, seq)
    assert isinstance(told, Snapshot) and told.seq == last


def test_who_missed_more_than_is_kept_is_told_all():
    """The last deltas are kept, not all of them."""
    table = sit(turns=6)
    to_end(table)
    (snapshot,) = table.told(0, 0)
    kept = table.told(0, snapshot.seq - KEPT)
    assert [one.seq for one in kept] == list(range(snapshot.seq - KEPT + 1, snapshot.seq + 1))
    assert table.told(0, snapshot.seq - KEPT - 1) == [snapshot]
    assert table.over


# What the other seat does in secret.


def test_a_run_is_silent_until_it_is_done():
    """Picks change nothing for the other seat: no message, no number."""
    table = until(sit(), at("discard_hand"))
    seat = asked(table).seat
    first, second = picks(table)[:2]
    assert [len(told) for told in _by(seat, answer(table, first))] == [1, 0]
    assert [len(told) for told in _by(seat, answer(table, second))] == [1, 0]
    mine, other = _by(seat, answer(table, "done"))
    assert [event.key for event in other[0].events] == ["discarded"]
    assert other[0].seq == table.told(1 - seat, 0)[0].seq
    assert mine[0].events[0].cards[0].key is not None and other[0].events[0].cards[0].key is None
    own_answers(table)
    assert table.waiting in (0, 1)


def test_a_run_said_at_once_and_pick_by_pick_are_the_same_to_the_other_seat():
    """The same bytes with the same numbers, also if the seat thought again on the way."""
    said = []
    for texts in ([["pick", "pick", "done"]], [["pick"], ["pick"], ["back"], ["pick"], ["done"]]):
        table = until(sit(), at("discard_hand"))
        seat, listed = asked(table).seat, picks(table)
        for run in texts:
            place = iter(listed)
            chosen = [_word(table, word, place) for word in run]
            answer(table, *chosen)
        said.append([wire(one) for one in table.told(1 - seat, 1)])
    assert said[0] == said[1]
    assert table.waiting in (0, 1)


def _word(table, word, listed):
    """A pick by its place in the run: the first one of this run that is still on offer."""
    if word != "pick":
        return word
    offered = picks(table)
    return next(text for text in listed if text in offered)


def _by(seat, told):
    """What a seat was told, and what the other one was."""
    return told[seat], told[1 - seat]


# What the table answers by itself.


def test_what_has_one_answer_is_given_and_only_this_seat_is_told():
    """As an aside, in one line, before what comes next; the other seat reads nothing of it."""
    table = sit(turns=6)
    seats = to_end(table)
    own = [one for one in table.inputs if one.own]
    assert own
    for seat in (0, 1):
        asides = [line.saying.key for message in seats[seat] for line in message.lines if _aside(line)]
        assert set(asides) == {"telling-skipped"}
        assert len(asides) <= sum(one.seat == seat for one in own)
    asked_for = [message.question for messages in seats for message in messages if message.question is not None]
    assert all(len(question.offers) + len(question.unusual) > 1 for question in asked_for)
    assert table.over


def _aside(line):
    return isinstance(line.saying, Say) and line.saying.key == "telling-skipped"


def test_who_wants_to_be_asked_always_is():
    """Then the table gives no answer for a person."""
    table = sit(ask_always=True)
    seats = to_end(table)
    assert not any(one.own for one in table.inputs)
    assert not any(_aside(line) for messages in seats for message in messages for line in message.lines)
    asked_for = [message.question for messages in seats for message in messages if message.question is not None]
    assert any(len(question.offers) == 1 for question in asked_for)
    assert table.over


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_computer_answers_alike_whenever_it_is_asked(level):
    """Looking at its answer changes nothing, and its seat is told nothing."""
    table = sit((Opponent("friend"), Opponent("computer", level)), seed="4", turns=2)
    chance, seen = seeded("a"), 0
    while not table.over:
        before, own = standing(table), table.own()
        assert (table.own(), standing(table)) == (own, before)
        seen += own is not None and own.seat == 1
        assert step(table, chance)[1] == []
    assert seen > 10
    assert table.over


def test_a_computer_does_not_think_again_when_a_decision_is_taken_back():
    """The same answer of the person leads to the same answers of the computer."""
    table = until(sit(COMPUTER, seed="8"), lambda table: asked(table).kind == "discard_hand")
    answer(table, "done")
    first = own_answers(table)
    table.apply(table.accept(0, take_back(table, 0)))
    answer(table, "done")
    assert own_answers(table) == first
    assert table.waiting == 0


# The end.


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_can_give_up_at_any_time(seat):
    """Also while the other one is asked; both are told who did."""
    table = sit()
    told = table.apply(table.accept(seat, FromSeat(do="concede")))
    assert table.over and table.waiting == -1
    assert (table.game.outcome.winner, table.game.outcome.rule) == (1 - seat, "C-R10.4")
    for viewer, (delta,) in enumerate(told):
        who = "you" if viewer == seat else "other"
        assert delta.lines[0].saying == Say("table-conceded", {"who": who})
        assert (delta.change.over, delta.change.winner, delta.question) == (True, 1 - seat, None)


def test_a_game_is_claimed_only_from_the_seat_that_is_asked():
    """Whether its time is over is not for the table to know."""
    table = sit()
    assert table.waiting == 0
    assert refused(table, 0, FromSeat(do="claim")) == ("claim-not-now", 0)
    told = table.apply(table.accept(1, FromSeat(do="claim")))
    assert (table.game.outcome.winner, table.game.outcome.rule) == (1, "C-R10.4")
    assert [told[seat][0].lines[0].saying.params["who"] for seat in (0, 1)] == ["you", "other"]
    assert told[0][0].lines[0].saying.key == "table-claimed"
    assert table.over


@pytest.mark.parametrize("do", ["undo", "concede", "claim"])
def test_when_the_game_is_over_nothing_is_left_to_do(do):
    """For anybody."""
    table = sit(COMPUTER)
    table.apply(table.accept(0, FromSeat(do="concede")))
    assert refused(table, 0, FromSeat(do=do)) == ("answer-game-over", 0)
    assert refused(table, 0, FromSeat(choice=0, answer=["pick:#1"])) == ("answer-game-over", 0)
    assert table.own() is None
    assert not table.told(0, 0)[0].undo
    assert table.over


# Asking back.


def test_every_reason_why_a_card_cannot_be_used_is_told():
    """With its rule; for a handle that names nothing, too."""
    table = sit()
    (reason,) = table.why(1, 4_000)
    assert reason.rule == "C-R13.3" and reason.words == Say("reason-card-out-of-sight")
    assert table.waiting == 0


# Opened anew.


@pytest.mark.parametrize("seats", [FRIENDS, COMPUTER, HERE])
@pytest.mark.parametrize("preset", ["primer", "tournament"])
def test_a_table_opened_anew_says_the_same(seats, preset):
    """At every place on the way: the same last messages with the same numbers."""
    table = sit(seats, "5", preset=preset)
    chance, spoken = seeded("way"), [side.seat for side in table.sides()]
    for count in range(100_000):
        if table.over:
            break
        if count % 40 == 39:
            again = Table("T", table.setup, table.inputs)
            assert [wire(again.told(seat, 0)) for seat in spoken] == [wire(table.told(seat, 0)) for seat in spoken]
            assert wire(again.told(0, _last(again) - 5)) == wire(table.told(0, _last(table) - 5))
            assert again.own() == table.own()
        if count % 40 == 20 and table.told(0, 0)[0].undo:
            table.apply(table.accept(0, take_back(table, 0)))
        else:
            step(table, chance)
    assert Table("T", table.setup, table.inputs).record() == table.record()
    assert table.over


def _last(table):
    return table.told(0, 0)[0].seq


def test_the_same_inputs_give_the_same_bytes():
    """All messages of both seats, undo and all, from the first to the last."""
    table = sit(HERE, "6")
    first = to_end(until(table, at("discard_hand")))
    inputs = table.inputs
    again = Table("T", table.setup)
    second = [again.told(0, 0), again.told(1, 0)]
    for one in inputs:
        for seat, told in enumerate(again.apply(one)):
            second[seat] += told
    for seat in (0, 1):
        count = len(first[seat]) - 1
        assert [wire(one) for one in first[seat][1:]] == [wire(one) for one in second[seat][-count:]]
        assert all(isinstance(one, Delta) for one in first[seat][1:])
    assert table.over


@pytest.mark.parametrize(
    "foreign", [Input("answers", 0, 0, ["pick:#999"]), Input("answers", 1, 0, ["pick:#1"]), Input("undo", 0)]
)
def test_a_table_whose_inputs_do_not_fit_is_not_opened(foreign):
    """The place of the input is told."""
    with pytest.raises(ReplayDiverged) as caught:
        Table("T", setup(FRIENDS), [foreign])
    assert caught.value.params == {"answer": 1}
