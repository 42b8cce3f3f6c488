"""Whole games against the computer, from the first page to the end: by mouse, by keyboard alone, by touch on a phone."""

import pytest
from playwright.sync_api import expect

from browser.hands import Keys, Mouse, Touch
from browser.playing import WATCH, KeyPlayer, TablePlayer
from browser.starting import begin

QUICK = "localStorage.setItem('netocean.settings', JSON.stringify({ pace: 'fast', motion: 'still' }));"


@pytest.mark.parametrize(
    ("hands", "size", "player", "language"),
    [(Mouse, "desk", TablePlayer, "en"), (Keys, "desk", KeyPlayer, "ja"), (Touch, "phone", TablePlayer, "zh-Hans")],
    ids=["mouse", "keyboard", "touch"],
)
def test_a_whole_game_against_the_computer(visitor, server, hands, size, player, language):
    """Begun on the first page, played by what is offered, until somebody has won."""
    person = visitor(server, hands=hands, size=size, language=language, prepare=QUICK + WATCH).go()
    begin(person, "computer", "greedy", "b4", "greymon", "garurumon")
    playing = player(person)
    playing.play()
    expect(person.page.locator("section.end")).to_have_attribute("data-winner", "1")
    assert {"starting_level_iii", "discard_hand", "plan", "lay_options", "evolution"} <= playing.kinds
