"""Messages: the same keys in all languages, and all of them sound."""

import re
import subprocess
import sys

import pytest

from netocean import texts
from netocean.texts import LANGUAGES, BrokenMessage, MissingMessage, attributes, keys, pick_language, say


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys(language: str):
    """What is said in one language can be said in all."""
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_use_the_same_parameters(language: str):
    """A parameter that English does not have would never be given."""
    for key in keys(language):
        names = set(re.findall(r"\$([\w-]+)", source(language, key)))
        own = {"mood", "who", "form", "number"}  # selectors that a language needs or not
        if not key.startswith("ability-"):
            assert names == set(re.findall(r"\$([\w-]+)", source("en", key))), key
        assert not {name for name in names if not re.fullmatch(r"[a-z][a-z0-9-]*", name)} - own, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_parsed(language: str):
    """No message is malformed, and quick and full reading agree."""
    for key in keys(language):
        loaded = texts._texts(language)
        message = loaded._load(key).get_message(key)
        assert message.value is not None or message.attributes, key
        assert set(message.attributes) == attributes(language, key), key
        params = dict.fromkeys(re.findall(r"\$([\w-]+)", source(language, key)), "x")
        if loaded._read(key):
            assert say(language, key, **params) == loaded._format(key, params), key


def source(language: str, key: str) -> str:
    """A message as it stands in its file."""
    return texts._texts(language).source(key)


def test_a_missing_message_is_an_error():
    """Tests must see it; people never do, because the tests did."""
    for key in ("no-such-message", "ability-done.no-such-attribute", "ability-colosseum-field-open"):
        with pytest.raises(MissingMessage):
            say("en", key)
    with pytest.raises(MissingMessage):
        say("tlh", "ability-done")


def test_a_missing_parameter_is_an_error():
    """In messages with logic and in those without."""
    for key in ("ability-sentence", "ability-card"):
        with pytest.raises(BrokenMessage):
            say("en", key)


def test_numbers_are_plain():
    """No separators, whatever the locale; numbers choose plurals."""
    assert say("en", "ability-at-most", count=12345) == "at most 12345 times per phase"
    assert say("en", "ability-compare-equal", left="x", right=12345) == "x is 12345"
    assert say("en", "ability-card", count=1) == "card"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_HK"}, "zh-Hant"),
        ({"LANG": "zh"}, "zh-Hans"),
        ({"LANG": "ja_JP", "LC_ALL": "zh_TW"}, "zh-Hant"),
        ({"LANG": "ja_JP", "LC_ALL": "zh_TW", "NETOCEAN_LANGUAGE": "zh-Hans"}, "zh-Hans"),
        ({"LANG": "ja_JP", "NETOCEAN_LANGUAGE": "zh-hant"}, "zh-Hant"),
        ({"LANG": "ja_JP", "NETOCEAN_LANGUAGE": " "}, "ja"),
    ],
)
def test_the_environment_picks_the_language(environment: dict[str, str], language: str):
    """A wish for this program wins; Chinese is traditional in Taiwan, Hong Kong and Macau."""
    assert pick_language(environment) == language


def test_the_first_words_do_not_wait():
    """Plain messages need neither Fluent nor its locales."""
    code = (
        "import sys; from netocean.texts import say; say('ja', 'zone-hand'); assert 'fluent.runtime' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
