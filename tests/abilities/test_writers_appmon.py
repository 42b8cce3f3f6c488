"""The card texts of Appmon: every node in every language, and the texts of the practice set as they were reviewed."""

import re

import pytest

from abilities.samples_appmon import REALISTIC, WRITTEN, examples, text_of, written
from netocean.texts import LANGUAGES

SYMBOLS = "●■▲·−①②"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_node_word_and_field_can_be_written(language: str):
    """No message lacks a parameter, and what is written is clean text."""
    for line in examples():
        told = text_of(line, language)
        assert told == told.strip() and "  " not in told, f"{line}: {told}"
        assert not re.search(r"[{}$\u2066-\u2069\n]| [.,]|[。，、][。，、]|\.\.", told), f"{line}: {told}"
        if language == "en":
            assert set(re.findall(r"[^\x00-\x7f]", told)) <= set(SYMBOLS), f"{line}: {told}"
        else:
            assert not re.search(r"[a-z]{3}", told.replace("lookling", "")), f"{line}: {told}"


@pytest.mark.parametrize(
    ("language", "foreign"),
    [("zh-Hans", "數碼寶貝戰鬥擊點棄庫應獸鏈無視進說為"), ("zh-Hant", "数码宝贝战击点弃库应兽链无视进说为费时开")],
)
def test_simplified_and_traditional_signs_are_not_mixed(language: str, foreign: str):
    """A language does not borrow the most common signs of its neighbour."""
    for line in [*REALISTIC, *examples()]:
        assert not set(foreign) & set(text_of(line, language)), line


def test_the_texts_are_as_reviewed():
    """After an intended change run `python tests/abilities/samples_appmon.py` and read the difference, in all languages."""
    assert WRITTEN.read_text(encoding="utf-8") == written()


def test_names_and_symbols_are_said_as_they_are_printed():
    """Names in the language, symbols as signs."""
    line = "when win: set_plug me circle triangle; add_name me lookling"
    assert "●▲" in text_of(line, "en") and "Lookling" in text_of(line, "en")
    assert "「ルックリング」" in text_of(line, "ja")
