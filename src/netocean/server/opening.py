"""How a table is opened: what a person asks for, checked, and the setup that comes of it."""

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Literal

import msgspec

from netocean.catalog.brought import bounded, own_value, same
from netocean.catalog.decks import Deck, check
from netocean.catalog.errors import DeckError, DeckProblem
from netocean.catalog.packfile import PackFile, pack_digest
from netocean.engine.ruleset import RuleSet
from netocean.games import rules_for
from netocean.lab.cards import Bench, Cards, bench, bench_with
from netocean.players import names
from netocean.server.problems import Refused
from netocean.server.settings import LONGEST_LIMIT
from netocean.tables.messages import About, Opponent, PackAbout
from netocean.tables.setup import Brought, Setup, legal, make
from netocean.tables.side import pack_about
from netocean.telling import of
from netocean.telling.phrases import card_of

MOST_CARDS = 200
"""The longest deck list that is looked at, in different cards."""
_LONGEST_SEED = 80


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person asks for: the game with its rules, their deck, whom they play.

    `bluff` lets forced answers wait a little, in a game between two people in which one passes often. `packs` are those of
    their own that they bring along.
    """

    game: str
    deck: list[tuple[int, str]]
    opponent: Opponent
    preset: str = ""
    switches: dict[str, str] = {}
    other_deck: list[tuple[int, str]] | None = None
    seed: str | None = None
    limit: int = 0
    ask_always: bool = False
    bluff: bool = True
    packs: list[PackFile] = []


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it was opened: what is kept while a friend is waited for."""

    game: str
    preset: str
    switches: dict[str, str]
    opponent: Opponent
    seed: str
    deck: list[tuple[int, str]]
    other_deck: list[tuple[int, str]] | None
    limit: int
    ask_always: bool
    bluff: bool = False
    packs: list[PackFile] = []


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat for whoever has its token."""

    seat: int
    token: str


class Opened(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table that was opened: the seats of who opened it, and the code for a friend."""

    table: str
    seats: list[Seating]
    code: str = ""


class Invitation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a friend sees before joining; `open` tells whether the seat is free still, `packs` what the host brings."""

    game: str
    preset: str
    switches: dict[str, str]
    limit: int
    open: bool
    packs: list[PackAbout] = []


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a friend brings along, and the digests of the host's packs that they accept."""

    code: str
    deck: list[tuple[int, str]]
    packs: list[PackFile] = []
    accept: list[str] = []


class Joined(msgspec.Struct, frozen=True):
    """The seat of a friend."""

    table: str
    seat: int
    token: str


def opened(wish: NewTable) -> Opening:
    """A wish, made whole and checked. Raises DeckError for an illegal deck, DataProblem for what does not exist."""
    bounded(wish.packs)
    table = bench_with(wish.game, wish.packs)
    preset = wish.preset or table.first_preset()
    rules = rules_of(wish.game, preset, wish.switches)
    kind: Literal["computer", "friend", "here"] = wish.opponent.kind
    if kind == "computer" and wish.opponent.level not in names():
        raise Refused("level-unknown", level=wish.opponent.level[:40], known=", ".join(names()))
    if not 0 <= wish.limit <= LONGEST_LIMIT:
        raise Refused("limit-bad", most=LONGEST_LIMIT)
    seed = wish.seed[:_LONGEST_SEED] if wish.seed else secrets.token_hex(16)
    for deck in (wish.deck, wish.other_deck):
        if deck is not None:
            legal_deck(table, rules, deck)
    other = None if kind == "friend" else wish.other_deck or _ready_deck(table, rules, seed)
    opponent = Opponent(kind, wish.opponent.level if kind == "computer" else "")
    bluff = wish.bluff and kind == "friend" and of(wish.game).PASSES_OFTEN
    asks = (wish.limit, wish.ask_always, bluff)
    packs = carried(table, wish.packs, [wish.deck, other or []])
    return Opening(wish.game, preset, wish.switches, opponent, seed, wish.deck, other, *asks, packs)


def carried(table: Bench, packs: Sequence[PackFile], decks: Sequence[Cards]) -> list[PackFile]:
    """The packs that go to a table with decks: those brought along, and those of the own folder that the decks need."""
    there = [pack.id for pack in packs]
    found = [card_of(table.library, key) for deck in decks for _, key in deck]
    used = dict.fromkeys(card.pack for card in found if card is not None)
    own = [own_value(table.library, pack) for pack in used if pack not in there]
    return [*packs, *(pack for pack in own if pack is not None)]


def legal_deck(table: Bench, rules: RuleSet, deck: Cards) -> None:
    """Raises DeckError with all faults of a deck, unless it may be played under these rules."""
    if len(deck) > MOST_CARDS:
        raise DeckError([DeckProblem("deck-too-many-lines", {"limit": MOST_CARDS})])
    legal(table, rules, deck)


def rules_of(game: str, preset: str, switches: dict[str, str]) -> RuleSet:
    """The rules of a table. Raises DataProblem for a game, preset or switch that there is not."""
    bench(game)
    return rules_for(game, preset, switches)


def setup_of(opening: Opening, other_deck: Cards | None = None, other_packs: Sequence[PackFile] = ()) -> Setup:
    """The game that begins: with the deck and the packs of the friend, if one was waited for."""
    bounded(other_packs)
    kind = opening.opponent.kind
    first = Opponent("here") if kind == "here" else Opponent("friend")
    deck = other_deck if other_deck is not None else opening.other_deck
    if deck is None:
        raise Refused("table-not-begun")
    if len(deck) > MOST_CARDS:
        raise DeckError([DeckProblem("deck-too-many-lines", {"limit": MOST_CARDS})])
    return make(
        opening.game,
        opening.preset,
        opening.switches,
        opening.seed,
        [opening.deck, deck],
        [first, opening.opponent],
        opening.ask_always,
        opening.limit,
        opening.bluff,
        together(opening.packs, carried(bench(opening.game), other_packs, [other_deck or []])),
    )


def together(ours: Sequence[PackFile], theirs: Sequence[PackFile]) -> list[Brought]:
    """The packs of both sides; one that both bring is one. Raises PackError for two that are not the same under one id."""
    brought = {pack.id: Brought(pack, [0]) for pack in ours}
    for pack in theirs:
        one = brought.get(pack.id)
        if one is not None:
            same(one.pack, pack)
        brought[pack.id] = Brought(pack, [1]) if one is None else Brought(one.pack, [0, 1])
    return list(brought.values())


def accepted(opening: Opening, digests: Sequence[str]) -> None:
    """Raises Refused unless a friend accepts all packs that the host brings along."""
    left = [pack.id for pack in opening.packs if pack_digest(pack) not in digests]
    if left:
        raise Refused("pack-not-accepted", packs=", ".join(left))


def about_lobby(table: str, opening: Opening) -> About:
    """What is told to who waits for a friend."""
    rules = rules_of(opening.game, opening.preset, opening.switches)
    plain = rules_of(opening.game, opening.preset, {}).values
    switches = {name: value for name, value in rules.values.items() if plain[name] != value}
    packs = [pack_about(pack, [0]) for pack in opening.packs]
    return About(table, opening.game, opening.preset, switches, 0, opening.opponent, False, opening.limit, packs)


def _ready_deck(table: Bench, rules: RuleSet, seed: str) -> Cards:
    """A ready deck for the computer, by the seed: of real cards, if there is one."""
    ready = table.library.ready_decks()
    decks = [deck for deck in ready if not check(Deck(deck.cards), table.library, rules.values)]
    decks = [deck for deck in decks if not deck.practice] or decks
    if not decks:
        raise Refused("deck-none-ready")
    number = int.from_bytes(blake2b(seed.encode(), digest_size=8, person=b"other-deck").digest())
    return decks[number % len(decks)].cards
