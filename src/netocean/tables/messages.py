"""The wire: every message that goes between a seat and its table (design: "The wire").

A message to a seat has `v`, the version of the wire, and `seq`, which counts the snapshots and deltas of this seat; other
messages carry the number of the last one. The same game told again gives the same messages, byte for byte.
"""

from typing import Literal, Union

import msgspec

from netocean.engine.events import Event
from netocean.engine.view import EffectView, ObjectView, ZoneView
from netocean.telling.sayings import Battle, Line, Part, Question, Refusal

VERSION = 1

# What a seat is told.


class Opponent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on the other side: a `computer` of a level, a `friend` elsewhere, or somebody `here` at the same screen."""

    kind: Literal["computer", "friend", "here"]
    level: str = ""


class PackAbout(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pack of people's own that came to a table: what it is called, how many cards it has, whose it is.

    `seats` are those that brought it; `digest` is that of what it holds. `overlay` packs fill in cards of bundled packs.
    """

    id: str
    name: dict[str, str]
    version: str
    cards: int
    digest: str
    seats: list[int] = []
    overlay: bool = False


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stays the same at a table: its id, game, preset with the switches that differ from it, who plays.

    `undo` tells whether decisions can be taken back; `limit` is the time for a decision in seconds, 0 for none.
    `packs` are those that people brought along. At a `tried` table a card is tried from a position: no game is kept of it.
    """

    table: str
    game: str
    preset: str
    switches: dict[str, str]
    seat: int
    opponent: Opponent
    undo: bool = False
    limit: int = 0
    packs: list[PackAbout] = []
    tried: bool = False


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies on the table as a seat sees it: `engine.view.View` without what is told otherwise."""

    phase: str
    numbers: dict[str, int]
    zones: list[ZoneView]
    effects: list[EffectView] = []
    objects: list[ObjectView] = []
    waiting: int = -1
    winner: int = -1
    rule: str = ""
    over: bool = False


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is different from the state before: whole zones that changed, numbers that changed; None where nothing did.

    Numbers that are gone stand in `dropped`.
    """

    phase: str | None = None
    numbers: dict[str, int] = {}
    dropped: list[str] = []
    zones: list[ZoneView] = []
    effects: list[EffectView] | None = None
    objects: list[ObjectView] | None = None
    waiting: int | None = None
    winner: int | None = None
    rule: str | None = None
    over: bool | None = None


class Message(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", kw_only=True):
    """The head of every message to a seat."""

    v: int
    seq: int


class Lobby(Message, frozen=True, omit_defaults=True, tag="lobby", kw_only=True):
    """The table waits for a friend, who comes with this code; or, while something is `asked`, for the host's word.

    `asked` are the digests of the packs that the friend brought and the host is to accept. To a friend who sits there and
    for whom nothing is asked, the packs were declined: they may come again, with another deck.
    """

    about: About
    code: str
    asked: list[str] = []


class Snapshot(Message, frozen=True, omit_defaults=True, tag="snapshot", kw_only=True):
    """All that a seat may know: first message after joining, and wherever deltas would not do (undo)."""

    about: About
    state: State
    lines: list[Line]
    question: Question | None = None
    undo: bool = False
    """Whether there is a decision to take back now."""


class Delta(Message, frozen=True, omit_defaults=True, tag="delta", kw_only=True):
    """What one decision changed for a seat. `question` is the open one, or none: it replaces the one before."""

    change: Change
    events: list[Event] = []
    lines: list[Line] = []
    battle: Battle | None = None
    question: Question | None = None
    undo: bool = False


class Ack(Message, frozen=True, omit_defaults=True, tag="ack", kw_only=True):
    """The message number `n` of this client was taken, and is stored."""

    n: int


class Refuse(Message, frozen=True, omit_defaults=True, tag="refuse", kw_only=True):
    """The message number `n` of this client was not taken; nothing changed. `words` says why.

    `key` is the reason for programs (`answer-late`, `answer-not-listed`, `token-unknown`, `storage-full` …); `place` is how
    many answers of a run were good before the one that was not.
    """

    n: int
    key: str
    words: Part
    place: int = 0


class Reasons(Message, frozen=True, omit_defaults=True, tag="reasons", kw_only=True):
    """Why a card cannot be used now, in answer to message `n`; no reasons: it can."""

    n: int
    card: int
    reasons: list[Refusal]


class Presence(Message, frozen=True, omit_defaults=True, tag="presence", kw_only=True):
    """Whether the other seat is connected; and how many milliseconds the seat that is asked has left (-1: no limit).

    `claim` tells that the other seat's time is over, so that the game can be claimed.
    """

    other: bool
    left: int = -1
    claim: bool = False


Told = Union[Snapshot, Delta]  # noqa: UP007 - msgspec reads it at run time
"""What a seat is told of the game, counted by `seq`."""
ToSeat = Union[Lobby, Snapshot, Delta, Ack, Refuse, Reasons, Presence]  # noqa: UP007 - msgspec reads it at run time

# What a seat says.


class FromSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a client says; `n` counts its messages.

    `answer` (what is meant where `do` is left out) gives the texts of a whole run to the choice `choice`; `unasked` if the
    client gave them by itself, so that taking back goes past them. `join` is the first message on a socket: the token of
    the seat, and the last `seq` that is known (0: none). `resync` asks for all after `seq`.
    `why` asks about the card with the handle `card`. `undo` says with `seq` which state it takes back, so that it takes
    nothing back twice. `concede` and `claim` have nothing else. Before the game, `accept` and `decline` name in `answer`
    the digests that were asked about: those of the friend's packs, which a friend may take back by `decline`.
    """

    n: int = 0
    do: Literal["answer", "join", "resync", "why", "undo", "concede", "claim", "accept", "decline"] = "answer"
    choice: int = -1
    answer: list[str] = []
    unasked: bool = False
    token: str = ""
    seq: int = 0
    card: int = 0


# A game told again.


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a replay: where the game stands after it, and which message each seat had been told last by then.

    `at` are places in the lists of messages of the seats.
    """

    turn: int
    phase: str
    waiting: int
    at: list[int]


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game told again: the messages of both seats, each from its first snapshot, and the steps that both took together.

    `about` is told as to seat 0; each seat has its own in its snapshot. `problem` says why the replay ends early: nothing
    is shown past it.
    """

    about: About
    seats: list[list[Told]]
    steps: list[Moment]
    problem: Part | None = None
