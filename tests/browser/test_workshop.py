"""Cards of one's own: entered by hand, tried, put in a deck, given away, and played with a friend."""

import pytest
from playwright.sync_api import expect

from browser.crafting import CRAFTED, back_to_pack, file_of, make_card, make_pack, put_in_deck, take_in, try_card
from browser.playing import TablePlayer, together
from browser.starting import begin


def legal(person, game):
    """What the editor says about a deck that may be played."""
    return person.page.get_by_text(person.words("editor-legal", preset=person.words(f"preset-{game.preset}")))


@pytest.mark.parametrize("game", CRAFTED, ids=lambda game: game.game)
def test_cards_of_every_kind_are_made_tried_given_away_and_played(visitor, server, game):
    """From an empty form to a game between two browsers.

    Each card says what it does in four languages, and lies at hand on a table of its own. The pack goes as one file to an
    empty profile. A friend sees whose cards come to the table, cannot sit down before accepting them, and meets them.
    """
    maker, host, friend = visitor(server), visitor(server, hurry=True), visitor(server, language="ja", hurry=True)
    make_pack(maker, game, "Kitchen table")
    address = maker.page.url
    pack = address.rsplit("/", 1)[1]
    for card in game.cards:
        make_card(maker, card)
        if card.ability:
            expect(maker.page.locator("[data-text='en']")).to_have_text(card.says)
            expect(maker.page.locator("[data-text]")).to_have_count(4)
        try_card(maker)
        back_to_pack(maker)
    put_in_deck(maker, game)
    expect(legal(maker, game)).to_be_visible()
    maker.page.goto(address)
    maker.page.get_by_label(maker.words("workshop-deck-put")).select_option(index=1)
    file = file_of(maker)

    take_in(host, file)
    expect(host.page.locator("li[data-key]")).to_have_count(len(game.cards))
    host.button("workshop-deck-take").click()
    expect(legal(host, game)).to_be_visible()
    host.button("editor-play").click()
    begin(host, "friend", seed=game.seed)
    link = host.page.get_by_role("textbox", name=host.words("board-lobby-link")).input_value()
    friend.go("#" + link.partition("#")[2])
    expect(friend.page.locator(f"[data-pack='{pack}']")).to_contain_text("Kitchen table")
    friend.page.locator(f"input[value='ready:{game.other}']").check()
    expect(friend.button("start-join-sit")).to_be_disabled()
    friend.page.get_by_label(friend.words("start-packs-accept")).check()
    friend.button("start-join-sit").click()
    expect(host.page.locator(f".board [data-key^='{pack}/']").first).to_be_visible()
    assert together(TablePlayer(host), TablePlayer(friend), until=6)
    friend.page.locator("[data-action='menu']").click()
    expect(friend.page.locator(f"dialog [data-pack='{pack}']")).to_contain_text(friend.words("workshop-whose-theirs"))
