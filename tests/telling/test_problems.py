"""Every message key that the catalog and the deck rules use can be said in every language."""

import re
from pathlib import Path

import pytest

import netocean
from netocean.catalog.errors import DeckProblem, UnknownCard
from netocean.catalog.library import Library
from netocean.games import names
from netocean.telling.problems import error_sayings
from netocean.telling.words import Words
from netocean.texts import LANGUAGES, keys, say
from told import tell

SOURCE = Path(netocean.__file__).parent
FILES = [
    *sorted((SOURCE / "catalog").glob("*.py")),
    *sorted((SOURCE / "telling").glob("*.py")),
    *sorted((SOURCE / "games").glob("*.py")),
    *[SOURCE / "games" / game / "construction.py" for game in ("colosseum", "alpha", "appmon")],
    *[SOURCE / "games" / game / "vocabulary" / "playable.py" for game in names()],
]
KEY = re.compile(
    r'(?<!Reason\()(?<!DataProblem\()"((?:deck|pack|fault|card|list|ability-unplayed)-[a-z0-9-]+[a-z0-9])"'
)
"""Reasons of refusals and problems of the engine are told under keys of their own."""
MADE = {
    "fault-copies-name", "fault-copies-number", "pack-unknown-field", "pack-missing-field", "deck-unknown-field",
    "deck-missing-field", "deck-bad-value", "deck-malformed-toml",
    "pack-number-least", "pack-number-most", "pack-number-step",
}  # fmt: skip
"""Keys that the code puts together."""


def used() -> set[str]:
    """The keys in the code."""
    found = {key for path in FILES for key in KEY.findall(path.read_text(encoding="utf-8"))}
    return (found | MADE) - {"pack-unreadable.toml"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_its_message(language):
    """And no message of decks and packs is left unused."""
    assert len(used()) > 40
    assert used() <= keys(language)
    text = "".join(
        (SOURCE / "texts" / language / f"{name}.ftl").read_text(encoding="utf-8") for name in ("decks", "packs")
    )
    written = set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE))
    assert {key for key in written if not key.startswith("fact-")} <= used()


@pytest.mark.parametrize("key", sorted(used()))
def test_a_message_has_the_same_parameters_in_every_language(key):
    """Nothing is left out in a translation."""
    found = []
    for language in LANGUAGES:
        for path in sorted((SOURCE / "texts" / language).glob("[dp]*.ftl")):
            for line in path.read_text(encoding="utf-8").splitlines():
                if line.startswith(f"{key} ="):
                    names = set(re.findall(r"\$(\w+)", line))
                    assert say(language, key, **dict.fromkeys(names, 7))
                    found.append(names)
    assert len(found) == len(LANGUAGES)
    assert all(names == found[0] for names in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_and_unknown_cards_are_told(language):
    """A line where there is one; suggestions in the language's own way of listing."""
    library = Library.bundled("colosseum")
    told = tell(DeckProblem("deck-ambiguous", {"text": "Kunemon", "near": "St-18, St-63"}, 4), library, language)
    assert "4" in told and "Kunemon" in told
    assert ("St-18, St-63" if language == "en" else "St-18、St-63") in told
    (unknown,) = error_sayings(UnknownCard("card-unknown", text="St-9999", near="St-9, St-99"))
    assert "St-9" in Words(library, language).part(unknown)
