"""`netocean pack`: packs as files, and a pack beside printed texts."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from netocean.cli import pack_files
from netocean.cli.reporting import FAILED, UNUSABLE, GameKey, Json, Language, Reporter, print_json, reporting

if TYPE_CHECKING:
    from netocean.catalog.library import Library

_MOST_BYTES = 64_000_000
MOST_SHOWN = 40
"""As many differences are shown one by one."""


def register(app: typer.Typer) -> None:
    """Add the commands."""
    part = typer.Typer(no_args_is_help=True, help="Check, share, compare and complete packs of cards.")
    part.callback()(_group)
    part.command(epilog="Example: netocean pack verify fftcg --texts cards.jsonl")(verify)
    pack_files.register(part)
    app.add_typer(part, name="pack")


def _group() -> None:
    """Check, share, compare and complete packs of cards."""


def verify(
    game: GameKey,
    texts: Annotated[Path, typer.Option("--texts", help="A card file with the printed texts.")],
    out: Annotated[Path | None, typer.Option("--out", help="Write the report into this file.", dir_okay=False)] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Compare what is printed on each card with what its abilities say; exit code 1 if anything differs."""
    with reporting(language) as reporter:
        from netocean.games import room  # noqa: PLC0415 - only what is asked for is loaded

        check = room(game, "verifying")
        content = read_texts(texts)
        cards = read_cards(reporter, game, content, texts.name)
        report = verification(game, content, check.verify(cards, _cards(game)))
        if out is not None:
            _write(out, report)
        if json:
            print_json(report)
        else:
            _show(reporter, report)
        if report["differences"] or report["unlike"]:
            raise typer.Exit(FAILED)


def read_texts(path: Path) -> bytes:
    """The content of a file that a person names, of which no more is taken in than any may have.

    Raises DataProblem if it cannot be opened.
    """
    from netocean.engine.errors import DataProblem  # noqa: PLC0415

    try:
        with path.open("rb") as file:
            return file.read(_MOST_BYTES)
    except (OSError, ValueError):
        raise DataProblem("lab-file", file=str(path)[:200]) from None


def read_cards(reporter: Reporter, game: str, content: bytes, name: str) -> Any:
    """The cards of a card file; where anything is wrong with it, all of that is told and the command ends."""
    from netocean.games import room  # noqa: PLC0415

    file = room(game, "cardfiles").read_card_file(content, name)
    for fault in file.faults[:MOST_SHOWN]:
        typer.echo(fault_told(reporter, fault), err=True)
    if len(file.faults) > MOST_SHOWN:
        typer.echo(reporter.say("report-more", count=len(file.faults) - MOST_SHOWN), err=True)
    if file.faults:
        raise typer.Exit(UNUSABLE)
    return file.cards


def fault_told(reporter: Reporter, fault: Any) -> str:
    """A fault of a card file behind its place."""
    message = reporter.say(fault.key, **fault.params)
    if fault.line:
        return reporter.say("cardfile-at-line", line=fault.line, message=message)
    return reporter.say("cardfile-at-record", record=fault.record, message=message) if fault.record else message


def verification(game: str, content: bytes, found: Any) -> dict[str, Any]:
    """The report: digests of both sides, counts, and what was found."""
    from netocean.catalog.files import digest  # noqa: PLC0415
    from netocean.catalog.library import Library  # noqa: PLC0415
    from netocean.catalog.packs import abilities_digest  # noqa: PLC0415

    return {
        "game": game,
        "texts": digest({"texts": content}),
        "abilities": abilities_digest(_packs(Library.bundled(game))),
        "cards": found.cards,
        "whole": found.whole,
        "lines": found.lines,
        "read": found.read,
        "compared": found.compared,
        "absent": found.absent,
        "unlike": found.unlike,
        "differences": found.differences,
        "unread": found.unread,
    }


def _packs(library: "Library") -> "list[Any]":
    """The packs of real cards."""
    return [pack for pack in library.packs if not pack.manifest.practice]


def _cards(game: str) -> dict[str, Any]:
    """The facts and abilities of all real cards by their numbers."""
    from netocean.catalog.library import Library  # noqa: PLC0415

    library = Library.bundled(game)
    real = [card for card in library.cards() if card.number and not card.facts.practice]
    return {card.number: (card.facts, card.abilities) for card in real if card.number}


def _write(path: Path, report: dict[str, Any]) -> None:
    """Writes a report with one finding a line."""
    from netocean.engine.errors import DataProblem  # noqa: PLC0415

    try:
        path.write_text("{\n" + ",\n".join(f' "{key}": {_laid_out(report[key])}' for key in report) + "\n}\n")
    except OSError:
        raise DataProblem("lab-file", file=str(path)[:200]) from None


def _laid_out(value: Any) -> str:
    import msgspec  # noqa: PLC0415

    if not isinstance(value, tuple) or not value:
        return msgspec.json.encode(value).decode()
    return "[\n" + ",\n".join("  " + msgspec.json.encode(one).decode() for one in value) + "\n ]"


def _show(reporter: Reporter, report: dict[str, Any]) -> None:
    counts = ("cards", "whole", "lines", "read", "compared")
    rows = [(reporter.say(f"report-verify-{name}"), report[name]) for name in counts]
    rows += [(reporter.say(f"report-verify-{name}"), len(report[name])) for name in ("absent", "unlike", "differences")]
    reporter.table((reporter.say("report-head-what"), reporter.say("report-head-count")), rows, right=(1,))
    for name in ("absent", "unlike"):
        if report[name]:
            reporter.line(reporter.say(f"report-verify-{name}") + ": " + " ".join(report[name][:MOST_SHOWN]))
    for one in report["differences"][:MOST_SHOWN]:
        params = {"card": one.card, "line": one.line, "what": f"{one.kind}: {one.what}"}
        reporter.line(reporter.say(f"report-verify-only-{one.side}", **params))
    if len(report["differences"]) > MOST_SHOWN:
        reporter.line(reporter.say("report-more", count=len(report["differences"]) - MOST_SHOWN))
