"""`netocean coverage`: what of a game is there, and how sure it is."""

from importlib.resources import files
from typing import TYPE_CHECKING, Any

import typer

from netocean.cli.reporting import GameKey, Json, Language, Reporter, print_json, reporting

if TYPE_CHECKING:
    from netocean.catalog.library import Library


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog="Example: netocean coverage colosseum")(coverage)


def coverage(game: GameKey, json: Json = False, language: Language = None) -> None:
    """Count cards by status with what they lack, ability lines that are read, and rules that tests prove."""
    with reporting(language) as reporter:
        from netocean.catalog.library import Library  # noqa: PLC0415 - only what is asked for is loaded
        from netocean.games import kit  # noqa: PLC0415

        kit(game)
        library = Library.bundled(game)
        report = {
            "game": game,
            "cards": count_cards(library),
            "lines": count_lines(library),
            "rules": count_rules(game),
        }
        printed = count_printed(game)
        if printed is not None:
            report["printed"] = printed
        if json:
            print_json(report)
        else:
            _show(reporter, library, report)


def count_cards(library: "Library") -> dict[str, Any]:
    """The real cards by status, the incomplete ones with what is missing; cards of our own for practice do not count.

    `playable` is the share of the verified and the provisional ones.
    """
    facts = [card.facts for card in library.cards() if not card.facts.practice]
    incomplete = [{"key": one.key, "missing": list(one.missing)} for one in facts if one.status == "incomplete"]
    return {
        "total": len(facts),
        "verified": sum(one.status == "verified" for one in facts),
        "provisional": sum(one.status == "provisional" for one in facts),
        "playable": share(len(facts) - len(incomplete), len(facts)),
        "incomplete": incomplete,
    }


def share(part: int, whole: int) -> float:
    """A part of a whole, to the fourth digit, never rounded up."""
    return 10_000 * part // whole / 10_000 if whole else 1.0


def count_lines(library: "Library") -> dict[str, int]:
    """The canonical ability lines of all packs, and how many of them the reader reads."""
    total = read = 0
    for pack in library.packs:
        for text in pack.ability_texts.values():
            lines = [line for raw in text.splitlines() if (line := raw.strip()) and not line.startswith(("#", "["))]
            total += len(lines)
            read += _read_lines(text, lines, pack.rules.vocabulary)
    return {"total": total, "read": read}


def _read_lines(text: str, lines: list[str], vocabulary: Any) -> int:
    """How many lines of an ability file are read: all of them where the file is, else one by one."""
    from netocean.abilities.errors import AbilityError  # noqa: PLC0415
    from netocean.catalog.parsed import load_abilities  # noqa: PLC0415

    try:
        return sum(len(abilities) for abilities in load_abilities(text, vocabulary).values())
    except AbilityError:
        return sum(_is_read(line, vocabulary) for line in lines)


def _is_read(line: str, vocabulary: Any) -> bool:
    from netocean.abilities.errors import AbilityError  # noqa: PLC0415
    from netocean.abilities.reader import read_ability  # noqa: PLC0415

    try:
        read_ability(line, vocabulary)
    except AbilityError:
        return False
    return True


def count_printed(game: str) -> dict[str, Any] | None:
    """The printed lines of a game whose texts are read, and those that are not, by the report shipped with the game."""
    report = _shipped(game, "verified.json")
    if report is None:
        return None
    return {
        "lines": report["lines"],
        "read": report["read"],
        "share": share(report["read"], report["lines"]),
        "differences": len(report["differences"]),
        "unread": report["unread"],
    }


def _shipped(game: str, name: str) -> Any:
    """A JSON file that is shipped with a game; none where there is no such file."""
    import json  # noqa: PLC0415

    file = files(f"netocean.games.{game}").joinpath(name)
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


def count_rules(game: str) -> dict[str, Any]:
    """The rules that bind, and those of them that a test names, by the table that is shipped with the game."""
    from netocean.games import kit  # noqa: PLC0415

    tested = _shipped(game, "tested_rules.json") or {}
    binding = list(kit(game).BINDING)
    untested = [rule for rule in binding if not tested.get(rule)]
    return {"binding": len(binding), "tested": len(binding) - len(untested), "untested": untested}


def _show(reporter: Reporter, library: "Library", report: dict[str, Any]) -> None:
    from netocean.cli.words import Words  # noqa: PLC0415 - slow to import

    words = Words(library, reporter.language)
    cards, lines, rules = report["cards"], report["lines"], report["rules"]
    printed = report.get("printed")
    rows: list[tuple[str, object]] = [
        (reporter.say("report-coverage-cards"), cards["total"]),
        ("  " + reporter.say("report-coverage-verified"), cards["verified"]),
        ("  " + reporter.say("report-coverage-provisional"), cards["provisional"]),
        ("  " + reporter.say("report-coverage-incomplete"), len(cards["incomplete"])),
        ("  " + reporter.say("report-coverage-playable"), f"{100 * cards['playable']:.1f} %"),
        (reporter.say("report-coverage-practice"), len(library.cards()) - cards["total"]),
        (reporter.say("report-coverage-lines"), lines["total"]),
        ("  " + reporter.say("report-coverage-read"), lines["read"]),
    ]
    if printed is not None:
        rows.append((reporter.say("report-verify-lines"), printed["lines"]))
        rows.append(
            ("  " + reporter.say("report-coverage-read"), f"{printed['read']} ({100 * printed['share']:.1f} %)")
        )
    rows += [
        (reporter.say("report-coverage-binding"), rules["binding"]),
        ("  " + reporter.say("report-coverage-tested"), rules["tested"]),
    ]
    reporter.table((reporter.say("report-head-what"), reporter.say("report-head-count")), rows, right=(1,))
    if cards["incomplete"]:
        missing = [(words.name(one["key"]), words.facts(one["missing"])) for one in cards["incomplete"]]
        reporter.table((reporter.say("report-head-card"), reporter.say("report-head-missing")), missing)
    if rules["untested"]:
        reporter.line(reporter.say("report-coverage-untested"))
        reporter.line(" ".join(rules["untested"]), 2)
