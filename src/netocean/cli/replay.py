"""`netocean replay`: play a record again, to its end or step by step."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from netocean.cli.reporting import FAILED, Json, Language, Reporter, print_json, reporting

if TYPE_CHECKING:
    from netocean.engine.events import Journal
    from netocean.engine.game import Game
    from netocean.engine.record import Replay
    from netocean.engine.view import View

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    part = typer.Typer(no_args_is_help=True, help="Play records again.")
    part.command(epilog="Example: netocean replay verify game.json")(verify)
    part.command(epilog="Example: netocean replay step game.json --from 10 --to 20 --seat 0")(step)
    app.add_typer(part, name="replay")


def verify(file: RecordFile, json: Json = False, language: Language = None) -> None:
    """Play a record to its end and compare its fingerprints; exit code 1 if the game diverges."""
    with reporting(language) as reporter:
        from netocean.engine.errors import ReplayDiverged  # noqa: PLC0415 - only what is asked for is loaded

        replay = _open(file)
        state, at = "verified", len(replay.record.answers)
        try:
            replay.to_end()
        except ReplayDiverged as error:
            state, at = "diverged", int(error.params["answer"])
        outcome = replay.game.outcome if state == "verified" else None
        if json:
            print_json(
                {
                    "file": str(file),
                    "game": replay.record.game,
                    "preset": replay.record.preset,
                    "state": state,
                    "answers": len(replay.record.answers),
                    "at": at,
                    "winner": outcome.winner if outcome is not None else None,
                    "rule": outcome.rule if outcome is not None else None,
                }
            )
        else:
            reporter.line(reporter.say(f"report-replay-{state}", at=at, answers=len(replay.record.answers)))
            if outcome is not None:
                reporter.line(_ended(reporter, replay.game))
        if state != "verified":
            raise typer.Exit(FAILED)


def step(
    file: RecordFile,
    first: Annotated[int, typer.Option("--from", min=1, help="The first answer to show.")] = 1,
    last: Annotated[int | None, typer.Option("--to", min=1, help="The last answer to show.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=0, max=1, help="Show only what this seat may know.")] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Show answers and events of a record, and the table after them; nothing is shown past a divergence."""
    with reporting(language) as reporter:
        from netocean.engine.errors import ReplayDiverged  # noqa: PLC0415 - only what is asked for is loaded
        from netocean.engine.events import Journal  # noqa: PLC0415

        journal = Journal()
        replay = _open(file, journal)
        steps: list[dict[str, Any]] = []
        diverged = False
        seats = [seat] if seat is not None else [0, 1]
        try:
            _walk(replay, journal, seats, first, last or len(replay.record.answers), steps)
        except ReplayDiverged as error:
            diverged = True
            reporter.complain(error)
        if diverged:
            views: list[View] = []
        else:
            views = [replay.game.view(one) for one in seats]
        if json:
            print_json({"file": str(file), "steps": steps, "views": views})
        else:
            _show(reporter, replay, steps, views)
        if diverged:
            raise typer.Exit(FAILED)


def _walk(
    replay: "Replay", journal: "Journal", seats: list[int], first: int, last: int, steps: list[dict[str, Any]]
) -> None:
    """Plays up to an answer and notes the steps that were asked for, each once it is sure."""
    viewer = seats[0]
    while replay.place < min(last, len(replay.record.answers)):
        choice = replay.game.choice
        text = replay.record.answers[replay.place]
        told = len(journal.seats[viewer])
        replay.step()
        if replay.place >= first:
            asked = choice.seat if choice is not None else -1
            steps.append(
                {
                    "answer": replay.place,
                    "seat": asked,
                    "kind": choice.kind if choice is not None else "",
                    "text": text if asked in seats or text.startswith("concede:") else None,
                    "events": journal.seats[viewer][told:],
                }
            )


def _open(file: Path, sink: Any = None) -> "Replay":
    from netocean.engine.errors import DataProblem  # noqa: PLC0415
    from netocean.engine.record import LARGEST, Replay  # noqa: PLC0415
    from netocean.games import rules_for  # noqa: PLC0415

    try:
        with file.open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except OSError:
        raise DataProblem("lab-file", file=str(file)) from None
    return Replay(data, rules_for, sink)


def _ended(reporter: Reporter, game: "Game") -> str:
    outcome = game.outcome
    if outcome is None:
        return reporter.say("report-replay-open")
    if outcome.winner not in (0, 1):
        return reporter.say("report-replay-drawn", rule=outcome.rule)
    return reporter.say("report-replay-won", seat=outcome.winner, rule=outcome.rule)


def _show(reporter: Reporter, replay: "Replay", steps: list[dict[str, Any]], views: "list[View]") -> None:
    from netocean.cli.boards import board  # noqa: PLC0415
    from netocean.cli.words import Words  # noqa: PLC0415
    from netocean.lab.cards import bench_as_kept  # noqa: PLC0415
    from netocean.tables.replay import packs_of  # noqa: PLC0415
    from netocean.telling import of  # noqa: PLC0415

    library = bench_as_kept(replay.record.game, packs_of(replay.record)).library
    words = Words(library, reporter.language)
    narrator = of(replay.record.game).Narrator(words.library, views[0].seat if views else 0, words.doubted)
    for one in steps:
        text = one["text"] if one["text"] is not None else reporter.say("report-replay-hidden")
        reporter.line(f"{one['answer']:4} [{one['seat']}] {one['kind']}: {text}")
        for told in narrator.tell_all(one["events"]):
            rules = f" [{words.join(words.cited(rule) for rule in told.rules)}]" if told.rules else ""
            reporter.line(words.line(told) + rules, 7)
    for view in views:
        reporter.line()
        reporter.line(reporter.say("report-replay-view", seat=view.seat))
        for row in board(replay.record.game).table_lines(words, view):
            reporter.line(words.line(row), 2)
    if views:
        reporter.line()
        reporter.line(_ended(reporter, replay.game))
