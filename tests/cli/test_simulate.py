"""`netocean simulate`: the shape of the report, the same seed, wrong input."""

from pathlib import Path

import pytest

from cli.reports import UNUSABLE, languages, report, run

COMMON = ("simulate", "colosseum", "--decks", "greymon", "garurumon", "--players", "random", "random")


def test_the_shape_of_the_report():
    """Seats with wins, rate and interval; length in turns; the same on one and two processes."""
    told = report(*COMMON, "--games", "40", "--seed", "1", "--processes", "1")
    assert list(told) == ["game", "games", "draws", "seats", "length"]
    assert (told["game"], told["games"]) == ("colosseum", 40)
    assert [list(seat) for seat in told["seats"]] == [["player", "deck", "wins", "rate", "interval"]] * 2
    assert [seat["deck"] for seat in told["seats"]] == ["greymon", "garurumon"]
    assert list(told["length"]) == ["median", "p95", "max"]
    low, high = told["seats"][0]["interval"]
    assert 0 <= low <= told["seats"][0]["rate"] <= high <= 1
    assert report(*COMMON, "--games", "40", "--seed", "1", "--processes", "2") == told


def test_a_run_goes_on_in_its_folder(tmp_path: Path):
    """Twenty games, then forty: the report of forty."""
    run(*COMMON, "-n", "20", "--processes", "1", "--out", tmp_path)
    told = report(*COMMON, "-n", "40", "--processes", "1", "--out", tmp_path)
    assert told == report(*COMMON, "-n", "40", "--processes", "1")
    run(*COMMON, "-n", "40", "--seed", "other", "--out", tmp_path, code=UNUSABLE)


def test_a_deck_can_be_a_file_and_rules_can_be_changed(tmp_path: Path):
    """A list that `deck show --plain` wrote."""
    file = tmp_path / "my deck.txt"
    file.write_text(run("deck", "show", "greymon", "--plain").stdout, encoding="utf-8")
    told = report("simulate", "colosseum", "--decks", file, "greymon", "-n", "4", "--switch", "max_turns=3")
    assert told["seats"][0]["deck"] == str(file)
    assert told["length"]["max"] <= 4


@languages
def test_it_is_told_in_every_language(language: str):
    """A table and two sentences."""
    told = run(*COMMON, "-n", "4", "--processes", "1", language=language).stdout
    assert "report-" not in told
    assert "garurumon" in told


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (("simulate", "chess"), "chess"),
        (("simulate", "colosseum", "--decks", "greymon", "no-such-deck"), "no-such-deck"),
        (("simulate", "colosseum", "--players", "greedy", "oracle"), "oracle"),
        (("simulate", "colosseum", "--preset", "house"), "house"),
        (("simulate", "colosseum", "--switch", "no_such_switch=1"), "no_such_switch"),
        (("simulate", "colosseum", "--switch", "window"), "window"),
        (("simulate", "colosseum", "--shard", "x"), "x"),
    ],
)
def test_wrong_input_is_refused_by_name(wrong: tuple[str, ...], named: str):
    """One message that says what is wrong, code 2, nothing on the standard output."""
    result = run(*wrong, code=UNUSABLE)
    assert named in result.stderr
    assert result.stdout == ""


def test_a_deck_that_is_not_legal_does_not_play(tmp_path: Path):
    """All that is wrong with it is said."""
    file = tmp_path / "short.txt"
    file.write_text("3 St-2\n", encoding="utf-8")
    assert "30" in run("simulate", "colosseum", "--decks", file, "greymon", code=UNUSABLE).stderr
