"""The sources of the page keep the rules of the house: short files, all words in the texts, nothing that is not used."""

import json
import re

import pytest

from hygiene.page import AREAS, PLACES, WEB, keys_in, page_sources, words_in
from hygiene.test_files import MOST_LINES
from hygiene.tree import ROOT, SOURCE, place, sources
from netocean.server.games import NOT_FOR_THE_PAGE
from netocean.texts import attributes, keys

MOST_BYTES = 80_000
TESTS = (".test.ts", ".mjs")


def read(path):
    """The text of a file."""
    return path.read_text(encoding="utf-8")


def area(key):
    """The first word of a key."""
    return key.split("-")[0]


def spoken():
    """Every key, every key with one of its attributes, every beginning of a key that is handed on to be completed."""
    plain = keys("en")
    begun = {key[:place] for key in plain for place, sign in enumerate(key) if sign == "-"}
    return plain | {f"{key}.{name}" for key in plain for name in attributes("en", key)} | begun


def test_the_tests_see_the_sources_of_the_page():
    """A wrong folder would make them pass with nothing looked at."""
    names = {path.name for path in page_sources()}
    assert {"App.svelte", "main.ts", "vite.config.ts"} <= names
    assert "types.ts" not in names


def test_no_source_of_the_page_is_too_long():
    """A file has one subject and can be read at one sitting."""
    lengths = {place(path): len(read(path).splitlines()) for path in page_sources()}
    assert not {name: lines for name, lines in lengths.items() if lines > MOST_LINES}


def test_every_message_that_the_page_names_exists():
    """Nobody ever reads a key instead of a message."""
    known = spoken() | PLACES
    missing = []
    for path in page_sources():
        if path.name.endswith(TESTS):
            continue
        whole, patterns = keys_in(read(path))
        missing += [f"{place(path)}: {key}" for key in sorted(whole) if area(key) in AREAS and key not in known]
        for pattern in patterns:
            if area(pattern.pattern.replace("\\", "")) in AREAS and not any(map(pattern.fullmatch, known)):
                missing.append(f"{place(path)}: {pattern.pattern}")
    assert not missing, "\n".join(missing)


def test_every_message_that_the_page_or_a_table_names_is_sent_to_the_page():
    """Some files of messages stay with the terminal."""
    folder = SOURCE / "texts" / "en"
    kept_back = {
        key: path.name
        for path in folder.glob("*.ftl")
        if path.stem.partition("-")[0] in NOT_FOR_THE_PAGE
        for key in re.findall(r"^([a-z][\w-]*) *=", read(path), re.MULTILINE)
    }
    speakers = [*page_sources(), *sources("telling", "tables")]
    lost = [
        f"{place(path)}: {key} is in {kept_back[key]}"
        for path in speakers
        for key in keys_in(read(path))[0] & set(kept_back)
    ]
    assert not lost, "\n".join(lost)


def test_every_message_of_the_page_is_used():
    """Translators are not given what nobody reads."""
    code = "\n".join(read(path) for path in page_sources() if not path.name.endswith(TESTS))
    whole, patterns = keys_in(code)
    texts = "\n".join(read(path) for path in (SOURCE / "texts" / "en").glob("*.ftl"))
    elsewhere = set(re.findall(r"\{ *([a-z][\w-]*)", texts))
    python = "\n".join(read(path) for path in SOURCE.rglob("*.py"))
    own, own_patterns = keys_in(python)
    used = {key.split(".")[0] for key in whole | elsewhere | own}
    begun = tuple(f"{key}-" for key in whole - keys("en") if area(key) in AREAS)
    lost = []
    for key in sorted(keys("en")):
        put_together = (pattern.fullmatch(key) for pattern in [*patterns, *own_patterns])
        if area(key) in AREAS and key not in used and not key.startswith(begun) and not any(put_together):
            lost.append(key)
    assert not lost, "\n".join(lost)


def test_all_words_of_the_page_stand_in_the_texts():
    """A component has no words of its own, or they would be in one language."""
    found = []
    for path in page_sources():
        if path.suffix == ".svelte":
            found += [f"{place(path)}: {text}" for text in words_in(read(path))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "markup",
    ["<p>Hello</p>", "<p>{name} wins</p>", "<p>勝ち</p>", '<button aria-label="Close">{x}</button>', "{#if a}Yes{/if}"],
)
def test_words_in_a_component_are_found(markup):
    """The check finds what it is there to find."""
    assert words_in(markup)


@pytest.mark.parametrize(
    "markup",
    [
        "<p>{texts.say('x-y')} · 3</p>",
        "<script>const words = 1;</script><style>p { color: red; }</style><!-- words -->",
        '{#each list as one (one.id)}<p class="card big" onclick={() => a > b}>{one}</p>{/each}',
    ],
)
def test_code_in_a_component_is_let_alone(markup):
    """Expressions, classes, scripts, styles and comments are not read by people."""
    assert not words_in(markup)


def test_what_the_page_is_built_with_is_pinned_and_has_no_address():
    """The lock names exact versions with their digests; where they come from, the machine knows."""
    package, lock = (json.loads(read(WEB / name)) for name in ("package.json", "package-lock.json"))
    wanted = {**package["dependencies"], **package["devDependencies"]}
    assert not {name: version for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)}
    root = lock["packages"].pop("")
    assert {**root["dependencies"], **root["devDependencies"]} == wanted
    assert not [name for name, entry in lock["packages"].items() if "resolved" in entry or "integrity" not in entry]


def test_the_pictures_of_the_documents_are_small():
    """A dozen looks at the page, and those of the first game: nobody waits for them."""
    pictures = list((ROOT / "docs" / "screens").rglob("*.webp"))
    assert len(pictures) >= 12
    assert not {place(path): size for path in pictures if (size := path.stat().st_size) > MOST_BYTES}
