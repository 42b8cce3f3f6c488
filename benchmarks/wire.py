"""How quickly a server answers many tables at once: `python benchmarks/wire.py --tables 50 --seconds 600`.

A server process of its own, and a process of bots that play over the real wire, each table with two of them. Every bot
thinks for a moment before it answers; what counts is the time from an answer sent to the next choice at the table heard,
by whichever seat is asked, and to the acknowledgement heard.
"""

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

WARM_UP = 3
"""Seconds that do not count: all tables begin at once, which guests do not do."""
MIXED = ("greedy", "bots", "bots", "bots", "random")


class Offer(msgspec.Struct):
    """What a bot needs of an answer."""

    text: str
    verb: str


class Question(msgspec.Struct):
    """What a bot needs of a choice."""

    id: int
    offers: list[Offer]


class Stands(msgspec.Struct):
    """Whether the game is over."""

    over: bool | None = None


class Heard(msgspec.Struct, rename={"kind": "is"}):
    """What a bot needs of a message."""

    kind: str
    n: int = 0
    key: str = ""
    question: Question | None = None
    state: Stands | None = None
    change: Stands | None = None


class Times:
    """What was measured, in milliseconds."""

    def __init__(self) -> None:
        self.begun = time.perf_counter() + WARM_UP
        self.choices: list[float] = []
        self.acks: list[float] = []
        self.games = 0

    def add(self, times: list[float], sent: float) -> None:
        """A span that ends now, once the warming up is over."""
        now = time.perf_counter()
        if sent >= self.begun:
            times.append((now - sent) * 1000)


class Table:
    """The bots at a table: both seats, or one against the computer of the server. One game."""

    def __init__(self, url: str, think: float, chance: random.Random, times: Times) -> None:
        self.url = url
        self.think = think
        self.chance = chance
        self.times = times
        self.sent = 0.0
        """When the last answer was sent, until the next choice is heard."""

    async def play(self, tokens: Sequence[str]) -> None:
        """Play to the end."""
        await asyncio.gather(*(Bot(self).play(token) for token in tokens))
        self.times.games += 1

    def heard_choice(self) -> None:
        """Somebody at the table is asked, or the game is over."""
        if self.sent:
            self.times.add(self.times.choices, self.sent)
            self.sent = 0.0


class Bot:
    """One seat. It hears on while it thinks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sent: dict[int, float] = {}
        self.answered = -1
        self.thought: asyncio.Task[None] | None = None

    async def play(self, token: str) -> None:
        """Answer until the game is over."""
        decoder = msgspec.json.Decoder(Heard)
        async with connect(
            f"{self.table.url.replace('http', 'ws', 1)}/wire", max_size=None, compression=None
        ) as socket:
            await socket.send(json.dumps({"do": "join", "token": token}))
            async for data in socket:
                heard = decoder.decode(data)
                if heard.kind == "refuse":
                    raise RuntimeError(heard.key)
                if heard.kind == "ack":
                    self.table.times.add(self.table.times.acks, self.sent.pop(heard.n))
                stands = heard.state or heard.change
                if stands is not None and stands.over:
                    self.table.heard_choice()
                    return
                question = heard.question
                if question is not None and question.id != self.answered:
                    self.table.heard_choice()
                    self.answered = question.id
                    self.thought = asyncio.create_task(self.answer(socket, question))

    async def answer(self, socket: ClientConnection, question: Question) -> None:
        """Think, then answer somehow."""
        chance = self.table.chance
        await asyncio.sleep(self.table.think * chance.uniform(0.5, 1.5))
        texts = [offer.text for offer in question.offers if offer.verb != "back"]
        n = question.id + 1
        message = {"n": n, "choice": question.id, "answer": [chance.choice(texts)]}
        self.table.sent = self.sent[n] = time.perf_counter()
        await socket.send(json.dumps(message))


async def table(url: str, number: int, options: argparse.Namespace, times: Times) -> None:
    """Games at one table, one after the other."""
    chance = random.Random(number)
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as client:
        decks = [deck["cards"] for deck in (await client.get("/api/games/colosseum/decks")).json()]
        while True:
            against = MIXED[number % len(MIXED)] if options.against == "mixed" else options.against
            tokens = await opened(client, chance, decks, against)
            await Table(url, options.think, chance, times).play(tokens)


async def opened(client: httpx.AsyncClient, chance: random.Random, decks: list[Any], against: str) -> list[str]:
    """The tokens of the bots at a new table."""
    first, second = chance.sample(decks, 2)
    kind = {"kind": "here"} if against == "bots" else {"kind": "computer", "level": against}
    seed = str(chance.random())
    wish = {"game": "colosseum", "deck": first, "other_deck": second, "opponent": kind, "seed": seed}
    answer = await client.post("/api/tables", json=wish)
    answer.raise_for_status()
    return [seat["token"] for seat in answer.json()["seats"]]


async def bots(options: argparse.Namespace) -> Times:
    """All tables, for as long as was asked for."""
    times = Times()
    tables = [asyncio.create_task(table(options.bots, number, options, times)) for number in range(options.tables)]
    done, _ = await asyncio.wait(tables, timeout=options.seconds + WARM_UP, return_when=asyncio.FIRST_EXCEPTION)
    for task in tables:
        task.cancel()
    for task in done:
        task.result()
    return times


def row(name: str, times: list[float]) -> str:
    """Median, 99th percentile and the longest of all."""
    cuts = statistics.quantiles(times, n=100)
    return f"{name:28} median {cuts[49]:7.1f} ms   99 % {cuts[98]:7.1f} ms   longest {max(times):7.1f} ms"


def play(options: argparse.Namespace) -> None:
    """The process of the bots."""
    times = asyncio.run(bots(options))
    print(row("answer to next choice", times.choices))
    print(row("answer to acknowledgement", times.acks))
    print(f"{len(times.acks) / options.seconds:.0f} answers a second, {times.games} games finished", flush=True)


def resident(process: int) -> float:
    """The memory of a process in MB."""
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(process)], check=True, capture_output=True)  # noqa: S607
    return int(told.stdout) / 1024


def serve(options: argparse.Namespace, data: str) -> tuple["subprocess.Popen[str]", str]:
    """A server process and its address."""
    command = [sys.executable, "-m", "netocean", "serve", "--port", "0", "--data", data, "--tables-per-hour", "1000000"]
    environment = {**os.environ, "NETOCEAN_FORM": options.form}
    server = subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8"
    )
    assert server.stderr is not None
    for line in server.stderr:
        found = re.search(r"listening .*port=(\d+)", line)
        if found:
            return server, f"http://127.0.0.1:{found.group(1)}"
    raise RuntimeError("the server did not start")


def measure(options: argparse.Namespace) -> None:
    """A server, its bots, and its memory minute by minute."""
    with tempfile.TemporaryDirectory() as data:
        server, url = serve(options, data)
        try:
            print(f"{options.form}, {options.tables} tables, against {options.against}, {options.think} s to think")
            print(f"memory at the start: {resident(server.pid):.0f} MB", flush=True)
            players = subprocess.Popen([sys.executable, __file__, *sys.argv[1:], "--bots", url])
            minutes = 0
            while players.poll() is None:
                try:
                    players.wait(60)
                except subprocess.TimeoutExpired:
                    minutes += 1
                    print(f"memory after {minutes} min: {resident(server.pid):.0f} MB", flush=True)
            print(f"memory at the end: {resident(server.pid):.0f} MB")
        finally:
            server.terminate()
            server.communicate()
    sys.exit(players.returncode)


def main() -> None:
    """Read the options and measure, or play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=0.5, help="how many seconds a bot thinks, more or less")
    parser.add_argument("--against", default="bots", choices=["bots", "random", "greedy", "mixed"])
    parser.add_argument("--form", default="interpreted", choices=["interpreted", "compiled"])
    parser.add_argument("--bots", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.bots:
        play(options)
    else:
        measure(options)


if __name__ == "__main__":
    main()
