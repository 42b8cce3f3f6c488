"""The library: look up, search, suggestions, laziness, speed."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from netocean.catalog.errors import PackError, UnknownCard
from netocean.catalog.library import Library, bundled_packs


@pytest.fixture(scope="module")
def library() -> Library:
    """The bundled cards."""
    return Library.bundled("colosseum")


def found(cards):
    """Numbers, or the ends of keys."""
    return [card.number or card.key for card in cards]


def test_a_card_is_looked_up_by_number_or_key(library):
    """Both are the same card."""
    card = library.card("St-1")
    assert card is library.card("colosseum/St-1")
    assert (card.key, card.number, card.pack, card.facts.name) == ("colosseum/St-1", "St-1", "colosseum", "agumon")
    assert library.card("XC-01").pack == "colosseum-practice"
    assert library.card("St-3").abilities[0].text == "keyword sky"


def test_an_unknown_card_comes_with_suggestions(library):
    """One message: key, what was asked for, what is near."""
    with pytest.raises(UnknownCard) as caught:
        library.card("St-1111")
    assert caught.value.key == "card-unknown"
    assert caught.value.params["text"] == "St-1111"
    assert "St-111" in str(caught.value.params["near"])


def test_near_misses_in_any_language(library):
    """The likeliest first; nothing for what is like nothing."""
    assert library.near("agumn")[0] == "Agumon"
    assert library.near("スカルグレモン")[0] == "スカルグレイモン"
    assert library.near("暴龙善")
    assert library.near("qqqqqqq") == []
    assert library.near("") == []


def test_names_of_the_own_language_go_first(library):
    """A number needs no language."""
    assert found(library.find("デビモン", "ja")) == ["St-76"]
    assert found(library.find("St-1", "ja")) == ["St-1"]
    assert found(library.find("Agumon", "ja")) == ["St-1"]


def test_signs_do_not_matter_where_nothing_else_fits(library):
    """A name without its signs; but never a number that is only similar."""
    assert found(library.find("if i lose im taking you with me")) == ["St-52"]
    assert library.find("St-6 3") == []
    assert library.find("!!!") == []


def test_search_by_words_of_any_language(library):
    """Parts of names and numbers; whole names first."""
    assert found(library.search("グレイモン"))[:2] == ["St-2", "St-91"]
    assert {"St-61", "Bo-1"} <= set(found(library.search("暴龙")))
    assert found(library.search("metal grey")) == ["Bo-1"]
    assert found(library.search("bo-1"))[0] == "Bo-1"
    assert library.search("no such thing") == []
    assert len(library.search("")) == len(library.cards())


def test_search_filters(library):
    """Level, type, status, kind, set; several at once, in any case; an unknown filter is a word."""
    assert len(library.search("status:verified set:starter-1")) == 20
    assert len(library.search("STATUS:incomplete kind:option set:starter-2")) == 9
    assert all(card.facts.level == "IV" and card.facts.type == "A" for card in library.search("level:iv type：a"))
    assert {"St-61", "XC-17"} <= set(found(library.search("field:me level:ultimate")))
    assert found(library.search("class:field")) == ["XC-15", "XC-16", "XC-71"]
    assert library.search("colour:blue") == []


@pytest.mark.parametrize("text", ["x" * 300, "x" * 300 + ".txt", "\ud800.txt", "x\0.txt"])
def test_what_can_be_no_path_is_no_deck(library, text):
    """One problem, no traceback of the file system."""
    (problem,) = library.read_deck(text).problems
    assert problem.key in ("deck-not-found", "deck-unreadable")


def test_a_file_that_is_no_list_is_not_taken_in_whole(library, tmp_path):
    """A large file by its size, a device that never ends, a folder."""
    path = tmp_path / "large.txt"
    with path.open("wb") as file:
        file.truncate(10**12)
    (problem,) = library.read_deck(path).problems
    assert (problem.key, problem.params["size"]) == ("deck-too-large", 10**12)
    assert [one.key for one in library.read_deck(Path("/dev/zero")).problems] == ["deck-too-large"]
    assert [one.key for one in library.read_deck(tmp_path).problems] == ["deck-unreadable"]


def test_importing_the_catalog_parses_nothing():
    """Reading begins when something is asked for, and looking at cards brings no parser."""
    code = (
        "import sys; from netocean.catalog.library import Library; library = Library.bundled('colosseum');"
        "assert 'netocean.games.colosseum.faces' not in sys.modules;"
        "library.cards(); library.name('agumon', 'ja'); library.find('agumon');"
        "assert 'lark' not in sys.modules and 'rapidfuzz' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_further_pack_joins_the_library(tmp_path):
    """Its cards and decks are found; its names may be those of the bundled packs."""
    own = tmp_path / "own"
    own.mkdir()
    (own / "pack.toml").write_text(
        'id = "own"\ngame = "colosseum"\nversion = "1"\nlanguage = 1\nlicence = "MIT"\n[name]\nen = "Own"\n',
        encoding="utf-8",
    )
    facts = {
        "key": "own/Ow-1", "name": "agumon", "kind": "digimon", "status": "verified", "number": "Ow-1",
        "level": "III", "type": "A", "attack": {"A": 300, "B": 200}, "lost_points": [10, 10, 10, 10],
    }  # fmt: skip
    (own / "cards.jsonl").write_text(json.dumps(facts) + "\n", encoding="utf-8")
    (own / "cards.abilities").write_text("[Ow-1]\nkeyword sky\n", encoding="utf-8")
    library = Library.bundled("colosseum", packs=[own])
    assert found(library.find("アグモン")) == ["St-1", "Ow-1"]
    assert [ability.text for ability in library.card("Ow-1").abilities] == ["keyword sky"]
    assert "own" in [manifest.id for manifest in library.manifests()]


def test_a_pack_that_is_there_already_is_refused(tmp_path):
    """Two packs cannot share an id."""
    copy = tmp_path / "copy"
    shutil.copytree(next(path for path in bundled_packs() if path.name == "colosseum"), copy)
    with pytest.raises(PackError) as caught:
        Library.bundled("colosseum", packs=[copy]).cards()
    assert caught.value.key == "pack-duplicate-id"
