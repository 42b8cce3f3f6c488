"""Two people at one screen: a cover between their turns, and nothing of the other hand on the page at any time."""

import re

from playwright.sync_api import expect

from browser.playing import TablePlayer
from browser.starting import begin
from browser.wire import Heard
from netocean.lab.cards import bench

COVERS = 6
KEY = re.compile(r"colosseum(?:-practice)?/[\w-]+")


def told(heard, seat):
    """The messages to one of the two seats that sit at this screen."""
    return next(messages for messages in heard.by_socket if messages[0]["about"]["seat"] == seat)


def hand(messages, seat):
    """The cards that a seat was last told it holds."""
    zones = [
        zone for message in messages for zone in (message.get("state") or message.get("change", {})).get("zones", [])
    ]
    last = [zone for zone in zones if zone["seat"] == seat and zone["name"] == "hand"][-1]
    return {card["key"] for card in last.get("cards", [])}


def secret(heard, seat):
    """The cards in the hand of the other one that a seat was never told of: their keys, and their names."""
    known = set(KEY.findall(str(told(heard, seat))))
    keys = hand(told(heard, 1 - seat), 1 - seat) - known
    library = bench("colosseum").library
    return keys | {library.name(library.card(key).facts.name, "en")[0] for key in keys}


def test_nothing_of_the_other_hand_is_on_the_page(visitor, server):
    """Neither while the cover lies there nor after it: not in what is seen, and not in what lies behind."""
    person = visitor(server, hurry=True)
    heard = Heard()
    heard.listen(person.page)
    begin(person.go(), "here", seed="here", deck="greymon", other="garurumon")
    playing = TablePlayer(person)
    covers = hidden = 0
    while covers < COVERS:
        seen = playing.could()
        if seen is None:
            person.page.wait_for_timeout(20)
            continue
        if seen.cover:
            covers += 1
            assert person.page.locator("[data-handle], [data-key]").count() == 0
            assert not KEY.search(person.page.content())
        else:
            seat = int(person.page.locator(".hand[data-zone=hand]").get_attribute("data-seat"))
            words = secret(heard, seat)
            hidden += len(words)
            page = person.page.content()
            assert not [word for word in words if re.search(rf"{re.escape(word)}(?![\w-])", page)]
        playing.do(seen)
    assert hidden > 0


def test_the_one_who_gives_up_has_lost(visitor, server):
    """And both see the end on the same screen."""
    person = visitor(server, language="zh-Hant", hurry=True)
    begin(person.go(), "here", seed="here")
    TablePlayer(person).act()
    person.button("board-menu").click()
    person.page.locator("[data-action=concede]").click()
    person.page.locator("[data-action=concede-sure]").click()
    expect(person.page.locator("section.end")).to_have_attribute("data-winner", re.compile("[01]"))
