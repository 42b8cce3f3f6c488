"""Cards as the page asks for them: by key, as a list, and the names."""

from typing import Any

import pytest

from netocean.lab.cards import bench
from netocean.server.sheets import MOST_KEYS
from netocean.telling.sheets import sheet
from netocean.telling.words import Words
from server.running import Server

GAME = "/api/games/fftcg"


def by_key(server: Server, keys: list[str], language: str = "en") -> dict[str, dict[str, Any]]:
    """Cards that are asked for by their keys."""
    told = server.get(f"{GAME}/cards?language={language}&keys={','.join(keys)}")
    return {card["key"]: card for card in told["cards"]}


def test_cards_come_by_their_keys(server: Server):
    """Each once, in full, as the terminal tells them; what is no key stands for nothing."""
    keys = ["fftcg/1-006H", "fftcg/1-001H", "fftcg/1-006H", "no/such", ""]
    told = by_key(server, keys, "ja")
    assert sorted(told) == ["fftcg/1-001H", "fftcg/1-006H"]
    table = bench("fftcg").library
    garland = sheet(Words(table, "ja"), table.card("fftcg/1-006H"))
    assert told["fftcg/1-006H"]["kind_line"] == garland.kind_line
    assert [one["text"] for one in told["fftcg/1-006H"]["abilities"]] == [one.text for one in garland.abilities]


def test_no_more_cards_come_at_once_than_a_table_needs(server: Server):
    """Nobody keeps the server writing for long."""
    keys = ",".join(f"fftcg/{number}" for number in range(MOST_KEYS + 1))
    told = server.get(f"{GAME}/cards?keys={keys}", status=422)
    assert (told["key"], told["words"]["params"]) == ("too-many-keys", {"count": MOST_KEYS + 1, "most": MOST_KEYS})


@pytest.mark.parametrize("path", ["index?language=en", "names?card_language=en", "cards?keys=fftcg/1-001H"])
def test_what_has_not_changed_is_not_sent_again(server: Server, path: str):
    """Whoever comes back asks with the tag of what they have."""
    first = server.http.get(f"{GAME}/{path}")
    again = server.http.get(f"{GAME}/{path}", headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def test_the_list_has_every_card_with_what_finds_it(server: Server):
    """Names and facts, but neither texts nor sources; packed it is small enough for a page."""
    answer = server.http.get(f"{GAME}/index?language=zh-Hans", headers={"Accept-Encoding": "gzip"})
    cards = answer.json()["cards"]
    assert len(cards) == len(bench("fftcg").library.cards())
    auron = next(card for card in cards if card["key"] == "fftcg/1-001H")
    assert (auron["name"], auron["facts"]["cost"], auron["facts"]["power"]) == ("Auron", 6, 9000)
    assert "sources" not in auron["facts"] and "abilities" not in auron
    assert int(answer.headers["content-length"]) < 250_000


def test_names_come_by_their_slugs(server: Server):
    """In the language of the cards."""
    told = server.get("/api/games/colosseum/names?card_language=ja")
    assert told["agumon"] == ["アグモン", True]


def test_lists_are_only_of_games_and_languages_that_there_are(server: Server):
    """Nothing but the words."""
    for path in (f"{GAME}/index?language=tlh", "/api/games/chess/index", "/api/games/chess/names"):
        assert server.get(path, status=404)["key"] in ("language-unknown", "game-unknown")
