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
        if json:
            print_json(report)
        else:
            _show(reporter, library, report)


def count_cards(library: "Library") -> dict[str, Any]:
    """The real cards by status, the incomplete ones with what is missing; cards of our own for practice do not count."""
    facts = [card.facts for card in library.cards() if not card.facts.practice]
    return {
        "total": len(facts),
        "verified": sum(one.status == "verified" for one in facts),
        "provisional": sum(one.status == "provisional" for one in facts),
        "incomplete": [{"key": one.key, "missing": list(one.missing)} for one in facts if one.status == "incomplete"],
    }


def count_lines(library: "Library") -> dict[str, int]:
    """The canonical ability lines of all packs, and how many of them the reader reads."""
    from netocean.abilities.errors import AbilityError  # noqa: PLC0415
    from netocean.abilities.reader import read_ability  # noqa: PLC0415

    total = read = 0
    for pack in library.packs:
        for text in pack.ability_texts.values():
            for raw in text.splitlines():
                line = raw.strip()
                if not line or line.startswith(("#", "[")):
                    continue
                total += 1
                try:
                    read_ability(line, pack.rules.vocabulary)
                    read += 1
                except AbilityError:
                    continue
    return {"total": total, "read": read}


def count_rules(game: str) -> dict[str, Any]:
    """The rules that bind, and those of them that a test names, by the table that is shipped with the game."""
    import json  # noqa: PLC0415

    from netocean.games import kit  # noqa: PLC0415

    table = files(f"netocean.games.{game}").joinpath("tested_rules.json")
    tested = json.loads(table.read_text(encoding="utf-8")) if table.is_file() else {}
    binding = list(kit(game).BINDING)
    untested = [rule for rule in binding if not tested.get(rule)]
    return {"binding": len(binding), "tested": len(binding) - len(untested), "untested": untested}


def _show(reporter: Reporter, library: "Library", report: dict[str, Any]) -> None:
    from netocean.cli.words import Words  # noqa: PLC0415 - slow to import

    words = Words(library, reporter.language)
    cards, lines, rules = report["cards"], report["lines"], report["rules"]
    rows = [
        (reporter.say("report-coverage-cards"), cards["total"]),
        ("  " + reporter.say("report-coverage-verified"), cards["verified"]),
        ("  " + reporter.say("report-coverage-provisional"), cards["provisional"]),
        ("  " + reporter.say("report-coverage-incomplete"), len(cards["incomplete"])),
        (reporter.say("report-coverage-practice"), len(library.cards()) - cards["total"]),
        (reporter.say("report-coverage-lines"), lines["total"]),
        ("  " + reporter.say("report-coverage-read"), lines["read"]),
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
