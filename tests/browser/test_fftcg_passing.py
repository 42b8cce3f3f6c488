"""Final Fantasy TCG: priority that passes by itself is no decision to take back, and calls nobody to the screen."""

import pytest
from playwright.sync_api import expect

from browser.fftcg import GAME, PRESET, FftcgPlayer, against_computer, deck, kept
from browser.positions import sitting

MINE, OTHER = "ardyn", "locke-storm"
PHASE = "[data-phase]"


def to_main_phase(player: FftcgPlayer) -> None:
    """Keep every opening hand, and go on until priority is held in Main Phase 1 of one's own turn."""
    while (seen := player.see()).kind != "priority" or not in_own_main_phase(player):
        if seen.kind == "priority":
            player.leave()
            player.page.wait_for_function("() => !document.querySelector(\".prompt[data-question='priority']\")")
        else:
            player.do(seen)


def in_own_main_phase(player: FftcgPlayer) -> bool:
    """Whether it is Main Phase 1 of the turn of who sits in front."""
    bar = player.page.locator(PHASE)
    return bar.get_attribute("data-phase") == "main_1" and bar.get_attribute("data-turn") == "mine"


def end_main_phase(player: FftcgPlayer) -> None:
    """Pass: on to the Attack Phase, and through it, since nobody can attack."""
    player.leave()
    expect(player.page.locator(PHASE)).to_have_attribute("data-phase", "main_2")


@pytest.fixture
def alone(visitor, server) -> FftcgPlayer:
    """Somebody in their own Main Phase 1, against the computer."""
    table, token = against_computer(server, "p1", MINE, OTHER)
    person = visitor(server, kept=kept(table, token), hurry=True)
    player = FftcgPlayer(person.go(f"#/table/{table}"))
    to_main_phase(player)
    return player


def test_taking_back_goes_to_what_a_person_decided(alone):
    """Over all priority that was passed in between."""
    end_main_phase(alone)
    alone.see()
    alone.page.locator("[data-action=undo]").click()
    expect(alone.page.locator(PHASE)).to_have_attribute("data-phase", "main_1")
    expect(alone.page.locator(".prompt")).to_have_attribute("data-question", "priority")
    assert alone.see().open


def test_a_turn_that_is_let_pass_is_taken_back_whole(alone):
    """From the hand that is too large at its end one comes back to where it was said; it is let pass no longer."""
    alone.action("skip").click()
    expect(alone.page.locator(".prompt")).to_have_attribute("data-question", "discard")
    alone.page.locator("[data-action=undo]").click()
    expect(alone.page.locator(PHASE)).to_have_attribute("data-phase", "main_1")
    expect(alone.action("skip")).to_have_attribute("aria-pressed", "false")
    assert alone.see().kind == "priority"


def test_nobody_is_called_to_the_screen_for_priority_that_passes_by_itself(visitor, server):
    """The opponent stops nowhere in an Attack Phase without attack: the screen stays where it is."""
    wish = {"game": GAME, "preset": PRESET, "seed": "p1", "deck": deck(MINE), "other_deck": deck(OTHER)}
    table = server.post("/api/tables", {**wish, "opponent": {"kind": "here"}})
    seats = [{"seat": one["seat"], "token": one["token"]} for one in table["seats"]]
    person = visitor(server, kept=sitting(table["table"], seats), hurry=True)
    player = FftcgPlayer(person.go(f"#/table/{table['table']}"))
    to_main_phase(player)
    seat = player.page.locator(".hand[data-zone=hand]").get_attribute("data-seat")
    end_main_phase(player)
    assert player.see().open
    assert player.page.locator(".hand[data-zone=hand]").get_attribute("data-seat") == seat
