"""Records and saves: verified before anything is shown, and the same game again."""

import json

import pytest

from netocean.engine.errors import RecordProblem, ReplayDiverged
from netocean.engine.events import Journal
from netocean.engine.game import Game
from netocean.engine.record import LARGEST, Replay, fingerprint, load, record, save, undone
from netocean.games import rules_for
from netocean.games.colosseum.rules import preset
from table import ME, ready


def played(answers: int, deck: str = "practice-shallows", other: str = "practice-deep-current") -> Game:
    """A game after some answers: one option after the other, round and round."""
    game = Game.start(preset(), [ready(deck), ready(other)], "record")
    for count in range(answers):
        if game.choice is not None:
            game.answer_index(count % len(game.choice.options))
    return game


def test_a_record_plays_to_the_same_position() -> None:
    """In the middle of a game, and at its end."""
    for answers in (0, 7, 100, 5000):
        game = played(answers)
        assert fingerprint(Replay(record(game), rules_for).to_end()) == fingerprint(game)


def test_a_record_can_be_stepped_through_with_the_events_of_each_side() -> None:
    """Nothing but the answers is stored; the events come again."""
    game = played(30)
    journal = Journal()
    replay = Replay(record(game), rules_for, journal)
    counts = [len(journal.seats[ME])]
    while replay.step():
        counts.append(len(journal.seats[ME]))
    assert replay.place == 30
    assert counts == sorted(counts)
    assert counts[-1] > counts[0]


def test_a_record_pins_its_cards() -> None:
    """A record tells what its cards were, and plays on after the pack has changed."""
    pinned = json.loads(record(played(3)))["cards"]
    assert all(card["facts"].startswith("{") for card in pinned)


def test_a_concession_is_part_of_the_record() -> None:
    """It is an answer like others."""
    game = played(9)
    game.concede(ME)
    again = Replay(record(game), rules_for).to_end()
    assert again.outcome is not None
    assert (again.outcome.winner, again.outcome.rule) == (1, "C-R10.4")


def test_a_saved_game_goes_on_as_if_it_had_never_stopped() -> None:
    """At every one of the first two hundred choices, the middle of runs and effects among them."""
    game = played(0)
    for count in range(200):
        if game.choice is None:
            break
        again = load(save(game), rules_for)
        assert fingerprint(again) == fingerprint(game)
        assert again.choice is not None
        assert [option.text for option in again.choice.options] == [option.text for option in game.choice.options]
        game.answer_index(count % len(game.choice.options))


def test_undo_is_the_record_without_its_last_answers() -> None:
    """Never a patch: it equals the game as it was."""
    earlier, later = played(50), played(57)
    assert fingerprint(undone(later, 7)) == fingerprint(earlier)
    with pytest.raises(RecordProblem) as refused:
        undone(earlier, 51)
    assert refused.value.key == "undo-nothing"


@pytest.mark.parametrize("make", [record, save])
def test_a_cut_file_is_refused(make: object) -> None:
    """Wherever it is cut."""
    data = make(played(40))  # type: ignore[operator]
    for length in (0, 1, len(data) // 2, len(data) - 1):
        with pytest.raises(RecordProblem) as refused:
            (Replay if make is record else load)(data[:length], rules_for)
        assert refused.value.key == "record-cut"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"answers": ["done"]}, "record-edited"),
        ({"seed": "00" * 32}, "record-edited"),
        ({"version": 99}, "record-version"),
        ({"kind": "letter"}, "record-other-kind"),
        ({"extra": 1}, "record-malformed"),
        ({"decks": "none"}, "record-malformed"),
    ],
)
def test_an_edited_record_is_refused(change: dict[str, object], key: str) -> None:
    """With one clear message each."""
    data = json.loads(record(played(20)))
    data.update(change)
    with pytest.raises(RecordProblem) as refused:
        Replay(json.dumps(data).encode(), rules_for)
    assert refused.value.key == key


def test_what_is_no_json_too_large_or_not_utf8_is_refused() -> None:
    """Before anything is parsed."""
    for data, key in (
        (b"\xff\xfe", "record-not-utf8"),
        (b"[]", "record-other-kind"),
        (b" " * (LARGEST + 1), "record-too-large"),
    ):
        with pytest.raises(RecordProblem) as refused:
            load(data, rules_for)
        assert refused.value.key == key


def test_nothing_is_shown_past_a_divergence() -> None:
    """A record whose fingerprint does not fit stops where it diverges, though it is sealed."""
    replay = Replay(record(played(40)), rules_for)
    replay.record.fingerprints[1] = "0" * 16
    for _ in range(31):
        assert replay.step()
    with pytest.raises(ReplayDiverged) as refused:
        replay.step()
    assert refused.value.params["answer"] == 32


def test_a_game_without_history_has_no_record() -> None:
    """Copies keep none."""
    with pytest.raises(RecordProblem) as refused:
        record(played(5).clone())
    assert refused.value.key == "record-none"
