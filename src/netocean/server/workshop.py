"""The card workshop: forms, words, texts, packs checked and drawn. Nothing of it is kept here."""

import re
from dataclasses import replace
from functools import cache
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from netocean.abilities.errors import AbilityError
from netocean.abilities.reader import read_ability
from netocean.abilities.tree import Ability
from netocean.abilities.writers import write_ability
from netocean.catalog.brought import bounded, read_beside
from netocean.catalog.brought import game_of as game_in
from netocean.catalog.comparing import differences
from netocean.catalog.drafts import draft
from netocean.catalog.errors import PackFault
from netocean.catalog.files import read_zip, write_zip
from netocean.catalog.library import Library
from netocean.catalog.mentioned import names_in
from netocean.catalog.packfile import PackFile, from_files, pack_digest, to_files
from netocean.catalog.packs import read_pack, sure
from netocean.catalog.rules import rules_of
from netocean.catalog.safety import LONGEST_LINE, printable
from netocean.engine.errors import NetOceanError
from netocean.lab.cards import bench
from netocean.server import http
from netocean.server.asked import game_of, language_of
from netocean.server.completing import complete
from netocean.server.forms import forms
from netocean.server.house import house_of
from netocean.server.http import json, json_kept
from netocean.server.lexicon import lexicon
from netocean.server.problems import Refused
from netocean.server.settings import PACKS_BODY
from netocean.server.sheets import MOST_KEYS
from netocean.server.workbench import (
    AbilityLines,
    Beginning,
    CardLines,
    Completions,
    Difference,
    Differences,
    FaultTold,
    Lexicon,
    LineFault,
    LinesTold,
    LineTold,
    PackRead,
    PackTold,
    PackWish,
    TwoPacks,
)
from netocean.telling import of
from netocean.telling.phrases import card_of, fact
from netocean.telling.problems import problem_saying
from netocean.telling.sayings import Part, Say
from netocean.telling.sheets import sheet
from netocean.telling.words import Words
from netocean.texts import LANGUAGES

MOST_LINES: Final = 40
"""So many abilities are read at once."""
Wish = TypeVar("Wish")
_ZIP: Final = "pack.zip"
_PART: Final = re.compile(r"[^.\[\]]+")
"""A part of a place in a card."""


async def card_forms(request: Request) -> Response:
    """The forms of a game."""
    game = game_of(request)
    kept = await house_of(request).keep(("forms", game), lambda: json_kept(forms(bench(game).library)))
    return kept.answer(request)


async def words(request: Request) -> Response:
    """The words of a game's ability language, with their examples in the language that is asked for."""
    game = game_of(request)
    language = language_of(request.query_params.get("language", "en"))
    kept = await house_of(request).keep(("words", game, language), lambda: json_kept(_lexicon(game, language)))
    return kept.answer(request)


async def abilities(request: Request) -> Response:
    """Lines of abilities, read and written in every language."""
    game = game_of(request)
    wish = await _read_body(request, AbilityLines)
    return json(await house_of(request).decks.do(lambda: _lines(game, wish)))


async def known_lines(request: Request) -> Response:
    """The lines of the abilities of bundled cards, for forms that begin with them."""
    game = game_of(request)
    keys = list(dict.fromkeys(request.query_params.get("keys", "").split(",")))
    if len(keys) > MOST_KEYS:
        raise Refused("too-many-keys", count=len(keys), most=MOST_KEYS)
    return json(await house_of(request).decks.do(lambda: _known(game, keys)))


async def completions(request: Request) -> Response:
    """What may stand at a place in a line."""
    game = game_of(request)
    wish = await _read_body(request, Beginning)
    language = language_of(wish.language)
    return json(await house_of(request).decks.do(lambda: _complete(game, wish, language)))


async def packs(request: Request) -> Response:
    """A pack, checked and drawn."""
    game = game_of(request)
    wish = await _read_body(request, PackWish)
    language = language_of(wish.language)
    card_language = language_of(wish.card_language or language)
    return json(await house_of(request).decks.do(lambda: _told(game, wish.pack, language, card_language)))


async def pack_zip(request: Request) -> Response:
    """A pack as one file, to be given away."""
    game = game_of(request)
    pack = await _read_body(request, PackFile)
    content = await house_of(request).decks.do(lambda: _zip(game, pack))
    name = f"{pack.id}-{printable(pack.version)}.zip"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(content, 200, headers, "application/zip")


async def read(request: Request) -> Response:
    """A pack from the one file that it was given away as."""
    house_of(request).making.take(http.address(request))
    content = await http.body(request, PACKS_BODY)
    return json(await house_of(request).decks.do(lambda: _read(content)))


async def compare(request: Request) -> Response:
    """Two versions of a pack, field by field."""
    game_of(request)
    wish = await _read_body(request, TwoPacks, 2 * PACKS_BODY)
    bounded([wish.ours])
    bounded([wish.theirs])
    found = await house_of(request).decks.do(lambda: differences(wish.ours, wish.theirs))
    return json(Differences([Difference(*one) for one in found]))


ROUTES: Final = [
    Route("/api/games/{game}/forms", card_forms),
    Route("/api/games/{game}/words", words),
    Route("/api/games/{game}/abilities", known_lines),
    Route("/api/games/{game}/abilities", abilities, methods=["POST"]),
    Route("/api/games/{game}/abilities/complete", completions, methods=["POST"]),
    Route("/api/games/{game}/packs", packs, methods=["POST"]),
    Route("/api/games/{game}/packs/zip", pack_zip, methods=["POST"]),
    Route("/api/games/{game}/packs/compare", compare, methods=["POST"]),
    Route("/api/packs/read", read, methods=["POST"]),
]


async def _read_body(request: Request, kind: type[Wish], most: int = PACKS_BODY) -> Wish:
    """A wish, of which an address may have so many in a minute."""
    house_of(request).making.take(http.address(request))
    return await http.read(request, kind, most)


@cache
def _lexicon(game: str, language: str) -> Lexicon:
    return lexicon(bench(game).library, language)


# Lines.


def _library(game: str, pack: PackFile | None) -> Library:
    """The library in which a card is being made: with its own pack, whatever is wrong with that."""
    if pack is None:
        return bench(game).library
    bounded([pack])
    return draft(bench(game).library, pack)[0]


def _known(game: str, keys: list[str]) -> CardLines:
    found = [card for key in keys if (card := card_of(bench(game).library, key)) is not None]
    return CardLines({card.key: [ability.text for ability in card.abilities] for card in found})


def _lines(game: str, wish: AbilityLines) -> LinesTold:
    library = _library(game, wish.pack)
    card_language = language_of(wish.card_language) if wish.card_language else ""
    card = wish.card or {}
    bearer = str(card.get("name", "")) if of(game).CARDS_SAY_THEIR_NAMES else ""
    before: list[Ability] = []
    told: list[LineTold] = []
    for number, line in enumerate(wish.lines[:MOST_LINES], 1):
        try:
            ability = read_ability(line[:LONGEST_LINE], rules_of(game).vocabulary, number)
        except AbilityError as error:
            told.append(LineTold(line, fault=_fault(error.key, error, number, error.column, error.found)))
            continue
        texts = {language: _written(library, ability, language, card_language, bearer) for language in LANGUAGES}
        told.append(LineTold(ability.text, texts, None, _unplayed(library, ability, before, str(card.get("kind", "")))))
        before.append(ability)
    return LinesTold(told)


def _fault(key: str, error: NetOceanError, line: int, column: int, found: str) -> LineFault:
    return LineFault(Say(key, dict(error.params)), line, column, column + len(found))


def _written(library: Library, ability: Ability, language: str, card_language: str, bearer: str) -> str:
    def name(slug: str, _: str) -> str:
        return library.name(slug, card_language or language)[0]

    return write_ability(ability, language, rules_of(library.game).vocabulary, name, bearer)


def _unplayed(library: Library, ability: Ability, before: list[Ability], kind: str) -> list[LineFault]:
    """What the game would not play of a line on a kind of card, and names that nobody knows."""
    rules = rules_of(library.game)
    found = [
        LineFault(Say(key, {"word": word}), ability.line, column, column + len(word))
        for key, word, column in rules.refused(kind, ability, before)
    ]
    return found + [
        LineFault(Say("pack-unknown-name", {"name": name}), ability.line, column, column + len(name))
        for name, column in names_in(ability, rules.vocabulary)
        if not library.knows_name(name)
    ]


def _complete(game: str, wish: Beginning, language: str) -> Completions:
    return complete(wish.text, wish.at, _library(game, wish.pack), _lexicon(game, language), language)


# Packs.


def _told(game: str, pack: PackFile, language: str, card_language: str) -> PackTold:
    bounded([pack])
    library, found, faults = draft(bench(game).library, pack)
    spoken = Words(library, language, card_language)
    cards = [sheet(spoken, library.card(key)) for key in (found.cards if found is not None else ())]
    forms_ = {slug: spoken.form(slug) for slug in (found.names if found is not None else ())}
    return PackTold([_fault_told(fault) for fault in faults], cards, forms_, pack_digest(pack))


def _fault_told(fault: PackFault) -> FaultTold:
    message = problem_saying(replace(fault, file="", line=0))
    if fault.card and isinstance(message, Say) and "field" in message.params:
        message = msgspec.structs.replace(message, params={**message.params, "field": _spoken(fault.where)})
    return FaultTold(fault.key, message, fault.file, fault.line, fault.column, fault.card, fault.where)


def _spoken(where: str) -> Part:
    """The place in a card as its form calls it: the last part that has a name."""
    said = (fact(part) for part in reversed(_PART.findall(where)))
    return next((one for one in said if isinstance(one, Say)), where)


def _zip(game: str, pack: PackFile) -> bytes:
    bounded([pack])
    library = bench(game).library
    files = to_files(pack)
    sure(*read_beside(files, library))
    return write_zip(files)


def _read(content: bytes) -> PackRead:
    files, faults = read_zip(content, _ZIP)
    game = game_in(files)
    if game:
        faults = read_beside(files, bench(game).library, sealed=True)[1]
    elif not faults:
        faults = read_pack(files, sealed=True)[1]
    return PackRead(None if faults else from_files(files), [_fault_told(fault) for fault in faults])
