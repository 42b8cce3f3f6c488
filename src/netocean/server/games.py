"""What there is to play: games with their rules, decks, and the texts of the page."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import netocean.texts
from netocean.catalog.brought import bounded
from netocean.catalog.decks import Deck, Reading, read, write
from netocean.catalog.errors import DeckError, DeckProblem
from netocean.catalog.packfile import PackFile
from netocean.games import kit, names
from netocean.lab.cards import Bench, bench, bench_with
from netocean.players import names as player_names
from netocean.server import http
from netocean.server.asked import game_of, language_of
from netocean.server.house import house_of
from netocean.server.http import Kept, json, json_kept
from netocean.server.opening import MOST_CARDS, legal_deck, rules_of
from netocean.server.settings import PACKS_BODY
from netocean.telling import of
from netocean.telling.problems import problem_saying
from netocean.telling.sayings import Part
from netocean.texts import LANGUAGES

NOT_FOR_THE_PAGE: Final = frozenset({"abilities", "cardfile", "import", "play", "reports", "serve"})
"""Files of messages that the page never says; those of abilities come with the cards, in words already."""

_LONGEST_NAME: Final = 80


class Switch(msgspec.Struct, frozen=True):
    """A switch of a rule set: what it can be (no values: a number), what it is by itself, why, and how sure that is."""

    name: str
    values: list[str]
    default: str
    rules: list[str]
    source: str
    doubt: bool


class Preset(msgspec.Struct, frozen=True):
    """A rule set, by what it changes."""

    id: str
    changes: dict[str, str]


class GameAbout(msgspec.Struct, frozen=True):
    """A game as it can be opened: rule sets, switches, computer players, rules (`doubted` ones in doubt), the mat.

    `mark` stands in the keys of messages in its own words, as in `switch-p-flip`; it has none of them where it is empty.
    """

    game: str
    mark: str
    presets: list[Preset]
    switches: list[Switch]
    players: list[str]
    doubted: list[str]
    rules: list[str]
    mat: list[tuple[str, int, int, int, int]]


class DeckAbout(msgspec.Struct, frozen=True):
    """A ready deck, with its names and a line about it by language."""

    id: str
    names: dict[str, str]
    about: dict[str, str]
    practice: bool
    cards: list[tuple[int, str]]


class DeckCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck and the rules to check it by."""

    cards: list[tuple[int, str]]
    preset: str = ""
    switches: dict[str, str] = {}
    packs: list[PackFile] = []


class DeckProblems(msgspec.Struct, frozen=True):
    """All faults of a deck; none: it is legal."""

    problems: list[Part]


class DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck list as people write them."""

    text: str
    language: str = "en"
    packs: list[PackFile] = []


class DeckRead(msgspec.Struct, frozen=True):
    """A deck list that was read, with all that could not be read."""

    cards: list[tuple[int, str]]
    name: str
    problems: list[Part]


class DeckNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be written as a list."""

    cards: list[tuple[int, str]]
    name: str = ""
    language: str = "en"
    packs: list[PackFile] = []


class DeckWritten(msgspec.Struct, frozen=True):
    """A deck as a list that reads back to the same deck."""

    text: str


async def games(request: Request) -> Response:
    """All games."""
    kept = await house_of(request).keep(("games",), lambda: json_kept(about_games()))
    return kept.answer(request)


async def texts(request: Request) -> Response:
    """All that the page says in a language."""
    language = language_of(request.path_params["language"])
    kept = await house_of(request).keep(("texts", language), lambda: Kept(page_texts(language), "text/plain"))
    return kept.answer(request)


async def decks(request: Request) -> Response:
    """The ready decks of a game."""
    game = game_of(request)
    kept = await house_of(request).keep(("decks", game), lambda: json_kept(_decks(game)))
    return kept.answer(request)


async def check_deck(request: Request) -> Response:
    """All that the rules have against a deck."""
    game = game_of(request)
    wish = await http.read(request, DeckCheck, PACKS_BODY)
    rules = rules_of(game, wish.preset or bench(game).first_preset(), wish.switches)
    try:
        await house_of(request).decks.do(lambda: legal_deck(_bench(game, wish.packs), rules, wish.cards))
    except DeckError as error:
        return json(DeckProblems([problem_saying(one) for one in error.problems]))
    return json(DeckProblems([]))


async def read_deck(request: Request) -> Response:
    """A deck list, read as tolerantly as can be."""
    game = game_of(request)
    wish = await http.read(request, DeckText, PACKS_BODY)
    language = wish.language if wish.language in LANGUAGES else "en"

    def reading_of() -> Reading:
        return read(wish.text, _bench(game, wish.packs).library, language)

    reading = await house_of(request).decks.do(reading_of)
    problems = [problem_saying(one) for one in reading.problems]
    forms = _forms(reading.deck.names)
    name = forms.get(language) or forms.get("en") or _title(wish.text)
    return json(DeckRead(reading.deck.cards, name, problems))


async def write_deck(request: Request) -> Response:
    """A deck as a list."""
    game = game_of(request)
    wish = await http.read(request, DeckNamed, PACKS_BODY)
    language = language_of(wish.language)
    if len(wish.cards) > MOST_CARDS:
        raise DeckError([DeckProblem("deck-too-many-lines", {"limit": MOST_CARDS})])
    name = " ".join(wish.name[:_LONGEST_NAME].split())
    deck = Deck(wish.cards, names={"en": name})

    def written() -> str:
        return write(deck, _bench(game, wish.packs).library, language)

    return json(DeckWritten(await house_of(request).decks.do(written)))


ROUTES = [
    Route("/api/games", games),
    Route("/api/texts/{language}", texts),
    Route("/api/games/{game}/decks", decks),
    Route("/api/games/{game}/decks/check", check_deck, methods=["POST"]),
    Route("/api/games/{game}/decks/read", read_deck, methods=["POST"]),
    Route("/api/games/{game}/decks/write", write_deck, methods=["POST"]),
]


def _bench(game: str, packs: Sequence[PackFile]) -> Bench:
    """The cards of a game with packs that were brought along."""
    bounded(packs)
    return bench_with(game, packs)


def page_texts(language: str) -> bytes:
    """The messages of a language that the page may say, without comments."""
    folder = Path(netocean.texts.__file__).parent / language
    files = [path for path in sorted(folder.glob("*.ftl")) if path.stem.partition("-")[0] not in NOT_FOR_THE_PAGE]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    return "".join(f"{line}\n" for line in lines if line.strip() and not line.startswith("#")).encode()


def _title(text: str) -> str:
    """The name of a list that begins with it, as lists are written here."""
    first = text.removeprefix("\ufeff").partition("\n")[0].strip()
    return first.lstrip("#").strip()[:_LONGEST_NAME] if first.startswith("#") else ""


def about_games() -> list[GameAbout]:
    """All games, in the order in which they are listed."""
    return [_about(game) for game in names()]


def _about(game: str) -> GameAbout:
    rooms = kit(game)
    switches = [
        Switch(
            one.name,
            list(one.values),
            one.default,
            list(one.rules),
            one.source,
            one.in_doubt(rooms.DOUBTED),
        )
        for one in rooms.SWITCHES
    ]
    presets = [Preset(id, dict(changes)) for id, changes in rooms.PRESETS.items()]
    rules = [rule for rule, _ in rooms.RULES]
    mark = of(game).MARK
    return GameAbout(game, mark, presets, switches, player_names(), sorted(rooms.DOUBTED), rules, list(rooms.MAT))


def _decks(game: str) -> list[DeckAbout]:
    ready = bench(game).library.ready_decks()
    return [DeckAbout(deck.id, _forms(deck.names), _forms(deck.about), deck.practice, deck.cards) for deck in ready]


def _forms(forms: Any) -> dict[str, str]:
    return {language: form for language, form in dict(forms).items() if form}
