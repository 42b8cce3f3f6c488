"""`netocean pack check` finds what is wrong with a pack, and where."""

import io
import stat
import warnings
import zipfile
from hashlib import shake_256
from pathlib import Path
from typing import Any

import pytest

from cli.reports import FAILED, languages, report, run
from homemade import HOME, files, homemade, laid, with_card
from netocean.catalog.files import digest, write_zip
from netocean.catalog.packfile import SET

RIGHT_TO_LEFT = "\u202e"
Told = list[tuple[str, str, int, str, str]]


def manifest(old: str, new: str) -> dict[str, bytes]:
    """The files with another manifest."""
    text = files()["pack.toml"].decode()
    assert old in text
    return files(pack__toml=text.replace(old, new).encode())


def line(number: int, **changes: Any) -> dict[str, bytes]:
    """The files with other facts of a card."""
    return files(with_card(number, **changes))


def abilities(**lines: list[str]) -> dict[str, bytes]:
    """The files with these abilities only."""
    return files(homemade(abilities={tail.replace("_", "-"): told for tail, told in lines.items()}))


def named(form: str) -> dict[str, bytes]:
    """The files with another English form of the first name."""
    first, *others = HOME["names"]
    return files(homemade(names=[{**first, "en": form}, *others]))


def twice(kind: str) -> dict[str, bytes]:
    """The files with the first name or card once more at the end."""
    return files(homemade(**{kind: [*HOME[kind], HOME[kind][0]]}))


def decked(cards: dict[str, int]) -> dict[str, bytes]:
    """The files with a ready deck."""
    return files(homemade(decks=[{"id": "kelp", "cards": cards}]))


APPEARS = {"kind": "appearance", "base": {}, "event": "during_battle", "if": "me.luck > 3"}

FAULTS: list[tuple[str, dict[str, bytes], Told]] = [
    ("a wrong type", line(0, level=4), [("pack-bad-value", "cards.jsonl", 1, "home/H-1", "level")]),
    ("a word that is not in the list", line(0, level="V"), [("pack-bad-value", "cards.jsonl", 1, "home/H-1", "level")]),
    ("an unknown effect", abilities(H_2=["when win: smash opponent 1"]),
     [("ability-error-node", "cards.abilities", 2, "home/H-2", "abilities[0]")]),
    ("an attack of 355", line(0, attack={"A": 355, "B": 250}),
     [("pack-number-step", "cards.jsonl", 1, "home/H-1", "attack.A")]),
    ("an attack of 99990", line(0, attack={"A": 350, "B": 99990}),
     [("pack-number-most", "cards.jsonl", 1, "home/H-1", "attack.B")]),
    ("a negative loss", line(0, lost_points=[-10, 10, 10, 10]),
     [("pack-number-least", "cards.jsonl", 1, "home/H-1", "lost_points[0]")]),
    ("a key twice", twice("cards"), [("pack-duplicate-key", "cards.jsonl", 4, "home/H-1", "key")]),
    ("a key of another pack", line(2, key="attic/H-3"),
     [("pack-abilities-without-card", "cards.abilities", 5, "home/H-3", ""),
      ("pack-foreign-key", "cards.jsonl", 3, "attic/H-3", "key")]),
    ("a newer language", manifest("language = 1", "language = 2"), [("pack-language-newer", "pack.toml", 0, "", "")]),
    ("an unknown game", manifest("colosseum", "checkers"), [("pack-unknown-game", "pack.toml", 0, "", "")]),
    ("a wrong digest", {**files(), "names.jsonl": files()["names.jsonl"] + b"\n"},
     [("pack-digest", "pack.toml", 0, "", "")]),
    ("no manifest", files(pack__toml=None), [("pack-no-manifest", "pack.toml", 0, "", "")]),
    ("no UTF-8", files(names__jsonl=b'{"slug": "kelp-pup", "en": "\xff"}\n'),
     [("pack-not-utf-8", "names.jsonl", 1, "", "")]),
    ("an unknown field", line(0, colour="red"), [("pack-unknown-field", "cards.jsonl", 1, "home/H-1", "colour")]),
    ("a missing field", line(0, status=None), [("pack-missing-field", "cards.jsonl", 1, "home/H-1", "status")]),
    ("a name twice", twice("names"), [("pack-duplicate-name", "names.jsonl", 4, "", "")]),
    ("an unknown name", line(0, name="reef-pup"), [("pack-unknown-name", "cards.jsonl", 1, "home/H-1", "name")]),
    ("a script in a name", named("<script>alert(1)</script>"), [("pack-markup", "names.jsonl", 1, "", "en")]),
    ("a name that turns the line around", named(f"Kelp{RIGHT_TO_LEFT}puP"),
     [("pack-unseen-signs", "names.jsonl", 1, "", "en")]),
    ("a zero byte in a name", named("Kelp\0Pup"), [("pack-unseen-signs", "names.jsonl", 1, "", "en")]),
    ("a line break in a name", named("Kelp\nPup"), [("pack-unseen-signs", "names.jsonl", 1, "", "en")]),
    ("a card without its battle type", line(0, type=None),
     [("pack-needed-fact", "cards.jsonl", 1, "home/H-1", "type")]),
    ("a field twice", line(0, fields=["DS", "ME", "DS"]), [("pack-repeated", "cards.jsonl", 1, "home/H-1", "fields")]),
    ("a letter twice", line(0, guard={"C": "AA"}), [("pack-bad-value", "cards.jsonl", 1, "home/H-1", "guard.C")]),
    ("nothing missing, and yet incomplete", line(0, status="incomplete"),
     [("pack-status", "cards.jsonl", 1, "home/H-1", "status")]),
    ("abilities of no card", abilities(H_9=["keyword sky"]),
     [("pack-abilities-without-card", "cards.abilities", 1, "home/H-9", "")]),
    ("a condition that is none", line(1, lines=[APPEARS]),
     [("ability-error-property", "cards.jsonl", 2, "home/H-2", "lines")]),
    ("a deck of an unknown card", decked({"H-1": 3, "H-77": 3}), [("pack-deck-unknown-card", "decks/01.toml", 5, "", "")]),
    ("an id that is no id", manifest('id = "home"', 'id = "Home Set"'),
     [("pack-bad-id", "pack.toml", 1, "", "")]),
]  # fmt: skip
"""What is planted, the files, and the faults: key, file, line, card, field."""


@pytest.mark.parametrize(("files_", "told"), [one[1:] for one in FAULTS], ids=[one[0] for one in FAULTS])
def test_each_fault_is_found_at_its_place(tmp_path: Path, files_: dict[str, bytes], told: Told):
    """File and line, and the card and the field where there is one."""
    found = report("pack", "check", laid(tmp_path / "home", files_), code=FAILED)["faults"]
    places = [(one["key"], one["file"], one["line"], one["card"], one["field"]) for one in found]
    assert places == told


def zipped(*members: tuple[str | zipfile.ZipInfo, bytes]) -> bytes:
    """A zip of the pack with further members."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive, warnings.catch_warnings(action="ignore"):
        for name, content in files().items():
            archive.writestr(name, content)
        for member, content in members:
            archive.writestr(member, content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def link() -> zipfile.ZipInfo:
    """A member that is a link."""
    member = zipfile.ZipInfo("more.jsonl")
    member.create_system = 3
    member.external_attr = (stat.S_IFLNK | 0o777) << 16
    return member


def dense(size: int) -> bytes:
    """So many bytes that are packed well, and yet no bomb."""
    part = shake_256(b"dense").digest(20_000)
    return (part * (size // len(part) + 1))[:size]


def unsealed() -> bytes:
    """A zip of a pack whose manifest has no digest."""
    text = files()["pack.toml"].decode().replace(f'digest = "{digest(files())}"\n', "")
    return write_zip(files(pack__toml=text.encode()))


ZIPS = [
    ("a broken zip", zipped()[:-40], ("pack-unreadable", "home.zip")),
    ("no zip at all", b"cards", ("pack-unreadable", "home.zip")),
    ("a bomb", zipped(("more.jsonl", b" " * 4_900_000)), ("pack-bomb", "more.jsonl")),
    ("a file that is too large", zipped(("more.jsonl", dense(5_000_001))), ("pack-file-too-large", "more.jsonl")),
    ("a path outside the archive", zipped(("../evil.jsonl", b"{}")), ("pack-path-outside", "../evil.jsonl")),
    ("a path outside by another sign", zipped(("decks\\..\\..\\x.toml", b"")), ("pack-path-outside", "decks/../../x.toml")),
    ("an absolute path", zipped(("/etc/evil.jsonl", b"{}")), ("pack-path-absolute", "/etc/evil.jsonl")),
    ("a path on a drive", zipped(("C:/evil.jsonl", b"{}")), ("pack-path-absolute", "C:/evil.jsonl")),
    ("a link", zipped((link(), b"/etc/passwd")), ("pack-link", "more.jsonl")),
    ("a zip in the zip", zipped(("more.zip", zipped())), ("pack-nested", "more.zip")),
    ("too many files", zipped(*[(f"{number}.txt", b"") for number in range(500)]), ("pack-too-many-files", "")),
    ("a file twice", zipped(("names.jsonl", b"")), ("pack-file-twice", "names.jsonl")),
    ("no digest", unsealed(), ("pack-no-digest", "pack.toml")),
    ("much of everything", zipped(*[(f"{n}.jsonl", dense(4_400_000)) for n in range(5)]), ("pack-too-large", "")),
]  # fmt: skip


@pytest.mark.parametrize(("content", "fault"), [one[1:] for one in ZIPS], ids=[one[0] for one in ZIPS])
def test_a_zip_is_judged_before_it_is_unpacked(tmp_path: Path, content: bytes, fault: tuple[str, str]):
    """Whatever it hides, nothing of it is written anywhere."""
    path = tmp_path / "home.zip"
    path.write_bytes(content)
    found = report("pack", "check", path, code=FAILED)["faults"]
    assert [(one["key"], one["file"]) for one in found][:1] == [fault]
    assert [one.name for one in tmp_path.rglob("*")] == ["home.zip"]


def test_a_sound_pack_passes(tmp_path: Path):
    """As a folder and as a zip; the sets are those that are written."""
    assert report("pack", "check", laid(tmp_path / "home", files()))["faults"] == []
    (tmp_path / "home.zip").write_bytes(zipped())
    assert "home 1.0.0" in run("pack", "check", tmp_path / "home.zip").stdout
    assert f"{SET}.jsonl" in files()


@languages
def test_faults_are_told_in_every_language(tmp_path: Path, language: str):
    """Each with its place, none by its key."""
    folder = laid(tmp_path / "home", {**line(0, level="V", colour="red"), "names.jsonl": b"{}\n"})
    told = run("pack", "check", folder, language=language, code=FAILED).stdout
    assert "cards.jsonl" in told
    assert "pack-" not in told.replace("pack.toml", "")
