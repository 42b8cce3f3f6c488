"""`netocean bench`: the shape of the report."""

from cli.reports import UNUSABLE, languages, report, run
from netocean import form
from netocean.games import names

QUICK = ("--games", "2", "--runs", "1")


def test_the_shape_of_the_report():
    """One entry a game, in the form that runs."""
    told = report("bench", *QUICK)
    assert [one["game"] for one in told] == names()
    keys = ["game", "form", "answers_per_second", "games_per_second", "clone_microseconds", "view_microseconds"]
    assert all(list(one) == keys for one in told)
    assert {one["form"] for one in told} == {form()}
    assert report("bench", "colosseum", *QUICK)[0]["answers_per_second"] > 0


@languages
def test_it_is_told_in_every_language(language: str):
    """With the functions that take the most time."""
    told = run("bench", "colosseum", *QUICK, "--profile", language=language).stdout
    assert "report-" not in told
    assert "colosseum" in told
    assert " %" in told


def test_an_unknown_game_is_refused():
    """One message, code 2."""
    assert "chess" in run("bench", "chess", code=UNUSABLE).stderr
