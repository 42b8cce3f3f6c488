"""The board of Final Fantasy TCG: payment by tapping, stops, arrows, and what those are told who do not see it."""

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import grave
from browser.fftcg import FftcgPlayer, between_friends, kept, summons
from netocean.tables.side import Side

DECKS = ("ardyn", "locke-storm")


def in_main_phase(side: Side) -> bool:
    """Whether the first seat can cast a Summon in its own Main Phase, with cards to pay in several ways."""
    question, view = side.question, side.view
    if side.seat != 0 or question is None or view.objects or view.phase != "main_1":
        return False
    return any(offer.verb == "cast" and summons({"key": offer.key}) for offer in question.offers)


@pytest.fixture
def player(visitor, server) -> FftcgPlayer:
    """Somebody in their own Main Phase, against a friend."""
    table, tokens = between_friends(server, "k5", DECKS, in_main_phase)
    person = visitor(server, kept=kept(table, tokens[0]), hurry=True)
    found = FftcgPlayer(person.go(f"#/table/{table}"))
    found.see()
    return found


def asks(player: FftcgPlayer) -> Locator:
    """What is asked."""
    return player.page.locator(".prompt")


def used(player: FftcgPlayer) -> list[str]:
    """The cards that the payment uses, by handle."""
    return [one.get_attribute("data-source") or "" for one in player.page.locator("[data-source]").all()]


def cast(player: FftcgPlayer) -> None:
    """Cast what the first seat can cast, up to its payment."""
    seen = player.see()
    player.take(next(one for one in seen.offers if one.startswith("cast:")), seen)
    while (seen := player.see()).kind != "pay":
        player.do(seen)


def test_a_payment_is_changed_by_tapping_and_given_back(player):
    """What is left out is marked no more; taking back leads to where one was."""
    cast(player)
    first = used(player)
    assert first
    player.page.locator(f"button[data-handle='{first[0]}']").click()
    expect(player.page.locator(f"[data-source='{first[0]}']")).to_have_count(0)
    player.action("clear").click()
    expect(player.page.locator(f"[data-source='{first[0]}']")).to_have_count(1)
    assert used(player) == first
    player.action("back").click()
    expect(asks(player)).to_have_attribute("data-question", "priority")


def test_a_stop_is_kept(player):
    """Also after the page was loaded anew."""
    stop = player.page.locator("[data-stop='end']")
    expect(stop).to_have_attribute("aria-pressed", "false")
    stop.click()
    expect(stop).to_have_attribute("aria-pressed", "true")
    player.page.reload()
    expect(stop).to_have_attribute("aria-pressed", "true")


def test_what_waits_points_at_what_it_has_chosen(player):
    """An arrow for each target; the stack names them."""
    seen = player.see()
    player.take(next(one for one in seen.offers if one.startswith("cast:") and is_summon(player, one)), seen)
    while not player.page.locator("[data-object]").count():
        if (seen := player.could()) is not None:
            player.do(seen)
    arrow = player.page.locator("[data-arrow^='object:']").first
    expect(arrow).to_be_attached()
    expect(player.page.locator("[data-object] .chosen").first).to_be_visible()


def is_summon(player: FftcgPlayer, offer: str) -> bool:
    """Whether an answer is about a Summon."""
    card = player.page.locator(f".board button[data-handle='{offer.partition('#')[2]}']")
    return summons({"key": card.get_attribute("data-key")})


def test_a_line_of_the_log_opens_its_rule_and_the_rule_book(player):
    """The rule stands there in words, and in the rule book of this game."""
    player.page.get_by_role("log").get_by_role("button").last.click()
    dialog = player.page.get_by_role("dialog")
    book = dialog.get_by_role("link", name=player.person.words("rulebook-open")).first
    rule = (book.get_attribute("href") or "").rpartition("/")[2]
    assert book.get_attribute("href") == f"#/fftcg/rules/{rule}"
    expect(dialog).to_contain_text(player.person.words(f"rule-{rule.lower().replace('.', '-')}"))
    book.click()
    expect(player.page.locator(f"[data-rule='{rule}']")).to_be_focused()


def test_axe_finds_no_serious_fault_at_the_table(player):
    """While something can be done, while it is paid, and in what is opened over the table."""
    assert not grave(player.page)
    player.page.locator("[data-action='passing']").click()
    assert not grave(player.page)
    player.page.keyboard.press("Escape")
    cast(player)
    assert not grave(player.page)
