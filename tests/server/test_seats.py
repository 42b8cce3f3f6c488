"""Who may sit where, who hears what, and everything that can be said wrongly."""

import random
from typing import Any

import pytest

from netocean.engine.errors import EngineFault
from netocean.server.settings import CONNECTIONS, MESSAGE
from netocean.server.storage import DAY, Storage
from netocean.server.tokens import new_token
from server.running import Seat, Server, play_out, serving


def refusal(seat: Seat, n: int) -> str:
    """The key with which a message is refused."""
    told = seat.reply(n)
    assert told["is"] == "refuse"
    assert told["words"]["key"].endswith(told["key"])
    return str(told["key"])


# Tokens.


def test_a_token_that_was_never_given_opens_nothing(server: Server):
    """The words say so, then the socket closes."""
    seat = server.sit(new_token())
    with seat:
        assert seat.ended() == 4000
    assert [(message["is"], message["key"]) for message in seat.told] == [("refuse", "token-unknown")]
    told = server.get("/api/seat/events", new_token(), status=401)
    assert (told["key"], told["words"]["key"]) == ("token-unknown", "server-token-unknown")


def test_without_a_token_nothing_is_told(server: Server):
    """Neither to sockets nor to requests."""
    with Seat(f"ws://127.0.0.1:{server.port}/wire") as seat:
        seat.say({"n": 1, "choice": 0, "answer": ["done"]})
        assert seat.ended() == 4000
        assert seat.told[0]["key"] == "token-missing"
    for path in ("/api/seat/events", "/api/seat/replay", "/api/seat/record"):
        assert server.get(path, status=401)["key"] == "token-missing"
    assert server.post("/api/seat", {"do": "concede"}, status=401)["key"] == "token-missing"


def test_guessing_tokens_is_stopped(tmp_path):
    """After so many wrong ones nothing is looked up for this address until the minute is over; who sits plays on."""
    with serving(tmp_path, tries_per_minute=3) as server:
        right = server.alone()
        with server.sit(right) as me:
            me.asked()
            for _ in range(3):
                server.get("/api/seat/replay", new_token(), status=401)
            told = server.get("/api/seat/replay", new_token(), status=429)
            assert told["key"] == "too-many-tries"
            assert 0 < told["wait"] <= 60
            assert told["words"]["params"] == {"seconds": told["wait"]}
            assert server.get("/api/join/ABCD-EFGH", status=429)["key"] == "too-many-tries"
            me.play(random.Random(1))


def test_the_token_of_a_table_that_was_put_away_is_told_from_an_unknown_one(tmp_path):
    """A person learns that nothing is wrong with the link."""
    now = [0.0]
    with serving(tmp_path, Storage(tmp_path, clock=lambda: now[0], steady=lambda: now[0])) as server:
        token = server.alone()
        now[0] += 31 * DAY
        with server.sit(token) as me:
            me.asked()
            server.run(server.app.state.house.hub.expire())
            assert me.ended() == 4000
            assert me.told[-1]["key"] == "token-expired"
        assert server.get("/api/seat/replay", token, status=410)["key"] == "token-expired"


def test_a_token_opens_its_own_seat_only(server: Server):
    """A question to one seat is not the other one's to answer."""
    first, second = server.friends()
    with server.sit(first) as one, server.sit(second) as two:
        asked, other = (one, two) if one.hear()["is"] == "snapshot" and one.question else (two, one)
        question = asked.asked()
        assert refusal(other, other.answer([question["offers"][0]["text"]], question["id"])) == "answer-wrong-seat"
        assert asked.reply(asked.answer([question["offers"][0]["text"]]))["is"] == "ack"


# Answers.


def test_the_same_answer_again_is_acknowledged_again(server: Server):
    """A client that did not hear the first time may repeat itself; nothing happens twice."""
    with server.sit(server.alone()) as me:
        question = me.asked()
        text = question["offers"][0]["text"]
        assert me.reply(me.answer([text], question["id"]))["is"] == "ack"
        me.asked()
        seq = me.seq
        again = me.reply(me.answer([text], question["id"]))
        assert (again["is"], again["seq"]) == ("ack", seq)


def test_another_answer_to_a_question_of_the_past_is_late(server: Server):
    """The first one counts."""
    with server.sit(server.alone()) as me:
        question = me.asked()
        assert len(question["offers"]) > 1
        assert me.reply(me.answer([question["offers"][0]["text"]], question["id"]))["is"] == "ack"
        me.asked()
        assert refusal(me, me.answer([question["offers"][1]["text"]], question["id"])) == "answer-late"


def test_an_answer_that_is_not_offered_changes_nothing(server: Server):
    """The question stays open."""
    with server.sit(server.alone()) as me:
        question = me.asked()
        assert refusal(me, me.answer(["evolve:#99"])) == "answer-not-listed"
        assert refusal(me, me.answer([question["offers"][0]["text"]], question["id"] + 1)) == "answer-early"
        assert me.reply(me.answer([question["offers"][0]["text"]]))["is"] == "ack"


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ("", "message-malformed"),
        ("{", "message-malformed"),
        ("[]", "message-malformed"),
        ("null", "message-malformed"),
        ('{"do":"fly"}', "message-malformed"),
        ('{"n":"one"}', "message-malformed"),
        ('{"n":1,"surprise":true}', "message-malformed"),
        ('{"answer":[1]}', "message-malformed"),
        (r'{"answer":["\ud800"]}', "message-malformed"),
        ('{"n":99999999999999999999999}', "answer-malformed"),
        ("[" * 10_000, "message-malformed"),
        (b'{"do":"concede"}', "message-malformed"),
        (b"\xff\x00", "message-malformed"),
        ('{"answer":["' + "x" * MESSAGE + '"]}', "message-too-large"),
    ],
)
def test_what_cannot_be_understood_is_refused_and_the_game_goes_on(server: Server, message: str | bytes, key: str):
    """Not even the socket closes."""
    with server.sit(server.alone()) as me:
        me.asked()
        me.say(message)
        assert me.until("refuse")["key"] == key
        me.play(random.Random(1))


def test_a_message_far_too_large_ends_the_connection_but_not_the_game(server: Server):
    """It is not even read."""
    token = server.alone()
    with server.sit(token) as me:
        me.asked()
        me.say("x" * 1_000_000)
        assert me.ended() == 1009
    with server.sit(token) as me:
        me.play(random.Random(1))


@pytest.mark.parametrize("texts", [[], ["x" * 201], ["pass"] * 65])
def test_answers_of_a_shape_that_no_run_has_are_refused(server: Server, texts: list[str]):
    """Too many, too long, none."""
    with server.sit(server.alone()) as me:
        me.asked()
        assert refusal(me, me.answer(texts)) == "answer-malformed"
        me.play(random.Random(1))


def test_a_run_with_a_bad_answer_in_it_is_refused_whole(server: Server):
    """`place` tells how many answers were good."""
    with server.sit(server.alone()) as me:
        question = me.asked()
        told = me.reply(me.answer([question["offers"][0]["text"], "evolve:#99"]))
        assert (told["key"], told["place"]) == ("answer-not-listed", 1)
        assert me.reply(me.answer([question["offers"][0]["text"]]))["is"] == "ack"


def test_too_many_messages_in_a_second_are_refused_where_one_sees_it(tmp_path):
    """Then it goes on."""
    with serving(tmp_path, messages_per_second=2) as server, server.sit(server.alone()) as me:
        me.asked()
        for n in range(100):
            me.say({"n": n + 1, "do": "why", "card": 1})
        told = [me.reply(n + 1) for n in range(100)]
        assert [one["is"] for one in told[:2]] == ["reasons", "reasons"]
        assert {one["key"] for one in told if one["is"] == "refuse"} == {"too-fast"}


# What else a seat can say.


def test_a_decision_against_the_computer_is_taken_back(server: Server):
    """A snapshot takes the place of what was told."""
    with server.sit(server.alone()) as me:
        question = me.asked()
        me.play(random.Random(1))
        me.asked()
        assert me.do("undo", seq=me.seq)["is"] == "ack"
        assert me.asked() == question
        assert [message["is"] for message in me.told].count("snapshot") == 2


def test_between_friends_decisions_stand(server: Server):
    """The other one has seen them."""
    first, _ = server.friends()
    with server.sit(first) as one:
        assert one.do("undo", seq=one.seq)["key"] == "undo-not-here"


def test_a_game_is_given_up(server: Server):
    """Both sides are told; after that nothing can be done."""
    first, second = server.friends()
    with server.sit(first) as one, server.sit(second) as two:
        assert one.do("concede")["is"] == "ack"
        while not two.over:
            two.hear()
        assert one.over
        assert two.do("concede")["key"] == "answer-game-over"


def test_why_a_card_cannot_be_used(server: Server):
    """The reasons come to who asks, with their rules."""
    with server.sit(server.alone()) as me:
        chance = random.Random(1)
        reasons: list[dict[str, Any]] = []
        while not reasons:
            me.play(chance)
            me.asked()
            assert me.do("resync", seq=0)["is"] == "ack"
            zones = me.told[-2]["state"]["zones"]
            for card in next(zone for zone in zones if (zone["name"], zone["seat"]) == ("hand", 0))["cards"]:
                told = me.do("why", card=card["handle"])
                assert told["card"] == card["handle"]
                reasons += told["reasons"]
    assert all(reason["rule"] and reason["words"]["key"].startswith("reason-") for reason in reasons)


# Connections.


def test_a_second_window_on_a_seat_sees_the_same(server: Server):
    """Both may answer; both hear what came of it."""
    token = server.alone()
    with server.sit(token) as one, server.sit(token) as two:
        assert one.asked() == two.asked()
        one.play(random.Random(1))
        one.asked()
        while two.seq < one.seq:
            two.hear()
        assert two.question == one.question


def test_the_oldest_of_too_many_windows_is_told_and_closed(server: Server):
    """The others stay."""
    token = server.alone()
    windows = []
    for _ in range(CONNECTIONS + 1):
        windows.append(server.sit(token))
        windows[-1].asked()  # sockets that are opened at once need not be heard in their order
    assert windows[0].ended() == 4000
    assert windows[0].told[-1]["key"] == "too-many-tabs"
    windows[1].play(random.Random(1))
    for window in windows:
        window.__exit__()


def test_who_comes_back_hears_what_was_missed(server: Server):
    """From the last message that is known; from the beginning, if that is too long ago or was never told."""
    token = server.alone()
    with server.sit(token) as me:
        me.asked()
        known = me.seq
        me.play(random.Random(1))
        me.asked()
        missed = [message for message in me.told if message["is"] == "delta" and message["seq"] > known]
    with server.sit(token, known) as me:
        assert [me.hear() for _ in missed] == missed
        assert me.hear()["is"] == "presence"
        assert me.do("resync", seq=known)["is"] == "ack"
        assert me.told[-1 - len(missed) : -1] == missed
        assert me.do("resync", seq=me.seq)["seq"] == me.seq
        assert me.told[-2]["is"] == "ack"
        assert me.do("resync", seq=9999)["is"] == "ack"
        assert me.told[-2]["is"] == "snapshot"


def test_friends_see_whether_the_other_one_is_there(server: Server):
    """Coming and going is told; that a second window opens is not."""
    first, second = server.friends()
    with server.sit(first) as one:
        assert one.until("presence")["other"] is False
        with server.sit(second), server.sit(second):
            assert one.until("presence")["other"] is True
        assert one.until("presence")["other"] is False
        assert [message["is"] for message in one.told].count("presence") == 3


def test_the_computer_is_always_there(server: Server):
    """And so is who sits at the same screen."""
    for token in (server.alone(), server.here()[0]):
        with server.sit(token) as me:
            assert me.until("presence")["other"] is True


def test_a_friend_who_takes_too_long_loses_by_claim(server: Server):
    """The server keeps the time; before it is over nothing can be claimed."""
    first, second = server.friends(limit=1)
    with server.sit(first) as one, server.sit(second) as two:
        one.hear()
        two.hear()
        waits, asked = (two, one) if one.question else (one, two)
        assert waits.do("claim")["key"] == "claim-early"
        assert waits.until("presence", claim=True)["left"] == 0
        assert waits.do("claim")["is"] == "ack"
        while not asked.over:
            asked.hear()
        assert waits.over


def test_a_connection_that_does_not_listen_holds_nobody_up(server: Server):
    """The game goes on to its end while the other side reads nothing at all."""
    token = server.alone()
    with server.sit(token), server.sit(token) as me:
        play_out(me)
        assert me.over


# Mistakes of the program.


def test_a_mistake_in_one_game_ends_this_game_only(server: Server, monkeypatch):
    """Who sits there is told; the record is kept as a report; the next table does not notice."""
    with server.sit(server.alone()) as me, server.sit(server.alone()) as other:
        me.asked()
        other.asked()
        live = next(iter(server.app.state.house.hub._live.values()))
        monkeypatch.setattr(live.table, "apply", broken)
        me.answer([me.asked()["offers"][0]["text"]])
        assert me.ended() == 4000
        assert me.told[-1]["key"] == "table-broken"
        other.play(random.Random(1))
    with server.storage.engine.connect() as connection:
        reports = connection.exec_driver_sql("SELECT seat, inputs, text FROM reports").all()
    assert len(reports) == 1
    assert reports[0][0] == -1 and reports[0][2].startswith("fault-test")


def test_a_mistake_in_a_check_changes_nothing(server: Server, monkeypatch):
    """Another answer may be fine."""
    with server.sit(server.alone()) as me:
        question = me.asked()
        live = next(iter(server.app.state.house.hub._live.values()))
        with monkeypatch.context() as patch:
            patch.setattr(live.table, "accept", broken)
            assert refusal(me, me.answer([question["offers"][0]["text"]])) == "answer-fault"
        me.play(random.Random(1))


def broken(*_: object) -> None:
    """An invariant that does not hold."""
    raise EngineFault("fault-test")


def test_requests_have_their_pace_too(tmp_path):
    """As messages on a socket have."""
    with serving(tmp_path, messages_per_second=2) as server:
        token = server.alone()
        headers = {"Authorization": f"Bearer {token}"}
        answers = [server.http.post("/api/seat", content=b'{"do":"why","card":1}', headers=headers) for _ in range(50)]
        assert [answer.status_code for answer in answers[:2]] == [200, 200]
        assert {answer.json()["key"] for answer in answers if answer.status_code == 429} == {"too-fast"}


def test_who_stops_listening_to_events_is_seen_to_go(server: Server):
    """As one whose socket closes."""
    first, second = server.friends()
    headers = {"Authorization": f"Bearer {second}"}
    with server.sit(first) as one:
        assert one.until("presence")["other"] is False
        with server.http.stream("GET", "/api/seat/events", headers=headers) as answer:
            assert next(answer.iter_lines()).startswith('data: {"is":"snapshot"')
            assert one.until("presence")["other"] is True
        assert one.until("presence")["other"] is False
