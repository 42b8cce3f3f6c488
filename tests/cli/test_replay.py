"""`netocean replay`: verify, step, and records that were cut or edited."""

import json
from functools import cache
from pathlib import Path

import msgspec
import pytest

from cli.reports import FAILED, UNUSABLE, languages, record, report, run
from netocean.engine.record import LARGEST, Record, _sealed


@cache
def data() -> bytes:
    """The record of one game."""
    return record(3)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record as a file."""
    path = tmp_path / "game.json"
    path.write_bytes(data())
    return path


def test_a_record_is_verified(file: Path):
    """To its end and its winner."""
    told = report("replay", "verify", file)
    assert list(told) == ["file", "game", "preset", "state", "answers", "at", "winner", "rule"]
    assert (told["game"], told["preset"], told["state"]) == ("colosseum", "primer", "verified")
    assert told["at"] == told["answers"] > 50
    assert told["winner"] in (0, 1)
    assert "Verified" in run("replay", "verify", file).stdout


def test_a_record_whose_game_went_otherwise_diverges(file: Path):
    """Another answer, properly sealed: exit code 1, and nothing is shown past the place."""
    made = msgspec.json.decode(data(), type=Record)
    prints = ["0" * 16, *made.fingerprints[1:]]
    file.write_bytes(_sealed(msgspec.structs.replace(made, fingerprints=prints, digest="")))
    told = report("replay", "verify", file, code=FAILED)
    assert (told["state"], told["at"], told["winner"]) == ("diverged", 16, None)
    steps = report("replay", "step", file, code=FAILED)
    assert [step["answer"] for step in steps["steps"]] == list(range(1, 16))
    assert steps["views"] == []


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (data()[:400], "damaged"),
        (data().replace(b'"primer"', b'"tournament"', 1), "changed"),
        (b"\xff\xfe" + data(), "UTF-8"),
        (b" " * (LARGEST + 1), "large"),
        (b"{}", ""),
        (b"", ""),
    ],
)
def test_a_record_that_was_cut_or_edited_is_refused(file: Path, content: bytes, word: str):
    """One message, code 2."""
    file.write_bytes(content)
    for command in ("verify", "step"):
        result = run("replay", command, file, code=UNUSABLE)
        assert result.stdout == ""
        assert len(result.stderr.splitlines()) == 1
        assert "record-" not in result.stderr


def test_a_file_that_is_not_there_is_refused(tmp_path: Path):
    """By its name; a folder is no file."""
    assert "nothing.json" in run("replay", "verify", tmp_path / "nothing.json", code=UNUSABLE).stderr
    assert run("replay", "verify", tmp_path, code=UNUSABLE).stderr


def test_steps_are_shown_from_one_answer_to_another(file: Path):
    """With the view after the last."""
    told = report("replay", "step", file, "--from", "5", "--to", "9")
    assert [step["answer"] for step in told["steps"]] == [5, 6, 7, 8, 9]
    assert [view["seat"] for view in told["views"]] == [0, 1]
    assert all(step["text"] for step in told["steps"])


def test_a_seat_is_shown_what_it_may_know(file: Path):
    """No answer of the other seat, no card of its hand."""
    told = report("replay", "step", file, "--seat", "1", "--to", "60")
    assert {step["text"] is None for step in told["steps"] if step["seat"] == 0} == {True}
    assert {step["text"] is None for step in told["steps"] if step["seat"] == 1} == {False}
    (view,) = told["views"]
    hands = {zone["seat"]: zone for zone in view["zones"] if zone["name"] == "hand"}
    assert hands[1]["cards"]
    assert not hands[0].get("cards")
    assert "decks" not in json.dumps(told)


@languages
def test_it_is_told_in_every_language(language: str, file: Path):
    """Verdict, steps, table."""
    for words in (("replay", "verify", file), ("replay", "step", file, "--to", "30", "--seat", "0")):
        assert "report-" not in run(*words, language=language).stdout
