"""Runs of the fuzzer: many games, the records of some of them played again elsewhere, and what was used on the way."""

import shutil
from pathlib import Path
from tempfile import gettempdir, mkdtemp

import msgspec

from netocean.lab.fuzz import Fault, Result, Task
from netocean.lab.uses import Used, index
from netocean.lab.verify import forms, verify_elsewhere
from netocean.lab.work import Progress, Run, Shard, usable

_FAULTS = "faults.json"
_USED = "used.json"


class Report(msgspec.Struct, frozen=True):
    """What a run of the fuzzer came to."""

    game: str
    games: int
    answers: int
    faults: list[Fault]


def fuzz(
    task: Task,
    games: int,
    processes: int | None = None,
    out: Path | None = None,
    shard: Shard | None = None,
    progress: Progress | None = None,
) -> tuple[Report, Used]:
    """Play so many games; all faults, and what was used. With a folder, both are also written there.

    A task without a folder gets one of its own, which stays only if records of faults lie in it.
    """
    if not task.folder:
        with usable(Path(gettempdir())):
            task = msgspec.structs.replace(task, folder=mkdtemp(prefix="netocean-fuzz-"))
        faulty = False
        try:
            report, used = fuzz(task, games, processes, out, shard, progress)
            faulty = bool(report.faults)
        finally:
            if not faulty:
                shutil.rmtree(task.folder, ignore_errors=True)
        return report, used
    run = Run(task, Result, {"run": "fuzz", "game": task.game, "seed": task.seed})
    results = run.play(games, processes, out, shard, progress)
    faults = [fault for result in results for fault in result.faults]
    faults += replayed(task, results)
    answers = sum(result.answers for result in results)
    report = Report(task.game, len(results), answers, sorted(faults, key=lambda fault: fault.game))
    used = index(task.game).sum_up((result.cards, result.words) for result in results)
    if out is not None:
        with usable(out):
            (out / _FAULTS).write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1))
            (out / _USED).write_bytes(msgspec.json.format(msgspec.json.encode(used), indent=1))
    return report, used


def replayed(task: Task, results: list[Result]) -> list[Fault]:
    """The faults of records that do not play the same in another process, in each form there is; good ones go."""
    kept = {result.record: result for result in results if result.record and Path(result.record).exists()}
    faults = []
    for form in forms():
        for path, key in verify_elsewhere(kept, form).items():
            result = kept[path]
            faults.append(Fault(task.seed, result.number, result.answers, key, f"played again, {form}", path))
    blamed = {fault.record for fault in faults}
    for path in kept:
        if path not in blamed:
            Path(path).unlink(missing_ok=True)
    return faults
