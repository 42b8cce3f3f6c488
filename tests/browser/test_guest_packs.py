"""A guest brings cards of their own: the host is asked first, and the game is told again with these cards anywhere."""

from playwright.sync_api import expect

from browser.crafting import take_in
from browser.starting import begin
from homemade import DECK, files, homemade
from netocean.catalog.files import write_zip

KELP = homemade(decks=[{"id": "kelp", "name": {"en": "Kelp"}, "cards": dict(DECK), "practice": True}])


def bring(person, tmp_path):
    """The pack from a file; its deck is among the own ones then."""
    (tmp_path / "home.zip").write_bytes(write_zip(files(KELP)))
    take_in(person, str(tmp_path / "home.zip"))
    person.button("workshop-deck-take").click()
    expect(person.page.get_by_text(person.words("editor-legal", preset=person.words("preset-primer")))).to_be_visible()


def sit_down(person, deck):
    """Choose a deck for the invitation that is open, and sit down."""
    person.page.locator(f"input[name=deck][value^='{deck}']").first.check()
    person.button("start-join-sit").click()


def heading(person, key):
    """What stands over the table before the game."""
    return person.page.get_by_role("heading", name=person.words(key), exact=True)


def test_the_host_is_asked_about_the_cards_of_a_guest(visitor, server, tmp_path):
    """Declined, the guest chooses again; both may load the page anew in between. Accepted, the game begins."""
    host, guest = visitor(server), visitor(server, language="zh-Hant")
    bring(guest, tmp_path)
    begin(host.go(), "friend", seed="kelp", deck="greymon")
    link = host.page.get_by_role("textbox", name=host.words("board-lobby-link")).input_value()
    guest.go("#" + link.partition("#")[2])
    sit_down(guest, "own:")
    expect(heading(guest, "board-packs-waiting")).to_be_visible()
    expect(host.page.locator("[data-pack='home']")).to_contain_text("Home set")
    host.page.reload()
    host.button("board-packs-decline").click()
    expect(heading(host, "board-lobby-title")).to_be_visible()
    expect(heading(guest, "board-packs-declined")).to_be_visible()
    guest.page.reload()
    guest.page.get_by_role("link", name=guest.words("board-packs-back"), exact=True).click()
    sit_down(guest, "own:")
    expect(heading(guest, "board-packs-waiting")).to_be_visible()
    guest.page.reload()
    guest.button("board-packs-back").click()
    expect(heading(host, "board-lobby-title")).to_be_visible()
    sit_down(guest, "own:")
    host.button("board-packs-accept").click()
    for person in (host, guest):
        expect(person.page.locator("[data-sheet]")).to_have_count(2)


def test_a_record_shows_own_cards_where_nobody_has_them(visitor, server, tmp_path):
    """In the language of who opens it."""
    person = visitor(server)
    bring(person, tmp_path)
    person.button("editor-play").click()
    begin(person, "computer", "greedy", seed="kelp 2")
    for action in ("menu", "concede", "concede-sure"):
        person.page.locator(f"[data-action={action}]").click()
    with person.page.expect_download() as saved:
        person.page.locator("[data-action=record]").click()
    saved.value.save_as(tmp_path / "game.json")
    other = visitor(server, language="ja").go("#/replay")
    other.page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(other.page.locator(".hand [data-key='home/H-1']").first).to_contain_text("ケルプパップ")
