"""When two writings are the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netocean.catalog.folding import fold, loose, number


@pytest.mark.rule("C-R3.6")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ＡＢＣ１２３", "abc123"),
        ("％", "%"),
        ("！", "!"),
        ("ｶﾞﾙﾙﾓﾝ", "ガルルモン"),
        ("グレ−モン", "グレーモン"),
        ("グレｰモン", "グレーモン"),
        ("I’ll", "I'll"),
        ("a\u3000 b", "a b"),
        ("a–b", "a-b"),
        ("a\u200bb", "ab"),
    ],
)
def test_writings_that_are_equal(one, other):
    """Width, case, signs, long-vowel marks."""
    assert fold(one) == fold(other)


@pytest.mark.rule("C-R3.6")
def test_a_long_vowel_mark_is_a_letter():
    """It is neither left out nor taken for a dash between Latin letters."""
    assert fold("グレイモン") != fold("グレーモン")
    assert fold("St-1") == "st-1"
    assert "ー" in loose(fold("スターモン"))


@pytest.mark.parametrize(
    ("text", "shaped"),
    [
        ("st-1", "st-1"),
        ("st001", "st-1"),
        ("bo 12", "bo-12"),
        ("agumon", None),
        ("st-6 3", None),
        ("101", None),
        ("1-001h", "1-1h"),
        ("01-1", "1-1"),
        ("re-008c", "re-8c"),
        ("1-001h/2", None),
    ],
)
def test_numbers(text, shaped):
    """Letters, a dash or a space or nothing, digits; or a numbered set, a dash, digits. A letter of rarity may follow."""
    assert number(text) == shaped


@given(st.text())
def test_folding_twice_changes_nothing(text):
    """A folded text is its own form."""
    assert fold(fold(text)) == fold(text)
