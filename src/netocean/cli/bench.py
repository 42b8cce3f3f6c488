"""`netocean bench`: how fast games run here."""

from typing import Annotated

import typer

from netocean.cli.reporting import Json, Language, print_json, reporting


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog="Example: netocean bench colosseum --profile")(bench)


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; else all games.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=100_000, help="Games a run.")] = 100,
    runs: Annotated[int, typer.Option("--runs", min=1, max=100, help="Runs; the median counts.")] = 7,
    profile: Annotated[
        bool, typer.Option("--profile", help="Show the ten functions that take the most time (interpreted form).")
    ] = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Measure random play on two ready decks, one core, in the form that runs here: compiled or interpreted."""
    with reporting(language) as reporter:
        from netocean.games import kit, names  # noqa: PLC0415 - only what is asked for is loaded
        from netocean.lab import speed  # noqa: PLC0415

        wanted = [game] if game is not None else names()
        for name in wanted:
            kit(name)
        measured = [speed.measure(name, games, runs) for name in wanted]
        hot = {name: speed.profile(name, games) for name in wanted} if profile else {}
        if json:
            print_json(measured)
            return
        heads = [reporter.say(f"report-head-{name}") for name in ("game", "form", "answers", "games", "clone", "view")]
        rows = [
            (
                one.game,
                reporter.say(f"report-form-{one.form}"),
                one.answers_per_second,
                one.games_per_second,
                one.clone_microseconds,
                one.view_microseconds,
            )
            for one in measured
        ]
        reporter.table(heads, rows, right=(2, 3, 4, 5))
        for name, functions in hot.items():
            reporter.line(reporter.say("report-profile", game=name))
            shown = [(f"{one.share} %", one.calls, one.place) for one in functions]
            titles = [reporter.say(f"report-head-{title}") for title in ("share", "calls", "function")]
            reporter.table(titles, shown, right=(0, 1))
