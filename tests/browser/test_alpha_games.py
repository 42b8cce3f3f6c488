"""Digimon α in the browser: a whole game against the computer, and one between two browsers."""

import pytest
from playwright.sync_api import expect

from browser.hands import Mouse, Touch
from browser.playing import Player, Seen, together
from browser.positions import ALPHA, deck, opened, sitting
from browser.starting import begin

KINDS = {"fill", "place", "opportunity", "discard_hand"}
"""What every game asks sooner or later."""


class Striker(Player):
    """Lays what can be laid, keeps what it has, and attacks with everybody, together with others where that can be."""

    def answer(self, seen: Seen) -> None:
        """Attack, lay, block; leave the rest as it is, where that can be."""
        self.answers += 1
        wanted = [
            offer for verb in ("alpha", "attack", "place", "pick") for offer in seen.offers if offer.startswith(verb)
        ]
        if "send" in seen.actions and seen.picked:
            self.send()
        elif seen.kind in ("opportunity", "place", "support", "line_up") and wanted:
            self.take(wanted[0], seen)
        elif "pass" in seen.actions:
            self.leave()
        else:
            self.take(seen.offers[0], seen)


@pytest.mark.parametrize(
    ("hands", "size", "language"), [(Mouse, "desk", "en"), (Touch, "phone", "ja")], ids=["mouse", "touch"]
)
def test_a_whole_game_against_the_computer(visitor, server, hands, size, language):
    """Begun on the first page, played by what is offered, until somebody has won."""
    kept = {"game": "alpha"}
    person = visitor(server, hands=hands, size=size, language=language, kept=kept, hurry=True).go()
    begin(person, "computer", "greedy", ALPHA.seed, ALPHA.mine, ALPHA.other)
    playing = Striker(person)
    playing.play()
    expect(person.page.locator("section.end")).to_be_visible()
    assert playing.kinds >= KINDS


def test_two_browsers_play_a_whole_game(visitor, server):
    """Each in a language of its own; both see the same end."""
    table = opened(server, {"kind": "friend"}, ALPHA)
    friend = server.post("/api/join", {"code": table["code"], "deck": deck(server, ALPHA.other, ALPHA.game)})
    players = []
    for seat, (token, language) in enumerate([(table["seats"][0]["token"], "zh-Hans"), (friend["token"], "en")]):
        kept = sitting(table["table"], [{"seat": seat, "token": token}])
        person = visitor(server, language=language, kept=kept, hurry=True).go(f"#/table/{table['table']}")
        players.append(Striker(person))
    assert not together(*players), "the game does not end"
    ends = [player.page.locator("section.end") for player in players]
    for end in ends:
        expect(end).to_be_visible()
    assert ends[0].get_attribute("data-winner") == ends[1].get_attribute("data-winner")
