"""Settings and help of a game: the same on the board and on the page of settings, and for each game its own."""

import pytest
from playwright.sync_api import expect

from browser.fftcg import against_computer, kept
from browser.playing import TablePlayer
from browser.positions import placed

BRASKA, ANOTHER = "may fftcg/16-133S 1", "ex fftcg/16-133S -1"
STOPS = {"mine": ["main_1"], "theirs": []}
HELP = {"fftcg": "board-f-help-stack", "colosseum": "board-help-battle"}


def choices(person):
    """What is set for Final Fantasy TCG."""
    return person.page.locator("[data-game=fftcg]")


def stop(person, moment, turn):
    """The box of a stop, set or not."""
    words = [person.words("board-f-stop", moment=moment, turn=turn, set=one) for one in ("yes", "no")]
    return choices(person).get_by_label(words[0], exact=True).or_(choices(person).get_by_label(words[1], exact=True))


def test_what_passes_by_itself_is_set_in_the_settings_too(visitor, server):
    """Whatever game was played last; the board has what was set there."""
    table, token = against_computer(server, "w2", "cloud", "heroes")
    passing = {"full": False, "stops": STOPS, "answers": {}}
    person = visitor(server, kept={**kept(table, token), "fftcg-passing": passing}).go("#/settings")
    expect(stop(person, person.words("phase-main-1"), "mine")).to_be_checked()
    expect(stop(person, person.words("phase-main-1"), "theirs")).not_to_be_checked()
    stop(person, person.words("phase-end"), "mine").check()
    person.go(f"#/table/{table}")
    TablePlayer(person).see()
    person.page.locator("[data-action=passing]").click()
    expect(person.page.get_by_role("dialog").get_by_role("checkbox", checked=True)).to_have_count(2)
    person.page.locator("[data-action=full]").check()
    person.page.reload()
    person.go("#/settings")
    expect(choices(person).locator("[data-action=full]")).to_be_checked()


def test_a_remembered_answer_is_told_and_forgotten(visitor, server):
    """By the name of its card; the others stay."""
    passing = {"full": False, "stops": STOPS, "answers": {BRASKA: "yes", ANOTHER: "no"}}
    person = visitor(server, kept={"fftcg-passing": passing}).go("#/settings")
    listed = choices(person).locator("[data-remembered]")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text(person.words("board-f-answer", card="Braska", answer="yes"))
    expect(listed.last).to_contain_text(person.words("board-f-answer", card="Braska", answer="no"))
    listed.first.get_by_role("button").click()
    expect(listed).to_have_count(1)
    person.page.reload()
    expect(listed).to_have_attribute("data-remembered", ANOTHER)


@pytest.mark.parametrize("game", HELP)
def test_each_game_has_help_of_its_own(visitor, server, game):
    """Beside what is alike at every board."""
    if game == "fftcg":
        table, token = against_computer(server, "w2", "cloud", "heroes")
        person = visitor(server, kept=kept(table, token)).go(f"#/table/{table}")
    else:
        position = placed(server, "planning")
        person = visitor(server, kept=position.kept).go(position.place)
    TablePlayer(person).see()
    person.page.keyboard.press("h")
    told = person.page.get_by_role("dialog")
    expect(told).to_contain_text(person.words("board-help-glow"))
    for other, key in HELP.items():
        expect(told.get_by_text(person.words(key), exact=True)).to_have_count(int(other == game))
