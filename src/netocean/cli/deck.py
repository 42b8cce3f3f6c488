"""`netocean deck`: check, show and list decks."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from netocean.cli.reporting import (
    FAILED,
    UNUSABLE,
    GameOption,
    Json,
    Language,
    Preset,
    Reporter,
    Switches,
    print_json,
    read_switches,
    reporting,
)

if TYPE_CHECKING:
    from netocean.catalog.decks import Deck, ReadyDeck
    from netocean.catalog.errors import DeckProblem
    from netocean.catalog.library import Library
    from netocean.cli.words import Words

DeckText = Annotated[str, typer.Argument(metavar="DECK", help="The id of a ready deck, or a file.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    part = typer.Typer(no_args_is_help=True, help="Check, show and list decks.")
    part.command(epilog="Example: netocean deck check my-deck.txt --preset tournament")(check)
    part.command(epilog="Example: netocean deck show greymon --language ja")(show)
    part.command("list", epilog="Example: netocean deck list")(list_decks)
    app.add_typer(part, name="deck")


def check(
    deck: DeckText,
    game: GameOption = "colosseum",
    preset: Preset = None,
    switch: Switches = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Say all that the rules have against a deck, and which of its cards are in doubt; exit code 1 if it is not legal."""
    with reporting(language) as reporter:
        from netocean.catalog.decks import check as faults  # noqa: PLC0415 - only what is asked for is loaded
        from netocean.cli.words import Words  # noqa: PLC0415
        from netocean.lab.cards import bench  # noqa: PLC0415

        table = bench(game)
        library = table.library
        words = Words(library, reporter.language)
        rules = table.rules(preset or table.first_preset(), read_switches(switch))
        reading = library.read_deck(_source(deck), reporter.language)
        problems = reading.problems or faults(reading.deck, library, rules.values)
        doubtful = [] if reading.problems else _doubtful(reading.deck, library)
        count = sum(copies for copies, _ in reading.deck.cards)
        if json:
            print_json(
                {
                    "game": game,
                    "deck": deck,
                    "preset": rules.preset,
                    "legal": not problems,
                    "cards": count,
                    "problems": [_told(problem, words) for problem in problems],
                    "provisional": doubtful,
                    "practice": any(_is_practice(key, library) for _, key in reading.deck.cards),
                }
            )
        else:
            _show_check(reporter, words, problems, doubtful, count)
        if problems:
            raise typer.Exit(UNUSABLE if reading.problems and not reading.deck.cards else FAILED)


def show(
    deck: DeckText,
    game: GameOption = "colosseum",
    plain: Annotated[bool, typer.Option("--plain", help="Write it as a list that can be read again.")] = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Show the cards of a deck."""
    from netocean.lab.cards import bench  # noqa: PLC0415 - only what is asked for is loaded

    with reporting(language, lambda: bench(game).library) as reporter:
        from netocean.catalog.decks import write  # noqa: PLC0415
        from netocean.cli.words import Words  # noqa: PLC0415

        library = bench(game).library
        read = library.deck(_source(deck), reporter.language)
        if json:
            print_json({"game": game, **_deck(read, library, reporter)})
        elif plain:
            typer.echo(write(read, library, reporter.language), nl=False)
        else:
            words = Words(library, reporter.language)
            _title(reporter, read)
            rows = [
                (copies, words.name(key), _facts(words, key), _marks(reporter, library, key))
                for copies, key in read.cards
            ]
            heads = [reporter.say(f"report-head-{name}") for name in ("copies", "card", "facts", "mark")]
            reporter.table(heads, rows, right=(0,))
            reporter.line(reporter.say("report-deck-cards", count=sum(copies for copies, _ in read.cards)))


def list_decks(game: GameOption = "colosseum", json: Json = False, language: Language = None) -> None:
    """List the ready decks."""
    with reporting(language) as reporter:
        from netocean.lab.cards import bench  # noqa: PLC0415 - only what is asked for is loaded

        library = bench(game).library
        decks = library.ready_decks()
        if json:
            print_json([_deck(deck, library, reporter) for deck in decks])
            return
        rows = [
            (
                deck.id,
                _form(deck.names, reporter.language),
                reporter.say("report-practice") if deck.practice else "",
                _form(deck.about, reporter.language),
            )
            for deck in decks
        ]
        heads = [reporter.say(f"report-head-{name}") for name in ("deck", "name", "mark", "about")]
        reporter.table(heads, rows)


def _source(text: str) -> str | Path:
    return Path(text) if Path(text).is_file() else text


def _doubtful(deck: "Deck", library: "Library") -> list[dict[str, Any]]:
    cards = [library.card(key).facts for _, key in deck.cards]
    return [
        {"key": facts.key, "doubt": {field: facts.doubt[field] for field in sorted(facts.doubt)}}
        for facts in cards
        if facts.status == "provisional"
    ]


def _told(problem: "DeckProblem", words: "Words") -> dict[str, Any]:
    from netocean.telling.problems import problem_saying  # noqa: PLC0415

    return {
        "key": problem.key,
        "params": problem.params,
        "line": problem.line,
        "rule": problem.rule,
        "message": words.part(problem_saying(problem)),
    }


def _show_check(
    reporter: Reporter,
    words: "Words",
    problems: "list[DeckProblem]",
    doubtful: list[dict[str, Any]],
    count: int,
) -> None:
    for problem in problems:
        text = str(_told(problem, words)["message"])
        reporter.line(f"{text}  [{problem.rule}]" if problem.rule else text)
    if doubtful:
        reporter.line(reporter.say("report-deck-provisional"))
    for card in doubtful:
        reporter.line(f"{words.name(card['key'])}: {words.facts(card['doubt'])}", 2)
    if not problems:
        reporter.line(reporter.say("report-deck-legal", count=count))


def _deck(deck: "Deck | ReadyDeck", library: "Library", reporter: Reporter) -> dict[str, Any]:
    return {
        "id": deck.id,
        "name": deck.names,
        "about": deck.about,
        "practice": deck.practice,
        "cards": [
            {
                "copies": copies,
                "key": key,
                "number": library.card(key).number,
                "name": library.name(library.card(key).facts.name, reporter.language)[0],
            }
            for copies, key in deck.cards
        ],
    }


def _title(reporter: Reporter, deck: "Deck") -> None:
    name = _form(deck.names, reporter.language)
    if name:
        reporter.line(f"{name}  ({reporter.say('report-practice')})" if deck.practice else name)
    about = _form(deck.about, reporter.language)
    if about:
        reporter.line(about)


def _form(forms: Any, language: str) -> str:
    return str(forms.get(language) or forms.get("en") or "")


def _facts(words: Any, key: str) -> str:
    return str(words.brief(words.library.card(key)))


def _is_practice(key: str, library: "Library") -> bool:
    return bool(library.card(key).facts.practice)


def _marks(reporter: Reporter, library: "Library", key: str) -> str:
    facts = library.card(key).facts
    marks = [reporter.say("report-practice")] if facts.practice else []
    if facts.status != "verified":
        marks.append(reporter.say(f"report-status-{facts.status}"))
    return reporter.say("list-comma").join(marks)
