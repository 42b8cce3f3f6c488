"""Appmon in the browser: a whole game against the computer, begun on the first page, and one between two browsers."""

import pytest
from playwright.sync_api import expect

from browser.hands import Mouse, Touch
from browser.playing import Player, TablePlayer, together
from browser.positions import Match, deck, opened, sitting
from browser.starting import begin

KINDS = {"starting_base", "discard_hand", "refill", "declare", "set_options", "fusion", "window"}
"""What every game asks sooner or later."""
SHORT = Match("appmon", "practice-sky-ladder", "practice-arcade-rush", "p0")
BRISK = Match("appmon", "practice-search-party", "practice-sky-ladder", "p1")
"""Games of few turns: the one between two people who answer as they do here, the other against the computer."""


@pytest.mark.parametrize(
    ("hands", "size", "language"), [(Mouse, "desk", "en"), (Touch, "phone", "ja")], ids=["mouse", "touch"]
)
def test_a_whole_game_against_the_computer(visitor, server, hands, size, language):
    """Played by what is offered, until somebody has won."""
    kept = {"game": "appmon"}
    person = visitor(server, hands=hands, size=size, language=language, kept=kept, hurry=True).go()
    begin(person, "computer", "greedy", BRISK.seed, BRISK.mine, BRISK.other)
    playing = TablePlayer(person)
    playing.play()
    expect(person.page.locator("section.end")).to_be_visible()
    assert playing.kinds >= KINDS


def test_two_browsers_play_a_whole_game(visitor, server):
    """Each sees its own hand only, both see the same end."""
    table = opened(server, {"kind": "friend"}, SHORT)
    friend = server.post("/api/join", {"code": table["code"], "deck": deck(server, SHORT.other, SHORT.game)})
    players = []
    for seat, (token, language) in enumerate([(table["seats"][0]["token"], "zh-Hant"), (friend["token"], "en")]):
        kept = sitting(table["table"], [{"seat": seat, "token": token}])
        person = visitor(server, language=language, kept=kept, hurry=True).go(f"#/table/{table['table']}")
        players.append(Player(person))
    assert not together(*players), "the game does not end"
    assert players[0].kinds | players[1].kinds >= {"declare", "fusion", "window"}
    ends = [player.page.locator("section.end") for player in players]
    for end in ends:
        expect(end).to_be_visible()
    assert ends[0].get_attribute("data-winner") == ends[1].get_attribute("data-winner")
