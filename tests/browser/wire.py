"""Everything that reaches a browser, written down and compared with what its seat may know."""

import json
import re
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from playwright.sync_api import Page, Response, WebSocket

from netocean.engine.table import SEATS
from netocean.tables.messages import ToSeat
from netocean.tables.table import Input, Setup, Table

TOLD = ("snapshot", "delta")


@dataclass
class Heard:
    """What one browser got: the frames of each of its sockets, and the bodies of its other requests by address."""

    sockets: list[list[str]] = field(default_factory=list)
    bodies: list[tuple[str, str]] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        """Write down all that comes from now on."""
        page.on("websocket", self._socket)
        page.on("response", self._response)

    @property
    def messages(self) -> list[dict]:
        """All messages, socket by socket."""
        return [message for messages in self.by_socket for message in messages]

    @property
    def by_socket(self) -> list[list[dict]]:
        """All messages of each socket that brought any."""
        return [[json.loads(frame) for frame in frames] for frames in self.sockets if frames]

    def _socket(self, socket: WebSocket) -> None:
        frames: list[str] = []
        self.sockets.append(frames)
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    def _response(self, response: Response) -> None:
        kind = response.headers.get("content-type", "")
        if response.ok and "event-stream" not in kind and "font" not in kind and "image" not in kind:
            self.bodies.append((response.url, response.text()))


@dataclass
class Told:
    """A game told again from what was stored: all messages of each seat by number, and what it had seen by then."""

    messages: list[dict[int, list[dict]]]
    seen: list[dict[int, set[str]]]
    cards: set[str]
    decks: list[set[str]]
    over: bool


def stored(data: Path, table: str) -> tuple[Setup, list[Input]]:
    """The setup and the inputs of a table, read from the database of a server that has stopped."""
    with sqlite3.connect(data / "tables.sqlite") as base:
        (setup,) = base.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
        rows = base.execute("SELECT input FROM inputs WHERE table_id = ? ORDER BY place", (table,)).fetchall()
    return msgspec.json.decode(setup, type=Setup), [msgspec.json.decode(row, type=Input) for (row,) in rows]


def told_again(table: str, setup: Setup, inputs: list[Input]) -> Told:
    """The game of a table played again, with every message that a seat could be sent on the way."""
    again = Table(table, setup)
    faces = [face.key for face in again.game.table.face]
    decks = [{key for _, key in deck} for deck in setup.decks]
    told = Told([{}, {}], [{}, {}], set(faces), decks, False)
    _note(again, told, [[*again.told(seat, 0)] for seat in range(SEATS)])
    for one in inputs:
        deltas = again.apply(one)
        _note(again, told, [[*deltas[seat], *again.told(seat, 0)] for seat in range(SEATS)])
    told.over = again.over
    return told


def _note(again: Table, told: Told, messages: list[list[ToSeat]]) -> None:
    table = again.game.table
    for seat in range(SEATS):
        seen = {face.key for card, face in enumerate(table.face) if table.seen[card] >> seat & 1}
        for message in messages[seat]:
            plain = json.loads(msgspec.json.encode(message))
            told.messages[seat].setdefault(message.seq, []).append(plain)
            told.seen[seat].setdefault(message.seq, set()).update(seen)


def check(seat: int, heard: Heard, told: Told) -> int:
    """Every message to a seat is one that the stored game gives, and names no card that the seat had not seen by then.

    The number of messages that were compared.
    """
    compared = 0
    for message in heard.messages:
        seq = message["seq"] if message["is"] in TOLD else max(told.seen[seat])
        strange = named(message, told.cards) - told.seen[seat].get(seq, set())
        assert not strange, f"seat {seat} was told of {strange}: {message}"
        if message["is"] in TOLD:
            assert message in told.messages[seat].get(seq, []), f"seat {seat} was told something else: {message}"
            compared += 1
    return compared


def named(message: object, cards: set[str]) -> set[str]:
    """The printed cards that a message names anywhere, as a key or within a text."""
    text = json.dumps(message, ensure_ascii=False)
    return {card for card in cards if re.search(rf"{re.escape(card)}(?![\w-])", text)}
