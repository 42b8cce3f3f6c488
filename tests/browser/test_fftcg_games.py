"""Final Fantasy TCG in the browser: a whole game against the computer, and two browsers that answer each other."""

import pytest
from playwright.sync_api import expect

from browser.fftcg import OBJECTS, FftcgPlayer, against_computer, between_friends, kept, summons
from browser.hands import Mouse, Touch
from browser.playing import together
from netocean.tables.side import Side


@pytest.mark.parametrize(
    ("hands", "size", "language"), [(Mouse, "desk", "en"), (Touch, "phone", "ja")], ids=["mouse", "touch"]
)
def test_a_whole_game_against_the_computer(visitor, server, hands, size, language):
    """Every payment is the one that is proposed; whoever can attack does, until somebody has seven points of damage."""
    table, token = against_computer(server, "w2", "cloud", "heroes")
    person = visitor(server, hands=hands, size=size, language=language, kept=kept(table, token), hurry=True)
    playing = FftcgPlayer(person.go(f"#/table/{table}"))
    playing.play()
    expect(person.page.locator("section.end")).to_be_visible()
    assert {"mulligan", "priority", "pay", "attack"} <= playing.kinds


HIGHEST = f"""
window.highest = [];
new MutationObserver(() => {{
  const owners = [...document.querySelectorAll("{OBJECTS}")].map((one) => one.matches(".theirs") ? "theirs" : "mine");
  if (owners.length > window.highest.length) window.highest = owners;
}}).observe(document, {{ subtree: true, childList: true }});
"""
"""Notes whose the things on the stack are while most of them wait there: who can only pass lets them resolve at once."""


def has_summon(side: Side) -> bool:
    """Whether the first seat can cast a Summon in its own Main Phase."""
    question, view = side.question, side.view
    if side.seat != 0 or question is None or view.objects or view.phase != "main_1":
        return False
    casts = [offer for offer in question.offers if offer.verb == "cast" and summons({"key": offer.key})]
    return bool(casts) and view.zone(1, "hand").count > 2


def test_two_browsers_answer_each_other_on_the_stack(visitor, server):
    """A Summon, an answer to it, an answer to that: both browsers see the same three, the last one on top."""
    table, tokens = between_friends(server, "k5", ("ardyn", "locke-storm"), has_summon)
    people = [
        visitor(server, language=language, kept=kept(table, tokens[seat], seat), prepare=HIGHEST, hurry=True)
        for seat, language in enumerate(("en", "zh-Hans"))
    ]
    players = [FftcgPlayer(person.go(f"#/table/{table}")) for person in people]
    first, second = players
    seen = first.see()
    first.take(next(one for one in seen.offers if cast_summon(first, one)), seen)
    while not (first.answered and second.answered):
        assert together(*players, until=first.acts + second.acts + 1), "the game ended before"
    for player, owners in zip(players, (["mine", "theirs", "mine"], ["theirs", "mine", "theirs"]), strict=True):
        player.page.wait_for_function("() => window.highest.length === 3")
        assert player.page.evaluate("window.highest") == owners


def cast_summon(player: FftcgPlayer, offer: str) -> bool:
    """Whether an answer casts a Summon from the hand."""
    card = player.page.locator(f".board button[data-handle='{offer.partition('#')[2]}']")
    return offer.startswith("cast:") and summons({"key": card.get_attribute("data-key")})
