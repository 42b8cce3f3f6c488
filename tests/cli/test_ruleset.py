"""`netocean ruleset show`: every switch with value, source and doubt."""

import pytest

from cli.reports import UNUSABLE, languages, report, run
from netocean.games import kit


def test_every_switch_is_told():
    """With what it may be, its rules, its source and its doubt."""
    told = report("ruleset", "show", "colosseum")
    assert list(told) == ["game", "preset", "presets", "switches"]
    assert told["preset"] == "primer"
    assert [one["name"] for one in told["switches"]] == [one.name for one in kit("colosseum").SWITCHES]
    assert all(one["source"] and one["rules"] and one["value"] == one["default"] for one in told["switches"])
    assert {one["doubt"] for one in told["switches"]} == {True, False}


def test_presets_and_single_switches_differ():
    """The value that they give."""
    told = report("ruleset", "show", "colosseum", "--preset", "tournament", "--switch", "window=one_each")
    values = {one["name"]: one["value"] for one in told["switches"]}
    assert (values["max_ultimate"], values["window"]) == ("5", "one_each")
    assert told["presets"]["tournament"] == {"max_ultimate": "5"}


@languages
def test_it_is_told_in_every_language(language: str):
    """The differences of the presets too."""
    told = run("ruleset", "show", "colosseum", "--preset", "tournament", language=language).stdout
    assert "report-" not in told
    assert "5 *" in told


@pytest.mark.parametrize(
    "wrong",
    [
        ("ruleset", "show", "chess"),
        ("ruleset", "show", "colosseum", "--preset", "chess"),
        ("ruleset", "show", "colosseum", "--switch", "chess=1"),
        ("ruleset", "show", "colosseum", "--switch", "chess"),
        ("ruleset", "show", "colosseum", "--language", "chess"),
    ],
)
def test_wrong_usage_is_refused(wrong: tuple[str, ...]):
    """One message that says what is wrong, code 2."""
    assert "chess" in run(*wrong, code=UNUSABLE).stderr
