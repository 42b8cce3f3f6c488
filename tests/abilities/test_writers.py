"""Writing abilities as card text: every word in every language, and the texts themselves."""

import re
from pathlib import Path

import pytest

from abilities.samples import EXAMPLES, REALISTIC, WRITTEN, argument, specs, written
from netocean.abilities.clauses import OPPOSITE, PLACES
from netocean.abilities.reader import read_ability, read_condition
from netocean.abilities.speech import dashed
from netocean.abilities.writers import write_ability, write_condition
from netocean.games.alpha.vocabulary import nodes as alpha
from netocean.games.appmon.vocabulary import nodes as appmon
from netocean.games.colosseum.vocabulary.nodes import VOCABULARY
from netocean.games.fftcg.vocabulary import nodes as fftcg
from netocean.texts import LANGUAGES, attributes, keys, say

GAMES = [VOCABULARY, alpha.VOCABULARY, appmon.VOCABULARY, fftcg.VOCABULARY]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("vocabulary", GAMES, ids=lambda vocabulary: vocabulary.game)
def test_every_node_and_word_has_a_message(vocabulary, language: str):
    """A node, word, property or field without a message in one of the languages would be a card without text."""
    game = f"ability-{vocabulary.game}"
    wanted = {f"{game}-{spec.role}-{dashed(spec.name)}" for spec in specs(vocabulary)}
    for table, words in vocabulary.tables.items():
        wanted |= {f"{game}-word-{dashed(table)}-{dashed(word)}" for word in words}
    wanted |= {f"{game}-property-{dashed(name)}" for name in vocabulary.properties}
    wanted |= {f"{game}-field-{dashed(name)}" for name in vocabulary.fields}
    there = {key for key in keys(language) if key.startswith(f"{game}-") and not key.startswith(f"{game}-frame-")}
    assert there == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("vocabulary", GAMES, ids=lambda vocabulary: vocabulary.game)
def test_fields_and_conditions_can_be_turned_round(vocabulary, language: str):
    """Each field has one place for itself and one for its contrary, and both clauses; conditions have a contrary."""
    for name, field in vocabulary.fields.items():
        have = attributes(language, f"ability-{vocabulary.game}-field-{dashed(name)}")
        assert len(have & set(PLACES)) == 1, name
        compared = field.value == "number"  # its contrary is the opposite comparison
        assert len(have & {f"not-{place}" for place in PLACES}) == (0 if compared else 1), name
        assert {"is", "is-not"} <= have, name
    for name in vocabulary.nodes["condition"]:
        assert "not" in attributes(language, f"ability-{vocabulary.game}-condition-{dashed(name)}"), name


def everything() -> list[str]:
    """Abilities that use every node, with each kind of amount and each seat, and every field, value and property."""
    texts = list(REALISTIC + EXAMPLES)
    for text in EXAMPLES:
        texts.append(text.replace(" opponent", " me").replace(" static", " when win"))
        if re.search(r"^use.* 2$", text):
            texts += [text.removesuffix("2") + amount for amount in ("1", "that", "(power me A)", "me.hand")]
        if text.startswith("use at battle limit at_use: ") and "until" not in text:
            action = text.removeprefix("use at battle limit at_use: ")
            texts += [f"static: {action}", f"when win may: {action}"]
    for name, field in VOCABULARY.fields.items():
        values = [""] if field.value == "flag" else list(VOCABULARY.tables.get(field.value, ())) or ["dinosaur"]
        for value in values:
            term = f"{name} {value}".strip()
            texts += [
                f"when win: choose $a: {count} {{{term}, not {term}}} from me.hand; discard $a"
                for count in ("1", "up to 2")
            ]
            texts.append(f"static if me.active is {{{term}}} and not me.active is {{{term}}}: add_attack me 1")
    for spec in VOCABULARY.properties.values():
        for seat in ("me", "opponent"):
            ref = f"{seat}.{spec.name}"
            if spec.value == "card":
                texts.append(f"static if {ref} is {{}} and not {ref} is {{}}: add_attack me 1")
                continue
            table = VOCABULARY.tables.get(spec.value)
            sides = [ref, *(["1", "that"] if table is None else table)]
            for sign in ("=", "!=", "<", "<=", ">", ">="):
                texts += [f"static if {ref} {sign} {side}: add_attack me 1" for side in sides]
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_written(language: str):
    """No message lacks a parameter, and what is written is clean text."""
    for text in everything():
        card = write_ability(read_ability(text, VOCABULARY), language, VOCABULARY)
        assert card == card.strip() and "  " not in card, text
        assert not re.search(r"[{}$\u2066-\u2069\n]| [.,]|[。，、][。，、]|\.\.", card), f"{text}: {card}"
        if language == "en":
            assert card.isascii() or set(re.findall(r"[^\x00-\x7f]", card)) <= set("·−①②"), card
            assert card[0].isupper() or card[0] == "[", card
        else:
            assert not re.search(r"[a-z]{3}", card.replace("dinosaur", "")) or text in REALISTIC, card


@pytest.mark.parametrize(
    ("language", "foreign"),
    [("zh-Hans", "數碼寶貝戰鬥擊點網無視進說為"), ("zh-Hant", "数码宝贝战击点组网无视进说为费")],
)
def test_simplified_and_traditional_signs_are_not_mixed(language: str, foreign: str):
    """A language does not borrow the most common signs of its neighbour."""
    for text in REALISTIC + EXAMPLES:
        assert not set(foreign) & set(write_ability(read_ability(text, VOCABULARY), language, VOCABULARY)), text


def test_the_texts_are_as_reviewed():
    """After an intended change run `python tests/abilities/samples.py` and read the difference, in all languages."""
    assert WRITTEN.read_text(encoding="utf-8") == written()


def test_names_of_cards_come_from_outside():
    """The writer knows no names: it asks."""
    ability = read_ability("when win: choose $a: 1 {name greymon} from me.hand; to_hand $a", VOCABULARY)

    def names(slug: str, language: str) -> str:
        return {"greymon": {"ja": "グレイモン", "en": "Greymon"}}[slug][language]

    assert "「グレイモン」という名前のカードを1枚" in write_ability(ability, "ja", VOCABULARY, names)
    assert "1 card named Greymon from your hand" in write_ability(ability, "en", VOCABULARY, names)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("not me.points <= 30", "your point total is more than 30"),
        (
            "not (evolved_this_turn or first_attacker me)",
            "your Digimon did not evolve this turn and you are the second attacker",
        ),
        ("not not done", "you do"),
        (
            "done and (me.points = 1 or evolved_this_turn)",
            "you do and either your point total is 1 or your Digimon evolved this turn",
        ),
        ("not me.active is {level IV, open}", "your Digimon is not Level IV or lies face down"),
        ("me.level >= IV", "your Digimon is Level IV or higher"),
        ("opponent.level > me.level", "the level of your opponent's Digimon is higher than your Digimon's level"),
        (
            "me.hand <= opponent.hand",
            "the number of cards in your hand is not more than the number of cards in your opponent's hand",
        ),
    ],
)
def test_conditions_are_clauses(text: str, clause: str):
    """Negations go down to the single clauses."""
    assert write_condition(read_condition(text, VOCABULARY), "en", VOCABULARY) == clause


def test_numbers_are_plain():
    """No thousands separators, and plurals where a language has them."""
    ability = read_ability("static: add_attack me 12000", VOCABULARY)
    assert write_ability(ability, "en", VOCABULARY) == "Your Digimon has +12000 attack power."
    ability = read_ability("when win: draw me 1; mill me 1000", VOCABULARY)
    assert "draw 1 card, then send the top 1000 cards" in write_ability(ability, "en", VOCABULARY)


def test_every_comparison_has_an_opposite():
    """Turning round twice changes nothing."""
    assert all(OPPOSITE[other] == code for code, other in OPPOSITE.items()) and len(OPPOSITE) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_have_messages(language: str):
    """Whatever is wrong with an ability can be said in every language."""
    from netocean.abilities import resolver, syntax, words

    found = set()
    for module in (resolver, syntax, words):
        code = Path(str(module.__file__)).read_text(encoding="utf-8")
        found |= set(re.findall(r"ability-error-([a-z-]+)\"", code))
        found |= set(re.findall(r"self\.fault(?:_after)?\(\s*\"([a-z-]+)\"", code))
    params = {name: "x" for name in ("line", "column", "found", "expected", "role", "type", "name", "kind", "form")}
    assert len(found) > 15
    for name in found | {"card", "card-twice"}:
        assert "x" in say(language, f"ability-error-{name}", **params)


def test_arguments_for_examples_exist():
    """The examples really use the last word of each table."""
    assert argument("level", VOCABULARY) == "Hybrid"
