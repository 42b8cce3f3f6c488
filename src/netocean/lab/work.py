"""Runs of numbered games: over processes, in shards, and resumable. What a game comes to depends on its number alone."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any, Generic, TypeVar

import msgspec

from netocean.engine.errors import DataProblem, EngineFault

R = TypeVar("R")
Progress = Callable[[int], None]
"""Is told how many games have been played, whenever some more have."""

_CHUNK = 8  # games handed to a process at a time
_AHEAD = 3  # chunks a process has waiting
_RUN = "run.json"


class Shard(msgspec.Struct, frozen=True):
    """A part of a run: every `of`-th game, beginning with number `at` - 1."""

    at: int = 1
    of: int = 1

    def numbers(self, games: int) -> range:
        """The games of this part."""
        return range(self.at - 1, games, self.of)


def read_shard(text: str) -> Shard:
    """A shard as people write it: `2/4`. Raises DataProblem for anything else."""
    at, slash, of = text.partition("/")
    if len(text) > 20 or not (slash and at.isdecimal() and of.isdecimal() and 1 <= int(at) <= int(of) <= 10_000):
        raise DataProblem("lab-shard", shard=text[:20])
    return Shard(int(at), int(of))


class Run(Generic[R]):
    """A run of games. `task` plays the game of a number; `kind` is the type of its results, which have a `number`."""

    def __init__(self, task: Callable[[int], R], kind: type[R], about: dict[str, Any]) -> None:
        self._task = task
        self._kind = kind
        self._about = about

    def play(
        self,
        games: int,
        processes: int | None = None,
        out: Path | None = None,
        shard: Shard | None = None,
        progress: Progress | None = None,
    ) -> list[R]:
        """The results of all games, by number. With a folder `out`, games that lie there already are not played again.

        Raises DataProblem if the folder holds another run.
        """
        part = shard or Shard()
        store = Store(out, self._kind, self._about) if out is not None else None
        found: dict[int, R] = store.read() if store is not None else {}
        left = [number for number in part.numbers(games) if number not in found]
        if progress is not None:
            progress(len(part.numbers(games)) - len(left))
        for results in _spread(self._task, left, processes or os.cpu_count() or 1):
            if store is not None:
                store.write(results, part)
            found.update((_number(result), result) for result in results)
            if progress is not None:
                progress(len(results))
        return [found[number] for number in sorted(found) if number < games]


@contextmanager
def usable(folder: Path) -> Iterator[None]:
    """Raises DataProblem where the files of a folder cannot be read or written."""
    try:
        yield
    except OSError:
        raise DataProblem("lab-folder", folder=str(folder)) from None


class Store(Generic[R]):
    """The folder of a run: what it is, and its results, one a line, one file a shard."""

    def __init__(self, folder: Path, kind: type[R], about: dict[str, Any]) -> None:
        self._folder = folder
        self._decoder = msgspec.json.Decoder(kind)
        told = msgspec.json.encode(about, order="deterministic")
        with usable(folder):
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / _RUN
            if not path.exists():
                path.write_bytes(told + b"\n")
            elif path.read_bytes().strip() != told:
                raise DataProblem("lab-other-run", folder=str(folder))

    def read(self) -> dict[int, R]:
        """All results that are there; a line that was cut off is played again."""
        found: dict[int, R] = {}
        for path in sorted(self._folder.glob("results-*.jsonl")):
            with usable(self._folder):
                lines = path.read_bytes().split(b"\n")
            for line in lines:
                try:
                    result = self._decoder.decode(line)
                except msgspec.MsgspecError:
                    continue
                found[_number(result)] = result
        return found

    def write(self, results: Iterable[R], shard: Shard) -> None:
        """Add results; on a line of their own even behind one that was cut off."""
        lines = b"".join(msgspec.json.encode(result) + b"\n" for result in results)
        path = self._folder / f"results-{shard.at}-of-{shard.of}.jsonl"
        with usable(self._folder), path.open("ab") as file:
            if file.tell() and not _ends_well(path):
                lines = b"\n" + lines
            file.write(lines)


def _ends_well(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read() == b"\n"


def _number(result: Any) -> int:
    number: int = result.number
    return number


def _play(task: Callable[[int], R], numbers: list[int]) -> list[R]:
    return [task(number) for number in numbers]


def _spread(task: Callable[[int], R], numbers: list[int], processes: int) -> Iterator[list[R]]:
    size = max(1, min(_CHUNK, len(numbers) // (4 * processes)))
    chunks = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    if processes == 1 or len(chunks) < 2:
        for chunk in chunks:
            yield _play(task, chunk)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_leave_stopping_to_us) as pool:
        waiting: set[Future[list[R]]] = set()
        try:
            for chunk in chunks:
                waiting.add(pool.submit(_play, task, chunk))
                if len(waiting) >= processes * _AHEAD:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise EngineFault("fault-process-lost") from None
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_stopping_to_us() -> None:
    # A process of the pool leaves Ctrl-C to the one that started it, and does not outlive it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
