"""`netocean import`: card files of one's own become a pack, and names in other languages are added."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from netocean.cli.pack import MOST_SHOWN, fault_told, read_cards, read_texts
from netocean.cli.reporting import UNUSABLE, Json, Language, Reporter, print_json, reporting

if TYPE_CHECKING:
    from netocean.catalog.library import Library

NAMES = "names"
_FEW = 20
"""Of as many cards every line is told, of more only those that were not understood."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    epilog = "Example: netocean import fftcg my-cards.json --into my-cards, netocean import names names.csv"
    app.command("import", epilog=epilog)(import_)


def import_(
    what: Annotated[str, typer.Argument(metavar="GAME|names", help="The game that the cards are of, or: names.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file with cards or names.")],
    into: Annotated[
        Path | None,
        typer.Option("--into", help="The folder of the new pack; else one that is always loaded.", file_okay=False),
    ] = None,
    replace: Annotated[bool, typer.Option("--replace", help="Put it in the place of the pack that is there.")] = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Make a pack of a card file, or add names in other languages to cards; whole or not at all, and told line by line."""
    with reporting(language) as reporter:
        content = read_texts(file)
        if what == NAMES:
            _import_names(reporter, content, file.name, json)
        else:
            _import_cards(reporter, what, content, file, into, replace, json)


# Cards.


def _import_cards(
    reporter: Reporter, game: str, content: bytes, file: Path, into: Path | None, replace: bool, json: bool
) -> None:
    from netocean.catalog.library import Library  # noqa: PLC0415 - only what is asked for is loaded
    from netocean.catalog.own import packs_folder  # noqa: PLC0415
    from netocean.games import room  # noqa: PLC0415

    importing = room(game, "importing")
    cards = read_cards(reporter, game, content, file.name)
    folder = into or packs_folder() / f"{game}-own"
    library = Library(game, Library.bundled(game).bundled_folders)
    found = importing.imported(
        cards,
        _id(folder, game, library),
        {code: card.facts for card in library.cards() for code in (card.number, *card.facts.codes) if code},
        {slug: forms.en for slug, forms in library.names().items() if forms.en},
        {category for card in library.cards() for category in getattr(card.facts, "categories", ())},
    )
    if found.faults:
        for fault in found.faults[:MOST_SHOWN]:
            typer.echo(fault_told(reporter, fault), err=True)
        raise typer.Exit(UNUSABLE)
    if found.facts:
        _store(found, game, folder, file, library, replace)
    if json:
        print_json(
            {
                "game": game,
                "folder": str(folder) if found.facts else None,
                "cards": found.reports,
                "known": found.known,
            }
        )
    else:
        _show(reporter, found, folder)


def _id(folder: Path, game: str, library: "Library") -> str:
    """The id of a pack by its folder, apart from those of the packs that come with the game."""
    name = re.sub("[^a-z0-9]+", "-", folder.name.lower()).strip("-") or f"{game}-own"
    return f"{name}-own" if any(pack.id == name for pack in library.packs) else name


def _store(found: Any, game: str, folder: Path, file: Path, library: "Library", replace: bool) -> None:
    from netocean.catalog.lines import NameForms  # noqa: PLC0415
    from netocean.catalog.storing import pack_files, store_pack  # noqa: PLC0415

    names = [
        NameForms(slug, **{language.replace("-", "_").lower(): form for language, form in forms.items()})
        for slug, forms in sorted(found.names.items())
    ]
    pack = found.facts[0].key.partition("/")[0]
    files = pack_files(pack, game, file.stem[:60], found.facts, names, found.abilities)
    store_pack(files, folder, library.names(), replace)


def _show(reporter: Reporter, found: Any, folder: Path) -> None:
    every = len(found.reports) <= _FEW
    told = [
        text for card in found.reports for line in card.lines if (text := _line(reporter, card.number, line, every))
    ]
    for text in told[: None if every else MOST_SHOWN]:
        reporter.line(text)
    if not every and len(told) > MOST_SHOWN:
        reporter.line(reporter.say("report-more", count=len(told) - MOST_SHOWN))
    for number, facts in found.known.items():
        if facts:
            named = reporter.say("list-comma").join(facts)
            reporter.line(reporter.say("report-import-differs", card=number, facts=named))
    if found.known:
        reporter.line(reporter.say("report-import-known", count=len(found.known)))
    if not found.facts:
        reporter.line(reporter.say("report-import-nothing"))
        return
    incomplete = sum(card.status == "incomplete" for card in found.reports)
    reporter.line(reporter.say("report-import-stored", count=len(found.facts), folder=str(folder)))
    if incomplete:
        reporter.line(reporter.say("report-import-incomplete", count=incomplete))


def _line(reporter: Reporter, card: str, line: Any, every: bool) -> str:
    """What is said of a printed line; nothing of one that was read, where only others are told."""
    place = {"card": card, "line": line.line}
    if line.column:
        key = "report-import-unread" if line.found else "report-import-unread-end"
        return reporter.say(key, **place, column=line.column, found=line.found[:60])
    if line.unplayed:
        return reporter.say("report-import-unplayed", **place, word=line.unplayed)
    return reporter.say("report-import-line", **place, text=" / ".join(line.abilities)) if every else ""


# Names.


def _import_names(reporter: Reporter, content: bytes, name: str, json: bool) -> None:
    """Adds names to every game that knows them. Raises PackError with all that is wrong with the file."""
    from netocean.catalog.errors import PackError  # noqa: PLC0415
    from netocean.catalog.library import Library  # noqa: PLC0415
    from netocean.catalog.lines import NameForms, together  # noqa: PLC0415
    from netocean.catalog.naming import read_names  # noqa: PLC0415
    from netocean.catalog.own import names_file, own_names  # noqa: PLC0415
    from netocean.catalog.storing import store_names  # noqa: PLC0415
    from netocean.games import names  # noqa: PLC0415

    known: dict[str, NameForms] = {}
    libraries = {game: Library.bundled(game) for game in names()}
    for library in libraries.values():
        known |= {slug: forms for slug, forms in library.names().items() if slug not in known}
    read = read_names(content, name, known)
    if read.faults:
        raise PackError(read.faults)
    added: dict[str, int] = {}
    for game, library in libraries.items():
        own = {slug: forms for slug, forms in read.names.items() if library.knows_name(slug)}
        if own:
            former = own_names(game)
            store_names(
                former | {slug: together(former.get(slug), forms) for slug, forms in own.items()}, names_file(game)
            )
            added[game] = len(own)
    if json:
        print_json({"names": added})
    else:
        reporter.line(reporter.say("report-import-names", count=len(read.names)))
