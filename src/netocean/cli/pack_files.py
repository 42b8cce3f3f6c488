"""`netocean pack check`, `export`, `import`, `merge`, `version`, `duplicate`, `overlay`: packs of one's own as files."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from netocean.cli.reporting import FAILED, GameKey, Json, Language, Reporter, print_json, reporting

if TYPE_CHECKING:
    from netocean.catalog.comparing import Difference, Side
    from netocean.catalog.errors import PackFault
    from netocean.catalog.packfile import PackFile

Pack = Annotated[Path, typer.Argument(metavar="PATH", help="The pack: a folder or a zip.")]
Replace = Annotated[bool, typer.Option("--replace", help="Put it in the place of what is there.")]
Out = Annotated[Path | None, typer.Option("--out", help="Where it is written: a folder, or a file that ends in .zip.")]
_OURS, _THEIRS = "ours", "theirs"
_LONGEST = 60


def register(part: typer.Typer) -> None:
    """Add the commands."""
    part.command(epilog="Example: netocean pack check home")(check)
    part.command(epilog="Example: netocean pack export home home.zip")(export)
    part.command("import", epilog="Example: netocean pack import home.zip")(import_)
    part.command(epilog="Example: netocean pack merge home aya.zip --take theirs --out both")(merge)
    part.command(epilog="Example: netocean pack version home 1.1.0")(version)
    part.command(epilog="Example: netocean pack duplicate home attic")(duplicate)
    part.command(epilog="Example: netocean pack overlay colosseum Bo-12 --out found")(overlay)


def check(path: Pack, json: Json = False, language: Language = None) -> None:
    """Tell all that is wrong with a pack, each with its place; exit code 1 if anything is."""
    with reporting(language, _library) as reporter:
        from netocean.catalog.files import digest  # noqa: PLC0415 - only what is asked for is loaded
        from netocean.catalog.packing import checked, manifest_in  # noqa: PLC0415

        files, faults = checked(path)
        if json:
            print_json({"pack": path.name, "faults": [_fault(reporter, fault) for fault in faults]})
        else:
            for fault in faults:
                reporter.line(_told(reporter, fault))
        if faults:
            raise typer.Exit(FAILED)
        if not json:
            manifest = manifest_in(files)
            told = {"pack": manifest.id, "version": manifest.version, "digest": digest(files)}
            reporter.line(reporter.say("report-pack-sound", **told))


def export(
    path: Pack,
    out: Annotated[Path, typer.Argument(metavar="OUT.zip", help="The file to write.")],
    replace: Replace = False,
    language: Language = None,
) -> None:
    """Write a pack as one file, with its digest, to give away."""
    with reporting(language, _library) as reporter:
        from netocean.catalog.packing import sealed, sound, write  # noqa: PLC0415

        write(sealed(sound(path)), out.with_suffix(".zip"), replace)
        reporter.line(reporter.say("report-pack-written", file=str(out.with_suffix(".zip"))))


def import_(path: Pack, replace: Replace = False, language: Language = None) -> None:
    """Take a pack into the own folder, where it is always loaded; whole or not at all."""
    with reporting(language, _library) as reporter:
        from netocean.catalog.own import packs_folder  # noqa: PLC0415
        from netocean.catalog.packing import manifest_in, sound, write  # noqa: PLC0415

        files = sound(path)
        folder = packs_folder() / manifest_in(files).id
        write(files, folder, replace)
        reporter.line(reporter.say("report-pack-written", file=str(folder)))


def merge(
    ours: Annotated[Path, typer.Argument(metavar="OURS", help="A pack.")],
    theirs: Annotated[Path, typer.Argument(metavar="THEIRS", help="Another version of it.")],
    take: Annotated[
        list[str] | None,
        typer.Option("--take", metavar="WHAT", help="ours, theirs, or FIELD=ours, CARD=theirs, CARD.FIELD=theirs."),
    ] = None,
    out: Out = None,
    replace: Replace = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Compare two versions of a pack field by field; with --out, write one of both under a new version."""
    with reporting(language, _library) as reporter:
        from netocean.catalog.comparing import differences, merged  # noqa: PLC0415
        from netocean.catalog.packing import files_of, next_version, sealed, write  # noqa: PLC0415

        first, second = _value(ours), _value(theirs)
        found = differences(first, second)
        takes, open_ = _taken(found, take or [])
        if json:
            print_json([one._asdict() for one in found])
        else:
            _compare(reporter, found)
        if out is None:
            return
        if open_:
            typer.echo(reporter.say("report-pack-open", count=len(open_), fields=", ".join(open_[:10])), err=True)
            raise typer.Exit(FAILED)
        files = files_of(merged(first, second, takes))
        made = next_version(first.version, second.version)
        write(sealed(files, made), out, replace)
        reporter.line(reporter.say("report-pack-version", file=str(out), version=made))


def version(
    path: Pack,
    number: Annotated[str, typer.Argument(metavar="X.Y.Z", help="The new version.")],
    language: Language = None,
) -> None:
    """Give a pack another version, and the digest of its files."""
    with reporting(language, _library) as reporter:
        from netocean.catalog.packing import sealed, sound, versioned, write  # noqa: PLC0415

        write(sealed(sound(path), versioned(number)), path, replace=True)
        reporter.line(reporter.say("report-pack-version", file=str(path), version=number))


def duplicate(
    path: Pack,
    id: Annotated[str, typer.Argument(metavar="NEW-ID", help="The id of the copy.")],
    out: Out = None,
    language: Language = None,
) -> None:
    """Copy a pack under another id: the keys of all its cards begin with that."""
    with reporting(language, _library) as reporter:
        from netocean.catalog.packing import files_of, renamed, write  # noqa: PLC0415

        place = out or path.with_name(id)
        write(files_of(renamed(_value(path), id)), place, replace=False)
        reporter.line(reporter.say("report-pack-written", file=str(place)))


def overlay(
    game: GameKey,
    cards: Annotated[list[str], typer.Argument(metavar="CARD...", help="Incomplete or provisional cards.")],
    out: Annotated[Path, typer.Option("--out", help="The folder of the new pack; its name is the id.")],
    language: Language = None,
) -> None:
    """Begin a pack that fills in cards of the packs that come with Net Ocean, with all that is known of them."""
    with reporting(language, _library) as reporter:
        from netocean.catalog.packing import files_of, library_for, write  # noqa: PLC0415
        from netocean.catalog.packing import overlay as made  # noqa: PLC0415

        pack = made(library_for(game), cards, out.name, out.name)
        write(files_of(pack), out, replace=False)
        reporter.line(reporter.say("report-pack-written", file=str(out)))


def _value(path: Path) -> "PackFile":
    from netocean.catalog.packfile import from_files  # noqa: PLC0415
    from netocean.catalog.packing import sound  # noqa: PLC0415

    return from_files(sound(path))


# Faults.


def _told(reporter: Reporter, fault: "PackFault") -> str:
    from netocean.catalog.errors import PackError  # noqa: PLC0415

    return reporter.told(PackError([fault]), _library())[0]


def _library() -> Any:
    """Any library: what is said of a fault needs the language only, and names where a card is known."""
    from netocean.catalog.library import Library  # noqa: PLC0415
    from netocean.telling import FIRST_GAME  # noqa: PLC0415

    return Library(FIRST_GAME, Library.bundled(FIRST_GAME).bundled_folders)


def _fault(reporter: Reporter, fault: "PackFault") -> dict[str, Any]:
    place = {"file": fault.file, "line": fault.line, "column": fault.column, "card": fault.card, "field": fault.where}
    return {"key": fault.key, **place, "text": _told(reporter, fault)}


# Comparison.


def _taken(found: "list[Difference]", take: list[str]) -> "tuple[dict[tuple[Any, str, str], Side], list[str]]":
    """Whose value stays for each difference, and those that nobody has said anything about."""
    default = next((one for one in take if one in (_OURS, _THEIRS)), "")
    single = dict(one.rsplit("=", 1) for one in take if "=" in one)
    sides = (_OURS, _THEIRS)
    wrong = [one for one in take if one not in sides and single.get(one.rpartition("=")[0]) not in sides]
    if wrong:
        raise typer.BadParameter(f"{wrong[0][:40]} is not ours, theirs or FIELD=ours", param_hint="--take")
    takes: dict[tuple[Any, str, str], Side] = {}
    open_: list[str] = []
    for one in found:
        names = (f"{one.id}.{one.field}", one.id, one.field)
        side = next((single[name] for name in names if name in single), default)
        if side:
            takes[one.part, one.id, one.field] = "ours" if side == _OURS else "theirs"
        elif one.field and one.field != "version":
            open_.append(names[0])
    return takes, open_


def _compare(reporter: Reporter, found: "list[Difference]") -> None:
    if not found:
        reporter.line(reporter.say("report-pack-same"))
        return
    heads = [reporter.say(f"report-pack-head-{name}") for name in ("what", "field", _OURS, _THEIRS)]
    reporter.table(heads, [(one.id, one.field, _shown(one.ours), _shown(one.theirs)) for one in found])


def _shown(value: Any) -> str:
    import msgspec  # noqa: PLC0415

    text = value if isinstance(value, str) else "" if value is None else msgspec.json.encode(value).decode()
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
