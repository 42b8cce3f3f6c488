"""Cards of one's own: entered by hand, tried, put in a deck, given away, and played with a friend."""

import pytest
from playwright.sync_api import expect

from browser.crafting import CRAFTED, back_to_pack, file_of, make_card, make_pack, put_in_deck, take_in
from browser.playing import TablePlayer, together
from browser.starting import begin


def legal(person, game):
    """What the editor says about a deck that may be played."""
    return person.page.get_by_text(person.words("editor-legal", preset=person.words(f"preset-{game.preset}")))


@pytest.mark.parametrize("game", CRAFTED, ids=lambda game: game.game)
def test_a_card_of_each_kind_is_entered_and_tried(visitor, server, game):
    """The card is drawn as it is written, says what it does in four languages, and lies in the hand of a table at once."""
    person = visitor(server)
    make_pack(person, game, "Kitchen table")
    for card in game.cards:
        make_card(person, card)
        expect(person.page.locator("[data-text='en']")).to_have_text(card.says)
        expect(person.page.locator("[data-text]")).to_have_count(4)
        here = person.page.url
        key = person.page.locator(".card-page").get_attribute("data-card")
        person.button("workshop-try").click()
        person.button("workshop-try-begin").click()
        person.page.wait_for_url("**/#/table/*")
        person.page.locator("[data-cover] button").click()
        expect(person.page.locator(f".hand [data-key='{key}']").first).to_be_visible()
        person.page.goto(here)
        back_to_pack(person)


@pytest.mark.parametrize("game", CRAFTED, ids=lambda game: game.game)
def test_a_pack_goes_out_as_a_file_and_is_played_from_an_empty_profile(visitor, server, game):
    """The friend sees whose cards come to the table, cannot sit down before accepting them, and then plays against them."""
    maker, host, friend = visitor(server), visitor(server, hurry=True), visitor(server, language="ja", hurry=True)
    make_pack(maker, game, "Kitchen table")
    pack = maker.page.url.rsplit("/", 1)[1]
    for card in game.cards:
        make_card(maker, card)
        back_to_pack(maker)
    put_in_deck(maker, game)
    expect(legal(maker, game)).to_be_visible()
    maker.go(f"#/workshop/{pack}")
    maker.page.get_by_label(maker.words("workshop-deck-put")).select_option(index=1)
    file = file_of(maker)

    take_in(host, file)
    expect(host.page.locator("li[data-key]")).to_have_count(len(game.cards))
    host.button("workshop-deck-take").click()
    expect(legal(host, game)).to_be_visible()
    host.button("editor-play").click()
    begin(host, "friend", seed="tide")
    link = host.page.get_by_role("textbox", name=host.words("board-lobby-link")).input_value()
    friend.go("#" + link.partition("#")[2])
    expect(friend.page.locator(f"[data-pack='{pack}']")).to_contain_text("Kitchen table")
    friend.page.locator(f"input[value='ready:{game.other}']").check()
    expect(friend.button("start-join-sit")).to_be_disabled()
    friend.page.get_by_label(friend.words("start-packs-accept")).check()
    friend.button("start-join-sit").click()
    assert together(TablePlayer(host), TablePlayer(friend), until=12)
    friend.page.locator("[data-action='menu']").click()
    expect(friend.page.locator(f"dialog [data-pack='{pack}']")).to_contain_text(friend.words("workshop-whose-theirs"))
