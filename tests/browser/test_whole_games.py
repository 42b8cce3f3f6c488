"""Whole games against the computer, from the first page to the end: by mouse, by keyboard alone, by touch on a phone."""

import pytest
from playwright.sync_api import expect

from browser.hands import Keys, Mouse, Touch
from browser.playing import KeyPlayer, TablePlayer
from browser.starting import begin


@pytest.mark.parametrize(
    ("hands", "size", "player", "language", "seed"),
    [
        (Mouse, "desk", TablePlayer, "en", "ocean39"),
        (Keys, "desk", KeyPlayer, "ja", "ocean14"),
        (Touch, "phone", TablePlayer, "zh-Hans", "ocean31"),
    ],
    ids=["mouse", "keyboard", "touch"],
)
def test_a_whole_game_against_the_computer(visitor, server, hands, size, player, language, seed):
    """Begun on the first page, played by what is offered, until somebody has won."""
    person = visitor(server, hands=hands, size=size, language=language, hurry=True).go()
    begin(person, "computer", "greedy", seed, "greymon", "garurumon")
    playing = player(person)
    playing.play()
    expect(person.page.locator("section.end")).to_have_attribute("data-winner", "1")
    assert {
        "starting_level_iii",
        "discard_hand",
        "refill",
        "plan",
        "lay_options",
        "evolution",
        "window_battle",
    } <= playing.kinds
