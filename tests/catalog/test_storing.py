"""What is imported is stored whole or not at all."""

from pathlib import Path

import pytest

from netocean.catalog import own
from netocean.catalog.errors import PackError
from netocean.catalog.library import Library
from netocean.catalog.lines import NameForms, together
from netocean.catalog.packs import load_pack
from netocean.catalog.storing import pack_files, store_names, store_pack
from netocean.games.fftcg.faces import Facts

WOLF = Facts("mine/M-1", "wolf", "forward", "provisional", 2, "M-1", elements=("fire",), power=5000)
NAMES = [NameForms("wolf", en="Wolf", ja="オオカミ")]


def files(*facts: Facts, line: str = "keyword haste") -> dict[str, bytes]:
    """The files of a pack with these cards, the first of which says this."""
    return pack_files("mine", "fftcg", "Mine", facts, NAMES, {"M-1": [line]})


def told(error: pytest.ExceptionInfo[PackError]) -> list[str]:
    """The keys of all faults."""
    return [fault.key for fault in error.value.faults]


def test_a_pack_that_is_stored_can_be_loaded(tmp_path: Path):
    """With its digest; nothing else lies beside it."""
    store_pack(files(WOLF), tmp_path / "mine", {})
    pack = load_pack(tmp_path / "mine")
    assert (list(pack.cards), pack.manifest.digest[:8]) == (["mine/M-1"], "blake2b:")
    assert [ability.text for ability in pack.abilities("mine/M-1")] == ["keyword haste"]
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_a_pack_with_a_fault_is_not_stored(tmp_path: Path):
    """Neither in a new place nor in that of another one."""
    with pytest.raises(PackError) as error:
        store_pack(files(WOLF, line="keyword hast"), tmp_path / "mine", {})
    assert told(error) == ["ability-error-node"] and list(tmp_path.iterdir()) == []
    store_pack(files(WOLF), tmp_path / "mine", {})
    with pytest.raises(PackError):
        store_pack(files(WOLF, line="keyword hast"), tmp_path / "mine", {}, replace=True)
    assert load_pack(tmp_path / "mine").cards


def test_what_lies_there_is_not_lost(tmp_path: Path):
    """A folder that holds something is left alone; a pack makes way where that is wished."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear", encoding="utf-8")
    for replace in (False, True):
        with pytest.raises(PackError) as error:
            store_pack(files(WOLF), tmp_path / "mine", {}, replace)
        assert told(error) == ["import-folder-taken"]
    assert (tmp_path / "mine" / "letter.txt").read_text(encoding="utf-8") == "dear"
    store_pack(files(WOLF), tmp_path / "other", {})
    store_pack(files(WOLF, line="keyword brave"), tmp_path / "other", {}, replace=True)
    assert [ability.text for ability in load_pack(tmp_path / "other").abilities("mine/M-1")] == ["keyword brave"]


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path):
    """One sentence, for packs and for names."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(PackError) as error:
        store_pack(files(WOLF), tmp_path / "file" / "mine", {})
    assert told(error) == ["import-folder-unusable"]
    with pytest.raises(PackError) as error:
        store_names({"wolf": NAMES[0]}, tmp_path / "file" / "fftcg.jsonl")
    assert told(error) == ["import-folder-unusable"]


def test_own_packs_and_names_are_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Those of the game that is asked for; a broken one is told, never passed over."""
    monkeypatch.setenv(own.HOME, str(tmp_path))
    store_pack(files(WOLF), own.packs_folder() / "mine", {})
    store_names({"wolf": NameForms("wolf", zh_hans="狼", ja="おおかみ")}, own.names_file("fftcg"))
    library = Library.bundled("fftcg")
    assert library.card("M-1").pack == "mine"
    assert [library.name("wolf", language)[0] for language in ("en", "ja", "zh-Hans")] == ["Wolf", "おおかみ", "狼"]
    assert own.own_packs("colosseum") == []
    own.names_file("fftcg").write_text("{", encoding="utf-8")
    with pytest.raises(PackError) as error:
        Library.bundled("fftcg")
    assert told(error) == ["pack-malformed-json"]


def test_a_form_that_a_person_gives_is_sure():
    """It goes before that of a pack; the others stay as they are."""
    drafted = NameForms("wolf", en="Wolf", ja="オオカミ", zh_hant="狼", unsure=("ja", "zh-Hant"))
    assert together(drafted, NameForms("wolf", ja="おおかみ")) == NameForms(
        "wolf", en="Wolf", ja="おおかみ", zh_hant="狼", unsure=("zh-Hant",)
    )
