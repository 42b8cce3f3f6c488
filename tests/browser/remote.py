"""Somebody who plays over the wire without a browser: to bring a game to a position quickly, or to be the friend."""

import json
from collections.abc import Callable
from contextlib import ExitStack

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from browser.serving import SECONDS, Server

BURST = 50
"""So many messages a person without eyes sends over one connection: more in a second would be refused."""


class Remote:
    """One seat, followed over a socket."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.token = token
        self.question: dict | None = None
        self.battle: dict | None = None
        self.numbers: dict[str, int] = {}
        self.zones: dict[tuple[int, str], dict] = {}
        self.over = False
        self.count = 0
        self.answered = -1
        self.lines = ExitStack()
        self.wire = self._join()

    def play(self, choose: Callable[[dict], str], until: Callable[["Remote"], bool]) -> "Remote":
        """Answer until something holds; it must come to hold before the game is over."""
        while not until(self):
            assert not self.over, "the game ended before"
            if self.question is not None and self.question["id"] != self.answered:
                self.answer(choose(self.question))
            else:
                self._hear("delta", "snapshot")
        return self

    def answer(self, text: str) -> None:
        """Answer the open question, and hear what comes of it."""
        assert self.question is not None
        self.answered = self.question["id"]
        self.count += 1
        if self.count % BURST == 0:
            self.lines.close()
            self.wire = self._join()
        self._say({"n": self.count, "choice": self.answered, "answer": [text]})
        self._hear("delta", "snapshot")

    def hear(self) -> None:
        """Hear what happens next."""
        self._hear("delta", "snapshot")

    def close(self) -> None:
        """Leave."""
        self.lines.close()

    def _join(self) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/wire"
        # Whoever leaves with messages unread waits for the end of the line, unless there is room for all of them.
        line = connect(address, origin=Origin(self.server.address), open_timeout=SECONDS, max_queue=None)
        self.wire = self.lines.enter_context(line)
        self._say({"do": "join", "token": self.token})
        self._hear("snapshot")
        return self.wire

    def _say(self, message: dict) -> None:
        self.wire.send(json.dumps(message))

    def _hear(self, *kinds: str) -> None:
        while True:
            message = json.loads(self.wire.recv(SECONDS))
            assert message["is"] != "refuse", message
            if message["is"] in kinds:
                break
        told = message.get("state") or message["change"]
        self.numbers.update(told.get("numbers", {}))
        self.zones.update({(zone["seat"], zone["name"]): zone for zone in told.get("zones", [])})
        self.over = self.over or told.get("over", False)
        self.battle = message.get("battle")
        self.question = message.get("question")


KEPT = ("discard_hand", "discard_slots", "exchange", "discard_play", "fill")
"""Questions where keeping everything is the sensible answer."""


def sensible(question: dict) -> str:
    """Keep the hand, do everything else that can be done; back and forth never."""
    offers = [offer for offer in question["offers"] if offer["verb"] != "back"]
    quiet = [offer for offer in offers if offer.get("passive") or offer["verb"] == "done"]
    active = [offer for offer in offers if offer not in quiet]
    keeps = question["kind"] in KEPT and quiet
    return (quiet if keeps or not active else active)[0]["text"]


def asked(*kinds: str) -> Callable[[Remote], bool]:
    """Holds when this seat is asked one of these."""
    return lambda seat: seat.question is not None and seat.question["kind"] in kinds
