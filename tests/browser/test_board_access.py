"""The board for everybody: no serious fault in any of its faces, and a tree that tells the whole table."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import grave
from browser.playing import TablePlayer
from browser.positions import placed
from browser.starting import begin

SLOTS = dict.fromkeys(("option_slot_1", "option_slot_2", "option_slot_3"), "option-slot")
PLAIN = ("digimon_box", "evolution_box", "support_box", "requirement_box", "net_ocean", "dark_area")
LATER = ("appmon_box", "fusion_box", "option_slots", "chip_hand", "used_chips", "discard_pile", "removed")
ZONES: dict[str, dict[str, str]] = {
    "battle": {zone: zone.replace("_", "-") for zone in PLAIN} | SLOTS,
    "appmon-battle": {zone: zone.replace("_", "-") for zone in LATER} | {"power_box": "applink-box", "deck": "p-deck"},
}
"""By position, the zones of a sheet with the names that they have there."""


def test_axe_finds_no_serious_fault_on_a_phone(visitor, server):
    """The table on a small screen, the card reader over it, the log, the menu."""
    position = placed(server, "battle")
    person = visitor(server, kept=position.kept, size="phone", hurry=True).go(position.place)
    TablePlayer(person).see()
    assert grave(person.page) == []
    for opener in ("[data-action=log]", "[data-action=menu]"):
        person.page.locator(opener).click()
        assert grave(person.page) == []
        person.page.keyboard.press("Escape")


def test_axe_finds_no_serious_fault_in_cover_and_lobby(visitor, server):
    """Two at one screen; one who waits for a friend."""
    person = visitor(server, hurry=True)
    begin(person.go(), "here", seed="here")
    person.page.locator("[data-cover]").wait_for()
    assert grave(person.page) == []
    begin(person.go(), "friend")
    person.page.locator("[data-code]").wait_for()
    assert grave(person.page) == []


def test_axe_finds_no_serious_fault_in_a_battle_and_in_a_replay(visitor, server):
    """The arithmetic of a battle, and the controls of a replay."""
    position = placed(server, "battle")
    person = visitor(server, kept=position.kept, hurry=True).go(position.place)
    playing = TablePlayer(person, idle=True)
    while not playing.see().battle:
        playing.act()
    assert grave(person.page) == []
    end = placed(server, "end")
    watcher = visitor(server, kept=end.kept, hurry=True).go(f"#/replay/table/{end.table}")
    watcher.page.get_by_role("slider").wait_for()
    assert grave(watcher.page) == []


@pytest.mark.parametrize("name", ZONES)
def test_the_tree_tells_the_whole_table(visitor, server, name):
    """Both sheets with every zone, the hand with every card, the question with every answer, the log."""
    position = placed(server, name)
    person = visitor(server, kept=position.kept, hurry=True).go(position.place)
    TablePlayer(person).see()
    page, question = person.page, position.remote.question
    assert question is not None
    for seat, who in enumerate(("you", "other")):
        sheet = page.get_by_role("region", name=person.words("board-sheet", who=who), exact=True)
        for zone, called in ZONES[name].items():
            told = re.escape(person.words(f"zone-{called}"))
            group = sheet.locator(f"[data-zone={zone}]:is([role=group], :has(button[data-look]))")
            expect(group).to_have_accessible_name(re.compile(told, re.IGNORECASE))
        points = person.words("board-gauge", who=who, points=position.remote.numbers[f"points{seat}"])
        expect(sheet.get_by_role("img", name=points)).to_be_visible()
    held = position.remote.zones[0, "hand"]["count"]
    hand = page.get_by_role("group", name=person.words("board-hand", count=held))
    expect(hand.get_by_role("button")).to_have_count(held)
    asks = page.get_by_role("region").and_(page.locator(".prompt"))
    expect(asks.get_by_role("heading")).to_be_visible()
    for offer in question["offers"]:
        expect(asks.locator(f"[data-offer='{offer['text']}']")).to_have_role("button")
        expect(asks.locator(f"[data-offer='{offer['text']}']")).not_to_have_accessible_name("")
    assert page.get_by_role("log", name=person.words("board-log")).get_by_role("listitem").count() > 20
