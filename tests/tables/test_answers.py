"""What a table takes from a seat, and what it refuses; nothing has changed then."""

import pytest

from netocean.engine.chance import seeded
from netocean.engine.record import fingerprint
from netocean.tables.messages import FromSeat
from netocean.tables.setup import Input
from netocean.tables.table import MOST_INPUTS
from tables.playing import (
    COMPUTER,
    answer,
    asked,
    at,
    own_answers,
    picks,
    refused,
    sit,
    step,
    to_end,
    until,
)


def test_an_answer_is_taken_only_when_it_is_applied():
    """What is accepted can be stored first."""
    table = sit()
    before = fingerprint(table.game)
    choice = asked(table)
    one = table.accept(0, FromSeat(choice=choice.id, answer=[choice.options[0].text]))
    assert one == Input("answers", 0, 0, [choice.options[0].text])
    assert fingerprint(table.game) == before and table.inputs == []
    table.apply(one)
    assert table.game.answers == 1 and table.inputs == [one]
    assert table.waiting in (0, 1)


def test_the_same_answer_again_is_a_repetition():
    """To be acknowledged again; also when the table has gone on by itself, and when the game is over."""
    table = sit()
    choice = asked(table)
    said = FromSeat(choice=choice.id, answer=[choice.options[0].text])
    table.apply(table.accept(0, said))
    own_answers(table)
    assert table.accept(0, said) is None
    assert table.accept(0, FromSeat(n=7, choice=choice.id, answer=[choice.options[0].text])) is None
    to_end(table)
    last = next(one for one in reversed(table.inputs) if not one.own)
    assert table.accept(last.seat, FromSeat(choice=last.choice, answer=last.texts)) is None
    assert table.over


def test_another_answer_to_what_is_decided_is_late():
    """Also one that would have been good, and an older one than the last."""
    table = sit(COMPUTER)
    own_answers(table)
    first = asked(table)
    answer(table, first.options[0].text)
    own_answers(table)
    assert refused(table, 0, FromSeat(choice=first.id, answer=[first.options[1].text])) == ("answer-late", 0)
    answer(table, asked(table).options[0].text)
    own_answers(table)
    assert refused(table, 0, FromSeat(choice=first.id, answer=[first.options[0].text])) == ("answer-late", 0)
    assert table.waiting == 0


def test_an_answer_to_what_is_not_asked_yet_is_early():
    """The number of a choice cannot be guessed."""
    table = sit()
    choice = asked(table)
    said = FromSeat(choice=choice.id + 1, answer=[choice.options[0].text])
    assert refused(table, 0, said) == ("answer-early", 0)
    assert table.waiting == 0


def test_a_seat_cannot_answer_for_the_other_one():
    """Nor while the other one is asked."""
    table = sit()
    choice = asked(table)
    assert refused(table, 1, FromSeat(choice=choice.id, answer=[choice.options[0].text])) == ("answer-wrong-seat", 0)
    assert table.waiting == 0


def test_a_run_is_taken_whole_or_not_at_all():
    """The place of the first answer that is not good is told."""
    table = until(sit(), at("discard_hand"))
    choice, first = asked(table), picks(table)[0]
    assert refused(table, choice.seat, FromSeat(choice=choice.id, answer=[first, "pick:#999", "done"])) == (
        "answer-not-listed",
        1,
    )
    assert refused(table, choice.seat, FromSeat(choice=choice.id, answer=[first, first])) == ("answer-not-listed", 1)
    assert table.waiting == choice.seat


def test_nobody_tries_out_answers_on_what_they_have_not_seen():
    """A message ends where something happens: cards that would be drawn cannot be asked for."""
    table = until(sit(), lambda table: asked(table).kind == "refill")
    choice = asked(table)
    after = table.game.clone()
    after.answer_text("yes")
    while after.choice.seat != choice.seat:
        after.answer_index(0)
    for text in [option.text for option in after.choice.options]:
        said = FromSeat(choice=choice.id, answer=["yes", text])
        assert refused(table, choice.seat, said) == ("answer-not-listed", 1)
    assert table.waiting == choice.seat


def test_picks_that_are_not_finished_leave_the_choice_open():
    """With what is picked; the rest can be said later."""
    table = until(sit(), at("discard_hand"))
    seat, kind, first = asked(table).seat, asked(table).kind, picks(table)[0]
    (delta,) = answer(table, first)[seat]
    assert delta.question.kind == kind and [f"pick:#{handle}" for handle in delta.question.picked] == [first]
    answer(table, "done")
    own_answers(table)
    assert table.waiting in (0, 1)


@pytest.mark.parametrize(
    "said",
    [
        FromSeat(choice=0, answer=[]),
        FromSeat(choice=-1, answer=["done"]),
        FromSeat(choice=0, answer=["done"] * 65),
        FromSeat(choice=0, answer=["x" * 201]),
        FromSeat(do="join", token="x"),
        FromSeat(do="resync"),
        FromSeat(do="why", card=1),
    ],
)
def test_what_is_no_answer_is_refused(said):
    """Empty, without a choice, oversized, or something else."""
    table = sit()
    assert refused(table, 0, said) == ("answer-malformed", 0)
    assert table.waiting == 0


@pytest.mark.parametrize("text", ["", "pick:#0", "pick:#1 ", "PICK:#1", "pick:#-1", "concede:0", "🃏", "x" * 200])
def test_a_text_that_is_not_on_offer_is_refused(text):
    """Whatever it is."""
    table = sit()
    assert refused(table, 0, FromSeat(choice=0, answer=[text])) == ("answer-not-listed", 0)
    assert table.waiting == 0


def test_a_table_takes_no_more_answers_than_a_game_can_have(monkeypatch):
    """It can still be given up."""
    monkeypatch.setattr("netocean.tables.table.MOST_INPUTS", 3)
    assert MOST_INPUTS > 3
    table = sit(seed="2")
    for _ in range(3):
        step(table, seeded("a"))
    seat = asked(table).seat
    assert refused(table, seat, FromSeat(choice=asked(table).id, answer=[asked(table).options[0].text])) == (
        "table-full",
        0,
    )
    table.apply(table.accept(seat, FromSeat(do="concede")))
    assert table.over
