"""What browsers load: the page, the texts, the cards."""

import re
from pathlib import Path

import httpx
import pytest

from netocean.server.app import HEADERS
from netocean.texts import LANGUAGES, keys
from server.running import Server, serving


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page, with a secret beside it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>The page</title>" + " " * 2000)
    (folder / "assets" / "index-4f2a.js").write_text("let a = 1;" * 1000)
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_the_page_comes_with_its_headers(tmp_path: Path, page: Path):
    """Nothing is loaded from elsewhere; the index is asked for each time, what carries a digest in its name never again."""
    with serving(tmp_path / "data", page=page) as server:
        index = server.http.get("/")
        script = server.http.get("/assets/index-4f2a.js")
        icon = server.http.get("/icon.svg")
    assert index.headers["content-type"] == "text/html; charset=utf-8"
    assert index.headers["cache-control"] == "no-cache"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert icon.headers["content-type"] == "image/svg+xml"
    for answer in (index, script, icon):
        assert all(answer.headers[name] == value for name, value in HEADERS.items())
    assert "unsafe" not in HEADERS["Content-Security-Policy"].replace("style-src-attr 'unsafe-inline'", "")


def test_what_has_not_changed_is_not_sent_again(tmp_path: Path, page: Path):
    """And what is sent is packed for who can unpack it."""
    with serving(tmp_path / "data", page=page) as server:
        first = server.http.get("/")
        again = server.http.get("/", headers={"If-None-Match": first.headers["etag"]})
        plain = server.http.get("/", headers={"Accept-Encoding": "identity"})
        (page / "index.html").write_text("another page")
        new = server.http.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert first.content == plain.content
    assert (new.status_code, new.text) == (200, "another page")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/%00",
        "/index.html%00.js",
        "/assets",
        "/assets/",
        "/nothing.js",
        "/api/nothing",
    ],
)
def test_nothing_but_the_page_can_be_asked_for(tmp_path: Path, page: Path, path: str):
    """Wherever the way would lead."""
    with serving(tmp_path / "data", page=page) as server:
        request = httpx.Request("GET", f"http://127.0.0.1:{server.port}/")
        request.url = request.url.copy_with(raw_path=path.encode())
        answer = server.http.send(request)
    assert answer.status_code == 404
    assert answer.json()["key"] == "not-found"
    assert b"secret" not in answer.content.replace(b"secret.txt", b"")


def test_without_a_built_page_one_is_told_how_to_build_it(tmp_path: Path):
    """In every language: nobody could choose one yet."""
    with serving(tmp_path / "data", page=tmp_path / "nowhere") as server:
        answer = server.http.get("/")
        assert answer.status_code == 503
        assert answer.text.count("make page") == len(LANGUAGES)
        assert server.get("/health")["status"] == "ok"


def test_a_method_that_is_not_meant_is_refused(server: Server):
    """Like all else: with a key and words."""
    for method, path in (("DELETE", "/api/tables"), ("POST", "/health")):
        told = server.asked(method, path, "", 405)
        assert (told["key"], told["words"]["key"]) == ("method-not-allowed", "server-method-not-allowed")


# Texts and cards.

REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)\s*(?:[.(][^}]*)?\}")
ENTRY = re.compile(r"^(-?[a-z][\w-]*) =", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_its_texts(server: Server, language: str):
    """All that they refer to is there; nothing of the terminal is, and no comment."""
    answer = server.http.get(f"/api/texts/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    text = answer.text
    served = set(ENTRY.findall(text))
    assert not re.search(r"^#", text, re.MULTILINE)
    assert set(REFERENCE.findall(text)) <= served
    assert {key for key in served if key.startswith(("play-", "serve-", "report-"))} == set()
    areas = ["event", "choice", "reason", "rule", "zone", "phase", "switch", "server", "shell", "start", "telling"]
    wanted = tuple(f"{area}-" for area in [*areas, "error-answer", "error-record", "error-undo", "error-claim"])
    assert {key for key in keys(language) if key.startswith(wanted)} <= served
    again = server.http.get(f"/api/texts/{language}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_a_language_that_is_not_ours(server: Server):
    """Nothing but the words."""
    for path in ("/api/texts/tlh", "/api/texts/..%2fen", "/api/games/colosseum/cards?language=tlh"):
        assert server.get(path, status=404)["key"] in ("language-unknown", "not-found")


def test_cards_come_in_the_words_of_one_language_and_the_names_of_another(server: Server):
    """Both may be chosen; one is enough."""
    both = server.get("/api/games/colosseum/cards?language=en&card_language=ja")
    one = server.get("/api/games/colosseum/cards?language=ja")
    agumon = [next(card for card in told["cards"] if card["number"] == "St-1") for told in (both, one)]
    assert agumon[0]["name"] == agumon[1]["name"]
    assert agumon[0]["kind_line"] != agumon[1]["kind_line"]
    assert both["names"] == one["names"]


def test_games_are_told_with_their_switches(server: Server):
    """As they can be opened, in the order in which they came out."""
    told = {game["game"]: game for game in server.get("/api/games")}
    assert list(told) == ["colosseum", "alpha", "fftcg", "appmon"]
    game = told["colosseum"]
    assert (game["game"], game["players"]) == ("colosseum", ["random", "greedy"])
    assert [preset["id"] for preset in game["presets"]] == ["primer", "tournament"]
    first = game["switches"][0]
    assert (first["name"], first["values"], first["default"]) == ("battle_first", ["second", "first"], "second")
    assert ["digimon_box", 2, 0, 1, 1] in game["mat"]
    assert set(game["doubted"]) <= set(game["rules"])
