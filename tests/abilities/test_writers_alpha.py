"""The card texts of α: every node in every language, and the texts of the practice set as they were reviewed."""

import re

import pytest

from abilities.samples_alpha import REALISTIC, WRITTEN, examples, text_of, written
from netocean.abilities.reader import read_ability
from netocean.games.alpha.vocabulary.nodes import VOCABULARY
from netocean.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_node_word_and_field_can_be_written(language: str):
    """No message lacks a parameter, and what is written is clean text."""
    for line in examples():
        told = text_of(line, language)
        assert told == told.strip() and "  " not in told, f"{line}: {told}"
        assert not re.search(r"[{}$\u2066-\u2069\n]| [.,]|[。，、][。，、]|\.\.", told), f"{line}: {told}"
        if language == "en":
            assert set(re.findall(r"[^\x00-\x7f]", told)) <= set("·−①②“”"), f"{line}: {told}"
        else:
            assert not re.search(r"[a-z]{3}", told.replace("emberling", "")), f"{line}: {told}"


@pytest.mark.parametrize(
    ("language", "foreign"),
    [("zh-Hans", "數碼寶貝戰鬥擊點無視進說為將從選擇"), ("zh-Hant", "数码宝贝战击点组网无视进说为费将从选择")],
)
def test_simplified_and_traditional_signs_are_not_mixed(language: str, foreign: str):
    """A language does not borrow the most common signs of its neighbour."""
    for line in [*REALISTIC, *examples()]:
        assert not set(foreign) & set(text_of(line, language)), line


def test_the_texts_are_as_reviewed():
    """After an intended change run `python tests/abilities/samples_alpha.py` and read the difference, in all languages."""
    assert WRITTEN.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("static: add_attack {kind digimon, field DR, owner me} 20",
         "All Dragon's Roar Digimon on your side have +20 attack power."),
        ("when destroyed {kind digimon}: lose_points owner 10", "When a Digimon is destroyed, its owner loses 10 points."),
        ("when destroyed {kind option, owner opponent}: draw me 1",
         "When an option on your opponent's side is destroyed, draw 1 card."),
        ("when attacked may: redirect_to_player", "When this card is attacked, you may turn the attack upon the player."),
        ("activate at battle once per turn cost turn {kind option}: add_attack me (times 20 me.hand) until end_of_battle",
         "[Command window · once per turn] Cost: turn an option you have in play sideways. Give your Digimon in battle "
         "+20 attack power for each card in your hand until the end of battle."),
    ],
)  # fmt: skip
def test_cards_are_said_by_what_they_are(line: str, told: str):
    """All of a kind, any of a kind, one's own; a number for each."""
    assert text_of(line, "en") == told


def test_names_are_said_in_their_language():
    """Given names, and parts of names, come from the pack."""
    line = "when win: choose $a: 1 {contains oracle} from me.hand; add_name $a emberling until stays"
    assert "“Oracle” in the name" in text_of(line, "en") and "“Emberling”" in text_of(line, "en")
    assert "「オラクル」を含む" in text_of(line, "ja") and "「ヒノコロ」" in text_of(line, "ja")


def test_everything_reads_and_prints_identically():
    """The canonical text of all that the language of this game has."""
    for line in examples():
        assert read_ability(line, VOCABULARY).text == line
