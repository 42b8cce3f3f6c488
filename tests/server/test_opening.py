"""Opening and joining tables; decks that are checked, read and written."""

from typing import Any

import pytest

from netocean.server.settings import PACKS_BODY
from server.running import COMPUTER, GARURUMON, GREYMON, Server, play_out, serving

FRIEND = {"kind": "friend"}


def test_a_table_gives_the_tokens_of_who_opened_it(server: Server):
    """One against the computer, both on one screen, one and a code for a friend."""
    alone, here, friend = server.open(COMPUTER), server.open({"kind": "here"}), server.open(FRIEND)
    assert [one["seat"] for one in alone["seats"]] == [0] and "code" not in alone
    assert [one["seat"] for one in here["seats"]] == [0, 1] and "code" not in here
    assert [one["seat"] for one in friend["seats"]] == [0] and len(friend["code"]) == 9
    assert len({one["table"] for one in (alone, here, friend)}) == 3


def test_who_waits_for_a_friend_sees_the_code_and_then_the_game(server: Server):
    """Without doing anything."""
    opened = server.open(FRIEND, limit=60, switches={"max_turns": "100"})
    with server.sit(opened["seats"][0]["token"]) as me:
        lobby = me.hear()
        assert (lobby["is"], lobby["seq"], lobby["code"]) == ("lobby", 0, opened["code"])
        assert (lobby["about"]["switches"], lobby["about"]["limit"]) == ({"max_turns": "100"}, 60)
        assert me.do("concede")["key"] == "table-not-begun"
        assert server.get(f"/api/join/{opened['code']}")["open"] is True
        server.post("/api/join", {"code": opened["code"], "deck": GARURUMON}, status=201)
        snapshot = me.until("snapshot")
        assert snapshot["about"] == lobby["about"]
        assert me.until("presence")["left"] > 0


@pytest.mark.parametrize(
    "write", [str.lower, lambda code: code.replace("-", " "), lambda code: f" {code.replace('-', '')} "]
)
def test_a_code_is_taken_however_it_is_written(server: Server, write: Any):
    """As people read it to each other."""
    code = write(server.open(FRIEND)["code"])
    told = server.get(f"/api/join/{code}")
    assert told == {"game": "colosseum", "preset": "primer", "switches": {}, "limit": 0, "open": True}
    assert server.post("/api/join", {"code": code, "deck": GARURUMON}, status=201)["seat"] == 1


def test_a_seat_is_taken_once(server: Server):
    """The second friend is told."""
    code = server.open(FRIEND)["code"]
    server.post("/api/join", {"code": code, "deck": GARURUMON}, status=201)
    assert server.get(f"/api/join/{code}")["open"] is False
    assert server.post("/api/join", {"code": code, "deck": GARURUMON}, status=409)["key"] == "code-taken"


def test_a_code_that_nobody_gave_opens_nothing(server: Server):
    """And costs a try."""
    assert server.get("/api/join/ABCD-EFGH", status=404)["key"] == "code-unknown"
    assert server.post("/api/join", {"code": "", "deck": GARURUMON}, status=404)["key"] == "code-unknown"


def test_a_friend_with_a_bad_deck_can_try_again(server: Server):
    """All faults are told; the seat stays free."""
    code = server.open(FRIEND)["code"]
    told = server.post("/api/join", {"code": code, "deck": GARURUMON[1:]}, status=422)
    assert told["problems"] and told["words"] == told["problems"][0]
    assert server.get(f"/api/join/{code}")["open"] is True


def test_the_deck_of_the_computer_comes_from_the_seed(server: Server):
    """The same seed, the same game."""
    told = []
    for _ in range(2):
        with server.sit(server.open(COMPUTER, other_deck=None)["seats"][0]["token"]) as me:
            play_out(me)
            told.append(me.seq)
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"game": "chess"}, 404, "game-unknown"),
        ({"preset": "wild"}, 422, "ruleset-unknown"),
        ({"switches": {"speed": "fast"}}, 422, "ruleset-unknown"),
        ({"switches": {"max_turns": "-1"}}, 422, "ruleset-value"),
        ({"opponent": {"kind": "computer", "level": "genius"}}, 422, "level-unknown"),
        ({"opponent": {"kind": "nobody"}}, 400, "body-malformed"),
        ({"limit": -1}, 422, "limit-bad"),
        ({"limit": 3601}, 422, "limit-bad"),
        ({"deck": []}, 422, "fault-deck-size"),
        ({"deck": [[30, "no/such"]]}, 422, "deck-unknown-card"),
        ({"deck": [[10**30, GREYMON[0][1]]]}, 422, "deck-bad-count"),
        ({"deck": [[-1, GREYMON[0][1]]]}, 422, "deck-bad-count"),
        ({"deck": "greymon"}, 400, "body-malformed"),
        ({"other_deck": [[1, GREYMON[0][1]]]}, 422, "fault-deck-size"),
        ({"surprise": 1}, 400, "body-malformed"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(server: Server, wish: dict[str, Any], status: int, key: str):
    """The key says what is wrong, the words say it to people."""
    told = server.open(**{"status": status, **wish})
    assert told["key"] == key
    assert told["words"]["key"] in (key, f"server-{key}", f"error-{key}")
    assert server.get("/health")["tables"] == 0


def test_a_body_that_is_none_is_refused(server: Server):
    """Not JSON, not UTF-8, far too large."""
    for content in (b"", b"{", b"\xff", b"[" * 10_000):
        assert server.asked("POST", "/api/tables", "", 400, content=content)["key"] == "body-malformed"
    told = server.asked("POST", "/api/tables", "", 413, content=b" " * (PACKS_BODY + 1))
    assert (told["key"], told["words"]["params"]) == ("body-too-large", {"bytes": PACKS_BODY + 1, "most": PACKS_BODY})


def test_a_body_that_says_nothing_of_its_size_is_read_only_so_far(server: Server):
    """Then it is refused."""

    def parts() -> Any:
        for _ in range(PACKS_BODY // 1024 + 1):
            yield b" " * 1024

    assert server.asked("POST", "/api/tables", "", 413, content=parts())["key"] == "body-too-large"


def test_an_address_opens_so_many_tables_in_an_hour(tmp_path):
    """What is refused for another reason does not count."""
    with serving(tmp_path, tables_per_hour=2) as server:
        server.open(deck=[], status=422)
        server.alone()
        server.alone()
        told = server.open(status=429)
        assert told["key"] == "too-many-tables" and 0 < told["wait"] <= 3600


# Decks.


def test_a_deck_is_checked_with_all_faults_at_once(server: Server):
    """None: it is legal. The rules count."""
    path = "/api/games/colosseum/decks/check"
    assert server.post(path, {"cards": GREYMON}) == {"problems": []}
    told = server.post(path, {"cards": [[4, GREYMON[0][1]], [1, "no/such"]]})["problems"]
    assert [one["key"] for one in told] == ["deck-unknown-card"]
    told = server.post(path, {"cards": [[4, GREYMON[0][1]]], "preset": "tournament"})["problems"]
    assert len(told) > 1 and {"is": "say", "key": "fault-deck-size", "params": {"wanted": 30, "count": 4}} in told


def test_a_deck_is_written_and_reads_back(server: Server):
    """With its name."""
    text = server.post("/api/games/colosseum/decks/write", {"cards": GREYMON, "name": "My deck", "language": "ja"})[
        "text"
    ]
    assert text.startswith("# My deck\n")
    told = server.post("/api/games/colosseum/decks/read", {"text": text, "language": "ja"})
    assert told == {"cards": [list(one) for one in GREYMON], "name": "My deck", "problems": []}


def test_a_list_that_cannot_be_read_whole_says_where(server: Server):
    """What can be read is."""
    told = server.post("/api/games/colosseum/decks/read", {"text": "3 St-1\nthree of a kind\n", "language": "en"})
    assert told["cards"][0][0] == 3
    assert [(one["key"], one["params"]["line"]) for one in told["problems"]] == [("deck-at-line", 2)]


def test_the_ready_decks_are_all_legal(server: Server):
    """As they come."""
    decks = server.get("/api/games/colosseum/decks")
    assert len(decks) > 8 and {deck["practice"] for deck in decks} == {False, True}
    for deck in decks:
        assert server.post("/api/games/colosseum/decks/check", {"cards": deck["cards"]}) == {"problems": []}
        assert set(deck["names"]) >= {"en", "ja", "zh-Hans", "zh-Hant"}


def test_decks_of_a_game_that_there_is_not(server: Server):
    """Nothing but the words."""
    for path in ("/api/games/chess/decks", "/api/games/..%2f..%2fetc/cards"):
        assert server.get(path, status=404)["key"] in ("game-unknown", "not-found")


def test_a_list_far_too_long_is_not_looked_at(server: Server):
    """It would keep others waiting."""
    endless = [[1, f"no/such-{number}"] for number in range(5000)]
    told = server.post("/api/games/colosseum/decks/check", {"cards": endless})["problems"]
    assert told == [{"is": "say", "key": "deck-too-many-lines", "params": {"limit": 200}}]
    assert server.open(deck=endless, status=422)["key"] == "deck-too-many-lines"
    code = server.open(FRIEND)["code"]
    assert server.post("/api/join", {"code": code, "deck": endless}, status=422)["key"] == "deck-too-many-lines"
    told = server.post("/api/games/colosseum/decks/write", {"cards": endless}, status=422)
    assert told["key"] == "deck-too-many-lines"
