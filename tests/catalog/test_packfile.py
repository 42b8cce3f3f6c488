"""A pack as one value: to its files and back, under another id, put together with another version."""

from pathlib import Path
from typing import Any

import pytest

from homemade import HOME, files, homemade, laid, value, with_card
from netocean.catalog.comparing import differences, merged
from netocean.catalog.errors import PackError
from netocean.catalog.files import digest, read_zip, write_zip
from netocean.catalog.packfile import from_files, pack_digest, to_files
from netocean.catalog.packing import next_version, renamed, sealed, versioned
from netocean.catalog.packs import load_pack
from netocean.games import names

KELP: dict[str, Any] = {"id": "kelp", "name": {"en": "Kelp"}, "cards": {"home/H-1": 3, "St-1": 3}}


def test_files_give_the_value_back():
    """Names, cards, abilities, decks, and what the manifest says; from a zip too."""
    pack = value(homemade(decks=[KELP], credits=["Aya"], sources={"box": "ours"}, about={"en": "Three cards."}))
    assert from_files(to_files(pack)) == pack
    unpacked, faults = read_zip(write_zip(to_files(pack)), "home.zip")
    assert (from_files(unpacked), faults) == (pack, [])


def test_the_files_of_a_value_are_a_pack(tmp_path: Path):
    """With its digest; the same value gives the same bytes."""
    pack = load_pack(laid(tmp_path / "home", files()))
    assert pack.manifest.digest == pack_digest(value(HOME)) == digest(files())
    assert [ability.text for ability in pack.abilities("home/H-2")] == HOME["abilities"]["H-2"]
    assert write_zip(files()) == write_zip(files())


def test_what_is_written_can_hold_anything(tmp_path: Path):
    """Quotes, backslashes and other scripts are written so that they are read as they were."""
    pack = value(homemade(name={"en": 'A "set" \\ of ours', "ja": "海"}, credits=['He said: "no"', "tab\\t"]))
    assert from_files(to_files(pack)) == pack


def test_a_line_break_in_an_ability_makes_no_second_line():
    """Nor a card of its own."""
    pack = value(homemade(abilities={"H-2": ["keyword sky\n\n[H-3]\nkeyword sky"]}))
    assert list(from_files(to_files(pack)).abilities) == ["H-2"]


def test_a_copy_has_keys_of_its_own():
    """In cards and decks; cards of other packs keep theirs."""
    copy = renamed(value(homemade(decks=[KELP])), "attic")
    assert [card["key"] for card in copy.cards] == ["attic/H-1", "attic/H-2", "attic/H-3"]
    assert copy.decks[0].cards == {"attic/H-1": 3, "St-1": 3}
    assert copy.abilities == value(HOME).abilities


@pytest.mark.parametrize(
    ("versions", "next_"), [(("1.0.0", "1.2.9"), "1.2.10"), (("1", "0.9"), "1.0.1"), (("x",), "0.0.1")]
)
def test_the_next_version_is_newer_than_both(versions: tuple[str, ...], next_: str):
    """By its last number."""
    assert next_version(*versions) == next_


@pytest.mark.parametrize("version", ["1", "1.0", "1.0.0-rc", "", "v1.0.0", "1.0.0.0"])
def test_a_version_is_three_numbers(version: str):
    """Any other text is refused."""
    with pytest.raises(PackError):
        versioned(version)


def test_another_version_leaves_the_digest():
    """It is that of all other files."""
    made = from_files(sealed(files(), "2.0.0"))
    assert made.version == "2.0.0"
    assert b'digest = "' + pack_digest(value(HOME)).encode() in sealed(files(), "2.0.0")["pack.toml"]


# Two versions.


def test_equal_packs_have_no_differences():
    """Whatever the order of their names."""
    other = homemade(names=list(reversed(HOME["names"])))
    assert differences(value(HOME), value(other)) == []


def test_each_field_is_taken_from_the_side_that_is_named():
    """What nobody says anything about stays ours; what only they have comes along."""
    ours, theirs = value(with_card(0, type="A", level="IV")), with_card(0, type="C", level="Perfect")
    theirs["cards"].append({**HOME["cards"][2], "key": "home/H-4"})
    theirs["abilities"]["H-4"] = ["use: draw me 1"]
    made = merged(ours, value(theirs), {("card", "home/H-1", "type"): "theirs"})
    assert (made.cards[0]["type"], made.cards[0]["level"]) == ("C", "IV")
    assert [card["key"] for card in made.cards][-1] == "home/H-4"
    assert made.abilities["H-4"] == ["use: draw me 1"]


def test_a_field_that_the_other_side_lacks_can_go():
    """And a whole card."""
    theirs = with_card(0, number=None)
    theirs["cards"].pop()
    del theirs["abilities"]["H-3"]
    takes: Any = {("card", "home/H-1", "number"): "theirs", ("card", "home/H-3", ""): "theirs"}
    made = merged(value(HOME), value(theirs), takes)
    assert made == value(theirs)


@pytest.mark.parametrize("game", names())
def test_bundled_packs_can_be_told_as_one_value(game: str):
    """Nothing of their names, cards, abilities and decks is lost."""
    from netocean.catalog.files import read_files
    from netocean.catalog.library import Library

    for folder in Library.bundled(game).bundled_folders:
        found, _ = read_files(folder)
        pack = from_files(found)
        assert from_files(to_files(pack)) == pack
