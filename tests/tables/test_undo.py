"""Decisions taken back: one's own last one, played again without it."""

from netocean.engine.record import fingerprint
from netocean.tables.messages import FromSeat, Snapshot
from netocean.tables.setup import Input
from netocean.tables.table import MOST_UNDONE
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
    sit,
    take_back,
    until,
)


def test_undo_goes_back_to_the_last_decision():
    """Over the answers of the computer; one snapshot, with all as it was, and the next number."""
    table = sit(COMPUTER, seed="3")
    own_answers(table)
    to_choice = until(table, at("discard_hand", 0))
    before, (was,) = fingerprint(to_choice.game), table.told(0, 0)
    answer(table, *picks(table)[:2])
    answer(table, "done")
    own_answers(table)
    (last,) = table.told(0, 0)
    assert last.undo
    ((snapshot,), nothing) = table.apply(table.accept(0, take_back(table, 0)))
    assert fingerprint(table.game) == before and nothing == []
    assert snapshot.seq == last.seq + 1
    assert (snapshot.state, snapshot.lines, snapshot.question) == (was.state, was.lines, was.question)
    assert table.told(0, last.seq) == [snapshot]
    assert table.waiting == 0


def test_undo_comes_to_the_beginning_and_no_further():
    """Decision by decision."""
    table = until(sit(COMPUTER, seed="3"), at("discard_hand", 0))
    while table.told(0, 0)[0].undo:
        table.apply(table.accept(0, take_back(table, 0)))
    assert asked(table).kind == "starting_level_iii"
    assert refused(table, 0, take_back(table, 0)) == ("undo-nothing", 0)
    assert table.waiting == 0


def test_undo_goes_past_what_was_answered_unasked():
    """A client that answers by itself, as a person set it before, makes no decision of that person."""
    table = sit(HERE)
    own_answers(table)
    mine = asked(table)
    answer(table, picks(table)[0])
    own_answers(table)
    answer(table, picks(table)[0])
    own_answers(table)
    later = asked(table)
    table.apply(table.accept(later.seat, FromSeat(choice=later.id, answer=[later.options[0].text], unasked=True)))
    table.apply(table.accept(mine.seat, take_back(table, mine.seat)))
    assert (asked(table).seat, asked(table).id) == (mine.seat, mine.id)


def test_at_one_screen_each_takes_back_their_own_last_decision():
    """With all that came after it, the other one's decisions too; each is told anew."""
    table = sit(HERE)
    own_answers(table)
    mine = asked(table)
    assert mine.seat == 0
    answer(table, picks(table)[0])
    own_answers(table)
    assert asked(table).seat == 1
    answer(table, picks(table)[0])
    first, second = table.apply(table.accept(0, take_back(table, 0)))
    assert isinstance(first[0], Snapshot) and isinstance(second[0], Snapshot)
    assert (asked(table).seat, asked(table).id) == (0, mine.id)
    assert not first[0].undo and not second[0].undo
    assert table.waiting == 0


def test_between_friends_decisions_stand():
    """Nor does the snapshot offer anything else."""
    table = sit(FRIENDS)
    answer(table, picks(table)[0])
    assert refused(table, 0, take_back(table, 0)) == ("undo-not-here", 0)
    (told,) = table.told(0, 0)
    assert not told.undo and not told.about.undo
    assert table.waiting in (0, 1)


def test_after_an_undo_the_same_answer_is_a_new_one():
    """It is no repetition of what was taken back."""
    table = sit(COMPUTER)
    own_answers(table)
    choice = asked(table)
    said = FromSeat(choice=choice.id, answer=[choice.options[0].text])
    table.apply(table.accept(0, said))
    table.apply(table.accept(0, take_back(table, 0)))
    assert table.accept(0, said) == Input("answers", 0, choice.id, said.answer)
    assert table.waiting == 0


def test_decisions_are_not_taken_back_for_ever(monkeypatch):
    """Each plays the game again, also when the table is opened anew."""
    monkeypatch.setattr("netocean.tables.table.MOST_UNDONE", 1)
    assert MOST_UNDONE > 1
    table = sit(COMPUTER)
    for _ in range(2):
        own_answers(table)
        answer(table, asked(table).options[0].text)
        if not any(one.kind == "undo" for one in table.inputs):
            table.apply(table.accept(0, take_back(table, 0)))
    assert refused(table, 0, take_back(table, 0)) == ("undo-too-often", 0)
    own_answers(table)
    assert table.waiting == 0


def test_undo_said_twice_takes_back_once():
    """The word that the first was taken got lost: said again, it speaks of a state that is gone."""
    table = sit(COMPUTER, seed="3")
    own_answers(table)
    until(table, at("discard_hand", 0))
    answer(table, picks(table)[0])
    answer(table, picks(table)[0])
    said = take_back(table, 0)
    table.apply(table.accept(0, said))
    before = fingerprint(table.game)
    assert refused(table, 0, said) == ("answer-late", 0)
    assert fingerprint(table.game) == before
    assert table.waiting == 0
