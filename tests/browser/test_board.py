"""What one can do at the table beside answering: ask why, look up a rule, take back, drag, change the language."""

import re

from playwright.sync_api import expect

from browser.hands import Touch
from browser.playing import TablePlayer
from browser.positions import placed


def prompt(person):
    """What is asked."""
    return person.page.locator(".prompt")


def at(visitor, server, name, **wishes):
    """Somebody at the table of a position."""
    position = placed(server, name)
    person = visitor(server, kept=position.kept, hurry=True, **wishes).go(position.place)
    TablePlayer(person).see()
    return person


def test_a_card_that_cannot_be_used_tells_why_and_by_which_rule(visitor, server):
    """An option in the hand cannot be set as an evolution; the rule opens."""
    person = at(visitor, server, "planning")
    person.page.locator(".hand button[data-handle][data-key='colosseum/St-59']").first.click()
    person.button("board-why").click()
    reason = person.page.locator(".why li").first
    expect(reason).to_be_visible()
    rule = reason.get_by_role("button").inner_text().strip(" ?")
    assert re.fullmatch(r"C-R\d+[a-z]?(\.\d+)*[a-z]?", rule)
    reason.get_by_role("button").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text(rule)
    person.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_line_of_the_log_opens_its_rules(visitor, server):
    """All that happened has a rule."""
    person = at(visitor, server, "planning")
    line = person.page.get_by_role("log").get_by_role("button").last
    line.click()
    expect(person.page.get_by_role("dialog")).to_contain_text(re.compile("C-R"))


def test_the_last_decision_is_taken_back(visitor, server):
    """The question before comes again."""
    person = at(visitor, server, "hand")
    player = TablePlayer(person, idle=True)
    expect(prompt(person)).to_have_attribute("data-question", "discard_hand")
    player.act()
    player.see()
    expect(prompt(person)).not_to_have_attribute("data-question", "discard_hand")
    person.page.locator("[data-action=undo]").click()
    expect(prompt(person)).to_have_attribute("data-question", "discard_hand")


def test_a_card_is_dragged_to_where_it_goes(visitor, server):
    """From the hand into the Evolution Box, where it is picked; dropped elsewhere it is not."""
    person = at(visitor, server, "planning")
    card = person.page.locator(".hand button[data-handle]").first
    handle = card.get_attribute("data-handle")
    same = person.page.locator(f".hand button[data-handle='{handle}']")
    own = person.page.locator("[data-sheet='0']")
    card.drag_to(own.locator("[data-zone=support_box]"))
    expect(same).not_to_have_accessible_name(re.compile("picked"))
    card.drag_to(own.locator("[data-zone=evolution_box]"))
    expect(same).to_have_accessible_name(re.compile("picked"))


def test_the_language_changes_in_the_middle_of_a_game(visitor, server):
    """Question, log and names of cards, at once."""
    person = at(visitor, server, "planning")
    person.page.get_by_role("combobox", name=person.words("shell-language")).select_option("ja")
    expect(prompt(person)).to_contain_text("進化")
    expect(person.page.get_by_role("log")).to_contain_text("第2ターン")
    expect(person.page.locator(".hand button[data-key='colosseum/St-1']").first).to_have_accessible_name(
        re.compile("アグモン")
    )
    person.page.reload()
    expect(prompt(person)).to_contain_text("進化")


def test_arrow_keys_go_from_card_to_card(visitor, server):
    """To the next one in the hand, and up to the sheet; where one stands can be seen."""
    person = at(visitor, server, "planning")
    cards = person.page.locator(".hand button[data-handle]")
    cards.first.focus()
    person.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    person.page.keyboard.press("ArrowLeft")
    expect(cards.first).to_be_focused()
    person.page.keyboard.press("ArrowUp")
    expect(person.page.locator("[data-sheet='0'] button[data-handle]:focus-visible")).to_have_count(1)


def test_on_a_phone_a_card_is_read_by_holding_it(visitor, server):
    """It opens large, and closes again."""
    person = at(visitor, server, "planning", size="phone", hands=Touch)
    card = person.page.locator(".hand button[data-handle]").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "button": 0, "isPrimary": True})
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("article")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
