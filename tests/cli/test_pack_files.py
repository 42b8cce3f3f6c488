"""`netocean pack export`, `import`, `merge`, `version`, `duplicate`, `overlay`: packs as files."""

from pathlib import Path

import pytest

from cli.reports import FAILED, UNUSABLE, languages, report, run
from homemade import HOME, files, laid, with_card
from netocean.catalog.files import read_files
from netocean.catalog.library import Library
from netocean.catalog.packfile import from_files
from netocean.catalog.packing import manifest_in


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The small pack as a folder."""
    return laid(tmp_path / "home", files())


def version_of(path: Path) -> str:
    """The version of a pack on disk."""
    return manifest_in(read_files(path)[0]).version


def test_a_pack_goes_out_as_one_file_and_comes_in_again(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch):
    """Into the own folder, where it is loaded from now on; not over another one, unless that is wanted."""
    monkeypatch.setenv("NETOCEAN_HOME", str(tmp_path / "own"))
    run("pack", "export", home, tmp_path / "given.zip")
    run("pack", "import", tmp_path / "given.zip")
    assert read_files(tmp_path / "own" / "packs" / "home")[0] == files()
    assert "given.zip" not in run("pack", "import", tmp_path / "given.zip", code=UNUSABLE).stdout
    run("pack", "import", tmp_path / "given.zip", "--replace")
    assert Library.bundled("colosseum").card("H-2").pack == "home"


def test_a_pack_with_faults_neither_goes_out_nor_comes_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Whole or not at all."""
    monkeypatch.setenv("NETOCEAN_HOME", str(tmp_path / "own"))
    broken = laid(tmp_path / "broken", files(with_card(0, level="V")))
    assert "cards.jsonl" in run("pack", "export", broken, tmp_path / "out.zip", code=UNUSABLE).stderr
    run("pack", "import", broken, code=UNUSABLE)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken"]


def test_two_versions_are_compared(tmp_path: Path, home: Path):
    """Field by field; nothing is written without --out."""
    aya = laid(tmp_path / "aya", files(with_card(0, type="C", number="H-01")))
    found = report("pack", "merge", home, aya)
    assert [(one["part"], one["id"], one["field"], one["ours"], one["theirs"]) for one in found] == [
        ("card", "home/H-1", "number", "H-1", "H-01"),
        ("card", "home/H-1", "type", "B", "C"),
    ]
    assert "H-01" in run("pack", "merge", home, aya).stdout


@pytest.mark.parametrize(
    ("takes", "number", "letter"),
    [
        (["ours"], "H-1", "B"),
        (["theirs"], "H-01", "C"),
        (["ours", "type=theirs"], "H-1", "C"),
        (["theirs", "home/H-1.number=ours"], "H-1", "C"),
        (["home/H-1=theirs"], "H-01", "C"),
    ],
)
def test_one_of_both_is_written_under_a_new_version(
    tmp_path: Path, home: Path, takes: list[str], number: str, letter: str
):
    """Each field from the side that was named."""
    aya = laid(tmp_path / "aya", files({**with_card(0, type="C", number="H-01"), "version": "1.3.0"}))
    told = [word for take in takes for word in ("--take", take)]
    run("pack", "merge", home, aya, "--out", tmp_path / "both", *told)
    card = from_files(read_files(tmp_path / "both")[0]).cards[0]
    assert (card["number"], card["type"], version_of(tmp_path / "both")) == (number, letter, "1.3.1")


def test_what_nobody_has_said_anything_about_is_left_open(tmp_path: Path, home: Path):
    """And nothing is written; nor with a word that is no side."""
    aya = laid(tmp_path / "aya", files(with_card(0, type="C", number="H-01")))
    told = run("pack", "merge", home, aya, "--take", "type=ours", "--out", tmp_path / "both", code=FAILED)
    assert "home/H-1.number" in told.stderr
    run("pack", "merge", home, aya, "--take", "mine", "--out", tmp_path / "both", code=UNUSABLE)
    assert not (tmp_path / "both").exists()


def test_a_pack_gets_another_version(tmp_path: Path, home: Path):
    """In its folder, or in its zip; what is no version is refused and nothing has changed."""
    run("pack", "version", home, "1.1.0")
    assert version_of(home) == "1.1.0"
    run("pack", "version", home, "next", code=UNUSABLE)
    assert report("pack", "check", home)["faults"] == []
    run("pack", "export", home, tmp_path / "home.zip")
    run("pack", "version", tmp_path / "home.zip", "2.0.0")
    assert version_of(tmp_path / "home.zip") == "2.0.0"


def test_a_copy_lies_beside_the_pack(tmp_path: Path, home: Path):
    """Under its own id; one that is none is refused."""
    run("pack", "duplicate", home, "attic")
    assert from_files(read_files(tmp_path / "attic")[0]).cards[0]["key"] == "attic/H-1"
    run("pack", "duplicate", home, "At tic", code=UNUSABLE)
    run("pack", "duplicate", home, "attic", code=UNUSABLE)


def test_an_overlay_begins_with_what_is_known(tmp_path: Path):
    """Of cards that are not verified."""
    incomplete = next(card.key for card in Library.bundled("colosseum").cards() if card.facts.missing)
    run("pack", "overlay", "colosseum", incomplete, "--out", tmp_path / "found")
    assert report("pack", "check", tmp_path / "found")["faults"] == []
    run("pack", "overlay", "colosseum", "St-1", "--out", tmp_path / "more", code=UNUSABLE)


@languages
def test_they_are_told_in_every_language(tmp_path: Path, language: str):
    """What was written, and that two packs are the same."""
    home = laid(tmp_path / "home", files())
    told = run("pack", "merge", home, home, language=language).stdout
    told += run("pack", "duplicate", home, "attic", language=language).stdout
    assert "report-" not in told
    assert len(HOME["cards"]) == 3
