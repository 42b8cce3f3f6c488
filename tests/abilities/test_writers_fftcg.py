"""The card texts of Final Fantasy TCG: every node in every language, and the texts themselves."""

import re

import pytest

from abilities.samples_fftcg import REALISTIC, WRITTEN, examples, name, text_of, written
from netocean.abilities.reader import read_ability
from netocean.abilities.speech import dashed
from netocean.abilities.writers import write_ability, write_modes
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY
from netocean.texts import LANGUAGES, _texts, attributes

UNSAID = {("action", "apply"), ("group", "rest"), ("group", "among"), ("group", "other_of"), ("group", "first_of")}
"""Nodes whose text does not name all their arguments: `apply` names its card inside the ability, "the rest" needs none."""

STRUCTURAL = ("off", "plain", "sign", "silent", "one", "many", "spread", "front", "also", "each", "again", "let")
"""Attributes that tell the frame how a message is used, so that they must be the same everywhere."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_node_says_all_its_arguments(language: str):
    """A message that leaves an argument out would tell less than the engine does."""
    for role, nodes in VOCABULARY.nodes.items():
        for spec in nodes.values():
            if (role, spec.name) in UNSAID:
                continue
            told = with_helpers(language, f"ability-fftcg-{role}-{dashed(spec.name)}")
            kinds = [kind.rstrip("?").removeprefix("slug:") for kind in spec.params]
            for place, kind in enumerate(kinds):
                earlier = kinds[:place].count(kind)
                param = dashed(kind) + (str(earlier + 1) if earlier else "")
                assert re.search(rf"\${param}(?![a-z0-9])", told), f"{language}: {role} {spec.name} lacks {param}"


def with_helpers(language: str, key: str) -> str:
    """A message with the helpers that it is made of."""
    texts = _texts(language)
    found: dict[str, str] = {}
    waiting = [key]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found[one] = texts.source(one)
            waiting.extend(re.findall(r"\{ *(ability-[a-z0-9-]+) *\}", found[one]))
    return "".join(found.values())


def test_what_tells_the_frame_is_the_same_in_all_languages():
    """Where a text is cut into sentences, and what is said for whom, does not depend on the language."""
    for role, nodes in VOCABULARY.nodes.items():
        for node in nodes:
            key = f"ability-fftcg-{role}-{dashed(node)}"
            told = {language: attributes(language, key) & set(STRUCTURAL) for language in LANGUAGES}
            assert set(told.values()) == {told["en"]}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_node_word_and_field_can_be_written(language: str):
    """No message lacks a parameter, and what is written is clean text."""
    for line in examples():
        told = text_of(line, language)
        plain = re.sub(r"\{[0-9A-Z]+\}", "x", told)
        assert told == told.strip() and "  " not in told, f"{line}: {told}"
        assert not re.search(r"[{}$\u2066-\u2069\n]|\b[.,]\b|[。，、][。，、]|\.\.|[.。][”」][.。]", plain), (
            f"{line}: {told}"
        )
        if language == "en":
            assert not re.search(r"[\u3000-\u9fff]", told), told
        else:
            assert not re.search(r"[a-z]{3}", re.sub("Cloud|Tifa|Ninja|Warp", "", told)), f"{line}: {told}"


@pytest.mark.parametrize(
    ("language", "foreign"),
    [("zh-Hans", "對後損毀區傷費點轉獲將張選擇項結並"), ("zh-Hant", "对后损毁区伤费点转获将张选择项结并")],
)
def test_simplified_and_traditional_signs_are_not_mixed(language: str, foreign: str):
    """A language does not borrow the most common signs of its neighbour."""
    for line in [*REALISTIC, *examples()]:
        assert not set(foreign) & set(text_of(line, language)), line


def test_the_texts_are_as_reviewed():
    """After an intended change run `python tests/abilities/samples_fftcg.py` and read the difference, in all languages."""
    assert WRITTEN.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize("line", REALISTIC)
def test_the_lines_are_canonical(line: str):
    """What the reviewed texts stand for is written as the printer writes it."""
    assert read_ability(line, VOCABULARY).text == line


def test_a_card_says_its_own_name():
    """A card without a known name is "this card"."""
    ability = read_ability("when enters self: draw me 1", VOCABULARY)
    assert write_ability(ability, "en", VOCABULARY, name, "cloud") == "When Cloud enters the field, draw 1 card."
    assert write_ability(ability, "en", VOCABULARY, name) == "When this card enters the field, draw 1 card."


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("when enters self: choose $a: 1 {type forward}; damage $a 1000; damage self 1000; break $a", "chosen Forward"),
        ("when enters self: choose $a: 1 {type forward}; choose $b: 1 {type forward}; break $b; dull $a", "Forward ①"),
        ("when enters self: choose $a: 1 {type forward}; choose $b: 1 {type monster}; break $a", "chosen Forward"),
        ("when enters self: choose $a: 2 {type forward}; choose $b: 1 {type forward}; break $a", "Break them"),
        ("when enters self: choose $a: 1 {type forward}; break $a", "Break it"),
    ],
)
def test_nothing_is_guessed_of_what_it_means(line: str, part: str):
    """ "It" is the card spoken of last; another one is told by its noun, and by a mark where that is not enough."""
    assert part in text_of(line, "en")


def test_choose_and_select_stay_apart():
    """One is declared, the other is made at resolution (F-R14.2)."""
    chosen = "when enters self: choose $a: 1 {type forward}; break $a"
    selected = chosen.replace("choose", "select")
    for language, words in (("en", ("choose", "select")), ("zh-Hans", ("指定", "选择")), ("ja", ("選ぶ", "選択"))):
        assert words[0] in text_of(chosen, language) and words[1] not in text_of(chosen, language)
        assert words[1] in text_of(selected, language) and words[0] not in text_of(selected, language)


def test_break_and_put_stay_apart():
    """Putting into the Break Zone is not breaking (F-R14.9)."""
    texts = {verb: text_of(f"when enters self: {verb} {{type forward}}", "zh-Hans") for verb in ("break", "put")}
    assert "破坏" in texts["break"] and "破坏" not in texts["put"] and "置入损毁区" in texts["put"]


def test_if_and_when_you_do_so_stay_apart():
    """One goes on in the same resolution, the other makes a new ability (F-R13.17)."""
    line = "when enters self: may { pay F }; WHICH done { draw me 1 }"
    assert "If you do so, draw" in text_of(line.replace("WHICH", "if"), "en")
    assert "When you do so, draw" in text_of(line.replace("WHICH", "when"), "en")


def test_steps_under_a_condition_are_held_together():
    """What follows a block of several sentences is not taken to belong to it."""
    line = "when enters self: if my_turn { choose $a: 1 {type forward}; break $a }; draw me 1"
    assert "do all of this: choose 1 Forward; break it. Draw 1 card." in text_of(line, "en")
    ending = "when enters self: if my_turn { choose $a: 1 {type forward}; break $a }"
    assert "if it is your turn, choose 1 Forward. Break it." in text_of(ending, "en")


def test_modes_are_sentences_of_their_own():
    """What is offered to pick reads as it does in the whole text."""
    line = "when enters self: modes 1 { draw me 1 } { choose $a: 1 {type forward}; break $a }"
    told = write_modes(read_ability(line, VOCABULARY), "en", VOCABULARY, name, "cloud")
    assert told == ["Draw 1 card.", "Choose 1 Forward. Break it."]
    assert write_modes(read_ability("use: draw me 1", VOCABULARY), "en", VOCABULARY) == []
