"""Packs of people's own at a table: they travel with the game, and nobody plays with them who does not want to."""

import json
from pathlib import Path
from typing import Any

import pytest

from homemade import HOME, LISTED, files, homemade, laid, value
from netocean.catalog.library import Library
from netocean.catalog.packfile import pack_digest
from netocean.lab.cards import Bench
from netocean.server.opening import carried
from server.running import COMPUTER, GARURUMON, Server, play_out

DIGEST = pack_digest(value(HOME))
FRIEND = {"kind": "friend"}


def invited(server: Server, **more: Any) -> Any:
    """A table that waits for a friend, opened with a deck of own cards."""
    return server.open(FRIEND, deck=LISTED, packs=[HOME], **more)


def joining(opened: Any, **more: Any) -> dict[str, Any]:
    """What a friend says who comes with a deck of bundled cards."""
    return {"code": opened["code"], "deck": GARURUMON, **more}


def test_own_cards_are_no_cards_without_their_pack(server: Server):
    """And with it they are, in the deck check as at the table."""
    wish = {"cards": LISTED}
    assert len(server.post("/api/games/colosseum/decks/check", wish)["problems"]) == 3
    assert server.post("/api/games/colosseum/decks/check", {**wish, "packs": [HOME]})["problems"] == []
    assert server.open(COMPUTER, deck=LISTED, status=422)["key"] == "deck-unknown-card"
    assert server.open(COMPUTER, deck=LISTED, packs=[HOME])["seats"]


def test_a_deck_list_names_own_cards(server: Server):
    """Read and written with the names of the pack."""
    read = server.post("/api/games/colosseum/decks/read", {"text": "3 Kelp Hound\n3 H-1", "packs": [HOME]})
    assert (read["cards"], read["problems"]) == ([[3, "home/H-2"], [3, "home/H-1"]], [])
    written = server.post("/api/games/colosseum/decks/write", {"cards": read["cards"], "packs": [HOME]})
    assert written["text"] == "3 H-2  # Kelp Hound\n3 H-1  # Kelp Pup\n"


def test_a_friend_is_told_whose_cards_these_are_and_may_decline(server: Server):
    """Before joining: the pack by name, version, cards and digest. Who does not accept it does not join."""
    opened = invited(server)
    (told,) = server.get(f"/api/join/{opened['code']}")["packs"]
    assert told == {
        "id": "home", "name": HOME["name"], "version": "1.0.0", "cards": 3, "digest": DIGEST, "seats": [0],
    }  # fmt: skip
    refused = server.post("/api/join", joining(opened), status=409)
    assert refused["key"] == "pack-not-accepted"
    assert refused["words"] == {"is": "say", "key": "server-pack-not-accepted", "params": {"packs": "home"}}
    assert server.post("/api/join", joining(opened, accept=["blake2b:other"]), status=409)["key"] == "pack-not-accepted"
    assert server.post("/api/join", joining(opened, accept=[DIGEST]), status=201)["seat"] == 1


def test_two_friends_play_with_own_cards(server: Server):
    """Both are told of the pack, and whose it is; replay, record and the cards themselves go with the game."""
    opened = invited(server)
    joined = server.post("/api/join", joining(opened, accept=[DIGEST]), status=201)
    tokens = [opened["seats"][0]["token"], joined["token"]]
    with server.sit(tokens[0]) as one, server.sit(tokens[1]) as two:
        play_out(one, two)
        about = [next(message["about"] for message in seat.told if message["is"] == "snapshot") for seat in (one, two)]
    assert [[(pack["id"], pack["seats"]) for pack in told["packs"]] for told in about] == [[("home", [0])]] * 2
    sheets = server.get("/api/seat/cards?language=en", tokens[1])
    assert [card["name"] for card in sheets["cards"]] == ["Kelp Pup", "Kelp Hound", "Spring Flood"]
    assert sheets["names"]["kelp-hound"] == ["Kelp Hound", True]
    record = server.get("/api/seat/record", tokens[1])
    again = server.post("/api/replays", record)
    assert [pack["id"] for pack in again["about"]["packs"]] == ["home"]
    assert len(again["steps"]) == len(server.get("/api/seat/replay", tokens[0])["steps"])
    assert "Kelp" not in json.dumps(again["seats"])  # sayings name cards by their keys


def test_a_game_told_again_brings_its_own_cards(server: Server):
    """From a record on any server and from a report, in the language that is asked for; others have none."""
    opened = server.open(COMPUTER, deck=LISTED, packs=[HOME])
    token = opened["seats"][0]["token"]
    report = server.post("/api/seat/report", {"seq": 1}, token, status=201)["id"]
    assert server.get(f"/api/reports/{report}/cards", status=409)["key"] == "replay-not-over"
    with server.sit(token) as me:
        play_out(me)
    record = server.get("/api/seat/record", token)
    told = server.post("/api/replays/cards?language=ja", record)
    assert [(card["key"], card["name"]) for card in told["cards"]] == [
        ("home/H-1", "ケルプパップ"), ("home/H-2", "Kelp Hound"), ("home/H-3", "Spring Flood"),
    ]  # fmt: skip
    assert server.get(f"/api/reports/{report}/cards?language=ja") == told
    assert server.get("/api/seat/cards?language=ja", token) == told
    assert [card["key"] for card in server.post("/api/replays/cards?keys=home/H-2", record)["cards"]] == ["home/H-2"]
    assert server.post("/api/replays/cards?language=xx", record, status=404)["key"] == "language-unknown"
    assert server.post("/api/replays/cards", {}, status=422)["key"] == "record-other-kind"


def test_a_game_of_bundled_cards_told_again_brings_none(server: Server):
    """Those are everywhere."""
    token = server.alone()
    with server.sit(token) as me:
        play_out(me)
    assert server.post("/api/replays/cards", server.get("/api/seat/record", token))["cards"] == []


def test_a_guest_brings_cards_too(server: Server):
    """A pack that both have is one."""
    opened = invited(server)
    both = {"code": opened["code"], "deck": LISTED, "packs": [HOME], "accept": [DIGEST]}
    joined = server.post("/api/join", both, status=201)
    with server.sit(joined["token"]) as guest:
        assert [one["seats"] for one in guest.until("snapshot")["about"]["packs"]] == [[0, 1]]


def test_two_packs_under_one_id_do_not_meet(server: Server):
    """Nobody could tell whose card a key means."""
    opened = invited(server)
    other = homemade(abilities={"H-2": ["keyword sky"]})
    wish = {"code": opened["code"], "deck": LISTED, "packs": [other], "accept": [DIGEST]}
    assert server.post("/api/join", wish, status=422)["key"] == "pack-other-version"


@pytest.mark.parametrize(
    ("packs", "key"),
    [
        ([homemade(id="colosseum")], "pack-foreign-key"),
        ([homemade(game="fftcg")], "pack-bad-value"),
        ([homemade(abilities={"H-2": ["when wim: mill opponent 1"]})], "ability-error-node"),
        ([homemade(id=f"p{number}", cards=[], abilities={}) for number in range(5)], "pack-too-many"),
        ([homemade(cards=[HOME["cards"][0]] * 401)], "pack-too-many-cards"),
        ([homemade(credits=["x" * 999] * 1100)], "pack-too-large"),
    ],
)
def test_packs_with_faults_come_to_no_table(server: Server, packs: list[dict[str, Any]], key: str):
    """The same validator as for packs on disk, and bounds; the answer tells all faults."""
    refused = server.open(COMPUTER, deck=LISTED, packs=packs, status=422)
    assert refused["problems"]
    assert key in json.dumps(refused["problems"])


def test_packs_of_the_own_folder_go_along_where_a_deck_needs_them(tmp_path: Path):
    """So that a stored game has their names, whatever becomes of the folder."""
    bundled = Library.bundled("colosseum").bundled_folders
    table = Bench("colosseum", Library("colosseum", bundled, [laid(tmp_path / "home", files())]))
    deck = [(copies, key) for copies, key in LISTED]
    assert [pack.id for pack in carried(table, [], [deck])] == ["home"]
    assert carried(table, [], [[(3, "colosseum/St-1")]]) == []
    assert carried(table, [value(HOME)], [deck]) == [value(HOME)]


def test_own_packs_are_seen_by_nobody_else(server: Server):
    """Neither in the lists of the game, nor at other tables."""
    invited(server)
    assert "home/H-1" not in json.dumps(server.get("/api/games/colosseum/cards?keys=home/H-1"))
    with server.sit(server.alone()) as me:
        assert "packs" not in me.until("snapshot")["about"]
