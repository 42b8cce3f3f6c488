"""Several games on one page: chosen, remembered, each with its own cards, decks and rules."""

import re

from playwright.sync_api import expect

from browser.visiting import Visitor

FFTCG = {"game": "fftcg"}


def chosen(person: Visitor, game: str):
    """The tile of a game on the first page."""
    return person.page.get_by_role("radio", name=person.words(f"shell-game-{game}"), exact=True)


def cards_shown(person: Visitor):
    """The cards of the page of all cards."""
    return person.page.locator("main ul li a[data-key]")


def test_the_game_that_is_chosen_is_there_at_the_next_visit(visitor, server):
    """A newcomer finds the first game; whoever chose another one finds that."""
    person = visitor(server).go()
    expect(chosen(person, "colosseum")).to_be_checked()
    chosen(person, "fftcg").check(force=True)
    expect(person.page.get_by_text(person.words("start-what", game="fftcg"))).to_be_visible()
    person.page.reload()
    expect(chosen(person, "fftcg")).to_be_checked()
    person.page.get_by_role("link", name=person.words("shell-cards"), exact=True).click()
    person.page.wait_for_url("**/#/fftcg/cards")


def test_the_first_game_asks_once_by_which_rules(visitor, server):
    """It says how they differ; the answer is played, and kept."""
    person = visitor(server, kept=FFTCG).go()
    person.expect("WebSocket is closed before the connection is established")  # both tables are left as they open
    person.button("start-play").click()
    asked = person.page.get_by_role("dialog")
    for preset in ("official", "primer"):
        expect(asked.get_by_text(person.words(f"start-about-fftcg-{preset}"))).to_be_visible()
    with person.page.expect_request(f"{server.address}/api/tables") as opened:
        asked.get_by_role("button", name=person.words("preset-primer"), exact=True).click()
    assert (opened.value.post_data_json["game"], opened.value.post_data_json["preset"]) == ("fftcg", "primer")
    person.page.wait_for_url("**/#/table/*")
    person.go()
    with person.page.expect_request(f"{server.address}/api/tables") as again:
        person.button("start-play").click()
    assert again.value.post_data_json["preset"] == "primer"


def test_the_first_game_of_the_page_asks_nothing(visitor, server):
    """Its rules are those of the primer."""
    person = visitor(server).go()
    person.button("start-play").click()
    person.page.wait_for_url("**/#/table/*")


def test_what_is_chosen_for_one_game_stays_when_another_is_looked_at(visitor, server):
    """Each game keeps its own deck."""
    person = visitor(server).go()
    person.page.locator("input[name=deck][value='ready:garurumon']").check(force=True)
    chosen(person, "fftcg").check(force=True)
    expect(person.page.locator("input[name=deck][value='ready:heroes']")).to_be_checked()
    person.page.locator("input[name=deck][value='ready:cloud']").check(force=True)
    chosen(person, "colosseum").check(force=True)
    expect(person.page.locator("input[name=deck][value='ready:garurumon']")).to_be_checked()
    chosen(person, "fftcg").check(force=True)
    expect(person.page.locator("input[name=deck][value='ready:cloud']")).to_be_checked()


def test_thousands_of_cards_are_searched_at_once(visitor, server):
    """The list is there before anything is typed; a card in full comes when it is opened."""
    person = visitor(server).go("#/fftcg/cards")
    cards_shown(person).first.wait_for()
    assert cards_shown(person).count() < 200
    person.page.get_by_role("searchbox").fill("16-133S")
    expect(cards_shown(person)).to_have_count(1)
    cards_shown(person).first.click()
    reader = person.page.get_by_role("article", name="Braska")
    expect(reader.locator("[data-ability]")).to_have_count(3)
    person.page.keyboard.press("Escape")
    person.page.get_by_role("searchbox").fill("")
    person.page.mouse.wheel(0, 4000)
    person.page.wait_for_function("() => document.querySelectorAll('main ul li a[data-key]').length > 200")


def test_links_without_a_game_lead_to_the_first_one(visitor, server):
    """Addresses that people have kept go on working, whatever game was played last."""
    person = visitor(server, kept=FFTCG).go("#/cards/colosseum/St-1")
    expect(person.page.get_by_role("article")).to_have_attribute("data-key", "colosseum/St-1")
    person.go("#/rules/C-R8.7")
    expect(person.page.locator("#rule-C-R8\\.7")).to_be_focused()
    person.go("#/fftcg/rules/F-R13.9")
    expect(person.page.locator("#rule-F-R13\\.9")).to_be_focused()


def test_the_rule_book_of_another_game_says_how_its_rule_sets_differ(visitor, server):
    """The game in a minute, three rule sets side by side, and a rule found by its number."""
    person = visitor(server).go("#/fftcg/rules")
    expect(person.page.get_by_text(person.words("rulebook-minute-f-1"))).to_be_visible()
    table = person.page.get_by_role("table")
    names = [person.words("rulebook-presets-switch")]
    names += [person.words(f"preset-{name}") for name in ("official", "official-2-1", "primer")]
    expect(table.get_by_role("columnheader")).to_have_text(names)
    blocking = table.locator("[data-switch=blocker_dulls]").get_by_role("cell")
    expect(blocking).to_have_text([person.words(f"switch-blocker-dulls-{one}") for one in ("false", "false", "true")])
    person.page.get_by_role("searchbox").fill("13.9")
    expect(person.page.locator("[data-rule]")).to_have_count(1)
    expect(person.page.locator("[data-rule]")).to_contain_text(person.words("rule-f-r13-9"))


def test_a_deck_of_another_game_is_built_and_checked(visitor, server):
    """By type, with the Limit Break deck apart, in a format that one chooses."""
    person = visitor(server).go("#/fftcg/decks/ready%3Avii-xiv-limit-break")
    person.button("editor-copy").click()
    preset = person.words("preset-official")
    expect(person.page.get_by_text(person.words("editor-legal", preset=preset))).to_be_visible()
    lb = person.words("editor-f-lb")
    expect(person.page.get_by_role("heading", name=re.compile(re.escape(lb)))).to_be_visible()
    person.page.get_by_role("combobox", name=person.words("editor-format")).select_option("l3")
    expect(person.page.get_by_text(person.words("editor-legal", preset=preset))).to_be_hidden()
    person.page.reload()
    expect(person.page.get_by_role("heading", name=re.compile(re.escape(lb)))).to_be_visible()


def test_the_first_page_of_another_game_is_small_too(visitor, server):
    """Of its thousands of cards only those come that are seen."""
    person = visitor(server, kept=FFTCG)
    sizes = []
    person.page.on("requestfinished", lambda request: sizes.append(request.sizes()))
    person.go().button("start-play").wait_for()
    person.page.wait_for_load_state("networkidle")
    assert sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes) < 300_000
