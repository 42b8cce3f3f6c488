"""The first page: it opens, it is small, it speaks the language of who comes."""

import pytest

from browser.visiting import LANGUAGES
from netocean.texts import say

MOST_BYTES = 300_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_speaks_the_language_of_the_browser(visitor, server, language):
    """Nobody has to choose a language first."""
    person = visitor(server, language=language).go()
    person.page.get_by_role("button", name=say(language, "start-play"), exact=True).wait_for()
    assert person.page.title() == say(language, "shell-name")
    assert person.page.locator("html").get_attribute("lang") == language


def test_the_first_page_comes_in_less_than_300_kb(visitor, server):
    """All that comes over the line until the first game can begin, compressed as it comes."""
    person = visitor(server, language="ja")
    sizes = []
    person.page.on("requestfinished", lambda request: sizes.append(request.sizes()))
    person.go().page.get_by_role("button", name=say("ja", "start-play"), exact=True).wait_for()
    person.page.wait_for_load_state("networkidle")
    total = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)
    assert 20_000 < total < MOST_BYTES
