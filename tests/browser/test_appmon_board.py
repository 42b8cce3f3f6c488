"""The Appmon board: fusions declared card by card, links and chips, and what those are told who do not see it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.playing import TablePlayer
from browser.positions import placed

SYMBOLS = "●■▲"


@pytest.fixture
def at(visitor, server):
    """Somebody at the table of a position."""

    def sit(name: str, **wishes) -> TablePlayer:
        position = placed(server, f"appmon-{name}")
        player = TablePlayer(visitor(server, kept=position.kept, hurry=True, **wishes).go(position.place))
        player.see()
        return player

    return sit


def zone(player: TablePlayer, name: str, seat: int = 0) -> Locator:
    """A zone of a sheet."""
    return player.page.locator(f"[data-sheet='{seat}'] [data-zone='{name}']")


def card(player: TablePlayer, offer: str) -> Locator:
    """The card that an answer is about."""
    return player.page.locator(f".board button[data-handle='{offer.partition('#')[2]}']")


def declared(player: TablePlayer) -> None:
    """Nothing more is declared."""
    seen = player.see()
    assert seen.kind == "declare"
    player.leave() if "pass" in seen.actions else player.take("done", seen)


def test_a_fusion_is_declared_by_dragging_card_and_material(at):
    """The card goes into the Fusion Box, its material into the Power Box; then both lie there, face down."""
    player = at("declaring")
    offer = player.see().offers[0]
    card(player, offer).drag_to(zone(player, "fusion_box"))
    seen = player.see()
    assert seen.kind == "material"
    card(player, seen.offers[0]).drag_to(zone(player, "power_box"))
    while player.see().kind == "chip_fee":
        card(player, player.see().offers[0]).drag_to(zone(player, "discard_pile"))
    declared(player)
    expect(zone(player, "fusion_box").locator("button[data-handle]")).to_have_count(1)
    expect(zone(player, "power_box").locator("button[data-handle]")).to_have_count(1)


def test_a_material_is_taken_back(at):
    """From what is given one is led back to what is declared."""
    player = at("material")
    player.action("back").click()
    expect(player.page.locator(".prompt")).to_have_attribute("data-question", "declare")


def test_a_material_that_does_not_fit_is_laid_on_purpose(at):
    """It stands apart from those that could be right, until it is asked for; the fusion will fail (P-7.6)."""
    player = at("material")
    fitting = set(player.see().offers)
    player.page.get_by_text(player.person.words("board-unusual"), exact=True).click()
    misfit = player.page.locator(".prompt details [data-offer]").first
    assert misfit.get_attribute("data-offer") not in fitting
    misfit.click()
    declared(player)
    expect(zone(player, "power_box").locator("button[data-handle]")).to_have_count(1)


def test_a_link_lies_sideways_and_raises_the_power(at):
    """By as much as its link power says, which stands beside the fighting Appmon."""
    player = at("battle")
    power = player.page.locator("[data-standing] b").first
    before = int(power.inner_text())
    offer = next(one for one in reversed(player.see().offers) if one.startswith("link:"))
    card(player, offer).drag_to(zone(player, "power_box"))
    while (seen := player.see()).kind == "chip_fee":
        player.take(seen.offers[0], seen)
    linked = zone(player, "power_box").locator(".card.turned button")
    expect(linked).to_have_count(1)
    told = re.search(rf"[{SYMBOLS}]\+(\d+)", linked.get_attribute("aria-label") or "")
    expect(power).to_have_text(str(before + (int(told[1]) if told else 100)))


def test_the_plug_is_seen_and_read(at):
    """Two symbols beside who fights, and in words in the reader."""
    player = at("battle")
    box = zone(player, "appmon_box")
    expect(box.locator(".plug svg")).to_have_count(3)
    box.locator("button[data-handle]").last.hover()
    reader = player.page.get_by_role("article")
    expect(reader.get_by_role("heading", name=player.person.words("reader-plug-link"))).to_be_visible()
    expect(reader.locator("dd").first).to_contain_text(re.compile(f"[{SYMBOLS}].*[{SYMBOLS}]", re.DOTALL))


def test_own_chips_are_open_those_of_the_opponent_are_counted(at):
    """Nobody sees which chips the other one holds."""
    player = at("declaring")
    expect(zone(player, "chip_hand").locator("button[data-key^='appmon-practice/xpc']")).not_to_have_count(0)
    theirs = zone(player, "chip_hand", 1)
    expect(theirs).to_have_attribute("data-count", "5")
    expect(theirs.locator("button")).to_have_count(0)


def test_used_chips_can_be_looked_at(at):
    """The pile opens, and a card in it is read."""
    player = at("battle")
    player.page.locator("[data-sheet='0'] [data-look='used_chips']").click()
    dialog = player.page.get_by_role("dialog")
    dialog.locator("button[data-key]").first.click()
    expect(player.page.get_by_role("dialog").get_by_role("article")).to_be_visible()


def test_rules_in_doubt_bear_their_mark_in_the_log_and_open(at):
    """The preparation is taken over from the first game: its line has a question mark, its rule says so."""
    player = at("declaring")
    line = player.page.get_by_role("log").get_by_role("listitem").filter(has=player.page.locator(".doubt")).last
    line.get_by_role("button").click()
    dialog = player.page.get_by_role("dialog")
    book = dialog.get_by_role("link", name=player.person.words("rulebook-open")).first
    assert re.fullmatch(r"#/appmon/rules/P-\d+\.\d+", book.get_attribute("href") or "")
