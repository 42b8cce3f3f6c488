"""`netocean coverage`: what there is, in the shape that other programs read."""

from cli.reports import FINE, UNUSABLE, languages, report, run
from netocean.games import kit


def test_the_shape_of_the_report():
    """Cards, lines and rules add up."""
    told = report("coverage", "colosseum")
    assert list(told) == ["game", "cards", "lines", "rules"]
    cards, lines, rules = told["cards"], told["lines"], told["rules"]
    assert list(cards) == ["total", "verified", "provisional", "playable", "incomplete"]
    assert (cards["total"], cards["verified"], cards["provisional"], len(cards["incomplete"])) == (120, 28, 43, 49)
    assert cards["playable"] == 0.5916
    assert all(set(one) == {"key", "missing"} and one["missing"] for one in cards["incomplete"])
    assert lines["total"] == lines["read"] > 100
    assert list(rules) == ["binding", "tested", "untested"]
    assert rules["binding"] == rules["tested"] + len(rules["untested"]) == len(kit("colosseum").BINDING)


def test_the_printed_lines_of_a_game_whose_texts_are_read():
    """From the report that is shipped with it: how many, how many of them are read, and where the others stand."""
    printed = report("coverage", "fftcg")["printed"]
    assert list(printed) == ["lines", "read", "share", "differences", "unread"]
    assert printed["lines"] == printed["read"] + sum(one["lines"] for one in printed["unread"]) == 6983
    assert (printed["differences"], printed["share"]) == (0, 10_000 * printed["read"] // 6983 / 10_000)


@languages
def test_it_is_told_in_every_language(language: str):
    """Names of cards and of facts too."""
    told = run("coverage", "colosseum", language=language).stdout
    assert {"en": "Kabuterimon St-66", "ja": "カブテリモン St-66"}.get(language, "St-66") in told
    assert "report-" not in told


def test_an_unknown_game_is_refused():
    """With one message and the code for wrong input."""
    result = run("coverage", "chess", code=UNUSABLE)
    assert result.stdout == ""
    assert "chess" in result.stderr
    assert run("coverage", "--help").exit_code == FINE
