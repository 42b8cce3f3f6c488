"""`netocean fuzz`: the shape of the report, the exit codes, runs that go on."""

from pathlib import Path

import pytest

from cli.reports import FAILED, UNUSABLE, languages, report, run
from netocean.lab import fuzzing
from netocean.lab.fuzz import Fault


def test_the_shape_of_the_report(tmp_path: Path):
    """Game, games, answers, faults; the same on any number of processes."""
    told = report("fuzz", "colosseum", "--games", "6", "--seed", "7", "--processes", "1")
    assert list(told) == ["game", "games", "answers", "faults"]
    assert (told["game"], told["games"], told["faults"]) == ("colosseum", 6, [])
    assert told["answers"] > 500
    assert report("fuzz", "colosseum", "-n", "6", "-s", "7", "--processes", "2", "--out", tmp_path) == told


def test_shards_in_one_folder_are_one_run(tmp_path: Path):
    """Two parts, then the whole, which plays nothing again."""
    common = ("fuzz", "colosseum", "-n", "4", "-s", "7", "--processes", "1", "--out", tmp_path)
    assert report(*common, "--shard", "1/2")["games"] == 2
    assert report(*common, "--shard", "2/2")["games"] == 4
    before = sorted(path.stat().st_size for path in tmp_path.glob("results-*"))
    assert report(*common)["games"] == 4
    assert sorted(path.stat().st_size for path in tmp_path.glob("results-*")) == before
    run("fuzz", "colosseum", "-n", "4", "-s", "8", "--out", tmp_path, code=UNUSABLE)


def test_a_fault_gives_exit_code_1_and_is_told_whole(monkeypatch: pytest.MonkeyPatch):
    """Seed, game, answer, key, what was seen, the record."""
    fault = Fault("7", 3, 40, "fuzz-made-up", "what was seen", "there/record.json")
    monkeypatch.setattr(fuzzing, "replayed", lambda task, results: [fault])
    told = report("fuzz", "colosseum", "-n", "1", "--processes", "1", code=FAILED)
    assert told["faults"] == [
        {
            "seed": "7",
            "game": 3,
            "answer": 40,
            "key": "fuzz-made-up",
            "seen": "what was seen",
            "record": "there/record.json",
        }
    ]
    lines = run("fuzz", "colosseum", "-n", "1", "--processes", "1", code=FAILED).stdout
    assert "Game 3, answer 40: fuzz-made-up" in lines
    assert "there/record.json" in lines


@languages
def test_it_is_told_in_every_language(language: str):
    """What was used and what was not."""
    told = run("fuzz", "colosseum", "-n", "1", "--processes", "1", language=language).stdout
    assert "report-" not in told
    assert "colosseum/St-" in told


@pytest.mark.parametrize(
    "wrong",
    [("fuzz", "chess"), ("fuzz", "colosseum", "--shard", "3/2"), ("fuzz", "colosseum", "-n", "0"), ("fuzz",)],
)
def test_wrong_usage_is_refused(wrong: tuple[str, ...]):
    """One message, code 2."""
    assert run(*wrong, code=UNUSABLE).stderr
