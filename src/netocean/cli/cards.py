"""`netocean cards`: find cards by number, by a name in any language, by a part of it."""

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from netocean.cli.reporting import FAILED, GameOption, Json, Language, Reporter, print_json, reporting

if TYPE_CHECKING:
    from netocean.catalog.library import Card, Library
    from netocean.cli.words import Words

_FULL = 3
"""As many cards are shown whole."""
_VALUES = 12
"""As many values of a filter are named."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog="Example: netocean cards アグモン, netocean cards level:Ultimate frame:blue")(cards)


def cards(
    query: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[QUERY]...", help="Words of a number or name, filters such as level:IV; else all cards."
        ),
    ] = None,
    game: GameOption = "colosseum",
    limit: Annotated[int, typer.Option("--limit", min=1, help="Show at most so many.")] = 200,
    json: Json = False,
    language: Language = None,
) -> None:
    """Find cards; a few are shown whole, with what they do. Exit code 1 if there is none."""
    with reporting(language) as reporter:
        from netocean.catalog.library import Library  # noqa: PLC0415 - only what is asked for is loaded
        from netocean.cli.words import Words  # noqa: PLC0415
        from netocean.games import kit  # noqa: PLC0415

        kit(game)
        library = Library.bundled(game)
        words = Words(library, reporter.language)
        text = " ".join(query or ())[:500]
        found = _numbered(library, text) or library.search(text)
        if json:
            print_json([_card(card, words) for card in found[:limit]])
        elif not found:
            near = ", ".join(library.near(text))
            typer.echo(
                reporter.say("report-cards-near" if near else "report-cards-none", text=text, near=near), err=True
            )
            for line in _filters_told(reporter, library, text):
                typer.echo(line, err=True)
        elif len(found) <= _FULL:
            for card in found:
                _show(reporter, card, words)
        else:
            _list(reporter, found[:limit], words)
            reporter.line(reporter.say("report-cards-count", count=len(found)))
        if not found:
            raise typer.Exit(FAILED)


def _numbered(library: "Library", text: str) -> "list[Card]":
    """The card of a printed number, which is part of others: `St-1` of `St-10`."""
    cards = library.find(text) if any(letter.isdigit() for letter in text) else []
    return [card for card in cards if card.number is not None]


def _filters_told(reporter: Reporter, library: "Library", text: str) -> list[str]:
    """What is wrong with the filters of a search: a name that is none, a value that no card has."""
    from netocean.catalog.finding import FILTERS  # noqa: PLC0415

    told = []
    for word in text.replace("：", ":").split():
        name, sign, value = word.partition(":")
        if not sign:
            continue
        field = FILTERS.get(name.casefold())
        if field is None:
            known = reporter.say("list-comma").join(FILTERS)
            told.append(reporter.say("report-cards-filter-unknown", name=name[:20], known=known))
        elif not value or not library.search(word):
            known = reporter.say("list-comma").join(_values(library, field)[:_VALUES])
            told.append(reporter.say("report-cards-filter-values", name=name[:20], known=known))
    return told


def _values(library: "Library", field: str) -> list[str]:
    """The values of a field, the commonest first."""
    found: Counter[str] = Counter()
    for card in library.cards():
        own = getattr(card.facts, field, None)
        found.update(str(one) for one in (own if isinstance(own, tuple) else (own,)) if one is not None)
    return [value for value, _ in found.most_common()]


def _card(card: "Card", words: "Words") -> dict[str, Any]:
    facts = card.facts
    return {
        "key": card.key,
        "number": card.number,
        "pack": card.pack,
        "name": words.library.name(facts.name, words.language)[0],
        "kind": facts.kind,
        "status": facts.status,
        "practice": facts.practice,
        "missing": facts.missing,
        "doubt": facts.doubt,
        "facts": facts,
        "text": words.abilities(card),
        "abilities": [ability.text for ability in card.abilities],
    }


def _list(reporter: Reporter, found: "list[Card]", words: "Words") -> None:
    heads = [reporter.say(f"report-head-{name}") for name in ("number", "name", "facts", "mark")]
    rows = [
        (card.number or card.key, words.slug(card.facts.name), words.brief(card), _marks(reporter, card))
        for card in found
    ]
    reporter.table(heads, rows)


def _show(reporter: Reporter, card: "Card", words: "Words") -> None:
    facts = card.facts
    marks = _marks(reporter, card)
    reporter.line(f"{words.name(card.key)}  ({marks})" if marks else words.name(card.key))
    reporter.line(words.brief(card), 2)
    for text in words.abilities(card):
        reporter.line(text, 2)
    if facts.missing:
        named = words.facts(facts.missing)
        reporter.line(reporter.say("report-cards-missing", facts=named), 2)
    if facts.doubt:
        named = words.facts(sorted(facts.doubt))
        reporter.line(reporter.say("report-cards-doubt", facts=named), 2)
    reporter.line()


def _marks(reporter: Reporter, card: "Card") -> str:
    marks = [reporter.say("report-practice")] if card.facts.practice else []
    if card.facts.status != "verified":
        marks.append(reporter.say(f"report-status-{card.facts.status}"))
    return reporter.say("list-comma").join(marks)
