"""`netocean play`: a game against the computer in the terminal."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from netocean.cli.reporting import GameKey, Language, Preset, Switches, known_language, read_switches
from netocean.engine.errors import DataProblem, NetOceanError
from netocean.texts import pick_language

if TYPE_CHECKING:
    from netocean.cli.companion import Companion
    from netocean.cli.session import Session
    from netocean.cli.sitting import Wishes
    from netocean.cli.terminal import Terminal
    from netocean.cli.words import Words
    from netocean.lab.cards import Bench

UNUSABLE = 2
BROKEN = 70
"""Exit codes: wrong usage or input; a mistake of the program. A game that was finished or put aside ends with 0."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog="Example: netocean play colosseum --deck greymon --against random --language ja")(play)


def play(
    game: GameKey = "colosseum",
    deck: Annotated[str | None, typer.Option("--deck", help="Your deck: the id of a ready deck, or a file.")] = None,
    against: Annotated[str | None, typer.Option("--against", help="The opponent: greedy or random.")] = None,
    opponent_deck: Annotated[str | None, typer.Option("--opponent-deck", help="The deck of the opponent.")] = None,
    language: Language = None,
    card_language: Annotated[
        str | None, typer.Option("--card-language", callback=known_language, help="The language of card names.")
    ] = None,
    preset: Preset = None,
    switch: Switches = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed deals the same cards.")] = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a game that was saved.")] = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Write the finished game into this file, for netocean replay.")
    ] = None,
    every_window: Annotated[
        bool, typer.Option("--every-window", help="Ask also where there is only one answer.")
    ] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No emphasis.")] = False,
) -> None:
    """Play against the computer. Without options it asks what it needs to know; `?` explains everything.

    Exit codes: 0 finished or put aside, 2 wrong usage or unreadable input, 70 a mistake of the program.
    """
    from netocean.cli.sitting import Wishes, complaints  # noqa: PLC0415 - only what is asked for is loaded
    from netocean.cli.terminal import Terminal  # noqa: PLC0415
    from netocean.cli.words import Words  # noqa: PLC0415
    from netocean.lab.cards import bench  # noqa: PLC0415
    from netocean.texts import say  # noqa: PLC0415

    spoken = language or pick_language(os.environ)
    wishes = Wishes(deck, against, opponent_deck, preset, read_switches(switch), seed)
    try:
        table = bench(game)
        words = Words(table.library, spoken, card_language)
    except DataProblem as error:
        typer.echo(say(spoken, f"error-{error.key}", **error.params), err=True)
        raise typer.Exit(UNUSABLE) from None
    seating = _Seating(Terminal(plain), words, table, wishes, load)
    try:
        code = seating.run(every_window, record)
    except NetOceanError as error:
        for text in complaints(words, error):
            typer.echo(text, err=True)
        code = UNUSABLE
    raise typer.Exit(code)


class _Seating:
    """From the first line to the last."""

    def __init__(
        self, terminal: "Terminal", words: "Words", table: "Bench", wishes: "Wishes", file: Path | None
    ) -> None:
        self.terminal = terminal
        self.words = words
        self.table = table
        self.wishes = wishes
        self.file = file

    def run(self, every_window: bool, record: Path | None) -> int:
        """Seat the person, lead the game, and give the exit code."""
        from netocean.cli.companion import Companion  # noqa: PLC0415
        from netocean.cli.keeping import Keeper  # noqa: PLC0415

        try:
            session = self.session()
        except (EOFError, KeyboardInterrupt):
            self.terminal.line()
            self.terminal.line(self.words.say("play-goodbye"))
            return 0
        session.every_window = every_window
        companion = Companion(self.terminal, self.words, session, Keeper(self.table.game))
        code = self.lead(companion)
        if record is not None and session.over and code == 0:
            companion.write_record(record)
        return code

    def session(self) -> "Session":
        """A new game, or the one that was saved."""
        from netocean.cli.keeping import Memory  # noqa: PLC0415
        from netocean.cli.session import Session  # noqa: PLC0415
        from netocean.cli.sitting import Sitting  # noqa: PLC0415
        from netocean.engine.record import LARGEST  # noqa: PLC0415

        sitting = Sitting(self.terminal, self.words, self.table, self.wishes, Memory(self.table.game))
        sitting.welcome()
        if self.file is None:
            return sitting.begin()
        try:
            with self.file.open("rb") as stream:
                data = stream.read(LARGEST + 1)
        except OSError:
            raise DataProblem("file-unreadable", path=str(self.file)) from None
        session = Session.reopen(data, sitting.pool(), self.wishes.against)
        sitting.say("play-resumed")
        return session

    def lead(self, companion: "Companion") -> int:
        """Lead the game; whatever happens, it ends with a clear line, and the game is not lost."""
        from netocean.cli.companion import Left  # noqa: PLC0415

        try:
            if self.file is not None and not companion.session.over:
                companion.table("")
            companion.play()
        except Left:
            companion.say("play-goodbye")
        except (EOFError, KeyboardInterrupt):
            self.terminal.line()
            companion.say("play-input-ended")
            companion.keep(companion.keeper.default)
        except Exception as error:
            return self.broken(companion, error)
        return 0

    def broken(self, companion: "Companion", error: Exception) -> int:
        """A mistake of the program: say so, keep the game, say how to report it."""
        told = str(error) if isinstance(error, NetOceanError) else f"{type(error).__name__}: {error}"
        companion.say("play-broken", error=told[:200])
        path = companion.keeper.default.with_suffix(".broken.save")
        try:
            companion.keeper.write(path, companion.session)
        except Exception:
            companion.say("play-save-failed", path=str(path))
        else:
            companion.say("play-broken-report", path=str(path))
        return BROKEN
