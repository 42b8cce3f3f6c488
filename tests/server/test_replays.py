"""Games told again: when they are over, and not before."""

import random
from typing import Any

import pytest

from netocean.engine.record import LARGEST
from server.running import Server, play_out


def finish(server: Server, token: str) -> list[dict[str, Any]]:
    """Play a game to its end; what the seat was told of it."""
    with server.sit(token) as me:
        play_out(me)
        return [message for message in me.told if message["is"] in ("snapshot", "delta")]


def test_nothing_of_a_replay_is_told_before_the_game_is_over(server: Server):
    """It shows every hidden card, and the seed."""
    first, _ = server.friends()
    report = server.post("/api/seat/report", {"text": "?", "seq": 1}, first, status=201)["id"]
    for path, token in (("/api/seat/replay", first), ("/api/seat/record", first), (f"/api/reports/{report}", "")):
        told = server.get(path, token, status=409)
        assert (told["key"], set(told)) == ("replay-not-over", {"key", "words"})


def test_a_replay_has_the_very_messages_that_the_seat_got(server: Server):
    """And those of the other one; the steps lead through both."""
    token = server.alone()
    told = finish(server, token)
    replay = server.get("/api/seat/replay", token)
    assert replay["seats"][0][1:] == told[1:]
    assert all(len(messages) > 10 for messages in replay["seats"])
    assert replay["steps"][-1]["at"] == [len(messages) - 1 for messages in replay["seats"]]


def test_a_record_is_told_again_by_any_server(server: Server):
    """Nothing of it is kept."""
    token = server.alone()
    finish(server, token)
    answer = server.http.get("/api/seat/record", headers={"Authorization": f"Bearer {token}"})
    assert answer.headers["content-disposition"].startswith('attachment; filename="colosseum-')
    tables = server.get("/health")["tables"]
    replay = server.asked("POST", "/api/replays", "", 200, content=answer.content)
    own = server.get("/api/seat/replay", token)
    assert [step["turn"] for step in replay["steps"]][-1] == [step["turn"] for step in own["steps"]][-1]
    assert server.get("/health")["tables"] == tables


@pytest.mark.parametrize(
    ("content", "status", "key"),
    [
        (b"", 422, "record-cut"),
        (b"{}", 422, "record-other-kind"),
        (b"\xff", 422, "record-not-utf8"),
        (b'{"kind":"netocean-record","version":99}', 422, "record-version"),
        (b" " * (LARGEST + 1), 413, "record-too-large"),
    ],
)
def test_a_file_that_is_no_record_is_refused(server: Server, content: bytes, status: int, key: str):
    """With what is wrong with it."""
    told = server.asked("POST", "/api/replays", "", status, content=content)
    assert (told["key"], told["words"]["key"]) == (key, f"error-{key}")


def test_a_report_leads_to_its_step(server: Server):
    """With its words, when the game is over."""
    token = server.alone()
    with server.sit(token) as me:
        chance = random.Random(1)
        for _ in range(5):
            me.play(chance)
        me.asked()
        seq = me.seq
        report = server.post("/api/seat/report", {"text": "This should not be.", "seq": seq}, token, status=201)["id"]
        play_out(me)
    told = server.get(f"/api/reports/{report}")
    step = told["replay"]["steps"][told["step"]]
    assert told["replay"]["seats"][0][step["at"][0]]["seq"] == seq
    assert (told["seat"], told["text"]) == (0, "This should not be.")


def test_a_report_shows_what_was_taken_back_later(server: Server):
    """Numbers of messages go on when a decision is taken back: the step is found all the same, before it and after it."""
    token = server.alone()
    with server.sit(token) as me:
        chance = random.Random(1)
        reports = []
        for _ in range(3):
            me.play(chance)
        for takes_back in (True, False):
            question = me.asked()
            body = {"text": "", "seq": me.seq}
            reports.append((server.post("/api/seat/report", body, token, status=201)["id"], question))
            if takes_back:
                assert me.do("undo", seq=me.seq)["is"] == "ack"
                me.play(chance)
        play_out(me)
    for report, question in reports:
        told = server.get(f"/api/reports/{report}")
        step = told["replay"]["steps"][told["step"]]
        shown = told["replay"]["seats"][0][step["at"][0]]["question"]
        assert (shown["id"], shown["kind"], shown["offers"]) == (question["id"], question["kind"], question["offers"])


def test_a_report_has_its_bounds(server: Server):
    """Nothing is kept of one that is too long, or that is none."""
    token = server.alone()
    told = server.post("/api/seat/report", {"text": "x" * 1001, "seq": 1}, token, status=422)
    assert (told["key"], told["words"]["params"]) == ("report-too-long", {"most": 1000})
    assert server.post("/api/seat/report", {"seq": "one"}, token, status=400)["key"] == "body-malformed"
    assert server.get("/api/reports/000000000000", status=404)["key"] == "report-unknown"
    server.post("/api/seat/report", {"text": "x" * 1000, "seq": 10**9}, token, status=201)


def test_a_game_that_was_won_by_giving_up_is_told_again(server: Server):
    """To both seats."""
    first, second = server.friends()
    with server.sit(first) as one:
        assert one.do("concede")["is"] == "ack"
    for token in (first, second):
        replay = server.get("/api/seat/replay", token)
        assert replay["seats"][0][-1]["change"]["over"] is True
    assert server.get("/health")["tables"] == 0
