"""A real server on a free port of this machine, and people at its tables."""

import asyncio
import json
import random
import threading
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from netocean.lab.cards import bench
from netocean.server.app import make
from netocean.server.problems import Refused
from netocean.server.serving import Serving, bind, config_for
from netocean.server.settings import Settings
from netocean.server.storage import Storage

PATIENCE = 20
"""How many seconds anything may take before a test fails."""
GREYMON, GARURUMON = (bench("colosseum").deck(deck) for deck in ("greymon", "garurumon"))
COMPUTER = {"kind": "computer", "level": "random"}


class Server:
    """A server that runs in a thread, and requests to it."""

    def __init__(self, app: Starlette, port: int, loop: asyncio.AbstractEventLoop) -> None:
        self.app = app
        self.port = port
        self.loop = loop
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)

    @property
    def storage(self) -> Storage:
        """Where its tables are kept."""
        storage: Storage = self.app.state.house.storage
        return storage

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """The result of something that the server does."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def post(self, path: str, body: Any, token: str = "", status: int = 200) -> Any:
        """The answer to a body in JSON."""
        return self.asked("POST", path, token, status, content=json.dumps(body).encode())

    def get(self, path: str, token: str = "", status: int = 200) -> Any:
        """The answer in JSON."""
        return self.asked("GET", path, token, status)

    def asked(self, method: str, path: str, token: str, status: int, **more: Any) -> Any:
        """The answer in JSON to any request."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.request(method, path, headers=headers, **more)
        assert answer.status_code == status, answer.text
        return answer.json()

    def open(self, opponent: dict[str, str] = COMPUTER, status: int = 201, **more: Any) -> Any:
        """A new table; seat 0 plays greymon, seat 1 garurumon."""
        other = {} if opponent["kind"] == "friend" else {"other_deck": GARURUMON}
        wish = {"game": "colosseum", "deck": GREYMON, "opponent": opponent, "seed": "1", **other}
        return self.post("/api/tables", {**wish, **more}, status=status)

    def friends(self, **more: Any) -> tuple[str, str]:
        """The tokens of both seats of a table between friends."""
        opened = self.open({"kind": "friend"}, **more)
        joined = self.post("/api/join", {"code": opened["code"], "deck": GARURUMON}, status=201)
        return opened["seats"][0]["token"], joined["token"]

    def here(self, **more: Any) -> tuple[str, str]:
        """The tokens of both seats of a table on one screen."""
        first, second = self.open({"kind": "here"}, **more)["seats"]
        return first["token"], second["token"]

    def alone(self, **more: Any) -> str:
        """The token of the person at a table against the computer."""
        return str(self.open(**more)["seats"][0]["token"])

    def sit(self, token: str, seq: int = 0) -> "Seat":
        """A person at a seat."""
        return Seat(f"ws://127.0.0.1:{self.port}/wire", token, seq)


@contextmanager
def serving(folder: Path, storage: Storage | None = None, **settings: Any) -> Iterator[Server]:
    """A server while the block runs."""
    kept = storage or Storage(folder)
    app = make(Settings(folder, **settings), kept)
    listener = bind("127.0.0.1", 0)
    started = threading.Event()
    server = _Started(config_for(app), lambda: app.state.house.hub.stop(Refused("stopping")), started)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    assert started.wait(PATIENCE)
    running = Server(app, listener.getsockname()[1], server.loop)
    try:
        yield running
    finally:
        running.http.close()
        server.should_exit = True
        thread.join(PATIENCE)
        kept.close()


class _Started(Serving):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config, farewell: Any, started: threading.Event) -> None:
        super().__init__(config, farewell)
        self.ready = started

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        self.ready.set()


class Seat:
    """A person at a seat: what they were told, and the question that is open for them."""

    def __init__(self, address: str, token: str = "", seq: int = 0) -> None:
        self.told: list[dict[str, Any]] = []
        self.question: dict[str, Any] | None = None
        self.over = False
        self.seq = seq
        self.n = 0
        self.way = connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=1, proxy=None)
        self.socket: ClientConnection = self.way.__enter__()
        if token:
            self.say({"do": "join", "token": token, "seq": seq})

    def __enter__(self) -> "Seat":
        return self

    def __exit__(self, *_: Any) -> None:
        self.way.__exit__(None, None, None)

    def say(self, message: Any) -> None:
        """Send a message: a thing as JSON, a text or bytes as they are."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        assert message["v"] == 1
        self.told.append(message)
        self.take(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        """Follow a message."""
        if message["is"] in ("snapshot", "delta"):
            self.question = message.get("question")
            self.over = (message.get("state") or message["change"]).get("over", self.over)
            self.seq = message["seq"]

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind, and with these fields."""
        while True:
            message = self.hear()
            if message["is"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def asked(self) -> dict[str, Any]:
        """The open question, waited for."""
        while self.question is None:
            assert not self.over
            self.hear()
        return self.question

    def ended(self) -> int:
        """The code with which the server closed the socket, after all that is still to be heard."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    def answer(self, texts: Sequence[str], choice: int | None = None) -> int:
        """Answer the open question; the number of the message."""
        self.n += 1
        asked = self.question["id"] if choice is None and self.question is not None else choice
        self.say({"n": self.n, "choice": asked, "answer": list(texts)})
        return self.n

    def do(self, what: str, **more: Any) -> dict[str, Any]:
        """Say something else; what is said to it."""
        self.n += 1
        self.say({"n": self.n, "do": what, **more})
        return self.reply(self.n)

    def reply(self, n: int) -> dict[str, Any]:
        """What is said to a message."""
        while True:
            message = self.hear()
            if message.get("n") == n:
                return message

    def play(self, chance: random.Random) -> None:
        """Answer the open question somehow; it is taken."""
        question = self.asked()
        texts = [offer["text"] for offer in question["offers"] if offer["verb"] != "back"]
        n = self.answer([chance.choice(texts)])
        self.question = None
        told = self.reply(n)
        assert told["is"] == "ack", told


def play_out(*seats: Seat, seed: str = "play") -> None:
    """The seats play somehow until the game is over, each by itself."""

    def play(place: int) -> None:
        chance = random.Random(f"{seed} {place}")
        while not seats[place].over:
            if seats[place].question is None:
                seats[place].hear()
            else:
                seats[place].play(chance)

    with ThreadPoolExecutor(len(seats)) as pool:
        list(pool.map(play, range(len(seats))))
