"""What a table is made of, and what it is told: both are stored, and the same ones give the same table."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from netocean.catalog.decks import MOST_COPIES, Deck, check
from netocean.catalog.errors import DeckError, DeckProblem, UnknownCard
from netocean.catalog.packfile import PackFile
from netocean.engine.errors import RecordProblem
from netocean.engine.game import Game, Sink
from netocean.engine.record import PrintedCard
from netocean.engine.ruleset import RuleSet
from netocean.engine.table import SEATS, Printed
from netocean.games import kit, rules_for
from netocean.lab.cards import Bench, Cards, bench, bench_as_kept, bench_with
from netocean.players import player
from netocean.tables.messages import Opponent

_SHOWN = 80


class Brought(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A pack of people's own, and the seats that brought it to the table."""

    pack: PackFile
    seats: list[int] = []


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that begins in the middle: scenario text, and the keys of the cards that its words name."""

    text: str
    named: dict[str, str]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table before its first input: rules, seed, the two decks with all that is printed on their cards, who sits where.

    `switches` are those that differ from the preset. `seats[s]` is who sits at seat s, as the other seat is told.
    `ask_always` asks also where there is only one answer; `limit` is the time for a decision in seconds, 0 for none.
    `bluff` lets a forced answer of a person wait a little, so that nobody tells by the time what is in a hand.
    `packs` are those that people brought along: what their cards are called, and how they came here, is told by them.
    With a `position` a card is tried from there; then the decks are what lies on the table.
    """

    game: str
    preset: str
    switches: dict[str, str]
    seed: str
    decks: list[list[tuple[int, str]]]
    cards: list[PrintedCard]
    seats: list[Opponent]
    ask_always: bool = False
    limit: int = 0
    bluff: bool = False
    packs: list[Brought] = []
    position: Position | None = None

    @property
    def bench(self) -> Bench:
        """The cards of this table."""
        return bench_as_kept(self.game, [one.pack for one in self.packs])


class Input(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that a table was told. Inputs are only ever added; to take back a decision is an input too.

    `answers` gives `texts` to the choice `choice` of `seat`, one after the other. `own` ones were given by the table
    itself: for a computer, or where there was only one answer; `unasked` ones by the client of a person, by what that
    person set before: neither is a decision to take back. `claim` is made when the time of the other seat is over.
    """

    kind: Literal["answers", "undo", "concede", "claim"]
    seat: int
    choice: int = -1
    texts: list[str] = []
    own: bool = False
    unasked: bool = False


def make(
    game: str,
    preset: str,
    switches: Mapping[str, str],
    seed: str,
    decks: Sequence[Cards],
    seats: Sequence[Opponent],
    ask_always: bool = False,
    limit: int = 0,
    bluff: bool = False,
    packs: Sequence[Brought] = (),
) -> Setup:
    """A table of these decks, seat by seat, with the cards as they are printed in the packs now.

    Raises DeckError with all faults of the first deck that is not legal, DataProblem for an unknown game, rule set or
    level of a computer.
    """
    table = bench_with(game, [one.pack for one in packs])
    rules = table.rules(preset, switches)
    for deck in decks:
        legal(table, rules, deck)
    for seat in seats:
        if seat.kind == "computer":
            player(seat.level, game, seed)
    plain = table.rules(preset).values
    return Setup(
        game,
        preset,
        {name: value for name, value in rules.values.items() if plain[name] != value},
        seed,
        [list(deck) for deck in decks],
        pinned(table, dict.fromkeys(key for deck in decks for _, key in deck)),
        list(seats),
        ask_always,
        limit,
        bluff,
        list(packs),
    )


def pinned(table: Bench, keys: Iterable[str]) -> list[PrintedCard]:
    """Cards with all that is printed on them now."""
    faces = [table.face(key) for key in keys]
    return [PrintedCard(face.facts, face.lines) for face in faces]


def legal(table: Bench, rules: RuleSet, cards: Cards) -> None:
    """Raises DeckError with all faults of a deck, unless it may be played under these rules."""
    problems: list[DeckProblem] = []
    for copies, key in cards:
        if not 1 <= copies <= MOST_COPIES:
            problems.append(DeckProblem("deck-bad-count", {"count": str(copies)[:20], "limit": MOST_COPIES}))
        try:
            table.library.card(key)
        except UnknownCard:
            problems.append(DeckProblem("deck-unknown-card", {"text": key[:_SHOWN]}))
    problems = problems or check(Deck(cards), table.library, rules.values)
    if problems:
        raise DeckError(problems)


def begin(setup: Setup, sink: Sink | None = None) -> Game:
    """The game of a table before its first input, of the cards as they were printed when it was made.

    Raises RecordProblem if the setup does not hold together, DataProblem for an unknown game or rule set.
    """
    found = [_printed(setup.game, card.facts, tuple(card.lines)) for card in setup.cards]
    faces = {face.key: face for face in found}
    if setup.position is not None:
        return _placed(setup, setup.position, faces, sink)
    rules = rules_for(setup.game, setup.preset, setup.switches)
    try:
        decks = [[faces[key] for copies, key in deck for _ in range(copies)] for deck in setup.decks]
    except KeyError as error:
        raise RecordProblem("record-malformed", reason=str(error)[:_SHOWN]) from None
    if len(decks) != SEATS or len(setup.seats) != SEATS:
        raise RecordProblem("record-malformed", reason="seats")
    return Game.start(rules, decks, setup.seed, sink)


def _placed(setup: Setup, position: Position, faces: Mapping[str, Printed], sink: Sink | None) -> Game:
    """The game of a position, with the cards that were printed then."""

    def find(word: str) -> Printed:
        face = faces.get(position.named.get(word, ""))
        if face is None:
            raise RecordProblem("record-malformed", reason=word[:_SHOWN])
        return face

    game: Game = kit(setup.game).build_position(position.text, find, sink)
    return game


def pool(game: str) -> list[list[Printed]]:
    """The lists that a deck unknown to a computer may be."""
    return bench(game).pool()


@lru_cache(maxsize=4096)
def _printed(game: str, facts: str, lines: tuple[str, ...]) -> Printed:
    """One face for all tables that have this card."""
    return rules_for(game, bench(game).first_preset(), {}).printed(facts, list(lines))
