"""`netocean fuzz`: games at random that look for faults."""

from typing import TYPE_CHECKING, Annotated

import typer

from netocean.cli.reporting import (
    FAILED,
    GameKey,
    Json,
    Language,
    Out,
    Processes,
    Reporter,
    ShardText,
    print_json,
    progress,
    reporting,
)

if TYPE_CHECKING:
    from netocean.lab.fuzzing import Report
    from netocean.lab.uses import Used

_SHOWN = 20


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog="Example: netocean fuzz colosseum --games 20000 --seed 1 --out fuzz-1")(fuzz)


def fuzz(
    game: GameKey,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=100_000_000, help="How many games.")] = 200,
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed plays the same games.")] = "1",
    processes: Processes = None,
    out: Out = None,
    shard: ShardText = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Play random games and check everything that has to hold; exit code 1 if a fault was found."""
    with reporting(language) as reporter:
        from netocean.lab.cards import bench  # noqa: PLC0415 - only what is asked for is loaded
        from netocean.lab.fuzz import Task  # noqa: PLC0415
        from netocean.lab.fuzzing import fuzz as run  # noqa: PLC0415
        from netocean.lab.work import read_shard  # noqa: PLC0415

        part = read_shard(shard) if shard is not None else None
        total = games if part is None else len(part.numbers(games))
        bench(game)
        with progress(reporter, total, json) as advance:
            report, used = run(Task(game, seed, str(out or "")), games, processes, out, part, advance)
        if json:
            print_json(report)
        else:
            _show(reporter, report, used)
        if report.faults:
            raise typer.Exit(FAILED)


def _show(reporter: Reporter, report: "Report", used: "Used") -> None:
    reporter.line(reporter.say("report-fuzz", games=report.games, answers=report.answers))
    _show_used(reporter, "cards", used.cards_total, used.unused_cards)
    _show_used(reporter, "words", used.words_total, used.unused_words)
    reporter.line(reporter.say("report-fuzz-faults", count=len(report.faults)))
    for fault in report.faults[:_SHOWN]:
        reporter.line(reporter.say("report-fuzz-fault", game=fault.game, answer=fault.answer, what=fault.key))
        reporter.line(fault.seen, 2)
        if fault.record:
            typer.echo(f"  {fault.record}")


def _show_used(reporter: Reporter, what: str, total: int, unused: list[str]) -> None:
    if not unused:
        reporter.line(reporter.say(f"report-fuzz-{what}-all", total=total))
        return
    reporter.line(reporter.say(f"report-fuzz-{what}", used=total - len(unused), total=total))
    reporter.line(" ".join(unused), 2)
