"""Runs: over processes, in shards, resumable."""

from pathlib import Path

import msgspec
import pytest

from netocean.engine.errors import DataProblem
from netocean.lab.work import Run, Shard, read_shard


class Square(msgspec.Struct, frozen=True):
    """A result."""

    number: int
    square: int


class Counted:
    """A task that notes which numbers it was given."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def __call__(self, number: int) -> Square:
        self.numbers.append(number)
        return Square(number, number * number)


def run(task: Counted) -> Run[Square]:
    """A run of squares."""
    return Run(task, Square, {"run": "squares"})


def test_results_come_by_number_on_any_number_of_processes():
    """Two processes give what one gives."""
    alone = run(Counted()).play(50, 1)
    assert [one.square for one in alone] == [number * number for number in range(50)]
    assert run(Counted()).play(50, 2) == alone


def test_a_run_goes_on_where_it_stopped(tmp_path: Path):
    """What lies in the folder is not played again, also not for a longer run."""
    run(Counted()).play(10, 1, tmp_path)
    task = Counted()
    results = run(task).play(15, 1, tmp_path)
    assert task.numbers == [10, 11, 12, 13, 14]
    assert [one.number for one in results] == list(range(15))


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path):
    """A process may end in the middle of writing."""
    run(Counted()).play(10, 1, tmp_path)
    file = tmp_path / "results-1-of-1.jsonl"
    file.write_bytes(file.read_bytes()[:-8])
    task = Counted()
    results = run(task).play(11, 1, tmp_path)
    assert task.numbers == [9, 10]
    assert [one.square for one in results] == [number * number for number in range(11)]
    assert run(Counted()).play(11, 1, tmp_path) == results


def test_shards_make_up_the_whole_run(tmp_path: Path):
    """Each plays its part; together they are the run."""
    parts = [run(Counted()).play(10, 1, tmp_path / str(at), Shard(at, 3)) for at in (1, 2, 3)]
    assert sorted(one.number for part in parts for one in part) == list(range(10))
    assert [one.number for one in parts[1]] == [1, 4, 7]
    for at in (1, 2):
        run(Counted()).play(10, 1, tmp_path / "all", Shard(at, 2))
    task = Counted()
    run(task).play(10, 1, tmp_path / "all")
    assert task.numbers == []


def test_another_run_is_not_mixed_in(tmp_path: Path):
    """A folder belongs to one run."""
    run(Counted()).play(3, 1, tmp_path)
    with pytest.raises(DataProblem, match="lab-other-run"):
        Run(Counted(), Square, {"run": "cubes"}).play(3, 1, tmp_path)
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(DataProblem, match="lab-folder"):
        run(Counted()).play(3, 1, tmp_path / "file")


def test_results_that_cannot_be_written_are_one_message(tmp_path: Path):
    """Something else has the name of the file."""
    (tmp_path / "results-1-of-1.jsonl" / "in the way").mkdir(parents=True)
    with pytest.raises(DataProblem, match="lab-folder"):
        run(Counted()).play(3, 1, tmp_path)


@pytest.mark.parametrize("text", ["", "2", "0/3", "4/3", "a/b", "1/99999", "1/2/3", "-1/2", "1" * 5000 + "/2"])
def test_a_shard_that_is_none_is_refused(text: str):
    """With the text that was given."""
    with pytest.raises(DataProblem, match="lab-shard"):
        read_shard(text)


def test_progress_is_told_how_many():
    """All games are counted once."""
    seen: list[int] = []
    run(Counted()).play(45, 1, progress=seen.append)
    assert sum(seen) == 45
