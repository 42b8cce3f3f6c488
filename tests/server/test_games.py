"""Whole games over the wire."""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from server.running import COMPUTER, Seat, Server, play_out


def test_a_person_plays_a_game_against_the_computer(server: Server):
    """Snapshot first, then deltas, each with the next number; the computer's turns come by themselves."""
    with server.sit(server.alone()) as me:
        play_out(me)
        numbered = [message for message in me.told if message["is"] in ("snapshot", "delta")]
    assert numbered[0]["is"] == "snapshot"
    assert all(message["is"] == "delta" for message in numbered[1:])
    assert [message["seq"] for message in numbered] == list(range(numbered[0]["seq"], me.seq + 1))


def test_the_same_seed_and_answers_give_the_same_game(server: Server):
    """Byte for byte, but for the name of the table."""
    told = []
    for _ in range(2):
        opened = server.open(COMPUTER)
        with server.sit(opened["seats"][0]["token"]) as me:
            play_out(me)
            kept = [message for message in me.told if message["is"] == "delta"]
            told.append(json.dumps(kept).replace(opened["table"], ""))
    assert told[0] == told[1]


def test_two_friends_play_a_game(server: Server):
    """Each hears of the other's answers; nobody has to ask."""
    first, second = server.friends()
    with server.sit(first) as one, server.sit(second) as two:
        play_out(one, two)
        assert one.over and two.over


def test_two_people_at_one_screen_play_a_game(server: Server):
    """Both seats belong to who opened the table."""
    first, second = server.here()
    with server.sit(first) as one, server.sit(second) as two:
        play_out(one, two)
        assert one.over and two.over


class Listener(Seat):
    """A person whose sockets are blocked: answers go by requests, messages come as events."""

    def __init__(self, server: Server, token: str) -> None:
        self.told: list[dict[str, Any]] = []
        self.question = None
        self.over = False
        self.seq = self.n = 0
        self.server = server
        self.token = token
        self.stream: Any = None

    def __enter__(self) -> "Listener":
        headers = {"Authorization": f"Bearer {self.token}"}
        self.opened = self.server.http.stream("GET", "/api/seat/events?seq=0", headers=headers)
        answer = self.opened.__enter__()
        assert answer.headers["content-type"].startswith("text/event-stream")
        self.stream = answer.iter_lines()
        return self

    def __exit__(self, *_: Any) -> None:
        self.opened.__exit__(None, None, None)

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(next(line for line in self.stream if line.startswith("data: "))[6:])
        self.told.append(message)
        self.take(message)
        return message

    def say(self, message: Any) -> None:
        told = self.server.post("/api/seat", message, self.token)
        assert told["is"] == "ack" and told["n"] == message["n"]

    def play(self, chance: random.Random) -> None:
        offers = [offer["text"] for offer in self.asked()["offers"] if offer["verb"] != "back"]
        self.answer([chance.choice(offers)])
        self.question = None


def test_a_game_is_played_without_sockets(server: Server):
    """The same messages come as events, and answers go as requests."""
    with Listener(server, server.alone()) as me:
        play_out(me)
    with server.sit(server.alone()) as other:
        play_out(other)
    plain = [message for message in other.told if message["is"] == "delta"]
    assert [message for message in me.told if message["is"] == "delta"] == plain


def test_many_tables_go_on_at_the_same_time(server: Server):
    """None waits for another."""

    def game(_: int) -> bool:
        with server.sit(server.alone()) as me:
            play_out(me)
            return me.over

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(game, range(4)))
