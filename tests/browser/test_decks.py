"""A deck of one's own: copied, changed under the eyes of the rules, kept, and played."""

from pathlib import Path

from playwright.sync_api import expect


def legal(person):
    """What the editor says about a deck that may be played."""
    return person.page.get_by_text(person.words("editor-legal", preset=primer(person)))


def primer(person):
    """The name of the usual rules."""
    return person.words("preset-primer")


def test_a_copied_deck_is_changed_and_played(visitor, server):
    """One card too few is a fault at once; the card put back, the deck can be played against the computer."""
    person = visitor(server).go("#/decks")
    person.button("editor-copy").first.click()
    expect(legal(person)).to_be_visible()
    cards = person.page.get_by_role("region", name=person.words("editor-cards"))
    card = cards.locator("[data-key]").first
    less, more = card.get_by_role("group").get_by_role("button").all()
    less.click()
    expect(legal(person)).to_be_hidden()
    expect(person.page.get_by_text(person.words("editor-faults", count=1, preset=primer(person)))).to_be_visible()
    more.click()
    expect(legal(person)).to_be_visible()
    name = person.page.get_by_role("textbox", name=person.words("editor-rename"))
    name.fill("Deep blue")
    person.button("editor-play").click()
    expect(person.page.get_by_text("Deep blue").first).to_be_visible()
    with person.page.expect_request(f"{server.address}/api/tables") as asked:
        person.button("start-play").click()
    assert sum(copies for copies, _ in asked.value.post_data_json["deck"]) == 30
    person.page.wait_for_url("**/#/table/*")


def test_a_deck_is_still_there_after_a_reload(visitor, server):
    """It is kept in this browser."""
    person = visitor(server).go("#/decks")
    person.button("editor-new").click()
    person.page.get_by_role("textbox", name=person.words("editor-rename")).fill("Deep blue")
    person.page.reload()
    expect(person.page.get_by_role("textbox", name=person.words("editor-rename"))).to_have_value("Deep blue")
    person.go("#/decks")
    expect(person.page.get_by_role("link").filter(has_text="Deep blue")).to_be_visible()


def test_an_editor_that_was_left_before_the_games_were_there_does_nothing_more(visitor, server):
    """The answer that comes late finds somebody at another page; the browser writes nothing of it."""
    person, held = visitor(server), []

    def hold(route):
        held.append(route)

    person.page.route("**/api/games", hold)
    with person.page.expect_request("**/api/games"):
        person.go("#/decks/ready%3Agreymon")
    expect(person.page.get_by_text(person.words("start-loading"))).to_be_visible()
    person.page.evaluate("location.hash = '#/settings'")
    expect(person.page.get_by_role("heading", name=person.words("shell-settings"), exact=True)).to_be_visible()
    with person.page.expect_response("**/api/games"):
        for route in held:
            route.continue_()
    person.page.evaluate("new Promise((done) => requestAnimationFrame(done))")


def test_a_deck_goes_out_as_text_and_comes_in_again(visitor, server):
    """The list that was saved is the deck that is read."""
    person = visitor(server).go("#/decks/ready%3Agreymon")
    person.button("editor-export").click()
    with person.page.expect_download() as saved:
        person.button("editor-export-file").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    person.go("#/decks")
    person.button("editor-import").click()
    person.page.get_by_role("textbox", name=person.words("editor-import-text")).fill(text)
    person.button("editor-import-read").click()
    person.button("editor-import-take").click()
    expect(legal(person)).to_be_visible()


def test_a_line_that_cannot_be_read_is_shown_with_its_number(visitor, server):
    """Nothing is taken in by halves."""
    person = visitor(server).go("#/decks")
    person.button("editor-import").click()
    person.page.get_by_role("textbox", name=person.words("editor-import-text")).fill("3 St-1\n3 no such card\n")
    person.button("editor-import-read").click()
    expect(person.page.get_by_text(person.words("editor-import-problems", count=1))).to_be_visible()
    expect(person.page.get_by_role("listitem").filter(has_text="no such card")).to_contain_text("2")
