"""What the report commands share: options, JSON, tables of the right width, progress, and errors as one clear message.

Exit codes: 0 all is well; 1 a check failed, a fault was found, a deck is not legal; 2 wrong usage or unreadable input.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from netocean.cli.terminal import wrap
from netocean.engine.errors import EngineFault, NetOceanError
from netocean.games import names
from netocean.texts import LANGUAGES, pick_language, say

if TYPE_CHECKING:
    from netocean.catalog.library import Library

_COLUMNS = 110
FAILED = 1
UNUSABLE = 2


def known_language(value: str | None) -> str | None:
    """The language a person means, in letters of any case. Raises BadParameter for one that is not spoken."""
    for language in LANGUAGES:
        if value is not None and value.lower() == language.lower():
            return language
    if value is None:
        return None
    raise typer.BadParameter(f"{value[:20]} is not one of {', '.join(LANGUAGES)}")


Language = Annotated[
    str | None,
    typer.Option(
        "--language", "-l", callback=known_language, help="en, zh-Hans, zh-Hant or ja; else as your system says."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]
GameKey = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(names())}.")]
GameOption = Annotated[str, typer.Option("--game", "-g", help="The game.")]
Preset = Annotated[str | None, typer.Option("--preset", help="The rule set; ruleset show names them.")]
Switches = Annotated[
    list[str] | None, typer.Option("--switch", metavar="NAME=VALUE", help="Change a switch of the rule set.")
]
Processes = Annotated[
    int | None, typer.Option("--processes", min=1, max=512, help="Processes to use; else one a processor core.")
]
Out = Annotated[
    Path | None,
    typer.Option("--out", help="A folder for the results; a run that was stopped goes on there.", file_okay=False),
]
ShardText = Annotated[str | None, typer.Option("--shard", metavar="K/M", help="Only part K of M of the run.")]


class Reporter:
    """Says things in a language, and writes tables."""

    def __init__(self, language: str | None) -> None:
        self.language = language or pick_language(os.environ)

    def say(self, key: str, /, **params: str | int) -> str:
        """A message."""
        return say(self.language, key, **params)

    def line(self, text: str = "", indent: int = 0) -> None:
        """Write a text, wrapped; the lines of it that follow are indented too."""
        for line in wrap(" " * indent + text, _COLUMNS, indent):
            typer.echo(line)

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[object]], right: Sequence[int] = ()) -> None:
        """Write a table; `right` are the columns of numbers."""
        from rich import box  # noqa: PLC0415 - only where a table is shown
        from rich.console import Console  # noqa: PLC0415
        from rich.table import Table  # noqa: PLC0415

        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for place, head in enumerate(heads):
            table.add_column(head, justify="right" if place in right else "left", overflow="fold", no_wrap=place == 0)
        for row in rows:
            table.add_row(*[plain(str(cell)) for cell in row])
        Console(highlight=False, soft_wrap=False, width=None if sys.stdout.isatty() else 120).print(table)

    def complain(self, error: NetOceanError, library: "Library | None" = None) -> None:
        """Write all that an error says, to the error output."""
        for text in self.told(error, library):
            typer.echo(text, err=True)

    def told(self, error: NetOceanError, library: "Library | None" = None) -> list[str]:
        """All that an error says: one sentence for each of its faults."""
        from netocean.telling.problems import error_message  # noqa: PLC0415 - slow to import

        if library is not None:
            from netocean.cli.words import Words  # noqa: PLC0415

            return Words(library, self.language).errors(error)
        key = error_message(error)
        return [self.say(key, **(error.params if key != "error-other" else {"what": error.key}))]


def plain(text: str) -> str:
    """A text as it is, for rich: square brackets are no markup."""
    from rich.markup import escape  # noqa: PLC0415

    return escape(text)


@contextmanager
def reporting(language: str | None, library: "Callable[[], Library] | None" = None) -> Iterator[Reporter]:
    """A reporter; errors of the command become one message and an exit code, never a stack trace."""
    reporter = Reporter(language)
    try:
        yield reporter
    except NetOceanError as error:
        reporter.complain(error, _quietly(library))
        raise typer.Exit(FAILED if isinstance(error, EngineFault) else UNUSABLE) from None
    except KeyboardInterrupt:
        typer.echo(reporter.say("report-stopped"), err=True)
        raise typer.Exit(130) from None


def _quietly(library: "Callable[[], Library] | None") -> "Library | None":
    try:
        return library() if library is not None else None
    except NetOceanError:
        return None


def print_json(thing: Any) -> None:
    """Write a report as JSON, the same bytes for the same report."""
    import msgspec  # noqa: PLC0415 - not needed to show help

    typer.echo(msgspec.json.format(msgspec.json.encode(thing), indent=1).decode())


@contextmanager
def progress(reporter: Reporter, games: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error output, where a person sits at it; told how many games were played."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(reporter.say("report-games"), total=games)
        yield lambda more: bar.advance(task, more)


def read_switches(texts: Sequence[str] | None) -> dict[str, str]:
    """Switches as people write them: `name=value`."""
    found: dict[str, str] = {}
    for text in texts or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise typer.BadParameter(f"{text[:40]} is not NAME=VALUE", param_hint="--switch")
        found[name.strip()] = value.strip()
    return found
