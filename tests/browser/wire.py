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
    """What one browser got: the frames of its sockets, and the bodies of its other requests by address."""

    frames: list[str] = field(default_factory=list)
    bodies: list[tuple[str, str]] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        """Write down all that comes from now on."""
        page.on("websocket", self._socket)
        page.on("response", self._response)

    def told(self) -> list[dict]:
        """The snapshots and deltas, in their order."""
        messages = [json.loads(frame) for frame in self.frames]
        return [message for message in messages if message["is"] in TOLD]

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

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
    messages = heard.told()
    for message in messages:
        assert message in told.messages[seat].get(message["seq"], []), f"seat {seat} was told something else: {message}"
        strange = named(message, told.cards) - told.seen[seat][message["seq"]]
        assert not strange, f"seat {seat} was told of {strange} in message {message['seq']}"
    for frame in heard.frames:
        if json.loads(frame)["is"] not in TOLD:
            last = max(told.seen[seat])
            assert not named(json.loads(frame), told.cards) - told.seen[seat][last], frame
    return len(messages)


def named(message: object, cards: set[str]) -> set[str]:
    """The printed cards that a message names anywhere, as a key or within a text."""
    text = json.dumps(message, ensure_ascii=False)
    return {card for card in cards if re.search(rf"{re.escape(card)}(?![\w-])", text)}
