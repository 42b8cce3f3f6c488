"""Cards by chance, as a stranger may bring them: all are drawn and read, and none stops a page."""

import pytest

from browser.crafting import take_in
from homemade import value
from netocean.catalog.files import write_zip
from netocean.catalog.packfile import to_files
from netocean.games import names
from oddities import odd_pack

MANY = 24


@pytest.mark.parametrize("game", names())
def test_no_card_of_another_pack_stops_a_page(visitor, server, tmp_path, game):
    """In the list of its pack, in its form, and as it is read among all cards."""
    pack = value(odd_pack(game, MANY))
    tails = [card["key"].partition("/")[2] for card in pack.cards]
    file = tmp_path / "odd.zip"
    file.write_bytes(write_zip(to_files(pack)))
    person = visitor(server, language="ja", hurry=True)
    take_in(person, str(file))
    person.page.locator("li[data-key] svg text").first.wait_for()
    home = person.page.url
    for tail in tails:
        person.page.goto(f"{home}/{tail}")
        person.page.locator(f"[data-card='home/{tail}'] svg text").first.wait_for()
    for tail in tails[::6]:
        person.go(f"#/{game}/cards/home/{tail}")
        person.page.locator(f"article.reader[data-key='home/{tail}']").wait_for()
