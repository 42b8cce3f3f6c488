"""`netocean import`: people's own cards and names, whole or not at all."""

import json
from pathlib import Path
from typing import Any

import pytest

from cli.reports import UNUSABLE, languages, report, run
from netocean.catalog.library import Library
from netocean.games import kit

CARD = {
    "code": "90-001C", "name": "Brannoch", "type": "Forward", "element": "Water", "cost": 3, "power": 7000,
    "job": "Ferryman", "category": "QX", "text": "Haste\nWhen Brannoch attacks, draw 4 cards.",
}  # fmt: skip
OTHER = CARD | {"code": "90-002C", "name": "Ondine", "text": "When Ondine attacks, draw 4 songs."}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the person's own."""
    monkeypatch.setenv("NETOCEAN_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def made(folder: Path, *cards: dict[str, Any] | bytes, name: str = "cards.jsonl") -> Path:
    """A card file, or one with these bytes."""
    path = folder / name
    path.write_bytes(b"\n".join(card if isinstance(card, bytes) else json.dumps(card).encode() for card in cards))
    return path


def test_a_card_file_becomes_a_pack_that_plays(tmp_path: Path):
    """Facts, abilities and names; a card of one source is provisional."""
    told = report("import", "fftcg", made(tmp_path, CARD), "--into", tmp_path / "mine")
    lines = [{"line": 1, "abilities": ["keyword haste"]}, {"line": 2, "abilities": ["when attacks self: draw me 4"]}]
    card = {"number": "90-001C", "name": "Brannoch", "status": "provisional", "lines": lines}
    assert told == {"game": "fftcg", "folder": str(tmp_path / "mine"), "cards": [card], "known": {}}
    library = Library.bundled("fftcg", packs=[tmp_path / "mine"])
    (found,) = library.find("Brannoch")
    assert (found.key, found.facts.cost, found.facts.jobs) == ("mine/90-001C", 3, ("job-ferryman",))
    assert kit("fftcg").build(found.facts, found.abilities).power == 7000


def test_an_unread_line_makes_the_card_incomplete(tmp_path: Path):
    """It is told with its line and column; the card is there, and refused in decks; the other one plays."""
    told = run("import", "fftcg", made(tmp_path, CARD, OTHER), "--into", tmp_path / "mine").stdout
    assert "90-002C, line 1, column 29: “songs” is not understood here." in told
    assert "90-001C, line 2: when attacks self: draw me 4" in told
    library = Library.bundled("fftcg", packs=[tmp_path / "mine"])
    assert (library.card("90-002C").facts.status, library.card("90-002C").facts.missing) == ("incomplete", ("text",))
    assert library.card("90-002C").abilities == []


def test_without_a_folder_the_pack_is_always_loaded(tmp_path: Path, home: Path):
    """It lies in the person's own folder; another import needs the word to replace it."""
    run("import", "fftcg", made(tmp_path, CARD))
    assert Library.bundled("fftcg").card("90-001C").pack == "fftcg-own"
    assert Library.bundled("colosseum").find("Brannoch") == []
    assert run("import", "fftcg", made(tmp_path, OTHER), code=UNUSABLE).stdout == ""
    assert Library.bundled("fftcg").card("90-001C").number == "90-001C"
    run("import", "fftcg", made(tmp_path, OTHER), "--replace")
    assert [card.number for card in Library.bundled("fftcg").cards() if card.pack == "fftcg-own"] == ["90-002C"]
    assert [path.name for path in (home / "packs").iterdir()] == ["fftcg-own"]


def test_a_card_that_is_there_already_is_left_out(tmp_path: Path):
    """What the file says otherwise is told; if no card is new, nothing is stored."""
    told = report("import", "fftcg", made(tmp_path, CARD | {"code": "1-001H"}), "--into", tmp_path / "mine")
    assert (told["known"], told["cards"], told["folder"]) == ({"1-001H": ["cost", "power", "elements"]}, [], None)
    assert not (tmp_path / "mine").exists()


@languages
def test_it_is_told_in_every_language(language: str, tmp_path: Path):
    """Lines, cards that were left out, and where the rest lies."""
    path = made(tmp_path, CARD, OTHER, CARD | {"code": "1-001H"})
    told = run("import", "fftcg", path, "--into", tmp_path / "mine", language=language).stdout
    assert all(number in told for number in ("90-001C", "90-002C", "1-001H"))
    assert "report-" not in told


NESTED = '"‘' * 400
BAD: dict[str, tuple[bytes | dict[str, Any], ...]] = {
    "no JSON": (b"{cards",),
    "nothing": (b"",),
    "bytes that are no text": (b"\xff\xfe\x00",),
    "a missing field": ({name: value for name, value in CARD.items() if name != "cost"},),
    "a code that stands twice": (CARD, CARD),
    "two printings that contradict each other": (CARD, CARD | {"code": "Re-900C/90-001C", "cost": 4}),
    "a type that is none": (CARD | {"type": "Castle"},),
    "a cost that no card has": (CARD | {"cost": 100},),
    "a power that no card has": (CARD | {"power": 7500},),
    "a text of a megabyte": (CARD | {"text": "Draw 1 card. " * 80_000},),
    "a list as deep as the file is long": (b"[" * 100_000,),
}


@pytest.mark.parametrize("cards", BAD.values(), ids=list(BAD))
def test_a_bad_file_is_told_and_nothing_is_stored(
    cards: tuple[bytes | dict[str, Any], ...], tmp_path: Path, home: Path
):
    """Sentences and the code for wrong input; no folder is made."""
    result = run("import", "fftcg", made(tmp_path, *cards), code=UNUSABLE)
    assert result.stdout == "" and result.stderr.strip()
    assert not home.exists()


@pytest.mark.parametrize(
    "text", [NESTED, "‘" * 9_000, "When Brannoch attacks, " * 800, "(" * 9_000, "Draw 1 card. " * 1_000]
)
def test_a_strange_text_is_read_or_not(text: str, tmp_path: Path):
    """No text makes the reader fail or take long: the card is incomplete."""
    told = report("import", "fftcg", made(tmp_path, CARD | {"text": text}), "--into", tmp_path / "mine")
    assert [card["status"] for card in told["cards"]] == ["incomplete"]


def test_a_game_without_printed_texts_says_so(tmp_path: Path):
    """And so does one that is none."""
    for game in ("colosseum", "chess"):
        assert run("import", game, made(tmp_path, CARD), code=UNUSABLE).stderr


# Names.


def test_names_are_added_to_cards(tmp_path: Path):
    """By slug or by English name; a later file adds to the first, and its forms go before those of a pack."""
    run("import", "names", made(tmp_path, b"slug,ja,zh-Hans\nauron,\xe4\xba\x9c,\xe4\xba\x9a\n", name="names.csv"))
    told = report("import", "names", made(tmp_path, {"name": "Auron", "zh-Hant": "亞"}, name="more.json"))
    assert told == {"names": {"fftcg": 1}}
    library = Library.bundled("fftcg")
    assert [library.name("auron", language)[0] for language in ("en", "ja", "zh-Hans", "zh-Hant")] == [
        "Auron", "亜", "亚", "亞",
    ]  # fmt: skip
    assert "1-001H" in {card.number for card in library.find("亜")}


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("n.json", '{"auron": {"ja": "亜"}}'),
        ("n.json", '[{"slug": "auron", "ja": "亜"}]'),
        ("n.jsonl", '{"slug": "auron", "ja": "亜"}\n{"slug": "agrias", "ja": "阿"}'),
        ("n.toml", '[auron]\nja = "亜"'),
        ("n.csv", "name;ja\nAuron;亜"),
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "shift_jis"])
def test_every_layout_is_read(name: str, content: str, encoding: str, tmp_path: Path):
    """In every encoding that people have."""
    run("import", "names", made(tmp_path, content.encode(encoding), name=name))
    assert Library.bundled("fftcg").name("auron", "ja") == ("亜", True)


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"just words", b"[[[[", b'{"nobody-at-all": {"ja": "x"}}', b'{"auron": {"klingon": "x"}}',
        b'{"auron": {"ja": ""}}', b'{"auron": {"ja": 3}}', b'[{"ja": "x"}]', b'{"auron": "x"}', b"slug,ja\nauron",
        b'slug,ja\nauron,"x', b"slug,ja\nauron,x\nauron,y", b"slug,ja\nauron," + b"x" * 1_000_000, b"\xff\xfe\x00",
    ],
)  # fmt: skip
def test_a_bad_file_of_names_is_told_and_nothing_is_stored(content: bytes, tmp_path: Path, home: Path):
    """Sentences and the code for wrong input."""
    result = run("import", "names", made(tmp_path, content, name="names"), code=UNUSABLE)
    assert result.stdout == "" and result.stderr.strip()
    assert not home.exists()
