"""The page says only what there is a message for, and nothing by itself."""

import re
from pathlib import Path

from hygiene.tree import ROOT, place
from netocean.server.games import page_texts
from netocean.texts import LANGUAGES

SOURCES = sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts"))
SAID = re.compile(
    r"""(?:\bsay\(|\bhas\(|\bkey: |words=\{texts\.say\()\s*"([a-z][a-z0-9]*(?:-[a-z0-9]+)+(?:\.[a-z-]+)?)\""""
)
FIRST = "shell-first-"


def page(language: str) -> set[str]:
    """The keys of the messages that the page gets, and of their attributes."""
    found: set[str] = set()
    last = ""
    for line in page_texts(language).decode().splitlines():
        if entry := re.match(r"([a-z][\w-]*) *=", line):
            last = entry[1]
            found.add(last)
        elif attribute := re.match(r" +\.([\w-]+) *=", line):
            found.add(f"{last}.{attribute[1]}")
    return found


def said(path: Path) -> set[str]:
    """The keys that a file of the page names in full."""
    return set(SAID.findall(path.read_text(encoding="utf-8")))


def test_every_message_that_the_page_names_comes_to_it():
    """In the file of a language that the server leaves out for the page, a message would be missing in the browser only."""
    keys = page("en")
    files = [path for path in SOURCES if ".test." not in path.name]
    missing = [f"{place(path)} {key}" for path in files for key in sorted(said(path) - keys)]
    assert sum(len(said(path)) for path in files) > 100
    assert not missing, "\n".join(missing)


def test_the_page_gets_the_same_messages_in_every_language():
    """No reader gets fewer words."""
    assert all(page(language) == page("en") for language in LANGUAGES)


def test_the_first_words_are_plain():
    """They come with the page itself, before cards and all other messages: each stands on one line, without parameters."""
    for language in LANGUAGES:
        source = (ROOT / "src/netocean/texts" / language / "shell.ftl").read_text(encoding="utf-8")
        first = re.findall(rf"^{FIRST}[a-z-]+ = (.*)$", source, re.MULTILINE)
        assert len(first) == len(re.findall(rf"^{FIRST}", source, re.MULTILINE)) > 5
        assert all(text and "{" not in text for text in first)
