"""Servers that are killed, disks that are full: nothing that was acknowledged is lost."""

import asyncio
import gc
import json
import random
import signal
import weakref
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

import netocean.server.live
from netocean.server.problems import StorageRefused
from netocean.server.storage import Storage
from server.process import process
from server.running import COMPUTER, GARURUMON, GREYMON, PATIENCE, Seat, Server, play_out, serving


def open_table(port: int) -> str:
    """The token of the person at a new table against the computer."""
    wish = {"game": "colosseum", "deck": GREYMON, "other_deck": GARURUMON, "opponent": COMPUTER, "seed": "1"}
    answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish, timeout=PATIENCE, trust_env=False)
    return str(answer.json()["seats"][0]["token"])


def sit(port: int, token: str, seq: int = 0) -> Seat:
    """A person at a seat."""
    return Seat(f"ws://127.0.0.1:{port}/wire", token, seq)


def test_a_server_that_is_killed_in_the_middle_goes_on_where_it_was(tmp_path: Path):
    """With the same numbers and the same question; from there on as if nothing had happened."""
    chance = random.Random(1)
    with process(tmp_path, "--port", "0") as first:
        token = open_table(first.listening())
        with sit(first.port, token) as me:
            for _ in range(12):
                me.play(chance)
            question, seq = me.asked(), me.seq
            told = deltas(me)
            assert first.end(signal.SIGKILL)[0] == -signal.SIGKILL
    with process(tmp_path, "--port", "0") as second, sit(second.listening(), token, seq - 5) as me:
        assert [me.hear() for _ in range(5)] == told[-5:]
        assert me.question == question
        for _ in range(12):
            me.play(chance)
        me.asked()
        told += deltas(me)[5:]
    unhurt = random.Random(1)
    with serving(tmp_path / "other") as server, server.sit(server.alone()) as other:
        for _ in range(24):
            other.play(unhurt)
        other.asked()
        assert deltas(other) == told


def deltas(seat: Seat) -> list[dict[str, Any]]:
    """The deltas that a seat was told."""
    return [message for message in seat.told if message["is"] == "delta"]


def test_an_answer_that_was_acknowledged_survives_the_very_next_moment(tmp_path: Path):
    """The server is killed as soon as the acknowledgement is heard."""
    with process(tmp_path, "--port", "0") as first:
        token = open_table(first.listening())
        with sit(first.port, token) as me:
            question = me.asked()
            answer = question["offers"][0]["text"]
            me.reply(me.answer([answer]))
            first.end(signal.SIGKILL)
    with process(tmp_path, "--port", "0") as second, sit(second.listening(), token) as me:
        assert me.asked()["id"] != question["id"]
        assert me.reply(me.answer([answer], question["id"]))["is"] == "ack"


def test_friends_come_back_to_a_table_that_is_not_in_memory_any_more(server: Server):
    """A table leaves memory when nobody looks, and is built anew from what is stored."""
    first, second = server.friends()
    hub = server.app.state.house.hub
    with server.sit(first) as one, server.sit(second) as two:
        question = one.hear().get("question") or two.asked()
        two.until("presence")
    server.run(until_empty(hub))
    live = next(iter(hub._live.values()))
    live.used -= 1000
    server.run(swept(hub))
    assert len(hub) == 0
    with server.sit(first) as one, server.sit(second) as two:
        assert question in (one.hear().get("question"), two.hear().get("question"))
        play_out(one, two)


async def until_empty(hub: Any) -> None:
    """Wait until nobody is at any table."""
    while any(not live.empty for live in hub._live.values()):
        await asyncio.sleep(0)


def test_a_table_that_leaves_memory_leaves_nothing(server: Server):
    """Also without the collector of garbage: memory stays as it is, however many games are played."""
    hub = server.app.state.house.hub
    for token in (server.alone(), server.here()[0], server.friends(limit=60)[0]):
        with server.sit(token) as me:
            me.hear()
    server.run(until_empty(hub))
    held = [weakref.ref(live.table) for live in hub._live.values()]
    gc.disable()
    try:
        for live in list(hub._live.values()):
            live.used -= 1000
        del live
        server.run(swept(hub))
        assert len(held) == 3 and [table() for table in held] == [None, None, None]
    finally:
        gc.enable()


async def swept(hub: Any) -> None:
    """Sweep, in the server's own thread."""
    hub.sweep()


def test_a_table_with_people_at_it_stays_in_memory(server: Server):
    """However long they think."""
    hub = server.app.state.house.hub
    with server.sit(server.alone()) as me:
        me.asked()
        next(iter(hub._live.values())).used -= 10_000
        server.run(swept(hub))
        assert len(hub) == 1
        me.play(random.Random(1))


# Storage.


def pragma(storage: Storage, words: str) -> Any:
    """Set something about the database."""
    with storage.engine.connect() as connection:
        result = connection.execute(text(f"PRAGMA {words}"))
        return result.scalar() if result.returns_rows else None


def fill(server: Server) -> None:
    """Let the database have no room, not even in the pages that it has."""
    server.run(server.storage.add_table("filler", b"", b"", None, [(0, b"filler")]))
    pragma(server.storage, "max_page_count=1")
    place = 0
    for size in (2000, 200, 20, 1):
        with suppress(StorageRefused):
            while True:
                server.run(server.storage.add_input("filler", place, bytes(size)))
                place += 1


def forbid(server: Server) -> None:
    """Let the database be read only."""
    pragma(server.storage, "query_only=ON")


TROUBLES: list[tuple[Callable[[Server], None], str, str, int]] = [
    (forbid, "query_only=OFF", "storage-read-only", 503),
    (fill, "max_page_count=1000000", "storage-full", 507),
]


@pytest.mark.parametrize(("trouble", "mended", "key", "status"), TROUBLES)
def test_what_cannot_be_stored_is_not_taken(server: Server, trouble, mended: str, key: str, status: int):
    """The words say why; when there is room again, the same answer is taken, and the game goes on to its end."""
    with server.sit(server.friends()[0]) as one, server.sit(server.here()[0]) as bystander:
        bystander.asked()
        trouble(server)
        told = one.do("concede")
        assert (told["is"], told["key"], told["words"]["key"]) == ("refuse", key, f"server-{key}")
        assert server.open(status=status)["key"] == key
        assert bystander.do("why", card=1)["is"] == "reasons"
        pragma(server.storage, mended)
        assert not one.over
        assert one.do("concede")["is"] == "ack"
        assert one.over


def test_the_computer_goes_on_by_itself_when_there_is_room_again(server: Server, monkeypatch):
    """What it could not store it does later; nobody has to ask."""
    monkeypatch.setattr(netocean.server.live, "RETRY_SECONDS", 0)
    plain = Storage.add_input
    refused: list[bytes] = []

    async def sometimes(self: Storage, table: str, place: int, one: bytes) -> None:
        if b'"own":true' in one and len(refused) < 3:
            refused.append(one)
            raise StorageRefused("storage-full")
        await plain(self, table, place, one)

    monkeypatch.setattr(Storage, "add_input", sometimes)
    with server.sit(server.alone()) as me:
        play_out(me)
        told = [message for message in me.told if message["is"] == "refuse"]
    assert len(refused) == 3
    assert [(message["n"], message["key"]) for message in told] == [(0, "storage-full")]


def test_a_table_whose_storage_knows_more_than_memory_is_built_anew(server: Server):
    """Everybody comes back to what is stored."""
    token = server.alone()
    with server.sit(token) as me:
        me.asked()
        live = next(iter(server.app.state.house.hub._live.values()))
        one = live.table.own() or live.table.game.choice.options[0].text
        choice = live.table.game.choice
        stored = {"kind": "answers", "seat": 0, "choice": choice.id, "texts": [one]}
        server.run(server.storage.add_input(live.id, len(live.table.inputs), json.dumps(stored).encode()))
        me.answer([me.asked()["offers"][0]["text"]])
        assert me.ended() == 4000
        assert me.told[-1]["key"] == "storage-trouble"
    with server.sit(token) as me:
        assert me.asked()["id"] > choice.id


def test_a_table_that_does_not_play_any_more_is_said_to_be_broken(server: Server):
    """Its tokens still open it, to be told."""
    opened = server.open()
    server.run(server.storage.add_input(opened["table"], 0, b'{"kind":"answers","seat":0,"choice":0,"texts":["fly"]}'))
    with server.sit(opened["seats"][0]["token"]) as me:
        assert me.ended() == 4000
        assert me.told[-1]["key"] == "table-broken"
    assert server.get("/api/seat/replay", opened["seats"][0]["token"], status=500)["key"] == "table-broken"
    server.alone()
