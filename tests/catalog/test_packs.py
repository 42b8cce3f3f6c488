"""Packs from folders and zips: whole, or refused with all faults."""

import io
import json
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netocean.catalog.errors import PackError, PackFault
from netocean.catalog.files import MOST_BYTES, digest, write_zip
from netocean.catalog.library import Library
from netocean.catalog.packs import load_pack
from netocean.texts import LANGUAGES
from told import tell

MANIFEST = """id = "own"
game = "colosseum"
version = "1"
language = 1
licence = "MIT"
[name]
en = "Own"
"""
CARD = {
    "key": "own/Ow-1", "name": "one", "kind": "digimon", "status": "verified", "number": "Ow-1", "level": "III",
    "type": "A", "attack": {"A": 300, "B": 200, "C": 100}, "lost_points": [10, 10, 10, 10],
}  # fmt: skip
FILES = {
    "pack.toml": MANIFEST,
    "names.jsonl": '{"slug": "one", "en": "One"}\n',
    "cards.jsonl": json.dumps(CARD) + "\n",
    "cards.abilities": "# comment\n\n[Ow-1]\nkeyword sky\nwhen win: mill opponent 1\n",
    "decks/first.toml": 'id = "first"\n[cards]\n"Ow-1" = 30\n',
}


def folder(tmp_path, **changes):
    """A small pack on disk; a change is the new content of a file, or None to leave it out."""
    for name, content in {**FILES, **{key.replace("__", "."): value for key, value in changes.items()}}.items():
        if content is None:
            continue
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return tmp_path


def sealed(**changes):
    """The files of the small pack as they are given away: with their digest."""
    files = {name: content.encode() for name, content in {**FILES, **changes}.items()}
    return {**files, "pack.toml": f'digest = "{digest(files)}"\n{MANIFEST}'.encode()}


def faults(path):
    """The faults of a pack that is refused."""
    with pytest.raises(PackError) as caught:
        load_pack(path)
    assert caught.value.key == caught.value.faults[0].key
    return [(fault.key, fault.file, fault.line) for fault in caught.value.faults]


def card(**changes):
    """A line of a card file."""
    return json.dumps({**CARD, **changes}) + "\n"


def test_a_pack_is_read_whole(tmp_path):
    """Facts, names, abilities, decks."""
    pack = load_pack(folder(tmp_path))
    assert list(pack.cards) == ["own/Ow-1"]
    assert [ability.text for ability in pack.abilities("own/Ow-1")] == ["keyword sky", "when win: mill opponent 1"]
    assert pack.abilities("own/Ow-2") == []
    assert (pack.names["one"].en, pack.decks[0].cards) == ("One", {"Ow-1": 30})


@pytest.mark.parametrize("top", ["", "own/"])
def test_a_zip_is_a_pack_too(tmp_path, top):
    """With or without a folder around it."""
    path = tmp_path / "own.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in sealed().items():
            archive.writestr(top + name, content)
    assert list(load_pack(path).cards) == ["own/Ow-1"]


def test_a_zip_holds_no_more_than_a_folder(tmp_path):
    """What lies beside the pack, or deeper in it, is not read."""
    path = tmp_path / "own.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in sealed().items():
            archive.writestr(f"own/{name}", content)
        for name in ("__MACOSX/own/._pack.toml", "more.jsonl", "own/old/cards.jsonl", "own/decks/old/first.toml"):
            archive.writestr(name, "junk")
    pack = load_pack(path)
    assert (list(pack.cards), [deck.id for deck in pack.decks]) == (["own/Ow-1"], ["first"])


def test_a_zip_with_a_damaged_file_is_refused(tmp_path):
    """Wherever it is damaged."""
    path = tmp_path / "own.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("pack.toml", MANIFEST)
    whole = path.read_bytes()
    for place in range(60, 100):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :])
        assert faults(path) == [("pack-unreadable", "own.zip", 0)]


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_zip_is_packed_so_that_every_python_can_read_it(tmp_path, method):
    """Python may be built without the rarer methods."""
    path = tmp_path / "own.zip"
    with zipfile.ZipFile(path, "w", method) as archive:
        archive.writestr("pack.toml", MANIFEST)
    assert faults(path) == [("pack-packed-otherwise", "pack.toml", 0)]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"pack__toml": None}, ("pack-no-manifest", "pack.toml", 0)),
        ({"pack__toml": MANIFEST.replace("[name]", "[name")}, ("pack-malformed-toml", "pack.toml", 6)),
        ({"pack__toml": "colour = 1\n" + MANIFEST}, ("pack-unknown-field", "pack.toml", 1)),
        ({"pack__toml": MANIFEST.replace('licence = "MIT"\n', "")}, ("pack-missing-field", "pack.toml", 1)),
        ({"pack__toml": MANIFEST.replace('"1"', "1")}, ("pack-bad-value", "pack.toml", 3)),
        ({"pack__toml": MANIFEST.replace("colosseum", "checkers")}, ("pack-unknown-game", "pack.toml", 0)),
        ({"pack__toml": MANIFEST.replace("colosseum", "../x")}, ("pack-unknown-game", "pack.toml", 0)),
        ({"pack__toml": MANIFEST.replace("language = 1", "language = 2")}, ("pack-language-newer", "pack.toml", 0)),
        ({"pack__toml": MANIFEST.replace("language = 1", "language = 0")}, ("pack-language-version", "pack.toml", 0)),
        ({"pack__toml": 'digest = "blake2b:0"\n' + MANIFEST}, ("pack-digest", "pack.toml", 0)),
        ({"names__jsonl": FILES["names.jsonl"] * 2}, ("pack-duplicate-name", "names.jsonl", 2)),
        ({"names__jsonl": '{"slug": "one", "fr": "Un"}\n' * 1}, ("pack-unknown-field", "names.jsonl", 1)),
        ({"cards__jsonl": card() + card()}, ("pack-duplicate-key", "cards.jsonl", 2)),
        ({"cards__jsonl": card() + '{"key": \n'}, ("pack-malformed-json", "cards.jsonl", 2)),
        ({"cards__jsonl": card() + "[]\n"}, ("pack-bad-value", "cards.jsonl", 2)),
        ({"cards__jsonl": card() + "[" * 100_000 + "\n"}, ("pack-malformed-json", "cards.jsonl", 2)),
        ({"cards__jsonl": card(status="sure")}, ("pack-bad-value", "cards.jsonl", 1)),
        ({"cards__jsonl": card(colour="red")}, ("pack-unknown-field", "cards.jsonl", 1)),
        ({"cards__jsonl": card(name="two")}, ("pack-unknown-name", "cards.jsonl", 1)),
        ({"cards__jsonl": card(status="incomplete")}, ("pack-status", "cards.jsonl", 1)),
        ({"cards__jsonl": card(missing=["lines"])}, ("pack-status", "cards.jsonl", 1)),
        ({"cards__jsonl": card() + card(key="other/Ow-2")}, ("pack-foreign-key", "cards.jsonl", 2)),
        ({"cards__abilities": "\nOw-1\nkeyword sky\n"}, ("ability-error-card", "cards.abilities", 2)),
        ({"cards__abilities": "[Ow-1]\nkeyword fly\n"}, ("ability-error-node", "cards.abilities", 2)),
        ({"cards__abilities": "[Ow-1]\nwhen win: mill opponent\n"}, None),
        ({"cards__abilities": "[Ow-2]\nkeyword sky\n"}, ("pack-abilities-without-card", "cards.abilities", 1)),
        (
            {"cards__abilities": "[Ow-1]\nkeyword sky\n\n[Ow-1]\nkeyword sky\n"},
            ("pack-duplicate-abilities", "cards.abilities", 4),
        ),
        (
            {"cards__abilities": "[Ow-1]\nstatic if me.active is {name two}: add_attack me 10\n"},
            ("pack-unknown-name", "cards.abilities", 2),
        ),
        ({"decks/first__toml": "[cards]\nx\n"}, ("pack-malformed-toml", "decks/first.toml", 2)),
        ({"cards__jsonl": b'{"key": "\xff"}\n'}, ("pack-not-utf-8", "cards.jsonl", 1)),
    ],
)
def test_one_fault_of_each_kind(tmp_path, changes, fault):
    """With its file and line."""
    found = faults(folder(tmp_path, **changes))
    assert found == [fault] if fault is not None else len(found) == 1


def test_conditions_of_requirement_lines_are_read(tmp_path):
    """Ability text inside facts has faults too."""
    line = {"kind": "appearance", "base": {"level": "III"}, "event": "during_battle", "if": "me.luck > 3"}
    ((key, file, number),) = faults(folder(tmp_path, cards__jsonl=card(lines=[line])))
    assert key.startswith("ability-error")
    assert (file, number) == ("cards.jsonl", 1)


def test_all_faults_are_told_at_once_and_in_order(tmp_path):
    """Nothing hides behind the first; and a card that cannot be read is not missed a second time."""
    path = folder(
        tmp_path,
        cards__jsonl=card(name="two") + card() + card(key="own/Ow-3", status="?"),
        cards__abilities="[Ow-1]\nkeyword fly\nkeyword swim\nkeyword sky\n\n[Ow-3]\nkeyword sky\n",
    )
    assert faults(path) == [
        ("ability-error-node", "cards.abilities", 2),
        ("ability-error-node", "cards.abilities", 3),
        ("pack-unknown-name", "cards.jsonl", 1),
        ("pack-duplicate-key", "cards.jsonl", 2),
        ("pack-bad-value", "cards.jsonl", 3),
    ]


def test_columns_count_letters_and_bytes_of_other_scripts_do_not_mislead(tmp_path):
    """The place of a fault behind Japanese text."""
    with pytest.raises(PackError) as caught:
        load_pack(folder(tmp_path, names__jsonl='{"slug": "one", "ja": "あいう", ?}\n'))
    assert (caught.value.line, caught.value.column) == (1, 30)


def test_files_have_bounds(tmp_path):
    """A file that is too large is named; nothing of the pack is read."""
    path = folder(tmp_path, cards__jsonl=b" " * MOST_BYTES)
    assert [key for key, _, _ in faults(path)] != ["pack-file-too-large"]
    path = folder(tmp_path, cards__jsonl=b" " * (MOST_BYTES + 1))
    assert faults(path) == [("pack-file-too-large", "cards.jsonl", 0)]


def test_too_many_files(tmp_path):
    """A zip of a thousand files is no pack."""
    path = tmp_path / "many.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(1000):
            archive.writestr(f"{number}.txt", "x")
    assert [key for key, _, _ in faults(path)] == ["pack-too-many-files"]


@pytest.mark.parametrize("content", [b"", b"no zip", b"PK\x03\x04 cut"])
def test_what_is_neither_folder_nor_zip(tmp_path, content):
    """One message, no traceback of a library."""
    path = tmp_path / "own.zip"
    path.write_bytes(content)
    assert faults(path) == [("pack-unreadable", "own.zip", 0)]
    assert faults(tmp_path / "nowhere.zip") == [("pack-unreadable", "nowhere.zip", 0)]


def test_a_right_digest_is_accepted(tmp_path):
    """It covers all files but the manifest."""
    files = {name: content.encode() for name, content in FILES.items()}
    path = folder(tmp_path, pack__toml=f'digest = "{digest(files)}"\n{MANIFEST}')
    assert load_pack(path).id == "own"


def test_a_zip_needs_its_digest(tmp_path):
    """It was given away; a folder is still being worked on."""
    (tmp_path / "own.zip").write_bytes(write_zip({name: text.encode() for name, text in FILES.items()}))
    assert faults(tmp_path / "own.zip") == [("pack-no-digest", "pack.toml", 0)]
    (tmp_path / "own.zip").write_bytes(write_zip(sealed()))
    assert load_pack(tmp_path / "own.zip").id == "own"


@given(st.sampled_from(sorted(FILES)), st.integers(0, 200), st.binary(max_size=6))
def test_a_damaged_pack_is_refused_or_still_right(name, place, noise):
    """Whatever bytes are put into a file: a pack, or faults with messages."""
    library = Library.bundled("colosseum")
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for file, data in sealed().items():
            archive.writestr(file, data[:place] + noise + data[place + len(noise) :] if file == name else data)
    import tempfile
    from pathlib import Path

    with tempfile.TemporaryDirectory() as place_on_disk:
        path = Path(place_on_disk) / "own.zip"
        path.write_bytes(buffer.getvalue())
        try:
            load_pack(path)
        except PackError as error:
            for fault in error.faults:
                assert tell(fault, library, "ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_told_with_their_place(language):
    """File, line and column, or the file alone."""
    library = Library.bundled("colosseum")
    told = tell(PackFault("pack-unknown-name", {"name": "two"}, "cards.jsonl", 7, 3), library, language)
    assert all(part in told for part in ("cards.jsonl", "7", "3", "two"))
    assert tell(PackFault("pack-no-manifest", {}, "pack.toml"), library, language).startswith("pack.toml")
