"""The cache of parsed abilities on disk: quick, never stale, and never in the way."""

import os
from pathlib import Path

import pytest

from abilities.samples import REALISTIC
from netocean.abilities.errors import AbilityError
from netocean.catalog import parsed
from netocean.catalog.parsed import load_abilities, user_cache
from netocean.games.colosseum.vocabulary.nodes import VOCABULARY

TEXT = "".join(f"[x-{place}]\n{REALISTIC[place % len(REALISTIC)]}\n\n" for place in range(120))


def texts(cards) -> dict[str, list[str]]:
    """The lines of all cards."""
    return {key: [ability.text for ability in abilities] for key, abilities in cards.items()}


@pytest.fixture
def no_parser(monkeypatch: pytest.MonkeyPatch):
    """Makes parsing fail from here on."""

    def forbid():
        def refuse(*_):
            raise AssertionError("parsed again")

        monkeypatch.setattr("netocean.abilities.reader.read_file", refuse)

    return forbid


def test_a_text_is_parsed_once(tmp_path: Path, no_parser):
    """The second time the trees come from the cache."""
    first = texts(load_abilities(TEXT, VOCABULARY, tmp_path / "cache"))
    no_parser()
    assert texts(load_abilities(TEXT, VOCABULARY, tmp_path / "cache")) == first
    assert [path.suffix for path in (tmp_path / "cache").iterdir()] == [".trees"]


def test_a_broken_entry_is_made_again(tmp_path: Path, no_parser):
    """Whatever lies there instead."""
    first = texts(load_abilities(TEXT, VOCABULARY, tmp_path))
    (entry,) = tmp_path.iterdir()
    for data in (b"", b"junk", entry.read_bytes()[:-5]):
        entry.write_bytes(data)
        assert texts(load_abilities(TEXT, VOCABULARY, tmp_path)) == first
    no_parser()
    assert texts(load_abilities(TEXT, VOCABULARY, tmp_path)) == first


def test_nothing_need_be_writable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A file in the way of the folder, or a full disk: abilities are read all the same."""
    (tmp_path / "file").write_text("")
    assert len(load_abilities(TEXT, VOCABULARY, tmp_path / "file" / "cache")) == 120

    def full(*_):
        raise OSError("no space left")

    monkeypatch.setattr(parsed.os, "replace", full)
    assert len(load_abilities(TEXT, VOCABULARY, tmp_path / "cache")) == 120
    assert list((tmp_path / "cache").iterdir()) == []


def test_errors_are_not_cached(tmp_path: Path):
    """A wrong text is wrong each time."""
    for _ in range(2):
        with pytest.raises(AbilityError):
            load_abilities("[a]\nkeyword skyy\n", VOCABULARY, tmp_path)


def test_the_folder_follows_the_convention(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """XDG_CACHE_HOME if it is absolute, else ~/.cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert user_cache() == tmp_path / "netocean" / "abilities"
    monkeypatch.setenv("XDG_CACHE_HOME", "here")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert user_cache() == tmp_path / ".cache" / "netocean" / "abilities"
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    assert user_cache() is None
