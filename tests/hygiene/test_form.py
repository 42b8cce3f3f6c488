"""The compiled form is taken when it fits the sources, and only then."""

import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from netocean import _form


@pytest.fixture
def house(tmp_path: Path) -> tuple[Path, Path]:
    """A package of one module with a build that fits it."""
    package, build = tmp_path / "src" / "netocean", tmp_path / "build"
    (package / "engine").mkdir(parents=True)
    (package / "engine" / "game.py").write_text("x = 1\n", encoding="utf-8")
    build.mkdir()
    (build / "game.so").touch()
    files = _form.source_files(str(package))
    manifest = {
        "digest": _form.digest(files, "1.0"),
        "python": EXTENSION_SUFFIXES[0],
        "mypy": "1.0",
        "modules": {"netocean.engine.game": "game.so"},
        "sources": _form.stamps(files),
    }
    (build / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return package, build


def reason(house: tuple[Path, Path]) -> str:
    """Why the build does not fit."""
    return _form.misfit(str(house[1]), str(house[0]))[1]


def test_a_fitting_build_is_taken(house):
    """Nothing has changed."""
    modules, why = _form.misfit(str(house[1]), str(house[0]))
    assert why == ""
    assert list(modules) == ["netocean.engine.game"]


def test_a_new_time_alone_does_not_make_a_build_stale(house):
    """A fresh checkout has new times and the same bytes."""
    path = house[0] / "engine" / "game.py"
    path.write_text("x = 1\n", encoding="utf-8")
    assert reason(house) == ""


def test_a_changed_source_makes_a_build_stale(house):
    """Other bytes."""
    (house[0] / "engine" / "game.py").write_text("x = 2\n", encoding="utf-8")
    assert "changed" in reason(house)


def test_a_new_source_makes_a_build_stale(house):
    """One more file."""
    (house[0] / "engine" / "more.py").touch()
    assert "changed" in reason(house)


def test_a_lost_file_makes_a_build_useless(house):
    """Half a build is none."""
    (house[1] / "game.so").unlink()
    assert "not complete" in reason(house)


@pytest.mark.parametrize("text", ["", "[]", "{}", "{", '{"digest": 1, "python": 1, "mypy": 1, "modules": 1}'])
def test_a_broken_manifest_is_no_build(house, text):
    """A cut or strange manifest never stops the game from starting."""
    (house[1] / "manifest.json").write_text(text, encoding="utf-8")
    assert "cannot be read" in reason(house)


def test_the_form_is_known():
    """The process says what it runs."""
    assert _form.form() in ("compiled", "interpreted")


def test_an_unknown_wish_is_refused(monkeypatch):
    """A misspelled wish is not silently another one."""
    monkeypatch.setenv("NETOCEAN_FORM", "compield")
    with pytest.raises(ImportError, match="compield"):
        _form.install()
