"""A friend brings packs of their own: the game begins when the host accepts them, and nobody loses anything if not."""

from pathlib import Path
from typing import Any

from homemade import HOME, LISTED, homemade, value
from netocean.catalog.packfile import pack_digest
from server.running import GARURUMON, Server, serving

DIGEST = pack_digest(value(HOME))
FRIEND = {"kind": "friend"}
OTHER = homemade(abilities={"H-2": ["keyword sky"]})


def brought(server: Server, opened: Any, pack: Any = HOME) -> str:
    """The token of a friend who came with own cards."""
    wish = {"code": opened["code"], "deck": LISTED, "packs": [pack]}
    return str(server.post("/api/join", wish, status=201)["token"])


def host_of(opened: Any) -> str:
    """The token of who opened a table."""
    return str(opened["seats"][0]["token"])


def test_the_game_waits_until_the_host_accepts(server: Server):
    """Both are told the same packs, with whose they are; then the game begins for both."""
    opened = server.open(FRIEND)
    with server.sit(host_of(opened)) as host:
        assert "asked" not in host.until("lobby")
        with server.sit(brought(server, opened)) as guest:
            for seat, one in enumerate((host, guest)):
                told = one.until("lobby")
                assert (told["asked"], told["about"]["seat"]) == ([DIGEST], seat)
                assert [(pack["id"], pack["seats"]) for pack in told["about"]["packs"]] == [("home", [1])]
            assert host.do("accept", answer=[DIGEST])["is"] == "ack"
            assert [pack["id"] for pack in guest.until("snapshot")["about"]["packs"]] == ["home"]
            assert host.do("accept", answer=[DIGEST])["is"] == "ack"
            assert host.do("decline", answer=[DIGEST])["key"] == "packs-late"


def test_packs_that_the_host_brings_too_are_not_asked_about(server: Server):
    """The friend accepted them by their digest, the host plays with them anyway."""
    opened = server.open(FRIEND, deck=LISTED, packs=[HOME])
    wish = {"code": opened["code"], "deck": LISTED, "packs": [HOME], "accept": [DIGEST]}
    with server.sit(server.post("/api/join", wish, status=201)["token"]) as guest:
        assert guest.hear()["is"] == "snapshot"


def test_a_friend_who_is_declined_comes_again_with_another_deck(server: Server):
    """The same code still opens the table; the seat from before hears that it is taken."""
    opened = server.open(FRIEND)
    with server.sit(host_of(opened)) as host, server.sit(brought(server, opened)) as guest:
        host.until("lobby", asked=[DIGEST])
        assert server.get(f"/api/join/{opened['code']}")["open"] is False
        assert host.do("decline", answer=[DIGEST])["is"] == "ack"
        guest.until("lobby", asked=[DIGEST])
        told = guest.until("lobby")
        assert (told.get("asked"), told["about"]["seat"], told["about"].get("packs")) == (None, 1, None)
        assert server.get(f"/api/join/{opened['code']}")["open"] is True
        joined = server.post("/api/join", {"code": opened["code"], "deck": GARURUMON}, status=201)
        assert guest.ended() == 4000
        assert guest.told[-1]["key"] == "code-taken"
        with server.sit(joined["token"]) as again:
            assert again.hear()["is"] == "snapshot"
        host.until("snapshot")


def test_a_friend_takes_packs_back_and_the_host_accepts_only_what_was_seen(server: Server):
    """Word about packs that are no longer asked about changes nothing."""
    opened = server.open(FRIEND)
    with server.sit(host_of(opened)) as host:
        with server.sit(brought(server, opened)) as guest:
            assert guest.do("accept", answer=[DIGEST])["key"] == "message-malformed"
            assert guest.do("decline", answer=[DIGEST])["is"] == "ack"
        assert host.do("accept", answer=[DIGEST])["key"] == "packs-late"
        assert host.do("decline", answer=[DIGEST])["is"] == "ack"
        with server.sit(brought(server, opened, OTHER)) as guest:
            refused = host.do("accept", answer=[DIGEST])
            assert refused["words"] == {"is": "say", "key": "server-packs-late"}
            assert guest.do("concede")["key"] == "table-not-begun"
            assert host.do("accept", answer=[pack_digest(value(OTHER))])["is"] == "ack"
            assert guest.until("snapshot")["about"]["packs"][0]["digest"] == pack_digest(value(OTHER))


def test_nobody_else_comes_while_the_host_thinks(server: Server):
    """The seat is taken, until the host says no."""
    opened = server.open(FRIEND)
    brought(server, opened)
    refused = server.post("/api/join", {"code": opened["code"], "deck": GARURUMON}, status=409)
    assert refused["key"] == "code-taken"


def test_what_is_asked_outlives_the_server(tmp_path: Path):
    """Both come back to the question; what was decided stays decided."""
    with serving(tmp_path) as server:
        opened = server.open(FRIEND)
        tokens = [host_of(opened), brought(server, opened)]
    with serving(tmp_path) as server:
        for token in tokens:
            with server.sit(token) as one:
                assert one.hear()["asked"] == [DIGEST]
        with server.sit(tokens[0]) as host:
            assert host.do("decline", answer=[DIGEST])["is"] == "ack"
    with serving(tmp_path) as server:
        with server.sit(tokens[1]) as guest:
            assert "asked" not in guest.until("lobby")
        tokens[1] = brought(server, opened)
        with server.sit(tokens[0]) as host:
            assert host.do("accept", answer=[DIGEST])["is"] == "ack"
    with serving(tmp_path) as server, server.sit(tokens[1]) as guest:
        assert [pack["seats"] for pack in guest.hear()["about"]["packs"]] == [[1]]


def test_a_host_without_a_socket_accepts_by_a_plain_request(server: Server):
    """As with everything that a seat says."""
    opened = server.open(FRIEND)
    token = brought(server, opened)
    assert server.post("/api/seat", {"n": 1, "do": "accept", "answer": []}, host_of(opened), 409)["key"] == "packs-late"
    assert server.post("/api/seat", {"n": 2, "do": "accept", "answer": [DIGEST]}, host_of(opened))["is"] == "ack"
    with server.sit(token) as guest:
        assert guest.hear()["is"] == "snapshot"
