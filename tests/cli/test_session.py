"""A game at the table: undo, putting aside, giving up, bad input, the end of the input."""

import json
from pathlib import Path

import pytest

from cli.companion_table import companion, sensible, session, up_to
from netocean.cli.companion import Left
from netocean.cli.keeping import Keeper
from netocean.cli.play import _Seating
from netocean.cli.session import Session, Skipped
from netocean.cli.sitting import Wishes
from netocean.engine.errors import IllegalAnswer, RecordProblem
from netocean.engine.record import Replay, fingerprint, save
from netocean.games import rules_for
from netocean.lab.cards import bench


def at(kind="discard_hand", seed="3", script=(), home=None, **more):
    """A companion at a question."""
    made, terminal = companion(session(seed, **more), script, home=home)
    up_to(made, kind)
    return made, terminal


def on(made, answers=1):
    """Plays sensibly so many answers on."""
    for _ in range(answers):
        for _news in made.session.advance():
            pass
        if made.session.over:
            return
        made.prompt = made.put()
        assert made.hear(sensible(made.prompt))


def test_undo_goes_back_to_the_last_decision():
    """The game is the same as before it, its log too."""
    made, _ = at("refill")
    for _news in made.session.advance():
        pass
    before, told = fingerprint(made.session.game), list(made.session.events)
    made.hear("1")
    assert fingerprint(made.session.game) != before
    assert made.hear("undo")
    assert fingerprint(made.session.game) == before
    assert made.session.events == told
    assert list(made.session.advance()) == []


def test_undo_goes_back_over_the_answers_of_the_computer():
    """Decision by decision, to the first."""
    made, terminal = at("discard_hand")
    on(made, 12)
    for _ in range(40):
        if not made.hear("undo"):
            break
    assert made.session.choice().kind == "starting_level_iii"
    assert terminal.lines[-1] == "There is nothing to take back."


def test_undo_takes_back_a_whole_run():
    """Two cards picked in one line are one decision."""
    made, _ = at("discard_hand")
    before = fingerprint(made.session.game)
    assert made.hear("1 2")
    assert made.hear("undo")
    assert fingerprint(made.session.game) == before


@pytest.mark.parametrize("kind", ["discard_hand", "plan_payment", "window_battle"])
def test_a_saved_game_goes_on_where_it_was(kind, tmp_path):
    """Also in the middle of a run; log and undo are whole."""
    made, terminal = at(kind, seed="11", turns=6)
    file = tmp_path / "game.save"
    assert not made.hear(f"save {file}")
    assert f"--load {file}" in terminal.lines[-1]
    again = Session.reopen(file.read_bytes(), [])
    assert fingerprint(again.game) == fingerprint(made.session.game)
    assert again.events == made.session.events
    assert (again.opponent, again.seed, again.seat) == ("random", "11", 0)
    other, _ = companion(again)
    assert list(again.advance()) == []
    assert other.put() == made.prompt
    assert other.session.undo()


@pytest.mark.parametrize(
    ("language", "every_window", "more"),
    [("en", False, ""), ("ja", False, " --language ja"), ("en", True, " --every-window")],
)
def test_the_command_to_go_on_keeps_how_the_game_is_played(language, every_window, more):
    """The language, if the system would not choose it, and the windows."""
    keeper = Keeper("colosseum", {"LANG": "en_US.UTF-8"})
    told = keeper.command(Path("a game"), language, every_window)
    assert told == f"netocean play colosseum --load 'a game'{more}"


def test_the_command_to_go_on_works_where_no_shell_finds_the_program(monkeypatch, tmp_path):
    """After `make play` the program stands in a folder of its own."""
    monkeypatch.setattr("sys.argv", [".venv/bin/netocean"])
    told = Keeper("colosseum", {"PATH": str(tmp_path)}).command(Path("x"), "en")
    assert told == ".venv/bin/netocean play colosseum --load x"


def test_the_file_of_a_saved_game_of_the_engine_can_be_played_on():
    """Without the table around it."""
    made, _ = at()
    again = Session.reopen(save(made.session.game), [])
    choice = again.choice()
    assert choice is not None and choice.kind == "discard_hand"


def test_a_save_never_replaces_a_file_unasked(tmp_path):
    """Nor does it leave half a file."""
    file = tmp_path / "game.save"
    file.write_text("mine")
    made, terminal = at(script=["n"])
    assert not made.hear(f"save {file}")
    assert file.read_text() == "mine"
    terminal.script = ["y"]
    assert not made.hear(f"save {file}")
    assert json.loads(file.read_bytes())["kind"] == "netocean-table"
    assert list(tmp_path.iterdir()) == [file]


def test_a_save_that_cannot_be_written_says_so(tmp_path):
    """And the game goes on."""
    (tmp_path / "file").write_text("")
    made, terminal = at()
    assert not made.hear(f"save {tmp_path}/file/game.save")
    assert "nothing was saved" in terminal.lines[-1]
    assert not made.hear("save")
    assert made.hear("")


def cut(data):
    return data[: len(data) // 2]


def edited(data):
    return data.replace(b'"points', b'"paints').replace(b'"answers":', b'"answers": 1', 1)


def changed_seat(data):
    return data.replace(b'"seat":0', b'"seat":7', 1)


@pytest.mark.parametrize(
    ("change", "keys"),
    [
        (cut, {"record-cut"}),
        (edited, {"record-cut", "record-edited", "record-malformed"}),
        (changed_seat, {"record-malformed"}),
        (lambda data: b"\xff" + data, {"record-not-utf8"}),
        (lambda data: b"", {"record-cut"}),
        (lambda data: b"[]", {"record-other-kind"}),
        (lambda data: b"{}", {"record-other-kind"}),
        (lambda data: b"x" * (5 * 1024 * 1024), {"record-too-large"}),
        (
            lambda data: data.replace(b'"version":1', b'"version":9', 1),
            {"record-version", "record-cut", "record-edited"},
        ),
    ],
)
def test_a_damaged_save_is_refused(change, keys):
    """With one clear reason."""
    made, _ = at()
    with pytest.raises(RecordProblem) as refused:
        Session.reopen(change(made.session.save()), [])
    assert refused.value.key in keys


def test_conceding_ends_the_game():
    """After a second question."""
    made, terminal = at(script=["n"])
    assert not made.hear("concede")
    assert not made.session.over
    terminal.script = ["maybe", "y"]
    assert made.hear("concede")
    made.play()
    assert "The opponent wins the game." in terminal.text
    assert "C-R10.4" in terminal.text


def test_quitting_offers_to_save(tmp_path):
    """Yes, no, or play on."""
    made, terminal = at(script=[""], home=tmp_path)
    assert not made.hear("quit")
    terminal.script = ["n"]
    with pytest.raises(Left):
        made.hear("quit")
    assert list(tmp_path.iterdir()) == []
    terminal.script = ["y", ""]
    with pytest.raises(Left):
        made.hear("quit")
    assert (tmp_path / "colosseum.save").exists()


def test_bad_input_changes_nothing():
    """One clear line each, and the question stays open."""
    made, terminal = at()
    before = fingerprint(made.session.game)
    for text in ("99", "0", "abc", "1 1", "pick:#999", "\x1b[A", "; rm", "²", "x" * 500, "why", "save", "language"):
        count = len(terminal.lines)
        assert not made.hear(text), text
        assert len(terminal.lines) == count + 1, text
        assert len(terminal.lines[-1]) < 200
    assert fingerprint(made.session.game) == before


def test_too_many_picks_change_nothing():
    """Three slots hold three cards; no pick of the line is left behind."""
    made, terminal = companion(session("5"))
    for seed in map(str, range(5, 60)):
        made, terminal = companion(session(seed, decks=("slot-control", "garurumon")))
        if len(up_to(made, "lay_options").offers) > 4:
            break
    before = fingerprint(made.session.game)
    assert not made.hear("1 2 3 4")
    assert terminal.lines[-1] == "That is too many: at most 3."
    assert fingerprint(made.session.game) == before
    assert made.hear("1 2 3")


def test_an_answer_of_many_parts_is_all_or_nothing():
    """The first part is taken back when the second is refused."""
    made, _ = at()
    before = fingerprint(made.session.game)
    first = made.prompt.offers[0].text
    with pytest.raises(IllegalAnswer):
        made.session.answer([first, "pick:#999"])
    assert fingerprint(made.session.game) == before


def test_choices_with_one_answer_are_given_and_told():
    """Unless every window is wanted."""
    made, terminal = companion(session("3"), policy=sensible)
    made.play()
    assert "(nothing to decide: " in terminal.text
    made, terminal = companion(session("3"), policy=sensible)
    made.session.every_window = True
    made.play()
    assert "(nothing to decide: " not in terminal.text


def test_skipped_choices_are_only_those_with_one_answer():
    """A person is never decided for."""
    made, _ = companion(session("3"))
    for _ in range(60):
        for news in made.session.advance():
            assert not isinstance(news, Skipped) or news.kind
        if made.session.over:
            return
        choice = made.session.choice()
        assert choice is not None and len(choice.options) > 1
        made.prompt = made.put()
        made.hear(sensible(made.prompt))


def seating(terminal, made):
    """What leads a companion, with its exit codes."""
    return _Seating(terminal, made.words, bench("colosseum"), Wishes(), None)


def test_the_end_of_the_input_puts_the_game_aside(tmp_path):
    """No answer, no stack trace, nothing lost."""
    made, terminal = companion(session("3"), ["1"], home=tmp_path)
    assert seating(terminal, made).lead(made) == 0
    assert "The input has ended" in terminal.text
    again = Session.reopen((tmp_path / "colosseum.save").read_bytes(), [])
    assert fingerprint(again.game) == fingerprint(made.session.game)


def test_an_interruption_puts_the_game_aside(tmp_path):
    """Like the end of the input."""

    def interrupt(_prompt):
        raise KeyboardInterrupt

    made, terminal = companion(session("3"), policy=interrupt, home=tmp_path)
    assert seating(terminal, made).lead(made) == 0
    assert (tmp_path / "colosseum.save").exists()


def test_a_mistake_of_the_program_is_told_and_the_game_kept(tmp_path):
    """Exit code 70, how to report it, and no stack trace."""

    def stumble(_prompt):
        raise ZeroDivisionError("in a corner")

    made, terminal = companion(session("3"), policy=stumble, home=tmp_path)
    assert seating(terminal, made).lead(made) == 70
    assert "in a corner" in terminal.text and "Traceback" not in terminal.text
    assert (tmp_path / "colosseum.broken.save").exists()


def test_hidden_cards_are_never_written():
    """Another deck on the other side changes nothing on the screen, as long as the opponent has not acted."""
    shown = []
    for deck in ("garurumon", "deep-savers"):
        made, terminal = companion(session("21", decks=("greymon", deck)))
        up_to(made, "discard_hand")
        assert made.session.view().numbers["first"] == 0
        made.write(made.narrator.tell_all(made.session.events))
        made.hear("table")
        made.hear("log all")
        shown.append(terminal.lines)
    assert shown[0] == shown[1]


def test_a_finished_game_can_be_kept_as_a_record(tmp_path):
    """For `netocean replay`."""
    made, terminal = companion(session("3"), policy=sensible)
    made.play()
    made.write_record(tmp_path / "game.json")
    assert Replay((tmp_path / "game.json").read_bytes(), rules_for).to_end().outcome is not None
    made.write_record(tmp_path)
    assert "nothing was saved" in terminal.lines[-1]
