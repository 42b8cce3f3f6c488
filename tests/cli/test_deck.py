"""`netocean deck`: check, show, list; and every kind of bad list."""

from pathlib import Path

import pytest

from cli.reports import FAILED, UNUSABLE, languages, report, run


def test_every_ready_deck_is_listed_and_legal():
    """Under both presets; the practice decks say that they are."""
    decks = report("deck", "list")
    assert len(decks) >= 8
    assert [deck["id"] for deck in decks if deck["practice"]] == ["practice-deep-current", "practice-shallows"]
    for deck in decks:
        told = report("deck", "check", deck["id"])
        assert told["legal"]
        assert (told["cards"], told["problems"]) == (30, [])
        assert told["practice"] == deck["practice"]


def test_cards_in_doubt_are_marked_in_the_check():
    """Each with the facts in doubt; and refused where only verified cards are wanted."""
    told = report("deck", "check", "many-masks")
    assert told["legal"]
    assert told["provisional"]
    assert all(one["doubt"] for one in told["provisional"])
    told = report("deck", "check", "many-masks", "--switch", "card_status=verified", code=FAILED)
    assert {problem["key"] for problem in told["problems"]} == {"fault-not-verified"}
    assert report("deck", "check", "garurumon", "--switch", "card_status=verified")["legal"]


def test_all_faults_of_a_list_are_told_with_their_lines(tmp_path: Path):
    """Unknown, incomplete, too many: not only the first."""
    file = tmp_path / "bad.txt"
    file.write_text("4 St-2\n1 St-66\n2 Nobodymon\n", encoding="utf-8")
    unread = report("deck", "check", file, code=FAILED)
    assert [(one["key"].removesuffix("-near"), one["line"]) for one in unread["problems"]] == [("deck-unknown-card", 3)]
    file.write_text("4 St-2\n1 St-66\n", encoding="utf-8")
    told = report("deck", "check", file, code=FAILED)
    keys = {one["key"] for one in told["problems"]}
    assert keys == {"fault-deck-size", "fault-copies-name", "fault-no-level-iii", "fault-incomplete"}
    assert not told["legal"]
    assert all(one["message"] for one in told["problems"])
    assert "C-R1.2" in run("deck", "check", file, code=FAILED).stdout


@pytest.mark.parametrize(
    ("content", "key"),
    [
        ("3 アグモン\n".encode("shift_jis"), "deck-not-utf-8"),
        (b"3 St-1\n" * 20_000, "deck-too-large"),
        (b"", "deck-empty"),
        (b"[cards]\nSt-1 = = 3\n", "deck-malformed-toml"),
    ],
)
def test_a_file_that_is_no_list_is_refused(tmp_path: Path, content: bytes, key: str):
    """Code 2: nothing of it was read."""
    file = tmp_path / "list.txt"
    file.write_bytes(content)
    assert [one["key"] for one in report("deck", "check", file, code=UNUSABLE)["problems"]] == [key]
    assert run("deck", "show", file, code=UNUSABLE).stderr


def test_a_deck_that_is_not_there_is_refused():
    """With what there is."""
    assert "greymon" in run("deck", "check", "no-such-deck", code=UNUSABLE).stdout
    assert "no-such-deck" in run("deck", "show", "no-such-deck", code=UNUSABLE).stderr
    assert "chess" in run("deck", "list", "--game", "chess", code=UNUSABLE).stderr


def test_a_deck_is_shown_whole():
    """Copies and keys; as a list that reads back to itself."""
    told = report("deck", "show", "greymon")
    assert sum(card["copies"] for card in told["cards"]) == 30
    assert {"copies": 3, "key": "colosseum/St-1", "number": "St-1", "name": "Agumon"} in told["cards"]
    plain = run("deck", "show", "greymon", "--plain").stdout
    assert "3 St-1  # Agumon" in plain


@languages
def test_it_is_told_in_every_language(language: str):
    """List, deck and check."""
    name = {"en": "Agumon", "zh-Hans": "亚古兽", "zh-Hant": "亞古獸", "ja": "アグモン"}[language]
    assert name in run("deck", "show", "greymon", language=language).stdout
    for words in (("deck", "list"), ("deck", "check", "many-masks"), ("deck", "show", "practice-shallows")):
        told = run(*words, language=language).stdout
        assert "report-" not in told
        assert "fact-" not in told
