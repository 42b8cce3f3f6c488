"""Cards and names in words, as the page asks for them: all of a game in full, some by their keys, or all as a list."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from netocean.catalog.packfile import PackFile
from netocean.lab.cards import bench, bench_as_kept
from netocean.server.asked import game_of, language_of, languages_of
from netocean.server.house import house_of
from netocean.server.http import Kept, json_kept
from netocean.server.problems import Refused
from netocean.telling.sheets import CardSheets, index, names, sheet, sheets
from netocean.telling.words import Words

MOST_KEYS: Final = 120
"""So many cards are asked for by key at once."""


class Shelf:
    """The sheets of single cards in two languages, each written when it is first asked for, and kept as it is sent."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._cards = {card.key: card for card in words.library.cards()}
        self._written: dict[str, msgspec.Raw] = {}

    def take(self, keys: Iterable[str]) -> Kept:
        """The sheets of some cards, without names; a key of no card stands for nothing."""
        words = self._words
        for key in keys:
            if key in self._cards and key not in self._written:
                self._written[key] = msgspec.Raw(msgspec.json.encode(sheet(words, self._cards[key])))
        told: list[Any] = [self._written[key] for key in keys if key in self._written]
        return json_kept(CardSheets(words.library.game, words.language, words.card_language, told, {}))


_SHELVES: Final[dict[tuple[str, str, str], Shelf]] = {}


async def cards(request: Request) -> Response:
    """Cards in full: those whose keys are named, else all of the game with all names."""
    game, language, card_language = _asked(request)
    wanted = request.query_params.get("keys")
    if wanted is not None:
        keys = sorted(set(wanted.split(",")))
        if len(keys) > MOST_KEYS:
            raise Refused("too-many-keys", count=len(keys), most=MOST_KEYS)
        some = await house_of(request).beside.do(lambda: _shelf(game, language, card_language).take(keys))
        return some.answer(request)

    def make() -> Kept:
        return json_kept(sheets(bench(game).library, language, card_language))

    return (await house_of(request).keep(("cards", game, language, card_language), make)).answer(request)


async def card_index(request: Request) -> Response:
    """All cards of a game as a list."""
    game, language, card_language = _asked(request)

    def make() -> Kept:
        return json_kept(index(bench(game).library, language, card_language))

    return (await house_of(request).keep(("index", game, language, card_language), make)).answer(request)


async def card_names(request: Request) -> Response:
    """All names of a game by their slugs."""
    game = game_of(request)
    card_language = language_of(request.query_params.get("card_language", "en"))

    def make() -> Kept:
        return json_kept(names(Words(bench(game).library, card_language)))

    return (await house_of(request).keep(("names", game, card_language), make)).answer(request)


def sheets_of(request: Request, game: str, packs: Sequence[PackFile]) -> CardSheets:
    """The cards of packs that people brought along, with their names: those whose keys a request names, else all.

    Raises DataProblem for a language that there is not.
    """
    language, card_language = languages_of(request)
    wanted = request.query_params.get("keys")
    keys = None if wanted is None else wanted.split(",")
    ids = [pack.id for pack in packs]
    library = bench_as_kept(game, packs).library
    words = Words(library, language, card_language)
    cards = [card for card in library.cards() if card.pack in ids and (keys is None or card.key in keys)]
    slugs = [slug for pack in library.packs if pack.id in ids for slug in pack.names]
    told = [sheet(words, card) for card in cards]
    return CardSheets(library.game, language, card_language, told, {slug: words.form(slug) for slug in slugs})


ROUTES: Final = [
    Route("/api/games/{game}/cards", cards),
    Route("/api/games/{game}/index", card_index),
    Route("/api/games/{game}/names", card_names),
]


def _asked(request: Request) -> tuple[str, str, str]:
    """The game, the language of the page and that of the names."""
    return game_of(request), *languages_of(request)


def _shelf(game: str, language: str, card_language: str) -> Shelf:
    shelf = _SHELVES.get((game, language, card_language))
    if shelf is None:
        words = Words(bench(game).library, language, card_language)
        shelf = _SHELVES[game, language, card_language] = Shelf(words)
    return shelf
