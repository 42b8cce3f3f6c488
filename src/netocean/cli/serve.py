"""`netocean serve`: the table in the browser."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from netocean.cli.reporting import UNUSABLE, Language, Reporter, reporting

if TYPE_CHECKING:
    from netocean.server.settings import Settings
    from netocean.server.storage import Storage

_EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, never bound by itself


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog="Example: netocean serve --host 0.0.0.0 --port 8000")(serve)


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen at; 0.0.0.0 lets others in your network join.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="The port, or the next free one; 0 takes any.")
    ] = 8000,
    data: Annotated[
        Path | None, typer.Option("--data", help="The folder where tables are kept; else one of your own.")
    ] = None,
    days: Annotated[
        int, typer.Option("--days", min=1, max=3650, help="How long a table is kept that nobody touches.")
    ] = 30,
    tables_per_hour: Annotated[
        int, typer.Option("--tables-per-hour", min=1, help="How many tables one address may open in an hour.")
    ] = 600,
    language: Language = None,
) -> None:
    """Serve the table for browsers, until it is stopped with Ctrl+C.

    Exit codes: 0 stopped, 2 wrong usage, or a folder or an address that cannot be used.
    """
    with reporting(language) as reporter:
        from netocean.server.serving import bind  # noqa: PLC0415 - only what is asked for is loaded
        from netocean.server.serving import serve as run  # noqa: PLC0415
        from netocean.server.settings import Settings  # noqa: PLC0415

        settings = Settings(data or _home(), days=days, tables_per_hour=tables_per_hour)
        storage = _storage(reporter, settings)
        try:
            listener = bind(host, port)
        except OSError as error:
            storage.close()
            reason = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error.strerror)
            _fail(reporter, "serve-no-address", host=host, port=port, reason=reason)
        try:
            _say_where(reporter, host, port, int(listener.getsockname()[1]), settings)
            run(settings, storage, listener)
        finally:
            listener.close()


def _home() -> Path:
    home = os.environ.get("NETOCEAN_HOME")
    return (Path(home) if home else Path(typer.get_app_dir("netocean"))) / "tables"


def _storage(reporter: Reporter, settings: "Settings") -> "Storage":
    from netocean.server.problems import StorageRefused  # noqa: PLC0415
    from netocean.server.storage import Storage  # noqa: PLC0415

    try:
        return Storage(settings.data)
    except OSError as error:
        _fail(reporter, "serve-no-folder", path=str(settings.data), reason=os.strerror(error.errno or 0))
    except StorageRefused as refusal:
        key = refusal.key.replace("storage-", "serve-data-", 1)
        _fail(reporter, key, path=str(settings.data))


def _fail(reporter: Reporter, key: str, **params: str | int) -> NoReturn:
    typer.echo(reporter.say(key, **params), err=True)
    raise typer.Exit(UNUSABLE)


def _say_where(reporter: Reporter, host: str, wanted: int, port: int, settings: "Settings") -> None:
    """Say where the table stands, for this machine and for the others."""
    from netocean.server.local import lan_address, qr_lines, url  # noqa: PLC0415
    from netocean.server.page import INDEX  # noqa: PLC0415

    if wanted and port != wanted:
        reporter.line(reporter.say("serve-other-port", wanted=wanted, port=port))
    if not (settings.page / INDEX).is_file():
        reporter.line(reporter.say("server-no-page", command="make page"))
    reporter.line(reporter.say("serve-here", address=url("127.0.0.1" if host in _EVERYWHERE else host, port)))
    if host in _EVERYWHERE:
        other = lan_address()
        if other:
            reporter.line(reporter.say("serve-network", address=url(other, port)))
            if sys.stdout.isatty():
                for line in qr_lines(url(other, port)):
                    typer.echo(line)
        else:
            reporter.line(reporter.say("serve-no-network"))
    reporter.line(reporter.say("serve-kept", path=str(settings.data)))
    reporter.line(reporter.say("serve-stop"))
    sys.stdout.flush()
